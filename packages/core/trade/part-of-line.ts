import { divideRounded } from '../decimal.ts';
import { refusal } from '../errors.ts';
import { type Money, money } from '../money.ts';
import type { Quantity } from '../quantity.ts';

export const NothingLeftToReturn = refusal('nothing_left_to_return', 409, {
  en: 'More is returned than there was.',
  sw: 'Kinachorudishwa ni zaidi ya kilichokuwepo.',
});

/** What a line of a document carries and a return takes back in proportion. */
export interface ReturnableAmounts {
  line_amount: Money;
  discount: Money;
  net: Money;
  vat: Money;
  cost: Money;
}

export interface ReturnedPart extends ReturnableAmounts {
  /** The money that goes back: net and VAT of this return, not rounded again. */
  gross: Money;
}

/**
 * The share of a line that comes back with `quantity` of it, after `before` had come back already. Each figure is
 * the rounded share of all that is back by now less that of before, so that returning all restores every account to the
 * cent (accounting.md, Part of a line returned).
 */
export function returnPart(
  sold: ReturnableAmounts & { quantity: Quantity },
  before: Quantity,
  quantity: Quantity,
): ReturnedPart {
  if (quantity <= 0n || before + quantity > sold.quantity) throw NothingLeftToReturn();
  const part = (amount: bigint) => {
    const soFar = (returned: bigint) => divideRounded(amount * returned, sold.quantity);
    return money(soFar(before + quantity) - soFar(before));
  };
  const net = part(sold.net);
  const vat = part(sold.vat);
  return {
    line_amount: part(sold.line_amount),
    discount: part(sold.discount),
    net,
    vat,
    cost: part(sold.cost),
    gross: money(net + vat),
  };
}
