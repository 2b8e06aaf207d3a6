-- The missing grants stop pos_app; this trigger on every ledger stops the owner and a hurried superuser as well.
set local role pos_owner;
create or replace function ctx.refuse_change() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only: post a reversal', tg_table_name using errcode = 'P0001';
end $$;
reset role;
