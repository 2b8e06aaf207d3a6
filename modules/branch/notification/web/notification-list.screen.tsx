import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import type { ShownNotification } from '../notifications.answer.ts';
import { NOTIFICATIONS } from './notification.words.ts';
import { notificationPage, useReading } from './notification-calls.ts';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

/** The notifications of the reader, newest first; each opens what it speaks of, in the branch it speaks of. */
export default function NotificationListScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const { branch_id } = useCurrentUser();
  const { switchBranch } = useSessionActs();
  const { send, sending } = useSending();
  const read = useReading();
  const [at, setAt] = useState(1);
  const page = useQuery(notificationPage(at, language));
  const open = (one: ShownNotification) =>
    send(async () => {
      if (one.read_at === null) await read([one.id]);
      if (one.branch_id === branch_id) await navigate({ href: one.link });
      else if (may('switch_between_branches')) await switchBranch(one.branch_id, one.link);
    });
  if (page.isError && !page.data)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(NOTIFICATIONS.notLoaded)}
          message={problemText(page.error, say)}
          onRetry={() => void page.refetch()}
          retrying={page.isFetching}
        />
      </Page>
    );
  const rows = page.data?.data;
  return (
    <Page>
      <PageHeader
        title={say(NOTIFICATIONS.title)}
        actions={
          rows?.some(({ read_at }) => read_at === null) && (
            <Button icon="check" loading={sending} onClick={() => void send(() => read())}>
              {say(NOTIFICATIONS.readAll)}
            </Button>
          )
        }
      />
      <Late loading={!rows} skeleton={<ListSkeleton />}>
        {rows?.length === 0 && (
          <Card>
            <EmptyState icon="bell" title={say(NOTIFICATIONS.none)} body={say(NOTIFICATIONS.why)} />
          </Card>
        )}
        {page.data && page.data.data.length > 0 && (
          <Card flush>
            <ul className={classes.list}>
              {page.data.data.map((one) => (
                <NotificationRow
                  key={one.id}
                  notification={one}
                  isElsewhere={one.branch_id !== branch_id}
                  onOpen={() => void open(one)}
                />
              ))}
            </ul>
            <Pagination
              text={rangeText(page.data, say)}
              page={page.data.current_page}
              pages={page.data.total_pages}
              onPage={setAt}
            />
          </Card>
        )}
      </Late>
    </Page>
  );
}
