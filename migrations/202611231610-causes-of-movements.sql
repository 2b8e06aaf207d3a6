-- Why stock moved stands on each movement, and what lay in the store after it: the ledger is read by cause, ten million rows long.
alter table stock_movements add column cause text not null default 'automatic';
alter table stock_movements alter column cause drop default;
alter table stock_movements add column stock_after bigint not null default 0;
alter table stock_movements alter column stock_after drop default;
-- Movements are never changed; what they had not said yet is written once, here, past their trigger and their policies.
alter table stock_movements no force row level security;
do $$
declare
  t text;
begin
  for t in select tgname from pg_trigger where tgrelid = 'stock_movements'::regclass and not tgisinternal loop
    execute format('alter table stock_movements disable trigger %I', t);
  end loop;
end $$;
update stock_movements m set stock_after = n.stock_after,
  cause = case when m.kind = 'sale' or m.kind like 'sale-%' then 'sale'
               when m.kind = 'purchase' or m.kind like 'purchase-%' then 'purchase' else 'automatic' end
from (
  select business_id, id, sum(quantity) over (
    partition by business_id, product_id, store_id order by id) as stock_after
  from stock_movements) n
where n.business_id = m.business_id and n.id = m.id;
do $$
declare
  t text;
begin
  for t in select tgname from pg_trigger where tgrelid = 'stock_movements'::regclass and not tgisinternal loop
    execute format('alter table stock_movements enable trigger %I', t);
  end loop;
end $$;
alter table stock_movements force row level security;
create index stock_movements_by_cause on stock_movements (business_id, branch_id, cause, id);
grant insert (cause, stock_after) on stock_movements to pos_app;
grant insert (cause, stock_after) on stock_movements to pos_job;
-- Branches that began anew kept their movements in a backup, as they were then.
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  with moved as (
    select p.business_id, p.backup_id, p.part, o.place, o.one, o.one ->> 'kind' as kind,
           sum((o.one ->> 'quantity')::bigint) over (
             partition by p.business_id, p.backup_id, o.one ->> 'product_id', o.one ->> 'store_id'
             order by o.one ->> 'id') as stock_after
    from ctx.branch_backup_parts p, jsonb_array_elements(p.rows) with ordinality o (one, place)
    where p.table_name = 'stock_movements'),
  told as (
    select business_id, backup_id, part, jsonb_agg(one || jsonb_build_object(
      'stock_after', stock_after,
      'cause', case when kind = 'sale' or kind like 'sale-%' then 'sale'
                    when kind = 'purchase' or kind like 'purchase-%' then 'purchase' else 'automatic' end)
      order by place) as rows
    from moved group by business_id, backup_id, part)
  update ctx.branch_backup_parts p set rows = t.rows from told t
  where p.table_name = 'stock_movements'
    and p.business_id = t.business_id and p.backup_id = t.backup_id and p.part = t.part;
  alter table ctx.branch_backup_parts force row level security;
end $$;
