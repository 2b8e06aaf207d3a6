import { lazy, Suspense, useEffect, useState } from 'react';
import { type AskedApproval, askForApprovalBy } from '#web-kit/session/approval.ts';

/** Loaded when it is asked for, which is seldom. */
const ApprovalForm = lazy(() => import('./approval-form.tsx'));

interface Asking {
  asked: AskedApproval;
  sentence: string;
  end: (isApproved: boolean) => void;
}

/** Stands over whatever is open when somebody else may approve what was refused, and lets that call go on afterwards. */
export function ApprovalDialog() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      askForApprovalBy(
        (asked, sentence) =>
          new Promise((resolve) => {
            const end = (isApproved: boolean) => {
              setAsking(null);
              resolve(isApproved);
            };
            setAsking({ asked, sentence, end });
          }),
      ),
    [],
  );
  return (
    asking && (
      <Suspense>
        <ApprovalForm asked={asking.asked} sentence={asking.sentence} onEnd={asking.end} />
      </Suspense>
    )
  );
}
