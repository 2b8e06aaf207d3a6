import type { FailedAnswer } from '../api/refused.ts';

/** What the server lets somebody approve by his PIN, as the refusal says it. */
export interface AskedApproval {
  act: string;
  document: string;
  percent: number;
  amount: number;
}

/** Asks whoever sits here for somebody who approves, after the sentence of the server; false where there is nobody, or he would rather not. */
type Asker = (asked: AskedApproval, sentence: string) => Promise<boolean>;

let asker: Asker | null = null;

/** The screen that can ask takes over, until the answer of this is called. */
export function askForApprovalBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whether it was approved; each approval is good for one document, so that every call asks for itself. */
export function askForApproval(asked: AskedApproval, sentence: string): Promise<boolean> {
  return asker?.(asked, sentence) ?? Promise.resolve(false);
}

/** What of a refusal somebody may approve; null of most. */
export function approvalIn({ approval }: FailedAnswer): AskedApproval | null {
  return typeof approval === 'object' && approval !== null ? (approval as AskedApproval) : null;
}
