-- Papers of others are entered once: the number of a bill per supplier, that of a fiscal receipt in the whole business.
create table supplier_papers (
  business_id uuid not null,
  branch_id   uuid not null,
  kind        text not null,
  supplier_id uuid not null,
  number      text not null,
  source_kind text not null,
  source_id   uuid not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, kind, supplier_id, number)
);
create index supplier_papers_of_source on supplier_papers (business_id, source_id);
alter table supplier_papers enable row level security;
alter table supplier_papers force row level security;
create policy tenant on supplier_papers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on supplier_papers to pos_app;
grant insert (business_id, branch_id, kind, supplier_id, number, source_kind, source_id) on supplier_papers to pos_app;
grant delete on supplier_papers to pos_app;
grant select on supplier_papers to pos_job;
grant insert (business_id, branch_id, kind, supplier_id, number, source_kind, source_id) on supplier_papers to pos_job;
grant delete on supplier_papers to pos_job;

alter table branch_settings add column vat_claim_months integer not null default 6;
alter table branch_settings alter column vat_claim_months drop default;
grant insert (vat_claim_months), update (vat_claim_months) on branch_settings to pos_app;

-- What is entered today keeps its number; where two have one, the older has it and both stay as they are.
alter table supplier_papers no force row level security;
alter table purchases no force row level security;
alter table landed_costs no force row level security;
alter table expenses no force row level security;
alter table transactions no force row level security;

insert into supplier_papers (business_id, branch_id, kind, supplier_id, number, source_kind, source_id)
select w.business_id, w.branch_id, w.kind, w.supplier_id, w.number, w.source_kind, w.source_id
from (
  select p.business_id, p.branch_id, p.kind, p.supplier_id, p.source_kind, p.source_id, p.created_at,
         upper(regexp_replace(regexp_replace(p.typed, '\s', '', 'g'), '^0+(?=.)', '')) as number
  from (
    select business_id, branch_id, 'bill' as kind, supplier_id, reference as typed, 'purchase' as source_kind,
           id as source_id, created_at
    from purchases where status <> 'void' and deleted_at is null and supplier_id is not null
    union all
    select business_id, branch_id, 'bill', supplier_id, reference, 'landed-cost', id, created_at
    from landed_costs where status <> 'void' and deleted_at is null and supplier_id is not null and account_id is null
    union all
    select business_id, branch_id, 'receipt', '00000000-0000-0000-0000-000000000000', receipt_number, 'purchase', id, created_at
    from purchases where status <> 'void' and deleted_at is null
    union all
    select business_id, branch_id, 'receipt', '00000000-0000-0000-0000-000000000000', receipt_number, 'landed-cost', id, created_at
    from landed_costs where status <> 'void' and deleted_at is null
    union all
    select business_id, branch_id, 'receipt', '00000000-0000-0000-0000-000000000000', receipt_number, 'expense', id, created_at
    from expenses where status <> 'void' and deleted_at is null
    union all
    select business_id, branch_id, 'receipt', '00000000-0000-0000-0000-000000000000', receipt_number, 'transaction', id, created_at
    from transactions where status <> 'void' and deleted_at is null) p
  where p.typed is not null) w
where w.number <> ''
order by w.created_at, w.source_id
on conflict do nothing;

alter table supplier_papers force row level security;
alter table purchases force row level security;
alter table landed_costs force row level security;
alter table expenses force row level security;
alter table transactions force row level security;
