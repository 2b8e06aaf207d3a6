import { useState } from 'react';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import type { Filters } from '../api/queries.ts';
import { filterOf } from '../fields/filters.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { LIST } from './list.words.ts';
import { isSwitchedOn } from './list-columns.tsx';
import type { ListAddress } from './use-list-state.ts';

export interface FilterButtonProps {
  entity: AnyEntity;
  address: ListAddress;
  phone: boolean;
}

/** The fields a list may be narrowed by, behind one button that says how many are in use. */
export function FilterButton({ entity, address, phone }: FilterButtonProps) {
  const say = useSay();
  const actor = useActor();
  const { switches } = useBranch();
  const words = useEntityWords(entity);
  const [opened, setOpened] = useState(false);
  const { filters, change } = address;
  const offered = readableFields(entity, actor).filter(
    ([key, field]) => entity.filters?.includes(key) && filterOf(field) && isSwitchedOn(field, switches),
  );
  if (offered.length === 0) return null;
  const used = Object.keys(filters).length;
  const name = used === 0 ? say(LIST.filters) : say(LIST.filtersUsed, { n: used });
  const open = () => setOpened(true);
  return (
    <>
      {used === 0 ? (
        <IconButton icon="adjust" kind="secondary" name={name} aria-haspopup="dialog" onClick={open} />
      ) : (
        <Button icon="adjust" aria-haspopup="dialog" onClick={open}>
          {name}
        </Button>
      )}
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={say(LIST.filters)}
        side={phone ? 'bottom' : 'right'}
        footer={
          <>
            <Button disabled={used === 0} onClick={() => change({}, {})}>
              {say(LIST.clearFilters)}
            </Button>
            <Button kind="primary" onClick={() => setOpened(false)}>
              {say(LIST.showRows)}
            </Button>
          </>
        }
      >
        <Stack>
          {offered.map(([key, field]) => {
            const Filter = filterOf(field);
            const column = columnOf(key, field);
            return (
              Filter && (
                <Filter
                  key={key}
                  field={field}
                  fieldKey={key}
                  words={words}
                  label={words.fields[key] ?? key}
                  value={filters[column] ?? ''}
                  onChange={(value) => change({}, withFilter(filters, column, value))}
                />
              )
            );
          })}
        </Stack>
      </Drawer>
    </>
  );
}

function withFilter(filters: Filters, column: string, value: string): Filters {
  const { [column]: _, ...others } = filters;
  return value === '' ? others : { ...others, [column]: value };
}
