import type { NewRow } from '#core/define-entity.ts';
import { postEntries } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { type PostedStep, requestEntries } from '../stock-request-posting.rules.ts';
import type { StoredRequest } from './hold-request.ts';

/** A step as it has just happened to one line; what is left out is nothing. */
export type NewStep = Pick<PostedStep, 'step' | 'date' | 'product_id' | 'quantity'> &
  Partial<PostedStep> & { batch?: string | null; reason?: string | null };

/** Posts what has just happened to a request, and keeps it there with who did it and when. */
export async function postSteps(
  { tx, actor, clock }: CommandContext,
  row: StoredRequest,
  { changes, steps }: { changes: NewRow<typeof stockRequest>; steps: readonly NewStep[] },
): Promise<StoredRequest> {
  const kept = steps.map((step) => ({
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
  const source = { kind: stockRequest.name, id: row.id };
  const entries = requestEntries({ ...row, steps: kept });
  await postEntries(
    tx,
    entries.map((entry) => ({ ...entry, source })),
    actor,
  );
  return tx.save(stockRequest, row, { ...changes, steps: [...row.steps, ...kept] } as NewRow<
    typeof stockRequest
  >);
}
