// The page's own few words, in the reader's language. The bot's words are the bot's.

const EN = {
  channels: "Text channels", messages: "Direct messages", you: "You are", welcome: "Welcome to #{name}",
  welcomeThread: "{name}", welcomeDm: "Your conversation with {name}",
  beginning: "This is the beginning of the thread.",
  beginningDm: "Only the two of you can read this.", yesterday: "Yesterday", at: "at", write: "Message {name}",
  writeTo: "Message {name}", app: "APP", only: "Only you can see this", dismiss: "Dismiss message",
  thinking: "{name} is thinking…", failed: "This interaction failed", silent: "The application did not respond",
  edited: "(edited)", used: "used", cancel: "Cancel", submit: "Submit", save: "Done",
  choose: "Make a selection", none: "Nothing fits", loading: "Loading…", more: "+{n} more",
  language: "Language", dmsOpen: "Private messages from this server", serverLanguage: "Server language",
  settings: "Settings of {name}", manager: "Manager", offline: "The bot is not connected.",
  lost: "The sandbox has stopped. Waiting for it…", original: "Open original", download: "Download",
  yes: "True", no: "False", bot: "Bot on this server", remove: "Remove the bot", invite: "Invite the bot",
  delete: "Delete message", openThread: "See thread", count: "{n} messages", count1: "1 message",
  typing: "{name} is typing…", image: "Picture", older: "Earlier messages", dmsClosed: "DMs closed",
  noWrite: "You may not write here.", gone: "You cannot see that channel, or it is gone.",
  refusedLength: "A message has 1 to 2,000 characters.", refusedForm: "This form is no longer open.",
  refusedDelete: "Only the author or a manager can delete this message.",
  refusedManager: "Only a server manager can change this.", refusedPerson: "Nobody here has that id.",
  refusedMessage: "This message is gone.", refusedMenu: "A message that only you see has no apps.",
  apps: "Apps", appsOf: "Apps: {name}", noApps: "The bot offers nothing here.", refusedFile: "A file has 1 byte to 10 MB.",
  newcomerPeople: "Six people share this screen, and you are {name}. Click a face to be somebody else.",
  newcomerCommands: "Type / for everything the bot can do.",
  unknownCommand: "There is no command {name}. Type / to see them all.",
  renamedCommand: "/{old} is now {name}.",
  newcomerKept: "All of it is kept on this machine for next time.",
  "speaks-en": "{name} reads English.", "speaks-fr": "{name} reads French.", speakToo: "English for {name} too", show: "show",
  skip: "Skip to the messages", people: "You are {name}. Be somebody else",
};

const FR = {
  channels: "Salons textuels", messages: "Messages privés", you: "Tu es", welcome: "Bienvenue dans #{name}",
  welcomeThread: "{name}", welcomeDm: "Ta conversation avec {name}",
  beginning: "C’est le début du fil.",
  beginningDm: "Rien que pour vous deux.", yesterday: "Hier", at: "à", write: "Écrire dans {name}",
  writeTo: "Écrire à {name}", app: "APP", only: "Rien que pour toi", dismiss: "Masquer le message",
  thinking: "{name} réfléchit…", failed: "L’interaction a échoué", silent: "L’application n’a pas répondu",
  edited: "(modifié)", used: "a utilisé", cancel: "Annuler", submit: "Envoyer", save: "C’est bon",
  choose: "Choisis…", none: "Rien de tel", loading: "Chargement…", more: "+{n} autres",
  language: "Langue", dmsOpen: "Messages privés de ce serveur", serverLanguage: "Langue du serveur",
  settings: "Réglages de {name}", manager: "Admin", offline: "Le bot n’est pas connecté.",
  lost: "Le bac à sable s’est arrêté. En attente…", original: "Ouvrir l’original", download: "Télécharger",
  yes: "Vrai", no: "Faux", bot: "Bot sur ce serveur", remove: "Renvoyer le bot", invite: "Inviter le bot",
  delete: "Supprimer le message", openThread: "Voir le fil", count: "{n} messages", count1: "1 message",
  typing: "{name} écrit…", image: "Image", older: "Messages précédents", dmsClosed: "MP fermés",
  noWrite: "Tu ne peux pas écrire ici.", gone: "Ce salon n’existe plus, ou t’est fermé.",
  refusedLength: "Un message compte de 1 à 2 000 caractères.", refusedForm: "Ce formulaire est déjà fermé.",
  refusedDelete: "Seuls son auteur ou un admin peuvent supprimer ce message.",
  refusedManager: "Réservé aux admins du serveur.", refusedPerson: "Personne ici ne porte ce numéro.",
  refusedMessage: "Ce message n’existe plus.", refusedMenu: "Un message que toi seul vois n’a pas d’applications.",
  apps: "Applications", appsOf: "Applications : {name}", noApps: "Le bot ne propose rien ici.", refusedFile: "Un fichier pèse de 1 octet à 10 Mo.",
  newcomerPeople: "Six personnes se partagent cet écran, et tu es {name}. Clique sur un visage pour changer de personne.",
  newcomerCommands: "Tape / pour voir tout ce que sait faire le bot.",
  renamedCommand: "/{old} s’appelle maintenant {name}.",
  unknownCommand: "Je ne connais pas la commande {name}. Tape / pour les voir toutes.",
  newcomerKept: "Tout est gardé sur cette machine pour la prochaine fois.",
  "speaks-en": "{name} lit en anglais.", "speaks-fr": "{name} lit en français.", speakToo: "En français aussi pour {name}", show: "afficher",
  skip: "Aller aux messages", people: "Tu es {name}. Changer de personne",
};

let locale = "en-US";

export function speak(language) {
  locale = language;
  document.documentElement.lang = language;
}

export const language = () => locale;

/** A word of the page, with its gaps filled; in the reader's language, unless another is named. */
export function t(key, gaps = {}, inLanguage = locale) {
  const words = (inLanguage.startsWith("fr") ? FR : EN)[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (_, name) => gaps[name] ?? "");
}
