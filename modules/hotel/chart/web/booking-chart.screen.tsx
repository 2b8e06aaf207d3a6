import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { Button } from '#ui/actions/button.tsx';
import { DaySteps } from '#ui/actions/day-steps.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { BoardOrList } from '#web-kit/list/board-or-list.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { booking } from '../../booking/booking.entity.ts';
import { WaitingCard } from '../../booking/web/waiting-card.tsx';
import { GROUP } from '../../group/group.words.ts';
import { room } from '../../room/room.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { isInSight } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';
import { freeRoomsOf } from '../free-nights.rules.ts';
import { ALL_ROOMS, roomsShown } from '../rooms-shown.rules.ts';
import classes from './chart.module.css';
import { chartOf } from './chart-call.ts';
import { ChartTools } from './chart-tools.tsx';
import { DaysOfRooms } from './days-of-rooms.tsx';
import { FreeNightsFields } from './free-nights-fields.tsx';
import { RoomsOfDay } from './rooms-of-day.tsx';
import { useBeginBooking } from './use-book-nights.ts';
import { useFreeNights } from './use-free-nights.ts';

const PATH = '/hotel/booking-chart';
const SPANS = ['7', '14', '30', '60'] as const;
const USUAL = '14';

/** Who is in which room on which night: days side by side at the desk, one day and its rooms on a phone. */
export default function BookingChartScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const today = useToday();
  const isPhone = useMedia(PHONE);
  const begin = useBeginBooking();
  const { date, days }: { date?: string; days?: string } = useSearch({ strict: false });
  const span = SPANS.find((one) => one === days) ?? USUAL;
  const asked = isPhone ? { date: date ?? today, days: 1 } : { date, days: Number(span) };
  const { data, isError, error, isFetching, refetch } = useQuery(chartOf(asked));
  const go = (part: { date?: string | undefined; days?: string | undefined }) =>
    void navigate({ to: PATH, search: searchOf(part), replace: true });
  const kept = span === USUAL ? undefined : span;
  if (isError && !data)
    return (
      <RecordNotLoaded {...{ entity: booking, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  const first = asked.date ?? data?.date ?? today;
  const step = isPhone ? 1 : Math.min(7, Number(span));
  return (
    <Page>
      <PageHeader
        title={say(CHART.title)}
        chip={
          <BoardOrList
            at="board"
            other={may(room.permissions.list) ? room.screens.list : booking.screens.list}
          />
        }
        actions={
          <>
            <DaySteps
              earlier={say(CHART.earlier)}
              later={say(CHART.later)}
              title={isPhone && first !== today ? dayText(first, language) : say(CHART.today)}
              onEarlier={() => go({ date: addDays(first, -step), days: kept })}
              onLater={() => go({ date: addDays(first, step), days: kept })}
              onBegin={() => go({ days: kept })}
            />
            <DateInput
              label={say(CHART.goTo)}
              labelHidden
              className={classes.day}
              value={first}
              onChange={(day) => day && go({ date: day, days: kept })}
            />
            {!isPhone && (
              <Segments
                label={say(CHART.daysShown)}
                items={SPANS.map((value) => ({
                  ...{ value, title: value === SPANS.at(-1) ? say(CHART.daysOf, { n: value }) : value },
                }))}
                value={span}
                onChange={(value) => go({ date, days: value === USUAL ? undefined : value })}
              />
            )}
            {may(booking.permissions.create) && may(booking.permissions.modify) && !isPhone && (
              <Button href="/hotel/group-form">{say(GROUP.open)}</Button>
            )}
            {begin && (
              <Button kind="primary" icon="plus" onClick={() => begin({})}>
                {say(CHART.newBooking)}
              </Button>
            )}
          </>
        }
      />
      {data ? (
        <Loaded chart={data} isPhone={isPhone} onDay={(day) => go({ date: day, days: kept })} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

interface LoadedProps {
  chart: BookingChart;
  isPhone: boolean;
  onDay: (day: string) => void;
}

function Loaded({ chart, isPhone, onDay }: LoadedProps) {
  const say = useSay();
  const may = useMay();
  const [wanted, setWanted] = useState(ALL_ROOMS);
  // Of a phone the day that it shows, of a desk today.
  const day = isInSight(chart) ? chart.today : chart.date;
  const nights = useFreeNights(chart);
  const wantedRooms = useMemo(
    () => ({ ...chart, rooms: roomsShown(chart, wanted, day) }),
    [chart, wanted, day],
  );
  const shown = nights.asked
    ? { ...wantedRooms, rooms: freeRoomsOf(wantedRooms.rooms, nights.free) }
    : wantedRooms;
  const showAll = () => {
    setWanted(ALL_ROOMS);
    nights.ask(null);
  };
  if (chart.rooms.length === 0)
    return (
      <EmptyState
        icon="hotel"
        title={say(CHART.noRooms)}
        body={say(CHART.noRoomsBody)}
        actions={
          may(room.permissions.create) && (
            <Button kind="primary" icon="plus" href={room.screens.form}>
              {say(CHART.newRoom)}
            </Button>
          )
        }
      />
    );
  return (
    <Stack>
      <WaitingCard />
      <ChartTools {...{ chart, day, wanted }} onChange={setWanted}>
        <FreeNightsFields {...{ chart, nights, onDay }} />
      </ChartTools>
      {shown.rooms.length === 0 ? (
        <EmptyState
          icon="search"
          title={say(CHART.noneFound)}
          body={say(CHART.noneFoundBody)}
          actions={<Button onClick={showAll}>{say(CHART.showAll)}</Button>}
        />
      ) : isPhone ? (
        <RoomsOfDay chart={shown} nights={nights} />
      ) : (
        <DaysOfRooms chart={shown} all={chart.rooms} nights={nights} />
      )}
      {chart.more_rooms > 0 && (
        <p className={classes.quiet}>{say(CHART.more, { n: countText(chart.more_rooms) })}</p>
      )}
    </Stack>
  );
}
