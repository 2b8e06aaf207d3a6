import { useState } from 'react';
import {
  atMost,
  NO_PART,
  PartInput,
  partText,
  type TypedPart,
  unitText,
} from '#modules/inventory/public.web.ts';
import { GoodsBackLine } from '#ui/show/goods-back.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { SEND_BACK } from './purchase-return.words.ts';
import { thousandths, type WirePurchaseLine } from './wire-purchase.ts';

/** How much of one line goes back, at most what was bought, has not gone back yet and still lies in the store. */
export function SendBackLine({
  line,
  returnable,
  onChange,
}: {
  line: WirePurchaseLine & { base: string | undefined };
  returnable: number;
  onChange: (typed: TypedPart) => void;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const [typed, setTyped] = useState(NO_PART);
  const left = thousandths(returnable);
  const type = (wanted: TypedPart) => {
    const most = atMost(wanted, line, left);
    setTyped(most);
    onChange(most);
  };
  return (
    <GoodsBackLine
      name={line.product_name}
      note={say(SEND_BACK.returnable, {
        quantity: partText(left, line, say, (count) => unitText(line.unit, language, count)),
      })}
    >
      <PartInput
        label={`${say(SEND_BACK.quantity)}: ${line.product_name}`}
        labelHidden
        disabled={returnable <= 0}
        line={line}
        typed={typed}
        onChange={type}
      />
    </GoodsBackLine>
  );
}
