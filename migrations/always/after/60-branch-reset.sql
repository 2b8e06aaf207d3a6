-- A branch begins anew: its documents, stock and money are taken out in one transaction, after all of it has been kept in a
-- backup from which it can be put back. The lists of what goes and what stays are held against the tables by a test.
set local role pos_owner;

create table if not exists ctx.branch_backups (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  records     bigint not null default 0,
  made_at     timestamptz not null default now(),
  made_by     uuid not null,
  restored_at timestamptz,
  primary key (business_id, id)
);
create table if not exists ctx.branch_backup_parts (
  business_id uuid not null,
  backup_id   uuid not null,
  table_name  text not null,
  part        bigint not null,
  rows        jsonb not null,
  primary key (business_id, backup_id, table_name, part),
  foreign key (business_id, backup_id) references ctx.branch_backups (business_id, id)
);

do $$
declare
  t text;
begin
  foreach t in array array['branch_backups', 'branch_backup_parts'] loop
    execute format('alter table ctx.%I enable row level security', t);
    execute format('alter table ctx.%I force row level security', t);
    execute format('drop policy if exists tenant on ctx.%I', t);
    execute format('create policy tenant on ctx.%I to pos_app, pos_job
                    using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()))', t);
    execute format('drop policy if exists reset on ctx.%I', t);
    execute format('create policy reset on ctx.%I to pos_owner using (true) with check (true)', t);   -- only through the functions below
  end loop;
end $$;
grant select on ctx.branch_backups to pos_app;

