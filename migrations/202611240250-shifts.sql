create table shifts (
  business_id        uuid not null,
  id                 uuid not null,
  branch_id          uuid not null,
  number             text not null,
  account_id         uuid not null,
  opened_on          date not null,
  opened_at          timestamp with time zone not null,
  books_from         timestamp with time zone not null,
  float              bigint not null,
  opening_difference bigint not null,
  closed_at          timestamp with time zone,
  closed_by_id       uuid,
  closed_on          date,
  expected           bigint,
  counted            bigint,
  over_short         bigint,
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
create index shifts_newest on shifts (business_id, created_at desc, id, deleted_at);
create index shifts_of_branch on shifts (business_id, branch_id, created_at desc, id, deleted_at);
create index shifts_by_number on shifts (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index shifts_of_account on shifts (business_id, account_id);
create index shifts_of_closed_by on shifts (business_id, closed_by_id);
alter table shifts enable row level security;
alter table shifts force row level security;
create policy tenant on shifts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shifts to pos_app;
grant insert (business_id, id, branch_id, number, account_id, opened_on, opened_at, books_from, float, opening_difference, closed_at, closed_by_id, closed_on, expected, counted, over_short, status, remarks, search_text, version, created_by) on shifts to pos_app;
grant update (number, account_id, opened_on, opened_at, books_from, float, opening_difference, closed_at, closed_by_id, closed_on, expected, counted, over_short, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on shifts to pos_app;
grant select on shifts to pos_job;
grant insert (business_id, id, branch_id, number, account_id, opened_on, opened_at, books_from, float, opening_difference, closed_at, closed_by_id, closed_on, expected, counted, over_short, status, remarks, search_text, version, created_by) on shifts to pos_job;
grant update (number, account_id, opened_on, opened_at, books_from, float, opening_difference, closed_at, closed_by_id, closed_on, expected, counted, over_short, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on shifts to pos_job;
create trigger count_added after insert on shifts referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on shifts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index shifts_search on shifts using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on shifts to pos_search;
create policy search on shifts for select to pos_search using (true);

create table shift_denominations (
  business_id uuid not null,
  shift_id    uuid not null,
  line_no     integer not null,
  value       bigint not null,
  is_coin     boolean not null,
  count       integer not null,
  primary key (business_id, shift_id, line_no)
);
alter table shift_denominations enable row level security;
alter table shift_denominations force row level security;
create policy tenant on shift_denominations to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_denominations to pos_app;
grant insert (business_id, shift_id, line_no, value, is_coin, count) on shift_denominations to pos_app;
grant update (value, is_coin, count) on shift_denominations to pos_app;
grant delete on shift_denominations to pos_app;
grant select on shift_denominations to pos_job;
grant insert (business_id, shift_id, line_no, value, is_coin, count) on shift_denominations to pos_job;
grant update (value, is_coin, count) on shift_denominations to pos_job;
grant delete on shift_denominations to pos_job;

create table shift_movements (
  business_id uuid not null,
  shift_id    uuid not null,
  line_no     integer not null,
  kind        text not null,
  count       integer not null,
  amount      bigint not null,
  primary key (business_id, shift_id, line_no)
);
alter table shift_movements enable row level security;
alter table shift_movements force row level security;
create policy tenant on shift_movements to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_movements to pos_app;
grant insert (business_id, shift_id, line_no, kind, count, amount) on shift_movements to pos_app;
grant update (kind, count, amount) on shift_movements to pos_app;
grant delete on shift_movements to pos_app;
grant select on shift_movements to pos_job;
grant insert (business_id, shift_id, line_no, kind, count, amount) on shift_movements to pos_job;
grant update (kind, count, amount) on shift_movements to pos_job;
grant delete on shift_movements to pos_job;

create table shift_late_sales (
  business_id uuid not null,
  shift_id    uuid not null,
  line_no     integer not null,
  sale_id     uuid not null,
  date        date not null,
  amount      bigint not null,
  primary key (business_id, shift_id, line_no)
);
create index shift_late_sales_of_sale on shift_late_sales (business_id, sale_id);
alter table shift_late_sales enable row level security;
alter table shift_late_sales force row level security;
create policy tenant on shift_late_sales to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_late_sales to pos_app;
grant insert (business_id, shift_id, line_no, sale_id, date, amount) on shift_late_sales to pos_app;
grant update (sale_id, date, amount) on shift_late_sales to pos_app;
grant delete on shift_late_sales to pos_app;
grant select on shift_late_sales to pos_job;
grant insert (business_id, shift_id, line_no, sale_id, date, amount) on shift_late_sales to pos_job;
grant update (sale_id, date, amount) on shift_late_sales to pos_job;
grant delete on shift_late_sales to pos_job;

alter table shifts add constraint shifts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table shifts add constraint shifts_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table shifts add constraint shifts_closed_by_id foreign key (business_id, closed_by_id) references users (business_id, id);
alter table shift_denominations add constraint shift_denominations_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_movements add constraint shift_movements_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_late_sales add constraint shift_late_sales_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_late_sales add constraint shift_late_sales_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table sales add column shift_id uuid;
revoke insert on sales from pos_app;
revoke update on sales from pos_job;
revoke insert on sales from pos_job;
revoke update on sales from pos_app;
create index sales_of_shift on sales (business_id, shift_id);
alter table sales add constraint sales_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
