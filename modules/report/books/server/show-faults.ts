import type { Currency } from '#core/currencies.ts';
import type { Language } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { type BookCheck, ledgerAccountName } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
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

/** Who reads it: in which currency and language. */
interface Reader {
  tx: Pick<Tx, 'query'>;
  branch: { currency: Currency };
  language: Language;
}

/** The evidence of one check as people read it: names instead of ids, amounts and quantities in whole units. */
export async function showFaults(
  { tx, branch, language }: Reader,
  { about, measures }: Pick<BookCheck, 'about' | 'measures'>,
  faults: readonly BookFault[],
) {
  if (faults.length === 0) return [];
  const asked = faults.map(({ subject }) => subject);
  const known = about.sql === null ? [] : await tx.query<Subject>(about.sql, [asked]);
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
  if (measure === 'account') return value;
  if (measure === 'branch') return branches.get(value) ?? value;
  if (!/^-?\d+$/.test(value)) return value;
  if (measure === 'money') return moneyToWire(BigInt(value), currency);
  if (measure === 'quantity') return quantityToWire(BigInt(value));
  return value;
}
