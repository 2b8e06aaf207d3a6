import type { SaidIn } from '#core/said-of-transition.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { WaitsForNothing } from '../../errors.ts';
import type { service } from '../service.entity.ts';
import { refuseNotAgreed, WAITS_NOT } from './estimate-job.ts';
import type { HeldService } from './hold-services.ts';
import { reserveParts } from './parts-of-job.ts';

/**
 * Work that begins before the day it was planned for is of the day on which it begins. Its parts are promised to it; where one is
 * not there it waits for that from the start.
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
    const started_at = context.clock.now();
    if (await reserveParts(context, row)) return { started_at };
    return { started_at, waiting: 'parts', waiting_since: started_at };
  },
};

/** Work stops until a part comes or the customer says something. */
export const waitFor: TransitionWork<HeldService, SaidIn<typeof service, 'wait'>> = {
  run: async ({ clock }, _, { waits_for }) => ({ waiting: waits_for, waiting_since: clock.now() }),
};

/**
 * What it waited for is there: the work goes on, and has the parts that came promised to it. What the customer must agree to he
 * still has to.
 */
export const resume: TransitionWork<HeldService> = {
  async refuse(context, { row }) {
    if (!row.waiting) throw WaitsForNothing();
    await refuseNotAgreed(context, row);
  },
  async run(context, { row }) {
    await reserveParts(context, row);
    return WAITS_NOT;
  },
};
