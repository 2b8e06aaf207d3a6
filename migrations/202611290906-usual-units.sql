-- One of a product's units is what it is usually bought in, one what it is usually sold in; none is marked so far.
alter table product_units no force row level security;
alter table product_units add column bought boolean;
alter table product_units add column sold boolean;
update product_units set bought = false, sold = false;
alter table product_units alter column bought set not null;
alter table product_units alter column sold set not null;
alter table product_units force row level security;
grant insert (bought, sold), update (bought, sold) on product_units to pos_app;
grant insert (bought, sold), update (bought, sold) on product_units to pos_job;
