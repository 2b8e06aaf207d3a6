import { statesAfter, statesBefore } from '#core/state-sets.ts';
import type { FoundJob } from '#server-kit/db/link-gateway.ts';
import { serviceStates } from '../../service/service.states.ts';
import type { STANDINGS } from '../link.answer.ts';

export type Standing = (typeof STANDINGS)[number];

const DONE: readonly string[] = statesBefore(serviceStates, 'collect');
const CANCELLED: readonly string[] = statesAfter(serviceStates, 'cancel');
const WORKED_ON: readonly string[] = statesBefore(serviceStates, 'finish');

/** How a job stands, in the words of a customer: an estimate that waits for him goes before all else. */
export function standingOf(job: Pick<FoundJob, 'status' | 'waiting' | 'collected_at'>): Standing {
  if (CANCELLED.includes(job.status)) return 'cancelled';
  if (DONE.includes(job.status)) return job.collected_at ? 'collected' : 'ready';
  if (job.waiting === 'customer') return 'your_word';
  if (job.waiting === 'parts') return 'parts';
  return WORKED_ON.includes(job.status) ? 'in_progress' : 'received';
}

/** The estimate that waits for the customer's word. */
export function askedOf({ waiting, estimate_amount, accepted_amount }: FoundJob): bigint | null {
  return waiting === 'customer' && accepted_amount === null ? estimate_amount : null;
}
