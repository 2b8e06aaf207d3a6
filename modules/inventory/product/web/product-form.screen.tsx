import type { FormFrame } from '#web-kit/form/form-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { ProductFormSide } from './product-form-side.tsx';
import { productInForm } from './product-in-form.ts';
import { typedProduct } from './typed-product.ts';

/** The form of a product, which shows beside it what selling one will bring. */
export default function ProductFormScreen() {
  return <EntityScreens entity={productInForm} kind="form" form={FRAME} />;
}

const FRAME: FormFrame = {
  Side: ProductFormSide,
  asks: (section, typed) => section !== 'stock' || typedProduct(typed).type !== 'service',
  // A lone field keeps the width of its column, but for what is long.
  grid: (row) => ({
    columns: row.length === 1 && LONG.has(row[0]?.key) ? 1 : 3,
    lead: row[0]?.key === 'name',
  }),
};

const LONG = new Set<string | undefined>(['units', 'remarks']);
