import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { type PaidDocument, payBack } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

type Given = PaidDocument['payments'][number];

/** A payment of the money of a stay, by the one engine of payments. */
export const paidBy = <M extends Pick<Given, 'mode' | 'account_id'>>(of: M, amount: bigint) => ({
  ...{ id: newId(), ...of, amount: money(amount), reference: null, remarks: null, date: null },
});

/** An account of the branch by the field that names it, and how money comes into it. */
export async function accountOf(
  { tx, branch }: CommandContext,
  field: string,
  account_id: string | null | undefined,
) {
  const [into] = await tx.query<{ type: string }>(
    `select type from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [account_id, branch.id],
  );
  if (!into) throw new InvalidFields({ [field]: { key: 'not_found' } });
  return { account_id: account_id ?? null, mode: MODES[into.type] ?? ('emoney' as const) };
}

/** How money comes into an account, where nobody is asked; else by transfer or mobile money. */
const MODES: Readonly<Record<string, 'cash' | 'credit_card'>> = {
  'cash in hand': 'cash',
  clearing: 'credit_card',
};

/** Pays what is left of a deposit back out of the account that is named; where none is it stays with the payer (hotel.md 6). */
export async function giveBack(
  context: CommandContext,
  payer: { kind: 'customer'; id: string },
  give_back_id: string | null | undefined,
  left: bigint,
): Promise<void> {
  if (!give_back_id || left <= 0n) return;
  requireToo(context, 'create_payment');
  const out = await accountOf(context, 'give_back_id', give_back_id);
  await payBack(context, payer, paidBy(out, left));
}
