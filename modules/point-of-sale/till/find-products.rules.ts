import { ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import type { Sellable } from './catalogue.rules.ts';
import { folded } from './folded.rules.ts';

/** What a typed or scanned text finds: at most 60 products, best first. */
export interface Found {
  /** The text without its `3*`. */
  text: string;
  /** How many to add: 3 for `3*`, else one. */
  quantity: Quantity;
  /** The one product whose barcode or code the text is, with the unit that the barcode stands on. */
  exact: Exact | null;
  products: readonly Sellable[];
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
  text: string;
}

/** Builds the index; 100,000 products answer each keystroke within a frame (performance.md). */
export function indexProducts(
  products: readonly Sellable[],
  bestSellers: readonly string[] = [],
): ProductIndex {
  const places = new Map(bestSellers.map((id, place) => [id, place]));
  const entries = new Map<string, Entry>();
  const exact = new Map<string, Exact>();
  let order: Entry[] = [];
  let last: { text: string; among: Entry[] } | null = null;

  for (const product of products) know(product);
  order = [...entries.values()].sort(inOrder);

  return {
    ordered: () => order.map(({ product }) => product),
    product: (id) => entries.get(id)?.product,
    find,
    put(changed) {
      const isKnown = ({ id, name }: Sellable) => entries.get(id)?.name === folded(name);
      const fresh = changed.filter((product) => !isKnown(product));
      for (const product of changed) if (isKnown(product)) replace(product);
      forget(fresh.map(({ id }) => id));
      for (const product of fresh) order.push(know(product));
      if (fresh.length) order.sort(inOrder);
      last = null;
    },
    drop(ids) {
      forget(ids);
      last = null;
    },
  };

  function find(typed: string): Found {
    const { text, count } = withoutCount(typed);
    const wanted = folded(text);
    return {
      text,
      quantity: quantity(count),
      exact: exactly(wanted),
      products: wanted === '' ? [] : best(wanted),
    };
  }

  /** A letter more narrows what was found before, so only that is looked through. */
  function best(wanted: string): Sellable[] {
    const words = wanted.split(' ');
    const among = last && wanted.startsWith(last.text) ? last.among : order;
    const matching = among.filter(({ text }) => words.every((word) => text.includes(word)));
    last = { text: wanted, among: matching };
    return ranked(matching, wanted, exactly(wanted)?.product).slice(0, MOST_FOUND);
  }

  function exactly(wanted: string): Exact | null {
    return exact.get(wanted) ?? exact.get(otherLength(wanted)) ?? null;
  }

  function know(product: Sellable): Entry {
    const place = places.get(product.id) ?? Number.MAX_SAFE_INTEGER;
    const entry = { product, place, name: folded(product.name), text: searchText(product) };
    entries.set(product.id, entry);
    noteCodes(product);
    return entry;
  }

  /** The name is the same, so its place in the row is too. */
  function replace(product: Sellable): void {
    const entry = entries.get(product.id);
    if (!entry) return;
    forgetCodes(entry.product);
    entry.product = product;
    entry.text = searchText(product);
    noteCodes(product);
  }

  function noteCodes(product: Sellable): void {
    for (const [code, unit] of codesOf(product)) exact.set(code, { product, unit });
  }

  function forget(ids: readonly string[]): void {
    const going = new Set(ids.flatMap((id) => entries.get(id) ?? []));
    for (const { product } of going) {
      forgetCodes(product);
      entries.delete(product.id);
    }
    if (going.size) order = order.filter((entry) => !going.has(entry));
  }

  function forgetCodes(product: Sellable): void {
    for (const [code] of codesOf(product)) if (exact.get(code)?.product.id === product.id) exact.delete(code);
  }
}

/** A line for the name and each code, a space before each word, so that where words begin can be looked for. */
function searchText(product: Sellable): string {
  return ` ${[folded(product.name), ...codesOf(product).map(([code]) => code)].join('\n ')}`;
}

/** Exact hit, names that begin so, words that begin so, then the rest, each in the order of the tiles. */
function ranked(matching: readonly Entry[], wanted: string, hit: Sellable | undefined): Sellable[] {
  const beginning: Sellable[] = [];
  const word: Sellable[] = [];
  const inside: Sellable[] = [];
  for (const { product, name, text } of matching) {
    if (product === hit) continue;
    if (name.startsWith(wanted)) beginning.push(product);
    else if (word.length < MOST_FOUND && text.includes(` ${wanted}`)) word.push(product);
    else if (inside.length < MOST_FOUND) inside.push(product);
    if (beginning.length === MOST_FOUND) break;
  }
  return [...(hit ? [hit] : []), ...beginning, ...word, ...inside];
}

function inOrder(a: Entry, b: Entry): number {
  if (a.place !== b.place) return a.place - b.place;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.product.id < b.product.id ? -1 : 1;
}

/** What a scanner may say for a product, each with the unit it stands on. */
function codesOf({ code, barcodes = [], unit, units = [] }: Sellable): [string, string][] {
  const own = [...(code ? [code] : []), ...barcodes].map((text): [string, string] => [folded(text), unit]);
  const further = units.flatMap((other): [string, string][] =>
    other.barcode ? [[folded(other.barcode), other.unit]] : [],
  );
  return [...own, ...further];
}

/** A twelve-digit barcode is a thirteen-digit one that begins with zero; scanners send either. */
function otherLength(text: string): string {
  if (/^\d{12}$/.test(text)) return `0${text}`;
  return /^0\d{12}$/.test(text) ? text.slice(1) : text;
}

/** `3*` before a text is how many of it; decimals are for what is weighed. */
function withoutCount(typed: string): { text: string; count: bigint } {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,3}))?\s*\*(.*)$/s.exec(typed);
  if (!match) return { text: typed.trim(), count: ONE_UNIT };
  const count = BigInt(match[1] ?? '') * ONE_UNIT + BigInt((match[2] ?? '').padEnd(3, '0'));
  return { text: (match[3] ?? '').trim(), count: count > 0n ? count : ONE_UNIT };
}
