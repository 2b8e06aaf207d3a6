import { lockParty, requireOpenBooks } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '#server-kit/command/transit.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { invoice } from '../../invoice/invoice.entity.ts';
import { deliver } from '../../invoice/server/deliver-invoice.command.ts';

/** Issues a draft that was just made of a quote and lets all of its goods leave; also where goods are sold as they leave. */
export async function handOver(context: CommandContext, id: string): Promise<void> {
  const [held] = await holdForTransition(invoice, 'issue', [id], context);
  if (!held) throw NotFound();
  const reason = (await refusedTransitions(invoice, 'issue', [held], context)).get(id);
  if (reason) throw reason;
  await holdForDelivery(context, id);
  await makeTransition(invoice, 'issue', held, {}, context);
  const issued = await context.tx.lock(invoice, id);
  if (!issued.by_delivery) return;
  const lines = issued.lines.map(({ line_no, quantity, unit }) => ({
    line_no,
    quantity,
    unit,
    pieces: null,
  }));
  await deliver(context, { invoice_id: id, date: null, lines });
}

/** Where goods are sold as they leave, issuing takes its number first: what delivering holds is held before, in the order of locks. */
async function holdForDelivery({ tx, branch, clock }: CommandContext, id: string): Promise<void> {
  if (branch.settings.invoices_post_at !== 'delivery') return;
  const { customer_id, lines } = await tx.lock(invoice, id);
  await lockParty(tx, { kind: 'customer', id: customer_id });
  await holdPools(
    tx,
    branch.id,
    lines.map(({ product_id }) => product_id),
  );
  await requireOpenBooks(tx, [{ branch_id: branch.id, date: today(clock, branch) }]);
}
