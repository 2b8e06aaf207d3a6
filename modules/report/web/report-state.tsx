import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { REPORT } from './report.words.ts';

export interface ReportStateProps<T> {
  query: UseQueryResult<T>;
  children: (report: T) => ReactNode;
}

/** A report while it is made, when it cannot be made, and made. */
export function ReportState<T>({ query, children }: ReportStateProps<T>) {
  const say = useSay();
  if (query.isError && query.data === undefined)
    return (
      <Card>
        <ErrorPanel
          title={say(REPORT.notLoaded)}
          message={problemText(query.error, say)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  return (
    <Late
      loading={query.data === undefined}
      skeleton={
        <Card flush>
          <ListSkeleton />
        </Card>
      }
    >
      {query.data !== undefined && children(query.data)}
    </Late>
  );
}
