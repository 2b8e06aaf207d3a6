import { lazy, Suspense, useEffect, useState } from 'react';
import { askForProofBy } from './proof.ts';

/** Loaded when it is asked for, which is seldom. */
const ProofForm = lazy(() => import('./proof-form.tsx'));

/** Stands over whatever is open when a call asks for the password, and lets that call go on afterwards. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(
    () =>
      askForProofBy(
        () =>
          new Promise((resolve) =>
            setAnswer(() => (isProved: boolean) => {
              setAnswer(null);
              resolve(isProved);
            }),
          ),
      ),
    [],
  );
  return (
    answer && (
      <Suspense>
        <ProofForm onEnd={answer} />
      </Suspense>
    )
  );
}
