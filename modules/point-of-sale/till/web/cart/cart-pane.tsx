import { CustomerOfCart } from '../customer/customer-of-cart.tsx';
import { CartActions } from './cart-actions.tsx';
import { CartBill } from './cart-bill.tsx';
import { CartContents } from './cart-contents.tsx';

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
