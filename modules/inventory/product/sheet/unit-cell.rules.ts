import type { Problem } from '#core/errors.ts';
import { UNIT_WORDS } from '../../units.i18n.ts';
import { UNITS_OF_MEASURE, type UnitOfMeasure } from '../../units.ts';
import { NOT_UNIT } from './cells.words.ts';

/** What shops write for units beside their names in both languages. */
const SHORT_FORMS: Readonly<Record<string, UnitOfMeasure>> = {
  pc: 'piece',
  pcs: 'piece',
  pieces: 'piece',
  ea: 'piece',
  each: 'piece',
  vipande: 'piece',
  kg: 'kilogram',
  kgs: 'kilogram',
  g: 'gram',
  gm: 'gram',
  gms: 'gram',
  mg: 'milligram',
  l: 'liter',
  lt: 'liter',
  ltr: 'liter',
  ltrs: 'liter',
  litre: 'liter',
  ml: 'milliliter',
  m: 'meter',
  metre: 'meter',
  cm: 'centimeter',
  in: 'inch',
  ft: 'foot',
  pkt: 'pack',
  pkts: 'pack',
  packet: 'pack',
  btl: 'bottle',
  btls: 'bottle',
  ctn: 'carton',
  ctns: 'carton',
  doz: 'dozen',
  dz: 'dozen',
  bx: 'box',
  rl: 'roll',
  pr: 'pair',
};

const KNOWN: ReadonlyMap<string, UnitOfMeasure> = new Map([
  ...UNITS_OF_MEASURE.flatMap((unit): [string, UnitOfMeasure][] =>
    [unit, `${unit}s`, UNIT_WORDS.en[unit], UNIT_WORDS.sw[unit]].map((word) => [word.toLowerCase(), unit]),
  ),
  ...Object.entries(SHORT_FORMS),
]);

/** The unit of measure that a word means, however it is shortened. */
export function unitOf(word: string): UnitOfMeasure | undefined {
  return KNOWN.get(word.replace(/\s+/g, ' ').replace(/\.$/, '').trim().toLowerCase());
}

export function readUnitCell(text: string): { wire: UnitOfMeasure } | { problem: Problem } {
  const unit = unitOf(text);
  return unit ? { wire: unit } : { problem: { key: 'not_unit', words: NOT_UNIT } };
}
