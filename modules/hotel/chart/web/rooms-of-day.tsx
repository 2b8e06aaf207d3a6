import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/show/card.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { barsOfRoom, isInSight, nightsToBook, type RoomOnChart, SHELF, withShelf } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';
import { type AskedNights, type FreeOfType, nightsPressed } from '../free-nights.rules.ts';
import classes from './chart.module.css';
import { GiveRooms } from './give-rooms.tsx';
import { RoomHead } from './room-head.tsx';
import { useStayWords } from './stay-words.ts';
import { useBookNights } from './use-book-nights.ts';
import type { FreeNights } from './use-free-nights.ts';

/** The rooms on one night, for a phone: who is in each, or a button that books it. */
export function RoomsOfDay({ chart, nights }: { chart: BookingChart; nights: FreeNights }) {
  return (
    <>
      <Shelf chart={chart} />
      {[...Map.groupBy(chart.rooms, ({ room_type_id }) => room_type_id)].map(([type, rooms]) => (
        <Card key={type} title={rooms[0]?.type ?? ''} action={<CostsOf of={nights.free.get(type)} />} flush>
          <ul className={classes.cards}>
            {rooms.map((room) => (
              <RoomOfDay key={room.id} {...{ chart, room }} asked={nights.asked} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** What the nights that are asked for cost in a room of a type. */
function CostsOf({ of }: { of: FreeOfType | undefined }) {
  const say = useSay();
  const { currency } = useBranch();
  if (!of) return null;
  return say(CHART.ofNights, { amount: moneyText(of.total, currency), n: countText(of.nights) });
}

/** Who is expected on this day and has no room yet. */
function Shelf({ chart }: { chart: BookingChart }) {
  const say = useSay();
  const wordsOf = useStayWords();
  const may = useMay()(booking.permissions.modify);
  const bars = barsOfRoom(withShelf(chart), SHELF);
  if (bars.length === 0) return null;
  return (
    <Card title={say(CHART.shelf)} action={may && <GiveRooms chart={chart} />} flush>
      <ul className={classes.cards}>
        {bars.map((bar) => (
          <li key={bar.key} className={classes.card}>
            <UiLink
              className={classes.who}
              href={`${booking.screens.view}?id=${bar.stay?.booking.id}`}
              aria-label={wordsOf(bar).whole}
            >
              <span>{wordsOf(bar).short}</span> <small>{say(CHART[bar.look])}</small>
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RoomOfDayProps {
  chart: BookingChart;
  room: RoomOnChart;
  asked: AskedNights | null;
}

function RoomOfDay({ chart, room, asked }: RoomOfDayProps) {
  const say = useSay();
  const wordsOf = useStayWords();
  const book = useBookNights(chart);
  const [bar] = barsOfRoom(chart, room.id);
  const nights = nightsToBook(chart, room.id, 0, 0);
  const of = bar?.stay?.booking;
  const words = bar && wordsOf(bar);
  return (
    <li className={classes.card}>
      <RoomHead room={room} isToday={isInSight(chart)} />
      {of ? (
        <UiLink
          className={classes.who}
          href={`${booking.screens.view}?id=${of.id}`}
          aria-label={words?.whole}
        >
          <span>{words?.short}</span> <small>{bar && say(CHART[bar.look])}</small>
        </UiLink>
      ) : (
        <span className={classes.who}>{words?.short ?? say(CHART.free)}</span>
      )}
      {nights && book && (
        <Button size="s" icon="plus" onClick={() => book(nightsPressed(chart, nights, asked))}>
          {say(CHART.book)}
        </Button>
      )}
    </li>
  );
}
