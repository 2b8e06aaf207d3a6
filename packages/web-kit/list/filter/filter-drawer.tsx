import { useEffect, useState } from 'react';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { declaredFilters } from '#core/derive/filterable.ts';
import { FILTER_BOUNDS, readListFilter, writeListFilter } from '#core/list-filter.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import type { Filters } from '../../api/queries.ts';
import { filterOf } from '../../fields/filters.ts';
import { useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { useActor, useBranch } from '../../user/current-user.tsx';
import { LIST } from '../list.words.ts';
import { isSwitchedOn } from '../list-columns.tsx';
import type { ListAddress } from '../use-list-state.ts';
import { type DraftGroup, draftOf, filterOfDraft, isDraftGroup } from './draft.ts';
import { FilterGroupBox } from './filter-group.tsx';
import { useFilterTitle } from './filter-title.ts';
import { useFilterFields } from './use-filter-fields.ts';

export interface FilterDrawerProps {
  entity: AnyEntity;
  address: ListAddress;
  phone: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Where a filter is put together: the usual questions first, then any condition. Nothing is asked before it is shown. */
export default function FilterDrawer({ entity, address, phone, opened, onClose }: FilterDrawerProps) {
  const say = useSay();
  const actor = useActor();
  const { switches } = useBranch();
  const words = useEntityWords(entity);
  const fields = useFilterFields(entity);
  const [plain, setPlain] = useState<Filters>({});
  const [draft, setDraft] = useState<DraftGroup>(() => draftOf(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with what is in use each time it is opened
  useEffect(() => {
    const { filter, ...others } = address.filters;
    setPlain(others);
    setDraft(draftOf(readListFilter(filter ?? '')));
  }, [opened]);
  const titleOf = useFilterTitle(entity);
  const usual = declaredFilters(entity, actor).filter(
    ([, field]) => filterOf(field) && isSwitchedOn(field, switches),
  );
  const show = (filters: Filters) => {
    onClose();
    address.change({}, filters);
  };
  const showDraft = () => {
    const filter = writeListFilter(filterOfDraft(draft, fields));
    show({ ...plain, ...(filter ? { filter } : {}) });
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(LIST.filters)}
      side={phone ? 'bottom' : 'right'}
      width={460}
      footer={
        <>
          <Button disabled={Object.keys(address.filters).length === 0} onClick={() => show({})}>
            {say(LIST.clearFilters)}
          </Button>
          <Button kind="primary" onClick={showDraft}>
            {say(LIST.showRows)}
          </Button>
        </>
      }
    >
      <Stack>
        {usual.map(([key, field]) => {
          const Filter = filterOf(field);
          const column = columnOf(key, field);
          return (
            Filter && (
              <Filter
                key={key}
                field={field}
                fieldKey={key}
                words={words}
                label={titleOf(key)}
                value={plain[column] ?? ''}
                onChange={(value) => setPlain(withFilter(plain, column, value))}
              />
            )
          );
        })}
        <FilterGroupBox
          {...{ entity, fields }}
          group={draft}
          full={countRules(draft) >= FILTER_BOUNDS.rules}
          onChange={setDraft}
        />
      </Stack>
    </Drawer>
  );
}

function withFilter(filters: Filters, column: string, value: string): Filters {
  const { [column]: _, ...others } = filters;
  return value === '' ? others : { ...others, [column]: value };
}

function countRules({ parts }: DraftGroup): number {
  return parts.reduce((sum, part) => sum + (isDraftGroup(part) ? countRules(part) : 1), 0);
}
