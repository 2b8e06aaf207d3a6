import { useQueries } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { queriesOf } from '../api/queries.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { LIST } from './list.words.ts';
import { totalText } from './page-range.ts';

export interface ConditionSegmentsProps {
  entity: AnyEntity;
  value: string;
  onChange: (condition: string) => void;
  /** Pills that scroll sideways, on phones. */
  pills: boolean;
}

/** The named conditions of an entity with the number of rows in each; more than five become a select. */
export function ConditionSegments({ entity, value, onChange, pills }: ConditionSegmentsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const english = useRegistry().words(entity.name).en;
  const conditions = ['all', ...Object.keys(entity.conditions)];
  const counts = useQueries({ queries: conditions.map((condition) => queriesOf(entity).count(condition)) });
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
      value={value}
      onChange={onChange}
      items={conditions.map((condition, index) => {
        const page = counts[index]?.data;
        return { value: condition, title: title(condition), ...(page ? { count: totalText(page) } : {}) };
      })}
    />
  );
}
