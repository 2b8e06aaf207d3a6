import type { SaidIn } from '#core/said-of-transition.ts';
import { countsInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { howToPay, type SmsOfBranch, sendSms, sendSmsIfPaid } from '#modules/finance/public.ts';
import { readSender } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { CustomerHasNoPhone, NothingToTell } from '../../errors.ts';
import { JOB_LINK } from '../../link/job-address.ts';
import { jobMessage, type MessageOfJob, messageOf } from '../job-message.rules.ts';
import type { service } from '../service.entity.ts';
import { soldServices } from '../sold-services-table.ts';
import type { HeldService } from './hold-services.ts';

type Job = HeldService['row'];

/** A message that has not left after so long is sent again by hand. */
const LIFE_HOURS = 48;

/** Tells the customer how his job stands, once more or for the first time, whatever the branch does by itself (decision 138). */
export const informCustomer: TransitionWork<HeldService, SaidIn<typeof service, 'inform'>> = {
  async refuse(_, { row }) {
    if (row.collected_at) throw NothingToTell();
  },
  async run(context, { row }) {
    const kind = messageOf(row);
    if (!kind) throw NothingToTell();
    const reached = await phoneOf(context, row);
    if (!reached?.phone_number) throw CustomerHasNoPhone({ customer: reached?.name ?? '' });
    await sendSms(context, await smsOf(context, row, kind, reached.phone_number));
    return { informed_at: context.clock.now() };
  },
};

/**
 * Tells the customer by SMS what he waits for, where the branch does so and he has a number; the work itself never fails for want
 * of a way to tell. Answers what changes of the job.
 */
export async function informIfUsual(
  context: CommandContext,
  job: Job,
): Promise<Pick<Job, 'informed_at'> | object> {
  const kind = messageOf(job);
  if (!kind || context.branch.settings.inform_of_services !== true) return {};
  return informIfReached(context, job, kind);
}

/** As somebody asked for it, whatever the branch usually does. */
export async function informIfReached(
  context: CommandContext,
  job: Job,
  kind: MessageOfJob,
): Promise<Pick<Job, 'informed_at'> | object> {
  if (!context.services.mayPost) return {};
  const reached = await phoneOf(context, job);
  if (!reached?.phone_number) return {};
  const isSent = await sendSmsIfPaid(context, await smsOf(context, job, kind, reached.phone_number));
  return isSent ? { informed_at: context.clock.now() } : {};
}

async function smsOf(
  context: CommandContext,
  job: Job,
  kind: MessageOfJob,
  phone: string,
): Promise<SmsOfBranch> {
  const { tx, branch, services, call } = context;
  const { shop, sender_name, language } = await readSender(tx, branch.id);
  const address = services.addressForOthers(call.origin);
  const { currency, time_zone, settings } = branch;
  return {
    ...{ to: phone, from: sender_name, lifeHours: LIFE_HOURS },
    text: jobMessage(job, kind, {
      ...{ shop, language, currency, time_zone },
      currency_format: settings.currency_format,
      remain: kind === 'ready' ? await remainOf(context, job) : 0n,
      pay_to: await howToPay(tx, branch.id),
      link: address && job.link_code ? `${address}${JOB_LINK.pathOf(job.link_code)}` : null,
    }),
  };
}

async function phoneOf({ tx }: CommandContext, { customer_id }: Job) {
  if (!customer_id) return undefined;
  const [reached] = await tx.query<{ name: string; phone_number: string | null }>(
    `select name, phone_number from ${customer.table} where id = $1 and deleted_at is null`,
    [customer_id],
  );
  return reached;
}

/** What is left to pay of its bill, also of one that was made just now, and of the sale that sold the work before. */
async function remainOf({ tx }: CommandContext, { id }: Job): Promise<bigint> {
  const [bill] = await tx.query<{ left: bigint }>(
    `select coalesce(sum(s.remain_amount), 0)::bigint as left from ${sale.table} s
     where (s.service_id = $1 or s.id = (select x.sale_id from ${soldServices.name} x where x.service_id = $1))
       and ${countsInSql(saleStates, 's')}`,
    [id],
  );
  return bill?.left ?? 0n;
}
