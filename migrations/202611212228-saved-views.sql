create table saved_views (
  business_id uuid not null,
  id          uuid not null,
  user_id     uuid not null,
  list        text not null,
  name        text not null,
  is_shared   boolean not null,
  view        jsonb not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, id)
);
create index saved_views_of_list on saved_views (business_id, list, user_id);
create index saved_views_by_user on saved_views (business_id, user_id);
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant on saved_views to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on saved_views to pos_app;
grant insert (business_id, id, user_id, list, name, is_shared, view) on saved_views to pos_app;
grant update (name, is_shared, view) on saved_views to pos_app;
grant delete on saved_views to pos_app;
grant select on saved_views to pos_job;
grant insert (business_id, id, user_id, list, name, is_shared, view) on saved_views to pos_job;
grant update (name, is_shared, view) on saved_views to pos_job;
grant delete on saved_views to pos_job;

alter table saved_views add constraint saved_views_of_user foreign key (business_id, user_id) references users (business_id, id);
