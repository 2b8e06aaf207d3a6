import { useQuery } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { shiftTermsAnswer } from '../shift-questions.answer.ts';

/** The tills of the branch, and where their cash can go. */
export function useShiftTerms() {
  return useQuery({
    queryKey: ['shift', 'terms'] as const,
    queryFn: ({ signal }) => ask(shiftTermsAnswer, 'shift/terms', { signal }),
  });
}
