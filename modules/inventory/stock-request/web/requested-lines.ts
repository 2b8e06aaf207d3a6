import { newId } from '#core/ids.ts';
import { type LineOf, newLine } from '#web-kit/form/typed-body.ts';
import type { GoodOnForm } from '../../product/good.answer.ts';
import { scannedOf } from '../../product/scanned-good.rules.ts';
import type { UnitOfLine } from '../../product/web/product-lines.tsx';
import { factorIn, unitsOfGood } from '../../product/web/typed-goods.ts';
import type { UnitsOfProduct } from '../request-questions.answer.ts';
import { requestBody } from '../stock-request.body.ts';
import type { WireRequest } from './wire-request.ts';

const GOODS = requestBody.fields.lines.lines;

/** One product that is asked for, as it is typed, with the units of it that there are. */
export type RequestedLine = LineOf<typeof GOODS> & { units: readonly UnitOfLine[] };

/** A product as it is found for a request. */
export interface RequestedGood extends GoodOnForm {
  /** What of it is free in the source, where that may be seen. */
  stock?: number;
}

/** A found product as a new line; a scanned carton is asked for in cartons. */
export function lineOf(good: RequestedGood, code: string): RequestedLine {
  const unit = scannedOf(good, code).unit ?? good.unit_of_measure;
  const said = { product_id: { value: good.id, title: good.name }, unit, requested: '1' };
  return { ...newLine(GOODS, newId(), said), units: unitsOfGood(good) };
}

/** The lines of a request that is changed, with the units of each product. */
export function linesFrom(
  { lines }: WireRequest,
  products: readonly UnitsOfProduct[],
): readonly RequestedLine[] {
  return lines.map(({ product_id, product_name, unit, requested_unit, factor, requested }) => ({
    ...newLine(GOODS, product_id, {
      product_id: { value: product_id, title: product_name },
      unit: requested_unit ?? unit,
      requested: String(Math.round((requested / (factor ?? 1)) * 1000) / 1000),
    }),
    units: products.find((product) => product.product_id === product_id)?.units ?? [{ unit, factor: 1 }],
  }));
}

/** How many of the first unit a line comes to; null where it is asked for in the first. */
export function countedIn({ units, unit, requested }: RequestedLine): number | null {
  const factor = factorIn(units, unit);
  return factor === 1 ? null : Math.round(Number(requested || '0') * factor * 1000) / 1000;
}
