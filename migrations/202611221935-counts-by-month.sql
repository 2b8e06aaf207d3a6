-- Lists are counted by month from now on (migrations/always/before/40-row-counts.sql); what stands there already is counted anew.
do $$
declare
  t record;
begin
  for t in
    select c.oid::regclass as name, c.relname as plain,
           g.tgargs = 'branch\000'::bytea as of_branch,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'deleted_at' and not a.attisdropped) as hides
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where g.tgname = 'count_added' and c.relnamespace = 'public'::regnamespace
    order by c.relname
  loop
    -- No policy names the owner of the table, so its rows are out of his sight while row security is forced.
    execute format('alter table %s no force row level security', t.name);
    delete from ctx.row_counts where table_name = t.plain;
    execute format('insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
      select r.business_id, %L, %s, ctx.month_of(r.created_at), count(*) from %s r %s group by 1, 3, 4',
      t.plain, case when t.of_branch then 'r.branch_id' else 'null::uuid' end, t.name,
      case when t.hides then 'where r.deleted_at is null' else '' end);
    execute format('alter table %s force row level security', t.name);
  end loop;
end $$;
