import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { DASHBOARD } from './dashboard.words.ts';

interface HaulierCardProps {
  truck: AnyEntity;
  /** Trips and services, where the user sees their lists. */
  order: AnyEntity | undefined;
  service: AnyEntity | undefined;
}

/** What of each is told, as the condition of its list. */
const OF_TRUCKS = ['available', 'in_use', 'maintenance'];
const OF_TRIPS = ['draft', 'in_transit', 'unpaid'];
const OF_SERVICES = ['requested', 'due'];

/** The trucks now and what waits for somebody, each figure opening its list. Absent where there is no truck. */
export function HaulierCard({ truck, order, service }: HaulierCardProps) {
  const say = useSay();
  const trucks = useQuery(queriesOf(truck).counts()).data;
  const hasTrucks = (trucks?.all?.total ?? 0) > 0;
  const counted = [
    ...useCounted(truck, OF_TRUCKS, hasTrucks),
    ...useCounted(order, OF_TRIPS, hasTrucks),
    ...useCounted(service, OF_SERVICES, hasTrucks),
  ];
  if (!hasTrucks) return null;
  return (
    <Card
      title={say(DASHBOARD.transport)}
      {...(order
        ? {
            action: (
              <TextLink href="/transport/board" size="s">
                {say(DASHBOARD.boardOfTrucks)}
              </TextLink>
            ),
          }
        : {})}
      flush
    >
      <LineList lines={counted} />
    </Card>
  );
}

/** One line for each condition of a list, with how many rows it has. */
function useCounted(entity: AnyEntity | undefined, conditions: readonly string[], enabled: boolean) {
  const registry = useRegistry();
  const { language } = useLanguage();
  const known = entity ?? registry.entities[0];
  const counts = useQuery({
    ...queriesOf(known as AnyEntity).counts(),
    enabled: enabled && entity !== undefined,
  }).data;
  if (!entity) return [];
  const words = registry.words(entity.name)[language];
  return conditions.map((key) => ({
    ...{ key: `${entity.name} ${key}`, title: `${words.many}: ${words.conditions?.[key] ?? ''}` },
    ...{ figure: countText(counts?.[key]?.total ?? 0), href: `${entity.screens.list}?condition=${key}` },
  }));
}
