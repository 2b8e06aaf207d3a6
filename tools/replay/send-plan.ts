import { divideRounded } from '#core/decimal.ts';
import { moneyOf, moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { documentId, type OpenShop, storeOf } from './open-shop.ts';
import type { Plan, PlannedCheckout, PlannedReturn, PlannedStep } from './plan-replay.ts';
import { dueOf, type Terms, wayOf } from './sale-terms.ts';
import type { Answer, ShopClient, Write } from './shop-client.ts';

/** A step that the product acknowledged, with what it answered. */
export interface DoneStep {
  step: PlannedStep;
  id: string;
  answer: DocumentAnswer;
}

export interface RefusedStep {
  step: PlannedStep;
  code: string;
  message: string;
}

export interface SentPlan {
  done: DoneStep[];
  /** What the product did not want, in recorded order. */
  refused: RefusedStep[];
  /** Calls that were sent and never answered, each sent again with its key. */
  unanswered: number;
}

/** The parts of an answered sale or return that the replay reads. */
export interface DocumentAnswer {
  id: string;
  number: string;
  total_amount: number;
  lines: { line_no: number; quantity: number; net_amount: number; tax: number }[];
}

/** What a plan is sent with. */
export interface Sending {
  client: ShopClient;
  shop: OpenShop;
  workers: number;
  terms: Terms;
}

/**
 * Sends a plan with several workers at once: each takes the next step, and a return waits for what it takes back. `outcomes`
 * are those of steps that were sent before.
 */
export async function sendPlan(
  plan: Plan,
  { client, shop, workers, terms }: Sending,
  onAcknowledged: (acknowledged: number) => void = () => undefined,
  outcomes = new Map<string, Promise<DoneStep | null>>(),
): Promise<SentPlan> {
  const sent: SentPlan = { done: [], refused: [], unanswered: 0 };
  let next = 0;
  await Promise.all(Array.from({ length: workers }, () => work()));
  sent.refused.sort((a, b) => plan.steps.indexOf(a.step) - plan.steps.indexOf(b.step));
  return sent;

  async function work(): Promise<void> {
    for (let step = plan.steps[next]; step; step = plan.steps[next]) {
      next += 1;
      const outcome = take(step);
      outcomes.set(step.key, outcome);
      await outcome;
    }
  }

  async function take(step: PlannedStep): Promise<DoneStep | null> {
    const id = documentId(shop.branchId, step.key);
    const write = step.kind === 'checkout' ? checkoutOf(step, id, shop, terms) : await returnAfter(step, id);
    if (!write) return refuse(step, 'sale_refused', 'Its sale was refused.');
    const { outcome, unanswered }: Answer<DocumentAnswer> = await client.send(write);
    sent.unanswered += unanswered;
    if ('refused' in outcome) return refuse(step, outcome.refused.code, outcome.refused.message);
    const done = { step, id, answer: outcome.done };
    sent.done.push(done);
    onAcknowledged(sent.done.length);
    return done;
  }

  async function returnAfter(step: PlannedReturn, id: string): Promise<Write | null> {
    await outcomes.get(step.after);
    const sale = await outcomes.get(step.sale);
    return sale ? returnOf(step, id, sale, shop, terms) : null;
  }

  function refuse(step: PlannedStep, code: string, message: string): null {
    sent.refused.push({ step, code, message });
    return null;
  }
}

function checkoutOf(step: PlannedCheckout, id: string, shop: OpenShop, terms: Terms): Write {
  const { cashAccountId: account_id } = shop;
  const store_id = storeOf(shop, step.invoice);
  const way = wayOf(step, terms);
  const amount = dueOf(step, way, terms);
  const payment = way.isOnCredit ? { mode: 'credit', amount } : { account_id, mode: 'cash', amount };
  const body = {
    id,
    store_id,
    ...(step.customer ? { customer_id: shop.customers.get(step.customer) } : {}),
    date: onTheShopsClock(step.minute),
    lines: step.lines.map(({ code, quantity, price }) => ({
      product_id: shop.products.get(code),
      quantity: quantityToWire(quantity),
      unit_price: moneyToWire(price, 'GBP'),
      ...(way.lineDiscount ? { discount_percent: way.lineDiscount } : {}),
    })),
    ...(way.saleDiscount ? { discount_percent: way.saleDiscount } : {}),
    payments: amount > 0 ? [payment] : [],
    remarks: `Invoice ${step.invoice}`,
  };
  return { method: 'POST', path: 'api/sale/checkout', key: id, body };
}

/** What comes back of a sale on credit lowers its debt, and no money goes out. */
function returnOf(step: PlannedReturn, id: string, sale: DoneStep, shop: OpenShop, terms: Terms): Write {
  const isOnCredit = sale.step.kind === 'checkout' && wayOf(sale.step, terms).isOnCredit;
  const amount = moneyToWire(refundOf(step, sale.answer), 'GBP');
  const body = {
    id,
    sale_id: sale.id,
    date: onTheShopsClock(step.minute),
    lines: [{ line_no: step.lineNo, quantity: quantityToWire(step.quantity), goods: 'restock' }],
    refunds: amount > 0 && !isOnCredit ? [{ account_id: shop.cashAccountId, mode: 'cash', amount }] : [],
    reason: `Cancellation ${step.invoice}`,
  };
  return { method: 'POST', path: 'api/sale/return', key: id, body };
}

/** A time without an offset is one on the clock of the branch. */
function onTheShopsClock(minute: string): string {
  return minute.replace(' ', 'T');
}

/** Net and VAT of what comes back, each its share of the sold line less what came back before. */
function refundOf({ lineNo, quantity, before }: PlannedReturn, { lines }: DocumentAnswer): bigint {
  const line = lines.find(({ line_no }) => line_no === lineNo);
  if (!line) throw new Error(`The sale has no line ${lineNo}.`);
  const sold = BigInt(Math.round(line.quantity * 1000));
  const part = (amount: number) => {
    const whole = pence(amount);
    return divideRounded(whole * (before + quantity), sold) - divideRounded(whole * before, sold);
  };
  return part(line.net_amount) + part(line.tax);
}

function pence(amount: number): bigint {
  const read = moneyOf(amount, 'GBP');
  if (typeof read !== 'bigint') throw new Error(`${amount} is no amount in pounds.`);
  return read;
}
