import { Suspense } from 'react';
import { formatMoney } from '#core/money.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { CartLine } from '#ui/till/cart-line.tsx';
import { QuantityStepper } from '#ui/till/quantity-stepper.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PricedLine } from '../../sale/price-cart.rules.ts';
import type { OpenLine } from '../open-cart.rules.ts';
import { useDesk } from './desk.ts';
import { LineEditor } from './later-in-cart.tsx';
import { priceText } from './product-text.ts';
import { useCarts, useTill } from './store/use-till.ts';
import { TILL } from './till.words.ts';

/** One line of the cart; pressing it opens what may be changed about it. */
export function LineOfCart({ line, priced }: { line: OpenLine; priced: PricedLine }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const desk = useDesk();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const focused = useCarts().cart.line_in_focus === line.id;
  const { name } = line;
  const quantity = formatQuantity(line.quantity);
  const open = () => {
    till.focusLine(line.id);
    desk.change({ editing: desk.editing === line.id ? null : line.id, discounting: false });
  };
  const fewer = () => desk.tell(till.stepQuantity(line.id, -1));
  const remove = () => desk.tell(till.removeLine(line.id));
  const less = line.quantity > ONE_UNIT ? fewer : remove;
  const price = formatMoney(line.price ?? line.list_price, currency);
  return (
    <CartLine
      name={name}
      price={priceText(price, line.unit, line.factor === 1, language)}
      {...noteOf()}
      amount={formatMoney(priced.line_amount - priced.line_discount, currency)}
      focused={focused}
      edit={say(TILL.changeLine)}
      onPress={open}
      stepper={
        <QuantityStepper
          text={quantity}
          less={say(TILL.less, { name })}
          more={say(TILL.more, { name })}
          edit={say(TILL.quantityOf, { name, n: quantity })}
          onLess={may('clear_sales_on_cart') ? less : undefined}
          onMore={() => desk.tell(till.stepQuantity(line.id, 1))}
          onEdit={open}
        />
      }
    >
      {desk.editing === line.id && (
        <Suspense fallback={null}>
          <LineEditor key={line.unit} line={line} />
        </Suspense>
      )}
    </CartLine>
  );

  function noteOf(): { note?: string; noteTone?: 'good' | 'warning' } {
    if (line.mark)
      return { note: say(line.mark === 'gone' ? TILL.soldNoMore : TILL.priceChanged), noteTone: 'warning' };
    if (priced.line_discount > 0n)
      return {
        note: say(TILL.lineDiscount, { amount: formatMoney(priced.line_discount, currency) }),
        noteTone: 'good',
      };
    if (line.price !== null)
      return { note: say(TILL.priceWas, { price: formatMoney(line.list_price, currency) }) };
    return {};
  }
}
