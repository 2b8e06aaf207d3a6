import { useState } from 'react';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type ChainCheck, chainCheckAnswer } from '../chain-check.answer.ts';

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
        stretch = await ask(chainCheckAnswer, withQuery('activity/check', { after: stretch?.position }));
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
