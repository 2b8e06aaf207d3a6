create table fee_payments (
  business_id        uuid not null,
  id                 uuid not null,
  client_name        text not null,
  client_branch_name text not null,
  client_business    text not null,
  client_branch      text not null,
  kind               text not null,
  days               integer,
  amount             bigint not null,
  date               date not null,
  paid_until         date,
  agent_id           uuid,
  commission         bigint not null,
  reference          text,
  remarks            text,
  search_text        text not null default ''::text,
  version            integer not null default 1,
  created_at         timestamp with time zone not null default now(),
  created_by         uuid,
  updated_at         timestamp with time zone not null default now(),
  deleted_at         timestamp with time zone,
  deleted_by         uuid,
  primary key (business_id, id)
);
create index fee_payments_newest on fee_payments (business_id, created_at desc, id);
create index fee_payments_by_client_name on fee_payments (business_id, client_name collate "und-x-icu", id) where (deleted_at IS NULL);
create index fee_payments_of_agent on fee_payments (business_id, agent_id);
alter table fee_payments enable row level security;
alter table fee_payments force row level security;
create policy tenant on fee_payments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on fee_payments to pos_app;
grant insert (business_id, id, client_name, client_branch_name, client_business, client_branch, kind, days, amount, date, paid_until, agent_id, commission, reference, remarks, search_text, version, created_by) on fee_payments to pos_app;
grant update (client_name, client_branch_name, client_business, client_branch, kind, days, amount, date, paid_until, agent_id, commission, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on fee_payments to pos_app;
grant select on fee_payments to pos_job;
grant insert (business_id, id, client_name, client_branch_name, client_business, client_branch, kind, days, amount, date, paid_until, agent_id, commission, reference, remarks, search_text, version, created_by) on fee_payments to pos_job;
grant update (client_name, client_branch_name, client_business, client_branch, kind, days, amount, date, paid_until, agent_id, commission, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on fee_payments to pos_job;
create trigger count_added after insert on fee_payments referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on fee_payments for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index fee_payments_search on fee_payments using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, client_name, search_text, deleted_at) on fee_payments to pos_search;
create policy search on fee_payments for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_fee_payments(word text, page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.client_name from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.client_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.client_name from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.client_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_fee_payments(text, int, int) from public;
grant execute on function ctx.search_fee_payments(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

alter table fee_payments add constraint fee_payments_agent_id foreign key (business_id, agent_id) references users (business_id, id);
