import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { discountOf } from '#core/trade/price-cart.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { priceLines, usualPriceMode } from '#modules/point-of-sale/public.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { billLines, type JobToBill } from '../job-lines.rules.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import { isHistory } from './history-of-jobs.ts';
import { isSoldBefore } from './sold-before.ts';
import { type TypeOfJob, typesOfJobs } from './types-of-jobs.ts';

/** What of a job decides its price. */
const PRICED_BY = [
  'service_type_id',
  'price',
  'hours',
  'parts',
  'discount',
  'date',
  'warranty_of_id',
  'billed_net_amount',
] as const;

/**
 * Prices jobs as a sale of the same work and parts would be priced, each time that something of it changes. A new job begins
 * with the parts and the warranty of its type. Rights to another price than that of the catalogue or of its type, and to a
 * discount, are asked here.
 */
export async function priceJobs(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const { tx, branch } = context;
  // A job without a type has its sentence already.
  const changed = drafts.filter((draft) => draft.row.service_type_id && isRepriced(draft));
  const types = await typesOfJobs(
    tx,
    changed.map(({ row }) => String(row.service_type_id)),
  );
  for (const draft of changed) {
    const { row, before, sent } = draft;
    const type = types.get(String(row.service_type_id));
    if (!type) continue;
    if (
      type.status === 'archived' &&
      !isSoldBefore(row) &&
      row.service_type_id !== before?.service_type_id &&
      !isHistory(row)
    )
      addProblem(draft, 'service_type_id', { key: 'type_archived', words: SERVICE_TEXTS.typeArchived });
    // Work of another type costs what that costs, unless somebody says otherwise.
    if (before && row.service_type_id !== before.service_type_id && sent.price === undefined)
      row.price = null;
    // What was sold already costs nothing more, unless somebody says so.
    if (isSoldBefore(row)) row.price ??= money(0n);
    if (before) continue;
    if (!isHistory(row) && !(sent.parts as unknown[] | undefined)?.length)
      row.parts = type.parts.map(partOfType);
    if (!row.warranty_of_id) row.warranty_days ??= type.warranty_days;
  }
  const ids = [
    ...[...types.values()].map(({ product_id }) => product_id),
    ...changed.flatMap(
      ({ row }) => (row as JobToBill).parts?.flatMap(({ product_id }) => product_id ?? []) ?? [],
    ),
  ];
  const goods = await goodsForSale(tx, branch.id, [...new Set(ids)]);
  for (const draft of changed) {
    const type = types.get(String(draft.row.service_type_id));
    if (!type || Object.keys(draft.problems).some((key) => key.startsWith('parts'))) continue;
    try {
      price(context, draft, type, goods);
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      // No sale waits for usual parts that are sold no more: whoever does the work adds others.
      if (isSoldBefore(draft.row) && !draft.before) {
        draft.row.parts = [];
        price(context, draft, type, goods);
        continue;
      }
      for (const [place, problem] of Object.entries(placedInJob(error.problems)))
        addProblem(draft, place, problem);
    }
  }
}

/** A job whose work is already billed keeps what it came to. */
function isRepriced({ row, before }: Draft): boolean {
  return !before || PRICED_BY.some((key) => row[key] !== before[key]);
}

