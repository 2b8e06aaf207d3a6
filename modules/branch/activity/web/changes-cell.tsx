import { ATTACHED_FILE } from '#core/attached-file.ts';
import { fieldOfColumn } from '#core/define-entity.ts';
import { Icon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Change, shownChanges } from '#web-kit/record/change-list.tsx';
import { ChangeValue } from '#web-kit/record/change-value.tsx';
import { ACTIVITY } from './activity.words.ts';
import classes from './changes-cell.module.css';
import { useActivityEntity } from './use-activity-entity.ts';

/** Beyond this one activity would push the others off the screen. */
const MOST = 2;

/** What a change was about, from what to what; of a creation or a deletion the reason alone, for all of it is new or gone. */
export function ChangesCell({ value, row }: CellProps) {
  const say = useSay();
  const told = useActivityEntity(row.entity);
  const reason = row.reason ? <span className={classes.reason}>{String(row.reason)}</span> : null;
  const file = Array.isArray(value)
    ? (value as Change[]).find(({ field }) => field === ATTACHED_FILE)
    : undefined;
  if (file)
    return (
      <span className={classes.changes}>
        {say(ACTIVITY.file)}: {String(file.after ?? file.before)}
      </span>
    );
  if (!told || row.type !== 'modification') return reason;
  const { entity, words } = told;
  const changes = shownChanges(entity, words, value);
  return (
    <span className={classes.changes}>
      {changes.slice(0, MOST).map(({ field, before, after, names }) => (
        <span key={field}>
          <span className={classes.field}>{words.fields[fieldOfColumn(entity, field)?.[0] ?? field]}</span>
          {isLong(before) || isLong(after) ? null : (
            <>
              <span className={classes.before}>
                <ChangeValue {...{ entity, words, names }} column={field} value={before} other={after} />
              </span>
              <Icon name="right" size="s" />
              <VisuallyHidden>{say(ACTIVITY.now)}</VisuallyHidden>
              <span>
                <ChangeValue {...{ entity, words, names }} column={field} value={after} other={before} />
              </span>
            </>
          )}
        </span>
      ))}
      {changes.length > MOST && (
        <span className={classes.field}>{say(ACTIVITY.more, { n: changes.length - MOST })}</span>
      )}
      {reason}
    </span>
  );
}

/** Lists, such as the rights of a role, and lines stand on the page of the activity. */
function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
