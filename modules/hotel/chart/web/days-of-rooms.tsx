import { type HTMLAttributes, type PointerEvent, type ReactNode, useMemo } from 'react';
import { addDays } from '#core/business-day.ts';
import { type DayBarLook, DayChart, type DayRows, DaySpan } from '#ui/show/day-chart.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import {
  barAt,
  barsOfRoom,
  freeOn,
  isInSight,
  numberOfRoom,
  type RoomOnChart,
  rowsOf,
  SHELF,
  type StayLook,
  withShelf,
} from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';
import { type AskedNights, columnsOfNights } from '../free-nights.rules.ts';
import { clashOf, columnsOf } from '../moving.rules.ts';
import classes from './chart.module.css';
import { GiveRooms } from './give-rooms.tsx';
import { ClashText, MoveDialog } from './move-dialog.tsx';
import { RoomHead } from './room-head.tsx';
import { useStayWords } from './stay-words.ts';
import { useBookNights } from './use-book-nights.ts';
import { type Cursor, useChosenNights } from './use-chosen-nights.ts';
import type { FreeNights } from './use-free-nights.ts';
import { type Moving, useMoving } from './use-moving.ts';

const LOOKS: Record<StayLook, DayBarLook> = {
  ...{ in_house: 'solid', expected: 'tint', waits_for_deposit: 'dashed', option: 'dashed', left: 'grey' },
  ...{ overdue: 'danger', hold: 'hatched' },
};

interface DaysOfRoomsProps {
  /** With the rooms that are shown. */
  chart: BookingChart;
  /** All rooms, of which is counted what is free. */
  all: readonly RoomOnChart[];
  /** Nights that are asked for, and what is free for them. */
  nights: FreeNights;
}

/** Rooms by type below each other, nights side by side: who has which, and what is free to be booked. */
export function DaysOfRooms({ chart: answered, all, nights }: DaysOfRoomsProps) {
  const chart = useMemo(() => withShelf(answered), [answered]);
  const say = useSay();
  const { language } = useLanguage();
  const wordsOf = useStayWords();
  const book = useBookNights(chart);
  const { cursor, chosen, lane, keys } = useChosenNights(chart, book, nights.asked);
  const moves = useMoving(chart);
  const moving = moves?.moving;
  const asked = nights.asked && inSight(chart, nights.asked);
  const clash = moving && clashOf(chart, moving.stay, moving.target);
  // Not anew with each step of a mouse that drags.
  const bars = useMemo(() => new Map(rowsOf(chart).map((id) => [id, barsOfRoom(chart, id)])), [chart]);
  const rowOf = (key: string, head: ReactNode) => ({
    ...{ key, head },
    bars: (bars.get(key) ?? []).map((bar) => {
      const { short, whole } = wordsOf(bar);
      const of = bar.stay?.booking;
      return {
        ...{ key: bar.key, from: bar.from, to: bar.to, line: bar.line, look: LOOKS[bar.look] },
        ...{ text: short, title: whole },
        href: of && bar.look !== 'overdue' ? `${booking.screens.view}?id=${of.id}` : undefined,
      };
    }),
  });
  const seen = new Set([...bars.values()].flat().map(({ look }) => look));
  const legend = (Object.keys(LOOKS) as StayLook[]).filter((look) => ALWAYS.has(look) || seen.has(look));
  return (
    <>
      <DayChart
        label={`${say(CHART.title)}. ${say(CHART.help)}`}
        corner={`${say(CHART.rooms)}: ${countText(chart.rooms.length)}`}
        days={daysOfChart(chart.date, chart.days, { today: chart.today, language })}
        groups={[
          {
            ...{ key: SHELF, title: say(CHART.shelf) },
            note: moves ? <GiveRooms chart={chart} /> : undefined,
            rows: [rowOf(SHELF, <ShelfHead chart={chart} />)],
          },
          ...useGroups(chart, all, nights).map(
            ({ rooms, ...group }): DayRows => ({
              ...group,
              rows: rooms.map((room) => rowOf(room.id, <RoomHead room={room} isToday={isInSight(chart)} />)),
            }),
          ),
        ]}
        legend={legend.map((look) => ({ look: LOOKS[look], title: say(CHART[look]) }))}
        lane={(id) => together(book && lane(id), moves?.lane)}
        keys={{
          onKeyDown: (event) => {
            if (event.target === event.currentTarget && moves?.onKey(event, cursor)) return;
            keys.onKeyDown(event);
          },
          onBlur: () => {
            keys.onBlur();
            moves?.leave();
          },
        }}
        over={(id) => (
          <>
            {asked && id !== SHELF && <DaySpan kind="chosen" {...asked} of={chart.days} />}
            {chosen?.room_id === id && (
              <DaySpan kind="chosen" from={chosen.from} to={chosen.to} of={chart.days} />
            )}
            {cursor?.room_id === id && !moving && (
              <DaySpan kind="cursor" from={cursor.reached} to={cursor.reached + 1} of={chart.days} />
            )}
            {moving?.target.room_id === id && (
              <DaySpan
                kind={clash ? 'clash' : 'fits'}
                {...columnsOf(chart, moving.stay, moving.target)}
                of={chart.days}
              />
            )}
          </>
        )}
      />
      <VisuallyHidden>
        <output>
          {moving ? (
            <MovingWords chart={chart} moving={moving} />
          ) : (
            cursor && <CursorWords chart={chart} cursor={cursor} />
          )}
        </output>
      </VisuallyHidden>
      {moves?.dropped && <MoveDialog chart={chart} moving={moves.dropped} onClose={moves.end} />}
    </>
  );
}

