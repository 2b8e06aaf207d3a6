import type { CountedWords } from '#core/entity-words.ts';
import { UNIT_WORDS } from './units.i18n.ts';
import { UNITS_OF_MEASURE, type UnitOfMeasure } from './units.ts';

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
