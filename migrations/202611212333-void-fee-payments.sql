-- What was paid until now stands; the days of a branch can be counted again without one payment.
alter table fee_payments add column status text not null default 'posted';
alter table fee_payments alter column status drop default;
alter table fee_payments add column void_reason text;
alter table fee_payments add column counted_from date;
alter table fee_payments add column until_before date;
-- No policy names the owner of the table, so its rows are out of his sight while row security is forced.
alter table fee_payments no force row level security;
update fee_payments set counted_from = date, until_before = paid_until - days where kind = 'service_fee';
alter table fee_payments force row level security;
grant insert (counted_from, until_before, status, void_reason) on fee_payments to pos_app;
grant update (counted_from, until_before, status, void_reason) on fee_payments to pos_app;
grant insert (counted_from, until_before, status, void_reason) on fee_payments to pos_job;
grant update (counted_from, until_before, status, void_reason) on fee_payments to pos_job;
