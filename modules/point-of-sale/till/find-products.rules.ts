import { folded } from '#core/folded-text.ts';
import { LIKENESS, likenessTo, mayBeMistyped, TOO_FEW_FOUND } from '#core/likeness.ts';
import { ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import { codeKey, readGs1 } from '#core/scan-code.ts';
import type { Sellable } from './catalogue.rules.ts';
import { type Haystack, haystackOf } from './haystack.rules.ts';
import { SLICE, sortedInSlices } from './sorted-in-slices.rules.ts';

/** What a typed or scanned text finds: at most 60 products, best first. */
export interface Found {
  /** The text without its `3*`. */
  text: string;
  /** How many to add: 3 for `3*`, else one. */
  quantity: Quantity;
  /** The one product whose barcode or code the text is, with the unit that the barcode stands on. */
  exact: Exact | null;
  products: readonly Sellable[];
  /** How many of them, at the end, only resemble the text: it was taken to be mistyped. */
  guessed: number;
}

export interface Exact {
  product: Sellable;
  unit: string;
}

/** How many products a search shows; whoever sees more types another letter. */
export const MOST_FOUND = 60;

/** The products of a till in the order of the tiles, ready to be searched by any part of name, code or barcode. */
export interface ProductIndex {
  /** Best sellers first, then by name. */
  ordered(): readonly Sellable[];
  product(id: string): Sellable | undefined;
  find(typed: string): Found;
  /** Takes the products as they are now for what was known of them before. */
  put(products: readonly Sellable[]): void;
  drop(ids: readonly string[]): void;
}

interface Entry {
  product: Sellable;
  /** Where a best seller stands among them; all others come after. */
  place: number;
  name: string;
  codes: readonly Code[];
}

/** What a scanner may say, and the unit it stands on. */
type Code = readonly [text: string, unit: string];

/** Builds the index; 100,000 products answer each keystroke within a frame (performance.md). */
export function indexProducts(
  products: readonly Sellable[],
  bestSellers: readonly string[] = [],
): ProductIndex {
  const building = inSlices(products, bestSellers);
  for (let slice = building.next(); ; slice = building.next()) if (slice.done) return slice.value;
}

/** The same with a pause after each slice, in which the page answers whoever already works at it. */
export async function indexWithPauses(
  products: readonly Sellable[],
  bestSellers: readonly string[],
  pause: () => Promise<void>,
): Promise<ProductIndex> {
  const building = inSlices(products, bestSellers);
  for (let slice = building.next(); ; slice = building.next()) {
    if (slice.done) return slice.value;
    await pause();
  }
}

function* inSlices(
  products: readonly Sellable[],
  bestSellers: readonly string[],
): Generator<void, ProductIndex> {
  const places = new Map(bestSellers.map((id, place) => [id, place]));
  const entries = new Map<string, Entry>();
  const exact = new Map<string, Exact>();
  let order: Entry[] = [];
  let hay: Haystack = haystackOf([]);
  let isOutOfLine = true;
  let last: { text: string; all: readonly Entry[] } | null = null;

  for (const [place, product] of products.entries()) {
    know(product);
    if (place % SLICE === SLICE - 1) yield;
  }
  order = yield* sortedInSlices([...entries.values()], inOrder);
  hay = haystackOf(order.map(searchText));
  isOutOfLine = false;

  return {
    ordered: () => order.map(({ product }) => product),
    product: (id) => entries.get(id)?.product,
    find(typed) {
      const { text, count } = withoutCount(typed);
      const wanted = folded(text);
      const hit = exact.get(codeKey(readGs1(text)?.gtin ?? text)) ?? null;
      const matched = found(wanted, hit?.product);
      const guesses =
        matched.length < TOO_FEW_FOUND && mayBeMistyped(wanted) ? resembling(wanted, matched) : [];
      const products = [...matched, ...guesses];
      return { text, quantity: quantity(count), exact: hit, products, guessed: guesses.length };
    },
    put(changed) {
      const isRenamed = ({ id, name }: Sellable) => entries.get(id)?.name !== folded(name);
      const renamed = changed.filter(isRenamed);
      for (const product of changed) if (!isRenamed(product)) replace(product);
      forget(renamed.map(({ id }) => id));
      for (const product of renamed) order.push(know(product));
      lineUp();
    },
    drop(ids) {
      forget(ids);
      lineUp();
    },
  };

  function found(wanted: string, hit: Sellable | undefined): Sellable[] {
    if (wanted === '') return [];
    if (hit && BARCODE.test(wanted)) return [hit];
    const others = matching(wanted).filter(({ product }) => product !== hit);
    return [...(hit ? [hit] : []), ...others.map(({ product }) => product)].slice(0, MOST_FOUND);
  }

  /** What is called nearly so; only looked for where next to nothing is called so. */
  function resembling(wanted: string, known: readonly Sellable[]): Sellable[] {
    const likeness = likenessTo(wanted);
    const near = hay
      .sharing(partsOf(wanted), MOST_COMPARED)
      .flatMap((place) => order[place] ?? [])
      .filter(({ product }) => !known.includes(product))
      .map((entry) => ({ entry, like: likeness(searchText(entry)) }))
      .filter(({ like }) => like >= LIKENESS);
    return near
      .toSorted((a, b) => b.like - a.like || inOrder(a.entry, b.entry))
      .slice(0, MOST_GUESSED)
      .map(({ entry }) => entry.product);
  }

  /** A letter more narrows what was found before, so where all of that is known only that is looked through. */
  function matching(wanted: string): Entry[] {
    if (last && wanted.startsWith(last.text)) {
      const known = last.all;
      const places = haystackOf(known.map(searchText)).find(wanted, MOST_FOUND).places;
      return places.flatMap((place) => known[place] ?? []);
    }
    const { places: at, isAll } = hay.find(wanted, MOST_FOUND);
    const all = at.flatMap((place) => order[place] ?? []);
    last = isAll ? { text: wanted, all: all.toSorted(inOrder) } : null;
    return all;
  }

  function know(product: Sellable): Entry {
    const place = places.get(product.id) ?? Number.MAX_SAFE_INTEGER;
    const entry = { product, place, name: folded(product.name), codes: codesOf(product) };
    entries.set(product.id, entry);
    noteCodes(entry);
    isOutOfLine = true;
    return entry;
  }

  /** The name is the same, so its place in the row is too. */
  function replace(product: Sellable): void {
    const entry = entries.get(product.id);
    if (!entry) return;
    const codes = codesOf(product);
    forgetCodes(entry);
    if (codes.join() !== entry.codes.join()) isOutOfLine = true;
    Object.assign(entry, { product, codes });
    noteCodes(entry);
  }

  function forget(ids: readonly string[]): void {
    const going = new Set(ids.flatMap((id) => entries.get(id) ?? []));
    if (going.size === 0) return;
    for (const entry of going) {
      forgetCodes(entry);
      entries.delete(entry.product.id);
    }
    order = order.filter((entry) => !going.has(entry));
    isOutOfLine = true;
  }

  /** Done when products come, so that no keystroke waits for it. */
  function lineUp(): void {
    last = null;
    if (!isOutOfLine) return;
    order.sort(inOrder);
    hay = haystackOf(order.map(searchText));
    isOutOfLine = false;
  }

  function noteCodes({ product, codes }: Entry): void {
    for (const [code, unit] of codes) exact.set(codeKey(code), { product, unit });
  }

  function forgetCodes({ product, codes }: Entry): void {
    for (const [code] of codes)
      if (exact.get(codeKey(code))?.product.id === product.id) exact.delete(codeKey(code));
  }
}

/** As many as fill a screen: the right one is among the first of them, or it is none. */
const MOST_GUESSED = 12;
const MOST_COMPARED = 300;

/** Pieces of which a text that resembles the words has at least one: the beginning of each, and three letters in a row. */
function partsOf(wanted: string): string[] {
  return wanted
    .split(' ')
    .flatMap((word) => [
      ` ${word.slice(0, 2)}`,
      ...Array.from({ length: Math.max(0, word.length - 2) }, (_, place) => word.slice(place, place + 3)),
    ]);
}

const BARCODE = /^\d{8,}$/;

/** A line for the name and each code, a space before each, for a code begins like a word. */
function searchText({ name, codes }: Entry): string {
  return codes.length === 0 ? name : `${name}\n ${codes.map(([code]) => code).join('\n ')}`;
}

function inOrder(a: Entry, b: Entry): number {
  if (a.place !== b.place) return a.place - b.place;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.product.id < b.product.id ? -1 : 1;
}

function codesOf({ code, barcodes = [], unit, units = [] }: Sellable): Code[] {
  const own = [...(code ? [code] : []), ...barcodes].map((text): Code => [folded(text), unit]);
  const further = units.flatMap((other): Code[] =>
    other.barcode ? [[folded(other.barcode), other.unit]] : [],
  );
  return [...own, ...further];
}

/** `3*` before a text is how many of it; decimals are for what is weighed. */
function withoutCount(typed: string): { text: string; count: bigint } {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,3}))?\s*\*(.*)$/s.exec(typed);
  if (!match) return { text: typed.trim(), count: ONE_UNIT };
  const count = BigInt(match[1] ?? '') * ONE_UNIT + BigInt((match[2] ?? '').padEnd(3, '0'));
  return { text: (match[3] ?? '').trim(), count: count > 0n ? count : ONE_UNIT };
}
