import { lazy, Suspense } from 'react';
import { reasonForCall } from './reason.ts';
import { useQuestions } from './use-questions.ts';

/** Loaded when it is asked for, which is seldom. */
const ReasonForm = lazy(() => import('./reason-form.tsx'));

/** Stands over whatever is open when a call needs a reason, and lets that call go on afterwards. */
export function ReasonDialog() {
  const question = useQuestions(reasonForCall);
  if (!question) return null;
  const { key, about, answer } = question;
  return (
    <Suspense>
      <ReasonForm key={key} sentence={about[0]} onEnd={answer} />
    </Suspense>
  );
}
