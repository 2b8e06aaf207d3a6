-- Lines taken out of a cart are voided lines. The rows stay as they are; what names their table or their list follows.
alter table removed_lines rename to voided_lines;
alter table voided_lines rename constraint removed_lines_pkey to voided_lines_pkey;
alter table voided_lines rename constraint removed_lines_branch_id to voided_lines_branch_id;
alter table voided_lines rename constraint removed_lines_product_id to voided_lines_product_id;
alter index removed_lines_newest rename to voided_lines_newest;
alter index removed_lines_of_branch rename to voided_lines_of_branch;
alter index removed_lines_by_date rename to voided_lines_by_date;
alter index removed_lines_by_name rename to voided_lines_by_name;
alter index removed_lines_of_product rename to voided_lines_of_product;
alter index removed_lines_search rename to voided_lines_search;
update ctx.row_counts set table_name = 'voided_lines' where table_name = 'removed_lines';
-- No policy names the owner of the tables, so their rows are out of his sight while row security is forced.
alter table saved_views no force row level security;
update saved_views set list = 'voided-line' where list = 'removed-line';
alter table saved_views force row level security;
-- Rows that a reset of a branch put aside. Their table is made after the migrations, so a new installation has none yet.
do $$
begin
  if to_regclass('ctx.branch_backup_parts') is null then return; end if;
  alter table ctx.branch_backup_parts no force row level security;
  update ctx.branch_backup_parts set table_name = 'voided_lines' where table_name = 'removed_lines';
  alter table ctx.branch_backup_parts force row level security;
end $$;
