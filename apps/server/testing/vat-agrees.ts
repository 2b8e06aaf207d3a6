import { expect } from 'vitest';
import { TAXED } from '#modules/report/public.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';

/** The VAT summary tells of each document on each day the VAT that the books have of it, for all businesses of a test. */
export async function vatAgrees(db: TestDatabase): Promise<void> {
  const branches = await db.adminQuery<{ id: string }>('select id from branches');
  const untold = await db.adminQuery(UNTOLD, [branches.map(({ id }) => id), '1990-01-01', '2100-01-01']);
  expect(untold).toEqual([]);
}

const UNTOLD = `${TAXED},
told as (
  select kind, id, date, coalesce(sum(tax) filter (where side = 'sold'), 0) as sold,
         coalesce(sum(tax) filter (where side = 'bought'), 0) as bought
  from taxed group by kind, id, date),
booked as (
  select e.source_kind as kind, e.source_id as id, e.date,
         coalesce(sum(l.credit - l.debit) filter (where l.account_code = '2200'), 0) as sold,
         coalesce(sum(l.debit - l.credit) filter (where l.account_code = '1300'), 0) as bought
  from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
  where e.source_kind <> 'vat-settlement' group by 1, 2, 3)
select kind, id, date::text as date, t.sold::text as told_sold, b.sold::text as booked_sold,
       t.bought::text as told_bought, b.bought::text as booked_bought
from told t full join booked b using (kind, id, date)
where coalesce(t.sold, 0) <> coalesce(b.sold, 0) or coalesce(t.bought, 0) <> coalesce(b.bought, 0)`;
