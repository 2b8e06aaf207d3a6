import { useState } from 'react';
import { quantity } from '#core/quantity.ts';
import {
  atMost,
  baseOfTyped,
  PartInput,
  partText,
  type TypedPart,
  typedOfBase,
} from '#modules/inventory/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { BackLine, CartGroup } from '#ui/till/from-sale.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { SALE } from '../../../sale/web/sale.words.ts';
import { leftOf, partBack } from '../../../sale-return/part-back.rules.ts';
import type { ComesBack, LineBefore } from '../../exchange.rules.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { EXCHANGE_PARTS } from './exchange-parts.words.ts';

/** What comes back, above what goes out. */
export function BackLines() {
  const say = useSay();
  const { currency } = useBranch();
  const { cart, exchange: sums, bill } = useCarts();
  const { exchange } = cart;
  if (!exchange || !sums) return null;
  return (
    <>
      <CartGroup
        title={say(EXCHANGE_PARTS.comesBack)}
        note={say(EXCHANGE_PARTS.fromSale, { number: exchange.sale.number })}
        amount={amountText(-sums.comes, currency)}
      />
      {exchange.back.map((back) => {
        const line = exchange.sale.lines.find(({ line_no }) => line_no === back.line_no);
        return line && <LineBack key={back.line_no} line={line} back={back} />;
      })}
      <CartGroup title={say(EXCHANGE_PARTS.goesOut)} amount={amountText(bill.total_gross, currency)} />
    </>
  );
}

function LineBack({ line, back }: { line: LineBefore; back: ComesBack }) {
  const say = useSay();
  const { currency } = useBranch();
  const till = useTill();
  const { tell } = useTillUiActions();
  const [typed, setTyped] = useState<TypedPart>(typedOfBase(back.base, line));
  const { product_name: name } = line;
  const left = leftOf(line);
  // What was pressed elsewhere stands here as well.
  const shown = baseOfTyped(typed, line) === back.base ? typed : typedOfBase(back.base, line, typed.inPieces);
  const type = (wanted: TypedPart) => {
    const most = atMost(wanted, line, left);
    setTyped(most);
    const base = baseOfTyped(most, line);
    if (base > 0n) tell(till.takeBack({ ...back, base: quantity(base) }));
  };
  return (
    <BackLine
      name={name}
      note={say(SALE.ofSold, { quantity: partText(left, line, say) })}
      amount={amountText(-partBack(line, back.base, currency).gross, currency)}
      part={
        <PartInput
          label={say(EXCHANGE_PARTS.quantityBack, { name })}
          labelHidden
          line={line}
          typed={shown}
          onChange={type}
        />
      }
      goods={
        <Segments
          label={say(EXCHANGE_PARTS.goodsOf, { name })}
          value={back.goods}
          onChange={(goods) => tell(till.takeBack({ ...back, goods: goods as ComesBack['goods'] }))}
          items={[
            { value: 'restock', title: say(SALE.restock) },
            { value: 'scrap', title: say(SALE.scrap) },
          ]}
        />
      }
    />
  );
}
