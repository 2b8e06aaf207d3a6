// cspell:ignore mifuko maboksi mabunda mapipa mita mraba futi ujazo
import type { CountedWords } from '#core/entity-words.ts';
import { UNITS_OF_MEASURE, type UnitOfMeasure } from './units.ts';

/** What the units of measure are called. */
export const UNIT_WORDS: Readonly<Record<'en' | 'sw', Readonly<Record<UnitOfMeasure, string>>>> = {
  en: {
    kilogram: 'Kilogram',
    gram: 'Gram',
    liter: 'Liter',
    milliliter: 'Milliliter',
    meter: 'Meter',
    centimeter: 'Centimeter',
    inch: 'Inch',
    foot: 'Foot',
    'square meter': 'Square meter',
    'square foot': 'Square foot',
    'cubic meter': 'Cubic meter',
    'cubic foot': 'Cubic foot',
    piece: 'Piece',
    dozen: 'Dozen',
    pack: 'Pack',
    box: 'Box',
    case: 'Case',
    bottle: 'Bottle',
    carton: 'Carton',
    bag: 'Bag',
    milligram: 'Milligram',
    roll: 'Roll',
    sheet: 'Sheet',
    pair: 'Pair',
    set: 'Set',
    bundle: 'Bundle',
    ream: 'Ream',
    pallet: 'Pallet',
    drum: 'Drum',
    tube: 'Tube',
  },
  sw: {
    kilogram: 'Kilo',
    gram: 'Gramu',
    liter: 'Lita',
    milliliter: 'Mililita',
    meter: 'Mita',
    centimeter: 'Sentimita',
    inch: 'Inchi',
    foot: 'Futi',
    'square meter': 'Mita ya mraba',
    'square foot': 'Futi ya mraba',
    'cubic meter': 'Mita ya ujazo',
    'cubic foot': 'Futi ya ujazo',
    piece: 'Kipande',
    dozen: 'Dazeni',
    pack: 'Pakiti',
    box: 'Boksi',
    case: 'Kreti',
    bottle: 'Chupa',
    carton: 'Katoni',
    bag: 'Mfuko',
    milligram: 'Miligramu',
    roll: 'Roli',
    sheet: 'Shiti',
    pair: 'Jozi',
    set: 'Seti',
    bundle: 'Bunda',
    ream: 'Rimu',
    pallet: 'Paleti',
    drum: 'Pipa',
    tube: 'Tyubu',
  },
};

type Told = Partial<Record<UnitOfMeasure, Partial<CountedWords>>>;

/** Whose plural is more than an s. */
const ENGLISH: Told = {
  inch: { many: 'inches' },
  foot: { many: 'feet' },
  'square foot': { many: 'square feet' },
  'cubic foot': { many: 'cubic feet' },
  box: { many: 'boxes' },
};

/** Classes 3/4, 5/6 and 7/8; all other units are of 9/10, alike in one and in many. */
const SWAHILI: Told = {
  bag: { many: 'mifuko', ofOne: 'wa', ofMany: 'ya' },
  box: { many: 'maboksi', ofOne: 'la', ofMany: 'ya' },
  bundle: { many: 'mabunda', ofOne: 'la', ofMany: 'ya' },
  drum: { many: 'mapipa', ofOne: 'la', ofMany: 'ya' },
  piece: { many: 'vipande', ofOne: 'cha', ofMany: 'vya' },
  'square meter': { many: 'mita za mraba' },
  'square foot': { many: 'futi za mraba' },
  'cubic meter': { many: 'mita za ujazo' },
  'cubic foot': { many: 'futi za ujazo' },
};

function counted(language: 'en' | 'sw'): Readonly<Record<string, CountedWords>> {
  const told = language === 'en' ? ENGLISH : SWAHILI;
  const [ofOne, ofMany, ending] = language === 'en' ? ['of', 'of', 's'] : ['ya', 'za', ''];
  return Object.fromEntries(
    UNITS_OF_MEASURE.map((unit) => {
      const one = UNIT_WORDS[language][unit].toLowerCase();
      return [unit, { one, many: `${one}${ending}`, ofOne, ofMany, ...told[unit] }];
    }),
  );
}

/** Units of measure behind a number. */
export const COUNTED_UNITS = { en: counted('en'), sw: counted('sw') };

/** A unit in full behind a quantity in thousandths: `1 carton`, `12 bottles`. */
export function unitBehind(unit: string | null, amount: bigint, language: 'en' | 'sw'): string {
  const words = COUNTED_UNITS[language][unit ?? ''];
  return (amount === 1000n ? words?.one : words?.many) ?? '';
}
