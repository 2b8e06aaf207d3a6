-- Branches that were emptied before a count had lines of its own: what was counted then was counted once, and posted what it
-- differed; late sales changed the difference since (as 202611260158 has it for what was not emptied).
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  insert into ctx.branch_backup_parts (business_id, backup_id, table_name, part, rows)
  select p.business_id, p.backup_id, 'shift_counts', p.part, jsonb_agg(jsonb_build_object(
    'business_id', p.business_id, 'shift_id', s.one -> 'id', 'line_no', 1, 'counted', s.one -> 'counted',
    'counted_on', s.one -> 'closed_on', 'counted_by_id', s.one -> 'closed_by_id',
    'difference', (s.one ->> 'over_short')::bigint + coalesce((
      select sum((l.one ->> 'amount')::bigint)
      from ctx.branch_backup_parts q, jsonb_array_elements(q.rows) l (one)
      where q.business_id = p.business_id and q.backup_id = p.backup_id and q.table_name = 'shift_late_sales'
        and l.one ->> 'shift_id' = s.one ->> 'id'), 0)))
  from ctx.branch_backup_parts p, jsonb_array_elements(p.rows) s (one)
  where p.table_name = 'shifts' and s.one ->> 'closed_on' is not null and not s.one ? 'stays'
  group by p.business_id, p.backup_id, p.part;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(case when s.one ->> 'closed_on' is null then s.one
                          else s.one || jsonb_build_object('stays', s.one -> 'counted', 'rest', 0) end order by s.place)
    from jsonb_array_elements(p.rows) with ordinality s (one, place))
  where p.table_name = 'shifts' and not p.rows -> 0 ? 'stays';
  alter table ctx.branch_backup_parts force row level security;
end $$;
