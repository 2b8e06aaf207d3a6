import { use, useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import { unitText } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { LineForm } from '#ui/till/line-form.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { OpenLine } from '../../open-cart.rules.ts';
import { moneyField, quantityField, typedMoney, typedQuantity } from '../payment/typed-amounts.ts';
import { TillPurposeContext } from '../purpose.ts';
import type { Done } from '../store/till.ts';
import { useCatalogue, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { DiscountFields } from './discount-fields.tsx';

/** Quantity, unit, price and discount of one line; what one may not change is not there. */
export function LineEditor({ line }: { line: OpenLine }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const ui = useTillUi();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const [quantity, setQuantity] = useState(quantityField(line.quantity));
  const [price, setPrice] = useState(moneyField(line.price ?? line.list_price, currency));
  const mayPrice = may('adjust_selling_price_when_selling');
  const purpose = use(TillPurposeContext);
  const isApproved = useCatalogue().head?.approves_prices === true;
  const [problem, setProblem] = useState<string>();
  const units = [line.unit, ...(till.product(line.product_id)?.units ?? []).map(({ unit }) => unit)];
  const base = till.product(line.product_id)?.unit;
  const choices = [...new Set([...(base ? [base] : []), ...units])];
  const take = (done: Done): boolean => {
    setProblem(done ? say(done.words, done.params) : undefined);
    return done === null;
  };
  const finish = () => {
    const amount = typedQuantity(quantity);
    if (amount === null) return setProblem(say(TILL.notANumber));
    const agreed = typedMoney(price, currency);
    if (agreed === null) return setProblem(say(TILL.notANumber));
    if (amount !== line.quantity && !take(till.setQuantity(line.id, amount))) return;
    if (agreed !== (line.price ?? line.list_price) && !take(till.setPrice(line.id, agreed))) return;
    ui.change({ editing: null });
    ui.toScanField();
  };
  return (
    <LineForm
      onSubmit={finish}
      problem={problem}
      actions={
        <>
          {may('clear_sales_on_cart') && (
            <Button kind="ghost" icon="delete" onClick={() => take(till.removeLine(line.id))}>
              {say(TILL.remove)}
            </Button>
          )}
          <Button type="submit">{say(TILL.apply)}</Button>
        </>
      }
    >
      <QuantityInput label={say(TILL.quantity)} value={quantity} onChange={setQuantity} autoFocus />
      {choices.length > 1 && (
        <Select
          label={say(TILL.unit)}
          options={choices.map((unit) => ({ value: unit, title: unitText(unit, language) }))}
          value={line.unit}
          onChange={(unit) => take(till.setUnit(line.id, unit ?? line.unit))}
        />
      )}
      {(mayPrice || (purpose === null && isApproved)) && (
        <MoneyInput
          label={say(TILL.price)}
          {...(mayPrice ? {} : { hint: say(TILL.priceIsApproved) })}
          currency={currency}
          decimals={decimalsOf(currency)}
          value={price}
          onChange={setPrice}
        />
      )}
      {may('view_discount') && (
        <DiscountFields
          value={line.discount}
          onCommit={(discount) => take(till.setLineDiscount(line.id, discount))}
        />
      )}
    </LineForm>
  );
}
