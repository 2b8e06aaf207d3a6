import type { WireOf } from '#core/define-answer.ts';
import type { nextFreeAnswer } from '../hours/next-free.answer.ts';
import type { JobOnPaper } from './job-paper.rules.ts';

type Offer = WireOf<typeof nextFreeAnswer>[number];

/** The gap that a promise is made from: that of whoever is chosen to do the work, else the first; none where he has none. */
export function offerFor(offers: readonly Offer[], assignee: string): Offer | undefined {
  return assignee === '' ? offers[0] : offers.find(({ user_id }) => user_id === assignee);
}

/** Whether it is promised before whoever does the work has had the time for it. */
export function promisedBefore(promised: unknown, { ends }: Pick<Offer, 'ends'>): boolean {
  return typeof promised === 'string' && promised !== '' && Date.parse(promised) < Date.parse(ends);
}

type Typed = Readonly<Record<string, unknown>>;

/** What is typed of a job as its papers need it; what is not known yet is left out. */
export function typedOnPaper(typed: Typed, today: string): JobOnPaper {
  const text = (key: string) => {
    const value = typed[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const days = Number(text('warranty_days') ?? 0);
  return {
    number: '',
    date: text('date') ?? today,
    customer_name: titleOf(typed.customer_id),
    service_type_name: titleOf(typed.service_type_id),
    assignee_name: titleOf(typed.assignee_id),
    ...{ item: text('item'), serial_number: text('serial_number'), condition: text('condition') },
    ...{ accessories: text('accessories'), problem: text('problem'), remarks: text('remarks') },
    ...{ starts: text('starts'), promised_at: text('promised_at') },
    warranty_days: days > 0 ? days : null,
    deposit: amountOf(text('deposit_amount')),
  };
}

/** What a choice of a record is called. */
function titleOf(chosen: unknown): string | null {
  return typeof chosen === 'object' && chosen !== null && 'title' in chosen ? String(chosen.title) : null;
}

/** An amount that is typed, as the wire has it; nothing while it is none. */
function amountOf(typed: string | null): number | null {
  const wire = typed === null ? Number.NaN : Number.parseFloat(typed);
  return Number.isNaN(wire) ? null : wire;
}
