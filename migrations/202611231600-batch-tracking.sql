-- No product that exists is kept in batches yet.
alter table products add column batch_tracking text not null default 'none';
alter table products alter column batch_tracking drop default;
