-- The missing grants stop pos_app; this trigger on every ledger stops the owner and a hurried superuser as well.
set local role pos_owner;
create or replace function ctx.refuse_change() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The reset of a branch empties the ledgers of that branch and no other, and only its function may (after/60-branch-reset).
  if tg_op = 'DELETE' and current_user = 'pos_owner' and tg_table_name <> 'activities'
     and to_jsonb(old)->>'branch_id' = nullif(current_setting('app.reset_branch', true), '') then return old; end if;
  -- A sample is removed with its books and its activities, and only its function may (after/70-sample).
  if tg_op = 'DELETE' and current_user = 'pos_owner'
     and to_jsonb(old)->>'business_id' = nullif(current_setting('app.remove_sample', true), '') then return old; end if;
  raise exception '% is append-only: post a reversal', tg_table_name using errcode = 'P0001';
end $$;
reset role;
