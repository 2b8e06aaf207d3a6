import type { GuestBill } from './booking-questions.answer.ts';

/**
 * What is owed of what stands on a bill by now, once the deposit that lies ready is taken off: below nothing while that is more. And what
 * was charged to the room.
 */
export function soFar({ leaving, left, charges }: Pick<GuestBill, 'leaving' | 'left' | 'charges'>) {
  const deposit = leaving ? leaving.deposit + leaving.over : 0;
  return { deposit, left: left - deposit, extras: charges.reduce((sum, { amount }) => sum + amount, 0) };
}
