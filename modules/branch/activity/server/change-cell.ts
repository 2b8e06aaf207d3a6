import { type AnyEntity, columnOf, fieldOfColumn } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { BLANK_CELL, type SheetValue, textCell } from '#core/sheet-cell.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { ACTIVITY_TEXTS } from '../activity.words.ts';
import type { NamedChange } from './names-in-changes.ts';

/** What tells a value in the words of the screens. */
interface Telling {
  words: WordsOfOne;
  names: Readonly<Record<string, string>>;
  language: Language;
  /** What a record of a kind is called. */
  oneOf(entity: string): string;
}

/** The field of a change as its form calls it; nothing for what no form shows. */
export function titleOfChange(entity: AnyEntity, words: WordsOfOne, column: string): string | undefined {
  const [key, field] = fieldOfColumn(entity, column) ?? [];
  return key && !field?.options.internal ? words.fields[key] : undefined;
}

/** One side of a change as a cell: amounts and days as such, choices and rights by their words, records by their names. */
export function changeCell(
  entity: AnyEntity,
  words: WordsOfOne,
  { field: column, names = {}, ...sides }: NamedChange,
  side: 'before' | 'after',
  { services, language }: ActorContext,
): SheetValue {
  const value = sides[side];
  const [key, field] = fieldOfColumn(entity, column) ?? [];
  if (value === null || value === undefined || value === '') return BLANK_CELL;
  // What is no field, such as a file, stands by its name.
  if (!key || !field) return textCell(String(value));
  if (typeof value === 'number') return numberCell(value);
  if (field.kind.name === 'date') return { kind: 'date', date: String(value) };
  if (field.kind.name === 'datetime') return { kind: 'datetime', at: String(value) };
  const oneOf = (name: string) => services.registry.words(name)[language].one;
  return textCell(changeText(key, field, value, { words, names, language, oneOf }));
}

function numberCell(number: number): SheetValue {
  return { kind: 'number', number, decimals: String(number).split('.')[1]?.length ?? 0 };
}

function changeText(key: string, field: Field, value: unknown, telling: Telling): string {
  const { words, names, language } = telling;
  if (field.lines && Array.isArray(value))
    return value.map((line) => changeLine(key, field.lines ?? {}, line as object, telling)).join('; ');
  if (Array.isArray(value)) return value.map((one) => changeText(key, field, one, telling)).join(', ');
  if (field.target) return names[String(value)] ?? say(ACTIVITY_TEXTS.gone, language);
  if (typeof value === 'boolean') return say(value ? ACTIVITY_TEXTS.yes : ACTIVITY_TEXTS.no, language);
  return words.choices?.[key]?.[String(value)] ?? String(value);
}

/** A line of a document: what it is of, then each figure with its label. What is nothing or no is left out. */
function changeLine(
  key: string,
  parts: Readonly<Record<string, Field>>,
  line: object,
  telling: Telling,
): string {
  const told = Object.entries(parts).flatMap(([part, field]) => {
    const value = (line as Record<string, unknown>)[columnOf(part, field)];
    if (!value || (Array.isArray(value) && value.length === 0)) return [];
    const own = telling.words.parts?.[key]?.[part] ?? telling.words.fields[part];
    const title = own ?? (field.target ? telling.oneOf(field.target) : part);
    return [{ title, text: changeText(part, field, value, telling), isName: field.kind.name === 'ref' }];
  });
  return told
    .map(({ title, text, isName }, place) => (isName && place === 0 ? text : `${title} ${text}`))
    .join(', ');
}
