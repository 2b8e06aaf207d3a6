-- The queue of jobs lives in a schema of its own, which the worker fills and nobody else may look into. Its tables know no
-- business: what a job does to one, it does behind the wall, with an access of its own.
create schema if not exists graphile_worker;
grant usage, create on schema graphile_worker to pos_job;
