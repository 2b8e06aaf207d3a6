import type { AnyEntity } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { CardParts } from '#ui/list/card-list.tsx';
import type { WireRow } from '../api/queries.ts';
import { saysState } from '../fields/choice/cell.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { lookOf } from '../fields/looks.ts';
import { mainAmount } from './main-amount.ts';

/** Which of the columns stands where on a card. */
export interface CardPlaces {
  title: string;
  figure?: string;
  chip?: string;
  foot?: string;
  quiet: string[];
}

/**
 * Name, the money that matters, up to three quiet facts, the status, and a line of its own at the foot. Amounts without
 * their heading would only be numbers, so none but the one that matters stands there.
 */
export function cardPlaces(entity: AnyEntity, keys: readonly string[], row: WireRow): CardPlaces {
  const title = keys.includes(entity.title) ? entity.title : (keys[0] ?? entity.title);
  const rest = keys.filter((key) => key !== title);
  const kindOf = (key: string) => entity.fields[key]?.kind.name;
  const figure = mainAmount(entity, rest);
  const chip = rest.find((key) => saysState(key, entity.fields[key] ?? {}));
  const foot = rest.find((key) => placeOf(entity, key) === 'foot');
  const quiet = rest.filter(
    (key) => key !== chip && key !== foot && !AMOUNTS.includes(kindOf(key) ?? '') && saysSomething(row, key),
  );
  return { title, figure, chip: row[chip ?? ''] ? chip : undefined, foot, quiet: quiet.slice(0, 3) };
}

/** The card of a row. */
export function cardOf(
  entity: AnyEntity,
  keys: readonly string[],
  words: WordsOfOne,
  row: WireRow,
): CardParts {
  const { title, figure, chip, foot, quiet } = cardPlaces(entity, keys, row);
  const cell = (key: string) => <FieldCell entity={entity} fieldKey={key} row={row} words={words} onCard />;
  return {
    // What has no number yet, as a draft, is known by what it is: the card is a link and needs a name.
    title: saysSomething(row, title) ? cell(title) : words.one,
    figure: figure && cell(figure),
    note:
      quiet.length > 0 &&
      quiet.map((key, index) => (
        <span key={key}>
          {index > 0 && between(row[quiet[index - 1] ?? ''])}
          {isCount(entity, key) && `${words.fields[key]}: `}
          {cell(key)}
        </span>
      )),
    chip: chip && cell(chip),
    foot: foot && cell(foot),
  };
}

/** What stands after a fact and before the next; one that is a sentence of its own has its full stop already. */
export function between(fact: unknown): string {
  return typeof fact === 'string' && /[.!?]$/.test(fact.trimEnd()) ? ' ' : ', ';
}

const AMOUNTS = ['money', 'quantity', 'percent'];

/** How many there are of something says nothing without its name. */
const isCount = (entity: AnyEntity, key: string) => entity.fields[key]?.kind.name === 'integer';

function placeOf(entity: AnyEntity, key: string): 'foot' | undefined {
  const field = entity.fields[key];
  return field && lookOf(field)?.card?.place;
}

/** Nothing, no and none are not worth a word. */
export function saysSomething(row: WireRow, key: string): boolean {
  const value = row[key] ?? row[`${key}_name`];
  if (value === null || value === undefined || value === '' || value === false) return false;
  // The providers of the specification are written in capitals.
  return value !== 'none' && value !== 'NONE';
}
