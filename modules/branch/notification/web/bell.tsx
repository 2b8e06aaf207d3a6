import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { countText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './bell.module.css';
import { NOTIFICATIONS, UNREAD } from './notification.words.ts';
import { unreadNotifications } from './notification-calls.ts';

/** Where there is no room for more. */
const MOST_SHOWN = 99;

/** The bell of the top bar, with how much has not been read. */
export function Bell() {
  const say = useSay();
  const unread = useQuery(unreadNotifications).data?.unread ?? 0;
  return (
    <span className={classes.bell}>
      <IconButton
        icon="bell"
        name={unread > 0 ? sayCounted(say, UNREAD, unread) : say(NOTIFICATIONS.title)}
        href="/settings/notification-list"
      />
      {unread > 0 && (
        <i className={classes.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : countText(unread)}
        </i>
      )}
    </span>
  );
}
