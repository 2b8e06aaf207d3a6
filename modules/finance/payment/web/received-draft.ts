import { z } from 'zod';
import { PAYMENT_MODES } from '../payment-modes.ts';

/** What a device keeps of a payment that is being typed. */
export const RECEIVED = z.object({
  /** Under which it is sent: the same when it goes on, so that it never pays twice. */
  id: z.uuid(),
  money: z.object({
    amount: z.string(),
    way: z.string(),
    mode: z.enum(PAYMENT_MODES),
    reference: z.string(),
    date: z.string(),
    remarks: z.string(),
  }),
  debts: z.array(z.string()).readonly(),
  /** Who pays or is paid, where that was chosen by hand. */
  customer: z.object({ value: z.string(), title: z.string() }).nullable().optional(),
});
