import { z } from 'zod';
import { PAYMENT_MODES } from '../payment-modes.ts';
import { NOTHING_TYPED } from './typed-money.ts';

/** What is typed into the form of a payment, as a device keeps it too. */
export const RECEIVED = z.object({
  amount: z.string(),
  fee: z.string().default(''),
  way: z.string(),
  mode: z.enum(PAYMENT_MODES),
  reference: z.string(),
  date: z.string(),
  remarks: z.string(),
  debts: z.array(z.string()),
  /** Who pays or is paid, where that was chosen by hand. */
  party: z.object({ value: z.string(), title: z.string() }).nullable().optional(),
});

export type TypedPayment = z.output<typeof RECEIVED>;

export const NOBODY_CHOSEN: TypedPayment = { ...NOTHING_TYPED, debts: [] };
