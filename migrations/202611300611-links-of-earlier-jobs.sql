-- cspell:ignore ABCDEFGHJKLMNPQRSTUVWXYZ
-- Jobs from before there were links get a code, too: sixteen letters of 32, five bits of chance each, as new ones have (decision 137).
alter table services no force row level security;
update services set link_code = (
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(chance.bytes, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes where services.id is not null) chance,
       -- Six bits of each number are no chance.
       unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 16, 17, 18, 19, 20, 21, 25, 26]) place)
where link_code is null and deleted_at is null and status in ('pending', 'in_progress', 'done');
alter table services force row level security;
