import { InvalidFields } from '#core/errors.ts';
import type { DatedVat } from '#core/trade/vat.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { vatRate } from '../vat-rate.entity.ts';
import { VAT_RATE_TEXTS } from '../vat-rate.words.ts';
import { lastTaxedDay } from './taxed-days.ts';

/**
 * Keeps what VAT the branch of the call charges from a day on, in place of what was to begin on that day. What is posted
 * never changes, so a change cannot begin before the last day that has a sale. Holding the branch lets the sales that are
 * being written be over first.
 */
export async function saveVatRate(
  context: CommandContext,
  rate: DatedVat & { since: string },
): Promise<void> {
  const { tx, branch } = context;
  await tx.lock(branchEntity, branch.id);
  await requireAfterSales(context, rate.since);
  const [known] = await tx.query<{ id: string }>(
    `select id from ${vatRate.table} where branch_id = $1 and since = $2 and deleted_at is null`,
    [branch.id, rate.since],
  );
  if (known) await tx.save(vatRate, await tx.lock(vatRate, known.id), rate);
  else await tx.insert(vatRate, { ...rate, branch_id: branch.id });
}

/** Refuses to change what VAT was charged on days whose sales stand in the books. */
export async function requireAfterSales(
  context: Pick<CommandContext, 'services' | 'tx' | 'branch'>,
  since: string,
): Promise<void> {
  const last = await lastTaxedDay(context, context.branch.id);
  if (last && since < last)
    throw new InvalidFields({
      since: { key: 'before_sales', words: VAT_RATE_TEXTS.beforeSales, params: { day: last } },
    });
}
