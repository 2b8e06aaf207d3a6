import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { product } from '../product.entity.ts';
import { TOTAL_ROW } from '../product.words.ts';
import { readAmountCell } from '../sheet/amount-cell.rules.ts';
import { readBarcodeCell } from '../sheet/barcode-cell.rules.ts';
import { readExpiryCell } from '../sheet/expiry-cell.rules.ts';
import { readCartonCell, readStockCell } from '../sheet/stock-cell.rules.ts';
import { readUnitCell, unitOf } from '../sheet/unit-cell.rules.ts';

type ReadCell = NonNullable<EntityHooks['readCell']>;

/** How shopkeepers write what a product has; what no reader here knows is left to the kind of the field. */
export const readProductCell: ReadCell = (column, cell, beside, context) =>
  READERS[column]?.(column, cell, beside, context);

const amount: ReadCell = (_, cell, __, { branch }) => readAmountCell(cell, branch.currency);

const READERS: Readonly<Record<string, ReadCell>> = {
  name: (_, cell, beside) =>
    TOTAL.test(cell.text.trim()) && (beside('selling_price')?.text ?? '').trim() === ''
      ? { problem: { key: 'total_row', words: TOTAL_ROW } }
      : undefined,
  barcodes: (_, cell) => readBarcodeCell(cell),
  unit_of_measure: (_, cell) => readUnitCell(cell.text),
  buying_price: amount,
  selling_price: amount,
  minimum_price: amount,
  opening_stock: (_, cell, beside) => {
    const size = beside('carton_size');
    const carton = size && size.kind !== 'blank' ? readCartonCell(size) : undefined;
    const unit = unitOf(beside('unit_of_measure')?.text ?? '') ?? 'piece';
    return readStockCell(cell, unit, carton && 'wire' in carton ? carton.wire : undefined);
  },
  carton_size: (_, cell) => readCartonCell(cell),
  expire_date: (_, cell) => readExpiryCell(cell, product.fields.expire_date),
};

/** The row under a list that adds it up. */
const TOTAL = /^(?:jumla(?: kuu| ndogo)?|(?:grand |sub[ -]?)?totals?)\s*:?$/i;
