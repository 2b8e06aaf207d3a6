create table money_references (
  business_id uuid not null,
  account_id  uuid not null,
  reference   text not null,
  source_kind text not null,
  source_id   uuid not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, account_id, reference)
);
create index money_references_of_source on money_references (business_id, source_id);
alter table money_references enable row level security;
alter table money_references force row level security;
create policy tenant on money_references to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on money_references to pos_app;
grant insert (business_id, account_id, reference, source_kind, source_id) on money_references to pos_app;
grant delete on money_references to pos_app;
grant select on money_references to pos_job;
grant insert (business_id, account_id, reference, source_kind, source_id) on money_references to pos_job;
grant delete on money_references to pos_job;

alter table money_references add constraint money_references_account_id foreign key (business_id, account_id) references accounts (business_id, id);
