create table payments (
  business_id    uuid not null,
  id             uuid not null,
  branch_id      uuid not null,
  party_name     text,
  kind           text not null,
  direction      text not null,
  customer_id    uuid,
  amount         bigint not null,
  debts_amount   bigint not null,
  deposit_amount bigint not null,
  account_id     uuid,
  mode           text not null,
  date           date not null,
  source_kind    text,
  source_id      text,
  status         text not null,
  reference      text,
  remarks        text,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index payments_newest on payments (business_id, created_at desc, id);
create index payments_of_branch on payments (business_id, branch_id, created_at desc, id);
create index payments_by_date on payments (business_id, branch_id, date desc, id);
create index payments_by_party_name on payments (business_id, party_name collate "und-x-icu", id) where (deleted_at IS NULL);
create index payments_of_customer on payments (business_id, customer_id);
create index payments_of_account on payments (business_id, account_id);
alter table payments enable row level security;
alter table payments force row level security;
create policy tenant on payments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_app;
grant update (party_name, kind, direction, customer_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_app;
grant select on payments to pos_job;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_job;
grant update (party_name, kind, direction, customer_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_job;
create trigger count_added after insert on payments referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on payments for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index payments_search on payments using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, party_name, search_text, deleted_at) on payments to pos_search;
create policy search on payments for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_payments(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.party_name from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.party_name from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_payments(text, uuid[], int, int) from public;
grant execute on function ctx.search_payments(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table debts (
  business_id        uuid not null,
  id                 uuid not null,
  branch_id          uuid not null,
  party_name         text,
  kind               text not null,
  origin             text not null,
  customer_id        uuid,
  person             text,
  amount             bigint not null,
  date               date,
  due_date           date,
  promise_date       date,
  account_id         uuid,
  document           text,
  source_kind        text,
  source_id          text,
  paid_amount        bigint not null,
  returned_amount    bigint not null,
  written_off_amount bigint not null,
  remain_amount      bigint not null,
  status             text not null,
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
create index debts_newest on debts (business_id, created_at desc, id);
create index debts_of_branch on debts (business_id, branch_id, created_at desc, id);
create index debts_by_party_name on debts (business_id, party_name collate "und-x-icu", id) where (deleted_at IS NULL);
create index debts_of_customer on debts (business_id, customer_id);
create index debts_of_account on debts (business_id, account_id);
create unique index debts_one_source_id on debts (business_id, source_id) where (deleted_at IS NULL);
alter table debts enable row level security;
alter table debts force row level security;
create policy tenant on debts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on debts to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_app;
grant update (party_name, kind, origin, customer_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_app;
grant select on debts to pos_job;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_job;
grant update (party_name, kind, origin, customer_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_job;
create trigger count_added after insert on debts referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on debts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index debts_search on debts using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, party_name, search_text, deleted_at) on debts to pos_search;
create policy search on debts for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_debts(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.party_name from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.party_name from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_debts(text, uuid[], int, int) from public;
grant execute on function ctx.search_debts(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table debt_histories (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  party_name  text,
  kind        text not null,
  debt_id     uuid not null,
  payment_id  uuid not null,
  customer_id uuid,
  before      bigint not null,
  amount      bigint not null,
  after       bigint not null,
  account_id  uuid,
  date        date not null,
  remarks     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index debt_histories_newest on debt_histories (business_id, created_at desc, id);
create index debt_histories_of_branch on debt_histories (business_id, branch_id, created_at desc, id);
create index debt_histories_by_date on debt_histories (business_id, branch_id, date desc, id);
create index debt_histories_by_party_name on debt_histories (business_id, party_name collate "und-x-icu", id) where (deleted_at IS NULL);
create index debt_histories_of_debt on debt_histories (business_id, debt_id);
create index debt_histories_of_payment on debt_histories (business_id, payment_id);
create index debt_histories_of_customer on debt_histories (business_id, customer_id);
create index debt_histories_of_account on debt_histories (business_id, account_id);
alter table debt_histories enable row level security;
alter table debt_histories force row level security;
create policy tenant on debt_histories to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on debt_histories to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, debt_id, payment_id, customer_id, before, amount, after, account_id, date, remarks, search_text, version, created_by) on debt_histories to pos_app;
grant update (party_name, kind, debt_id, payment_id, customer_id, before, amount, after, account_id, date, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debt_histories to pos_app;
grant select on debt_histories to pos_job;
grant insert (business_id, id, branch_id, party_name, kind, debt_id, payment_id, customer_id, before, amount, after, account_id, date, remarks, search_text, version, created_by) on debt_histories to pos_job;
grant update (party_name, kind, debt_id, payment_id, customer_id, before, amount, after, account_id, date, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debt_histories to pos_job;
create trigger count_added after insert on debt_histories referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on debt_histories for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index debt_histories_search on debt_histories using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, party_name, search_text, deleted_at) on debt_histories to pos_search;
create policy search on debt_histories for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_debt_histories(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.party_name from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.party_name from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_debt_histories(text, uuid[], int, int) from public;
grant execute on function ctx.search_debt_histories(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

alter table payments add constraint payments_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table payments add constraint payments_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table payments add constraint payments_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table debts add constraint debts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table debts add constraint debts_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table debts add constraint debts_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table debt_histories add constraint debt_histories_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table debt_histories add constraint debt_histories_debt_id foreign key (business_id, debt_id) references debts (business_id, id);
alter table debt_histories add constraint debt_histories_payment_id foreign key (business_id, payment_id) references payments (business_id, id);
alter table debt_histories add constraint debt_histories_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table debt_histories add constraint debt_histories_account_id foreign key (business_id, account_id) references accounts (business_id, id);
