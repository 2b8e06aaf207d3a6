import type { Language, Words } from '#core/i18n/language.ts';
import { say } from '#core/i18n/language.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import { amountInSms, inPlainLetters } from '#core/sms-letters.ts';
import { notify } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import { sendSmsIfPaid } from '#modules/finance/public.ts';
import { readSender } from '#modules/point-of-sale/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import type { auditReport } from './audit-report.ts';

/** Who may see the report of a night. */
const MAY_SEE = 'modify_room_booking';

/** An SMS of a night that has not left after so long is no news any more. */
const LIFE_HOURS = 12;

/**
 * Tells those who may see it what an audit found: how the house stood, what came in, and what is open (hotel.md 7); by SMS the one
 * whom the branch names.
 */
export async function tellOfNight(
  context: CommandContext,
  day: string,
  report: Awaited<ReturnType<typeof auditReport>>,
): Promise<void> {
  const { branch } = context;
  const { figures, payments, unpaid, arrivals, departures } = report;
  const shown = (amount: bigint) => formatExact(money(amount), moneyStyle(branch));
  const params = {
    ...{ day: day.split('-').toReversed().join('/'), all: String(figures.available) },
    ...{ occupied: String(figures.sold + figures.complimentary), revenue: shown(figures.revenue) },
    ...{ price: shown(figures.mean_price), unpaid: shown(unpaid) },
    received: shown(payments.reduce((sum, { amount }) => sum + amount, 0n)),
    ...{ arrivals: String(arrivals.length), departures: String(departures.length) },
  };
  if (branch.settings.tell_of_night !== false) await notifyOfNight(context, day, params);
  const to = branch.settings.night_report_phone;
  if (typeof to === 'string' && to !== '') await sendNight(context, to, params);
}

type Params = Readonly<Record<string, string>>;

async function sendNight(context: CommandContext, to: string, params: Params): Promise<void> {
  const { tx, branch } = context;
  const { shop, sender_name, language } = await readSender(tx, branch.id);
  const plain = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, amountInSms(value)]));
  await sendSmsIfPaid(context, {
    ...{ to, from: sender_name, lifeHours: LIFE_HOURS },
    text: say(NIGHT_AUDIT.sms, language, { ...plain, shop: inPlainLetters(shop) }),
  });
}

async function notifyOfNight(
  { tx, branch, actor }: CommandContext,
  day: string,
  params: Params,
): Promise<void> {
  const inBoth = (words: Words): Words => {
    const inOne = (language: Language) => say(words, language, params);
    return { en: inOne('en'), sw: inOne('sw') };
  };
  const people = (await peopleOfBranch(tx, branch.id)).filter(
    ({ id, rights }) => id !== actor.user_id && rights.has(MAY_SEE),
  );
  notify(
    tx,
    people.map(({ id }) => ({
      ...{ business_id: actor.business_id, user_id: id, branch_id: branch.id, kind: 'night_audit' },
      ...{ title: inBoth(NIGHT_AUDIT.noticeTitle), text: inBoth(NIGHT_AUDIT.noticeText) },
      link: `/hotel/night-audit?report=${day}`,
    })),
  );
}
