import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { type FilterGroup, type FilterPart, readListFilter, writeListFilter } from '#core/list-filter.ts';
import { ChipBar, RemovableChip } from '#ui/list/chip-bar.tsx';
import type { Filters } from '../../api/queries.ts';
import { useSay } from '../../i18n/language.tsx';
import { LIST } from '../list.words.ts';
import type { ListAddress } from '../use-list-state.ts';
import { FILTER } from './filter.words.ts';
import { usePlainText } from './plain-text.ts';
import { usePartText } from './rule-text.tsx';
import { useFilterFields } from './use-filter-fields.ts';

export interface FiltersInUseProps {
  entity: AnyEntity;
  address: ListAddress;
}

/** What the list is narrowed by, in words, each to be taken away by itself. */
export default function FiltersInUse({ entity, address }: FiltersInUseProps) {
  const say = useSay();
  const fields = useFilterFields(entity);
  const { filter: text = '', ...plain } = address.filters;
  const filter = readListFilter(text);
  const change = (filters: Filters) => address.change({}, filters);
  return (
    <ChipBar
      label={say(FILTER.active)}
      lead={filter?.join === 'any' && filter.parts.length > 1 ? say(FILTER.anyOf) : undefined}
      clear={say(LIST.clearFilters)}
      onClear={() => change({})}
    >
      {Object.entries(plain).map(([name, value]) => {
        const { [name]: _, ...others } = address.filters;
        return <PlainChip key={name} {...{ entity, name, value }} onRemove={() => change(others)} />;
      })}
      {filter?.parts.map((part, index) => (
        <PartChip
          key={JSON.stringify(part)}
          {...{ entity, fields, part }}
          onRemove={() => change({ ...plain, ...without(filter, index) })}
        />
      ))}
    </ChipBar>
  );
}

function without(filter: FilterGroup, index: number): Filters {
  const text = writeListFilter({ ...filter, parts: filter.parts.filter((_, place) => place !== index) });
  return text ? { filter: text } : {};
}

interface PartChipProps {
  entity: AnyEntity;
  fields: ReadonlyMap<string, Field>;
  part: FilterPart;
  onRemove: () => void;
}

function PartChip({ entity, fields, part, onRemove }: PartChipProps) {
  const text = usePartText(entity, fields, part);
  return text === '' ? null : <RemovableChip text={text} onRemove={onRemove} />;
}

interface PlainChipProps {
  entity: AnyEntity;
  name: string;
  value: string;
  onRemove: () => void;
}

/** `Category: Drinks`, where a link of another screen said so. */
function PlainChip({ entity, name, value, onRemove }: PlainChipProps) {
  return <RemovableChip text={usePlainText(entity, name, value)} onRemove={onRemove} />;
}
