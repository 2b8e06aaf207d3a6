import { useQuery } from '@tanstack/react-query';
import { sizeText } from '#modules/branch/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { SeenBackups } from '../backups.answer.ts';
import classes from './backup-list.module.css';
import { BACKUPS } from './backups.words.ts';
import { backupsOfPlatform, beginBackup } from './backups-call.ts';

/** Which backups of the installation there are, whether the nightly one does its work, and a button for one now. */
export default function BackupListScreen() {
  const say = useSay();
  const may = useMay();
  const { send, sending, refused } = useSending();
  const { data, error, isError, isFetching, refetch } = useQuery(backupsOfPlatform);
  const begin = () =>
    send(async () => {
      await beginBackup();
      showToast({ tone: 'success', title: say(BACKUPS.begun) });
      await refetch();
    });
  const make = may('make_backup') && (
    <Button
      kind="primary"
      icon="plus"
      loading={sending}
      disabled={data?.is_running}
      onClick={() => void begin()}
    >
      {say(BACKUPS.make)}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={say(BACKUPS.title)} actions={make} />
      {refused && <Notice tone="danger">{refused}</Notice>}
      {isError && !data ? (
        <ErrorPanel
          title={say(BACKUPS.notLoaded)}
          message={problemText(error, say)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Late loading={!data} skeleton={<ListSkeleton />}>
          {data && (
            <div className={classes.parts}>
              <Standing backups={data} />
              <Kept backups={data.backups} />
            </div>
          )}
        </Late>
      )}
    </Page>
  );
}

/** What is not as it should be, else when the next one is made. */
function Standing({ backups: { state, is_running, next_at, last_error } }: { backups: SeenBackups }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const next = next_at && say(BACKUPS.next, { at: instantText(next_at, language, timeZone) });
  if (is_running) return <Notice tone="info">{say(BACKUPS.running)}</Notice>;
  if (state === 'failed')
    return (
      <Notice tone="danger" title={say(BACKUPS.failed)}>
        {last_error}
      </Notice>
    );
  if (state === 'late')
    return (
      <Notice tone="warning" title={say(BACKUPS.late)}>
        {say(BACKUPS.lateWhy)}
      </Notice>
    );
  if (state === 'off')
    return (
      <Notice tone="warning" title={say(BACKUPS.off)}>
        {say(BACKUPS.offWhy)}
      </Notice>
    );
  return next && <Notice tone="info">{next}</Notice>;
}

function Kept({ backups }: { backups: SeenBackups['backups'] }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  if (backups.length === 0)
    return (
      <Card>
        <EmptyState icon="shield" title={say(BACKUPS.none)} body={say(BACKUPS.noneWhy)} />
      </Card>
    );
  return (
    <Card flush>
      <ul className={classes.backups}>
        {backups.map(({ name, made_at, bytes, verified_at }) => (
          <li key={name}>
            <div className={classes.backup}>
              <b>{instantText(made_at, language, timeZone)}</b>
              <span>{name}</span>
            </div>
            <span className={classes.size}>{sizeText(bytes)}</span>
            <Chip tone={verified_at ? 'success' : 'warning'}>
              {say(verified_at ? BACKUPS.verified : BACKUPS.unverified)}
            </Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
