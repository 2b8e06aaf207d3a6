import { Button } from '#ui/actions/button.tsx';
import { LineForm } from '#ui/till/line-form.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { DiscountFields } from './discount-fields.tsx';

/** The discount of the whole sale, above its total. */
export function SaleDiscount() {
  const say = useSay();
  const till = useTill();
  const ui = useTillUi();
  const { cart, bill } = useCarts();
  return (
    <LineForm
      problem={bill.refused ? say(bill.refused) : undefined}
      onSubmit={() => {
        ui.change({ discounting: false });
        ui.toScanField();
      }}
      actions={<Button type="submit">{say(TILL.apply)}</Button>}
    >
      <DiscountFields
        autoFocus
        value={cart.discount}
        onCommit={(discount) => ui.tell(till.setSaleDiscount(discount))}
      />
    </LineForm>
  );
}
