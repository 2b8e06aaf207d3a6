import type { TillCommand } from '../till-keys.rules.ts';
import { type Desk, TIDY } from './desk/desk.ts';
import type { CartsState, Till } from './store/till.ts';

/** What a key acts on. */
export interface TillScene {
  desk: Desk;
  till: Till;
  carts: CartsState;
  /** Of `1` to `5`, which way to pay. */
  pressed: string;
}

type Act = (scene: TillScene) => unknown;

/** What each key does; `false` leaves it to the field or button that has the focus. */
export const TILL_ACTS: Readonly<Record<TillCommand, Act>> = {
  search({ desk, till }) {
    till.stopPaying();
    desk.change({ sold: null });
    desk.scanField.current?.focus();
  },
  more: (scene) => step(scene, 1),
  fewer: (scene) => step(scene, -1),
  line_up: (scene) => walk(scene, -1),
  line_down: (scene) => walk(scene, 1),
  remove_line({ desk, till, carts }) {
    const line = carts.cart.line_in_focus;
    return line !== null && desk.tell(till.removeLine(line));
  },
  discount({ desk, carts }) {
    if (carts.cart.lines.length === 0) return false;
    return desk.change({ discounting: true, editing: null });
  },
  customer: ({ desk }) => desk.change({ panel: 'customer' }),
  park({ desk, till, carts }) {
    if (carts.cart.lines.length > 0) till.openCart();
    desk.change({ ...TIDY });
    desk.toScanField();
  },
  pay: ({ desk, carts }) => (carts.cart.paying ? undefined : desk.pay()),
  way({ desk, till, carts, pressed }) {
    const way = carts.paying?.ways[Number(pressed) - 1];
    if (!way) return false;
    if (desk.tell(till.choosePayWay(way.key))) desk.amountField.current?.focus();
    return true;
  },
  exact: ({ desk, till }) => desk.tell(till.setReceived(null)) || true,
  split({ desk, till, carts: { paying } }) {
    const { current, left, ways } = paying ?? {};
    const focused = document.activeElement;
    const isMobile = ways?.find(({ key }) => key === current?.way)?.kind === 'mobile';
    const isAmount = focused === desk.amountField.current;
    // From the amount of mobile money Tab leads to its reference, and from there on.
    if (focused?.tagName !== 'INPUT' || (isAmount && isMobile && !current?.reference)) return false;
    if (current?.received == null || left === 0n || focused.closest('form')) return false;
    if (!desk.tell(till.splitPayment())) return false;
    // Off the field, so that a digit chooses the way of the next part.
    if (focused instanceof HTMLElement) focused.blur();
    return true;
  },
  accept({ desk, till, carts }) {
    const focused = document.activeElement;
    if (focused === desk.scanField.current && focused) return desk.enter();
    if (!carts.cart.paying || focused?.closest('button, a, form')) return false;
    const code = focused === desk.amountField.current ? codeIn(desk.amount, till) : null;
    return code ? desk.scanned(code) : desk.complete();
  },
  reprint({ desk, carts }) {
    if (carts.lastSale && !carts.cart.paying)
      desk.change({
        sold: carts.lastSale,
        again: carts.lastSale.id !== desk.sold?.id || desk.again,
        toPrint: true,
      });
  },
  back: stepBack,
  help: ({ desk }) => desk.change({ panel: 'keys' }),
};

/** A code from a scanner that is as slow as a hand: what is typed as cash is the barcode of a product. */
function codeIn(amount: string, till: Till): string | null {
  return amount.length >= SHORTEST_CODE && till.find(amount).exact ? amount : null;
}

const SHORTEST_CODE = 7;

function step({ desk, till, carts }: TillScene, by: 1 | -1): boolean {
  const line = carts.cart.line_in_focus;
  return line !== null && (desk.tell(till.stepQuantity(line, by)) || true);
}

/** Tiles, tabs and lists are walked with the arrows themselves. */
function walk({ desk, till }: TillScene, by: 1 | -1): boolean {
  const focused = document.activeElement;
  if (focused !== document.body && focused !== desk.scanField.current) return false;
  till.moveFocus(by);
  return true;
}

/** One step back: what is being typed, the payment, the search, the sale just made. */
function stepBack({ desk, till, carts }: TillScene): void {
  if (desk.editing || desk.discounting) desk.change({ editing: null, discounting: false });
  else if (carts.cart.paying) till.stopPaying();
  else if (desk.typed.get()) desk.change({ typed: '', notice: null });
  else desk.change({ sold: null, notice: null });
  desk.toScanField();
}
