create table truck_order_events (
  business_id    uuid not null,
  truck_order_id uuid not null,
  line_no        integer not null,
  kind           text not null,
  at             timestamp with time zone not null,
  claimed_at     timestamp with time zone,
  by_id          uuid,
  text           text,
  primary key (business_id, truck_order_id, line_no)
);
create index truck_order_events_of_by on truck_order_events (business_id, by_id);
alter table truck_order_events enable row level security;
alter table truck_order_events force row level security;
create policy tenant on truck_order_events to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_order_events to pos_app;
grant insert (business_id, truck_order_id, line_no, kind, at, claimed_at, by_id, text) on truck_order_events to pos_app;
grant update (kind, at, claimed_at, by_id, text) on truck_order_events to pos_app;
grant delete on truck_order_events to pos_app;
grant select on truck_order_events to pos_job;
grant insert (business_id, truck_order_id, line_no, kind, at, claimed_at, by_id, text) on truck_order_events to pos_job;
grant update (kind, at, claimed_at, by_id, text) on truck_order_events to pos_job;
grant delete on truck_order_events to pos_job;

alter table truck_order_events add constraint truck_order_events_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_order_events add constraint truck_order_events_by_id foreign key (business_id, by_id) references users (business_id, id);
