import { memo, Suspense, useCallback, useMemo } from 'react';
import type { Money } from '#core/money.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { CartLine } from '#ui/till/cart-line.tsx';
import { QuantityStepper } from '#ui/till/quantity-stepper.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { OpenLine } from '../../open-cart.rules.ts';
import { priceText } from '../catalogue/product-text.ts';
import { useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { LineEditor } from './later-in-cart.tsx';

export interface LineOfCartProps {
  line: OpenLine;
  /** What it comes to after its own discount. */
  amount: Money;
  discount: Money;
  focused: boolean;
  /** What may be changed about it lies open below it. */
  editing: boolean;
}

/** One line of the cart; pressing it opens what may be changed about it. The others stay when one is scanned. */
export const LineOfCart = memo(function LineOfCart({
  line,
  amount,
  discount,
  focused,
  editing,
}: LineOfCartProps) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const { change, tell } = useTillUiActions();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const mayTakeOut = may('clear_sales_on_cart');
  const open = useCallback(() => {
    till.focusLine(line.id);
    change({ editing: editing ? null : line.id, discounting: false });
  }, [till, change, line.id, editing]);
  // The line that loses the focus to a new one keeps it as it is.
  const stepper = useMemo(() => {
    const { id, name } = line;
    const quantity = formatQuantity(line.quantity);
    const fewer = () => tell(till.stepQuantity(id, -1));
    const remove = () => tell(till.removeLine(id));
    const less = line.quantity > ONE_UNIT ? fewer : remove;
    return (
      <QuantityStepper
        text={quantity}
        less={say(TILL.less, { name })}
        more={say(TILL.more, { name })}
        edit={say(TILL.quantityOf, { name, n: quantity })}
        onLess={mayTakeOut ? less : undefined}
        onMore={() => tell(till.stepQuantity(id, 1))}
        onEdit={open}
      />
    );
  }, [line, say, tell, till, open, mayTakeOut]);
  const price = amountText(line.price ?? line.list_price, currency);
  return (
    <CartLine
      name={line.name}
      price={priceText(price, line.unit, line.factor === 1, language)}
      {...noteOf()}
      amount={amountText(amount, currency)}
      focused={focused}
      edit={say(TILL.changeLine)}
      onPress={open}
      stepper={stepper}
    >
      {editing && (
        <Suspense fallback={null}>
          <LineEditor key={line.unit} line={line} />
        </Suspense>
      )}
    </CartLine>
  );

  function noteOf(): { note?: string; noteTone?: 'good' | 'warning' } {
    if (line.mark)
      return { note: say(line.mark === 'gone' ? TILL.soldNoMore : TILL.priceChanged), noteTone: 'warning' };
    if (discount > 0n)
      return {
        note: say(TILL.lineDiscount, { amount: amountText(discount, currency) }),
        noteTone: 'good',
      };
    if (line.price !== null)
      return { note: say(TILL.priceWas, { price: amountText(line.list_price, currency) }) };
    return {};
  }
});
