import { useMemo, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { type ListPage, orderInForce } from '#core/list-state.ts';
import { COLUMN_WIDTHS } from '#core/list-view.ts';
import { CardList } from '#ui/list/card-list.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import type { WireRow } from '../api/queries.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { rowAddress } from '../screens/addresses.ts';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { useCurrentUser, useMay } from '../user/current-user.tsx';
import { useBulkActions } from './bulk-actions.ts';
import { cardOf } from './card-of.tsx';
import { useInlineColumns } from './inline/use-inline-columns.tsx';
import { LIST, SELECTED } from './list.words.ts';
import { RowActions } from './row-actions.tsx';
import { rowsShown } from './rows-shown.ts';
import type { ListColumns } from './use-list-columns.ts';
import type { ListAddress } from './use-list-state.ts';
import type { useSelection } from './use-selection.ts';

/** Tells a screen reader how many rows are selected, whenever that changes. */
function Selected({ count }: { count: number }) {
  const say = useSay();
  const [wasSelected, setWasSelected] = useState(false);
  if (count > 0 && !wasSelected) setWasSelected(true);
  const text = count > 0 ? sayCounted(say, SELECTED, count) : wasSelected ? say(LIST.noneSelected) : '';
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

export interface ListBodyProps {
  entity: AnyEntity;
  address: ListAddress;
  page: ListPage<WireRow>;
  columns: ListColumns;
  selection: ReturnType<typeof useSelection>;
  reloading: boolean;
  phone: boolean;
  onDelete: (row: WireRow) => void;
}

/** The rows: a table on a laptop, cards on a phone. */
export function ListBody({
  entity,
  address,
  page,
  columns,
  selection,
  reloading,
  phone,
  onDelete,
}: ListBodyProps) {
  const may = useMay();
  const { settings } = useCurrentUser();
  const words = useEntityWords(entity);
  const { state, change } = address;
  const inForce = orderInForce(entity, state);
  const registry = useRegistry();
  const handled = useMemo(
    () => rowsShown(entity, state.condition, registry),
    [entity, state.condition, registry],
  );
  const { edits, exports, deletes, steps } = useBulkActions(handled);
  const shown = useInlineColumns(handled, columns.shown);
  const common = {
    label: words.many,
    rows: page.data,
    rowId: (row: WireRow) => row.id,
    rowHref: (row: WireRow) => rowAddress(handled, row, registry, may),
    ...(edits || exports || deletes || steps.length > 0
      ? { selected: selection.selected, onSelect: selection.setSelected }
      : {}),
  };
  if (phone) {
    const keys = columns.shown.map((column) => column.key);
    return <CardList {...common} card={(row) => cardOf(entity, keys, words, row)} />;
  }
  return (
    <>
      <Selected count={selection.selected.size} />
      <DataTable
        {...common}
        scroll
        keys
        letters={settings.single_keys ?? true}
        onSelectRest={() => page.total > selection.selected.size && void selection.selectAll()}
        columns={shown}
        rowName={(row) => String(row[entity.title] ?? words.one)}
        sort={{ key: inForce.sort, direction: inForce.order === 1 ? 'asc' : 'desc' }}
        onSort={({ key, direction }) => change({ sort: key, order: direction === 'asc' ? 1 : -1 })}
        actions={(row) => <RowActions entity={handled} row={row} onDelete={onDelete} />}
        density={columns.density}
        arranging={{ onMove: columns.move, onWidth: columns.widen, bounds: COLUMN_WIDTHS }}
        reloading={reloading}
      />
    </>
  );
}
