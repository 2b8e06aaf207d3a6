import { decimalText } from '#core/decimal.ts';
import { formatMoney } from '#core/money.ts';
import { type PlannedCheckout, sumReasons } from './plan-replay.ts';
import type { Replay } from './replay-once.ts';

/** What a replay found, for people: what was sold, what was told and why, and whether everybody agrees on the books. */
export function describeReplay({ plan, shop, sent, books, seconds, recomputed }: Replay): string {
  const sold = plan.steps.filter((step): step is PlannedCheckout => step.kind === 'checkout');
  const lines = sold.reduce((sum, step) => sum + step.lines.length, 0);
  const pence = sold.reduce((sum, step) => sum + step.total, 0n);
  return [
    `${shop.products.size} products, ${shop.customers.size} customers.`,
    ...[...shop.refusedRows].map(
      ([reason, rows]) => `  ${rows} rows of the stock list are left out: ${reason}`,
    ),
    `Planned: ${sold.length} checkouts of ${lines} lines for ${formatMoney(pence, { currency: 'GBP', currency_format: '0,0' })}, ${plan.steps.length - sold.length} returns.`,
    'Told, not sold:',
    ...sumReasons(plan.reported).map(
      ({ reason, lines: told, amount }) => `  ${String(told).padStart(5)}  ${reason}, ${amount}`,
    ),
    ...tellRefusals(sent.refused, plan.steps.length),
    `Acknowledged: ${sent.done.length} in ${seconds.toFixed(1)} s (${(sent.done.length / seconds).toFixed(0)} a second), ${sent.unanswered} sent again.`,
    'Trial balance:',
    ...books.lastBalance.map(
      ({ account_code, account_name, debit, credit }) =>
        `  ${account_code}  ${account_name.padEnd(28)}${amount(debit)}${amount(credit)}`,
    ),
    `Books: ${books.sales.length} sales, ${books.returns.length} returns, fingerprint ${books.fingerprint}.`,
    `Acknowledged documents stand once each: ${standsOnce(sent, books) ? 'yes' : 'NO'}.`,
    `Numbers without a gap: ${books.numbersHold ? 'yes' : 'NO'}. Books check: ${books.booksHold ? 'holds' : 'DOES NOT HOLD'}.`,
    recomputed.said,
  ].join('\n');
}

/** Of a hundred documents the product may refuse one; a shop whose sales it refuses proves nothing about its books. */
export const MOST_REFUSED = 0.01;

/** Whether nothing about a replay is wrong; `mostRefused` is the share of the documents that may be refused. */
export function isSound({ plan, sent, books, recomputed }: Replay, mostRefused = MOST_REFUSED): boolean {
  const isComplete = sent.done.length > 0 && sent.done.length + sent.refused.length === plan.steps.length;
  const isSold = sent.refused.length <= plan.steps.length * mostRefused;
  const hold = books.numbersHold && books.booksHold && recomputed.agrees;
  return isComplete && isSold && standsOnce(sent, books) && hold;
}

/** Whether the books hold what was acknowledged, each document once and as it was answered, and nothing beside. */
function standsOnce({ done }: Replay['sent'], { sales, returns }: Replay['books']): boolean {
  const standing = [...sales, ...returns];
  const byId = new Map(standing.map((document) => [document.id, document]));
  return (
    byId.size === standing.length &&
    byId.size === done.length &&
    done.every(({ id, answer }) => {
      const stands = byId.get(id);
      return stands?.number === answer.number && stands.total_amount === answer.total_amount;
    })
  );
}

function tellRefusals(refused: Replay['sent']['refused'], planned: number): string[] {
  if (refused.length === 0) return ['Refused by the product: nothing.'];
  const byCode = Map.groupBy(refused, ({ code }) => code);
  return [
    `Refused by the product: ${refused.length} of ${planned}, ${((100 * refused.length) / planned).toFixed(1)} %.`,
    ...[...byCode].map(([code, steps]) => {
      const total = steps.reduce((sum, { step }) => sum + (step.kind === 'checkout' ? step.total : 0n), 0n);
      const [first] = steps;
      return `  ${String(steps.length).padStart(5)}  ${code}, ${decimalText(total, 2)}: ${first?.step.key}: ${first?.message}`;
    }),
  ];
}

function amount(pounds: number): string {
  return (pounds === 0 ? '' : pounds.toFixed(2)).padStart(14);
}
