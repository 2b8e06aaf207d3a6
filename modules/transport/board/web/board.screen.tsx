import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { LEAVE, LeaveDrawer } from '#modules/employee/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { DaySteps } from '#ui/actions/day-steps.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import classes from './board.module.css';
import { boardFrom } from './board-call.ts';
import { DaysOfDrivers } from './days-of-drivers.tsx';
import { DaysOfTrucks } from './days-of-trucks.tsx';
import { TripsByStatus } from './trips-by-status.tsx';

const PATH = '/transport/board';

/** What trucks do these days, and how each trip stands: as columns by status, or as bars by days. */
export default function BoardScreen() {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const today = useToday();
  const { look, date }: { look?: string; date?: string } = useSearch({ strict: false });
  const { data, isError, error, isFetching, refetch } = useQuery(boardFrom(date));
  const [isLeaving, setLeaving] = useState(false);
  const go = (part: { look?: string; date?: string }) =>
    void navigate({ to: PATH, search: searchOf(part), replace: true });
  const shown = look === 'status' || look === 'drivers' ? look : 'days';
  const byDays = shown !== 'status';
  if (isError && !data)
    return (
      <RecordNotLoaded
        {...{ entity: truckOrder, error, retrying: isFetching }}
        onRetry={() => void refetch()}
      />
    );
  const looked = shown === 'drivers' ? { look: shown } : {};
  const days = data && byDays && (
    <DaySteps
      earlier={say(BOARD.earlier)}
      later={say(BOARD.later)}
      title={say(BOARD.today)}
      onEarlier={() => go({ ...looked, date: addDays(data.date, -7) })}
      onLater={() => go({ ...looked, date: addDays(data.date, 7) })}
      onBegin={() => go(looked)}
    />
  );
  return (
    <Page>
      <PageHeader
        title={say(BOARD.title)}
        actions={
          <>
            {days}
            <Segments
              label={say(BOARD.look)}
              items={[
                { value: 'days', title: say(BOARD.byDays), icon: 'calendar' },
                { value: 'drivers', title: say(BOARD.byDrivers), icon: 'employee' },
                { value: 'status', title: say(BOARD.byStatus), icon: 'columns' },
              ]}
              value={shown}
              onChange={(value) => go(value === 'days' ? {} : { look: value })}
            />
            {shown === 'drivers' && data && data.drivers.length > 0 && may('modify_employee') && (
              <Button onClick={() => setLeaving(true)}>{say(LEAVE.enter)}</Button>
            )}
            {may(truckOrder.permissions.create) && (
              <Button kind="primary" icon="plus" href={truckOrder.screens.form}>
                {say(BOARD.newOrder)}
              </Button>
            )}
          </>
        }
      />
      {data && isLeaving && (
        <LeaveDrawer
          shownIn={truckOrder.name}
          people={data.drivers}
          date={today}
          onClose={() => setLeaving(false)}
        />
      )}
      {data ? <Loaded board={data} shown={shown} /> : <ListSkeleton />}
    </Page>
  );
}

type Shown = 'days' | 'drivers' | 'status';

function Loaded({ board, shown }: { board: Board; shown: Shown }) {
  const say = useSay();
  const may = useMay();
  if (board.trucks.length === 0)
    return (
      <EmptyState
        icon="transport"
        title={say(BOARD.noTrucks)}
        body={say(BOARD.noTrucksBody)}
        actions={
          may(truck.permissions.create) && (
            <Button kind="primary" icon="plus" href={truck.screens.form}>
              {say(BOARD.newTruck)}
            </Button>
          )
        }
      />
    );
  const more = board.more_trucks + board.more_trips;
  return (
    <Stack>
      <Figures board={board} />
      {shown === 'days' && <DaysOfTrucks board={board} />}
      {shown === 'drivers' && <DaysOfDrivers board={board} />}
      {shown === 'status' && <TripsByStatus board={board} />}
      {more > 0 && <p className={classes.quiet}>{say(BOARD.more, { n: countText(more) })}</p>}
    </Stack>
  );
}

/** How the trucks stand now, in four figures. */
function Figures({ board }: { board: Board }) {
  const say = useSay();
  const trucks = board.trucks.filter(({ kind }) => kind !== 'trailer');
  const standing = (status: string) => trucks.filter((one) => one.status === status).length;
  const late = board.orders.filter(({ late_hours }) => late_hours > 0);
  const drafts = board.orders.filter(({ status }) => isPossible(truckOrder, { status }, 'confirm'));
  return (
    <FigureStrip
      items={[
        {
          ...{ key: 'road', title: say(BOARD.onTheRoad), amount: countText(standing('In Use')) },
          note: say(BOARD.ofTrucks, { n: countText(trucks.length) }),
        },
        {
          ...{ key: 'late', title: say(BOARD.lateNow), amount: countText(late.length) },
          note: late
            .slice(0, 3)
            .map((trip) => trip.truck)
            .join(', '),
        },
        { key: 'free', title: say(BOARD.free), amount: countText(standing('Available')) },
        { key: 'drafts', title: say(BOARD.drafts), amount: countText(drafts.length) },
      ]}
    />
  );
}
