-- cspell:ignore Mwuzaji Huuza kupokea malipo Haoni wala faida Mtunza stoo Hutunza stoku kuhesabu Hauzi haoni fedha Meneja Huendesha tawi Nyadhifa mipangilio taarifa hubaki mmiliki
-- The roles that a business began with, as long as nobody has changed them, are known by a key and no longer by their name:
-- a role that somebody typed keeps its name for every reader.
alter table roles add column usual_role text;
revoke update on roles from pos_app;
revoke insert on roles from pos_job;
revoke insert on roles from pos_app;
revoke update on roles from pos_job;
grant update (name, permissions, documents_seen, days_seen, newest_seen, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, remarks, usual_role, search_text, version, created_by) on roles to pos_job;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, remarks, usual_role, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, documents_seen, days_seen, newest_seen, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;

alter table roles no force row level security;
update roles r set usual_role = known.key
from (values
  ('cashier', 'Cashier', 'Sells and takes payments. Sees no buying prices and no profit.'),
  ('cashier', 'Mwuzaji', 'Huuza na kupokea malipo. Haoni bei za kununua wala faida.'),
  ('store_keeper', 'Storekeeper', 'Keeps products, stock and counts. Does not sell and sees no money.'),
  ('store_keeper', 'Mtunza stoo', 'Hutunza bidhaa, stoku na kuhesabu. Hauzi wala haoni fedha.'),
  ('manager', 'Manager', 'Runs the branch. Roles, settings and the data of the branch stay with the owner.'),
  ('manager', 'Meneja', 'Huendesha tawi. Nyadhifa, mipangilio na taarifa za tawi hubaki kwa mmiliki.')
) known (key, name, remarks)
where r.name = known.name and r.remarks = known.remarks and r.deleted_at is null;
alter table roles force row level security;
