import { businessDay } from '#core/business-day.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import type { Money } from '#core/money.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { type ClientBranch, clientBranches } from '../../business/server/client-branches.ts';
import { type FEE_KINDS, feePayment } from '../fee-payment.entity.ts';
import { commissionOf, monthlyFeeOf } from '../fee-payment.rules.ts';
import { feeBody } from './fee-body.ts';

/**
 * Takes what a business paid for a branch. A service fee buys days: they begin where the paid ones end, or today where
 * those are over, so paying early costs nothing and paying late gives nothing away.
 */
export const takeFee = defineCommand({
  name: 'fee-payment.take',
  route: 'POST api/fee-payment',
  permission: 'create_fee_payment',
  idempotency: 'document',
  input: feeBody,
  answers: { entity: feePayment as AnyEntity, form: 'row' },
  async run(context) {
    const given = context.input as unknown as GivenFee;
    const { tx, branch, clock } = context;
    const client = await clientOf(context, given);
    const { amount, kind, days } = given;
    const buysDays = kind === 'service_fee';
    if (buysDays !== days > 0)
      throw new InvalidFields({
        days: { key: buysDays ? 'at_least' : 'at_most', params: { n: Number(buysDays) } },
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
      amount,
      date: today(clock, branch),
      paid_until: buysDays ? await extended(context, client, given) : client.paid_until,
      agent_id: agent,
      commission: commissionOf(amount, agent !== null),
      reference: given.reference ?? null,
      remarks: given.remarks ?? null,
    } as never);
    return findRow(feePayment as AnyEntity, String(row.id), context);
  },
});

/** What was paid; the id is made by the caller, so that a retry means the same payment. */
interface GivenFee {
  id: string;
  client_branch: string;
  kind: (typeof FEE_KINDS)[number];
  days: number;
  amount: Money;
  reference?: string | null;
  remarks?: string | null;
}

async function clientOf({ tx }: CommandContext, { client_branch }: GivenFee): Promise<ClientBranch> {
  const client = (await clientBranches(tx)).find(({ branch_id }) => branch_id === client_branch);
  if (!client) throw new InvalidFields({ client_branch: { key: 'not_found' } });
  return client;
}

/** The commission goes to an agent and to nobody else who made the business. */
async function agentOf({ tx }: CommandContext, { brought_by }: ClientBranch): Promise<string | null> {
  const [agent] = await tx.query<{ id: string }>(
    `select id from ${user.table} where id = $1 and account_type = 'agent' and deleted_at is null`,
    [brought_by],
  );
  return agent?.id ?? null;
}

async function extended(
  { tx, clock }: CommandContext,
  client: ClientBranch,
  { days, amount }: GivenFee,
): Promise<string | null> {
  const day = businessDay(clock.now(), { time_zone: client.time_zone, day_starts_at: '00:00' });
  const [row] = await tx.query<{ until: string | null }>(
    'select ctx.extend_branch($1, $2, $3, $4, $5) as until',
    [client.business_id, client.branch_id, days, day, monthlyFeeOf(amount, days)],
  );
  return row?.until ?? null;
}
