create table quotes (
  business_id      uuid not null,
  id               uuid not null,
  branch_id        uuid not null,
  number           text,
  date             date,
  valid_until      date,
  customer_id      uuid not null,
  store_id         uuid,
  currency         text,
  price_mode       text,
  discount         bigint,
  discount_percent integer,
  net_amount       bigint,
  tax              bigint,
  total_amount     bigint,
  status           text not null,
  revision_of_id   uuid,
  sent_at          timestamp with time zone,
  sent_by_id       uuid,
  accepted_at      timestamp with time zone,
  reference        text,
  remarks          text,
  search_text      text not null default ''::text,
  version          integer not null default 1,
  created_at       timestamp with time zone not null default now(),
  created_by       uuid,
  updated_at       timestamp with time zone not null default now(),
  deleted_at       timestamp with time zone,
  deleted_by       uuid,
  primary key (business_id, id)
);
create index quotes_newest on quotes (business_id, created_at desc, id, deleted_at);
create index quotes_of_branch on quotes (business_id, branch_id, created_at desc, id, deleted_at);
create index quotes_by_number on quotes (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index quotes_of_customer on quotes (business_id, customer_id);
create index quotes_of_store on quotes (business_id, store_id);
create index quotes_of_revision_of on quotes (business_id, revision_of_id);
create index quotes_of_sent_by on quotes (business_id, sent_by_id);
alter table quotes enable row level security;
alter table quotes force row level security;
create policy tenant on quotes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on quotes to pos_app;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, reference, remarks, search_text, version, created_by) on quotes to pos_app;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_app;
grant select on quotes to pos_job;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, reference, remarks, search_text, version, created_by) on quotes to pos_job;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_job;
create trigger count_added after insert on quotes referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on quotes for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index quotes_search on quotes using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on quotes to pos_search;
create policy search on quotes for select to pos_search using (true);

create table quote_lines (
  business_id      uuid not null,
  quote_id         uuid not null,
  line_no          integer not null,
  product_id       uuid not null,
  unit             text,
  quantity         bigint not null,
  unit_price       bigint,
  discount         bigint,
  discount_percent integer,
  factor           integer,
  is_service       boolean,
  list_price       bigint,
  sale_discount    bigint,
  tax_type         text,
  vat_rate         integer,
  net_amount       bigint,
  tax              bigint,
  total_amount     bigint,
  primary key (business_id, quote_id, line_no)
);
create index quote_lines_of_product on quote_lines (business_id, product_id, quote_id);
alter table quote_lines enable row level security;
alter table quote_lines force row level security;
create policy tenant on quote_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on quote_lines to pos_app;
grant insert (business_id, quote_id, line_no, product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on quote_lines to pos_app;
grant update (product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on quote_lines to pos_app;
grant delete on quote_lines to pos_app;
grant select on quote_lines to pos_job;
grant insert (business_id, quote_id, line_no, product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on quote_lines to pos_job;
grant update (product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on quote_lines to pos_job;
grant delete on quote_lines to pos_job;

alter table quotes add constraint quotes_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table quotes add constraint quotes_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table quotes add constraint quotes_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table quotes add constraint quotes_revision_of_id foreign key (business_id, revision_of_id) references quotes (business_id, id);
alter table quotes add constraint quotes_sent_by_id foreign key (business_id, sent_by_id) references users (business_id, id);
alter table quote_lines add constraint quote_lines_quote_id foreign key (business_id, quote_id) references quotes (business_id, id);
alter table quote_lines add constraint quote_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
