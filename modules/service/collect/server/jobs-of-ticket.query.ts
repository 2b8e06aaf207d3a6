import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { money } from '#core/money.ts';
import { statesBefore, statesInSql, waitingStates } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { rowSource } from '#server-kit/query/row-source.ts';
import { standingOf } from '../../link/server/standing.ts';
import { service } from '../../service/service.entity.ts';
import { serviceStates } from '../../service/service.states.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { ticketAnswer } from '../collect.answer.ts';
import { readTicket, type Ticket } from '../ticket.rules.ts';

const MOST = 12;

/** As `next-number` writes them; who types fewer digits means the number that ends with them after noughts. */
const DIGITS_OF_NUMBER = 4;

interface FoundJob {
  id: string;
  number: string;
  status: string;
  waiting: string | null;
  collected_at: Date | null;
  promised_at: Date | null;
  service_type: string;
  item: string | null;
  customer: string | null;
  remain: bigint;
}

const OPEN = sql.raw(statesInSql(waitingStates(serviceStates)));
const DONE = sql.raw(statesInSql(statesBefore(serviceStates, 'collect')));

/**
 * The jobs of a claim ticket: the one whose link was scanned, else those whose number ends as was typed. What is ready to be
 * collected stands first, then what is still worked on (services.md 7).
 */
export const jobsOfTicket = defineQuery({
  name: 'service.by-ticket',
  route: 'GET api/service/by-ticket',
  permission: 'list_services',
  answers: ticketAnswer,
  input: z.strictObject({ ticket: z.string().trim().min(1).max(200) }),
  async run(context) {
    const ticket = readTicket(context.input.ticket);
    if (!ticket) return [];
    const source = rowSource(service, context);
    const where = sql.join(
      [...sightOf(service, context), sql`r.deleted_at is null`, isMeant(ticket)],
      sql` and `,
    );
    const { rows } = await sql<FoundJob>`
      select r.id, r.number, r.status, r.waiting, r.collected_at, r.promised_at, t.name as service_type, r.item,
             c.name as customer, (coalesce(${source.value('remain_amount')}, 0) + coalesce(${source.value('billed_remain_amount')}, 0))::bigint as remain
      from ${sql.table(service.table)} r
      join ${sql.table(serviceType.table)} t on t.business_id = r.business_id and t.id = r.service_type_id
      left join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
      where ${where} and (r.status in (${DONE}) or r.status in (${OPEN}))
      order by r.status in (${DONE}) and r.collected_at is null desc, r.status in (${DONE}),
               ${isWhole(ticket)} desc, r.created_at desc, r.id desc
      limit ${MOST}`.execute(context.tx.sql);
    return rows.map(({ remain, status, waiting, ...job }) => ({
      ...{ ...job, standing: standingOf({ status, waiting, collected_at: job.collected_at }) },
      remain: BILLED.includes(status) ? money(remain) : null,
    }));
  },
});

const BILLED: readonly string[] = statesBefore(serviceStates, 'collect');

function isMeant(ticket: Ticket): RawBuilder<unknown> {
  if ('code' in ticket) return sql`r.link_code = ${ticket.code}`;
  return sql`upper(right(r.number, ${ticket.number.length}::int)) = ${ticket.number}`;
}

/** Whether the number ends with what was typed and noughts before it, and not by chance. */
function isWhole(ticket: Ticket): RawBuilder<unknown> {
  if ('code' in ticket) return isMeant(ticket);
  const whole = ticket.number.padStart(DIGITS_OF_NUMBER, '0');
  return sql`upper(right(r.number, ${whole.length}::int)) = ${whole}`;
}
