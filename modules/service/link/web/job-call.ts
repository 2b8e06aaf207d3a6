import type { WireOf } from '#core/define-answer.ts';
import { ask, callFor, withQuery } from '#web-kit/api/client.ts';
import { jobByLinkAnswer } from '../link.answer.ts';

export type JobByLink = WireOf<typeof jobByLinkAnswer>;

export const jobOfLink = (code: string) => ask(jobByLinkAnswer, withQuery('service/by-link', { code }));

/** Agrees to the estimate that is shown, or does not. */
export const answerEstimate = (code: string, agrees: boolean, estimate: number) =>
  callFor(jobByLinkAnswer, 'PUT', 'service/by-link', { body: { code, agrees, estimate: String(estimate) } });
