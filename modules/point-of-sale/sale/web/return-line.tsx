import { useState } from 'react';
import { atMost, NO_PART, PartInput, partText, type TypedPart } from '#modules/inventory/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { GoodsBackLine } from '#ui/show/goods-back.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { leftOf } from '../../sale-return/part-back.rules.ts';
import type { LineBack } from './goods-back.ts';
import { SALE } from './sale.words.ts';
import type { WireSaleLine } from './wire-sale.ts';

export interface ReturnLineProps {
  /** With the unit of its stock, once that is known. */
  line: WireSaleLine & { base: string | undefined };
  back: LineBack | undefined;
  onChange: (back: LineBack) => void;
}

/** How much of one line comes back, at most what the customer still has of it. */
export function ReturnLine({ line, back, onChange }: ReturnLineProps) {
  const say = useSay();
  const [typed, setTyped] = useState(NO_PART);
  const left = leftOf(line);
  if (left <= 0n) return null;
  const goods = back?.goods ?? 'restock';
  const type = (wanted: TypedPart) => {
    const most = atMost(wanted, line, left);
    setTyped(most);
    onChange({ line_no: line.line_no, goods, typed: most });
  };
  return (
    <GoodsBackLine name={line.product_name} note={say(SALE.ofSold, { quantity: partText(left, line, say) })}>
      <PartInput
        label={`${say(SALE.back)}: ${line.product_name}`}
        labelHidden
        line={line}
        typed={typed}
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