-- What goes, parents first; `belongs` says which rows r are of branch $2 in business $1.
create or replace function ctx.tables_of_branch() returns table (place int, name text, belongs text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  values
    (1, 'journal_entries', 'r.branch_id = $2'),
    (2, 'journal_lines', 'r.branch_id = $2'),
    (3, 'account_months', 'r.branch_id = $2'),
    (4, 'stock_movements', 'r.branch_id = $2'),
    (5, 'stock_values', 'r.branch_id = $2'),
    (5, 'stock_layers', 'r.branch_id = $2'),
    (5, 'price_changes', 'r.branch_id = $2'),
    (6, 'stock_levels', 'exists (select from public.stores o where o.business_id = $1 and o.id = r.store_id and o.branch_id = $2)'),
    (7, 'number_series', 'r.branch_id = $2'),
    (7, 'invoices', 'r.branch_id = $2'),
    (8, 'invoice_lines', 'exists (select from public.invoices o where o.business_id = $1 and o.id = r.invoice_id and o.branch_id = $2)'),
    (8, 'sales', 'r.branch_id = $2'),
    (9, 'sale_lines', 'exists (select from public.sales o where o.business_id = $1 and o.id = r.sale_id and o.branch_id = $2)'),
    (10, 'sale_payments', 'exists (select from public.sales o where o.business_id = $1 and o.id = r.sale_id and o.branch_id = $2)'),
    (11, 'sale_returns', 'r.branch_id = $2'),
    (12, 'sale_return_lines', 'exists (select from public.sale_returns o where o.business_id = $1 and o.id = r.sale_return_id and o.branch_id = $2)'),
    (13, 'sale_return_refunds', 'exists (select from public.sale_returns o where o.business_id = $1 and o.id = r.sale_return_id and o.branch_id = $2)'),
    (13, 'expenses', 'r.branch_id = $2'),
    (13, 'transactions', 'r.branch_id = $2'),
    (14, 'payments', 'r.branch_id = $2'),
    (15, 'debts', 'r.branch_id = $2'),
    (16, 'debt_histories', 'r.branch_id = $2'),
    (17, 'money_references', 'exists (select from public.accounts o where o.business_id = $1 and o.id = r.account_id and o.branch_id = $2)'),
    (17, 'supplier_papers', 'r.branch_id = $2'),
    (18, 'voided_lines', 'r.branch_id = $2'),
    (7, 'shifts', 'r.branch_id = $2'),
    (9, 'shift_denominations', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (9, 'shift_counts', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (9, 'shift_others', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (14, 'shift_explanations', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (9, 'shift_movements', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (11, 'shift_late_sales', 'exists (select from public.shifts o where o.business_id = $1 and o.id = r.shift_id and o.branch_id = $2)'),
    (41, 'requests', 'r.to_branch_id = $2'),
    (42, 'stock_request_lines', 'exists (select from public.requests o where o.business_id = $1 and o.id = r.stock_request_id and o.to_branch_id = $2)'),
    (43, 'stock_request_steps', 'exists (select from public.requests o where o.business_id = $1 and o.id = r.stock_request_id and o.to_branch_id = $2)'),
    (19, 'purchases', 'r.branch_id = $2'),
    (20, 'purchase_lines', 'exists (select from public.purchases o where o.business_id = $1 and o.id = r.purchase_id and o.branch_id = $2)'),
    (21, 'purchase_payments', 'exists (select from public.purchases o where o.business_id = $1 and o.id = r.purchase_id and o.branch_id = $2)'),
    (22, 'purchase_returns', 'r.branch_id = $2'),
    (23, 'purchase_return_lines', 'exists (select from public.purchase_returns o where o.business_id = $1 and o.id = r.purchase_return_id and o.branch_id = $2)'),
    (24, 'purchase_return_refunds', 'exists (select from public.purchase_returns o where o.business_id = $1 and o.id = r.purchase_return_id and o.branch_id = $2)'),
    (25, 'purchase_orders', 'r.branch_id = $2'),
    (26, 'purchase_order_lines', 'exists (select from public.purchase_orders o where o.business_id = $1 and o.id = r.purchase_order_id and o.branch_id = $2)'),
    (27, 'goods_receipts', 'r.branch_id = $2'),
    (28, 'goods_receipt_lines', 'exists (select from public.goods_receipts o where o.business_id = $1 and o.id = r.goods_receipt_id and o.branch_id = $2)'),
    (29, 'adjustments', 'r.branch_id = $2'),
    (32, 'stock_takes', 'r.branch_id = $2'),
    (33, 'stock_take_lines', 'exists (select from public.stock_takes o where o.business_id = $1 and o.id = r.stock_take_id and o.branch_id = $2)'),
    (34, 'stock_counts', 'r.branch_id = $2'),
    (30, 'landed_costs', 'r.branch_id = $2'),
    (31, 'landed_cost_lines', 'exists (select from public.landed_costs o where o.business_id = $1 and o.id = r.landed_cost_id and o.branch_id = $2)')
$$;

do $$
declare
  t text;
begin
  for t in select name from ctx.tables_of_branch() union all values ('stores'), ('accounts'), ('branches') loop
    if to_regclass('public.' || t) is null then continue; end if;
    execute format('drop policy if exists branch_reset on public.%I', t);
    execute format('create policy branch_reset on public.%I to pos_owner using (true) with check (true)', t);   -- forced row security binds the owner too
  end loop;
end $$;

-- Every document refers to its branch, so holding the branch row makes all that is being written there wait or be over.
create or replace function ctx.hold_branch(branch uuid) returns uuid
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
begin
  perform from public.branches r where r.business_id = b and r.id = branch for update;
  if not found then raise exception 'no such branch' using errcode = '42501'; end if;
  return b;
end $$;

-- Documents of every kind, known or to come, that stand in the books of this branch and of another one: the journal says which.
-- One that is void counts as well, for the other branch keeps its half.
create or replace function ctx.documents_reaching_out(branch uuid) returns int
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select count(distinct (e.source_kind, e.source_id))::int
  from public.journal_entries e
  where e.business_id = ctx.biz() and e.branch_id = branch and exists (
    select from public.journal_entries o
    where o.business_id = e.business_id and o.source_kind = e.source_kind and o.source_id = e.source_id
      and o.branch_id <> e.branch_id));
end $$;

create or replace function ctx.reset_branch(branch uuid, backup uuid, usr uuid) returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.hold_branch(branch);
  t record;
  n bigint;
  total bigint := 0;
begin
  -- Goods that were promised or sent stand in the books of both branches.
  if exists (select from public.requests r where r.business_id = b and r.from_branch_id <> r.to_branch_id
             and branch in (r.from_branch_id, r.to_branch_id) and r.status in ('approved', 'in transit', 'delivered')) then
    raise exception 'goods went between branches' using errcode = '23503';
  end if;
  insert into ctx.branch_backups (business_id, id, branch_id, made_by) values (b, backup, branch, usr);
  for t in select * from ctx.tables_of_branch() l order by l.place loop
    execute format('insert into ctx.branch_backup_parts (business_id, backup_id, table_name, part, rows)
      select $1, $3, %L, g.part, jsonb_agg(g.one) from (
        select to_jsonb(r) as one, (row_number() over () - 1) / 1000 as part from public.%I r
        where r.business_id = $1 and %s) g group by g.part', t.name, t.name, t.belongs) using b, branch, backup;
  end loop;
  perform set_config('app.reset_branch', branch::text, true);
  for t in select * from ctx.tables_of_branch() l order by l.place desc loop
    execute format('delete from public.%I r where r.business_id = $1 and %s', t.name, t.belongs) using b, branch;
    get diagnostics n = row_count;
    total := total + n;
    delete from ctx.row_counts c where c.business_id = b and c.table_name = t.name and c.branch_id = branch;
  end loop;
  perform set_config('app.reset_branch', '', true);
  update ctx.branch_backups set records = total where business_id = b and id = backup;
  return total;
end $$;

-- Answers how many rows came back, or null where the branch holds something that was written since.
create or replace function ctx.restore_branch(backup uuid) returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
  branch uuid := (select r.branch_id from ctx.branch_backups r where r.business_id = b and r.id = backup);
  t record;
  n bigint;
  total bigint := 0;
begin
  b := ctx.hold_branch(branch);
  for t in select * from ctx.tables_of_branch() loop
    execute format('select count(*) from (select from public.%I r where r.business_id = $1 and %s limit 1) f', t.name, t.belongs)
      into n using b, branch;
    if n > 0 then return null; end if;
  end loop;
  for t in select * from ctx.tables_of_branch() l order by l.place loop
    execute format('insert into public.%I select (jsonb_populate_recordset(null::public.%I, p.rows)).*
      from ctx.branch_backup_parts p where p.business_id = $1 and p.backup_id = $2 and p.table_name = %L order by p.part',
      t.name, t.name, t.name) using b, backup;
    get diagnostics n = row_count;
    total := total + n;
    -- The triggers counted hidden rows as well. What stands between branches is counted anew by whoever asks.
    if exists (select from pg_trigger g where g.tgrelid = ('public.' || t.name)::regclass and g.tgname = 'count_added')
       and exists (select from pg_attribute c where c.attrelid = ('public.' || t.name)::regclass and c.attname = 'branch_id') then
      delete from ctx.row_counts c where c.business_id = b and c.table_name = t.name and c.branch_id = branch;
      execute format('insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
        select $1, %L, $2, ctx.month_of(r.created_at), count(*) from public.%I r
        where r.business_id = $1 and r.branch_id = $2 and to_jsonb(r) ->> ''deleted_at'' is null
        group by ctx.month_of(r.created_at)', t.name, t.name) using b, branch;
    end if;
  end loop;
  update ctx.branch_backups set restored_at = now() where business_id = b and id = backup;
  return total;
end $$;

grant execute on function ctx.documents_reaching_out(uuid), ctx.reset_branch(uuid, uuid, uuid), ctx.restore_branch(uuid) to pos_app;
reset role;
