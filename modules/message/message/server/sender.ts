import { businessDay } from '#core/business-day.ts';
import type { Currency } from '#core/currencies.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { howToPay } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** The branch that writes: its name, clock, money and how it is paid. */
export interface Sender {
  business_id: string;
  id: string;
  name: string;
  sender_name: string | null;
  currency: Currency;
  time_zone: string;
  settings: Readonly<Record<string, unknown>>;
  /** Wallet or bank and number of the account that customers pay into; null where none has a number. */
  pay_to: string | null;
}

export async function readSender(tx: Tx, branchId: string): Promise<Sender> {
  const [found] = await tx.query<Omit<Sender, 'pay_to'>>(SENDER, [branchId]);
  if (!found) throw new Error('the branch of a message was not found');
  return { ...found, pay_to: await howToPay(tx, branchId) };
}

/** The business day of the branch at a moment. */
export function dayOf({ time_zone, settings }: Sender, at: Date): string {
  return businessDay(at, { time_zone, day_starts_at: String(settings.day_starts_at) });
}

const SENDER = `
select b.business_id, b.id, b.name, b.sender_name, b.currency, b.time_zone, to_jsonb(s) as settings
from ${branch.table} b join ${branchSettings.table} s on s.id = b.id
where b.id = $1`;
