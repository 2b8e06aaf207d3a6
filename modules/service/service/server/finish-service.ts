import { addDays } from '#core/business-day.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { formatMoney, type Money, money, moneyStyle } from '#core/money.ts';
import { discountOf } from '#core/price-cart.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import {
  type Checkout,
  joinShift,
  momentOfCheckout,
  priceLines,
  sell,
  storeToSellFrom,
  usualPriceMode,
} from '#modules/point-of-sale/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { NobodyOwes, ServiceNotStarted } from '../../errors.ts';
import { type BillLine, billLines } from '../job-lines.rules.ts';
import type { service } from '../service.entity.ts';
import type { HeldService } from './hold-services.ts';
import { placedInJob } from './price-jobs.ts';
import { typesOfJobs } from './types-of-jobs.ts';

type Said = SaidIn<typeof service, 'finish'>;
type Job = HeldService['row'];

/**
 * Ends the work and bills it: work and parts are sold by the engine of the till, out of the store that goods are sold from. What
 * is not paid now the customer owes, within the limit of credit (services.md 5). The warranty runs from today.
 */
export const finishService: TransitionWork<HeldService, Said> = {
  notNow: ServiceNotStarted,
  async run(context, { row }, said) {
    const { branch, clock } = context;
    const day = today(clock, branch);
    const body = await billOf(context, row, said, day);
    const moment = momentOfCheckout(body, clock.now(), branch);
    const isCash = body.payments.some(({ mode }) => mode === 'cash');
    const joined = isCash ? await joinShift(context, body, moment) : null;
    const sold = await placed(() =>
      sell(context, body, { of: { kind: 'service', id: row.id, lines: unitsOf(body.lines) }, joined }),
    );
    const { net_amount, tax, total_amount } = sold.row;
    const isRight = said.result === 'done' && !row.warranty_of_id;
    return {
      ...{ net_amount, tax, total_amount, result: said.result, finished_on: day },
      warranty_until: isRight && row.warranty_days ? addDays(day, row.warranty_days) : null,
    };
  },
};

/** What the point of sale is asked to sell: its lines in the units of the stock, at the prices agreed. */
async function billOf(context: CommandContext, row: Job, said: Said, day: string): Promise<Checkout> {
  const { tx, branch } = context;
  const type = (await typesOfJobs(tx, [row.service_type_id])).get(row.service_type_id);
  if (!type) throw new InvalidFields({ service_type_id: { key: 'not_found' } });
  const lines = billLines(row, type.product_id);
  const price_mode = usualPriceMode(branch.settings);
  const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
  const discount = discountOf({ discount: row.discount });
  const { priced } = await placed(() =>
    priceLines(branch.settings, { wanted: lines, goods, date: day, price_mode, discount }),
  );
  return {
    id: newId(),
    store_id: await storeToSellFrom(context),
    customer_id: row.customer_id,
    ...{ date: null, sold_at: null, shift_id: null, total_amount: null },
    lines,
    discount: row.discount,
    discount_percent: null,
    tax_mode: price_mode,
    payments: await paymentsOf(context, row, said, priced.total_gross),
    reference: null,
    remarks: null,
  } as Checkout;
}

/** What is paid now, into the account that was said, and what the customer owes. */
async function paymentsOf(
  { tx, branch }: CommandContext,
  { customer_id }: Job,
  { account_id, paid: said, reference }: Said,
  total: Money,
): Promise<Checkout['payments']> {
  const [into] = await tx.query<{ type: string }>(
    `select type from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [account_id, branch.id],
  );
  if (account_id && !into) throw new InvalidFields({ account_id: { key: 'not_found' } });
  if (!account_id && said) throw new InvalidFields({ account_id: { key: 'required' } });
  const paid = into ? (said ?? total) : money(0n);
  const owed = total - paid;
  if (owed > 0n && !customer_id) throw NobodyOwes({ left: formatMoney(owed, moneyStyle(branch)) });
  return [
    ...(into && paid > 0n
      ? [{ account_id, mode: MODES[into.type] ?? 'emoney', amount: paid, reference: reference ?? null }]
      : []),
    ...(owed > 0n
      ? [{ account_id: null, mode: 'credit' as const, amount: money(owed), reference: null }]
      : []),
  ] as Checkout['payments'];
}

/** How money comes into an account, where nobody is asked; else by transfer or mobile money. */
const MODES: Readonly<Record<string, 'cash' | 'credit_card'>> = {
  'cash in hand': 'cash',
  clearing: 'credit_card',
};

/** Units of the stock count one; a job says no others. */
function unitsOf(lines: Checkout['lines'] | readonly BillLine[]) {
  return lines.map(({ product_id, unit }) => ({ product_id, unit, factor: null }));
}

/** What does not fit is named as the job and its dialog call it. */
async function placed<T>(does: () => T | Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const named = Object.entries(placedInJob(error.problems)).map(([place, problem]) => [
      place.replace(/^payments\.\d+\.amount$/, 'paid').replace(/^payments\.\d+\./, ''),
      problem,
    ]);
    throw new InvalidFields(Object.fromEntries(named) as Problems);
  }
}
