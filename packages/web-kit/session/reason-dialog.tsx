import { lazy, Suspense, useEffect, useState } from 'react';
import { askForReasonBy } from './reason.ts';

/** Loaded when it is asked for, which is seldom. */
const ReasonForm = lazy(() => import('./reason-form.tsx'));

interface Question {
  sentence: string;
  answer: (reason: string | null) => void;
}

/** Stands over whatever is open when a call needs a reason, and lets that call go on afterwards. */
export function ReasonDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () => askForReasonBy((sentence) => new Promise((resolve) => setQuestion({ sentence, answer: resolve }))),
    [],
  );
  const end = (reason: string | null) => {
    setQuestion(null);
    question?.answer(reason);
  };
  return (
    question && (
      <Suspense>
        <ReasonForm sentence={question.sentence} onEnd={end} />
      </Suspense>
    )
  );
}
