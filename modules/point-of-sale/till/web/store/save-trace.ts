import type { Currency } from '#core/currencies.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import type { TakenOut } from '../../taken-out.rules.ts';
import type { SavedCatalogue } from './catalogue-store.ts';
import type { TillWorld } from './till-world.ts';

/** What was taken out of carts and the server has not heard of yet. */
export interface SavedTrace {
  /** Lies on the device at once and is told soon after; the cashier waits for neither. */
  note(lines: readonly TakenOut[]): void;
  /** Tells what is waiting. */
  tell(): Promise<void>;
}

/**
 * Keeps the trace of what was taken out of carts until the server has it: a reload or a lost network loses nothing, and
 * the same line told twice is noted once.
 */
export function saveTrace({ scope, rights, shelf, ask }: TillWorld, { state }: SavedCatalogue): SavedTrace {
  const waiting = new Map<string, TakenOut>();
  const onShelf = shelf.readTrace(scope).then((lines) => {
    for (const line of lines) waiting.set(line.id, line);
  });
  let telling = false;

  return {
    note(lines) {
      if (lines.length === 0) return;
      for (const line of lines) waiting.set(line.id, line);
      void shelf.putTrace(scope, lines).then(tell);
    },
    tell,
  };

  async function tell(): Promise<void> {
    if (telling || !rights.remove) return;
    telling = true;
    try {
      await onShelf;
      while (waiting.size > 0 && (await tellSome()));
    } finally {
      telling = false;
    }
  }

  /** Answers whether the server has decided about these, so that the next can follow. */
  async function tellSome(): Promise<boolean> {
    const currency = state.get().head?.settings.currency;
    if (!currency) return false;
    const some = [...waiting.values()].slice(0, MOST_AT_ONCE);
    try {
      await ask('POST', 'voided-line', { body: { lines: some.map((line) => onWire(line, currency)) } });
    } catch (error) {
      if (error instanceof Unreachable) return false;
      if (!(error instanceof Refused)) throw error;
      if (!NEVER_TAKEN.includes(error.status)) return false;
    }
    const ids = some.map(({ id }) => id);
    for (const id of ids) waiting.delete(id);
    await shelf.dropTrace(scope, ids);
    return true;
  }
}

/** As many as the call takes. */
const MOST_AT_ONCE = 100;

/** The body itself is refused, and would be again. Whoever may not now, or whose branch is shut, may later. */
const NEVER_TAKEN: readonly number[] = [400, 404, 413, 422];

function onWire(line: TakenOut, currency: Currency) {
  return {
    ...line,
    quantity: quantityToWire(line.quantity),
    unit_price: moneyToWire(line.unit_price, currency),
  };
}
