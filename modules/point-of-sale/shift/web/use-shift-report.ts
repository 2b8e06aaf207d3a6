import { useQuery } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { shiftReportAnswer } from '../shift-questions.answer.ts';

/** The report of a shift, so far or whole. */
export function useShiftReport({ id, version }: RecordProps['row']) {
  return useQuery({
    queryKey: ['shift', 'report', id, version] as const,
    queryFn: ({ signal }) => ask(shiftReportAnswer, withQuery('shift/report', { id }), { signal }),
  });
}
