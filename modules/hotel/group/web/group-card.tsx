import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { CHART } from '../../chart/chart.words.ts';
import { groupAnswer } from '../group.answer.ts';
import { GROUP } from '../group.words.ts';

/** The other rooms of the group, how each stands, and what all of them come to. */
export function GroupCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const stages = useRegistry().words(booking.name)[language].choices?.stage ?? {};
  const { data: group } = useQuery({
    queryKey: [booking.name, 'group', row.id, row.version] as const,
    queryFn: ({ signal }) => ask(groupAnswer, withQuery('booking/group', { id: row.id }), { signal }),
    staleTime: 0,
  });
  if (!group) return null;
  return (
    <Card
      title={say(GROUP.roomsOf, { name: group.name })}
      note={say(group.one_bill ? GROUP.together : GROUP.apart)}
    >
      <Stack>
        <LineList
          lines={group.bookings.map(({ booking_id, number, guest, room, stage, stay_amount }) => ({
            key: booking_id,
            title: `${say(CHART.room, { number: room })} · ${guest}`,
            note: [number, stages[stage] ?? ''].join(' · '),
            ...(booking_id === row.id ? {} : { href: `${booking.screens.view}?id=${booking_id}` }),
            figure: moneyText(stay_amount, currency),
          }))}
        />
        <Sums
          sums={[
            { key: 'total', title: say(GROUP.total), amount: moneyText(group.total, currency) },
            { key: 'left', title: say(GROUP.left), amount: moneyText(group.left, currency), look: 'result' },
          ]}
        />
      </Stack>
    </Card>
  );
}
