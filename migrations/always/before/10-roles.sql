-- Who may do what. Run by the migrating login, which need not be a superuser: it must own the database and may create
-- roles (docs/decisions/0004-isolation.md prints the statements for a server where it may not).
--   pos_owner   owns schemas and tables; nobody logs in as it; migrations `set role pos_owner`
--   pos_app     the server's pool
--   pos_job     the worker: behind the same wall, with short-lived tokens of its own
--   pos_login   opens and closes sessions and nothing else: a pool of two connections used by login and logout only.
--               Were this right given to pos_app, one injected statement could open a session in any business.
--   pos_search  owns the search functions; nobody logs in as it
do $$
declare
  r record;
begin
  for r in
    select * from (values ('pos_owner', 'nologin'), ('pos_search', 'nologin'), ('pos_app', 'login'), ('pos_job', 'login'),
                          ('pos_login', 'login')) v(name, login)
    where not exists (select from pg_roles where rolname = v.name)
  loop
    execute format('create role %I %s nosuperuser nobypassrls nocreatedb nocreaterole noinherit noreplication', r.name, r.login);
  end loop;
end $$;

-- A superuser may become any role; any other login must be made a member of the two that own things.
do $$
declare
  r text;
  mode text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach r in array array['pos_owner', 'pos_search'] loop
    if not pg_has_role(r, mode) then execute format('grant %I to %I', r, current_user); end if;
  end loop;
end $$;

-- A statement that runs away, waits behind a lock or forgets its transaction is ended by the database itself.
do $$
declare
  r record;
begin
  for r in
    select * from (values
      ('pos_app', 'statement_timeout', '5s'), ('pos_app', 'lock_timeout', '2s'), ('pos_app', 'idle_in_transaction_session_timeout', '10s'),
      ('pos_login', 'statement_timeout', '5s'), ('pos_login', 'lock_timeout', '2s'), ('pos_login', 'idle_in_transaction_session_timeout', '10s'),
      ('pos_job', 'statement_timeout', '5min'), ('pos_job', 'lock_timeout', '10s'), ('pos_job', 'idle_in_transaction_session_timeout', '1min')
    ) v(name, setting, value)
    where not exists (select from pg_db_role_setting s join pg_roles o on o.oid = s.setrole
                      where o.rolname = v.name and s.setdatabase = 0 and v.setting || '=' || v.value = any (s.setconfig))
  loop
    execute format('alter role %I set %s = %L', r.name, r.setting, r.value);
  end loop;
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;   -- lets one GIN index begin with business_id
create extension if not exists btree_gist;  -- lets an exclusion begin with business_id

-- No CONNECT and no TEMP by default.
do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to pos_app, pos_job, pos_login', current_database());
end $$;
revoke all on schema public from public;
create schema if not exists ctx authorization pos_owner;
grant usage, create on schema public to pos_owner;
grant usage on schema public to pos_app, pos_job, pos_search;
grant usage on schema ctx to pos_app, pos_job, pos_login, pos_search;
alter default privileges for role pos_owner revoke execute on functions from public;
alter default privileges for role pos_search revoke execute on functions from public;

-- What has been applied to this database: each migration, and the state of the files under always/.
set local role pos_owner;
create table if not exists schema_migrations (
  name       text primary key,
  checksum   text not null,
  applied_at timestamptz not null default now()
);
grant select on schema_migrations to pos_app;   -- the start compares as pos_app, before it needs any other login
reset role;
