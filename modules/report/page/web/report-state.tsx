import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './report.module.css';
import { REPORT } from './report.words.ts';

export interface ReportStateProps<T> {
  query: UseQueryResult<T>;
  children: (report: T) => ReactNode;
}

/** A report while it is made, when it cannot be made, and made: on paper only for whoever may print. */
export function ReportState<T>({ query, children }: ReportStateProps<T>) {
  const say = useSay();
  const may = useMay();
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
      {query.data !== undefined && (
        <div className={may('print_report') ? undefined : classes.screenOnly}>{children(query.data)}</div>
      )}
    </Late>
  );
}
