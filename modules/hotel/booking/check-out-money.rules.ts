import { type Money, money } from '#core/money.ts';

/** What is left to pay as a guest leaves, in minor units. */
export interface LeftOfStay {
  to_pay: Money;
  /** What of it was charged to the room, before the deposit. */
  extras: Money;
  /** What the deposit pays, of what was charged to the room first. */
  deposit: Money;
  /** Whether guest and payer are one: only then does the deposit pay what was charged to the room. */
  isOwn: boolean;
}

/** What the guest pays at the desk: all of it, or what was charged to the room where somebody takes over the stay. */
export function dueOfGuest(left: LeftOfStay, isTakenOver: boolean): Money {
  const { to_pay, extras, deposit, isOwn } = left;
  if (!isTakenOver) return to_pay;
  const paid = isOwn ? deposit : 0n;
  return money(paid >= extras ? 0n : extras - paid);
}

/** What of the money in the hand is change, and what is still missing; nothing typed is exactly what is due. */
export function moneyInHand(due: Money, received: Money | null): { change: Money; missing: Money } {
  const given = received ?? due;
  return {
    change: money(given > due ? given - due : 0n),
    missing: money(given < due ? due - given : 0n),
  };
}
