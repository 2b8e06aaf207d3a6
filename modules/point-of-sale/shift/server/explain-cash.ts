import { type Money, money } from '#core/money.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import type { EXPENSE_TAXES } from '#modules/finance/expense/expense.entity.ts';
import { costOfPaper, recordTransaction } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type ExplainedBy, transactionOf } from '../cash-answers.rules.ts';

/** A part of what was counted, and what is said of it. */
export interface ExplainedPart extends ExplainedBy {
  id: string;
  amount: Money;
  taxType: (typeof EXPENSE_TAXES)[number] | null;
  hasReceipt: boolean;
  receiptNumber: string | null;
  remarks: string | null;
}

/**
 * Says where cash is that a count found missing or too much: a transaction of today whose other side is what is to be
 * explained, an expense with its VAT as on an expense (A32).
 */
export async function explainCash(context: CommandContext, part: ExplainedPart): Promise<void> {
  const moved = transactionOf(part);
  if (!moved) throw new Error('an answer does not fit what was counted');
  const { id, amount, remarks, till, taxType, hasReceipt, receiptNumber } = part;
  const { branch, clock } = context;
  const vat = vatOn(vatRatesOf(branch.settings), today(clock, branch));
  const isExpense = part.answer === 'expense';
  const bears = { tax_type: taxType ?? 'exempt', has_receipt: hasReceipt };
  await recordTransaction(
    context,
    { ...moved, id, amount, fee: money(0n), date: null, reference: null, remarks },
    {
      explains_id: till,
      tax_type: isExpense ? bears.tax_type : null,
      has_receipt: isExpense && hasReceipt,
      receipt_number: isExpense ? receiptNumber : null,
      tax: isExpense ? costOfPaper(amount, bears, vat).tax : money(0n),
    },
  );
}
