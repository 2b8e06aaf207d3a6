import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { accountForMoney, type PaidDocument, payBack } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

type Given = PaidDocument['payments'][number];

/** A payment of the money of a stay, by the one engine of payments. */
export const paidBy = <M extends Pick<Given, 'mode' | 'account_id'>>(of: M, amount: bigint) => ({
  ...{ id: newId(), ...of, amount: money(amount), reference: null, remarks: null, date: null },
});

/** Pays what is left of a deposit back out of the account that is named; where none is it stays with the payer (hotel.md 6). */
export async function giveBack(
  context: CommandContext,
  payer: { kind: 'customer'; id: string },
  give_back_id: string | null | undefined,
  left: bigint,
): Promise<void> {
  if (!give_back_id || left <= 0n) return;
  requireToo(context, 'create_payment');
  const out = await accountForMoney(context, give_back_id, 'give_back_id');
  await payBack(context, payer, paidBy(out, left));
}
