import { useState } from 'react';
import { type Quantity, quantityOf } from '#core/quantity.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { GoodsBackLine } from '#ui/show/goods-back.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { SEND_BACK } from './purchase-return.words.ts';
import { thousandths, type WirePurchaseLine } from './wire-purchase.ts';

/** How much of one line goes back, at most what was bought, has not gone back yet and still lies in the store. */
export function SendBackLine({
  line,
  returnable,
  onChange,
}: {
  line: WirePurchaseLine;
  returnable: number;
  onChange: (quantity: Quantity) => void;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    const wanted = quantityOf(Number(text || 0));
    const isFine = typeof wanted === 'bigint' && wanted <= thousandths(returnable);
    setTyped(isFine ? text : String(returnable));
    onChange(isFine ? wanted : thousandths(returnable));
  };
  return (
    <GoodsBackLine
      name={line.product_name}
      note={say(SEND_BACK.returnable, {
        quantity: quantityText(returnable),
        unit: UNIT_WORDS[language][line.unit],
      })}
    >
      <QuantityInput
        label={`${say(SEND_BACK.quantity)}: ${line.product_name}`}
        labelHidden
        disabled={returnable <= 0}
        value={typed}
        onChange={type}
      />
    </GoodsBackLine>
  );
}
