import { queryOptions, useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { daysOfTruck } from '../days.answer.ts';
import { IDLE_WINDOW } from '../idle-days.rules.ts';
import { DAYS, DAYS_COUNTED, IDLE_COUNTED } from './days.words.ts';

const daysOf = (id: string) =>
  queryOptions({
    queryKey: ['truck', 'days', id],
    queryFn: ({ signal }) => ask(daysOfTruck, withQuery('truck/days', { id }), { signal }),
  });

const VIEWS = { trip: truckOrder.screens.view, service: truckService.screens.view };

/** What a truck did over the last days, each opening its record, and how many it stood idle. */
export function DaysCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { data } = useQuery(daysOf(row.id));
  if (!data) return null;
  const until = (from: string, to: string) =>
    from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`;
  return (
    <Card
      title={say(DAYS.title, { n: countText(IDLE_WINDOW) })}
      note={sayCounted(say, IDLE_COUNTED, data.idle_days)}
      flush
    >
      <LineList
        lines={data.spans.map(({ kind, since, until: to, days, record_id, title }) => ({
          key: `${kind} ${since} ${record_id ?? ''}`,
          title: title ?? say(DAYS[kind]),
          note: until(since, to),
          figure: sayCounted(say, DAYS_COUNTED, days),
          ...(record_id && (kind === 'trip' || kind === 'service')
            ? { href: `${VIEWS[kind]}?id=${record_id}` }
            : {}),
        }))}
      />
    </Card>
  );
}
