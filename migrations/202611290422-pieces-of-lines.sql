-- What refers to a line may name single pieces of it (A35), of which a carton of twelve has no thousandths. What came, went
-- back and was billed of a line counts in the unit of the stock from now on, and a line of a return says how many of that unit
-- its own unit has.
alter table sale_lines no force row level security;
alter table purchase_lines no force row level security;
alter table purchase_order_lines no force row level security;
alter table sale_return_lines no force row level security;
alter table sale_returns no force row level security;
update sale_lines set returned_quantity = returned_quantity * factor where factor <> 1 and returned_quantity <> 0;
update purchase_lines set returned_quantity = returned_quantity * factor where factor <> 1 and returned_quantity <> 0;
update purchase_order_lines set received = received * factor, returned = returned * factor, billed = billed * factor
where factor <> 1;
alter table sale_return_lines add column factor integer;
update sale_return_lines b set factor = l.factor
from sale_returns r, sale_lines l
where r.business_id = b.business_id and r.id = b.sale_return_id
  and l.business_id = r.business_id and l.sale_id = r.sale_id and l.line_no = b.sale_line_no;
alter table sale_return_lines alter column factor set not null;
grant insert (factor), update (factor) on sale_return_lines to pos_app;
grant insert (factor), update (factor) on sale_return_lines to pos_job;
alter table sale_lines force row level security;
alter table purchase_lines force row level security;
alter table purchase_order_lines force row level security;
alter table sale_return_lines force row level security;
alter table sale_returns force row level security;

-- Branches that began anew kept their rows in a backup, as they were then.
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(b.one || jsonb_build_object('factor', coalesce((
        select l.one -> 'factor'
        from ctx.branch_backup_parts rp, jsonb_array_elements(rp.rows) r (one),
             ctx.branch_backup_parts lp, jsonb_array_elements(lp.rows) l (one)
        where rp.business_id = p.business_id and rp.backup_id = p.backup_id and rp.table_name = 'sale_returns'
          and lp.business_id = p.business_id and lp.backup_id = p.backup_id and lp.table_name = 'sale_lines'
          and r.one ->> 'id' = b.one ->> 'sale_return_id' and l.one ->> 'sale_id' = r.one ->> 'sale_id'
          and l.one ->> 'line_no' = b.one ->> 'sale_line_no' limit 1), '1'::jsonb)) order by b.place)
    from jsonb_array_elements(p.rows) with ordinality b (one, place))
  where p.table_name = 'sale_return_lines' and jsonb_array_length(p.rows) > 0;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(l.one || jsonb_build_object('returned_quantity',
        (l.one ->> 'returned_quantity')::bigint * (l.one ->> 'factor')::bigint) order by l.place)
    from jsonb_array_elements(p.rows) with ordinality l (one, place))
  where p.table_name in ('sale_lines', 'purchase_lines') and jsonb_array_length(p.rows) > 0;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(l.one || jsonb_build_object(
        'received', (l.one ->> 'received')::bigint * coalesce((l.one ->> 'factor')::bigint, 1),
        'returned', (l.one ->> 'returned')::bigint * coalesce((l.one ->> 'factor')::bigint, 1),
        'billed', (l.one ->> 'billed')::bigint * coalesce((l.one ->> 'factor')::bigint, 1)) order by l.place)
    from jsonb_array_elements(p.rows) with ordinality l (one, place))
  where p.table_name = 'purchase_order_lines' and jsonb_array_length(p.rows) > 0;
  alter table ctx.branch_backup_parts force row level security;
end $$;
