-- The first day of the books of a business: of one that is there already the first of the year before the one in which it was
-- made, or the day of the first thing that is dated in it, whichever is earlier.
alter table businesses add column books_begin date;
alter table businesses no force row level security;
update businesses set books_begin = make_date(extract(year from created_at at time zone 'Africa/Dar_es_Salaam')::int - 1, 1, 1);
do $$
declare
  dated text;
begin
  for dated in
    select c.table_name from information_schema.columns c
    join information_schema.columns b using (table_schema, table_name)
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'date' and c.data_type = 'date' and b.column_name = 'business_id'
      and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I no force row level security', dated);
    execute format(
      'update businesses f set books_begin = d.first from (select business_id, min(date) as first from %I group by 1) d
       where d.business_id = f.id and d.first < f.books_begin', dated);
    execute format('alter table %I force row level security', dated);
  end loop;
end
$$;
alter table businesses force row level security;
alter table businesses alter column books_begin set not null;
grant insert (books_begin), update (books_begin) on businesses to pos_app;
grant insert (books_begin), update (books_begin) on businesses to pos_job;
