import { addDays } from '#core/business-day.ts';
import { type DayBarLook, DayChart, type DayRows } from '#ui/show/day-chart.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { type BookingChart, barsOfRoom, isFree, type RoomOnChart, type StayLook } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';
import classes from './chart.module.css';
import { RoomHead } from './room-head.tsx';
import { useStayWords } from './stay-words.ts';
import { useBookNights } from './use-book-nights.ts';
import { type Cursor, useChosenNights } from './use-chosen-nights.ts';

const LOOKS: Record<StayLook, DayBarLook> = {
  ...{ in_house: 'solid', expected: 'tint', waits_for_deposit: 'dashed', left: 'grey' },
  ...{ overdue: 'danger', hold: 'hatched' },
};

/** Rooms by type below each other, nights side by side: who has which, and what is free to be booked. */
export function DaysOfRooms({ chart }: { chart: BookingChart }) {
  const say = useSay();
  const { language } = useLanguage();
  const wordsOf = useStayWords();
  const book = useBookNights(chart);
  const { cursor, chosen, lane, keys } = useChosenNights(chart, book);
  const rowOf = (room: RoomOnChart) => ({
    key: room.id,
    head: <RoomHead room={room} />,
    bars: barsOfRoom(chart, room.id).map((bar) => {
      const { short, whole } = wordsOf(bar);
      const of = bar.stay?.booking;
      return {
        ...{ key: bar.key, from: bar.from, to: bar.to, line: bar.line, look: LOOKS[bar.look] },
        ...{ text: short, title: whole },
        href: of && bar.look !== 'overdue' ? `${booking.screens.view}?id=${of.id}` : undefined,
      };
    }),
  });
  const seen = new Set(chart.rooms.flatMap(({ id }) => barsOfRoom(chart, id).map(({ look }) => look)));
  const legend = (Object.keys(LOOKS) as StayLook[]).filter((look) => ALWAYS.has(look) || seen.has(look));
  return (
    <>
      <DayChart
        label={`${say(CHART.title)}. ${say(CHART.help)}`}
        corner={`${say(CHART.rooms)}: ${countText(chart.rooms.length)}`}
        days={daysOfChart(chart.date, chart.days, { today: chart.today, language })}
        groups={useGroups(chart).map(
          ({ rooms, ...group }): DayRows => ({ ...group, rows: rooms.map(rowOf) }),
        )}
        legend={legend.map((look) => ({ look: LOOKS[look], title: say(CHART[look]) }))}
        lane={book && lane}
        keys={keys}
        over={(id) => (
          <>
            {chosen?.room_id === id && (
              <Nights kind="chosen" from={chosen.from} to={chosen.to} of={chart.days} />
            )}
            {cursor?.room_id === id && (
              <Nights kind="cursor" from={cursor.reached} to={cursor.reached + 1} of={chart.days} />
            )}
          </>
        )}
      />
      <VisuallyHidden>
        <output>{cursor && <CursorWords chart={chart} cursor={cursor} />}</output>
      </VisuallyHidden>
    </>
  );
}

const ALWAYS: ReadonlySet<StayLook> = new Set(['in_house', 'expected', 'left']);

/** The rooms of each type, with what a night usually costs and how many of them nobody has tonight. */
function useGroups(chart: BookingChart) {
  const say = useSay();
  const { currency } = useBranch();
  const tonight = chart.today >= chart.date && chart.today < addDays(chart.date, chart.days);
  return [...Map.groupBy(chart.rooms, ({ room_type_id }) => room_type_id)].map(([key, rooms]) => {
    const [first] = rooms as [RoomOnChart];
    const free = rooms.filter(({ id }) => isFree(chart, id, chart.today, addDays(chart.today, 1)));
    return {
      ...{ key, rooms },
      title: (
        <>
          {first.type}{' '}
          <span className={classes.soft}>
            {say(CHART.aNight, { price: moneyText(first.price, currency) })}
          </span>
        </>
      ),
      note: tonight && say(CHART.freeTonight, { n: countText(free.length) }),
    };
  });
}

/** Nights that are chosen, or where the keys stand. */
function Nights({ kind, from, to, of }: { kind: 'chosen' | 'cursor'; from: number; to: number; of: number }) {
  const share = (part: number) => `${(part / of) * 100}%`;
  return (
    <span
      className={classes.nights}
      data-kind={kind}
      style={{ left: share(from), width: share(to - from) }}
      aria-hidden="true"
    />
  );
}

/** Where the keys stand, in words: the room, the night, and who has it. */
function CursorWords({ chart, cursor }: { chart: BookingChart; cursor: Cursor }) {
  const say = useSay();
  const { language } = useLanguage();
  const wordsOf = useStayWords();
  const number = chart.rooms.find(({ id }) => id === cursor.room_id)?.number ?? '';
  const day = (column: number) => dayText(addDays(chart.date, column), language);
  const bar = barsOfRoom(chart, cursor.room_id).find(
    ({ from, to }) => from <= cursor.began && cursor.began < to,
  );
  const nights =
    cursor.began === cursor.reached
      ? day(cursor.began)
      : say(CHART.nights, { since: day(cursor.began), until: day(cursor.reached + 1) });
  return [say(CHART.room, { number }), nights, bar ? wordsOf(bar).whole : say(CHART.free)].join(', ');
}
