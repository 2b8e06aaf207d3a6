import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListPage } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { CardsSkeleton, ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import type { WireRow } from '../api/queries.ts';
import { useSay } from '../i18n/language.tsx';
import { cardOf } from '../list/card-of.tsx';
import { LIST } from '../list/list.words.ts';
import { ListNotLoaded } from '../list/list-states.tsx';
import { rangeText } from '../list/page-range.ts';
import { rowAddress } from '../screens/addresses.ts';
import { useModuleIcon } from '../screens/module-icon.ts';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { PHONE, useMedia } from '../screens/use-media.ts';
import { useMay } from '../user/current-user.tsx';
import type { Related } from './related-entities.ts';
import { relatedRows } from './related-rows.ts';
import { useRelatedColumns } from './use-related-columns.ts';
import { VIEW } from './view.words.ts';

export interface RelatedListProps {
  related: Related;
  /** The record that the rows belong to. */
  id: string;
}

/** The rows that belong to a record, newest first, with the way to all of them in their own list. */
export function RelatedList({ related, id }: RelatedListProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { entity, column } = related;
  const { many } = useEntityWords(entity);
  const icon = useModuleIcon(entity.module);
  const [page, setPage] = useState(1);
  const found = useQuery(relatedRows(related, id, page));
  if (found.isError && !found.data)
    return (
      <Card>
        <ListNotLoaded
          {...{ entity, error: found.error, retrying: found.isFetching }}
          onRetry={() => void found.refetch()}
        />
      </Card>
    );
  const rows = found.data;
  const content = () => {
    if (!rows) return null;
    if (rows.data.length === 0)
      return (
        <Card>
          <EmptyState icon={icon} tone="neutral" title={say(LIST.noneYet, { many: many.toLowerCase() })} />
        </Card>
      );
    const footer = (
      <Pagination
        text={rangeText(rows, say)}
        link={
          <TextLink size="s" href={`${entity.screens.list}?${column}=${id}`}>
            {say(VIEW.openList)}
          </TextLink>
        }
        page={page}
        pages={rows.total_pages}
        onPage={setPage}
      />
    );
    return <Rows {...{ related, rows, isPhone, footer }} />;
  };
  return (
    <Late loading={!rows} skeleton={isPhone ? <CardsSkeleton /> : <ListSkeleton />}>
      {content()}
    </Late>
  );
}

interface RowsProps {
  related: Related;
  rows: ListPage<WireRow>;
  isPhone: boolean;
  footer: ReactNode;
}

function Rows({ related, rows, isPhone, footer }: RowsProps) {
  const may = useMay();
  const registry = useRegistry();
  const { entity, words, columns } = useRelatedColumns(related, rows.data);
  const common = {
    label: words.many,
    rows: rows.data,
    rowId: (row: WireRow) => row.id,
    rowHref: (row: WireRow) => rowAddress(entity, row, registry, may),
  };
  if (isPhone) {
    const keys = columns.map((column) => column.key);
    return (
      <>
        <CardList {...common} card={(row) => cardOf(entity, keys, words, row)} />
        {footer}
      </>
    );
  }
  return (
    <Card flush>
      <DataTable
        {...common}
        columns={columns}
        rowName={(row) => String(row[entity.title] ?? '')}
        density="compact"
      />
      {footer}
    </Card>
  );
}
