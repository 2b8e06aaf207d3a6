import type { Tx } from '#server-kit/db/transaction.ts';
import chart from '../data/chart-of-accounts.json' with { type: 'json' };

/** Gives a new business its chart of accounts; done again it changes nothing. */
export async function openChart(tx: Tx): Promise<void> {
  await tx.query(
    `insert into ledger_accounts (business_id, code, name, type)
     select (select ctx.biz()), n.* from unnest($1::text[], $2::text[], $3::text[]) n
     on conflict (business_id, code) do nothing`,
    [chart.map(({ code }) => code), chart.map(({ name }) => name), chart.map(({ type }) => type)],
  );
}

/**
 * Opens sub-accounts under accounts of the chart, such as one per till or bank, and answers their codes in the order
 * asked: `1010-01`, `1020-03`. Their parents are locked in order, so that two never get one code.
 */
export async function openSubAccounts(
  tx: Tx,
  wanted: readonly { parent: string; name: string; branch_id: string }[],
): Promise<string[]> {
  const parents = await tx.query<{ code: string; type: string }>(
    'select code, type from ledger_accounts where code = any($1) order by code for no key update',
    [[...new Set(wanted.map(({ parent }) => parent))]],
  );
  const taken = await tx.query<{ parent_code: string; last: number }>(
    `select parent_code, max(split_part(code, '-', 2)::int) as last
     from ledger_accounts where parent_code = any($1) group by parent_code`,
    [parents.map(({ code }) => code)],
  );
  const types = new Map(parents.map(({ code, type }) => [code, type]));
  const last = new Map(taken.map(({ parent_code, last }) => [parent_code, last]));
  const opened = wanted.map(({ parent, name, branch_id }) => {
    const number = (last.get(parent) ?? 0) + 1;
    last.set(parent, number);
    return { code: `${parent}-${String(number).padStart(2, '0')}`, name, parent, branch_id };
  });
  await tx.query(
    `insert into ledger_accounts (business_id, code, name, type, parent_code, branch_id)
     select (select ctx.biz()), n.*
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[]) n`,
    [
      opened.map(({ code }) => code),
      opened.map(({ name }) => name),
      opened.map(({ parent }) => types.get(parent)),
      opened.map(({ parent }) => parent),
      opened.map(({ branch_id }) => branch_id),
    ],
  );
  return opened.map(({ code }) => code);
}
