create table notifications (
  business_id uuid not null,
  id          uuid not null,
  user_id     uuid not null,
  branch_id   uuid not null,
  kind        text not null,
  title       text not null,
  text        text not null,
  link        text not null,
  created_at  timestamp with time zone not null default now(),
  read_at     timestamp with time zone,
  primary key (business_id, id)
);
create index notifications_of_user on notifications (business_id, user_id, created_at desc, id);
create index notifications_unread on notifications (business_id, user_id, branch_id) where (read_at IS NULL);
create index notifications_by_branch on notifications (business_id, branch_id);
alter table notifications enable row level security;
alter table notifications force row level security;
create policy tenant on notifications to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on notifications to pos_app;
grant insert (business_id, id, user_id, branch_id, kind, title, text, link, read_at) on notifications to pos_app;
grant update (read_at) on notifications to pos_app;
grant delete on notifications to pos_app;
grant select on notifications to pos_job;
grant insert (business_id, id, user_id, branch_id, kind, title, text, link, read_at) on notifications to pos_job;
grant update (read_at) on notifications to pos_job;
grant delete on notifications to pos_job;

alter table notifications add constraint notifications_of_branch foreign key (business_id, branch_id) references branches (business_id, id);
alter table notifications add constraint notifications_for_user foreign key (business_id, user_id) references users (business_id, id);
