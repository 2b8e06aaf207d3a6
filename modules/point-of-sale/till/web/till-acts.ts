import { shift } from '../../shift/shift.entity.ts';
import { type TillCommand, WAY_LETTERS } from '../till-keys.rules.ts';
import type { CartsState, Till } from './store/till.ts';
import type { TillUi } from './ui-store/till-ui.ts';

/** What a key acts on. */
export interface TillScene {
  ui: TillUi;
  till: Till;
  carts: CartsState;
  /** Leaves for another screen; the cart waits on the device. */
  go: (address: string) => void;
  /** Which letter, of those of the ways to pay. */
  pressed: string;
}

type Act = (scene: TillScene) => unknown;

/** What each key does; `false` leaves it to the field or button that has the focus. */
export const TILL_ACTS: Readonly<Record<TillCommand, Act>> = {
  search({ ui, till }) {
    till.stopPaying();
    ui.change({ sold: null });
    ui.scanField.current?.focus();
  },
  more: (scene) => step(scene, 1),
  fewer: (scene) => step(scene, -1),
  line_up: (scene) => walk(scene, -1),
  line_down: (scene) => walk(scene, 1),
  remove_line({ ui, till, carts }) {
    const line = carts.cart.line_in_focus;
    return line !== null && ui.tell(till.removeLine(line));
  },
  discount({ ui, carts }) {
    if (carts.cart.lines.length === 0) return false;
    return ui.change({ discounting: true, editing: null });
  },
  customer: ({ ui }) => ui.change({ panel: 'customer' }),
  park: ({ ui }) => void ui.park(),
  shift: ({ go }) => go(shift.screens.form),
  pay: ({ ui, carts }) => (carts.cart.paying ? undefined : ui.pay()),
  way({ ui, till, carts, pressed }) {
    const way = carts.paying?.ways[WAY_LETTERS.indexOf(pressed.toUpperCase())];
    if (!way) return false;
    if (chooseWay({ ui, till }, way.key)) ui.amountField.current?.focus();
    return true;
  },
  exact: ({ ui, till }) => ui.tell(till.setReceived(null)) || true,
  split({ ui, till, carts: { paying } }) {
    const { current, left, ways } = paying ?? {};
    const focused = document.activeElement;
    const isMobile = ways?.find(({ key }) => key === current?.way)?.kind === 'mobile';
    const isAmount = focused === ui.amountField.current;
    // From the amount of mobile money Tab leads to its reference, and from there on.
    if (focused?.tagName !== 'INPUT' || (isAmount && isMobile && !current?.reference)) return false;
    if (current?.received == null || left === 0n || focused.closest('form')) return false;
    if (!ui.tell(till.splitPayment())) return false;
    // Off the field: a letter chooses the way of the next part, a digit begins its amount.
    if (focused instanceof HTMLElement) focused.blur();
    return true;
  },
  accept({ ui, till, carts }) {
    const focused = document.activeElement;
    if (focused === ui.scanField.current && focused) return ui.enter();
    // On the way that is chosen already Enter completes; on any other button it presses it.
    const isChosen = focused?.matches('fieldset > button[aria-pressed="true"]');
    const isOnOther = !isChosen && focused?.closest('button, a, form') != null;
    if (isOnOther) return false;
    // After a sale Enter begins the next one, also before its button has the focus.
    if (!carts.cart.paying) return ui.sold ? stepBack({ ui, till, carts }) : false;
    const code = focused === ui.amountField.current ? codeIn(ui.amount, till) : null;
    return code ? ui.scanned(code) : ui.complete();
  },
  reprint({ ui, carts }) {
    if (carts.lastSale && !carts.cart.paying)
      ui.change({
        sold: carts.lastSale,
        again: carts.lastSale.id !== ui.sold?.id || ui.again,
        toPrint: true,
      });
  },
  back: stepBack,
  help: ({ ui }) => ui.change({ panel: 'keys' }),
};

/** A code from a scanner that is as slow as a hand: what is typed as cash is the barcode of a product. */
function codeIn(amount: string, till: Till): string | null {
  return amount.length >= SHORTEST_CODE && till.find(amount).exact ? amount : null;
}

const SHORTEST_CODE = 7;

/** Chooses a way to pay; to charge a room asks which one at once. */
export function chooseWay({ ui, till }: Pick<TillScene, 'ui' | 'till'>, key: string): boolean {
  const done = ui.tell(till.choosePayWay(key));
  if (done && key === 'room') ui.change({ panel: 'room' });
  return done;
}

function step({ ui, till, carts }: TillScene, by: 1 | -1): boolean {
  const line = carts.cart.line_in_focus;
  return line !== null && (ui.tell(till.stepQuantity(line, by)) || true);
}

/** Tiles, tabs and lists are walked with the arrows themselves. */
function walk({ ui, till }: TillScene, by: 1 | -1): boolean {
  const focused = document.activeElement;
  if (focused !== document.body && focused !== ui.scanField.current) return false;
  till.moveFocus(by);
  return true;
}

/** One step back: what is being typed, the payment, the search, the sale just made. */
function stepBack({ ui, till, carts }: Pick<TillScene, 'ui' | 'till' | 'carts'>): void {
  if (ui.editing || ui.discounting) ui.change({ editing: null, discounting: false });
  else if (carts.cart.paying) till.stopPaying();
  else if (ui.typed.get()) ui.change({ typed: '', notice: null });
  else ui.change({ sold: null, notice: null });
  ui.toScanField();
}
