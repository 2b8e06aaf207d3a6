import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { AboveEstimate, EstimateChanged, EstimateNeeded, EstimateWaits, NoEstimate } from '../../errors.ts';
import type { service } from '../service.entity.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import type { HeldService } from './hold-services.ts';
import { informIfUsual } from './inform-customer.ts';
import { isSoldBefore } from './sold-before.ts';
import { typesOfJobs } from './types-of-jobs.ts';

type Job = HeldService['row'];

/** A job waits for nothing. */
export const WAITS_NOT = { waiting: null, waiting_since: null } as const;

/** The customer is told what it will cost; until he agrees the work waits for him. A new estimate asks anew. */
export const estimateJob: TransitionWork<HeldService, SaidIn<typeof service, 'estimate'>> = {
  async run(context, { row }, { amount }) {
    const estimate_amount = amount ?? row.total_amount;
    if (!estimate_amount)
      throw new InvalidFields({
        amount: { key: 'nothing_estimated', words: SERVICE_TEXTS.nothingEstimated },
      });
    const at = context.clock.now();
    const asked = {
      ...{ estimate_amount, estimate_at: at, waiting: 'customer' as const, waiting_since: at },
      ...{ accepted_amount: null, accepted_at: null, accepted_by: null, answered_by_link: null },
    };
    return { ...asked, ...(await informIfUsual(context, { ...row, ...asked })) };
  },
};

/** He agrees to what he was told: whoever writes it down says how much that was, so an old page agrees to nothing new. */
export const acceptEstimate: TransitionWork<HeldService, SaidIn<typeof service, 'accept'>> = {
  refuse: async (_, { row }) => refuseNoEstimate(row),
  async run({ branch, clock }, { row }, { amount, accepted_by }) {
    if (amount !== null && amount !== row.estimate_amount)
      throw EstimateChanged({ now: formatExact(row.estimate_amount ?? 0n, moneyStyle(branch)) });
    return {
      ...{ accepted_amount: row.estimate_amount, accepted_at: clock.now(), accepted_by },
      ...WAITS_NOT,
    };
  },
};

/** He does not agree: the work does not begin, and waits for nobody. */
export const declineEstimate: TransitionWork<HeldService> = {
  refuse: async (_, { row }) => refuseNoEstimate(row),
  run: async () => WAITS_NOT,
};

function refuseNoEstimate({ waiting, estimate_amount, accepted_at }: Job): void {
  if (waiting !== 'customer' || estimate_amount === null || accepted_at) throw NoEstimate();
}

/** Work begins, and is finished, when the customer has agreed to what it costs. */
export async function refuseNotAgreed({ tx }: CommandContext, row: Job): Promise<void> {
  if (row.estimate_amount !== null && row.accepted_at === null) throw EstimateWaits();
  if (row.estimate_amount !== null || row.warranty_of_id) return;
  // Who has bought it knows what it costs.
  if (isSoldBefore(row) && !row.total_amount) return;
  const type = (await typesOfJobs(tx, [row.service_type_id])).get(row.service_type_id);
  if (type?.needs_estimate) throw EstimateNeeded();
}

/** What a job costs is what was agreed, or so little more as the branch allows before the customer is asked again. */
export function refuseDearer({ branch }: CommandContext, { accepted_amount, total_amount }: Job): void {
  if (accepted_amount === null || total_amount === null) return;
  const percent = String(branch.settings.estimate_excess_percent);
  const most = accepted_amount + divideRounded(accepted_amount * BigInt(percent), 100n);
  if (total_amount <= most) return;
  const shown = (amount: bigint) => formatExact(amount, moneyStyle(branch));
  throw AboveEstimate({
    ...{ total: shown(total_amount), percent, agreed: shown(accepted_amount) },
  });
}
