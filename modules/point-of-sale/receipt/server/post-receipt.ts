import type { Language } from '#core/i18n/language.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { languageOfCustomers } from '#modules/branch/public.ts';
import { type SmsOfBranch, sendSms, sendSmsIfPaid } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { receiptSms, type SoldOnSms } from '../receipt-sms.rules.ts';

/** Later than that nobody needs it. */
const LIFE_HOURS = 24;

/** Whether the branch sends receipts to its customers by SMS. */
export function sendsReceipts({ settings }: Pick<CommandContext['branch'], 'settings'>): boolean {
  return settings.send_receipt_over_sms === true;
}

/**
 * Sends the customer who has a number the receipt of what he just bought; otherwise the database is asked nothing. A sale
 * never fails for want of a key to seal messages with, or of credit.
 */
export async function postFirstReceipt(
  context: CommandContext,
  sold: SoldOnSms,
  phone: string | null | undefined,
): Promise<void> {
  if (phone && context.services.mayPost && sendsReceipts(context.branch))
    await sendSmsIfPaid(context, await receiptOf(context, sold, { phone, copy: 0 }));
}

/** Puts the receipt of a sale into the outbox in the same transaction; how it gets on from there delays nobody. */
export async function postReceipt(context: CommandContext, sold: SoldOnSms, to: ReceiptTo): Promise<void> {
  await sendSms(context, await receiptOf(context, sold, to));
}

/** To whom, and how many were sent before. */
interface ReceiptTo {
  phone: string;
  copy: number;
}

async function receiptOf(
  { tx, branch }: CommandContext,
  sold: SoldOnSms,
  { phone, copy }: ReceiptTo,
): Promise<SmsOfBranch> {
  const { shop, sender_name, language } = await readSender(tx, branch.id);
  const text = receiptSms(sold, { shop, language, copy, currency_format: branch.settings.currency_format });
  return { to: phone, from: sender_name, lifeHours: LIFE_HOURS, text };
}

interface Sender {
  /** What stands on top of the paper as well. */
  shop: string;
  sender_name: string | null;
  language: Language;
}

/** In whose name a branch writes to its customers, and in which language. */
export async function readSender(tx: CommandContext['tx'], branchId: string): Promise<Sender> {
  const [row] = await tx.query<Omit<Sender, 'language'> & { country: string | null }>(SENDER, [branchId]);
  if (!row) throw new Error('the branch of a sale was not found');
  return { ...row, language: languageOfCustomers(row.country) };
}

const SENDER = `
select u.name as shop, b.sender_name, b.country
from ${branch.table} b join ${business.table} u on u.business_id = b.business_id
where b.id = $1`;
