import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useDocumentLink } from './document-link.ts';
import { type Movement, movementsOf } from './movements.ts';
import { PRODUCT } from './product.words.ts';

/** How the stock came to be what it is, newest first. */
export function MovementsCard({ id }: { id: string }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const [page, setPage] = useState(1);
  const found = useQuery(movementsOf(id, page));
  const linkOf = useDocumentLink();
  const columns = useColumns(found.data?.value !== undefined);
  const { language } = useLanguage();
  if (found.isError && !found.data)
    return (
      <Card>
        <ErrorPanel
          title={say(PRODUCT.notLoaded)}
          message={problemText(found.error, say)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      </Card>
    );
  if (!found.data) return null;
  const { data, total, limit, current_page, total_pages } = found.data;
  if (total === 0)
    return (
      <Card>
        <EmptyState icon="stock" tone="neutral" title={say(PRODUCT.noMovements)} />
      </Card>
    );
  const from = (current_page - 1) * limit + 1;
  const common = {
    label: say(PRODUCT.movements),
    rows: data,
    rowId: (move: Movement) => move.id,
    rowHref: (move: Movement) => linkOf(move).href,
  };
  const pages = total_pages > 1 && (
    <Pagination
      text={say(PRODUCT.page, { from, to: from + data.length - 1, total })}
      page={page}
      pages={total_pages}
      onPage={setPage}
    />
  );
  if (isPhone)
    return (
      <>
        <CardList
          {...common}
          card={(move) => ({
            title: linkOf(move).title,
            figure: changeText(move.quantity),
            note: dayText(move.date, language),
            chip: say(PRODUCT.leftAfter, { left: quantityText(move.left) }),
          })}
        />
        {pages}
      </>
    );
  return (
    <Card flush>
      <DataTable {...common} columns={columns} rowName={(move) => linkOf(move).title} scroll />
      {pages}
    </Card>
  );
}

function useColumns(hasValue: boolean): Column<Movement>[] {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const linkOf = useDocumentLink();
  return [
    { key: 'date', title: say(PRODUCT.date), render: ({ date }) => dayText(date, language), tabular: true },
    { key: 'kind', title: say(PRODUCT.why), render: (move) => linkOf(move).title },
    { key: 'store', title: say(PRODUCT.store), render: ({ store_name }) => store_name, tone: 'soft' },
    { key: 'who', title: say(PRODUCT.who), render: ({ created_by_name }) => created_by_name, tone: 'soft' },
    {
      key: 'quantity',
      title: say(PRODUCT.moved),
      align: 'right',
      tone: 'strong',
      render: ({ quantity }) => changeText(quantity),
    },
    {
      key: 'left',
      title: say(PRODUCT.left),
      align: 'right',
      tone: 'soft',
      render: ({ left }) => quantityText(left),
    },
    ...(hasValue
      ? [
          {
            key: 'value',
            title: say(PRODUCT.worth),
            align: 'right' as const,
            tone: 'soft' as const,
            render: ({ value }: Movement) => moneyText(value ?? 0, currency),
          },
        ]
      : []),
  ];
}

/** What came in has a plus, what went out a minus. */
function changeText(quantity: number): string {
  return quantity > 0 ? `+${quantityText(quantity)}` : quantityText(quantity);
}
