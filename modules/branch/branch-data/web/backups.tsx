import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { Card } from '#ui/show/card.tsx';
import { useQuestion } from '#web-kit/api/use-question.ts';
import { instantText } from '#web-kit/format/day.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Backup } from '../branch-data.answer.ts';
import classes from './branch-data.module.css';
import { ROWS, START_OVER } from './reset.words.ts';
import { backupsOf, useReset } from './use-reset.ts';

/** What earlier resets took out of the branch, each to be put back as long as the branch is still empty. */
export function Backups() {
  const say = useSay();
  const { language } = useLanguage();
  const { id, timeZone } = useBranch();
  const { data = [] } = useQuery(backupsOf(id));
  const { putBack } = useReset();
  const { subject, busy, ask, run, question } = useQuestion<Backup>();
  const at = (instant: string) => instantText(instant, language, timeZone);
  if (data.length === 0) return null;
  return (
    <Card title={say(START_OVER.backups)}>
      <ul className={classes.backups}>
        {data.map((backup) => (
          <li key={backup.id}>
            <span>
              {at(backup.made_at)}
              <span className={classes.quiet}>
                {[sayCounted(say, ROWS, backup.records), backup.made_by_name].filter(Boolean).join(', ')}
                {backup.restored_at && `. ${say(START_OVER.wasPutBack, { at: at(backup.restored_at) })}`}
              </span>
            </span>
            <Button size="s" icon="undo" disabled={busy} onClick={() => ask(backup)}>
              {say(START_OVER.putBack)}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...question}
        title={say(START_OVER.putBackTitle, { at: subject ? at(subject.made_at) : '' })}
        body={say(START_OVER.putBackBody)}
        confirm={say(START_OVER.putBack)}
        icon="undo"
        danger={false}
        onConfirm={() => subject && void run(() => putBack(subject))}
      />
    </Card>
  );
}
