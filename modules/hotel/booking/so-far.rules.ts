import type { GuestBill } from './booking-questions.answer.ts';

/** What is owed of what stands on a bill by now, once the deposit that lies ready is taken off, and what was charged to the room. */
export function soFar({ leaving, left, charges }: Pick<GuestBill, 'leaving' | 'left' | 'charges'>) {
  const ready = leaving ? leaving.deposit + leaving.over : 0;
  const deposit = Math.min(ready, left);
  return { deposit, left: left - deposit, extras: charges.reduce((sum, { amount }) => sum + amount, 0) };
}
