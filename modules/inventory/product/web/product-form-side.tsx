import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { ProfitCard } from './profit-card.tsx';
import { TillCard } from './till-card.tsx';
import { useTypedProduct } from './typed-product.ts';

/** What is being typed comes to: the profit of one unit and the tile at the till. */
export function ProductFormSide({ row, fields }: FormPartProps) {
  const typed = useTypedProduct();
  const isSeen = (key: string) => fields.some((field) => field.key === key);
  const stock = row ? row.stock : Number(typed.opening || 0);
  return (
    <>
      {isSeen('buying_price') && isSeen('selling_price') && <ProfitCard {...typed} />}
      {isSeen('selling_price') && (
        <TillCard
          {...typed}
          stock={typed.type === 'service' || typeof stock !== 'number' ? undefined : stock}
        />
      )}
    </>
  );
}
