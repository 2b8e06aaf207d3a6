create table tokens (
  business_id  uuid not null,
  id           uuid not null,
  name         text not null,
  branch_id    uuid not null,
  permissions  text[] not null default '{}'::text[],
  expires_at   timestamp with time zone not null,
  last_used_at timestamp with time zone,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index tokens_newest on tokens (business_id, created_at desc, id);
create index tokens_by_name on tokens (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index tokens_of_branch on tokens (business_id, branch_id);
alter table tokens enable row level security;
alter table tokens force row level security;
create policy tenant on tokens to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on tokens to pos_app;
grant insert (business_id, id, name, branch_id, permissions, expires_at, last_used_at, search_text, version, created_by) on tokens to pos_app;
grant update (name, branch_id, permissions, expires_at, last_used_at, search_text, version, updated_at, deleted_at, deleted_by) on tokens to pos_app;
grant select on tokens to pos_job;
grant insert (business_id, id, name, branch_id, permissions, expires_at, last_used_at, search_text, version, created_by) on tokens to pos_job;
grant update (name, branch_id, permissions, expires_at, last_used_at, search_text, version, updated_at, deleted_at, deleted_by) on tokens to pos_job;
create trigger count_added after insert on tokens referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on tokens for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index tokens_search on tokens using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, branch_id, search_text, deleted_at) on tokens to pos_search;
create policy search on tokens for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_tokens(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.tokens r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_tokens(text, int, int) from public;
grant execute on function ctx.search_tokens(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table command_log (
  business_id  uuid not null,
  key          uuid not null,
  operation    text not null,
  request_hash text not null,
  user_id      uuid not null,
  answer       jsonb,
  created_at   timestamp with time zone not null default now(),
  primary key (business_id, key)
);
create index command_log_by_age on command_log (business_id, created_at);
alter table command_log enable row level security;
alter table command_log force row level security;
create policy tenant on command_log to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on command_log to pos_app;
grant insert (business_id, key, operation, request_hash, user_id, answer) on command_log to pos_app;
grant update (answer) on command_log to pos_app;
grant delete on command_log to pos_app;
grant select on command_log to pos_job;
grant insert (business_id, key, operation, request_hash, user_id, answer) on command_log to pos_job;
grant update (answer) on command_log to pos_job;
grant delete on command_log to pos_job;

create table outbox (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  event       text not null,
  payload     jsonb not null,
  created_at  timestamp with time zone not null default now(),
  done_at     timestamp with time zone,
  primary key (business_id, id)
);
create index outbox_waiting on outbox (business_id, created_at) where (done_at IS NULL);
alter table outbox enable row level security;
alter table outbox force row level security;
create policy tenant on outbox to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on outbox to pos_app;
grant insert (business_id, id, branch_id, event, payload, done_at) on outbox to pos_app;
grant update (done_at) on outbox to pos_app;
grant delete on outbox to pos_app;
grant select on outbox to pos_job;
grant insert (business_id, id, branch_id, event, payload, done_at) on outbox to pos_job;
grant update (done_at) on outbox to pos_job;
grant delete on outbox to pos_job;

create table download_tickets (
  business_id uuid not null,
  id          uuid not null,
  user_id     uuid not null,
  branch_id   uuid not null,
  url         text not null,
  created_at  timestamp with time zone not null default now(),
  expires_at  timestamp with time zone not null,
  primary key (business_id, id)
);
alter table download_tickets enable row level security;
alter table download_tickets force row level security;
create policy tenant on download_tickets to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on download_tickets to pos_app;
grant insert (business_id, id, user_id, branch_id, url, expires_at) on download_tickets to pos_app;
grant delete on download_tickets to pos_app;
grant select on download_tickets to pos_job;
grant insert (business_id, id, user_id, branch_id, url, expires_at) on download_tickets to pos_job;
grant delete on download_tickets to pos_job;

alter table tokens add constraint tokens_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
