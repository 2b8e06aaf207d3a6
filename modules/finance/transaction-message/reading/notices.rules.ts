import type { OtherKind } from './kinds.ts';
import { DIGITS, SHILLINGS } from './money-in-text.rules.ts';

/** Texts that tell of no money, in the order in which they are looked for. */
const NOTICES: readonly (readonly [OtherKind, RegExp])[] = [
  [
    'otp',
    /\b(?:otp|pin|one[- ]time (?:password|code)|(?:verification|security) code|namba ya siri|neno la siri|nywila|msimbo)\b[^.]{0,40}?\b\d{4,8}\b|\b\d{4,8}\b[^.]{0,20}\b(?:is your|ni)\b[^.]{0,30}\b(?:otp|code|password|pin|siri|msimbo)\b/iu,
  ],
  [
    'failed',
    /\b(?:failed|unsuccessful|not successful|declined|insufficient|haikufanikiwa|haujafanikiwa|haukufanikiwa|umeshindikana|imeshindikana|halitoshi|hakitoshi)\b/iu,
  ],
  ['pending', /\b(?:pending|being processed|in progress|unashughulikiwa|inashughulikiwa|unasubiri)\b/iu],
  ['reminder', /\b(?:unakumbushwa|kumbusho|reminder|overdue|you are reminded|lipa deni|rejesha deni)\b/iu],
  [
    'promotion',
    /\b(?:jishindie|shinda|ushinde|zawadi|promosheni|ofa|offer|win|bonus|bonasi|punguzo|discount)\b/iu,
  ],
  ['voucher', /\b(?:token|vocha|voucher)\b/iu],
  ['balance_notice', /^\W*(?:[\w-]+\W+){0,4}(?:balance|salio)\b/iu],
];

/** The kind of a text that no wording of money fits; null where it speaks of an amount in words that are not known. */
export function noticeOf(text: string, isOfProvider: boolean): OtherKind | null {
  const notice = NOTICES.find(([, words]) => words.test(text))?.[0];
  if (notice) return notice;
  return isOfProvider && AMOUNT.test(text) ? null : 'other';
}

const AMOUNT = new RegExp(`${SHILLINGS}[\\s.:]*${DIGITS}|${DIGITS}\\s*${SHILLINGS}`, 'iu');

/** Whether a text takes back, behind its first words, what they said. */
export function takesBack(rest: string): boolean {
  return rest
    .split(/(?<=[.!])\s/u)
    .some((sentence) => FAILED.test(sentence) && !/\b(?:kama|if|iwapo|endapo)\b/iu.test(sentence));
}
const FAILED =
  /\b(?:failed|unsuccessful|not successful|declined|haujafanikiwa|haukufanikiwa|umeshindikana)\b/iu;
