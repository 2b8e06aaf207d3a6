import { useState } from 'react';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';

/** How far the chain holds; at its end, or at the first row that does not. */
export interface ChainCheck {
  position: number;
  sealed: number;
  waiting: number;
  is_whole: boolean;
  fault: { kind: string; position: number | null; activity_id: string | null } | null;
}

/** Follows the chain stretch by stretch to its end, so that a long one is seen to go on. */
export function useChainCheck() {
  const say = useSay();
  const [made, setMade] = useState<ChainCheck>();
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setProblem(undefined);
    setMade(undefined);
    try {
      let stretch: ChainCheck | undefined;
      do {
        stretch = await call<ChainCheck>('GET', withQuery('activity/check', { after: stretch?.position }));
        setMade(stretch);
      } while (!stretch.is_whole && !stretch.fault);
    } catch (error) {
      setProblem(problemText(error, say));
    } finally {
      setRunning(false);
    }
  };
  return { made, problem, running, run };
}
