import { lazy, Suspense, useEffect, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { ColumnsMenu } from '#ui/list/columns-menu.tsx';
import { DensityMenu } from '#ui/list/density-menu.tsx';
import { Toolbar } from '#ui/list/toolbar.tsx';
import { useSay } from '../i18n/language.tsx';
import { loadScreen } from '../screens/load-screen.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { useSettled } from '../screens/use-settled.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { ConditionSegments } from './condition-segments.tsx';
import { FilterButton } from './filter-button.tsx';
import { LIST } from './list.words.ts';
import type { OpenedTool } from './list-tool.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { ListColumns } from './use-list-columns.ts';
import type { ListAddress } from './use-list-state.ts';
import { ViewsButton } from './views-button.tsx';

const FiltersInUse = lazy(loadScreen('filters-in-use', () => import('./filter/filters-in-use.tsx')));

export interface ListToolbarProps {
  entity: AnyEntity;
  address: ListAddress;
  columns: ListColumns;
  phone: boolean;
  page: ListPage | undefined;
  onImport: () => void;
  tool?: OpenedTool | undefined;
}

/** Search, conditions and filters; sort in words, columns and row height. */
export function ListToolbar({ entity, address, columns, phone, page, onImport, tool }: ListToolbarProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const { single_keys = true } = useCurrentUser().settings;
  const label = say(LIST.search, { many: words.many.toLowerCase() });
  const [typed, setTyped] = useTypedKeyword(address);
  const search = (
    <SearchInput
      label={label}
      placeholder={label}
      {...(single_keys && { shortcut: '/' })}
      value={typed}
      onChange={setTyped}
    />
  );
  const sort = <SortMenu {...{ entity, address, phone, page, onImport, tool }} columns={columns.sortable} />;
  const conditions = <ConditionSegments {...{ entity, address }} pills={phone} />;
  const filters = <FilterButton {...{ entity, address, phone }} />;
  const views = <ViewsButton {...{ entity, address, columns, phone }} />;
  const inUse = Object.keys(address.filters).length > 0 && (
    <Suspense>
      <FiltersInUse {...{ entity, address }} />
    </Suspense>
  );
  if (phone)
    return (
      <Stack gap={3}>
        <Toolbar bare>
          {search}
          {filters}
          {views}
          {sort}
        </Toolbar>
        {conditions}
        {inUse}
      </Stack>
    );
  return (
    <Toolbar
      end={
        <>
          {views}
          {sort}
          <ColumnsMenu columns={columns.choices} onChange={columns.choose} onReset={columns.reset} />
          <DensityMenu
            value={columns.density}
            onChange={columns.setDensity}
            titles={{ compact: say(LIST.compact), normal: say(LIST.normal), relaxed: say(LIST.relaxed) }}
          />
        </>
      }
    >
      {search}
      {conditions}
      {filters}
      {inUse}
    </Toolbar>
  );
}

/** What is being typed, and the address following it once the typing rests for 250 ms (ui.md §6). */
function useTypedKeyword({ state, change }: ListAddress) {
  const [typed, setTyped] = useState(state.keyword);
  const settled = useSettled(typed, 250);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a rested word changes the address
  useEffect(() => {
    if (settled.trim() !== state.keyword) change({ keyword: settled.trim() });
  }, [settled]);
  useEffect(() => setTyped(state.keyword), [state.keyword]);
  return [typed, setTyped] as const;
}
