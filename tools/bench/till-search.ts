import type { Sellable } from '#modules/point-of-sale/till/catalogue.rules.ts';
import { indexProducts } from '#modules/point-of-sale/till/find-products.rules.ts';
import { p95Of, type Times, timesOf } from './measure.ts';

const PRODUCTS = 100_000;
const ROUNDS = 10;

/** What a cashier types. Each letter is a keystroke, and so is each that is taken back. */
const TYPED = [
  'sabuni ya unga',
  'milk 500',
  'chai',
  'a',
  'i',
  'o 1',
  'blue soap',
  '6001000012345',
  'KM-54321',
  'zzz',
  'ng',
];

const WORDS =
  'Sabuni Unga Mchele Sukari Chai Kahawa Maziwa Soap Flour Rice Sugar Coffee Milk Bread Butter Paint Cement Nails Cable Bulb Phone Charger Shirt Dress Shoes Blue Red Green Large Small Super Extra Gold Fresh Classic Café'.split(
    ' ',
  );

/** Milliseconds that a keystroke takes in a till with 100,000 products. */
export interface TillSearch {
  strokes: number;
  keystroke: Times;
  p95: number;
  slowest: number;
  /** The same keystroke where each product is looked at in turn. */
  plain: Times;
  /** Making the products ready to be searched, when a till opens. */
  opening: number;
  scan: Times;
}

/** Types into a full till letter by letter and back again, and each time looks through the products plainly as well. */
export function measureTillSearch(): TillSearch {
  const products = Array.from({ length: PRODUCTS }, (_, n) => productOf(n));
  const texts = products.map(({ name, code, barcodes }) => `${name} ${code} ${barcodes}`.toLowerCase());
  const openings = Array.from({ length: 5 }, () => timeOf(() => indexProducts(products)));
  const index = indexProducts(products);
  const [strokes, plain, scans] = [[] as number[], [] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const typed of TYPED.flatMap(lettersOf)) {
      strokes.push(timeOf(() => index.find(typed)));
      plain.push(timeOf(() => texts.filter((text) => text.includes(typed.toLowerCase())).slice(0, 60)));
      scans.push(timeOf(() => index.find(String(6_001_000_000_000 + scans.length))));
    }
  const sorted = strokes.toSorted((a, b) => a - b);
  return {
    strokes: strokes.length,
    keystroke: timesOf(strokes),
    p95: p95Of(strokes),
    slowest: sorted.at(-1) ?? 0,
    plain: timesOf(plain),
    opening: timesOf(openings).median,
    scan: timesOf(scans),
  };
}

function lettersOf(text: string): string[] {
  const there = Array.from(text, (_, end) => text.slice(0, end + 1));
  return [...there, ...there.toReversed().slice(1)];
}

/** Milliseconds of processor time: what others do on the machine meanwhile is not in it. */
function timeOf(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

function productOf(n: number): Sellable {
  const word = (by: number) => WORDS[Math.floor(n / by) % WORDS.length];
  return {
    id: `01a00000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
    name: `${word(1)} ${word(7)} ${word(311)} ${1 + (n % 97)}${n % 3 ? 'g' : 'ml'}`,
    code: `KM-${n}`,
    barcodes: [String(6_001_000_000_000 + n)],
    unit: 'piece',
    selling_price: 100 + n,
    tax: 'standard',
  };
}
