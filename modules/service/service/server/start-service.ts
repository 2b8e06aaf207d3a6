import type { SaidIn } from '#core/said-of-transition.ts';
import { stockInStore, storeFor } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { WaitsForNothing } from '../../errors.ts';
import type { service } from '../service.entity.ts';
import { refuseNotAgreed, WAITS_NOT } from './estimate-job.ts';
import type { HeldService } from './hold-services.ts';

/**
 * Work that begins before the day it was planned for is of the day on which it begins. Where a part is not there it waits for that
 * from the start.
 */
export const startService: TransitionWork<HeldService> = {
  async refuse(context, { row }) {
    await refuseNotAgreed(context, row);
  },
  changes({ clock, branch }, { date }) {
    const day = today(clock, branch);
    return date !== null && date > day ? { date: day } : {};
  },
  async run(context, { row }) {
    return (await areThere(context, row)) ? {} : { waiting: 'parts', waiting_since: context.clock.now() };
  },
};

/** Whether the store that goods are sold from has every part of a job, promised to nobody. */
async function areThere(context: CommandContext, { parts }: HeldService['row']): Promise<boolean> {
  const needed = new Map<string, bigint>();
  for (const { product_id, quantity } of parts ?? [])
    needed.set(product_id, (needed.get(product_id) ?? 0n) + quantity);
  if (needed.size === 0) return true;
  const there = await stockInStore(context.tx, await storeFor(context, null, { orFirst: true }), [
    ...needed.keys(),
  ]);
  return [...needed].every(([id, quantity]) => (there.get(id) ?? 0n) >= quantity);
}

/** Work stops until a part comes or the customer says something. */
export const waitFor: TransitionWork<HeldService, SaidIn<typeof service, 'wait'>> = {
  run: async ({ clock }, _, { waits_for }) => ({ waiting: waits_for, waiting_since: clock.now() }),
};

/** What it waited for is there: the work goes on. What the customer must agree to he still has to. */
export const resume: TransitionWork<HeldService> = {
  async refuse(context, { row }) {
    if (!row.waiting) throw WaitsForNothing();
    await refuseNotAgreed(context, row);
  },
  run: async () => WAITS_NOT,
};
