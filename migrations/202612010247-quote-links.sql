alter table quotes add column accepted_by_link boolean;
alter table quotes add column link_code text;
revoke update on quotes from pos_app;
revoke insert on quotes from pos_job;
revoke insert on quotes from pos_app;
revoke update on quotes from pos_job;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, accepted_by_link, link_code, approved_by_id, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_app;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, accepted_by_link, link_code, approved_by_id, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_job;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, accepted_by_link, link_code, approved_by_id, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_app;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, accepted_by_link, link_code, approved_by_id, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_job;
-- cspell:ignore ABCDEFGHJKLMNPQRSTUVWXYZ
-- Quotes that customers have already get a code, too, as jobs and trips did: sixteen letters of 32, five bits of chance each (decision 200).
alter table quotes no force row level security;
update quotes set link_code = (
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(chance.bytes, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes where quotes.id is not null) chance,
       -- Six bits of each number are no chance.
       unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 16, 17, 18, 19, 20, 21, 25, 26]) place)
where link_code is null and deleted_at is null and status in ('sent', 'accepted');
alter table quotes force row level security;
