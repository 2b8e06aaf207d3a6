import { CartActions } from './cart-actions.tsx';
import { CartBill } from './cart-bill.tsx';
import { CartContents } from './cart-contents.tsx';
import { CustomerOfCart } from './customer-of-cart.tsx';

/** The cart beside the products: who buys, what, and what it comes to. */
export function CartPane() {
  return (
    <>
      <CustomerOfCart />
      <CartContents />
      <CartBill />
      <CartActions />
    </>
  );
}
