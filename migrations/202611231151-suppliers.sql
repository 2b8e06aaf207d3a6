create table suppliers (
  business_id    uuid not null,
  id             uuid not null,
  name           text not null,
  company_name   text,
  phone_number   text,
  email          text,
  tin_number     text,
  vrn_number     text,
  region         text,
  district       text,
  ward           text,
  credit_days    integer,
  supplier_group text,
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
create index suppliers_newest on suppliers (business_id, created_at desc, id, deleted_at);
create index suppliers_by_name on suppliers (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table suppliers enable row level security;
alter table suppliers force row level security;
create policy tenant on suppliers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on suppliers to pos_app;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, supplier_group, remarks, search_text, version, created_by) on suppliers to pos_app;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, supplier_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on suppliers to pos_app;
grant select on suppliers to pos_job;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, supplier_group, remarks, search_text, version, created_by) on suppliers to pos_job;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, supplier_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on suppliers to pos_job;
create trigger count_added after insert on suppliers referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on suppliers for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index suppliers_search on suppliers using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on suppliers to pos_search;
create policy search on suppliers for select to pos_search using (true);
alter table payments add column supplier_id uuid;
revoke update on payments from pos_job;
revoke update on payments from pos_app;
revoke insert on payments from pos_app;
revoke insert on payments from pos_job;
create index payments_of_supplier on payments (business_id, supplier_id);
alter table payments add constraint payments_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
grant update (party_name, kind, direction, customer_id, supplier_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_job;
alter table debts add column supplier_id uuid;
revoke update on debts from pos_app;
revoke update on debts from pos_job;
revoke insert on debts from pos_app;
revoke insert on debts from pos_job;
create index debts_of_supplier on debts (business_id, supplier_id);
alter table debts add constraint debts_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
grant update (party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_app;
grant update (party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_job;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, paid_amount, returned_amount, written_off_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_job;
alter table debt_histories add column supplier_id uuid;
revoke update on debt_histories from pos_job;
revoke insert on debt_histories from pos_app;
revoke insert on debt_histories from pos_job;
revoke update on debt_histories from pos_app;
create index debt_histories_of_supplier on debt_histories (business_id, supplier_id);
alter table debt_histories add constraint debt_histories_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
grant update (party_name, kind, debt_id, payment_id, customer_id, supplier_id, before, amount, after, account_id, date, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debt_histories to pos_job;
grant insert (business_id, id, branch_id, party_name, kind, debt_id, payment_id, customer_id, supplier_id, before, amount, after, account_id, date, remarks, search_text, version, created_by) on debt_histories to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, debt_id, payment_id, customer_id, supplier_id, before, amount, after, account_id, date, remarks, search_text, version, created_by) on debt_histories to pos_job;
grant update (party_name, kind, debt_id, payment_id, customer_id, supplier_id, before, amount, after, account_id, date, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debt_histories to pos_app;
