-- A text as `folded` of core/folded-text.ts writes it: small letters without accents, straight apostrophes.
create or replace function ctx.folded(written text) returns text language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select lower(translate(
    regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'),
    U&'\2018\2019\02BC\02BB`\00B4', ''''''''''''''
  ) collate "und-x-icu")
$$;
grant execute on function ctx.folded(text) to public;
