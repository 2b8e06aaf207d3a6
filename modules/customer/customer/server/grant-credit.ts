import { sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import type { Currency } from '#core/currencies.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import { lockParty, partyBalance } from '#modules/finance/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { CreditInOtherCurrency, CreditLimitExceeded } from '../../errors.ts';
import { customer } from '../customer.entity.ts';

/** What is to be sold on credit, and when. */
export interface WantedCredit {
  customer_id: string;
  amount: bigint;
  date: string;
}

/**
 * Lets a customer owe so much more, and answers until when. Above the credit limit it refuses, and in another currency than that
 * of the limit, which is of one (A42), except in the hands of
 * somebody who could raise the limit himself (docs/decisions/0014-receivables.md). Of two sales at once the second sees
 * what the first has granted.
 */
export async function grantCredit(
  context: CommandContext,
  { customer_id, amount, date }: WantedCredit,
): Promise<{ due_date: string | null }> {
  const { tx, branch } = context;
  await lockParty(tx, { kind: 'customer', id: customer_id });
  const [known] = (
    await sql<{
      name: string;
      credit_limit: bigint | null;
      credit_currency: Currency | null;
      credit_days: number | null;
      balance: bigint;
    }>`
      select c.name, c.credit_limit, c.credit_currency, c.credit_days, ${partyBalance('customer', sql`c.id`, { currency: branch.currency })} as balance
      from ${sql.table(customer.table)} c where c.id = ${customer_id}`.execute(tx.sql)
  ).rows;
  const limit = known?.credit_limit ?? null;
  const balance = known?.balance ?? 0n;
  const currency = known?.credit_currency ?? branch.currency;
  const mayRaise = holdsToo(context, customer.permissions.modify);
  if (limit !== null && currency !== branch.currency && !mayRaise)
    throw CreditInOtherCurrency({ name: known?.name ?? '', currency });
  if (limit !== null && currency === branch.currency && balance + amount > limit && !mayRaise) {
    const onPaper = (value: bigint) => formatExact(value, moneyStyle(branch));
    throw CreditLimitExceeded({
      name: known?.name ?? '',
      limit: onPaper(limit),
      balance: onPaper(balance),
      left: onPaper(balance < limit ? limit - balance : 0n),
    });
  }
  const days = known?.credit_days ?? null;
  return { due_date: days === null ? null : addDays(date, days) };
}
