import { addDays } from '#core/business-day.ts';
import { rowAfter } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { endOccupation, release } from '#modules/branch/public.ts';
import { giveBack } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { ServiceIsDone, ServiceNotStarted } from '../../errors.ts';
import { commissionsOf } from '../commission.rules.ts';
import { hasItemInShop } from '../item-in-shop.rules.ts';
import { billLines } from '../job-lines.rules.ts';
import { service } from '../service.entity.ts';
import { billJob } from './bill-job.ts';
import { depositOfJob, payerOf } from './deposit-of-job.ts';
import { refuseDearer, refuseNotAgreed, WAITS_NOT } from './estimate-job.ts';
import type { HeldService } from './hold-services.ts';
import { informIfUsual } from './inform-customer.ts';
import { releaseParts } from './parts-of-job.ts';
import { timeOfJob } from './take-time.ts';
import { typesOfJobs } from './types-of-jobs.ts';

type Job = HeldService['row'];

/**
 * Ends the work and bills it: work and parts are sold by the engine of the till, out of the store that goods are sold from. The
 * warranty runs from today.
 */
export const finishService: TransitionWork<HeldService, SaidIn<typeof service, 'finish'>> = {
  notNow: ServiceNotStarted,
  async refuse(context, { row }) {
    await refuseNotAgreed(context, row);
    refuseDearer(context, row);
  },
  async run(context, { row }, { result, ...said }) {
    const day = today(context.clock, context.branch);
    const lines = billLines(row, await workOf(context, row));
    const { net_amount, tax, total_amount, customer_id } = await billJob(context, row, {
      ...{ ...said, lines, discount: row.discount, isKept: hasItemInShop(row) },
    });
    // What is left of his time is free.
    endOccupation(context.tx, timeOfJob(row), context.clock.now());
    const isRight = result === 'done' && !row.warranty_of_id;
    const ended = {
      // Of a room that was charged the guest is the customer, where nobody was known.
      customer_id: row.customer_id ?? customer_id,
      ...{ net_amount, tax, total_amount, result, ...WAITS_NOT },
      ...{ finished_on: day, finished_at: context.clock.now() },
      commissions: commissionsOf(row).map((one, no) => ({ line_no: no + 1, ...one })),
      warranty_until: isRight && row.warranty_days ? addDays(day, row.warranty_days) : null,
    };
    return { ...ended, ...(await informIfUsual(context, rowAfter(service, row, 'finish', ended))) };
  },
};

/**
 * Gives a job up. What is charged all the same, such as the diagnosis, is sold as its work; of what the customer has paid ahead the
 * rest is paid back out of the account that was said, and stays with the house as his where none was (services.md 4).
 */
export const cancelService: TransitionWork<HeldService, SaidIn<typeof service, 'cancel'>> = {
  notNow: ServiceIsDone,
  async run(context, { row }, { charge, account_id }) {
    release(context.tx, timeOfJob(row));
    const billed = charge ? await billCharge(context, row, charge, account_id) : null;
    const rest = billed ? billed.deposit - billed.covered : await depositOfJob(context, row);
    if (!billed) await releaseParts(context, row);
    if (rest > 0n) await giveBack(context, payerOf(row), { account_id }, rest);
    if (!billed) return { ...WAITS_NOT, commission: null };
    const { net_amount, tax, total_amount } = billed;
    return { ...WAITS_NOT, net_amount, tax, total_amount, commission: null };
  },
};

/** The charge is what the customer pays, VAT and all, whichever way the branch has its prices. */
async function billCharge(
  context: CommandContext,
  row: Job,
  charge: Job['total_amount'],
  account_id: string | null,
) {
  const job = { price: charge, hours: quantity(1000n), parts: [], warranty_of_id: null };
  const lines = billLines(job, await workOf(context, row));
  return billJob(context, row, { lines, discount: null, price_mode: 'inclusive', account_id });
}

/** The product by which the work of a job is sold. */
async function workOf({ tx }: CommandContext, { service_type_id }: Job): Promise<string> {
  const type = (await typesOfJobs(tx, [service_type_id])).get(service_type_id);
  if (!type) throw new InvalidFields({ service_type_id: { key: 'not_found' } });
  return type.product_id;
}
