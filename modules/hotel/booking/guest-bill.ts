import type { Currency } from '#core/currencies.ts';

/** The bill of a stay as `GET api/booking/bill` answers it: what was charged, line by line, and what was paid of it. */
export interface GuestBill {
  number: string;
  guest: string;
  /** Who pays in place of the guest. */
  payer: string | null;
  room: string | null;
  check_in: string;
  check_out: string;
  /** Nights are still to come, and more may be charged. */
  is_open: boolean;
  currency: Currency;
  nights: readonly { night: string; room: string; amount: number }[];
  /** For leaving early, or for the room by day. */
  early: number;
  by_day: boolean;
  /** Of all this, what is owed to an authority. */
  levy: number;
  /** Charged to the room, in the order of the days. */
  charges: readonly { date: string; number: string; goods: string; amount: number }[];
  /** By account; what was paid out of the deposit names none. */
  payments: readonly { date: string; account: string | null; is_deposit: boolean; amount: number }[];
  /** Paid at once as the goods were sold, returned or given up: no payment of the stay. */
  settled: number;
  tax: number;
  total: number;
  paid: number;
  left: number;
}
