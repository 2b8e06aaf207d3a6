import { isPosted } from '#core/define-states.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { NothingToConfirm, NotThatAmount } from '../../errors.ts';
import { claimReferences } from '../../money-reference/server/claim-references.ts';
import { payment } from '../../payment/payment.entity.ts';
import { bearerOf } from './bearer-of-reference.ts';
import type { Matched, TextWithAccount } from './match-text.command.ts';
import { amountOf } from './pay-by-text.ts';

/** The cashier typed the number already: the text only says that it is true. */
export async function confirmReference(context: CommandContext, text: TextWithAccount): Promise<Matched> {
  const bearer = await bearerOf(context, text);
  if (!bearer) throw NothingToConfirm();
  const { kind, id, number } = bearer;
  const isPayment = kind === payment.name;
  return {
    ...{ matched_to: number, source_kind: kind, source_id: id, has_posted: false },
    ...(isPayment ? { payment_ids: [id as NonNullable<Matched['payment_ids']>[number]] } : {}),
  };
}

/** Payments that were entered without a number, whose sum the text is: they bear it from now on, and nothing posts. */
export async function confirmPayments(
  context: CommandContext,
  text: TextWithAccount,
  ids: readonly string[],
): Promise<Matched> {
  const { tx, branch } = context;
  const paid = await tx.lockAll(payment, ids);
  const fits = paid.every(
    (one) =>
      isPosted(payment, one) &&
      one.account_id === text.account_id &&
      one.direction === text.direction &&
      !one.reference,
  );
  const sum = paid.reduce((all, { amount }) => all + amount, 0n);
  if (!fits || paid.length !== new Set(ids).size || sum !== amountOf(text))
    throw NotThatAmount({ amount: formatExact(amountOf(text), moneyStyle(branch)) });
  const { account_id, transaction_id: reference } = text;
  if (reference) {
    await tx.saveAll(
      payment,
      paid.map((before) => ({ before, after: { ...before, reference } })),
    );
    const [first] = paid;
    if (first) await claimReferences(tx, { kind: payment.name, id: first.id }, [{ account_id, reference }]);
  }
  return {
    matched_to: [...new Set(paid.map(({ party_name }) => party_name))].join(', ').slice(0, 120),
    ...{ payment_ids: paid.map(({ id }) => id), has_posted: false },
  };
}
