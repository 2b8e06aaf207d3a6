import { release } from '#modules/branch/public.ts';
import { refuseVoid } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { ServiceIsVerified, ServiceVerifiedAlready } from '../../errors.ts';
import { forgetLockCode } from '../../lock-code/server/lock-codes.ts';
import { service } from '../service.entity.ts';
import { collectService } from './collect-service.ts';
import { takeDeposit } from './deposit-of-job.ts';
import { acceptEstimate, declineEstimate, estimateJob, WAITS_NOT } from './estimate-job.ts';
import { cancelService, finishService } from './finish-service.ts';
import { type HeldService, holdServices } from './hold-services.ts';
import { informCustomer } from './inform-customer.ts';
import { moveJob } from './move-job.ts';
import { returnPart } from './return-part.ts';
import { resume, startService, waitFor } from './start-service.ts';
import { takePart } from './take-part.ts';
import { timeOfJob } from './take-time.ts';

const verifyService: TransitionWork<HeldService> = {
  async refuse(_, { row }) {
    if (row.is_verified) throw ServiceVerifiedAlready();
  },
  run: async ({ actor, clock }) => ({
    ...{ is_verified: true, verified_by_id: actor.user_id, verified_at: clock.now() },
  }),
};

const unverifyService: TransitionWork<HeldService> = {
  run: async () => ({ is_verified: false, verified_by_id: null, verified_at: null }),
};

/** A job is void when its sale is: parts, entries and debt are taken back by the void of the sale. */
const voidService: TransitionWork<HeldService> = {
  holdAll: holdServices,
  async refuse(context, { row, sold }) {
    if (row.is_verified) throw ServiceIsVerified();
    if (sold) await refuseVoid(context, sold);
  },
  async run(context, { row, sold }, { reason }) {
    release(context.tx, timeOfJob(row));
    if (sold) await makeTransition(sale, 'void', { row: sold }, { reason }, context);
    await forgetLockCode(context, row);
    const day = today(context.clock, context.branch);
    return {
      ...{ ...WAITS_NOT, commission: null, warranty_until: null, has_lock_code: false },
      // What was earned by it counts on the day on which it was done, and is taken back today.
      voided_on: row.finished_on ? day : null,
    };
  },
};

/** A job posts nothing by itself: its sale does. */
export const serviceDocument = defineDocument(service, {
  transitions: {
    start: startService,
    estimate: estimateJob,
    accept: acceptEstimate,
    decline: declineEstimate,
    wait: waitFor,
    resume,
    take_deposit: takeDeposit,
    take_part: takePart,
    finish: finishService,
    return_part: returnPart,
    collect: collectService,
    inform: informCustomer,
    move: moveJob,
    cancel: cancelService,
    verify: verifyService,
    unverify: unverifyService,
    void: voidService,
  },
});
