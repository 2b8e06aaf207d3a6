import { InvalidFields, type Refusal } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { formatQuantity, ONE_UNIT, type Quantity } from '#core/quantity.ts';
import { type BatchTracking, batchNumber, batchProblem } from '#modules/inventory/batch-tracking.ts';
import { WRONG_AMOUNT } from '../amounts.words.ts';
import {
  accruedAt,
  accruedOff,
  type LineOnOrder,
  receivedToStay,
} from '../purchase-order/order-lines.rules.ts';
import { NOT_A_LINE } from '../purchase-order/purchase-order.words.ts';

/** A line of an order as goods of it come and go. */
export interface OrderLine extends LineOnOrder {
  line_no: number;
  product_id: string;
  unit: string | null;
  factor: number | null;
}

/** Goods of one line that come or go back, with what 2050 takes for them. */
export interface MovedLine<L extends OrderLine = OrderLine> {
  line: L;
  quantity: Quantity;
  accrued: Money;
  batch?: string | null | undefined;
  expire_date?: string | null | undefined;
}

/** A line of goods as somebody says it. */
export interface GivenLine {
  line_no: number;
  quantity: Quantity;
  batch?: string | null | undefined;
  expire_date?: string | null | undefined;
}

/** What may move of a line at most, and the refusal where more is asked for. */
export interface Limit {
  most: (line: LineOnOrder) => bigint;
  refuse: (left: string, line: OrderLine) => Refusal;
  /** 1 where goods come, -1 where they go back. */
  sign: 1n | -1n;
  /** What 2050 holds of a line by now. */
  held: (lineNo: number) => bigint;
}

/** Holds what comes or goes back against the lines of an order; no line is named twice. */
export function movedLines<L extends OrderLine>(
  given: readonly GivenLine[],
  lines: readonly L[],
  { most, refuse, sign, held }: Limit,
  goodOf: (productId: string) => { whole_units: boolean; batch_tracking: BatchTracking } | undefined,
): MovedLine<L>[] {
  return given.map(({ line_no, quantity, batch, expire_date }, place) => {
    const fault = (key: string, problem: { key: string; words?: { en: string; sw: string } }): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const line = lines.find((one) => one.line_no === line_no);
    if (!line || given.findIndex((one) => one.line_no === line_no) !== place)
      return fault('line_no', NOT_A_LINE);
    if (quantity <= 0n) fault('quantity', WRONG_AMOUNT.aboveZero);
    const good = goodOf(line.product_id);
    if (good?.whole_units && (quantity * BigInt(line.factor ?? 1)) % ONE_UNIT !== 0n)
      fault('quantity', WRONG_AMOUNT.wholeUnits);
    const wrong = sign > 0n && good ? batchProblem(good.batch_tracking, { batch, expire_date }) : null;
    if (wrong) fault(wrong.field, wrong.problem);
    const left = most(line);
    if (quantity > left) throw refuse(formatQuantity(left > 0n ? left : 0n), line);
    const there = receivedToStay(line);
    const accrued =
      sign > 0n
        ? money(accruedAt(line, there + quantity) - accruedAt(line, there))
        : accruedOff(held(line_no), { ...line, returned: (line.returned ?? 0n) + quantity });
    const number = sign > 0n && good ? batchNumber(good.batch_tracking, { batch, expire_date }) : batch;
    return { line, quantity, batch: number, expire_date, accrued };
  });
}
