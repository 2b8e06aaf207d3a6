import { useState } from 'react';
import { quantity as ofThousandths, quantityOf, quantityToWire } from '#core/quantity.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { GoodsBackLine } from '#ui/show/goods-back.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type LineBack, leftOf } from './goods-back.ts';
import { SALE } from './sale.words.ts';
import type { WireSaleLine } from './wire-sale.ts';

export interface ReturnLineProps {
  line: WireSaleLine;
  back: LineBack | undefined;
  onChange: (back: LineBack) => void;
}

/** How much of one line comes back, at most what the customer still has of it. */
export function ReturnLine({ line, back, onChange }: ReturnLineProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const left = leftOf(line);
  if (left <= 0n) return null;
  const goods = back?.goods ?? 'restock';
  const type = (text: string) => {
    const wanted = quantityOf(Number(text || 0));
    const isFine = typeof wanted === 'bigint' && wanted <= left;
    setTyped(isFine ? text : String(quantityToWire(left)));
    onChange({ line_no: line.line_no, goods, quantity: isFine ? wanted : ofThousandths(left) });
  };
  return (
    <GoodsBackLine
      name={line.product_name}
      note={say(SALE.ofSold, { quantity: quantityText(quantityToWire(left)) })}
    >
      <QuantityInput
        label={`${say(SALE.back)}: ${line.product_name}`}
        labelHidden
        value={typed}
        onChange={type}
      />
      {back && (
        <Segments
          label={`${say(SALE.goods)}: ${line.product_name}`}
          value={goods}
          onChange={(value) => onChange({ ...back, goods: value as LineBack['goods'] })}
          items={[
            { value: 'restock', title: say(SALE.restock) },
            { value: 'scrap', title: say(SALE.scrap) },
          ]}
        />
      )}
    </GoodsBackLine>
  );
}
