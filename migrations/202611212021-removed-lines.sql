create table removed_lines (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  name        text not null,
  product_id  uuid not null,
  unit        text not null,
  quantity    bigint not null,
  unit_price  bigint not null,
  amount      bigint not null,
  cart        text not null,
  date        date not null,
  removed_at  timestamp with time zone not null,
  search_text text not null default ''::text,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index removed_lines_newest on removed_lines (business_id, created_at desc, id);
create index removed_lines_of_branch on removed_lines (business_id, branch_id, created_at desc, id);
create index removed_lines_by_date on removed_lines (business_id, branch_id, date desc, id);
create index removed_lines_by_name on removed_lines (business_id, name collate "und-x-icu", id);
create index removed_lines_of_product on removed_lines (business_id, product_id);
alter table removed_lines enable row level security;
alter table removed_lines force row level security;
create policy tenant on removed_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on removed_lines to pos_app;
grant insert (business_id, id, branch_id, name, product_id, unit, quantity, unit_price, amount, cart, date, removed_at, search_text, created_by) on removed_lines to pos_app;
grant select on removed_lines to pos_job;
grant insert (business_id, id, branch_id, name, product_id, unit, quantity, unit_price, amount, cart, date, removed_at, search_text, created_by) on removed_lines to pos_job;
create trigger append_only before update or delete on removed_lines for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on removed_lines for each statement execute function ctx.refuse_change();
create trigger count_added after insert on removed_lines referencing new table as added
  for each statement execute function ctx.count_added('branch');
create index removed_lines_search on removed_lines using gin (business_id, search_text gin_trgm_ops);
grant select (business_id, id, branch_id, name, search_text) on removed_lines to pos_search;
create policy search on removed_lines for select to pos_search using (true);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_removed_lines(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        select r.id, r.name from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_removed_lines(text, uuid[], int, int) from public;
grant execute on function ctx.search_removed_lines(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

alter table removed_lines add constraint removed_lines_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table removed_lines add constraint removed_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
