import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { expenseType } from '../../expense-type/expense-type.entity.ts';
import { costOfPaper } from '../../supplier-paper/cost-of-paper.rules.ts';
import { claimsVat } from '../../supplier-paper/server/enter-papers.ts';
import type { EXPENSE_TAXES } from '../expense.entity.ts';

/** What of an expense says how it is verified. */
interface Spent {
  expense_type_id: string;
  date: string;
  total_amount: bigint;
  paid_amount: bigint;
  has_receipt: boolean | null;
  receipt_date: string | null;
  tax_amount: bigint | null;
  tax_type: (typeof EXPENSE_TAXES)[number];
}

/** How an expense stands once it is verified on a day: its cost, the VAT of its own date, and its account of the chart. */
export async function verifiedAs<S extends Spent>(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  spent: S,
  day: string,
) {
  const [type] = await tx.query<{ ledger_account: string }>(
    `select ledger_account from ${expenseType.table} where id = $1`,
    [spent.expense_type_id],
  );
  if (!type) throw NotFound();
  return {
    ...costOf(branch, spent),
    is_verified: true,
    verified_on: day,
    ledger_code: type.ledger_account,
    prepaid_amount: spent.paid_amount as S['paid_amount'],
  };
}

type Taxed = Pick<
  Spent,
  'date' | 'total_amount' | 'has_receipt' | 'receipt_date' | 'tax_type' | 'tax_amount'
>;

/** What an expense costs, and the VAT that it claims once it is verified, in minor units. */
export function costOf(branch: BranchOfCall, spent: Taxed) {
  const receipt = { is_provided: spent.has_receipt, date: spent.receipt_date };
  const { tax_type, tax_amount } = spent;
  const said = { tax_type, tax_amount, has_receipt: claimsVat(branch, receipt, spent.date) };
  return costOfPaper(spent.total_amount, said, vatOn(vatRatesOf(branch.settings), spent.date));
}
