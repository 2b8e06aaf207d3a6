import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { ShownNotification } from '../notifications.answer.ts';
import { NOTIFICATIONS } from './notification.words.ts';
import classes from './notification-list.module.css';

export interface NotificationRowProps {
  notification: ShownNotification;
  /** Of another branch than the one worked in, so that its name is said. */
  isElsewhere: boolean;
  onOpen: () => void;
}

/** One notification; the whole of it is pressed. */
export function NotificationRow({ notification, isElsewhere, onOpen }: NotificationRowProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { title, text, created_at, read_at, branch_name } = notification;
  const at = instantText(created_at, language, timeZone);
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-unread={read_at === null || undefined}
        onClick={onOpen}
      >
        <b>
          {read_at === null && (
            <i className={classes.dot} role="img" aria-label={say(NOTIFICATIONS.unread)} />
          )}
          {title}
        </b>
        <span className={classes.text}>{text}</span>
        <small>{isElsewhere ? `${branch_name} · ${at}` : at}</small>
      </button>
    </li>
  );
}
