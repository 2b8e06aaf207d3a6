/** What a cashier may have approved where he stands: more off than he may give, another price, one below the floor, more money back. */
export const APPROVAL_ACTS = ['discount', 'price', 'floor', 'refund'] as const;

export type ApprovalAct = (typeof APPROVAL_ACTS)[number];

/** What is asked to be approved of a document: it is good for as much, not for more, and for no other document. */
export interface AskedApproval {
  act: ApprovalAct;
  /** The id that the document has, or is going to have. */
  document: string;
  /** How much is taken off, in hundredths of a percent; of money that goes back nothing. */
  percent: number;
  /** How much is given away, or goes back, in minor units. */
  amount: bigint;
}

/** The right by which somebody does it himself: nobody approves what he could not do. */
const RIGHT_TO: Readonly<Record<ApprovalAct, string>> = {
  discount: 'view_discount',
  price: 'adjust_selling_price_when_selling',
  floor: 'view_loss',
  refund: 'delete_sale',
};

interface Approver {
  rights: ReadonlySet<string>;
  discount_limit: number | null;
  refund_limit: bigint | null;
}

/** Whether somebody may approve it: he holds the right to do so much himself. */
export function mayApprove(
  { rights, discount_limit, refund_limit }: Approver,
  { act, percent, amount }: Pick<AskedApproval, 'act' | 'percent' | 'amount'>,
): boolean {
  if (!rights.has(RIGHT_TO[act])) return false;
  if (act === 'refund') return refund_limit === null || amount <= refund_limit;
  return discount_limit === null || percent <= discount_limit;
}
