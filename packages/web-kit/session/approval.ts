import type { FailedAnswer } from '../api/refused.ts';
import { questionOf } from './question-of.ts';

/** What the server lets somebody approve by his PIN, as the refusal says it. */
export interface AskedApproval {
  act: string;
  document: string;
  percent: number;
  amount: number;
}

/**
 * Whether somebody approves it, after the sentence of the server; false where there is nobody, or he would rather not. Each approval is
 * good for one document, so that every call asks for itself.
 */
export const approvalOfCall = questionOf<readonly [asked: AskedApproval, sentence: string], boolean>(false);

/** What of a refusal somebody may approve; null of most. */
export function approvalIn({ approval }: FailedAnswer): AskedApproval | null {
  return typeof approval === 'object' && approval !== null ? (approval as AskedApproval) : null;
}
