import { ATTACHED_FILE } from '#core/attached-file.ts';
import { fieldOfColumn } from '#core/define-entity.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Change, isShown } from '#web-kit/record/change-list.tsx';
import { ChangeValue } from '#web-kit/record/change-value.tsx';
import { ACTIVITY } from './activity.words.ts';
import classes from './changes.module.css';
import { useActivityEntity } from './use-activity-entity.ts';

/** Each field that changed, before and after; of a creation or a deletion only the one side there is. */
export function ChangesTable({ activity }: { activity: WireRow }) {
  const say = useSay();
  const told = useActivityEntity(activity.entity);
  const changes = told
    ? changesOf(activity.changes).filter(
        ({ field }) => field === ATTACHED_FILE || isShown(told.entity, told.words, field),
      )
    : [];
  if (!told || changes.length === 0) return <p className={classes.none}>{say(ACTIVITY.noChanges)}</p>;
  const { entity, words } = told;
  const hasBefore = activity.type !== 'creation';
  const hasAfter = activity.type !== 'deletion';
  return (
    <div className={classes.scroll}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{say(ACTIVITY.field)}</th>
            {hasBefore && <th scope="col">{say(hasAfter ? ACTIVITY.before : ACTIVITY.was)}</th>}
            {hasAfter && <th scope="col">{say(hasBefore ? ACTIVITY.after : ACTIVITY.kept)}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, names }) => (
            <tr key={field}>
              <th scope="row">
                {field === ATTACHED_FILE
                  ? say(ACTIVITY.file)
                  : (words.fields[fieldOfColumn(entity, field)?.[0] ?? field] ?? field)}
              </th>
              {hasBefore && (
                <td className={hasAfter ? classes.before : undefined}>
                  <ChangeValue
                    {...{ entity, words, names }}
                    column={field}
                    value={before}
                    other={after}
                    wholeChange
                  />
                </td>
              )}
              {hasAfter && (
                <td>
                  <ChangeValue
                    {...{ entity, words, names }}
                    column={field}
                    value={after}
                    other={before}
                    wholeChange
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function changesOf(wire: unknown): Change[] {
  return Array.isArray(wire) ? (wire as Change[]) : [];
}
