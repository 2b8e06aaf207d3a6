create table transaction_messages (
  business_id     uuid not null,
  id              uuid not null,
  branch_id       uuid not null,
  transaction_id  text,
  provider        text not null,
  account_id      uuid,
  sender          text,
  text            text not null,
  source          text not null,
  received_at     timestamp with time zone not null,
  kind            text,
  direction       text not null,
  moved           boolean not null,
  amount          bigint,
  currency        text,
  fee             bigint,
  levy            bigint,
  vat             bigint,
  balance         bigint,
  party_name      text,
  party_phone     text,
  party_account   text,
  network         text,
  receipt         text,
  reverses        text,
  date            date not null,
  at              timestamp with time zone,
  stands_at       timestamp with time zone not null,
  warnings        text[] not null default '{}'::text[],
  is_doubtful     boolean not null,
  parser          text,
  confidence      integer,
  duplicate_of_id uuid,
  matched_to      text,
  matched_by_id   uuid,
  matched_at      timestamp with time zone,
  reason          text,
  payment_ids     uuid[] not null default '{}'::uuid[],
  entered_as_id   uuid,
  source_kind     text,
  source_id       text,
  has_posted      boolean not null,
  status          text not null,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index transaction_messages_newest on transaction_messages (business_id, created_at desc, id, deleted_at);
create index transaction_messages_of_branch on transaction_messages (business_id, branch_id, created_at desc, id, deleted_at);
create index transaction_messages_by_date on transaction_messages (business_id, branch_id, date desc, id);
create index transaction_messages_by_transaction_id on transaction_messages (business_id, transaction_id collate "und-x-icu", id) where (deleted_at IS NULL);
create index transaction_messages_of_account on transaction_messages (business_id, account_id);
create index transaction_messages_of_duplicate_of on transaction_messages (business_id, duplicate_of_id);
create index transaction_messages_of_matched_by on transaction_messages (business_id, matched_by_id);
create index transaction_messages_of_entered_as on transaction_messages (business_id, entered_as_id);
alter table transaction_messages enable row level security;
alter table transaction_messages force row level security;
create policy tenant on transaction_messages to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on transaction_messages to pos_app;
grant insert (business_id, id, branch_id, transaction_id, provider, account_id, sender, text, source, received_at, kind, direction, moved, amount, currency, fee, levy, vat, balance, party_name, party_phone, party_account, network, receipt, reverses, date, at, stands_at, warnings, is_doubtful, parser, confidence, duplicate_of_id, matched_to, matched_by_id, matched_at, reason, payment_ids, entered_as_id, source_kind, source_id, has_posted, status, search_text, version, created_by) on transaction_messages to pos_app;
grant update (transaction_id, provider, account_id, sender, text, source, received_at, kind, direction, moved, amount, currency, fee, levy, vat, balance, party_name, party_phone, party_account, network, receipt, reverses, date, at, stands_at, warnings, is_doubtful, parser, confidence, duplicate_of_id, matched_to, matched_by_id, matched_at, reason, payment_ids, entered_as_id, source_kind, source_id, has_posted, status, search_text, version, updated_at, deleted_at, deleted_by) on transaction_messages to pos_app;
grant select on transaction_messages to pos_job;
grant insert (business_id, id, branch_id, transaction_id, provider, account_id, sender, text, source, received_at, kind, direction, moved, amount, currency, fee, levy, vat, balance, party_name, party_phone, party_account, network, receipt, reverses, date, at, stands_at, warnings, is_doubtful, parser, confidence, duplicate_of_id, matched_to, matched_by_id, matched_at, reason, payment_ids, entered_as_id, source_kind, source_id, has_posted, status, search_text, version, created_by) on transaction_messages to pos_job;
grant update (transaction_id, provider, account_id, sender, text, source, received_at, kind, direction, moved, amount, currency, fee, levy, vat, balance, party_name, party_phone, party_account, network, receipt, reverses, date, at, stands_at, warnings, is_doubtful, parser, confidence, duplicate_of_id, matched_to, matched_by_id, matched_at, reason, payment_ids, entered_as_id, source_kind, source_id, has_posted, status, search_text, version, updated_at, deleted_at, deleted_by) on transaction_messages to pos_job;
create trigger count_added after insert on transaction_messages referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on transaction_messages for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index transaction_messages_search on transaction_messages using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, transaction_id, search_text, deleted_at) on transaction_messages to pos_search;
create policy search on transaction_messages for select to pos_search using (true);

create table message_identities (
  business_id uuid not null,
  identity    text not null,
  message_id  uuid not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, identity)
);
alter table message_identities enable row level security;
alter table message_identities force row level security;
create policy tenant on message_identities to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on message_identities to pos_app;
grant insert (business_id, identity, message_id) on message_identities to pos_app;
grant delete on message_identities to pos_app;
grant select on message_identities to pos_job;
grant insert (business_id, identity, message_id) on message_identities to pos_job;
grant delete on message_identities to pos_job;

alter table transaction_messages add constraint transaction_messages_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table transaction_messages add constraint transaction_messages_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table transaction_messages add constraint transaction_messages_duplicate_of_id foreign key (business_id, duplicate_of_id) references transaction_messages (business_id, id);
alter table transaction_messages add constraint transaction_messages_matched_by_id foreign key (business_id, matched_by_id) references users (business_id, id);
alter table transaction_messages add constraint transaction_messages_entered_as_id foreign key (business_id, entered_as_id) references transactions (business_id, id);
