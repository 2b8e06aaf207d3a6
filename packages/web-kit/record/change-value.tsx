import { useQuery } from '@tanstack/react-query';
import { type AnyEntity, columnOf, fieldOfColumn } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { choiceText } from '../fields/choice/words.ts';
import { lookOf } from '../fields/looks.ts';
import { useSay } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import classes from './change-value.module.css';
import { changedFirst, type ToldOfList } from './changed-first.ts';
import { VIEW } from './view.words.ts';

export interface ChangeValueProps {
  entity: AnyEntity;
  words: WordsOfOne;
  column: string;
  value: unknown;
  /** The value on the other side of the change. */
  other?: unknown;
  /** Every text of a list that changed is told, however many; else the first of them and a number. */
  wholeChange?: boolean;
}

/** A value before or after a change as the screens of the record show it, records by their names. */
export function ChangeValue({ entity, words, column, value, other, wholeChange }: ChangeValueProps) {
  const say = useSay();
  const [key, field] = fieldOfColumn(entity, column) ?? [];
  if (isNothing(value)) return <span className={classes.nothing}>{say(VIEW.nothing)}</span>;
  if (!key || !field) return String(value);
  return <ValueOfField {...{ fieldKey: key, field, words, column, value, other, wholeChange }} />;
}

interface ValueOfFieldProps {
  fieldKey: string;
  field: Field;
  words: WordsOfOne;
  column: string;
  value: unknown;
  other?: unknown;
  wholeChange?: boolean | undefined;
}

function ValueOfField({ fieldKey, field, words, column, value, other, wholeChange }: ValueOfFieldProps) {
  if (field.target) return <RecordNames target={field.target} ids={[value].flat().map(String)} />;
  if (field.lines && Array.isArray(value))
    return <LinesOfField {...{ field, words }} lines={value as WireRow[]} />;
  if (field.kind.name === 'texts' && Array.isArray(value))
    return (
      <Texts
        {...changedFirst(value, other, { most: MOST_TEXTS, wholeChange })}
        nameOf={(text) => choiceText(words, fieldKey, text)}
      />
    );
  const look = lookOf(field);
  if (!look) return null;
  const row = { id: '', version: 0, created_at: '', [column]: value };
  return <look.Cell {...{ field, fieldKey, words, row, value }} />;
}

function LinesOfField({ field, words, lines }: { field: Field; words: WordsOfOne; lines: WireRow[] }) {
  const parts = Object.entries(field.lines ?? {}).map(([key, part]) => ({
    key,
    part,
    column: columnOf(key, part),
  }));
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        <li key={String(line.line_no ?? index)}>
          {parts
            .filter(({ column }) => !isNothing(line[column]))
            .map(({ key, part, column }) => (
              <span key={key}>
                <ValueOfField
                  fieldKey={key}
                  field={part}
                  words={words}
                  column={column}
                  value={line[column]}
                />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function RecordNames({ target, ids }: { target: string; ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <RecordName target={target} id={id} />
    </span>
  ));
}

/** The name that a record has today; one that is gone or not for these eyes is not named. */
function RecordName({ target, id }: { target: string; id: string }) {
  const say = useSay();
  const entity = useRegistry().entity(target);
  const found = useQuery({ ...queriesOf(entity).one(id), retry: false });
  if (found.isPending) return '…';
  return found.data ? String(found.data[entity.title]) : say(VIEW.gone);
}

const MOST_TEXTS = 8;

function Texts({ told, rest, nameOf }: ToldOfList & { nameOf: (text: string) => string }) {
  const say = useSay();
  return `${told.map(nameOf).join(', ')}${rest > 0 ? ` ${say(VIEW.andMore, { n: rest })}` : ''}`;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
