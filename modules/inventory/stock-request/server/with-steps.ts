import type { CommandContext } from '#server-kit/operation/context.ts';
import type { PostedStep } from '../stock-request-posting.rules.ts';
import type { StoredRequest } from './hold-request.ts';

/** A step as it has just happened to one line; what is left out is nothing. */
export type NewStep = Pick<PostedStep, 'step' | 'date' | 'product_id' | 'quantity'> &
  Partial<PostedStep> & { batch?: string | null; reason?: string | null };

/** The steps of a request with those that have just happened, who did them and when: what is new among them posts by its rule. */
export function withSteps(
  { actor, clock }: Pick<CommandContext, 'actor' | 'clock'>,
  row: StoredRequest,
  steps: readonly NewStep[],
): { steps: StoredRequest['steps'] } {
  const made = steps.map((step) => ({
    lost: 0n,
    cost: 0n,
    lost_cost: 0n,
    shortage_cost: 0n,
    batch: null,
    reason: null,
    ...step,
    by_id: actor.user_id as StoredRequest['steps'][number]['by_id'] & string,
    at: clock.now(),
  }));
  return { steps: [...row.steps, ...made] as StoredRequest['steps'] };
}
