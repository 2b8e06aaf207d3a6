import { InvalidFields } from '#core/errors.ts';
import type { Id } from '#core/ids.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';

/** A till as it stands in the books while nobody else moves money in it. */
export interface HeldTill {
  id: Id<'account'>;
  name: string;
  ledger_code: string;
  balance: bigint;
  /** By the clock of the books. */
  at: Date;
}

/**
 * Holds the ledger account of a till, so that no line is written on it until the end (each line refers to its account), and
 * then reads its balance. The till that the branch uses by default where none is named.
 */
export async function holdTill({ tx, branch }: CommandContext, accountId: string | null): Promise<HeldTill> {
  const [till] = await tx.query<Pick<HeldTill, 'id' | 'name' | 'ledger_code'>>(
    `select id, name, ledger_code from ${account.table}
     where branch_id = $1 and deleted_at is null and type = 'cash in hand' and ($2::uuid is null or id = $2)
     order by is_default desc, name, id limit 1`,
    [branch.id, accountId],
  );
  if (!till) throw new InvalidFields({ account_id: { key: 'no_till', words: SHIFT_TEXTS.noTill } });
  await tx.query('select code from ledger_accounts where code = $1 for update', [till.ledger_code]);
  const [held] = await tx.query<{ balance: bigint; at: Date }>(
    `select coalesce(sum(debit - credit), 0)::bigint as balance, clock_timestamp() as at
     from account_months where account_code = $1`,
    [till.ledger_code],
  );
  if (!held) throw new Error('a question about a till was not answered');
  return { ...till, ...held };
}
