import { useQuery } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';
import type { ShiftTerms } from '../shift-terms.ts';

/** The tills of the branch, and where their cash can go. */
export function useShiftTerms() {
  return useQuery({
    queryKey: ['shift', 'terms'] as const,
    queryFn: ({ signal }) => call<ShiftTerms>('GET', 'shift/terms', { signal }),
  });
}
