import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { DASHBOARD } from './dashboard.words.ts';

const CONDITIONS = ['late', 'in_progress', 'waiting', 'pending', 'uncollected', 'lying', 'unpaid'] as const;

/** The workshop as it stands: what is late, worked on, waiting and to be collected. Absent where no job was ever taken in. */
export function WorkshopCard({ service }: { service: AnyEntity }) {
  const say = useSay();
  const words = useEntityWords(service);
  const counts = useQuery(queriesOf(service).counts()).data;
  if (!counts?.all?.total) return null;
  return (
    <Card
      title={say(DASHBOARD.workshop)}
      action={
        <TextLink href="/service/board" size="s">
          {say(DASHBOARD.serviceBoard)}
        </TextLink>
      }
      flush
    >
      <LineList
        lines={CONDITIONS.map((key) => ({
          ...{ key, title: words.conditions?.[key] ?? '', figure: countText(counts[key]?.total ?? 0) },
          href: `${service.screens.list}?condition=${key}`,
        }))}
      />
    </Card>
  );
}