function price(
  context: CommandContext,
  { row, before }: Draft,
  type: TypeOfJob,
  goods: Awaited<ReturnType<typeof goodsForSale>>,
): void {
  const { branch } = context;
  const job = row as JobToBill & { discount?: Money | null };
  if (job.warranty_of_id && (job.price || job.discount))
    throw new InvalidFields({
      [job.price ? 'price' : 'discount']: { key: 'warranty_is_free', words: SERVICE_TEXTS.warrantyIsFree },
    });
  const wanted = billLines(job, type.product_id);
  const { lines, priced } = priceLines(branch.settings, {
    wanted,
    goods,
    date: String(row.date),
    price_mode: usualPriceMode(branch.settings),
    discount: discountOf({ discount: job.discount ?? null }),
  });
  if (priced.sale_discount > 0n && row.discount !== before?.discount) requireToo(context, 'view_discount');
  const agreed = new Map(type.parts.map(({ product_id, unit_price }) => [product_id, unit_price]));
  const isOther = lines.some(
    ({ product_id, unit_price, list_price }, place) =>
      unit_price !== list_price &&
      !isAgreed({ row, before }, place, { product_id, unit_price }) &&
      String(unit_price) !== agreed.get(product_id) &&
      !(place === 0 && unit_price === 0n && isSoldBefore(row)),
  );
  if (isOther && !job.warranty_of_id) requireToo(context, 'adjust_selling_price_when_selling');
  requireWhyFree({ row, before }, lines[0]?.list_price ?? 0n);
  const [work, ...parts] = priced.lines;
  row.currency = branch.currency;
  row.price ??= lines[0]?.unit_price ?? money(0n);
  row.parts = job.parts?.map((part, i) => ({
    ...part,
    unit_price: lines[i + 1]?.unit_price,
    total_amount: parts[i]?.gross,
  }));
  row.net_amount = priced.total_net;
  row.tax = priced.total_vat;
  row.total_amount = priced.total_gross;
  row.commission = commissionOf((work?.net ?? 0n) + soldFor(row), type.commission);
}

/** Work that is given away says why, in its remarks (services.md 8); not under warranty, nor what was sold before. */
function requireWhyFree({ row, before }: Pick<Draft, 'row' | 'before'>, usual: bigint): void {
  const isFree = row.price === 0n && usual > 0n && before?.price !== 0n;
  if (isFree && !row.warranty_of_id && !isSoldBefore(row) && !isHistory(row) && !row.remarks)
    throw new InvalidFields({ remarks: { key: 'why_free', words: SERVICE_TEXTS.whyFree } });
}

/** Whether somebody who may has agreed on this price before: who adds a part to that needs no right to it. */
function isAgreed(
  { row, before }: Pick<Draft, 'row' | 'before'>,
  place: number,
  { product_id, unit_price }: { product_id: string; unit_price: bigint },
): boolean {
  if (!before || before.warranty_of_id || before.service_type_id !== row.service_type_id) return false;
  const was: JobToBill = before;
  if (place === 0) return was.price === unit_price;
  return (was.parts ?? []).some((part) => part.product_id === product_id && part.unit_price === unit_price);
}

/** What its work was sold for before, without VAT. */
function soldFor({ billed_net_amount }: Draft['row']): bigint {
  return typeof billed_net_amount === 'bigint' ? billed_net_amount : 0n;
}

const WHOLE = 10_000n;

/** Of what the work brings without VAT; `percent` in hundredths of a percent. */
function commissionOf(net: bigint, percent: number | null): Money {
  return money(divideRounded(net * BigInt(percent ?? 0), WHOLE));
}

function partOfType({ product_id, quantity: many, unit_price }: TypeOfJob['parts'][number], place: number) {
  return {
    line_no: place + 1,
    product_id,
    quantity: quantity(BigInt(many)),
    unit_price: unit_price === null ? null : money(BigInt(unit_price)),
  };
}

/** The work is the first line of the bill; its quantity is said as hours, its product as the type. */
export function placedInJob(problems: Problems): Problems {
  const named = Object.entries(problems).map(([place, problem]): [string, Problems[string]] => {
    const [, line, key = ''] = /^lines\.(\d+)\.(\w+)$/.exec(place) ?? [];
    if (line === undefined) return [place, problem];
    if (line !== '0') return [`parts.${Number(line) - 1}.${key}`, problem];
    return [key === 'quantity' ? 'hours' : key === 'unit_price' ? 'price' : 'service_type_id', problem];
  });
  return Object.fromEntries(named);
}
