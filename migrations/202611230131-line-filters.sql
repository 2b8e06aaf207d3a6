drop index sale_lines_of_product;
create index sale_lines_of_product on sale_lines (business_id, product_id, sale_id);
drop index sale_payments_of_account;
create index sale_payments_of_account on sale_payments (business_id, account_id, sale_id);
drop index sale_return_lines_of_product;
create index sale_return_lines_of_product on sale_return_lines (business_id, product_id, sale_return_id);
drop index sale_return_refunds_of_account;
create index sale_return_refunds_of_account on sale_return_refunds (business_id, account_id, sale_return_id);
