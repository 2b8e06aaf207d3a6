import { useState } from 'react';
import { quantityOf, quantityToWire } from '#core/quantity.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { GoodsBackLine } from '#ui/show/goods-back.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { bookedQuantity } from '../../receipt/wire-amounts.ts';
import type { PriceChoice } from '../quote-parts.rules.ts';
import type { LineTerms } from '../quote-terms.answer.ts';
import type { ChosenPart } from './part-sums.ts';
import { QUOTE } from './quote.words.ts';
import type { WireQuote } from './wire-quote.ts';

interface ConvertLineProps {
  line: WireQuote['lines'][number];
  terms: LineTerms;
  part: ChosenPart;
  /** What as much of it comes to, at the price that is chosen. */
  amount: string;
  onChange: (part: ChosenPart) => void;
}

/** How much of one line is converted now, and at which price where that has changed. */
export function ConvertLine({ line, terms, part, amount, onChange }: ConvertLineProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { left, quoted, present, enough, in_stock } = terms;
  const most = bookedQuantity(left);
  const [typed, setTyped] = useState(part.quantity === 0n ? '' : String(quantityToWire(part.quantity)));
  const type = (text: string) => {
    const wanted = quantityOf(Number(text || 0));
    const isFine = typeof wanted === 'bigint' && wanted <= most;
    setTyped(isFine ? text : String(left));
    onChange({ ...part, quantity: isFine ? wanted : most });
  };
  const notes = [
    say(QUOTE.leftOf, { left: quantityText(left), quoted: quantityText(line.quantity) }),
    ...(present === null ? [say(QUOTE.notSold)] : []),
    ...(in_stock === undefined ? [] : [say(QUOTE.inStock, { n: quantityText(in_stock) })]),
    ...(enough ? [] : [say(QUOTE.notEnough)]),
  ];
  return (
    <GoodsBackLine name={line.product_name} note={notes.join(', ')} amount={amount}>
      <QuantityInput
        label={`${say(QUOTE.quantity)}: ${line.product_name}`}
        labelHidden
        value={typed}
        onChange={type}
      />
      {present !== null && present !== quoted && (
        <Segments
          label={say(QUOTE.priceOf, { product: line.product_name })}
          value={part.prices ?? ''}
          onChange={(prices) => onChange({ ...part, prices: prices as PriceChoice })}
          items={[
            { value: 'quoted', title: say(QUOTE.quotedPrice, { price: moneyText(quoted, currency) }) },
            {
              value: 'current',
              title: say(present > quoted ? QUOTE.higherPrice : QUOTE.lowerPrice, {
                price: moneyText(present, currency),
              }),
            },
          ]}
        />
      )}
    </GoodsBackLine>
  );
}
