create table shift_counts (
  business_id   uuid not null,
  shift_id      uuid not null,
  line_no       integer not null,
  counted       bigint not null,
  counted_on    date not null,
  counted_by_id uuid,
  difference    bigint not null,
  primary key (business_id, shift_id, line_no)
);
create index shift_counts_of_counted_by on shift_counts (business_id, counted_by_id);
alter table shift_counts enable row level security;
alter table shift_counts force row level security;
create policy tenant on shift_counts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_counts to pos_app;
grant insert (business_id, shift_id, line_no, counted, counted_on, counted_by_id, difference) on shift_counts to pos_app;
grant update (counted, counted_on, counted_by_id, difference) on shift_counts to pos_app;
grant delete on shift_counts to pos_app;
grant select on shift_counts to pos_job;
grant insert (business_id, shift_id, line_no, counted, counted_on, counted_by_id, difference) on shift_counts to pos_job;
grant update (counted, counted_on, counted_by_id, difference) on shift_counts to pos_job;
grant delete on shift_counts to pos_job;

create table shift_others (
  business_id uuid not null,
  shift_id    uuid not null,
  line_no     integer not null,
  account_id  uuid not null,
  expected    bigint not null,
  counted     bigint not null,
  difference  bigint not null,
  primary key (business_id, shift_id, line_no)
);
create index shift_others_of_account on shift_others (business_id, account_id);
alter table shift_others enable row level security;
alter table shift_others force row level security;
create policy tenant on shift_others to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_others to pos_app;
grant insert (business_id, shift_id, line_no, account_id, expected, counted, difference) on shift_others to pos_app;
grant update (account_id, expected, counted, difference) on shift_others to pos_app;
grant delete on shift_others to pos_app;
grant select on shift_others to pos_job;
grant insert (business_id, shift_id, line_no, account_id, expected, counted, difference) on shift_others to pos_job;
grant update (account_id, expected, counted, difference) on shift_others to pos_job;
grant delete on shift_others to pos_job;

alter table shift_counts add constraint shift_counts_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_counts add constraint shift_counts_counted_by_id foreign key (business_id, counted_by_id) references users (business_id, id);
alter table shift_others add constraint shift_others_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_others add constraint shift_others_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table shifts add column stays bigint;
alter table shifts add column rest bigint;
alter table shifts add column rest_account_id uuid;
alter table shifts add column rest_transaction_id uuid;
create index shifts_of_rest_account on shifts (business_id, rest_account_id);
create index shifts_of_rest_transaction on shifts (business_id, rest_transaction_id);
alter table shifts add constraint shifts_rest_account_id foreign key (business_id, rest_account_id) references accounts (business_id, id);
alter table shifts add constraint shifts_rest_transaction_id foreign key (business_id, rest_transaction_id) references transactions (business_id, id);

grant insert (stays, rest, rest_account_id, rest_transaction_id), update (stays, rest, rest_account_id, rest_transaction_id) on shifts to pos_app;
grant insert (stays, rest, rest_account_id, rest_transaction_id), update (stays, rest, rest_account_id, rest_transaction_id) on shifts to pos_job;
-- What was counted so far was counted once, and posted what it differed then: late sales changed the difference since.
alter table shifts no force row level security;
alter table shift_late_sales no force row level security;
alter table shift_counts no force row level security;
insert into shift_counts (business_id, shift_id, line_no, counted, counted_on, counted_by_id, difference)
select s.business_id, s.id, 1, s.counted, s.closed_on, s.closed_by_id, s.over_short + coalesce((
  select sum(l.amount) from shift_late_sales l where l.business_id = s.business_id and l.shift_id = s.id), 0)
from shifts s where s.closed_on is not null;
update shifts set stays = counted, rest = 0 where closed_on is not null;
alter table shift_counts force row level security;
alter table shift_late_sales force row level security;
alter table shifts force row level security;
