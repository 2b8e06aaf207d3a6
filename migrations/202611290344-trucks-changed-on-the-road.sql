create table truck_order_segments (
  business_id    uuid not null,
  truck_order_id uuid not null,
  line_no        integer not null,
  truck_id       uuid not null,
  driver_id      uuid,
  since          timestamp with time zone,
  until          timestamp with time zone,
  loaded_on      date,
  ended_on       date,
  odometer_out   bigint,
  odometer_in    bigint,
  primary key (business_id, truck_order_id, line_no)
);
create index truck_order_segments_of_truck on truck_order_segments (business_id, truck_id);
create index truck_order_segments_of_driver on truck_order_segments (business_id, driver_id);
alter table truck_order_segments enable row level security;
alter table truck_order_segments force row level security;
create policy tenant on truck_order_segments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_order_segments to pos_app;
grant insert (business_id, truck_order_id, line_no, truck_id, driver_id, since, until, loaded_on, ended_on, odometer_out, odometer_in) on truck_order_segments to pos_app;
grant update (truck_id, driver_id, since, until, loaded_on, ended_on, odometer_out, odometer_in) on truck_order_segments to pos_app;
grant delete on truck_order_segments to pos_app;
grant select on truck_order_segments to pos_job;
grant insert (business_id, truck_order_id, line_no, truck_id, driver_id, since, until, loaded_on, ended_on, odometer_out, odometer_in) on truck_order_segments to pos_job;
grant update (truck_id, driver_id, since, until, loaded_on, ended_on, odometer_out, odometer_in) on truck_order_segments to pos_job;
grant delete on truck_order_segments to pos_job;

alter table truck_order_segments add constraint truck_order_segments_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_order_segments add constraint truck_order_segments_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_order_segments add constraint truck_order_segments_driver_id foreign key (business_id, driver_id) references users (business_id, id);
