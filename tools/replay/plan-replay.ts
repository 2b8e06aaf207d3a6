import { decimalText, divideRounded, parseDecimal, scaledUnits } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import type { RecordedLine } from './read-sales.ts';

/** Why a recorded line is told and not sold. */
export type Reason =
  | 'quantity not above 0'
  | 'price 0'
  | 'price finer than a penny'
  | 'code not in the catalogue'
  | 'cancellation by an unknown customer'
  | 'cancellation without an earlier sale'
  | 'cancellation of more than is left'
  | 'cancellation of nothing';

export interface ReportedLine {
  line: RecordedLine;
  reason: Reason;
}

/** A line to be sold: quantity in thousandths, price in pence. */
export interface SoldLine {
  code: string;
  quantity: bigint;
  price: bigint;
}

/** One invoice without C, paid in cash. */
export interface PlannedCheckout {
  kind: 'checkout';
  key: string;
  invoice: string;
  minute: string;
  customer: string;
  lines: SoldLine[];
  total: bigint;
}

/** One cancellation line, against a line of an earlier checkout. */
export interface PlannedReturn {
  kind: 'return';
  key: string;
  invoice: string;
  /** Where its line stands in the file. */
  row: number;
  minute: string;
  sale: string;
  lineNo: number;
  quantity: bigint;
  /** What had come back of the line before. */
  before: bigint;
  /** The step that must be acknowledged first: the sale, or the return before this one. */
  after: string;
}

export type PlannedStep = PlannedCheckout | PlannedReturn;

export interface Plan {
  /** In recorded order, a sale always before its returns. */
  steps: PlannedStep[];
  reported: ReportedLine[];
}

/** What of the recorded lines is sold and taken back, in which order, and what is only told. */
export function planReplay(lines: readonly RecordedLine[], catalogue: ReadonlySet<string>): Plan {
  const checkouts = new Map<string, PlannedCheckout>();
  const returns: PlannedReturn[] = [];
  const sold = new Map<string, LineLeft[]>();
  const lastOf = new Map<string, string>();
  const reported: ReportedLine[] = [];
  const inTime = lines.toSorted((a, b) =>
    a.minute === b.minute ? a.row - b.row : a.minute < b.minute ? -1 : 1,
  );
  for (const line of inTime) {
    const read = readLine(line, catalogue);
    if ('reason' in read) reported.push({ line, reason: read.reason });
    else if (read.isCancelled) cancel(line, read);
    else sell(line, read);
  }
  return { steps: inRecordedOrder([...checkouts.values(), ...returns]), reported };

  function sell(line: RecordedLine, { quantity, price }: ReadLine): void {
    const { invoice, minute, customer, code } = line;
    const key = `sale ${invoice}`;
    const checkout = checkouts.get(key) ?? {
      ...({ kind: 'checkout', key, invoice, minute, customer } as const),
      lines: [],
      total: 0n,
    };
    checkouts.set(key, checkout);
    checkout.lines.push({ code, quantity, price });
    checkout.total += divideRounded(quantity * price, ONE_UNIT);
    lastOf.set(key, key);
    const bought = sold.get(`${customer} ${code}`) ?? [];
    sold.set(`${customer} ${code}`, bought);
    bought.push({ sale: key, lineNo: checkout.lines.length, left: quantity, quantity });
  }

  function cancel(line: RecordedLine, { quantity }: ReadLine): void {
    const bought = line.customer ? sold.get(`${line.customer} ${line.code}`) : undefined;
    const found = quantity > 0n ? bought?.findLast(({ left }) => left >= quantity) : undefined;
    if (!found) {
      reported.push({ line, reason: whyNotCancelled(line, quantity, bought) });
      return;
    }
    const { sale, lineNo, left, quantity: whole } = found;
    const { invoice, minute, row } = line;
    const key = `return ${invoice} row ${row}`;
    const after = lastOf.get(sale) ?? sale;
    returns.push({
      kind: 'return',
      key,
      invoice,
      row,
      minute,
      sale,
      lineNo,
      quantity,
      before: whole - left,
      after,
    });
    found.left -= quantity;
    lastOf.set(sale, key);
  }
}

function whyNotCancelled(
  line: RecordedLine,
  quantity: bigint,
  bought: readonly LineLeft[] | undefined,
): Reason {
  if (quantity <= 0n) return 'cancellation of nothing';
  if (!line.customer) return 'cancellation by an unknown customer';
  return bought ? 'cancellation of more than is left' : 'cancellation without an earlier sale';
}

interface LineLeft {
  sale: string;
  lineNo: number;
  quantity: bigint;
  left: bigint;
}

interface ReadLine {
  isCancelled: boolean;
  quantity: bigint;
  price: bigint;
}

function readLine(line: RecordedLine, catalogue: ReadonlySet<string>): ReadLine | { reason: Reason } {
  const quantity = exactly(line, 'quantity', 3);
  const price = parseDecimal(line.price);
  if (!price) throw new Error(`Row ${line.row}: the price ${line.price} is no number.`);
  const pence = scaledUnits(price, 2);
  if (line.invoice.startsWith('C')) return { isCancelled: true, quantity: -quantity, price: pence ?? 0n };
  if (quantity <= 0n) return { reason: 'quantity not above 0' };
  if (price.units <= 0n) return { reason: 'price 0' };
  if (pence === null) return { reason: 'price finer than a penny' };
  if (!catalogue.has(line.code)) return { reason: 'code not in the catalogue' };
  return { isCancelled: false, quantity, price: pence };
}

function exactly(line: RecordedLine, field: 'quantity' | 'price', decimals: number): bigint {
  const read = parseDecimal(line[field]);
  const units = read && scaledUnits(read, decimals);
  if (units === null) throw new Error(`Row ${line.row}: the ${field} ${line[field]} is no number we know.`);
  return units;
}

/** A stable sort: what was recorded in the same minute stays as it was planned, sales before returns. */
function inRecordedOrder(steps: PlannedStep[]): PlannedStep[] {
  return steps.toSorted((a, b) => (a.minute < b.minute ? -1 : a.minute > b.minute ? 1 : 0));
}

/** How many lines a reason has, and what they would have come to. */
export interface ReasonSum {
  reason: Reason;
  lines: number;
  amount: string;
}

export function sumReasons(reported: readonly ReportedLine[]): ReasonSum[] {
  return [...Map.groupBy(reported, ({ reason }) => reason)]
    .map(([reason, told]) => ({
      reason,
      lines: told.length,
      amount: decimalText(
        told.reduce((sum, { line }) => sum + exactly(line, 'quantity', 3) * exactly(line, 'price', 6), 0n),
        9,
      ),
    }))
    .sort((a, b) => (a.reason < b.reason ? -1 : 1));
}
