import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Icon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { lookOf } from '../fields/looks.ts';
import { useSay } from '../i18n/language.tsx';
import classes from './change-list.module.css';
import { ChangeValue } from './change-value.tsx';
import { VIEW } from './view.words.ts';

/** A field before and after, as an activity keeps it. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
  /** Names of the records that stand in it, by their ids. */
  names?: Readonly<Record<string, string>>;
}

interface ChangeListProps {
  entity: AnyEntity;
  words: WordsOfOne;
  changes: readonly Change[];
  /** Where the rest stands. */
  href: string;
}

/** Beyond this one event would hide all others. */
const MOST = 5;

/** What changed from what to what, the first few fields of it. */
export function ChangeList({ entity, words, changes, href }: ChangeListProps) {
  const say = useSay();
  return (
    <>
      <dl className={classes.changes}>
        {changes.slice(0, MOST).map(({ field, before, after, names }) => (
          <div key={field}>
            <dt>{words.fields[fieldOfColumn(entity, field)?.[0] ?? field] ?? field}</dt>
            <dd>
              <span className={classes.before}>
                <ChangeValue {...{ entity, words, names }} column={field} value={before} other={after} />
              </span>
              <Icon name="right" size="s" />
              <VisuallyHidden>{say(VIEW.becomes)}</VisuallyHidden>
              <span>
                <ChangeValue {...{ entity, words, names }} column={field} value={after} other={before} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > MOST && (
        <TextLink size="s" href={href}>
          {say(VIEW.andMore, { n: changes.length - MOST })}
        </TextLink>
      )}
    </>
  );
}

/** The changes of an activity that may be told: of fields that the definition has, with titles of their own. */
export function shownChanges(entity: AnyEntity, words: WordsOfOne, wire: unknown): Change[] {
  if (!Array.isArray(wire)) return [];
  return (wire as Change[]).filter(({ field }) => isShown(entity, words, field));
}

/** Whether a column has a title of its own and a look on a screen; the rest is of no concern to a reader. */
export function isShown(entity: AnyEntity, words: WordsOfOne, column: string): boolean {
  const [key, field] = fieldOfColumn(entity, column) ?? [];
  if (key === undefined || !field || field.options.internal) return false;
  return words.fields[key] !== undefined && lookOf(field) !== undefined;
}
