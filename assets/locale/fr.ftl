### Every sentence people read, by subject. Keys are the same in every language.
