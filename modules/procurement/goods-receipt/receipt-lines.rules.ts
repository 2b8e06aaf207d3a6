import { InvalidFields, type Refusal } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { type BatchTracking, batchNumber, batchProblem } from '#modules/inventory/batch-tracking.ts';
import { leftInWords, type PartOfLine, partOfLine, type SaidPart } from '#modules/inventory/part-of-line.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
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
  unit: UnitOfMeasure | null;
}

/** Goods of one line that come or go back, with what 2050 takes for them. */
export interface MovedLine<L extends OrderLine = OrderLine> {
  line: L;
  part: PartOfLine;
  accrued: Money;
  batch?: string | null | undefined;
  expire_date?: string | null | undefined;
}

/** A line of goods as somebody says it. */
export interface GivenLine extends SaidPart {
  line_no: number;
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

/** A product as goods of it come and go. */
export interface ReceivedGood {
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  batch_tracking: BatchTracking;
}

/** Holds what comes or goes back against the lines of an order; no line is named twice. */
export function movedLines<L extends OrderLine>(
  given: readonly GivenLine[],
  lines: readonly L[],
  { most, refuse, sign, held }: Limit,
  goodOf: (productId: string) => ReceivedGood | undefined,
): MovedLine<L>[] {
  return given.map(({ line_no, batch, expire_date, ...said }, place) => {
    const fault = (key: string, problem: { key: string; words?: { en: string; sw: string } }): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const line = lines.find((one) => one.line_no === line_no);
    if (!line || given.findIndex((one) => one.line_no === line_no) !== place)
      return fault('line_no', NOT_A_LINE);
    const good = goodOf(line.product_id);
    const part = partOfLine(
      said,
      line,
      good ?? { unit_of_measure: line.unit ?? 'piece', whole_units: false },
    );
    if ('wrong' in part) return fault(part.wrong, part.problem);
    const wrong = sign > 0n && good ? batchProblem(good.batch_tracking, { batch, expire_date }) : null;
    if (wrong) fault(wrong.field, wrong.problem);
    const left = most(line);
    if (part.base > left) throw refuse(leftInWords(left, part), line);
    const there = receivedToStay(line);
    const accrued =
      sign > 0n
        ? money(accruedAt(line, there + part.base) - accruedAt(line, there))
        : accruedOff(held(line_no), { ...line, returned: (line.returned ?? 0n) + part.base });
    const number = sign > 0n && good ? batchNumber(good.batch_tracking, { batch, expire_date }) : batch;
    return { line, part, batch: number, expire_date, accrued };
  });
}
