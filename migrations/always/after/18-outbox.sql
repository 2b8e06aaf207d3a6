-- The outbox of 14-recovery.sql before the eyes of the platform. Whoever opens a message may read a code that opens an
-- account, so the database itself looks who is calling: an `onepos` account in a session of its own, and nobody else.
set local role pos_owner;

-- Newest first; sealed as they lie, because no database can open them.
create or replace function ctx.messages_of_platform(in_state text, named uuid, most int)
returns table (id uuid, channel text, sealed bytea, created_at timestamptz, state text, tries int, last_error text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select m.id, m.channel, m.sealed, m.created_at, s.state, m.tries, m.last_error
    from ctx.messages m
    cross join lateral (select case when m.sent_at is not null then 'sent' when m.expires_at > now() then 'waiting'
                                    else 'laid_aside' end as state) s
    where exists (select from ctx.platform_account() where account_type = 'onepos') and m.business_id <> ctx.nobody()
      and (in_state is null or s.state = in_state) and (named is null or m.id = named)
    order by m.created_at desc, m.id desc limit most;
end $$;

-- Gives what was laid aside another hour. It leaves a minute after it was laid aside at the earliest: until then a server
-- that had claimed it in its last second may still be sending it.
create or replace function ctx.send_message_again(named uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.messages m set tries = 0, last_error = null, expires_at = now() + interval '1 hour',
    send_after = greatest(now(), m.expires_at + interval '1 minute')
  where m.id = named and m.sent_at is null and m.expires_at <= now() and m.sealed is not null
    and m.business_id <> ctx.nobody()
    and exists (select from ctx.platform_account() where account_type = 'onepos');
  return found;
end $$;

grant execute on function ctx.messages_of_platform(text, uuid, int), ctx.send_message_again(uuid) to pos_app;
reset role;
