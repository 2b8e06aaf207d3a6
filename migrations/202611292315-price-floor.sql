-- Whether goods are sold below their cost or minimum price by those alone who see losses; no branch has asked for it so far.
alter table branch_settings no force row level security;
alter table branch_settings add column price_floor boolean;
update branch_settings set price_floor = false;
alter table branch_settings alter column price_floor set not null;
alter table branch_settings force row level security;
grant insert (price_floor), update (price_floor) on branch_settings to pos_app;
grant insert (price_floor), update (price_floor) on branch_settings to pos_job;
