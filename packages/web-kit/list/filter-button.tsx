import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { readListFilter, rulesOf } from '#core/list-filter.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { Filters } from '../api/queries.ts';
import { useSay } from '../i18n/language.tsx';
import { loadScreen } from '../screens/load-screen.ts';
import { LIST_KEYS } from './keys.words.ts';
import { LIST } from './list.words.ts';
import type { ListAddress } from './use-list-state.ts';

const FilterDrawer = lazy(loadScreen('filter', () => import('./filter/filter-drawer.tsx')));

export interface FilterButtonProps {
  entity: AnyEntity;
  address: ListAddress;
  phone: boolean;
}

/** Whatever a list may be narrowed by, behind one button that says how much is in use. */
export function FilterButton({ entity, address, phone }: FilterButtonProps) {
  const say = useSay();
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  const count = countFilters(address.filters);
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  return (
    <>
      {count === 0 ? (
        <IconButton
          icon="adjust"
          kind="secondary"
          name={say(LIST.filters)}
          aria-haspopup="dialog"
          aria-keyshortcuts={LIST_KEYS.filter}
          onClick={open}
        />
      ) : (
        <Button icon="adjust" aria-haspopup="dialog" aria-keyshortcuts={LIST_KEYS.filter} onClick={open}>
          {say(LIST.filtersUsed, { n: count })}
        </Button>
      )}
      {used && (
        <Suspense>
          <FilterDrawer {...{ entity, address, phone, opened }} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Plain filters, and each rule of the filter that was put together. */
function countFilters({ filter = '', ...plain }: Filters): number {
  const rules = readListFilter(filter);
  return Object.keys(plain).length + (rules ? rulesOf(rules).length : 0);
}
