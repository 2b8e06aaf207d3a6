-- A line of a sale remembers whether it was work: the product may be something else by now. What moved stock was goods.
alter table sale_lines add column is_service boolean not null default false;
alter table sale_lines alter column is_service drop default;
-- What goods that came back took off a debt that had been written off, so that the debt tells all that it ever posted.
alter table debts add column recovered_amount bigint not null default 0;
alter table debts alter column recovered_amount drop default;
-- No policy names the owner of the tables, so their rows are out of his sight while row security is forced.
alter table sale_lines no force row level security;
alter table debts no force row level security;
alter table stock_movements no force row level security;
alter table sale_returns no force row level security;
alter table sale_return_refunds no force row level security;
update sale_lines l set is_service = true
where not exists (
  select from stock_movements m
  where m.business_id = l.business_id and m.source_id = l.sale_id and m.product_id = l.product_id);
update debts d set recovered_amount = r.amount
from (
  select s.business_id, s.sale_id::text as sale_id, sum(f.amount) as amount
  from sale_returns s
  join sale_return_refunds f on f.business_id = s.business_id and f.sale_return_id = s.id
  where f.mode = 'write_off' group by 1, 2) r
where d.business_id = r.business_id and d.source_kind = 'sale' and d.source_id = r.sale_id;
-- Branches that began anew kept their rows in a backup, as they were then.
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(o.one || jsonb_build_object('is_service', not exists (
      select from ctx.branch_backup_parts m, jsonb_array_elements(m.rows) g
      where m.business_id = p.business_id and m.backup_id = p.backup_id and m.table_name = 'stock_movements'
        and g ->> 'source_id' = o.one ->> 'sale_id' and g ->> 'product_id' = o.one ->> 'product_id')) order by o.place)
    from jsonb_array_elements(p.rows) with ordinality o (one, place))
  where p.table_name = 'sale_lines' and jsonb_array_length(p.rows) > 0;
  update ctx.branch_backup_parts p set rows = (
    select jsonb_agg(o.one || jsonb_build_object('recovered_amount', coalesce((
      select sum((f ->> 'amount')::bigint)
      from ctx.branch_backup_parts rp, jsonb_array_elements(rp.rows) r,
           ctx.branch_backup_parts fp, jsonb_array_elements(fp.rows) f
      where rp.business_id = p.business_id and rp.backup_id = p.backup_id and rp.table_name = 'sale_returns'
        and fp.business_id = p.business_id and fp.backup_id = p.backup_id and fp.table_name = 'sale_return_refunds'
        and r ->> 'sale_id' = o.one ->> 'source_id' and f ->> 'sale_return_id' = r ->> 'id'
        and f ->> 'mode' = 'write_off'), 0)) order by o.place)
    from jsonb_array_elements(p.rows) with ordinality o (one, place))
  where p.table_name = 'debts' and jsonb_array_length(p.rows) > 0;
  alter table ctx.branch_backup_parts force row level security;
end $$;
alter table sale_lines force row level security;
alter table debts force row level security;
alter table stock_movements force row level security;
alter table sale_returns force row level security;
alter table sale_return_refunds force row level security;
grant insert (is_service) on sale_lines to pos_app;
grant insert (recovered_amount) on debts to pos_app;
grant update (recovered_amount) on debts to pos_app;
grant insert (is_service) on sale_lines to pos_job;
grant insert (recovered_amount) on debts to pos_job;
grant update (recovered_amount) on debts to pos_job;
grant update (is_service) on sale_lines to pos_app;
grant update (is_service) on sale_lines to pos_job;
