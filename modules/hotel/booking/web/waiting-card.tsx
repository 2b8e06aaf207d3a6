import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { waitingListAnswer } from '../waiting-list.answer.ts';
import { WAITING_LIST } from '../waiting-list.words.ts';

const waitingList = queryOptions({
  queryKey: [booking.name, 'waiting-list'] as const,
  queryFn: ({ signal }) => ask(waitingListAnswer, 'booking/waiting-list', { signal }),
  refetchInterval: 60_000,
});

/** Who waits for a room; whoever fits now is booked with one press. Nothing where nobody waits. */
export function WaitingCard() {
  const say = useSay();
  const { language } = useLanguage();
  const may = useMay()(booking.permissions.modify);
  const client = useQueryClient();
  const [busy, setBusy] = useState('');
  const wishes = useQuery(waitingList).data?.wishes ?? [];
  if (wishes.length === 0) return null;
  const book = async (id: string, guest: string) => {
    setBusy(id);
    try {
      await call('PUT', 'booking/take-place', { body: { id }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(WAITING_LIST.booked, { guest }) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy('');
      for (const { name } of [booking, room]) void client.invalidateQueries({ queryKey: [name] });
    }
  };
  return (
    <Card title={say(WAITING_LIST.title)} flush>
      <LineList
        lines={wishes.map(({ booking_id, guest, type, check_in, check_out, fits }) => ({
          key: booking_id,
          title: guest,
          href: `${booking.screens.view}?id=${booking_id}`,
          note: say(WAITING_LIST.asked, {
            ...{ type, since: dayText(check_in, language), until: dayText(check_out, language) },
          }),
          figure:
            fits && may ? (
              <Button
                size="s"
                kind="primary"
                loading={busy === booking_id}
                onClick={() => void book(booking_id, guest)}
              >
                {say(WAITING_LIST.book)}
              </Button>
            ) : (
              <Chip tone={fits ? 'success' : 'neutral'}>
                {say(fits ? WAITING_LIST.fits : WAITING_LIST.full)}
              </Chip>
            ),
        }))}
      />
    </Card>
  );
}