/** Those of the nights that are asked for which the chart shows. */
function inSight(chart: BookingChart, asked: AskedNights): { from: number; to: number } | null {
  const { from, to } = columnsOfNights(chart, asked);
  const shown = { from: Math.max(0, from), to: Math.min(chart.days, to) };
  return shown.from < shown.to ? shown : null;
}

const ALWAYS: ReadonlySet<StayLook> = new Set(['in_house', 'expected', 'left']);

/** What the shelf is for: how many lie there, or that a booking can be laid there. */
function ShelfHead({ chart }: { chart: BookingChart }) {
  const say = useSay();
  return (
    <span className={classes.shelf}>
      {chart.shelf.length > 0
        ? say(CHART.onShelf, { n: countText(chart.shelf.length) })
        : say(CHART.shelfHelp)}
    </span>
  );
}

/** The rooms of each type, with what a night usually costs and how many of them nobody has tonight. */
function useGroups(chart: BookingChart, all: readonly RoomOnChart[], nights: FreeNights) {
  const say = useSay();
  const { currency } = useBranch();
  return [...Map.groupBy(chart.rooms, ({ room_type_id }) => room_type_id)].map(([key, rooms]) => {
    const [first] = rooms as [RoomOnChart];
    // Of all rooms of the type, also of those that are not shown.
    const ofType = all.filter(({ room_type_id }) => room_type_id === key);
    const free = freeOn(chart, ofType, chart.today);
    const asked = nights.free.get(key);
    return {
      ...{ key, rooms },
      title: (
        <>
          {first.type}{' '}
          <span className={classes.soft}>
            {asked
              ? say(CHART.ofNights, {
                  amount: moneyText(asked.total, currency),
                  n: countText(asked.nights),
                })
              : say(CHART.aNight, { price: moneyText(first.price, currency) })}
          </span>
        </>
      ),
      note: asked
        ? say(CHART.freeCount, { n: countText(asked.free) })
        : isInSight(chart) && say(CHART.freeTonight, { n: countText(free) }),
    };
  });
}

/** Where the keys stand, in words: the room, the night, and who has it. */
function CursorWords({ chart, cursor }: { chart: BookingChart; cursor: Cursor }) {
  const say = useSay();
  const { language } = useLanguage();
  const wordsOf = useStayWords();
  const number = numberOfRoom(chart, cursor.room_id);
  const day = (column: number) => dayText(addDays(chart.date, column), language);
  const bar = barAt(chart, cursor.room_id, cursor.began);
  const nights =
    cursor.began === cursor.reached
      ? day(cursor.began)
      : say(CHART.nights, { since: day(cursor.began), until: day(cursor.reached + 1) });
  const where = cursor.room_id === SHELF ? say(CHART.shelf) : say(CHART.room, { number });
  return [where, nights, bar ? wordsOf(bar).whole : say(CHART.free)].join(', ');
}

/** Where a stay would be that is moved with the keys, and whether it can go there. */
function MovingWords({ chart, moving: { stay, target } }: { chart: BookingChart; moving: Moving }) {
  const say = useSay();
  const { language } = useLanguage();
  const number = numberOfRoom(chart, target.room_id);
  const clash = clashOf(chart, stay, target);
  const [since, until] = [dayText(target.check_in, language), dayText(target.check_out, language)];
  return (
    <>
      {[
        stay.booking.guest,
        target.room_id === SHELF ? say(CHART.noRoomYet) : say(CHART.room, { number }),
        say(CHART.nights, { since, until }),
      ].join(', ')}
      . {clash ? <ClashText clash={clash} number={number} /> : say(CHART.free)}
    </>
  );
}

type Lane = HTMLAttributes<HTMLDivElement>;
type Listens = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';

/** What chooses nights and what moves stays listen to the same rows. */
function together(
  one: Pick<Lane, Listens> | undefined,
  other: (Pick<Lane, Listens> & Lane) | undefined,
): Lane {
  const both = (name: Listens) => (event: PointerEvent<HTMLDivElement>) => {
    one?.[name]?.(event);
    other?.[name]?.(event);
  };
  return {
    ...other,
    onPointerDown: both('onPointerDown'),
    onPointerMove: both('onPointerMove'),
    onPointerUp: both('onPointerUp'),
    onPointerCancel: both('onPointerCancel'),
  };
}
