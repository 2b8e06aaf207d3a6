-- cspell:ignore Droo taslimu
-- A branch has a language in which its own accounts are called: that in which its cash drawer was named, English elsewhere.
alter table branch_settings no force row level security;
alter table accounts no force row level security;
alter table branch_settings add column language text;
update branch_settings s set language = case when exists (
  select from accounts a
  where a.business_id = s.business_id and a.branch_id = s.branch_id and a.name = 'Droo ya taslimu')
  then 'sw' else 'en' end;
alter table branch_settings alter column language set not null;
alter table accounts force row level security;
alter table branch_settings force row level security;
grant insert (language), update (language) on branch_settings to pos_app;
grant insert (language), update (language) on branch_settings to pos_job;
