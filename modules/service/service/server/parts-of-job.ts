import { statesBefore } from '#core/state-sets.ts';
import {
  goodsForSale,
  mayUseStore,
  releaseFor,
  reservedFor,
  reserveFor,
  storeFor,
} from '#modules/inventory/public.ts';
import { type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';

/** Of a job, what says which goods it needs. */
interface JobWithParts {
  id: string;
  parts?: readonly { product_id: string; quantity: bigint }[] | null;
}

const sourceOf = ({ id }: Pick<JobWithParts, 'id'>) => ({ kind: service.name, id });

/**
 * Promises a job its parts, in place of what it had, as far as the store that goods are sold from has them free; answers whether
 * that is all. What another job was promised first stays that one's (services.md 4).
 */
export async function reserveParts(context: CommandContext, job: JobWithParts): Promise<boolean> {
  const { tx, branch } = context;
  const parts = job.parts ?? [];
  const known = await goodsForSale(tx, branch.id, [...new Set(parts.map(({ product_id }) => product_id))]);
  const goods = parts.filter(({ product_id }) => known.get(product_id)?.type === 'product');
  const store_id = goods.length > 0 ? await storeOfParts(context, job) : '';
  return reserveFor(
    tx,
    branch,
    sourceOf(job),
    goods.map(({ product_id, quantity }) => ({ product_id, quantity, store_id })),
  );
}

/** Frees the parts of a job: they leave now, or are not needed. */
export async function releaseParts({ tx, branch }: CommandContext, job: JobWithParts): Promise<void> {
  await releaseFor(tx, branch, sourceOf(job));
}

/** Where the parts of a job lie: where they are promised to it, as long as the caller works there; else where he sells from. */
export async function storeOfParts(context: CommandContext, job: JobWithParts): Promise<string> {
  const [first] = await reservedFor(context.tx, sourceOf(job));
  if (first && mayUseStore(context.actor, first.store_id)) return first.store_id;
  return storeFor(context, null, { orFirst: true });
}

/** Work in progress that needs other parts than before has those promised instead, and waits for what is not there. */
export async function reserveChangedParts(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) {
    const { row, before } = draft;
    if (!before || !TAKES_PARTS.includes(String(before.status)) || !isSound(draft)) continue;
    if (row.parts === before.parts || (await reserveParts(context, row as JobWithParts & typeof row)))
      continue;
    if (!row.waiting) Object.assign(row, { waiting: 'parts', waiting_since: context.clock.now() });
  }
}

/** The states in which parts are promised to a job: they leave as it is finished. */
const TAKES_PARTS: readonly string[] = statesBefore(serviceStates, 'finish');
