import { useQuery } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ShiftReport } from '../shift-report.ts';

/** The report of a shift, so far or whole. */
export function useShiftReport({ id, version }: RecordProps['row']) {
  return useQuery({
    queryKey: ['shift', 'report', id, version] as const,
    queryFn: ({ signal }) => call<ShiftReport>('GET', withQuery('shift/report', { id }), { signal }),
  });
}
