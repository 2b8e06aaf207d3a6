import { InvalidFields } from '#core/errors.ts';
import type { Id } from '#core/ids.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { type HeldBalance, holdBalance } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';

/** A till as it stands in the books while nobody else moves money in it. */
export interface HeldTill extends HeldBalance {
  id: Id<'account'>;
  name: string;
  ledger_code: string;
}

/** Holds a till and reads what the books have in it: the one that the branch uses by default where none is named. */
export async function holdTill({ tx, branch }: CommandContext, accountId: string | null): Promise<HeldTill> {
  const [till] = await tx.query<Pick<HeldTill, 'id' | 'name' | 'ledger_code'>>(
    `select id, name, ledger_code from ${account.table}
     where branch_id = $1 and deleted_at is null and is_till and ($2::uuid is null or id = $2)
     order by is_default desc, name, id limit 1`,
    [branch.id, accountId],
  );
  if (!till) throw new InvalidFields({ account_id: { key: 'not_a_till', words: SHIFT_TEXTS.noTill } });
  return { ...till, ...(await holdBalance(tx, till.ledger_code)) };
}
