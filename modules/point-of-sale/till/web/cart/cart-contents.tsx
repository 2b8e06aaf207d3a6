import { Suspense } from 'react';
import { money } from '#core/money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CartLines } from '#ui/till/cart-line.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCarts } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiPart } from '../ui-store/till-ui.ts';
import { BackLines } from './later-in-cart.tsx';
import { LineOfCart } from './line-of-cart.tsx';

/** The lines of the cart, or how to begin. */
export function CartContents() {
  const say = useSay();
  const { cart, bill } = useCarts();
  const editing = useTillUiPart('editing');
  if (cart.lines.length === 0 && !cart.exchange)
    return (
      <EmptyState icon="till" tone="neutral" title={say(TILL.cartEmpty)} body={say(TILL.cartEmptyWhy)} />
    );
  return (
    <CartLines label={say(TILL.cart)}>
      {cart.exchange && (
        <Suspense fallback={null}>
          <BackLines />
        </Suspense>
      )}
      {cart.lines.map((line, place) => {
        const priced = bill.lines[place];
        return (
          priced && (
            <LineOfCart
              key={line.id}
              line={line}
              amount={money(priced.line_amount - priced.line_discount)}
              discount={priced.line_discount}
              focused={cart.line_in_focus === line.id}
              editing={editing === line.id}
            />
          )
        );
      })}
    </CartLines>
  );
}
