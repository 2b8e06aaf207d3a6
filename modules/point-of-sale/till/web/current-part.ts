import { type Money, money } from '#core/money.ts';
import type { Paying, PayWay } from '../payment.rules.ts';

/** The part of the payment that is being typed. */
export interface CurrentPart {
  way: PayWay | undefined;
  /** What is left for it once the other parts are taken off. */
  toPay: Money;
  /** What it pays: as typed, or all that is left for it. */
  pays: Money;
}

/** What the typed part stands for; the parts before it are settled. */
export function currentPart({ payments, current, due, ways }: Paying): CurrentPart {
  const others = payments
    .filter(({ id }) => id !== current?.id)
    .reduce((sum, { received }) => sum + (received ?? 0n), 0n);
  const toPay = money(due > others ? due - others : 0n);
  return {
    way: ways.find(({ key }) => key === current?.way),
    toPay,
    pays: current?.received ?? toPay,
  };
}
