import { useQuery } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';
import type { CurrentShift } from '../current-shift.ts';

/** The shift into which one sells; without data while the server is away. */
export function useCurrentShift() {
  return useQuery({
    queryKey: ['shift', 'current'] as const,
    queryFn: ({ signal }) => call<CurrentShift>('GET', 'shift/current', { signal }),
  });
}
