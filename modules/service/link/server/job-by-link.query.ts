import { f } from '#core/fields.ts';
import { money, moneyToWire } from '#core/money.ts';
import { foundByLink } from '#modules/session/public.ts';
import type { FoundJob } from '#server-kit/db/link-gateway.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { jobByLinkAnswer } from '../link.answer.ts';
import { askedOf, standingOf } from './standing.ts';

/** How his job stands, for whoever has its link. Links that lead nowhere are counted by address. */
export const jobByLink = defineGuestCall({
  name: 'service.by-link',
  route: 'GET api/service/by-link',
  permission: 'guest',
  fields: { code: f.text({ required: true, max: 60 }) },
  answers: jobByLinkAnswer,
  async run(context) {
    const { database, clock } = context;
    const { found } = await foundByLink(context, 'job', (code) => database.links.job(code, clock.now()));
    return shownByLink(found);
  },
});

/** What of a job its customer is shown. */
export function shownByLink(job: FoundJob) {
  const { business, branch, number, item, promised_at, currency, answered_by_link } = job;
  const onWire = (amount: bigint | null) => (amount === null ? null : moneyToWire(money(amount), currency));
  return {
    ...{ business, branch, number, item, currency, answered_by_link },
    promised_at: promised_at?.toISOString() ?? null,
    standing: standingOf(job),
    estimate: onWire(askedOf(job)),
    agreed: onWire(job.accepted_amount),
    remain: onWire(job.remain_amount),
    // Only where there is something to pay.
    pay_to: job.remain_amount ? job.pay_to : null,
  };
}
