import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { moneyOfText } from '#core/money.ts';
import { foundByLink } from '#modules/session/public.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { EstimateSeenChanged, NoEstimate } from '../../errors.ts';
import { jobByLinkAnswer } from '../link.answer.ts';
import { shownByLink } from './job-by-link.query.ts';

/** The customer agrees to the estimate that he sees, or not: once. One that was changed meanwhile is shown to him anew. */
export const answerByLink = defineGuestCall({
  name: 'service.answer-by-link',
  route: 'PUT api/service/by-link',
  permission: 'guest',
  fields: {
    code: f.text({ required: true, max: 60 }),
    agrees: f.flag({ required: true }),
    /** What he was shown that it would cost, in its currency. */
    estimate: f.text({ required: true, max: 30 }),
  },
  answers: jobByLinkAnswer,
  async run(context) {
    const { database, call, clock, input } = context;
    const at = clock.now();
    const { code, found } = await foundByLink(context, 'job', (typed) => database.links.job(typed, at));
    const seen = moneyOfText(input.estimate, found.currency);
    const came = await database.links.answerJob({
      ...{ code, at, agrees: input.agrees, activity: newId(), address: call.ip },
      // What is no amount of its currency cannot be what he was shown.
      seen: typeof seen === 'bigint' ? seen : -1n,
    });
    if (came === 'changed') throw EstimateSeenChanged();
    if (came !== 'answered') throw NoEstimate();
    return shownByLink((await database.links.job(code, at)) ?? found);
  },
});
