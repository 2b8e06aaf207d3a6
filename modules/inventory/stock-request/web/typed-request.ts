import { z } from 'zod';
import { scannedOf } from '../../product/scanned-good.rules.ts';
import type { UnitOfMeasure } from '../../units.ts';
import type { WireRequest } from './wire-request.ts';

const LINE = z.object({
  product_id: z.string(),
  name: z.string(),
  units: z.array(z.object({ unit: z.string(), factor: z.number() })),
  unit: z.string(),
  requested: z.string(),
});

/** What stands in the fields of a request. */
export const TYPED = z.object({
  from_store_id: z.string(),
  to_store_id: z.string(),
  lines: z.array(LINE),
  remarks: z.string(),
});

/** One product that is asked for, as it is typed. */
export type TypedLine = z.infer<typeof LINE>;

/** A product as it is found for a request. */
export interface RequestedGood {
  id: string;
  name: string;
  code: string | null;
  barcodes: readonly string[];
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  units: readonly { unit: UnitOfMeasure; factor: number; barcode: string | null }[];
  /** What of it is free in the source, where that may be seen. */
  stock?: number;
}

/** The units of one product of a request. */
export interface UnitsOfProduct {
  product_id: string;
  units: readonly { unit: string; factor: number }[];
}

/** A found product as a new line; a scanned carton is asked for in cartons. */
export function lineOf(good: RequestedGood, code: string): TypedLine {
  const { id, name, unit_of_measure, units } = good;
  return {
    ...{ product_id: id, name, requested: '1' },
    units: [{ unit: unit_of_measure, factor: 1 }, ...units.map(({ unit, factor }) => ({ unit, factor }))],
    unit: scannedOf(good, code).unit ?? unit_of_measure,
  };
}

/** The lines of a request that is changed, with the units of each product. */
export function linesFrom({ lines }: WireRequest, products: readonly UnitsOfProduct[]): TypedLine[] {
  return lines.map(({ product_id, product_name, unit, requested_unit, factor, requested }) => {
    const units = products.find((product) => product.product_id === product_id)?.units;
    return {
      ...{ product_id, name: product_name, unit: requested_unit ?? unit },
      units: [...(units ?? [{ unit, factor: 1 }])],
      requested: String(Math.round((requested / (factor ?? 1)) * 1000) / 1000),
    };
  });
}

/** How many of the first unit a line comes to; null where it is asked for in the first. */
export function countedIn({ units, unit, requested }: TypedLine): number | null {
  const factor = units.find((one) => one.unit === unit)?.factor ?? 1;
  return factor === 1 ? null : Math.round(Number(requested || '0') * factor * 1000) / 1000;
}

/** The lines as they are sent. */
export function linesOnWire(lines: readonly TypedLine[]) {
  return lines.map(({ product_id, unit, requested }) => ({
    product_id,
    unit,
    requested: Number(requested || '0'),
  }));
}
