import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#core/bars-on-days.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip, type Tone } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { useMoment } from '../../board/web/use-moment.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { COCKPIT, DAYS_LEFT } from './cockpit.words.ts';
import { type Cockpit, cockpitOf } from './cockpit-call.ts';

/** So many days before its end a paper is said to end soon. */
const SOON_DAYS = 30;

/** What the truck brought this month, for whoever sees profit. */
export function MonthFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { data } = useQuery(cockpitOf(row.id));
  const month = data?.month;
  if (!month) return null;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <FigureStrip
      items={[
        { key: 'profit', title: say(COCKPIT.profit), amount: money(month.profit), currency },
        { key: 'income', title: say(COCKPIT.income), amount: money(month.income) },
        { key: 'costs', title: say(COCKPIT.costs), amount: money(month.costs) },
        ...(month.profit_per_km === null
          ? []
          : [
              {
                ...{ key: 'km', title: say(COCKPIT.perKm), amount: money(month.profit_per_km) },
                note: say(COCKPIT.km, { km: quantityText(month.distance) }),
              },
            ]),
      ]}
    />
  );
}

/** Where it is and until when, and its trips of this month. */
export function StandingAndTrips({ row }: RecordProps) {
  const say = useSay();
  const { data } = useQuery(cockpitOf(row.id));
  if (!data) return null;
  return (
    <Stack>
      <Standing cockpit={data} odometer={row.odometer} />
      {data.trips.length > 0 && (
        <Card
          title={say(COCKPIT.trips)}
          action={
            <TextLink href={`${truckOrder.screens.list}?truck_id=${row.id}`} size="s">
              {say(COCKPIT.allTrips)}
            </TextLink>
          }
          flush
        >
          <Trips trips={data.trips} />
        </Card>
      )}
    </Stack>
  );
}

function Standing({ cockpit: { standing, seen }, odometer }: { cockpit: Cockpit; odometer: unknown }) {
  const say = useSay();
  const when = useMoment();
  const { language } = useLanguage();
  const words = [useStandingWords()(standing)];
  if (standing?.place) words.push(say(COCKPIT.to, { place: standing.place }));
  if (standing?.at)
    words.push(
      say(standing.kind === 'next_trip' ? COCKPIT.from : COCKPIT.until, { moment: when(standing.at) }),
    );
  if (standing?.day) words.push(say(COCKPIT.until, { moment: dayText(standing.day, language) }));
  const notes = [
    ...(seen ? [say(COCKPIT.seen, { place: seen.place, day: dayText(seen.date, language) })] : []),
    ...(typeof odometer === 'number' ? [say(COCKPIT.odometer, { km: quantityText(odometer) })] : []),
  ];
  const view = standing?.kind === 'service' ? truckService.screens.view : truckOrder.screens.view;
  return (
    <Card flush>
      <LineList
        lines={[
          {
            ...{ key: 'standing', title: words.join(', '), note: notes.join('. ') },
            ...(standing?.record_id ? { href: `${view}?id=${standing.record_id}` } : {}),
          },
        ]}
      />
    </Card>
  );
}

function useStandingWords(): (standing: Cockpit['standing']) => string {
  const say = useSay();
  return (standing) => {
    if (!standing) return say(COCKPIT.free);
    const { kind, title } = standing;
    if (kind === 'out_of_service' || kind === 'reserved')
      return [say(COCKPIT[kind]), title].filter(Boolean).join(': ');
    if (kind === 'service') return say(COCKPIT.service, { title: title ?? '' });
    if (title === null) return say(kind === 'trip' ? COCKPIT.tripOfOthers : COCKPIT.nextOfOthers);
    return say(COCKPIT[kind], { title });
  };
}

function Trips({ trips }: Pick<Cockpit, 'trips'>) {
  const { currency } = useBranch();
  const words = useEntityWords(truckOrder);
  const when = useMoment();
  const tones: Readonly<Record<string, Tone>> = truckOrder.fields.status.tones ?? {};
  return (
    <LineList
      lines={trips.map(({ id, number, place, customer, status, starts, net_amount }) => ({
        ...{ key: id, title: `${number}, ${place}`, note: `${customer}, ${when(starts)}` },
        middle: <Chip tone={tones[status] ?? 'neutral'}>{choiceText(words, 'status', status)}</Chip>,
        figure: moneyText(net_amount, currency),
        href: `${truckOrder.screens.view}?id=${id}`,
      }))}
    />
  );
}

/** What has to be done on it next, and which of its papers ends first. */
export function DueCards({ row, words }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const today = useToday();
  const { language } = useLanguage();
  const { data } = useQuery(cockpitOf(row.id));
  if (!data) return null;
  const daysLeft = (day: string) => sayCounted(say, DAYS_LEFT, daysBetween(today, day));
  const odometer = typeof row.odometer === 'number' ? row.odometer : null;
  const kmLeft = (due: number | null) => {
    if (due === null || odometer === null) return '';
    const left = due - odometer;
    return say(left < 0 ? COCKPIT.kmOver : COCKPIT.kmLeft, { km: quantityText(Math.abs(left)) });
  };
  const toneOf = (day: string): Tone =>
    day < today ? 'danger' : daysBetween(today, day) <= SOON_DAYS ? 'warning' : 'success';
  return (
    <>
      {data.services.length > 0 && (
        <Card title={say(COCKPIT.services)} flush>
          <LineList
            lines={data.services.map(({ id, title, critical, next_due_date, next_due_km, due }) => ({
              ...{ key: id, title },
              note: [
                ...(critical ? [say(COCKPIT.critical)] : []),
                ...(next_due_date ? [dayText(next_due_date, language)] : []),
                ...[kmLeft(next_due_km)].filter(Boolean),
              ].join(', '),
              figure: <DueChip due={due} />,
              ...(may(truckService.permissions.view)
                ? { href: `${truckService.screens.view}?id=${id}` }
                : {}),
            }))}
          />
        </Card>
      )}
      {data.papers.length > 0 && (
        <Card title={say(COCKPIT.papers)} flush>
          <LineList
            lines={data.papers.map(({ kind, number, expires }) => ({
              ...{ key: `${kind} ${number}`, title: choiceText(words, 'kind', kind) },
              note: [number, dayText(expires, language)].filter(Boolean).join(', '),
              figure: (
                <Chip tone={toneOf(expires)}>
                  {expires < today ? say(COCKPIT.expired) : daysLeft(expires)}
                </Chip>
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
}

const TONES_OF_DUE = { overdue: 'danger', due_soon: 'warning', later: 'success' } as const;

function DueChip({ due }: { due: keyof typeof TONES_OF_DUE }) {
  const words = useEntityWords(truckService);
  return <Chip tone={TONES_OF_DUE[due]}>{choiceText(words, 'due', due)}</Chip>;
}
