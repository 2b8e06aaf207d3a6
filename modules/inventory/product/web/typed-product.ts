import { z } from 'zod';
import { useTyped } from '#web-kit/form/typed-context.ts';

/** What of a product is being typed, for the inputs and cards that depend on more than their own value. */
export interface TypedProduct {
  name: string;
  type: string;
  unit: string;
  buying: string;
  selling: string;
  opening: string;
  /** How its batches are tracked. */
  batches: string;
  /** The further unit that is marked as usually sold. */
  sold: { unit: string; factor: number; price: string } | null;
}

const NOTHING: TypedProduct = {
  name: '',
  type: 'product',
  unit: 'piece',
  buying: '',
  selling: '',
  opening: '',
  batches: 'none',
  sold: null,
};

export function useTypedProduct(): TypedProduct {
  return typedProduct(useTyped());
}

/** The inputs of the form by what they mean; a field that the user may not see was never typed. */
export function typedProduct(typed: Readonly<Record<string, unknown>>): TypedProduct {
  const text = (column: string) => String(typed[column] ?? '');
  return {
    name: text('name'),
    type: text('type'),
    unit: text('unit_of_measure') || NOTHING.unit,
    buying: text('buying_price'),
    selling: text('selling_price'),
    opening: text('opening_stock'),
    batches: text('batch_tracking') || NOTHING.batches,
    sold: soldOf(typed.units),
  };
}

const LINES = z.array(z.object({ typed: z.record(z.string(), z.unknown()) }));

function soldOf(units: unknown): TypedProduct['sold'] {
  const marked = LINES.safeParse(units).data?.find(({ typed }) => typed.sold === true)?.typed;
  const factor = Number(marked?.factor);
  if (!marked?.unit || !(factor >= 1)) return null;
  return { unit: String(marked.unit), factor, price: String(marked.selling_price ?? '') };
}
