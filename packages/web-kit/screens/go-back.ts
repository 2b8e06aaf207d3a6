import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** How many steps the way back from this screen is (specification §2): past the form that made the record. */
    delta?: number;
  }
}

/** The way back: as many steps as the history state says, or to a given address where nothing was open before. */
export function useGoBack(otherwise: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    const { delta = 1 } = router.history.location.state;
    if (router.history.canGoBack()) router.history.go(-delta);
    else void navigate({ to: otherwise });
  }, [router, navigate, otherwise]);
}

interface JumpingHistory {
  location: { state: { delta?: number } };
  go(steps: number): void;
  subscribe(listener: (event: { action: { type: string } }) => void): () => void;
}

/** Makes the browser's own back button take the same steps. */
export function jumpBackByDelta(history: JumpingHistory): () => void {
  let { delta = 1 } = history.location.state;
  return history.subscribe(({ action }) => {
    const rest = action.type === 'BACK' ? delta - 1 : 0;
    delta = history.location.state.delta ?? 1;
    if (rest > 0) history.go(-rest);
  });
}
