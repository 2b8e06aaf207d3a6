import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { MoreThanCounted } from '../errors.ts';
import type { CloseShift } from '../shift.body.ts';
import type { shift } from '../shift.entity.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';

type Rest = Pick<RowOf<typeof shift>, 'stays' | 'rest' | 'rest_account_id'>;

/**
 * What stays in the drawer of what was counted, and where the rest goes: to a safe of the branch by the right to sell, else
 * by the right to move money (A33).
 */
export async function restOf(
  context: CommandContext,
  { stays, rest_account_id }: Pick<CloseShift, 'stays' | 'rest_account_id'>,
  { counted, till }: { counted: Money; till: string },
): Promise<Rest> {
  const { branch } = context;
  const kept = stays ?? counted;
  if (kept > counted) throw MoreThanCounted({ counted: formatExact(counted, moneyStyle(branch)) });
  const rest = money(counted - kept);
  if (rest === 0n) {
    // Nothing is moved, and so nobody else asks whose the account is.
    if (rest_account_id && !(await isOfBranch(context, rest_account_id)))
      throw new InvalidFields({ rest_account_id: { key: 'not_found' } });
    return { stays: kept, rest, rest_account_id: null };
  }
  if (rest_account_id === till)
    throw new InvalidFields({ rest_account_id: { key: 'same_account', words: SHIFT_TEXTS.sameAccount } });
  const safes = await safesOf(context);
  const to = rest_account_id ?? safes[0] ?? null;
  if (to === null)
    throw new InvalidFields({ rest_account_id: { key: 'required', words: SHIFT_TEXTS.restNeedsPlace } });
  if (!safes.some((id) => id === to)) requireToo(context, 'create_transaction');
  return { stays: kept, rest, rest_account_id: to };
}

type AccountId = NonNullable<Rest['rest_account_id']>;

async function isOfBranch({ tx, branch }: CommandContext, id: string): Promise<boolean> {
  const [own] = await tx.query(
    `select from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [id, branch.id],
  );
  return own !== undefined;
}

/** The safes of the branch: cash in hand that lies in no drawer. */
export async function safesOf({ tx, branch }: Pick<CommandContext, 'tx' | 'branch'>): Promise<AccountId[]> {
  const rows = await tx.query<{ id: AccountId }>(
    `select id from ${account.table}
     where branch_id = $1 and type = 'cash in hand' and not is_till and deleted_at is null
     order by is_default desc, name, id`,
    [branch.id],
  );
  return rows.map(({ id }) => id);
}
