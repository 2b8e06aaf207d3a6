import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import type { Bill } from '../../bill.rules.ts';
import type { CatalogueHead, Sellable } from '../../catalogue.rules.ts';
import type { CartExchange, ComesBack, ExchangeSums } from '../../exchange.rules.ts';
import type { Found } from '../../find-products.rules.ts';
import type { CartCustomer, CartRefusal, CartRoom, OpenCart } from '../../open-cart.rules.ts';
import type { Paying } from '../../payment.rules.ts';

/** The catalogue on this device. `loading` counts up while a till is filled for the first time. */
export interface CatalogueState {
  state: 'loading' | 'ready' | 'unreachable' | 'refused';
  /** Of `refused`: the sentence of the server. */
  reason: string | null;
  count: number;
  head: CatalogueHead | null;
  /** What the tiles show without a search: best sellers first, then by name. */
  best: readonly Sellable[];
  /** Grows with every change, for what is worked out from the products. */
  version: number;
}

/** The carts on this device, in the order they were opened; there is always one in front. */
export interface CartsState {
  /** False until what this device kept has been read. */
  ready: boolean;
  carts: readonly OpenCart[];
  cart: OpenCart;
  bill: Bill;
  /** Null until the accounts of the branch are known. */
  paying: Paying | null;
  /** What comes back for it; null where nothing does. */
  exchange: ExchangeSums | null;
  /** The receipt of the sale that was completed last, for F10. */
  lastSale: CompletedSale | null;
}

/** The answer of `POST api/sale/checkout`: the whole sale as the receipt needs it, as the wire carries it. */
export interface CompletedSale {
  id: string;
  number: string;
  total_amount: number;
  change: number;
  /** Of an exchange, what goes back to the customer. */
  given_back?: number | null;
  /** No answer had come, and the cart was changed since: this is what was sent first. */
  is_as_sent_first?: boolean;
  [column: string]: unknown;
}

export type ScanAnswer =
  | { result: 'added'; product: Sellable }
  /** Nothing is called that; or several are, to choose from. */
  | { result: 'unknown' | 'several'; text: string }
  | { result: 'refused'; product: Sellable; refusal: CartRefusal };

/** What is known of a code that no product of this till has, once the server was asked as well. */
export type CodeAnswer =
  /** The till has it by now: it was made since. */
  | { result: 'here' }
  /** A product has it that is not sold from here. */
  | { result: 'elsewhere'; name: string }
  /** No product of the business has it. */
  | { result: 'nowhere' }
  /** Nobody answered, or he may not ask. */
  | { result: 'unasked' };

export type CompleteAnswer =
  | { result: 'sold'; sale: CompletedSale }
  /** No answer: the sale is made, lies on this device and is sent by itself. It has no number yet. */
  | { result: 'kept'; sale: CompletedSale }
  /** The server said no, in the user's language; the cart is kept. */
  | { result: 'refused'; reason: string }
  /** Not even sent: something is missing, see `paying.missing`. */
  | { result: 'incomplete'; refusal: CartRefusal };

export type ParkAnswer =
  | { result: 'parked' }
  /** Nobody answered: it waits in a tab of this device. */
  | { result: 'away' }
  | { result: 'refused'; reason: string }
  | { result: 'incomplete'; refusal: CartRefusal };

/** A change that is not allowed answers why; null says it is done. */
export type Done = CartRefusal | null;

export interface Added {
  unit?: string;
  quantity?: Quantity;
}

/** The till of one user in one branch. Acts work on the cart in front unless they name another. */
export interface Till {
  find(text: string): Found;
  product(id: string): Sellable | undefined;
  inCategory(categoryId: string): readonly Sellable[];
  /** Whether the tile can be pressed: there is stock, or the branch sells without. */
  canBeSold(product: Sellable): boolean;
  refresh(): Promise<void>;
  /** Resolves once the catalogue is here, or is known not to come. */
  settled(): Promise<void>;
  /** Asks the server for a code that is not in the catalogue of this device. */
  askForCode(code: string): Promise<CodeAnswer>;
  /** Sells from another store of the branch: the catalogue is asked for anew, with the stock of that store. */
  chooseStore(storeId: string): Promise<void>;

  openCart(): void;
  showCart(id: string): void;
  /** Takes a tab away; with lines in it that needs the right to clear. */
  closeCart(id: string): Done;
  /** A copy under an id of its own, for a cart whose id has been sold. */
  copyCart(id: string): void;

  scan(text: string): ScanAnswer;
  add(productId: string, how?: Added): Done;
  focusLine(lineId: string): void;
  moveFocus(by: 1 | -1): void;
  setQuantity(lineId: string, quantity: Quantity): Done;
  /** Plus and minus: one more, one fewer; never to nothing, that is `removeLine`. */
  stepQuantity(lineId: string, by: 1 | -1): Done;
  setUnit(lineId: string, unit: string): Done;
  removeLine(lineId: string): Done;
  clearCart(): Done;
  /** Null goes back to the price of the catalogue. */
  setPrice(lineId: string, price: Money | null): Done;
  setLineDiscount(lineId: string, discount: Discount | null): Done;
  setSaleDiscount(discount: Discount | null): Done;
  /** The room that is charged, where the cart is paid so. */
  setRoom(room: CartRoom): Done;
  setCustomer(customer: CartCustomer | null): Done;
  setDetails(details: Partial<Pick<OpenCart, 'name' | 'remarks' | 'reference' | 'date'>>): Done;

  /** Goods of an earlier sale come back for those of the cart in front. */
  startExchange(exchange: CartExchange, customer: CartCustomer | null): Done;
  pickBack(lineNo: number): Done;
  takeBack(back: ComesBack): Done;
  takeAllBack(): Done;
  setWayBack(wayKey: string): Done;
  stopExchange(): Done;

  startPaying(): Done;
  stopPaying(): void;
  /** Acts on the current payment: the last of the list. */
  choosePayWay(wayKey: string): Done;
  setReceived(amount: Money | null): Done;
  setPaymentReference(text: string): Done;
  /** Tab: what is typed stands, and the rest is paid in another way. */
  splitPayment(): Done;
  removePayment(paymentId: string): Done;
  complete(): Promise<CompleteAnswer>;
  /** Puts the cart in front on the server, for all tills of the branch, called `name`; a fresh one stands in its place. */
  park(name: string): Promise<ParkAnswer>;
  /**
   * Takes a parked cart: it stands in front. `was` is what it came to where it was parked, in the amount of the wire, if it comes to
   * something else here: prices have changed, or its discount is not for this cashier to see.
   */
  takeParked(id: string): Promise<{ result: 'taken'; was?: number } | { result: 'refused'; reason: string }>;
  /** The cart in front stands as a document of its own by now, and is no cart any more; nothing was taken out of it. */
  dropSaved(): void;
}
