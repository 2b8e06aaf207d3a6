import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { queriesOf } from '../api/queries.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { LIST } from './list.words.ts';
import { totalText } from './page-range.ts';
import type { ListAddress } from './use-list-state.ts';

export interface ConditionSegmentsProps {
  entity: AnyEntity;
  address: ListAddress;
  /** Pills that scroll sideways, on phones. */
  pills: boolean;
}

/**
 * The named conditions of an entity with the number of rows in each, of those that the word and the filters leave; more
 * than five become a select. One that speaks of what the user may not see is absent.
 */
export function ConditionSegments({ entity, address, pills }: ConditionSegmentsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const english = useRegistry().words(entity.name).en;
  const { state, filters, change } = address;
  const named = Object.keys(entity.conditions);
  const { data: counts } = useQuery({
    ...queriesOf(entity).counts(state.keyword, filters),
    enabled: named.length > 0,
  });
  const conditions = ['all', ...named.filter((condition) => !counts || condition in counts)];
  if (conditions.length === 1) return null;
  const title = (condition: string) =>
    condition === 'all'
      ? (words.all ?? say(LIST.all))
      : (words.conditions?.[condition] ?? english.conditions?.[condition] ?? condition);
  return (
    <Segments
      key={language}
      label={say(LIST.condition)}
      look={pills ? 'pills' : 'track'}
      value={state.condition}
      onChange={(condition) => change({ condition })}
      items={conditions.map((condition) => {
        const counted = counts?.[condition];
        return {
          value: condition,
          title: title(condition),
          ...(counted ? { count: totalText(counted) } : {}),
        };
      })}
    />
  );
}
