import type { AnyEntity } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { CardParts } from '#ui/list/card-list.tsx';
import type { WireRow } from '../api/queries.ts';
import { STATES } from '../fields/choice/cell.tsx';
import { FieldCell } from '../fields/field-cell.tsx';

/** What of a row stands where on its card: name, the money that matters, up to three quiet facts, its status. */
export function cardOf(
  entity: AnyEntity,
  keys: readonly string[],
  words: WordsOfOne,
  row: WireRow,
): CardParts {
  const cell = (key: string) => <FieldCell entity={entity} fieldKey={key} row={row} words={words} />;
  const [name = entity.title, ...rest] = keys;
  const figure = rest.filter((key) => entity.fields[key]?.kind.name === 'money').at(-1);
  const status = rest.find((key) => STATES.test(key));
  const quiet = rest.filter((key) => key !== figure && key !== status && hasValue(row, key)).slice(0, 3);
  return {
    title: cell(name),
    note: quiet.map((key, index) => (
      <span key={key}>
        {index > 0 && ', '}
        {cell(key)}
      </span>
    )),
    ...(figure ? { figure: cell(figure) } : {}),
    ...(status && row[status] ? { chip: cell(status) } : {}),
  };
}

function hasValue(row: WireRow, key: string): boolean {
  const value = row[key] ?? row[`${key}_name`];
  return value !== null && value !== undefined && value !== '';
}
