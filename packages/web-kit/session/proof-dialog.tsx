import { lazy, Suspense } from 'react';
import { proofOfPerson } from './proof.ts';
import { useQuestions } from './use-questions.ts';

/** Loaded when it is asked for, which is seldom. */
const ProofForm = lazy(() => import('./proof-form.tsx'));

/** Stands over whatever is open when a call asks for the password, and lets that call go on afterwards. */
export function ProofDialog() {
  const question = useQuestions(proofOfPerson);
  return (
    question && (
      <Suspense>
        <ProofForm key={question.key} onEnd={question.answer} />
      </Suspense>
    )
  );
}
