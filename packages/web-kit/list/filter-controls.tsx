import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { filterOf } from '../fields/filters.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { useActor } from '../user/current-user.tsx';
import type { ListAddress } from './use-list-state.ts';

/** One control for each field that the entity may be filtered by and the user may read. */
export function FilterControls({ entity, address }: { entity: AnyEntity; address: ListAddress }) {
  const actor = useActor();
  const words = useEntityWords(entity);
  const { filters, change } = address;
  const offered = readableFields(entity, actor).filter(([key]) => entity.filters?.includes(key));
  return offered.map(([key, field]) => {
    const Filter = filterOf(field);
    if (!Filter) return null;
    const column = columnOf(key, field);
    return (
      <Filter
        key={key}
        field={field}
        fieldKey={key}
        words={words}
        label={words.fields[key] ?? key}
        value={filters[column] ?? ''}
        onChange={(value) => change({}, withFilter(filters, column, value))}
      />
    );
  });
}

function withFilter(filters: Readonly<Record<string, string>>, column: string, value: string) {
  const { [column]: _, ...others } = filters;
  return value === '' ? others : { ...others, [column]: value };
}
