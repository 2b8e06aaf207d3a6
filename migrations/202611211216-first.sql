create table categories (
  business_id uuid not null,
  id          uuid not null,
  name        text not null,
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
create index categories_newest on categories (business_id, created_at desc, id);
create index categories_by_name on categories (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index categories_one_name on categories (business_id, name) where (deleted_at IS NULL);
alter table categories enable row level security;
alter table categories force row level security;
create policy tenant on categories to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on categories to pos_app;
grant insert (business_id, id, name, remarks, search_text, version, created_by) on categories to pos_app;
grant update (name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on categories to pos_app;
grant select on categories to pos_job;
grant insert (business_id, id, name, remarks, search_text, version, created_by) on categories to pos_job;
grant update (name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on categories to pos_job;
create trigger count_added after insert on categories referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on categories for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index categories_search on categories using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on categories to pos_search;
create policy search on categories for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_categories(word text, page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_categories(text, int, int) from public;
grant execute on function ctx.search_categories(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table users (
  business_id  uuid not null,
  id           uuid not null,
  name         text not null,
  phone_number text not null,
  email        text,
  account_type text not null,
  status       text not null,
  settings     jsonb,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index users_newest on users (business_id, created_at desc, id);
create index users_by_name on users (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table users enable row level security;
alter table users force row level security;
create policy tenant on users to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on users to pos_app;
grant insert (business_id, id, name, phone_number, email, account_type, status, settings, search_text, version, created_by) on users to pos_app;
grant update (name, phone_number, email, account_type, status, settings, search_text, version, updated_at, deleted_at, deleted_by) on users to pos_app;
grant select on users to pos_job;
grant insert (business_id, id, name, phone_number, email, account_type, status, settings, search_text, version, created_by) on users to pos_job;
grant update (name, phone_number, email, account_type, status, settings, search_text, version, updated_at, deleted_at, deleted_by) on users to pos_job;
create trigger count_added after insert on users referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on users for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index users_search on users using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on users to pos_search;
create policy search on users for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_users(word text, page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_users(text, int, int) from public;
grant execute on function ctx.search_users(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table user_access (
  business_id uuid not null,
  user_id     uuid not null,
  line_no     integer not null,
  branch_id   uuid not null,
  role_id     uuid,
  store_ids   uuid[] not null default '{}'::uuid[],
  primary key (business_id, user_id, line_no)
);
create index user_access_of_branch on user_access (business_id, branch_id);
create index user_access_of_role on user_access (business_id, role_id);
alter table user_access enable row level security;
alter table user_access force row level security;
create policy tenant on user_access to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on user_access to pos_app;
grant insert (business_id, user_id, line_no, branch_id, role_id, store_ids) on user_access to pos_app;
grant update (branch_id, role_id, store_ids) on user_access to pos_app;
grant delete on user_access to pos_app;
grant select on user_access to pos_job;
grant insert (business_id, user_id, line_no, branch_id, role_id, store_ids) on user_access to pos_job;
grant update (branch_id, role_id, store_ids) on user_access to pos_job;
grant delete on user_access to pos_job;

create table roles (
  business_id uuid not null,
  id          uuid not null,
  name        text not null,
  permissions text[] not null default '{}'::text[],
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
create index roles_newest on roles (business_id, created_at desc, id);
create index roles_by_name on roles (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index roles_one_name on roles (business_id, name) where (deleted_at IS NULL);
alter table roles enable row level security;
alter table roles force row level security;
create policy tenant on roles to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on roles to pos_app;
grant insert (business_id, id, name, permissions, remarks, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant select on roles to pos_job;
grant insert (business_id, id, name, permissions, remarks, search_text, version, created_by) on roles to pos_job;
grant update (name, permissions, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;
create trigger count_added after insert on roles referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on roles for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index roles_search on roles using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on roles to pos_search;
create policy search on roles for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_roles(word text, page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_roles(text, int, int) from public;
grant execute on function ctx.search_roles(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table devices (
  business_id      uuid not null,
  id               uuid not null,
  user_id          uuid,
  name             text not null,
  kind             text not null,
  last_seen        timestamp with time zone,
  ip               text,
  may_sell_offline boolean not null,
  version          integer not null default 1,
  created_at       timestamp with time zone not null default now(),
  created_by       uuid,
  updated_at       timestamp with time zone not null default now(),
  deleted_at       timestamp with time zone,
  deleted_by       uuid,
  primary key (business_id, id)
);
create index devices_newest on devices (business_id, created_at desc, id);
create index devices_by_name on devices (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index devices_of_user on devices (business_id, user_id);
alter table devices enable row level security;
alter table devices force row level security;
create policy tenant on devices to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on devices to pos_app;
grant insert (business_id, id, user_id, name, kind, last_seen, ip, may_sell_offline, version, created_by) on devices to pos_app;
grant update (user_id, name, kind, last_seen, ip, may_sell_offline, version, updated_at, deleted_at, deleted_by) on devices to pos_app;
grant select on devices to pos_job;
grant insert (business_id, id, user_id, name, kind, last_seen, ip, may_sell_offline, version, created_by) on devices to pos_job;
grant update (user_id, name, kind, last_seen, ip, may_sell_offline, version, updated_at, deleted_at, deleted_by) on devices to pos_job;
create trigger count_added after insert on devices referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on devices for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table businesses (
  business_id   uuid not null,
  id            uuid not null,
  name          text not null,
  business_type text not null,
  idle_minutes  integer not null,
  session_hours integer not null,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index businesses_newest on businesses (business_id, created_at desc, id);
create index businesses_by_name on businesses (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table businesses enable row level security;
alter table businesses force row level security;
create policy tenant on businesses to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on businesses to pos_app;
grant insert (business_id, id, name, business_type, idle_minutes, session_hours, version, created_by) on businesses to pos_app;
grant update (name, business_type, idle_minutes, session_hours, version, updated_at, deleted_at, deleted_by) on businesses to pos_app;
grant select on businesses to pos_job;
grant insert (business_id, id, name, business_type, idle_minutes, session_hours, version, created_by) on businesses to pos_job;
grant update (name, business_type, idle_minutes, session_hours, version, updated_at, deleted_at, deleted_by) on businesses to pos_job;
create trigger count_added after insert on businesses referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on businesses for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table branches (
  business_id   uuid not null,
  id            uuid not null,
  name          text not null,
  phone_number  text not null,
  email         text,
  website       text,
  pobox         text,
  country       text not null,
  region        text,
  district      text,
  ward          text,
  tin_number    text,
  vrn_number    text,
  tax_office    text,
  serial_number text,
  tax_authority text not null,
  opening_time  text not null,
  closing_time  text not null,
  days_open     text[] not null default '{}'::text[],
  time_zone     text not null,
  currency      text not null,
  logo_id       uuid,
  signature_id  uuid,
  business_type text not null,
  sender_name   text,
  status        text not null,
  service_fee   bigint,
  paid_until    date,
  lock_date     date,
  abbreviation  text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index branches_newest on branches (business_id, created_at desc, id);
create index branches_by_name on branches (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index branches_one_name on branches (business_id, name) where (deleted_at IS NULL);
create index branches_of_logo on branches (business_id, logo_id);
create index branches_of_signature on branches (business_id, signature_id);
create unique index branches_one_abbreviation on branches (business_id, abbreviation) where (deleted_at IS NULL);
alter table branches enable row level security;
alter table branches force row level security;
create policy tenant on branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on branches to pos_app;
grant insert (business_id, id, name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, created_by) on branches to pos_app;
grant update (name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, updated_at, deleted_at, deleted_by) on branches to pos_app;
grant select on branches to pos_job;
grant insert (business_id, id, name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, created_by) on branches to pos_job;
grant update (name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, updated_at, deleted_at, deleted_by) on branches to pos_job;
create trigger count_added after insert on branches referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on branches for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index branches_search on branches using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on branches to pos_search;
create policy search on branches for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_branches(word text, page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by h.name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_branches(text, int, int) from public;
grant execute on function ctx.search_branches(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table branch_settings (
  business_id                uuid not null,
  id                         uuid not null,
  branch_id                  uuid,
  primary_color              text not null,
  border_radius              text not null,
  font_family                text not null,
  font_size                  text not null,
  padding                    text not null,
  margin                     text not null,
  paper_size                 text not null,
  printer_size               text not null,
  currency_format            text not null,
  invoice_validity           integer not null,
  quote_validity             integer not null,
  remarks                    text,
  remarks_two                text,
  barcode_scanning           boolean not null,
  scanning_vibration         boolean not null,
  products_can_expire        boolean not null,
  can_categorize_products    boolean not null,
  has_store                  boolean not null,
  request_stock              boolean not null,
  show_invoice_footer        boolean not null,
  show_payment_methods       boolean not null,
  send_receipt_over_sms      boolean not null,
  show_invoice_note_on_sale  boolean not null,
  show_reference_on_sale     boolean not null,
  daily_report               boolean not null,
  weekly_report              boolean not null,
  monthly_report             boolean not null,
  annual_report              boolean not null,
  remind_customer_debts      boolean not null,
  remind_unpaid_expenses     boolean not null,
  remind_unpaid_purchases    boolean not null,
  remind_expired_products    boolean not null,
  remind_out_of_stock        boolean not null,
  remind_almost_out_of_stock boolean not null,
  remind_shop_debts          boolean not null,
  remind_service_fee         boolean not null,
  allow_negative_stock       boolean not null,
  price_mode                 text not null,
  vat_registered             boolean not null,
  vat_rate                   integer not null,
  cash_rounding              integer not null,
  shift_required             boolean not null,
  day_starts_at              text not null,
  version                    integer not null default 1,
  created_at                 timestamp with time zone not null default now(),
  created_by                 uuid,
  updated_at                 timestamp with time zone not null default now(),
  deleted_at                 timestamp with time zone,
  deleted_by                 uuid,
  primary key (business_id, id)
);
create index branch_settings_newest on branch_settings (business_id, created_at desc, id);
create index branch_settings_of_branch on branch_settings (business_id, branch_id);
alter table branch_settings enable row level security;
alter table branch_settings force row level security;
create policy tenant on branch_settings to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on branch_settings to pos_app;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, created_by) on branch_settings to pos_app;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_app;
grant select on branch_settings to pos_job;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, created_by) on branch_settings to pos_job;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_job;
create trigger count_added after insert on branch_settings referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on branch_settings for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table activities (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  user_id     uuid,
  device_id   uuid,
  entity      text not null,
  record_id   text not null,
  record_name text,
  type        text not null,
  changes     jsonb not null,
  reason      text,
  ip          text,
  search_text text not null default ''::text,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index activities_newest on activities (business_id, created_at desc, id);
create index activities_of_branch on activities (business_id, branch_id, created_at desc, id);
create index activities_by_record_name on activities (business_id, record_name collate "und-x-icu", id);
create index activities_of_user on activities (business_id, user_id);
create index activities_of_device on activities (business_id, device_id);
alter table activities enable row level security;
alter table activities force row level security;
create policy tenant on activities to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on activities to pos_app;
grant insert (business_id, id, branch_id, user_id, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_app;
grant select on activities to pos_job;
grant insert (business_id, id, branch_id, user_id, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_job;
create trigger append_only before update or delete on activities for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on activities for each statement execute function ctx.refuse_change();
create trigger count_added after insert on activities referencing new table as added
  for each statement execute function ctx.count_added('branch');
create index activities_search on activities using gin (business_id, search_text gin_trgm_ops);
grant select (business_id, id, branch_id, record_name, search_text) on activities to pos_search;
create policy search on activities for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_activities(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
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
        select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by h.record_name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by h.record_name collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_activities(text, uuid[], int, int) from public;
grant execute on function ctx.search_activities(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

alter table user_access add constraint user_access_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table user_access add constraint user_access_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table user_access add constraint user_access_role_id foreign key (business_id, role_id) references roles (business_id, id);
alter table devices add constraint devices_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table branch_settings add constraint branch_settings_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table activities add constraint activities_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table activities add constraint activities_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table activities add constraint activities_device_id foreign key (business_id, device_id) references devices (business_id, id);
