import { QueryClient } from '@tanstack/react-query';
import { Refused } from '#web-kit/api/refused.ts';

/** One memory of answers for the whole app; a refusal is final, a lost network is tried again twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => !(error instanceof Refused && error.status < 500) && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
