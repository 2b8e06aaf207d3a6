-- What someone forgot. The server asks as its own login before it listens; one row or more: it prints them and exits.
-- It reads the catalogue only, so pos_app may run it. Permissive policies are joined by OR, a second and wider one opens
-- the table: hence the text of each is compared exactly.
set local role pos_owner;
create or replace function ctx.isolation_faults() returns table (fault text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
with app as (select oid, rolname from pg_roles where rolname in ('pos_app', 'pos_job', 'pos_login')),
rel as (
  select c.*, c.oid::regclass::text as nm,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped) as tenant
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and n.nspname !~ '^pg_'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')),
tab as (select * from rel where relkind in ('r', 'p')),
biz as (select t.*, (select attnum from pg_attribute where attrelid = t.oid and attname = 'business_id') as bcol from tab t where tenant),
wall as (select '(business_id = ( SELECT ctx.biz() AS biz))'::text as expr)
          select 'the server runs as a role that bypasses the wall: ' || rolname from pg_roles
          where rolname = current_user and (rolsuper or rolbypassrls or pg_has_role(oid, 'pos_owner', 'member')) and current_user <> 'pos_owner'
union all select rolname || ' is superuser, bypasses row security, creates roles or is a member of another role' from pg_roles r
          where r.oid in (select oid from app) and (rolsuper or rolbypassrls or rolcreaterole
                or exists (select from pg_auth_members m where m.member = r.oid))
union all select nm || ' has no row security' from biz where not relrowsecurity
union all select nm || ' has row security that is not forced' from biz where relrowsecurity and not relforcerowsecurity
union all select nm || ' has no policy' from biz
          where not exists (select from pg_policy where polrelid = biz.oid and polname <> 'sample_removed')   -- that one stands on every table
union all select nm || ' has no tenant policy for ' || app.rolname from biz, app, wall
          where has_any_column_privilege(app.oid, biz.oid, 'select, insert, update') and not exists (
            select from pg_policy p where p.polrelid = biz.oid and p.polpermissive and p.polcmd = '*' and app.oid = any (p.polroles)
            and pg_get_expr(p.polqual, p.polrelid) = wall.expr and pg_get_expr(p.polwithcheck, p.polrelid) = wall.expr)
union all select nm || ' has a policy wider than the business: ' || p.polname from biz join pg_policy p on p.polrelid = biz.oid, wall
          where p.polpermissive and (0 = any (p.polroles) or p.polroles && array(select oid from app))
            and (coalesce(pg_get_expr(p.polqual, p.polrelid), wall.expr) <> wall.expr
              or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), wall.expr) <> wall.expr)
union all select nm || ': business_id may be null' from biz join pg_attribute a on a.attrelid = biz.oid and a.attnum = bcol where not attnotnull
union all select nm || ': unique index without business_id first: ' || i.indexrelid::regclass from biz join pg_index i on i.indrelid = biz.oid
          where i.indisunique and i.indkey[0] <> bcol and relnamespace <> 'ctx'::regnamespace
union all select nm || ': exclusion that can tell of other businesses: ' || k.conname
          from biz join pg_constraint k on k.conrelid = biz.oid and k.contype = 'x'
          where k.conkey[1] <> bcol or (select oprname from pg_operator where oid = k.conexclop[1]) <> '='
union all select biz.nm || ': foreign key that can cross businesses: ' || k.conname
          from biz join pg_constraint k on k.conrelid = biz.oid and k.contype = 'f' join biz f on f.oid = k.confrelid
          where not exists (select from unnest(k.conkey, k.confkey) u(here, there) where here = biz.bcol and there = f.bcol)
union all select nm || ' has no business_id; add it, or name the table in this list' from tab
          where not tenant and nm not in ('public.schema_migrations', 'ctx.guesses', 'ctx.used_headers')
union all select nm || ': ' || app.rolname || ' may ' || pr from tab, app, unnest(array['truncate', 'references', 'trigger']) pr
          where has_table_privilege(app.oid, tab.oid, pr)
union all select nm || ': ' || app.rolname || ' may update ' || a.attname from biz, app, pg_attribute a
          where a.attrelid = biz.oid and a.attname in ('business_id', 'id', 'created_at') and has_column_privilege(app.oid, biz.oid, a.attnum, 'update')
union all select nm || ' is append-only, yet ' || app.rolname || ' may change it' from biz, app
          where exists (select from pg_trigger g where g.tgrelid = biz.oid and g.tgname = 'append_only')
            and (has_any_column_privilege(app.oid, biz.oid, 'update') or has_table_privilege(app.oid, biz.oid, 'delete'))
union all select nm || ' is a view without security_invoker' from rel where relkind = 'v' and coalesce(reloptions::text, '') !~ 'security_invoker=(true|on)'
union all select nm || ' is a materialized view: row security does not apply to it' from rel, app
          where relkind = 'm' and has_table_privilege(app.oid, rel.oid, 'select')
union all select p.oid::regprocedure || ': security definer without a pinned search_path' from pg_proc p
          where p.prosecdef and coalesce(p.proconfig::text, '') !~ 'search_path='
union all select p.oid::regprocedure || ': security definer that anyone may call' from pg_proc p
          where p.prosecdef and has_function_privilege('public', p.oid, 'execute')
union all select 'the queue of jobs is open to ' || rolname from app
          where rolname <> 'pos_job' and has_schema_privilege(oid, to_regnamespace('graphile_worker')::oid, 'usage')
union all select p.oid::regprocedure || ': only pos_login may call it, yet ' || app.rolname || ' may' from pg_proc p, app
          where p.pronamespace = 'ctx'::regnamespace and p.proname in ('open_access', 'find_login', 'login_of', 'pin_of', 'ask_recovery', 'try_recovery', 'recovery_of',
                                                               'claim_messages', 'read_messages', 'second_factor_of', 'spend_step', 'spend_spare_code', 'find_paper')
            and app.rolname <> 'pos_login' and has_function_privilege(app.oid, p.oid, 'execute')
$$;
grant execute on function ctx.isolation_faults() to pos_app, pos_job, pos_login;
reset role;
