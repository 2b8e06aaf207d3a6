import type { Currency } from '#core/currencies.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { amountInSms, inPlainLetters } from '#core/sms-letters.ts';
import { statesBefore, waitingStates } from '#core/state-sets.ts';
import { JOB_MESSAGE } from './job-message.words.ts';
import { serviceStates } from './service.states.ts';

/** A job as a message tells of it; amounts in minor units. */
export interface JobInMessage {
  number: string;
  status: string;
  result?: string | null;
  item?: string | null;
  starts?: Date | null;
  waiting?: string | null;
  estimate_amount?: bigint | null;
  accepted_at?: Date | null;
  collected_at?: Date | null;
}

export type MessageOfJob = 'ready' | 'estimate' | 'appointment';

const DONE: readonly string[] = statesBefore(serviceStates, 'collect');
const OPEN: readonly string[] = waitingStates(serviceStates);

/** What there is to tell a customer as his job stands; null where nothing is. */
export function messageOf(job: JobInMessage): MessageOfJob | null {
  if (DONE.includes(job.status)) return job.collected_at ? null : 'ready';
  if (!OPEN.includes(job.status)) return null;
  if (job.waiting === 'customer' && job.estimate_amount && !job.accepted_at) return 'estimate';
  return job.starts ? 'appointment' : null;
}

/** Who writes, in which language, how he is paid, and what is left to pay. */
export interface MessageStyle extends Pick<MoneyStyle, 'currency_format'> {
  shop: string;
  language: Language;
  currency: Currency;
  time_zone: string;
  /** Of its bill; nothing before there is one. */
  remain: bigint;
  /** Wallet or bank and number; null where none has a number. */
  pay_to: string | null;
  /** The page of the job; null where nobody else reaches this server. */
  link: string | null;
}

const LONGEST_NAME = 40;

/** The message in as few letters as it gets: what happened, what is left to pay and how, and the link of the customer's page. */
export function jobMessage(job: JobInMessage, kind: MessageOfJob, style: MessageStyle): string {
  const { language, currency, currency_format, remain, pay_to, link } = style;
  const short = (name: string) => inPlainLetters(name).slice(0, LONGEST_NAME).trim();
  const shown = (amount: bigint) => amountInSms(formatMoney(amount, { currency, currency_format }));
  const [day = '', time = ''] = job.starts ? clockOf(job.starts, style.time_zone) : [];
  const words = {
    ...{ shop: short(style.shop), number: job.number, item: short(job.item ?? ''), currency, day, time },
    account: pay_to ?? '',
    amount: shown(kind === 'estimate' ? (job.estimate_amount ?? 0n) : remain),
  };
  const owes = kind === 'ready' && remain > 0n;
  const parts = [
    JOB_MESSAGE[kind === 'ready' ? endOf(job) : kind],
    ...(owes ? [JOB_MESSAGE.left] : []),
    ...(owes && pay_to ? [JOB_MESSAGE.payTo] : []),
  ];
  return [...parts.map((part) => say(part, language, words)), ...(link ? [link] : [])].join(' ');
}

/** How the work ended, for one who left something and for one who did not. */
function endOf({ item, result }: JobInMessage): keyof typeof JOB_MESSAGE {
  if (!item) return result === 'done' ? 'workDone' : 'workEnded';
  return result === 'not_possible' || result === 'not_wanted' ? result : 'done';
}

/** Day and time by the clock of the branch, `14/12/2026` and `09:00`. */
function clockOf(at: Date, timeZone: string): [string, string] {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
  })
    .format(at)
    .split(' ');
  return [date.split('-').reverse().join('/'), time];
}
