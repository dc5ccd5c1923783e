SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.seats_due() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.seats_due_anew() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.seats_due_no_more() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            UPDATE seats SET due = NULL WHERE table_id = old.table_id AND seat = old.seat;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.seats_missed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.seats_open() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            UPDATE seats SET open = new.phase IN ('lobby', 'cutting', 'playing') WHERE table_id = new.id;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.seats_planned() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat;
            DELETE FROM answers WHERE table_id = new.table_id AND seat = new.seat;
            RETURN NULL;
        END $$;
CREATE FUNCTION public.tables_planned() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
            DELETE FROM plans WHERE table_id = new.id;
            DELETE FROM answers WHERE table_id = new.id;
            RETURN NULL;
        END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.agreements (
    table_id bigint NOT NULL,
    player bigint NOT NULL
);
CREATE TABLE public.answers (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    player bigint NOT NULL,
    answer text NOT NULL COLLATE pg_catalog."C",
    looked bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.clocks (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    spent double precision NOT NULL,
    as_of double precision NOT NULL,
    reminded bigint NOT NULL,
    answered boolean NOT NULL,
    deadline double precision,
    next_at double precision,
    zone text COLLATE pg_catalog."C",
    wakes bigint,
    sleeps bigint,
    put_off boolean DEFAULT false NOT NULL
);
CREATE TABLE public.cuts (
    table_id bigint NOT NULL,
    place bigint NOT NULL,
    seat bigint NOT NULL,
    player bigint,
    digest text COLLATE pg_catalog."C",
    text text COLLATE pg_catalog."C"
);
CREATE TABLE public.heartbeat (
    one bigint NOT NULL,
    at double precision NOT NULL,
    CONSTRAINT heartbeat_one_check CHECK ((one = 1))
);
CREATE TABLE public.identifies (
    bucket bigint NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.invitations (
    table_id bigint NOT NULL,
    player bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    until double precision NOT NULL
);
CREATE TABLE public.leases (
    shard bigint NOT NULL,
    total bigint NOT NULL,
    holder text NOT NULL COLLATE pg_catalog."C",
    home boolean NOT NULL,
    wanted boolean NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.lessons_left (
    player bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    step text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL
);
CREATE TABLE public.moves (
    table_id bigint NOT NULL,
    version bigint NOT NULL,
    at double precision NOT NULL,
    seat bigint,
    notation text NOT NULL COLLATE pg_catalog."C",
    state bytea NOT NULL,
    published bigint NOT NULL,
    questions text NOT NULL COLLATE pg_catalog."C",
    undo_version bigint,
    undo_seat bigint,
    told bigint NOT NULL,
    pending text NOT NULL COLLATE pg_catalog."C",
    news text COLLATE pg_catalog."C",
    own bigint DEFAULT 0 NOT NULL,
    aside boolean DEFAULT false NOT NULL,
    public_events bigint DEFAULT 0 NOT NULL,
    auto boolean DEFAULT false NOT NULL,
    known bigint DEFAULT 0 NOT NULL,
    played_for text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    base bigint,
    mover text COLLATE pg_catalog."C",
    round text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    version bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    destination text NOT NULL COLLATE pg_catalog."C",
    seat bigint,
    player bigint,
    after bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    facts text NOT NULL COLLATE pg_catalog."C",
    state text DEFAULT 'waiting'::text NOT NULL COLLATE pg_catalog."C",
    not_before double precision NOT NULL,
    tries bigint DEFAULT 0 NOT NULL,
    why text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    written_at double precision NOT NULL,
    nonce text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    invited bigint
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.people (
    player bigint NOT NULL,
    language text COLLATE pg_catalog."C",
    dms boolean NOT NULL,
    dms_closed boolean NOT NULL,
    caretaker text NOT NULL COLLATE pg_catalog."C",
    reminders boolean NOT NULL,
    zone text COLLATE pg_catalog."C",
    wakes bigint,
    sleeps bigint,
    away text NOT NULL COLLATE pg_catalog."C",
    discord_language text COLLATE pg_catalog."C",
    pocket boolean DEFAULT false NOT NULL,
    text_first boolean DEFAULT false NOT NULL,
    asks_end boolean DEFAULT true NOT NULL
);
CREATE TABLE public.plans (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    player bigint NOT NULL,
    version bigint NOT NULL,
    lines text NOT NULL COLLATE pg_catalog."C",
    facts text NOT NULL COLLATE pg_catalog."C",
    ready boolean NOT NULL,
    begun boolean NOT NULL,
    why text NOT NULL COLLATE pg_catalog."C",
    looked bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.posts (
    table_id bigint NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    version bigint NOT NULL,
    after bigint DEFAULT 0 NOT NULL,
    stale_at double precision
);
CREATE TABLE public.proposals (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    player bigint NOT NULL,
    until double precision NOT NULL,
    open boolean NOT NULL
);
CREATE TABLE public.ratings (
    guild_id bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    player bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games bigint NOT NULL
);
CREATE TABLE public.records (
    table_id bigint NOT NULL,
    format bigint NOT NULL,
    packed bytea NOT NULL,
    digest text NOT NULL COLLATE pg_catalog."C",
    versions bigint NOT NULL,
    reproduced boolean NOT NULL,
    ended_at double precision NOT NULL,
    swept boolean DEFAULT false NOT NULL
);
CREATE TABLE public.results (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    guild_id bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    player bigint,
    role text NOT NULL COLLATE pg_catalog."C",
    figures text NOT NULL COLLATE pg_catalog."C",
    finished_at double precision NOT NULL,
    score bigint,
    rank bigint DEFAULT 2 NOT NULL,
    story text COLLATE pg_catalog."C",
    awaits_story boolean DEFAULT false NOT NULL
);
CREATE TABLE public.schema_step (
    taken bigint NOT NULL
);
CREATE TABLE public.seals (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    seal text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.seats (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    player bigint,
    name text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    level text COLLATE pg_catalog."C",
    missed_turns bigint DEFAULT 0 NOT NULL,
    asked_at double precision,
    choices text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    open boolean DEFAULT true NOT NULL,
    called bigint DEFAULT 0 NOT NULL,
    rung bigint DEFAULT 0 NOT NULL,
    gone boolean DEFAULT false NOT NULL,
    complete boolean DEFAULT false NOT NULL,
    conceded boolean DEFAULT false NOT NULL,
    may_win boolean DEFAULT false NOT NULL,
    due double precision
);
CREATE TABLE public.servers (
    guild_id bigint NOT NULL,
    language text COLLATE pg_catalog."C",
    pace text NOT NULL COLLATE pg_catalog."C",
    channels text NOT NULL COLLATE pg_catalog."C",
    own_lobbies bigint DEFAULT 3 NOT NULL,
    channel_lobbies bigint DEFAULT 10 NOT NULL,
    announces_in bigint,
    rings bigint
);
CREATE TABLE public.set_aside (
    table_id bigint NOT NULL,
    since double precision NOT NULL,
    why text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.standings (
    guild_id bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    player bigint NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    figures text NOT NULL COLLATE pg_catalog."C",
    points bigint,
    stories bigint DEFAULT 0 NOT NULL,
    story text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.tables (
    id bigint NOT NULL,
    phase text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    host bigint NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    thread_id bigint,
    language text NOT NULL COLLATE pg_catalog."C",
    pace text NOT NULL COLLATE pg_catalog."C",
    talk boolean NOT NULL,
    options text NOT NULL COLLATE pg_catalog."C",
    seed text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    version bigint DEFAULT 0 NOT NULL,
    opened_at double precision NOT NULL,
    touched_at double precision NOT NULL,
    computer_at double precision,
    rematch bigint,
    asked_at double precision,
    rules bigint DEFAULT 1 NOT NULL,
    program text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    packed bigint DEFAULT 0 NOT NULL,
    closed_at double precision,
    cuts_reminded bigint DEFAULT 0 NOT NULL,
    book text DEFAULT 'open'::text NOT NULL COLLATE pg_catalog."C",
    imported text COLLATE pg_catalog."C",
    announced boolean DEFAULT false NOT NULL,
    coach text DEFAULT 'auto'::text NOT NULL COLLATE pg_catalog."C",
    coached boolean DEFAULT false NOT NULL,
    revision bigint DEFAULT 0 NOT NULL
);
ALTER TABLE public.tables ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.told_once (
    player bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.traces (
    one bigint NOT NULL,
    CONSTRAINT traces_one_check CHECK ((one = 1))
);
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
INSERT INTO public.schema_step VALUES (29);
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (table_id, player);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.cuts
    ADD CONSTRAINT cuts_pkey PRIMARY KEY (table_id, place);
ALTER TABLE ONLY public.heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.identifies
    ADD CONSTRAINT identifies_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (table_id, player);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (shard);
ALTER TABLE ONLY public.lessons_left
    ADD CONSTRAINT lessons_left_pkey PRIMARY KEY (player, game);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, version);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (table_id, what);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (guild_id, game, player);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seals
    ADD CONSTRAINT seals_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.set_aside
    ADD CONSTRAINT set_aside_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (guild_id, game, player);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.told_once
    ADD CONSTRAINT told_once_pkey PRIMARY KEY (player, key);
ALTER TABLE ONLY public.traces
    ADD CONSTRAINT traces_pkey PRIMARY KEY (one);
CREATE INDEX agreements_by_player ON public.agreements USING btree (player);
CREATE INDEX clocks_by_time ON public.clocks USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX cuts_by_player ON public.cuts USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX cuts_of_nobody ON public.cuts USING btree (text) WHERE ((player IS NULL) AND (text IS NOT NULL));
CREATE INDEX invitations_by_player ON public.invitations USING btree (player);
CREATE INDEX moves_of_nobody ON public.moves USING btree (table_id, version) WHERE (seat IS NULL);
CREATE INDEX outbox_by_destination ON public.outbox USING btree (destination);
CREATE INDEX outbox_by_invited ON public.outbox USING btree (invited) WHERE (invited IS NOT NULL);
CREATE INDEX outbox_by_player ON public.outbox USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX outbox_by_table ON public.outbox USING btree (table_id);
CREATE INDEX outbox_waiting ON public.outbox USING btree (table_id, destination, id) WHERE (state = 'waiting'::text);
CREATE INDEX posts_by_message ON public.posts USING btree (message_id);
CREATE INDEX posts_by_staleness ON public.posts USING btree (stale_at) WHERE (stale_at IS NOT NULL);
CREATE INDEX posts_by_what ON public.posts USING btree (what);
CREATE INDEX proposals_by_player ON public.proposals USING btree (player);
CREATE INDEX proposals_open ON public.proposals USING btree (table_id) WHERE open;
CREATE INDEX ratings_by_person ON public.ratings USING btree (player);
CREATE INDEX records_by_end ON public.records USING btree (ended_at) WHERE (NOT swept);
CREATE INDEX results_awaiting_story ON public.results USING btree (table_id, finished_at) WHERE awaits_story;
CREATE INDEX results_by_person ON public.results USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX seats_by_player ON public.seats USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX seats_open_by_player ON public.seats USING btree (player, (((asked_at IS NULL) OR (level IS NOT NULL))), ((due IS NULL)), due, asked_at NULLS FIRST, table_id) WHERE open;
CREATE INDEX standings_by_merit ON public.standings USING btree (guild_id, game, points DESC NULLS LAST, wins DESC, games, player);
CREATE INDEX standings_by_person ON public.standings USING btree (player);
CREATE INDEX tables_by_channel ON public.tables USING btree (channel_id, phase, thread_id);
CREATE INDEX tables_by_computer ON public.tables USING btree (computer_at) WHERE (computer_at IS NOT NULL);
CREATE INDEX tables_by_host ON public.tables USING btree (host, phase);
CREATE INDEX tables_by_place ON public.tables USING btree (guild_id, phase);
CREATE INDEX tables_by_thread ON public.tables USING btree (thread_id) WHERE (thread_id IS NOT NULL);
CREATE INDEX tables_by_touch ON public.tables USING btree (phase, touched_at);
CREATE UNIQUE INDEX tables_imported ON public.tables USING btree (guild_id, imported) WHERE (imported IS NOT NULL);
CREATE INDEX tables_to_pack ON public.tables USING btree (id) WHERE ((packed = 0) AND (phase = ANY (ARRAY['over'::text, 'closed'::text, 'conceded'::text])));
CREATE TRIGGER seats_due AFTER INSERT ON public.clocks FOR EACH ROW EXECUTE FUNCTION public.seats_due();
CREATE TRIGGER seats_due_anew AFTER UPDATE OF deadline ON public.clocks FOR EACH ROW EXECUTE FUNCTION public.seats_due_anew();
CREATE TRIGGER seats_due_no_more AFTER DELETE ON public.clocks FOR EACH ROW EXECUTE FUNCTION public.seats_due_no_more();
CREATE TRIGGER seats_missed AFTER UPDATE OF missed_turns ON public.seats FOR EACH ROW WHEN ((new.missed_turns > old.missed_turns)) EXECUTE FUNCTION public.seats_missed();
CREATE TRIGGER seats_open AFTER UPDATE OF phase ON public.tables FOR EACH ROW WHEN ((old.phase <> new.phase)) EXECUTE FUNCTION public.seats_open();
CREATE TRIGGER seats_planned AFTER UPDATE OF player, level, gone, conceded, may_win ON public.seats FOR EACH ROW WHEN (((new.player IS DISTINCT FROM old.player) OR (new.level IS NOT NULL) OR new.gone OR new.conceded OR new.may_win)) EXECUTE FUNCTION public.seats_planned();
CREATE TRIGGER tables_planned AFTER UPDATE OF phase ON public.tables FOR EACH ROW WHEN ((new.phase <> 'playing'::text)) EXECUTE FUNCTION public.tables_planned();
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.cuts
    ADD CONSTRAINT cuts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seals
    ADD CONSTRAINT seals_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.set_aside
    ADD CONSTRAINT set_aside_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
