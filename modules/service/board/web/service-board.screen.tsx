import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { LEAVE, LeaveDrawer } from '#modules/employee/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { DaySteps } from '#ui/actions/day-steps.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { COLLECT } from '../../collect/collect.words.ts';
import { NextFreeDrawer } from '../../hours/web/next-free-drawer.tsx';
import { service } from '../../service/service.entity.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { type Board, columnOf, isDone } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import classes from './board.module.css';
import { boardOf } from './board-call.ts';
import { DayOfPeople } from './day-of-people.tsx';
import { DayOfPerson } from './day-of-person.tsx';
import { JobsByStatus } from './jobs-by-status.tsx';

const PATH = '/service/board';

/** The jobs of a workshop: as columns by how they stand, or as the day of its people. */
export default function ServiceBoardScreen() {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { look, date }: { look?: string; date?: string } = useSearch({ strict: false });
  const { data, isError, error, isFetching, refetch } = useQuery(boardOf(date));
  const go = (part: { look?: string | undefined; date?: string | undefined }) =>
    void navigate({ to: PATH, search: searchOf(part), replace: true });
  const [isLeaving, setLeaving] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const byDay = look === 'day';
  if (isError && !data)
    return (
      <RecordNotLoaded {...{ entity: service, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  const shown = date ?? data?.date ?? '';
  return (
    <Page>
      <PageHeader
        title={say(BOARD.title)}
        actions={
          <>
            {data && byDay && (
              <DaySteps
                earlier={say(BOARD.earlier)}
                later={say(BOARD.later)}
                title={shown === data.today ? say(BOARD.today) : dayText(shown, language)}
                onEarlier={() => go({ look, date: addDays(shown, -1) })}
                onLater={() => go({ look, date: addDays(shown, 1) })}
                onBegin={() => go({ look })}
              />
            )}
            <Segments
              label={say(BOARD.look)}
              items={[
                { value: 'status', title: say(BOARD.byStatus), icon: 'columns' },
                { value: 'day', title: say(BOARD.byDay), icon: 'calendar' },
              ]}
              value={byDay ? 'day' : 'status'}
              onChange={(value) => go(value === 'day' ? { look: 'day' } : {})}
            />
            {data && byDay && may(serviceType.permissions.list) && may(service.permissions.create) && (
              <Button onClick={() => setFinding(true)}>{say(BOARD.nextFree)}</Button>
            )}
            {data && byDay && may('modify_employee') && (
              <Button onClick={() => setLeaving(true)}>{say(LEAVE.enter)}</Button>
            )}
            <Button icon="barcode" href="/service/collect">
              {say(COLLECT.title)}
            </Button>
            {may(service.permissions.create) && (
              <Button kind="primary" icon="plus" href={service.screens.form}>
                {say(BOARD.newJob)}
              </Button>
            )}
          </>
        }
      />
      {data && isFinding && <NextFreeDrawer from={shown} onClose={() => setFinding(false)} />}
      {data && isLeaving && (
        <LeaveDrawer
          shownIn={service.name}
          people={data.people}
          date={shown}
          onClose={() => setLeaving(false)}
        />
      )}
      {data ? <Loaded board={data} byDay={byDay} /> : <ListSkeleton />}
    </Page>
  );
}

function Loaded({ board, byDay }: { board: Board; byDay: boolean }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  return (
    <Stack>
      {/* Whoever works sees his jobs first. */}
      {!(byDay && isPhone) && <Figures board={board} />}
      {!byDay && <JobsByStatus board={board} />}
      {byDay && (isPhone ? <DayOfPerson board={board} /> : <DayOfPeople board={board} />)}
      {board.more_jobs > 0 && (
        <p className={classes.quiet}>{say(BOARD.more, { n: countText(board.more_jobs) })}</p>
      )}
    </Stack>
  );
}

/** How the jobs stand now, in four figures. */
function Figures({ board: { jobs } }: { board: Board }) {
  const say = useSay();
  const open = jobs.filter((job) => !isDone(job));
  const late = open.filter(({ late_minutes }) => late_minutes > 0);
  const count = (those: readonly unknown[]) => countText(those.length);
  return (
    <FigureStrip
      items={[
        { key: 'open', title: say(BOARD.open), amount: count(open) },
        {
          ...{ key: 'late', title: say(BOARD.late), amount: count(late) },
          note: late
            .slice(0, 3)
            .map(({ number }) => number)
            .join(', '),
        },
        { key: 'waiting', title: say(BOARD.waiting), amount: count(open.filter(({ waiting }) => waiting)) },
        {
          ...{ key: 'collect', title: say(BOARD.toCollect) },
          amount: count(jobs.filter((job) => columnOf(job) === 'to_collect')),
        },
      ]}
    />
  );
}
