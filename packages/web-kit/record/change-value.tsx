import { useQuery } from '@tanstack/react-query';
import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { choiceText } from '../fields/choice/words.ts';
import { linePartsOf } from '../fields/lines/line-parts.ts';
import { usePartTitle } from '../fields/lines/use-part-title.ts';
import { lookOf } from '../fields/looks.ts';
import { instantText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { useBranch } from '../user/current-user.tsx';
import classes from './change-value.module.css';
import { changedFirst, type ListChange } from './changed-first.ts';
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
  /** Names of the records that stand in the change, by their ids. */
  names?: Readonly<Record<string, string>> | undefined;
}

/** A value before or after a change as the screens of the record show it, records by their names. */
export function ChangeValue({ entity, words, column, value, other, wholeChange, names }: ChangeValueProps) {
  const say = useSay();
  const [key, field] = fieldOfColumn(entity, column) ?? [];
  if (isNothing(value)) return <span className={classes.nothing}>{say(VIEW.nothing)}</span>;
  if (!key || !field) return String(value);
  return <ValueOfField {...{ fieldKey: key, field, words, column, value, other, wholeChange, names }} />;
}

interface ValueOfFieldProps {
  fieldKey: string;
  field: Field;
  words: WordsOfOne;
  column: string;
  value: unknown;
  other?: unknown;
  wholeChange?: boolean | undefined;
  names?: Readonly<Record<string, string>> | undefined;
}

function ValueOfField(props: ValueOfFieldProps) {
  const { fieldKey, field, words, column, value, other, wholeChange, names } = props;
  if (field.target)
    return <RecordNames target={field.target} ids={[value].flat().map(String)} names={names} />;
  if (field.lines && Array.isArray(value))
    return <LinesOfField {...{ fieldKey, field, words, names }} lines={value as WireRow[]} />;
  // What was so then is told by its day, not by how long ago that is today.
  if (field.kind.name === 'datetime') return <Moment at={String(value)} />;
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

function Moment({ at }: { at: string }) {
  const { language } = useLanguage();
  return instantText(at, language, useBranch().timeZone);
}

interface LinesOfFieldProps {
  fieldKey: string;
  field: Field;
  words: WordsOfOne;
  lines: readonly WireRow[];
  names?: Readonly<Record<string, string>> | undefined;
}

/** The lines of a document: what each is of, then every figure under its label; what is nothing or no is left out. */
function LinesOfField({ fieldKey, field, words, lines, names }: LinesOfFieldProps) {
  const titleOf = usePartTitle(words, fieldKey);
  const parts = linePartsOf(field, lookOf);
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        <li key={String(line.line_no ?? index)}>
          {parts
            .filter(({ column }) => saysSomething(line[column]))
            .map((part, place) => (
              <span key={part.key}>
                {!(place === 0 && part.field.kind.name === 'ref') && (
                  <span className={classes.part}>{titleOf(part)} </span>
                )}
                <ValueOfField
                  {...{ words, names, field: part.field, column: part.column }}
                  fieldKey={part.key}
                  value={line[part.column]}
                />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function saysSomething(value: unknown): boolean {
  return !isNothing(value) && value !== 0 && value !== false;
}

interface RecordNamesProps {
  target: string;
  ids: readonly string[];
  names?: Readonly<Record<string, string>> | undefined;
}

function RecordNames({ target, ids, names }: RecordNamesProps) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      {names?.[id] ?? <RecordName target={target} id={id} />}
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

function Texts({ told, rest, nameOf }: ListChange & { nameOf: (text: string) => string }) {
  const say = useSay();
  return `${told.map(nameOf).join(', ')}${rest > 0 ? ` ${say(VIEW.andMore, { n: rest })}` : ''}`;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
