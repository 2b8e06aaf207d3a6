create table told (
  business_id uuid not null,
  branch_id   uuid not null,
  kind        text not null,
  subject     text not null,
  day         date not null,
  told_at     timestamp with time zone not null default now(),
  about       text,
  primary key (business_id, branch_id, kind, subject)
);
alter table told enable row level security;
alter table told force row level security;
create policy tenant on told to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on told to pos_app;
grant insert (business_id, branch_id, kind, subject, day, told_at, about) on told to pos_app;
grant update (day, told_at, about) on told to pos_app;
grant select on told to pos_job;
grant insert (business_id, branch_id, kind, subject, day, told_at, about) on told to pos_job;
grant update (day, told_at, about) on told to pos_job;

alter table told add constraint told_of_branch foreign key (business_id, branch_id) references branches (business_id, id);
