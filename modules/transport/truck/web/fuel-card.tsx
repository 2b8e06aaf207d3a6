import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { fuelOfTruck } from '../fuel.answer.ts';
import { FUEL } from './fuel.words.ts';

// The library of the chart is larger than the rest of the page.
const FuelCurve = lazy(loadScreen('fuel-curve', () => import('./fuel-curve.tsx')));

const fuelOf = (id: string) =>
  queryOptions({
    queryKey: ['truck', 'fuel', id],
    queryFn: ({ signal }) => ask(fuelOfTruck, withQuery('truck/fuel', { id }), { signal }),
  });

/** How far a truck went on a litre, from one full tank to the next; what drank too much says so. */
export function FuelCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { data } = useQuery(fuelOf(row.id));
  if (!data) return null;
  const { mean_km_per_litre: mean, stretches } = data;
  return (
    <Card
      title={say(FUEL.title)}
      {...(mean === null ? {} : { note: say(FUEL.mean, { km: quantityText(mean) }) })}
    >
      {stretches.length === 0 ? (
        <p>{say(FUEL.none)}</p>
      ) : (
        <>
          {stretches.length > 1 && (
            <Suspense fallback={null}>
              <FuelCurve fuel={data} />
            </Suspense>
          )}
          <LineList
            lines={stretches
              .toReversed()
              .map(({ date, from_km, to_km, litres, km_per_litre, is_flagged }) => ({
                key: `${date} ${to_km}`,
                title: say(FUEL.stretch, { from: quantityText(from_km), to: quantityText(to_km) }),
                note: say(FUEL.litres, { litres: quantityText(litres), day: dayText(date, language) }),
                ...(is_flagged ? { middle: <Chip tone="warning">{say(FUEL.flagged)}</Chip> } : {}),
                figure: say(FUEL.perLitre, { km: quantityText(km_per_litre) }),
              }))}
          />
        </>
      )}
    </Card>
  );
}
