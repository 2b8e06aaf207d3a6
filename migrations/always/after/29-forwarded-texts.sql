-- Texts that a telephone forwards with the secret of one account (decision 208). Nobody has a session here: the secret may lay down a
-- text for that account and nothing else. A job reads them behind the wall.
set local role pos_owner;

do $$
begin
  if to_regclass('public.forwarded_texts') is null then return; end if;
  -- Forced row security binds the owner too.
  drop policy if exists by_secret on public.message_ways_in;
  create policy by_secret on public.message_ways_in for select to pos_owner using (true);
  drop policy if exists by_secret_seen on public.message_ways_in;
  create policy by_secret_seen on public.message_ways_in for update to pos_owner using (true) with check (true);
  drop policy if exists by_secret on public.forwarded_texts;
  create policy by_secret on public.forwarded_texts for insert to pos_owner with check (true);
  drop policy if exists by_secret_waiting on public.forwarded_texts;
  create policy by_secret_waiting on public.forwarded_texts for select to pos_owner using (true);
  drop policy if exists by_secret on public.accounts;
  create policy by_secret on public.accounts for select to pos_owner using (deleted_at is null and type in ('mobile', 'bank'));
end $$;

-- Whether an account has this secret. What is told without words, a secret code, is noted as seen and kept nowhere.
create or replace function ctx.forward_text(business uuid, secret text, forwarded uuid, said_by text, words text, stamped timestamptz,
                                            now_is timestamptz)
returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  way record;
begin
  update public.message_ways_in w set last_text_at = now_is
  where w.business_id = business and w.secret_hash = secret
    and exists (select from public.accounts a where a.business_id = w.business_id and a.id = w.account_id
                and a.deleted_at is null and a.type in ('mobile', 'bank'))
  returning w.branch_id, w.account_id into way;
  if not found then return false; end if;
  if words is not null then
    insert into public.forwarded_texts (business_id, id, branch_id, account_id, sender, text, stamped_at, arrived_at)
    values (business, forwarded, way.branch_id, way.account_id, said_by, words, stamped, now_is);
  end if;
  return true;
end $$;

-- For the job that reads them: the businesses in which any wait.
create or replace function ctx.businesses_with_forwarded_texts() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct f.business_id from public.forwarded_texts f;
end $$;

grant execute on function ctx.forward_text(uuid, text, uuid, text, text, timestamptz, timestamptz) to pos_login;
grant execute on function ctx.businesses_with_forwarded_texts() to pos_job;
reset role;
