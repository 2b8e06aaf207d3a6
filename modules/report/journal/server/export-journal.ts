import { type Currency, decimalsOf } from '#core/currencies.ts';
import { decimalText } from '#core/decimal.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/**
 * The whole journal of the caller's business as text that hledger reads, part by part: an independent program can then
 * check the balance of every entry and compute the trial balance again. Branches stand in the description, the kind of
 * each account is declared, so that its own reports work too; a customer or supplier is the tag `party` of a line.
 */
export async function* exportJournal(tx: Tx): AsyncGenerator<string> {
  const accounts = await tx.query<{ code: string; name: string; type: string; parent_code: string | null }>(
    'select code, name, type, parent_code from ledger_accounts order by code',
  );
  const names = new Map(
    accounts.map(({ code, name, parent_code }) => [code, accountName(code, name, parent_code)]),
  );
  const currencies = await tx.query<{ currency: Currency }>(
    'select distinct currency from journal_entries order by 1',
  );
  yield currencies.map(({ currency }) => `commodity ${exampleOf(currency)}\n`).join('');
  yield accounts
    .map(({ code, type }) => `account ${names.get(code)}  ; type: ${TYPE_LETTERS[type] ?? 'A'}\n`)
    .join('');
  for (let after = START; ; ) {
    const lines = await tx.query<ExportedLine>(LINES, [after.date, after.id, ENTRIES_AT_ONCE]);
    const last = lines.at(-1);
    if (!last) return;
    const entries = Map.groupBy(lines, ({ id }) => id);
    yield [...entries.values()].map((entry) => entryText(entry, names)).join('');
    after = { date: last.date, id: last.id };
  }
}

const ENTRIES_AT_ONCE = 2000;
const START = { date: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };

/** hledger's letters for asset, liability, equity, revenue and expense. */
const TYPE_LETTERS: Readonly<Record<string, string>> = {
  asset: 'A',
  contra_asset: 'A',
  liability: 'L',
  equity: 'E',
  contra_equity: 'E',
  revenue: 'R',
  contra_revenue: 'R',
  cost_of_sales: 'X',
  expense: 'X',
};

interface ExportedLine {
  id: string;
  date: string;
  currency: Currency;
  branch_name: string;
  source_kind: string;
  memo: string | null;
  account_code: string;
  debit: bigint;
  credit: bigint;
  party_id: string | null;
}

const LINES = `
select e.id, e.date, e.currency, b.name as branch_name, e.source_kind, e.memo, l.account_code, l.debit, l.credit, l.party_id
from (
  select * from journal_entries where (date, id) > ($1::date, $2::uuid) order by date, id limit $3) e
join branches b on b.business_id = e.business_id and b.id = e.branch_id
join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
order by e.date, e.id, l.line_no`;

function entryText(lines: readonly ExportedLine[], names: ReadonlyMap<string, string>): string {
  const [first] = lines;
  if (!first) return '';
  const about = [first.source_kind, first.branch_name, first.memo ?? '']
    .map(plain)
    .filter(Boolean)
    .join(', ');
  const postings = lines.map(
    ({ account_code, debit, credit, currency, party_id }) =>
      `    ${names.get(account_code)}  ${amountText(debit - credit, currency)}${party_id ? `  ; party:${party_id}` : ''}\n`,
  );
  return `\n${first.date} (${first.id}) ${about}\n${postings.join('')}`;
}

function accountName(code: string, name: string, parent: string | null): string {
  return `${parent ? `${parent}:` : ''}${code} ${plain(name)}`;
}

function amountText(amount: bigint, currency: Currency): string {
  const [whole = '0', fraction = ''] = decimalText(amount, decimalsOf(currency)).split('.');
  const decimals = decimalsOf(currency);
  return `${whole}${decimals ? `.${fraction.padEnd(decimals, '0')}` : ''} ${currency}`;
}

function exampleOf(currency: Currency): string {
  return decimalsOf(currency) ? `1000.${'0'.repeat(decimalsOf(currency))} ${currency}` : `1000. ${currency}`;
}

/** Semicolons, bars, colons and double blanks mean something to hledger. */
function plain(text: string): string {
  return text
    .replace(/[;|:()[\]*!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
