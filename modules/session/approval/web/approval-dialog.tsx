import { lazy, Suspense } from 'react';
import { approvalOfCall } from '#web-kit/session/approval.ts';
import { useQuestions } from '#web-kit/session/use-questions.ts';

/** Loaded when it is asked for, which is seldom. */
const ApprovalForm = lazy(() => import('./approval-form.tsx'));

/** Stands over whatever is open when somebody else may approve what was refused, and lets that call go on afterwards. */
export function ApprovalDialog() {
  const question = useQuestions(approvalOfCall);
  if (!question) return null;
  const [asked, sentence] = question.about;
  return (
    <Suspense>
      <ApprovalForm key={question.key} asked={asked} sentence={sentence} onEnd={question.answer} />
    </Suspense>
  );
}
