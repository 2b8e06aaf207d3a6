import { f } from '#core/fields.ts';
import { money, moneyToWire } from '#core/money.ts';
import { readPaperCode } from '#core/paper-code.ts';
import { takeAsking } from '#modules/session/public.ts';
import type { FoundJob } from '#server-kit/db/job-link-gateway.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { LinkUnknown } from '../../errors.ts';
import { askedOf, standingOf } from './standing.ts';

/** How his job stands, for whoever has its link. Links that lead nowhere are counted by address. */
export const jobByLink = defineGuestCall({
  name: 'service.by-link',
  route: 'GET api/service/by-link',
  permission: 'guest',
  fields: { code: f.text({ required: true, max: 60 }) },
  async run({ database, call, clock, input }) {
    const guess = await takeAsking(database.login, 'job', call.ip);
    const code = readPaperCode(input.code);
    const found = code ? await database.jobLinks.find(code, clock.now()) : null;
    if (!found) throw LinkUnknown();
    await guess.returned();
    return shownByLink(found);
  },
});

/** What of a job its customer is shown. */
export function shownByLink(job: FoundJob) {
  const { business, branch, number, item, promised_at, currency, answered_by_link } = job;
  const onWire = (amount: bigint | null) => (amount === null ? null : moneyToWire(money(amount), currency));
  return {
    ...{ business, branch, number, item, promised_at, currency, answered_by_link },
    standing: standingOf(job),
    estimate: onWire(askedOf(job)),
    agreed: onWire(job.accepted_amount),
    remain: onWire(job.remain_amount),
    // Only where there is something to pay.
    pay_to: job.remain_amount ? job.pay_to : null,
  };
}
