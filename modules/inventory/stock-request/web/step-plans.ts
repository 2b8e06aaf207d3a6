import type { Words } from '#core/i18n/language.ts';
import { REQUEST } from './request.words.ts';
import { onRoad, type WireLine, type WireRequest } from './wire-request.ts';

/** The steps in which quantities are typed. */
export type Step = 'approve' | 'dispatch' | 'receive';

/** What is typed of a line in a step, and what stands there at first. */
interface StepInput {
  key: 'approved' | 'sent' | 'received' | 'lost';
  title: Words;
  usual: (line: WireLine, free: number | null) => number;
}

interface StepPlan {
  title: Words;
  button: Words;
  done: Words;
  inputs: readonly StepInput[];
  /** Which lines can still go this step. */
  concerns: (line: WireLine) => boolean;
}

const least = (asked: number, free: number | null) => (free === null ? asked : Math.min(asked, free));

export const PLANS: Readonly<Record<Step, StepPlan>> = {
  approve: {
    title: REQUEST.approveTitle,
    button: REQUEST.approve,
    done: REQUEST.approveDone,
    inputs: [
      { key: 'approved', title: REQUEST.approved, usual: ({ requested }, free) => least(requested, free) },
    ],
    concerns: () => true,
  },
  dispatch: {
    title: REQUEST.dispatchTitle,
    button: REQUEST.dispatch,
    done: REQUEST.dispatchDone,
    inputs: [{ key: 'sent', title: REQUEST.sent, usual: ({ approved }) => approved }],
    concerns: ({ approved }) => approved > 0,
  },
  receive: {
    title: REQUEST.receiveTitle,
    button: REQUEST.receive,
    done: REQUEST.receiveDone,
    inputs: [
      { key: 'received', title: REQUEST.received, usual: onRoad },
      { key: 'lost', title: REQUEST.lost, usual: () => 0 },
    ],
    concerns: (line) => onRoad(line) > 0,
  },
};

export function isStep(name: string): name is Step {
  return name in PLANS;
}

/** What this user may do with a request now, in the branch in which he is: the step first that takes it further. */
export function maySteps(
  { status, outgoing, incoming }: WireRequest,
  may: (right: string) => boolean,
): (Step | 'reject' | 'decline' | 'return')[] {
  const answers = outgoing && may('approve_stock_request');
  if (status === 'pending') return answers ? ['approve', 'reject'] : [];
  if (status === 'approved') return answers ? ['dispatch', 'decline'] : [];
  if (status !== 'in transit' || !may('request_stock')) return [];
  return incoming ? ['receive', 'return'] : ['return'];
}
