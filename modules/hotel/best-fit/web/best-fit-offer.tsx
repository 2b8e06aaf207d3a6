import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { room } from '../../room/room.entity.ts';
import { bestFitAnswer } from '../best-fit.answer.ts';
import { BEST_FIT } from '../best-fit.words.ts';

/** The nights for which no single room is free. */
export interface WantedNights {
  room_type_id: string;
  check_in: string;
  check_out: string;
}

const fitOf = (wanted: WantedNights) =>
  queryOptions({
    queryKey: [booking.name, 'best-fit', wanted] as const,
    queryFn: ({ signal }) => ask(bestFitAnswer, withQuery('booking/best-fit', { ...wanted }), { signal }),
    staleTime: 0,
    retry: false,
  });

/** Which bookings would move so that a room is free for all nights, and the button that moves them; nothing where no way is. */
export function BestFitOffer({ wanted }: { wanted: WantedNights }) {
  const say = useSay();
  const may = useMay()('modify_room_booking');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const fit = useQuery({ ...fitOf(wanted), enabled: may }).data?.fit;
  if (!fit || fit.moves.length === 0) return null;
  const rearrange = async (moves: readonly { booking_id: string; room_id: string }[]) => {
    setBusy(true);
    try {
      await call('PUT', 'booking/best-fit', { body: { moves }, idempotencyKey: newId() });
      for (const { name } of [booking, room]) await client.invalidateQueries({ queryKey: [name] });
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const move = async () => {
    const there = fit.moves.map(({ booking_id, room_id }) => ({ booking_id, room_id }));
    const back = fit.moves.map(({ booking_id, from_room_id }) => ({ booking_id, room_id: from_room_id }));
    if (!(await rearrange(there))) return;
    showToast({
      ...{ tone: 'success', title: say(BEST_FIT.moved, { room: fit.room }) },
      actions: [{ title: say(BEST_FIT.undo), onPress: () => void rearrange(back) }],
    });
  };
  const isOne = fit.moves.length === 1;
  return (
    <Stack>
      <Notice
        tone="info"
        title={say(isOne ? BEST_FIT.onlyOne : BEST_FIT.possible, { room: fit.room, count: fit.moves.length })}
      >
        {say(BEST_FIT.why)}
      </Notice>
      <LineList
        lines={fit.moves.map(({ booking_id, number, guest, from_room, room: to }) => ({
          key: booking_id,
          title: guest,
          note: [number, say(BEST_FIT.fromTo, { from: from_room, to })].join(' · '),
        }))}
      />
      <Button loading={busy} onClick={() => void move()}>
        {say(isOne ? BEST_FIT.moveOne : BEST_FIT.move)}
      </Button>
    </Stack>
  );
}
