import { useQuery } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { currentShiftAnswer } from '../current-shift.answer.ts';

/** The shift into which one sells; without data while the server is away. */
export function useCurrentShift() {
  return useQuery({
    queryKey: ['shift', 'current'] as const,
    queryFn: ({ signal }) => ask(currentShiftAnswer, 'shift/current', { signal }),
  });
}
