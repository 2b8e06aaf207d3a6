-- A line of a purchase remembers what of it went back to the supplier. Of those that exist nothing has.
alter table purchase_lines add column returned_quantity bigint not null default 0;
alter table purchase_lines alter column returned_quantity drop default;
-- Branches that began anew kept their rows in a backup, as they were then.
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(jsonb_build_object('returned_quantity', 0) || o.one order by o.place)
    from jsonb_array_elements(p.rows) with ordinality o (one, place))
  where p.table_name = 'purchase_lines' and jsonb_array_length(p.rows) > 0;
  alter table ctx.branch_backup_parts force row level security;
end $$;
