import { isOpen, transitionsFrom } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { onRoad, type WireLine, type WireRequest } from './wire-request.ts';

/** The steps in which quantities are typed. */
export type Step = 'approve' | 'dispatch' | 'receive';

/** What can be done with a request. */
export type RequestStep = Step | 'reject' | 'decline' | 'return';

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

/** In the address of a request whose goods are typed again. */
export const CHANGE = 'edit';

export function isStep(name: string): name is Step {
  return name in PLANS;
}

/** Somebody as a request knows him. */
interface Asker {
  id: string;
  account_type: string;
}

/** Nobody but an owner approves what he asked for himself, or receives what he approved. */
export function isBarred(
  step: RequestStep | undefined,
  request: WireRequest,
  { id, account_type }: Asker,
): boolean {
  if (account_type === 'owner') return false;
  return (
    (step === 'approve' && request.created_by === id) || (step === 'receive' && request.approved_by_id === id)
  );
}

/** The steps that this user is offered. */
export function offeredSteps(
  request: WireRequest,
  may: (right: string) => boolean,
  user: Asker,
): RequestStep[] {
  return maySteps(request, may).filter((step) => !isBarred(step, request, user));
}

/** What this user has the rights for, in the branch in which he is: the step first that takes it further. */
export function maySteps(request: WireRequest, may: (right: string) => boolean): RequestStep[] {
  const { incoming, outgoing } = request;
  const steps = transitionsFrom(stockRequest, { ...request }, may) as RequestStep[];
  return steps.filter((step) => {
    if (step === 'return') return true;
    // A request that waits is answered by one kind of no.
    if (step === 'decline' && steps.includes('reject')) return false;
    return step === 'receive' ? incoming : outgoing;
  });
}

/** Whether this user may ask for other goods instead: while nobody has answered, whoever asked or an owner. */
export function mayChange(
  request: WireRequest,
  may: (right: string) => boolean,
  { id, account_type }: Asker,
): boolean {
  if (!request.incoming || !may(stockRequest.permissions.modify)) return false;
  const isTheirs = account_type === 'owner' || request.created_by === id;
  return isTheirs && isOpen(stockRequest, { ...request }, 'lines');
}
