-- What anybody may learn of a paper by the code that stands on it: no more than the paper itself says (messages.md E). A code
-- is one among all businesses, so its look-up is outside the wall; the table holds nothing that is not on the paper.
set local role pos_owner;

create table if not exists ctx.papers (
  code        text primary key,
  business_id uuid not null,
  branch_id   uuid not null,
  kind        text not null,
  record_id   uuid not null,
  number      text not null,
  date        date not null,
  total       bigint not null,
  currency    text not null,
  status      text not null
);
create index if not exists papers_of_record on ctx.papers (business_id, record_id);
alter table ctx.papers enable row level security;
alter table ctx.papers force row level security;
drop policy if exists papers_owner on ctx.papers;
create policy papers_owner on ctx.papers to pos_owner using (true) with check (true);   -- only through the functions below

-- Keeps a paper in step with its document: voided, returned, or taken out of the branch and put back.
create or replace function ctx.follow_paper() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    delete from ctx.papers p where p.business_id = old.business_id and p.record_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.verification_code is not null then
    insert into ctx.papers (code, business_id, branch_id, kind, record_id, number, date, total, currency, status)
    values (new.verification_code, new.business_id, new.branch_id,
            -- The paper of a sale on invoice is the invoice, and is called so.
            case when to_jsonb(new) ->> 'invoice_id' is null then tg_argv[0] else 'invoice' end, new.id, new.number, new.date,
            new.total_amount, new.currency,
            case when tg_argv[0] = 'quote' and new.deleted_at is not null then 'closed' else new.status end);
  end if;
  return null;
end $$;

do $$
begin
  if to_regclass('public.sales') is null then return; end if;
  drop trigger if exists follow_paper on public.sales;
  create trigger follow_paper after insert or delete or update of status on public.sales
    for each row execute function ctx.follow_paper('sale');
end $$;

-- What a quote offers may be corrected while nobody has accepted it, so its paper follows every change.
do $$
begin
  if to_regclass('public.quotes') is null then return; end if;
  drop trigger if exists follow_paper on public.quotes;
  create trigger follow_paper after insert or delete or update on public.quotes
    for each row execute function ctx.follow_paper('quote');
end $$;

create or replace function ctx.find_paper(asked text)
returns table (business text, branch text, kind text, number text, date date, total bigint, currency text, status text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select f.name, b.name, p.kind, p.number, p.date, p.total, p.currency, p.status
    from ctx.papers p
    join public.businesses f on f.business_id = p.business_id
    join public.branches b on b.business_id = p.business_id and b.id = p.branch_id
    where p.code = asked;
end $$;
grant execute on function ctx.find_paper(text) to pos_login;
reset role;
