import { isPossible } from '#core/define-states.ts';
import { say, type Words } from '#core/i18n/language.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import { serviceProducts } from '#modules/inventory/public.ts';
import type { SoldWork, WorkSold } from '#modules/point-of-sale/public.ts';
import { checkDrafts, requireSound } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import { draftOfNew } from '#server-kit/command/read-body.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { insertRows } from '#server-kit/command/write-rows.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { JobOfSaleBegun, JobOfSaleComesWhole, JobOfSaleDone } from '../../errors.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { service } from '../service.entity.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import { soldServices } from '../sold-services-table.ts';
import type { HeldService } from './hold-services.ts';
import { priceJobs } from './price-jobs.ts';

type Job = HeldService['row'];
type Sold = Parameters<WorkSold['giveUp']>[1];

/**
 * Work that is sold before it is done: each line of a sale whose type makes a job opens one, which is billed already by that line
 * (decision 198). As the sale is taken back, work that nobody has begun is given up with it.
 */
export const JOBS_OF_SALES: WorkSold = {
  async hold({ tx }, saleIds) {
    return tx.lockAll(service, [...(await linesOfJobs(tx, saleIds)).keys()]);
  },
  async open(context, sold) {
    const types = await typesThatOpen(context, sold);
    const open = await linesOfJobs(context.tx, [sold.id]);
    await sellMore(context, sold, open);
    const known = new Set(open.values());
    const opening = sold.lines.flatMap((line, place) => {
      const service_type_id = line.is_service ? types.get(line.product_id) : undefined;
      // Of an invoice that posts as it is delivered, what has not left yet is sold later.
      if (!service_type_id || known.has(place + 1) || line.quantity === 0n) return [];
      const draft = draftOfNew(service, { service_type_id, customer_id: sold.customer_id }, context);
      Object.assign(draft.row, { date: sold.date, ...billedBy(line) });
      return [{ draft, line_no: place + 1 }];
    });
    if (opening.length === 0) return [];
    const drafts = opening.map(({ draft }) => draft);
    await checkDrafts(service, drafts, context);
    for (const draft of drafts) requireSound(draft);
    const made = await saveDrafts(service, drafts, context);
    const lines = made.map(({ row }, place) => ({
      ...{ business_id: context.actor.business_id, service_id: row.id, sale_id: sold.id },
      line_no: opening[place]?.line_no,
    }));
    insertRows(context.tx, soldServices.name, soldServices.columns, lines);
    return made.map(({ row }) => String(row.number));
  },
  async refuseVoid(context, saleId) {
    for (const job of await jobsOf(context, saleId)) {
      if (isPossible(service, job, 'verify')) throw JobOfSaleDone({ number: job.number });
      requireNotBegun(job);
    }
  },
  async giveUp(context, sold) {
    for (const job of await jobsOf(context, sold.id))
      if (isOpen(job)) await giveUp(context, job, sold, SERVICE_TEXTS.saleIsVoid);
  },
  async comesBack(context, sold, back) {
    const lines = await linesOfJobs(context.tx, [sold.id]);
    for (const job of (await jobsOf(context, sold.id)).filter(isOpen)) {
      const parts = back.filter(({ sold: of }) => of.line_no === lines.get(job.id));
      const line = parts[0]?.sold;
      if (!line) continue;
      requireNotBegun(job);
      const all = parts.reduce<bigint>((sum, { back: { base } }) => sum + base, line.returned_quantity);
      if (all !== baseOfLine(line)) throw JobOfSaleComesWhole({ number: job.number });
      await giveUp(context, job, sold, SERVICE_TEXTS.saleCameBack);
    }
  },
};

/** A further delivery of a line sells more of the service that it has opened: its commission grows while it is open. */
async function sellMore(
  context: CommandContext,
  sold: SoldWork,
  lines: ReadonlyMap<string, number>,
): Promise<void> {
  const jobs = lines.size > 0 ? await jobsOf(context, sold.id) : [];
  for (const job of jobs) {
    const line = sold.lines[(lines.get(job.id) ?? 0) - 1];
    if (!line || line.net_amount === job.billed_net_amount) continue;
    const after = { ...job, ...billedBy(line) };
    const draft: Draft = { row: after, before: job, sent: {}, problems: {}, warnings: {} };
    if (isOpen(job)) await priceJobs(context, [draft]);
    requireSound(draft);
    await context.tx.save(service, job, { ...billedBy(line), commission: after.commission });
  }
}

/** Whether nobody has done the work and nobody has called it off. */
const isOpen = (job: Job) => isPossible(service, job, 'cancel');

/** Who works on it is asked first: what was spent on it is not given up by somebody at the till. */
function requireNotBegun(job: Job): void {
  if (isPossible(service, job, 'finish')) throw JobOfSaleBegun({ number: job.number });
}

/** What lies as a deposit for it stays its customer's. */
async function giveUp(context: CommandContext, job: Job, { number }: Sold, why: Words): Promise<void> {
  const reason = say(why, context.language, { number });
  await makeTransition(service, 'cancel', { row: job }, { reason }, context);
}

/** What of a job the sale has billed already. */
function billedBy(line: SoldWork['lines'][number]) {
  return {
    billed_quantity: line.quantity,
    billed_net_amount: line.net_amount,
    billed_amount: line.total_amount,
  };
}

/** Types whose work is done after it was sold, by the product that sells it. */
async function typesThatOpen(
  { tx }: CommandContext,
  { lines }: SoldWork,
): Promise<ReadonlyMap<string, string>> {
  const types = await tx.query<{ id: string; product_id: string }>(
    `select t.id, p.product_id from ${serviceProducts.name} p
     join ${serviceType.table} t on t.business_id = p.business_id and t.id = p.service_type_id
     where p.product_id = any($1) and t.makes_job and t.deleted_at is null`,
    [lines.map(({ product_id }) => product_id)],
  );
  return new Map(types.map(({ id, product_id }) => [product_id, id]));
}

/** Which lines opened which jobs. */
async function linesOfJobs(
  tx: CommandContext['tx'],
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const jobs = await tx.query<{ id: string; line_no: number }>(
    `select service_id as id, line_no from ${soldServices.name} where sale_id = any($1) order by service_id`,
    [saleIds],
  );
  return new Map(jobs.map(({ id, line_no }) => [id, line_no]));
}

/** The jobs that a sale has opened, as they stand now; whoever takes it back holds them already. */
async function jobsOf({ tx }: CommandContext, saleId: string): Promise<Job[]> {
  return tx.lockAll(service, [...(await linesOfJobs(tx, [saleId])).keys()]);
}
