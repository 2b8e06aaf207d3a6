import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import { totalText } from '../list/page-range.ts';
import { RelatedList } from './related-list.tsx';
import { relatedRows } from './related-rows.ts';
import type { RecordProps } from './status-of.tsx';
import { type NamedRelated, useRelated } from './use-related.ts';

/** A tab for each list that belongs to a record, with how many rows of it do; `rows` once they are known. */
export function useRelatedTabs(
  { entity, row }: Pick<RecordProps, 'entity' | 'row'>,
  isShown: (related: NamedRelated) => boolean = () => true,
) {
  const related = useRelated(entity).filter(isShown);
  const pages = useQueries({ queries: related.map((one) => relatedRows(one, row.id)) });
  return related.map((one, index) => {
    const page = pages[index]?.data;
    return {
      value: one.name,
      title: one.title,
      rows: page?.data,
      /** A list that was not loaded is none without rows. */
      isRefused: pages[index]?.isError === true,
      ...(page ? { count: totalText(page) } : {}),
      content: (
        <Suspense fallback={null}>
          <RelatedList related={one} id={row.id} />
        </Suspense>
      ),
    };
  });
}
