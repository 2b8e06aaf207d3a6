create table message_ways_in (
  business_id  uuid not null,
  account_id   uuid not null,
  branch_id    uuid not null,
  secret_hash  text not null,
  made_by_id   uuid not null,
  made_at      timestamp with time zone not null,
  last_text_at timestamp with time zone,
  primary key (business_id, account_id)
);
create unique index message_ways_in_secret on message_ways_in (business_id, secret_hash);
alter table message_ways_in enable row level security;
alter table message_ways_in force row level security;
create policy tenant on message_ways_in to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on message_ways_in to pos_app;
grant insert (business_id, account_id, branch_id, secret_hash, made_by_id, made_at, last_text_at) on message_ways_in to pos_app;
grant update (last_text_at) on message_ways_in to pos_app;
grant delete on message_ways_in to pos_app;
grant select on message_ways_in to pos_job;
grant insert (business_id, account_id, branch_id, secret_hash, made_by_id, made_at, last_text_at) on message_ways_in to pos_job;
grant update (last_text_at) on message_ways_in to pos_job;
grant delete on message_ways_in to pos_job;

create table forwarded_texts (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  account_id  uuid not null,
  sender      text,
  text        text not null,
  stamped_at  timestamp with time zone,
  arrived_at  timestamp with time zone not null,
  primary key (business_id, id)
);
alter table forwarded_texts enable row level security;
alter table forwarded_texts force row level security;
create policy tenant on forwarded_texts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on forwarded_texts to pos_app;
grant insert (business_id, id, branch_id, account_id, sender, text, stamped_at, arrived_at) on forwarded_texts to pos_app;
grant delete on forwarded_texts to pos_app;
grant select on forwarded_texts to pos_job;
grant insert (business_id, id, branch_id, account_id, sender, text, stamped_at, arrived_at) on forwarded_texts to pos_job;
grant delete on forwarded_texts to pos_job;

alter table message_ways_in add constraint message_ways_in_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table forwarded_texts add constraint forwarded_texts_account_id foreign key (business_id, account_id) references accounts (business_id, id);
