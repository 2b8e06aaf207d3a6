import type { Currency } from '#core/currencies.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import type { BookCheck } from './book-checks.ts';
import type { BookFault } from './check-books.ts';

/** What the evidence speaks of: its name, and where it is found in the books. */
interface Subject {
  subject: string;
  name: string | null;
  account_code: string | null;
  source_kind: string | null;
  source_id: string | null;
  date: string | null;
  date_to: string | null;
}

/** The evidence of one check as people read it: names instead of ids, amounts and quantities in whole units. */
export async function showFaults(
  { tx, branch, language }: QueryContext,
  { about, measures }: BookCheck,
  faults: readonly BookFault[],
) {
  if (faults.length === 0) return [];
  const asked = faults.map(({ subject }) => subject);
  const known = about === 'business' ? [] : await tx.query<Subject>(SUBJECTS[about], [asked]);
  const found = new Map(known.map((one) => [one.subject, one]));
  const branches = await tx.query<{ id: string; name: string }>('select id, name from branches');
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]));
  const values = (text: string) =>
    text.split(' ').map((value, place) => shown(value, measures[place], branch.currency, branchNames));
  return faults.map((fault) => {
    const { name, account_code, ...place } = { ...NOTHING_KNOWN, ...found.get(fault.subject) };
    return {
      ...place,
      subject: fault.subject,
      account_code,
      name: account_code ? ledgerAccountName(account_code, name ?? '', language) : name,
      expected: values(fault.expected),
      found: values(fault.found),
    };
  });
}

const NOTHING_KNOWN = {
  name: null,
  account_code: null,
  source_kind: null,
  source_id: null,
  date: null,
  date_to: null,
};

function shown(
  value: string,
  measure: BookCheck['measures'][number] | undefined,
  currency: Currency,
  branches: ReadonlyMap<string, string>,
): string | number {
  if (measure === 'branch') return branches.get(value) ?? value;
  if (!/^-?\d+$/.test(value)) return value;
  if (measure === 'money') return moneyToWire(BigInt(value), currency);
  if (measure === 'quantity') return quantityToWire(BigInt(value));
  return value;
}

const NO_PLACE =
  'null as account_code, null as source_kind, null as source_id, null as date, null as date_to';

const SUBJECTS: Readonly<Record<Exclude<BookCheck['about'], 'business'>, string>> = {
  entry: `
    select id::text as subject, null as name, null as account_code, source_kind, source_id::text,
           date::text, date::text as date_to
    from journal_entries where id = any($1::uuid[])`,
  document: `
    select source_id::text as subject, null as name, null as account_code, min(source_kind) as source_kind,
           source_id::text, min(date)::text as date, max(date)::text as date_to
    from (
      select source_id, source_kind, date from journal_entries where source_id = any($1::uuid[])
      union all
      select source_id, source_kind, date from stock_movements where source_id = any($1::uuid[])) d
    group by source_id`,
  month: `
    select s.subject, a.name, a.code as account_code, null as source_kind, null as source_id,
           split_part(s.subject, ' ', 2) as date,
           (split_part(s.subject, ' ', 2)::date + interval '1 month - 1 day')::date::text as date_to
    from unnest($1::text[]) s (subject) join ledger_accounts a on a.code = split_part(s.subject, ' ', 1)`,
  branch: `select id::text as subject, name, ${NO_PLACE} from branches where id = any($1::uuid[])`,
  product: `select id::text as subject, name, ${NO_PLACE} from products where id = any($1::uuid[])`,
  account: `select id::text as subject, name, ${NO_PLACE} from accounts where id = any($1::uuid[])`,
  customer: `select id::text as subject, name, ${NO_PLACE} from customers where id = any($1::uuid[])`,
  debt: `
    select id::text as subject, coalesce(document, party_name) as name, null as account_code, 'debt' as source_kind,
           id::text as source_id, date::text, date::text as date_to
    from debts where id = any($1::uuid[])`,
};
