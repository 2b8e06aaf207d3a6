import type { Tx } from '#server-kit/db/transaction.ts';
import { NotEnoughSms } from '../errors.ts';

/** SMS that a branch has bought from the platform, in parts. */
export interface SmsCredit {
  /** What a part costs, in minor units; null where the platform sells none, so that no credit is needed. */
  price: bigint | null;
  bought: number;
  /** On their way. */
  reserved: number;
  used: number;
}

/** How many parts may still be sent; null where no credit is needed. */
export function smsLeft({ price, bought, reserved, used }: SmsCredit): number | null {
  return price === null ? null : bought - reserved - used;
}

export async function readSmsCredit(tx: Pick<Tx, 'query'>, branchId: string): Promise<SmsCredit> {
  const [credit] = await tx.query<SmsCredit>('select * from ctx.sms_credit($1)', [branchId]);
  return credit ?? NONE_NEEDED;
}

/** Whether the credit of a branch is enough for so many parts; if it is, it stays so until the transaction ends. */
export async function holdSmsCredit(tx: Pick<Tx, 'query'>, branchId: string, parts: number) {
  const [credit = NONE_NEEDED] = await tx.query<SmsCredit>('select * from ctx.hold_sms_credit($1)', [
    branchId,
  ]);
  const left = smsLeft(credit);
  return { left, isEnough: left === null || left >= parts };
}

/** Refuses to send what the credit of a branch is not enough for: nobody is written to then. */
export async function requireSmsCredit(
  tx: Pick<Tx, 'query'>,
  branchId: string,
  parts: number,
): Promise<void> {
  const { left, isEnough } = await holdSmsCredit(tx, branchId, parts);
  if (!isEnough) throw NotEnoughSms({ needed: parts, left: Math.max(left ?? 0, 0) });
}

const NONE_NEEDED: SmsCredit = { price: null, bought: 0, reserved: 0, used: 0 };
