import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { bestFitAnswer } from '../../best-fit/best-fit.answer.ts';
import { booking } from '../../booking/booking.entity.ts';
import { room } from '../../room/room.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import type { BookingOnShelf } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';

/** Gives each booking on the shelf a room, in the order of arrival; where one is free only once others move, they move. */
export function GiveRooms({ chart }: { chart: BookingChart }) {
  const say = useSay();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (chart.shelf.length === 0) return null;
  const giveAll = async () => {
    setBusy(true);
    const none: string[] = [];
    try {
      for (const one of chart.shelf) if (!(await giveRoom(one))) none.push(one.guest);
      const given = chart.shelf.length - none.length;
      if (given > 0) showToast({ tone: 'success', title: say(CHART.roomsGiven, { n: countText(given) }) });
      const [name] = none;
      if (name !== undefined) showToast({ tone: 'error', title: say(CHART.noneGiven, { name }) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
      for (const { name } of [booking, room]) void client.invalidateQueries({ queryKey: [name] });
    }
  };
  return (
    <Button size="s" loading={busy} onClick={() => void giveAll()}>
      {say(CHART.giveRooms)}
    </Button>
  );
}

async function giveRoom({ id, room_type_id, check_in, check_out }: BookingOnShelf): Promise<boolean> {
  const wanted = withQuery('booking/best-fit', { room_type_id, check_in, check_out });
  const { fit } = await ask(bestFitAnswer, wanted, {});
  if (!fit) return false;
  const moves = [
    ...fit.moves.map(({ booking_id, room_id }) => ({ booking_id, room_id })),
    { booking_id: id, room_id: fit.room_id },
  ];
  await call('PUT', 'booking/best-fit', { body: { moves }, idempotencyKey: newId() });
  return true;
}
