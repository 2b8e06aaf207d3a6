import { businessDay } from '#core/business-day.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { readFeeTerms } from '#modules/branch/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { type ClientBranch, clientBranches } from '../../business/server/client-branches.ts';
import { platformSettings } from '../../settings/platform-settings.entity.ts';
import { feePayment } from '../fee-payment.entity.ts';
import { commissionOf, monthlyFeeOf } from '../fee-payment.rules.ts';
import { type GivenFee, takeFeeBody } from '../take-fee.body.ts';

/**
 * Takes what a business paid for a branch. A service fee buys days: they begin where the paid ones end, or today where
 * those are over, so paying early costs nothing and paying late gives nothing away.
 */
export const takeFee = defineCommand({
  name: 'fee-payment.take',
  route: 'POST api/fee-payment',
  permission: 'create_fee_payment',
  idempotency: 'document',
  fields: takeFeeBody.fields,
  answers: { entity: feePayment as AnyEntity, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input: given } = context;
    const client = await clientOf(context, given);
    const { amount, kind, days, parts } = given;
    const buysDays = kind === 'service_fee';
    const buysSms = kind === 'sms_purchase';
    if (buysDays !== days > 0)
      throw new InvalidFields({
        days: { key: buysDays ? 'at_least' : 'at_most', params: { n: Number(buysDays) } },
      });
    // Where SMS are not sold it is a bill of a gateway, and nothing is counted.
    if (buysSms ? !parts && (await sellsSms(tx)) : parts)
      throw new InvalidFields({
        parts: { key: buysSms ? 'at_least' : 'at_most', params: { n: Number(buysSms) } },
      });
    const agent = await agentOf(context, client);
    const row = await tx.insert(feePayment, {
      id: given.id,
      client_name: client.business_name,
      client_branch_name: client.branch_name,
      client_business: client.business_id,
      client_branch: client.branch_id,
      kind,
      days,
      ...(parts ? { parts } : {}),
      amount,
      date: today(clock, branch),
      ...(buysDays ? await buyDays(context, client, given) : { paid_until: client.paid_until }),
      status: 'posted',
      agent_id: agent,
      commission: agent === null ? 0n : commissionOf(amount, (await readFeeTerms(tx)).commission_rate),
      reference: given.reference,
      remarks: given.remarks,
    });
    if (parts)
      await tx.query('select ctx.add_sms_credit($1, $2, $3)', [client.business_id, client.branch_id, parts]);
    return findRow(feePayment as AnyEntity, String(row.id), context);
  },
});

async function clientOf({ tx }: CommandContext, { client_branch }: GivenFee): Promise<ClientBranch> {
  const client = (await clientBranches(tx)).find(({ branch_id }) => branch_id === client_branch);
  if (!client) throw new InvalidFields({ client_branch: { key: 'not_found' } });
  return client;
}

async function sellsSms(tx: CommandContext['tx']): Promise<boolean> {
  const sold = await tx.query(`select from ${platformSettings.table} where sms_price is not null`, []);
  return sold.length > 0;
}

/** The commission goes to an agent and to nobody else who made the business. */
async function agentOf({ tx }: CommandContext, { brought_by }: ClientBranch): Promise<string | null> {
  const [agent] = await tx.query<{ id: string }>(
    `select id from ${user.table} where id = $1 and account_type = 'agent' and deleted_at is null`,
    [brought_by],
  );
  return agent?.id ?? null;
}

/** The branch is held first, so what it had before is what this fee extends. */
async function buyDays({ tx, clock }: CommandContext, client: ClientBranch, { days, amount }: GivenFee) {
  const { business_id, branch_id, time_zone } = client;
  const day = businessDay(clock.now(), { time_zone, day_starts_at: '00:00' });
  const [held] = await tx.query<{ paid_until: string | null }>(HELD, [business_id, branch_id]);
  const [row] = await tx.query<{ until: string | null }>(
    'select ctx.extend_branch($1, $2, $3, $4, $5) as until',
    [business_id, branch_id, days, day, monthlyFeeOf(amount, days)],
  );
  return { counted_from: day, until_before: held?.paid_until ?? null, paid_until: row?.until ?? null };
}

const HELD = 'select paid_until from ctx.hold_branch($1, $2)';
