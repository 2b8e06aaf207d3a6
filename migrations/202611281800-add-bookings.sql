create table room_type_rates (
  business_id  uuid not null,
  room_type_id uuid not null,
  line_no      integer not null,
  name         text not null,
  since        date,
  until        date,
  weekday      text,
  price        bigint,
  plus         bigint,
  primary key (business_id, room_type_id, line_no)
);
alter table room_type_rates enable row level security;
alter table room_type_rates force row level security;
create policy tenant on room_type_rates to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_type_rates to pos_app;
grant insert (business_id, room_type_id, line_no, name, since, until, weekday, price, plus) on room_type_rates to pos_app;
grant update (name, since, until, weekday, price, plus) on room_type_rates to pos_app;
grant delete on room_type_rates to pos_app;
grant select on room_type_rates to pos_job;
grant insert (business_id, room_type_id, line_no, name, since, until, weekday, price, plus) on room_type_rates to pos_job;
grant update (name, since, until, weekday, price, plus) on room_type_rates to pos_job;
grant delete on room_type_rates to pos_job;

create table room_type_length_discounts (
  business_id  uuid not null,
  room_type_id uuid not null,
  line_no      integer not null,
  nights       integer not null,
  percent      integer not null,
  primary key (business_id, room_type_id, line_no)
);
alter table room_type_length_discounts enable row level security;
alter table room_type_length_discounts force row level security;
create policy tenant on room_type_length_discounts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_type_length_discounts to pos_app;
grant insert (business_id, room_type_id, line_no, nights, percent) on room_type_length_discounts to pos_app;
grant update (nights, percent) on room_type_length_discounts to pos_app;
grant delete on room_type_length_discounts to pos_app;
grant select on room_type_length_discounts to pos_job;
grant insert (business_id, room_type_id, line_no, nights, percent) on room_type_length_discounts to pos_job;
grant update (nights, percent) on room_type_length_discounts to pos_job;
grant delete on room_type_length_discounts to pos_job;

create table room_bookings (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text not null,
  customer_id   uuid not null,
  payer_id      uuid,
  room_type_id  uuid,
  room_id       uuid,
  check_in      date not null,
  check_out     date not null,
  adults        integer not null,
  children      integer not null,
  price         bigint,
  currency      text,
  stay_amount   bigint not null,
  deposit       bigint,
  net_amount    bigint not null,
  tax           bigint not null,
  total_amount  bigint not null,
  paid_amount   bigint not null,
  remain_amount bigint not null,
  source        text not null,
  arrival_time  text,
  stage         text not null,
  closed_on     date,
  reason        text,
  remarks       text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index room_bookings_newest on room_bookings (business_id, created_at desc, id, deleted_at);
create index room_bookings_of_branch on room_bookings (business_id, branch_id, created_at desc, id, deleted_at);
create index room_bookings_by_number on room_bookings (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index room_bookings_of_customer on room_bookings (business_id, customer_id);
create index room_bookings_of_payer on room_bookings (business_id, payer_id);
create index room_bookings_of_room_type on room_bookings (business_id, room_type_id);
create index room_bookings_of_room on room_bookings (business_id, room_id);
alter table room_bookings enable row level security;
alter table room_bookings force row level security;
create policy tenant on room_bookings to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_bookings to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, source, arrival_time, stage, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_app;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, source, arrival_time, stage, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_app;
grant select on room_bookings to pos_job;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, source, arrival_time, stage, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_job;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, source, arrival_time, stage, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_job;
create trigger count_added after insert on room_bookings referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on room_bookings for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index room_bookings_search on room_bookings using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on room_bookings to pos_search;
create policy search on room_bookings for select to pos_search using (true);

create table booking_guests (
  business_id uuid not null,
  booking_id  uuid not null,
  line_no     integer not null,
  name        text not null,
  nationality text,
  phone       text,
  primary key (business_id, booking_id, line_no)
);
alter table booking_guests enable row level security;
alter table booking_guests force row level security;
create policy tenant on booking_guests to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on booking_guests to pos_app;
grant insert (business_id, booking_id, line_no, name, nationality, phone) on booking_guests to pos_app;
grant update (name, nationality, phone) on booking_guests to pos_app;
grant delete on booking_guests to pos_app;
grant select on booking_guests to pos_job;
grant insert (business_id, booking_id, line_no, name, nationality, phone) on booking_guests to pos_job;
grant update (name, nationality, phone) on booking_guests to pos_job;
grant delete on booking_guests to pos_job;

create table booking_nights (
  business_id  uuid not null,
  booking_id   uuid not null,
  line_no      integer not null,
  night        date not null,
  room_id      uuid not null,
  price        bigint,
  net_amount   bigint,
  tax          bigint,
  total_amount bigint,
  primary key (business_id, booking_id, line_no)
);
create index booking_nights_of_room on booking_nights (business_id, room_id);
alter table booking_nights enable row level security;
alter table booking_nights force row level security;
create policy tenant on booking_nights to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on booking_nights to pos_app;
grant insert (business_id, booking_id, line_no, night, room_id, price, net_amount, tax, total_amount) on booking_nights to pos_app;
grant update (night, room_id, price, net_amount, tax, total_amount) on booking_nights to pos_app;
grant delete on booking_nights to pos_app;
grant select on booking_nights to pos_job;
grant insert (business_id, booking_id, line_no, night, room_id, price, net_amount, tax, total_amount) on booking_nights to pos_job;
grant update (night, room_id, price, net_amount, tax, total_amount) on booking_nights to pos_job;
grant delete on booking_nights to pos_job;

alter table room_type_rates add constraint room_type_rates_room_type_id foreign key (business_id, room_type_id) references room_types (business_id, id);
alter table room_type_length_discounts add constraint room_type_length_discounts_room_type_id foreign key (business_id, room_type_id) references room_types (business_id, id);
alter table room_bookings add constraint room_bookings_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table room_bookings add constraint room_bookings_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table room_bookings add constraint room_bookings_payer_id foreign key (business_id, payer_id) references customers (business_id, id);
alter table room_bookings add constraint room_bookings_room_type_id foreign key (business_id, room_type_id) references room_types (business_id, id);
alter table room_bookings add constraint room_bookings_room_id foreign key (business_id, room_id) references rooms (business_id, id);
alter table booking_guests add constraint booking_guests_booking_id foreign key (business_id, booking_id) references room_bookings (business_id, id);
alter table booking_nights add constraint booking_nights_booking_id foreign key (business_id, booking_id) references room_bookings (business_id, id);
alter table booking_nights add constraint booking_nights_room_id foreign key (business_id, room_id) references rooms (business_id, id);
alter table room_types add column included_guests integer;
alter table room_types add column extra_guest_price bigint;
alter table room_types add column deposit_percent integer;
alter table room_types add column cancel_free_days integer;
alter table room_types add column cancel_charge text;
alter table room_types add column cancel_percent integer;
alter table room_types add column no_show_charge text;
alter table room_types add column no_show_percent integer;
revoke update on room_types from pos_app;
revoke insert on room_types from pos_app;
revoke insert on room_types from pos_job;
revoke update on room_types from pos_job;
grant update (name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_app;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, remarks, search_text, version, created_by) on room_types to pos_app;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, remarks, search_text, version, created_by) on room_types to pos_job;
grant update (name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_job;
