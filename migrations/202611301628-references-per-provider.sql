alter table money_references add column provider text;
-- Of references that stand in several wallets of a provider the first has it: what is in the books stays there.
update money_references r set provider = a.provider from accounts a
where a.business_id = r.business_id and a.id = r.account_id and a.type = 'mobile' and a.provider <> 'NONE'
  and not exists (
    select from money_references o join accounts b on b.business_id = o.business_id and b.id = o.account_id
    where o.business_id = r.business_id and o.reference = r.reference and b.type = 'mobile' and b.provider = a.provider
      and (o.created_at, o.account_id) < (r.created_at, r.account_id));
revoke insert on money_references from pos_job;
revoke insert on money_references from pos_app;
create unique index money_references_of_provider on money_references (business_id, provider, reference) where provider is not null;
grant insert (business_id, account_id, provider, reference, source_kind, source_id) on money_references to pos_job;
grant insert (business_id, account_id, provider, reference, source_kind, source_id) on money_references to pos_app;
