import { InvalidFields } from '#core/errors.ts';
import type { Posting, PostingLine, StockPosting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { TRUCK_SERVICE_TEXTS } from './truck-service.words.ts';

export const SERVICE_KINDS = [
  ...['oil', 'brakes', 'tyres', 'gearbox', 'engine', 'electric', 'body', 'inspection', 'other'],
] as const;

/** How near a service is to be done again, the gravest first. */
export const DUE = ['overdue', 'due_soon', 'later'] as const;

/** A service ends after it starts. */
export function serviceEndsAfterStart({ starts, ends }: Readonly<Record<string, unknown>>): void {
  if (ends && !starts) throw new InvalidFields({ starts: { key: 'required' } });
  if (starts && ends && new Date(String(ends)) <= new Date(String(starts)))
    throw new InvalidFields({ ends: { key: 'ends_before', words: TRUCK_SERVICE_TEXTS.endsBefore } });
}

interface PartTaken {
  product_id: string;
  quantity: bigint;
  cost: bigint | null;
}

/** A service as its entries need it, in minor units. */
export interface PostedService {
  branch_id: string;
  supplier_id: string | null;
  total_amount: bigint;
  approved_on: string | null;
  done_on: string | null;
  parts: readonly PartTaken[] | null;
}

/** The bill of the workshop as it is approved, and the parts of the own store as it is done (transport.md 5). */
export function serviceEntries(service: PostedService): Posting[] {
  const { branch_id, supplier_id, total_amount, approved_on, done_on } = service;
  const owed = {
    account: CHART.accruedExpenses,
    credit: total_amount,
    ...(supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {}),
  };
  const bill: PostingLine[] = [{ account: CHART.truckRepairs, debit: total_amount }, owed];
  const cost = costOfParts(service);
  const parts: PostingLine[] = [
    { account: CHART.truckRepairs, debit: cost },
    { account: CHART.inventory, credit: cost },
  ];
  return [
    ...(total_amount > 0n ? [{ branch_id, date: approved_on ?? '', lines: bill }] : []),
    ...(done_on && cost > 0n ? [{ branch_id, date: done_on, lines: parts }] : []),
  ];
}

/** What the parts of a service had cost; nothing before it is done. */
export function costOfParts({ parts }: Pick<PostedService, 'parts'>): bigint {
  return (parts ?? []).reduce((sum, { cost }) => sum + (cost ?? 0n), 0n);
}

/** The parts that a service took out of a store. */
export function partsTaken({ parts, done_on }: PostedService, store_id: string): StockPosting[] {
  if (!done_on) return [];
  return (parts ?? []).map(({ product_id, quantity, cost }) => ({
    ...{ product_id, store_id, quantity: -quantity, value: -(cost ?? 0n) },
  }));
}
