import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { hotelFiguresAnswer, NIGHT_AUDIT } from '#modules/hotel/public.web.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { DASHBOARD } from './dashboard.words.ts';

const CONDITIONS = ['arrivals', 'checked_in', 'departures'] as const;

/** The house tonight: rooms that are let and at what price, who comes, who is in, who leaves. Absent where no room is let. */
export function HotelCard({ booking, currency }: { booking: AnyEntity; currency: Currency }) {
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const words = useRegistry().words(booking.name)[language];
  const tonight = useQuery({
    queryKey: [booking.name, 'figures', today] as const,
    queryFn: ({ signal }) =>
      ask(hotelFiguresAnswer, withQuery('booking/figures', { since: today, until: today }), { signal }),
  }).data;
  const hasRooms = tonight !== undefined && tonight.rooms > 0;
  const counts = useQuery({ ...queriesOf(booking).counts(), enabled: hasRooms }).data;
  if (!hasRooms) return null;
  const count = tonight.sold + tonight.complimentary;
  const rooms = say(NIGHT_AUDIT.ofRooms, { count, all: tonight.available });
  const figures = [
    {
      key: 'rooms',
      title: say(DASHBOARD.tonight),
      figure: `${rooms} · ${quantityText(tonight.occupancy)} %`,
    },
    { key: 'price', title: say(NIGHT_AUDIT.meanPrice), figure: moneyText(tonight.mean_price, currency) },
    { key: 'per-room', title: say(NIGHT_AUDIT.perRoom), figure: moneyText(tonight.per_room, currency) },
  ];
  return (
    <Card
      title={say(DASHBOARD.hotel)}
      action={
        <TextLink href="/hotel/booking-chart" size="s">
          {say(DASHBOARD.bookingChart)}
        </TextLink>
      }
      flush
    >
      <LineList
        lines={[
          ...figures,
          ...CONDITIONS.map((key) => ({
            ...{ key, title: words.conditions?.[key] ?? '', figure: countText(counts?.[key]?.total ?? 0) },
            href: `${booking.screens.list}?condition=${key}`,
          })),
        ]}
      />
    </Card>
  );
}
