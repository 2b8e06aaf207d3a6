import type { NewRow } from '#core/define-entity.ts';
import { type Money, money, sum } from '#core/money.ts';
import type { StoredPurchase } from '../../server/hold-purchases.ts';
import type { purchaseReturn } from '../purchase-return.entity.ts';
import type { SentLine } from '../sent-lines.rules.ts';
import type { Settled } from './settle-credit.ts';

interface Sent {
  id: string;
  date: string;
  store_id: string;
  reason: string | null;
  bought: StoredPurchase;
  lines: readonly SentLine<StoredPurchase['lines'][number] & SentLine['bought']>[];
  /** What each line was worth in stock as it left. */
  costs: readonly Money[];
  refunds: readonly Settled[];
}

/** The row of a return with its lines and refunds, all but its number, which is taken last. */
export function returnRow({ id, date, store_id, reason, bought, lines, costs, refunds }: Sent) {
  // VAT is given back as far as it was claimed: all of it, or nothing.
  const claims = bought.claimed_tax > 0n;
  const sent = lines.map(({ bought: line, sent: { unit, factor, quantity }, credit }, i) => {
    const cost = costs[i] ?? money(0n);
    return {
      purchase_line_no: line.line_no,
      product_id: line.product_id,
      ...{ unit, factor, quantity },
      net_amount: credit.net,
      tax: credit.vat,
      total_amount: credit.gross,
      cost,
      variance: money(cost - (claims ? credit.net : credit.gross)),
    };
  });
  const tax = sum(sent.map((line) => line.tax));
  return {
    id,
    branch_id: bought.branch_id,
    date,
    purchase_id: bought.id,
    supplier_id: bought.supplier_id,
    store_id,
    lines: sent,
    net_amount: sum(sent.map(({ net_amount }) => net_amount)),
    tax,
    claimed_tax: claims ? tax : money(0n),
    total_amount: sum(sent.map(({ total_amount }) => total_amount)),
    refunds: [...refunds],
    reason,
  } satisfies NewRow<typeof purchaseReturn>;
}
