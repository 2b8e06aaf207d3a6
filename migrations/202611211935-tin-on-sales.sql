alter table sales add column customer_tin_number text;
grant insert (customer_tin_number) on sales to pos_app;
grant update (customer_tin_number) on sales to pos_app;
grant insert (customer_tin_number) on sales to pos_job;
grant update (customer_tin_number) on sales to pos_job;
