import { InvalidFields, type Problems } from '#core/errors.ts';
import { CARGO_TEXTS } from './cargo.words.ts';

const ENDS_BEFORE: Problems[string] = { key: 'ends_before', words: CARGO_TEXTS.endsBefore };

/** A cargo is fetched before it is brought, and no window ends before it begins. */
export function windowsAreInOrder(row: Readonly<Record<string, unknown>>): void {
  const at = (key: string) => (row[key] instanceof Date ? (row[key] as Date).getTime() : Number.NaN);
  const wrong = WINDOWS.filter(([first, then]) => at(then) < at(first)).map(
    ([, then]) => [then, ENDS_BEFORE] as const,
  );
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong));
}

const WINDOWS = [
  ['pickup_from', 'pickup_until'],
  ['delivery_from', 'delivery_until'],
  ['pickup_from', 'delivery_until'],
] as const;

/** What is counted is more than nothing: of a cargo of nought no part could be taken, and none could arrive. */
export function isMoreThanNothing({ quantity }: Readonly<Record<string, unknown>>): void {
  if (quantity === 0n) throw new InvalidFields({ quantity: { key: 'nothing', words: CARGO_TEXTS.nothing } });
}
