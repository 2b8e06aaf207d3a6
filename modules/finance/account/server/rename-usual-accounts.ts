import type { RowOf } from '#core/define-entity.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { account } from '../account.entity.ts';
import { accountNameIn } from '../usual-accounts.ts';

type Account = RowOf<typeof account>;

/** Calls the accounts that a branch began with in another language; one that somebody has named keeps its name. */
export async function renameUsualAccounts({ tx, branch }: CommandContext, language: Language): Promise<void> {
  const known = await tx.query<Pick<Account, 'id' | 'name' | 'type'>>(
    `select id, name, type from ${account.table} where branch_id = $1 and deleted_at is null order by id`,
    [branch.id],
  );
  const others = known.filter((row) => accountNameIn(row, language) !== row.name);
  const held = await tx.lockAll(
    account,
    others.map(({ id }) => id),
  );
  const renamed = held.map((before) => ({
    before,
    after: { ...before, name: accountNameIn(before, language) },
  }));
  await tx.saveAll(account, renamed);
  await renameInChart(tx, renamed);
}

/** A money account is called the same in the chart. */
export async function renameInChart(
  tx: Pick<Tx, 'query'>,
  changed: readonly { before: Account; after: Account }[],
): Promise<void> {
  const renamed = changed.filter(({ before, after }) => before.name !== after.name);
  await tx.query(
    'update ledger_accounts l set name = n.name from unnest($1::text[], $2::text[]) n(code, name) where l.code = n.code',
    [renamed.map(({ after }) => after.ledger_code), renamed.map(({ after }) => after.name)],
  );
}
