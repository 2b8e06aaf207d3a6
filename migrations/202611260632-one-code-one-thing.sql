-- One code is one thing: code, barcodes and those of further units are claimed together, as they are compared.
alter table product_barcodes rename to product_codes;
alter table product_codes rename constraint product_barcodes_pkey to product_codes_pkey;
alter table product_codes rename constraint product_barcodes_product_id to product_codes_product_id;
alter index product_barcodes_of_product rename to product_codes_of_product;
drop index products_one_code;

alter table products no force row level security;
alter table product_codes no force row level security;
alter table product_units no force row level security;

-- Of two that have one code today the older keeps it; the other is told as soon as somebody changes its codes.
delete from product_codes;
insert into product_codes (business_id, value, product_id)
select c.business_id, c.value, c.product_id
from (
  select p.business_id, p.id as product_id, p.created_at,
         case when k.key ~ '^\d{12,14}$' then regexp_replace(k.key, '^0{1,6}', '') else k.key end as value
  from products p
  cross join lateral (
    select p.code as code
    union all select unnest(p.barcodes)
    union all select u.barcode from product_units u where u.business_id = p.business_id and u.product_id = p.id) own
  cross join lateral (select btrim(ctx.folded(own.code)) as key) k
  where p.deleted_at is null and own.code is not null and own.code <> '') c
order by c.created_at, c.product_id
on conflict do nothing;

-- What is searched stands in one form from now on; of products the codes of their cartons too.
update products p set search_text = concat_ws(' ', p.search_text,
  (select string_agg(u.barcode, ' ' order by u.line_no) from product_units u
   where u.business_id = p.business_id and u.product_id = p.id))
where exists (select from product_units u
              where u.business_id = p.business_id and u.product_id = p.id and u.barcode is not null);

alter table products force row level security;
alter table product_codes force row level security;
alter table product_units force row level security;

do $$
declare
  named text;
begin
  for named in
    select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'search_text'
      and has_column_privilege('pos_app', c.oid, a.attnum, 'update')
    order by c.relname
  loop
    execute format('alter table public.%I no force row level security', named);
    execute format(
      'update public.%I set search_text = ctx.folded(search_text) where search_text <> ctx.folded(search_text)', named);
    if exists (select from pg_attribute a
               where a.attrelid = format('public.%I', named)::regclass and a.attname = 'phone_number') then
      execute format(
        'update public.%I set search_text = concat_ws('' '', search_text, ''0'' || substr(phone_number, 4))
         where phone_number ~ ''^255\d{9}$''', named);
    end if;
    execute format('alter table public.%I force row level security', named);
  end loop;
end $$;
