import { type Language, say } from '#core/i18n/language.ts';
import { JOB_PAPER } from './job-paper.words.ts';

/** A job as its papers need it. */
export interface JobOnPaper {
  number: string;
  date: string;
  customer_name?: string | null;
  service_type_name?: string | null;
  assignee_name?: string | null;
  item?: string | null;
  serial_number?: string | null;
  condition?: string | null;
  accessories?: string | null;
  problem?: string | null;
  starts?: string | null;
  promised_at?: string | null;
  warranty_days?: number | null;
  /** What it was sold for before it was done, and by which sale. */
  billed_amount?: number | null;
  billed_by_name?: string | null;
  /** What was paid ahead. */
  deposit?: number | null;
  remarks?: string | null;
  parts?: readonly { product_name?: string; quantity: number }[];
}

export const JOB_PAPERS = ['ticket', 'card', 'estimate', 'label'] as const;

export type JobPaperKind = (typeof JOB_PAPERS)[number];

interface Style {
  language: Language;
  /** A day and a moment by the clock of the branch. */
  day: (day: string) => string;
  moment: (instant: string) => string;
  /** An amount with its currency. */
  amount: (wire: number) => string;
}

/**
 * What stands on a paper of a job, in its order. The ticket that the customer takes home tells what he left and when it is ready, and
 * so does the head of an estimate; the card that lies with the item tells whoever works on it the rest as well; the label on the item
 * whose it is and when it is promised. None of these tells a price (services.md 7); the ticket is the receipt of what was paid ahead, and tells
 * the sale that sold the work.
 */
export function factsOnPaper(
  kind: JobPaperKind,
  job: JobOnPaper,
  { language, day, moment, amount }: Style,
): { title: string; value: string }[] {
  const isCard = kind === 'card';
  const isLabel = kind === 'label';
  const told: readonly (readonly [keyof typeof JOB_PAPER, string | null | undefined | false])[] = [
    ['received', day(job.date)],
    ['customer', job.customer_name],
    ['work', job.service_type_name],
    ['item', job.item],
    ['serial', job.serial_number],
    ['accessories', job.accessories],
    ['condition', job.condition],
    ['problem', job.problem],
    ['appointment', job.starts && moment(job.starts)],
    ['promised', job.promised_at && moment(job.promised_at)],
    ['warranty', job.warranty_days ? say(JOB_PAPER.days, language, { n: String(job.warranty_days) }) : null],
    [
      'sold',
      kind === 'ticket' && job.billed_amount
        ? [job.billed_by_name, amount(job.billed_amount)].filter(Boolean).join(' · ')
        : null,
    ],
    ['deposit', kind === 'ticket' && job.deposit ? amount(job.deposit) : null],
    ['assignee', isCard && job.assignee_name],
    ['remarks', isCard && job.remarks],
  ];
  const onLabel = isLabel ? told.filter(([key]) => ON_LABEL.has(key)) : told;
  return onLabel.flatMap(([key, value]) => (value ? [{ title: say(JOB_PAPER[key], language), value }] : []));
}

const ON_LABEL: ReadonlySet<string> = new Set(['customer', 'item', 'promised']);

/** A line of an estimate: what it is, how much of it, and what it comes to. */
export interface EstimateLine {
  title: string;
  quantity: number;
  amount: number;
}

/** What an estimate is made of: the work, which is what parts and discount leave of the whole, and each part. */
export function linesOfEstimate({
  service_type_name,
  hours,
  parts = [],
  total_amount,
}: Pick<JobOnPaper, 'service_type_name'> & {
  hours?: number | null;
  parts?: readonly { product_name?: string; quantity: number; total_amount?: number | null }[];
  total_amount?: number | null;
}): EstimateLine[] {
  const ofParts = parts.map(({ product_name = '', quantity, total_amount: amount }) => ({
    ...{ title: product_name, quantity, amount: amount ?? 0 },
  }));
  const sum = ofParts.reduce((all, { amount }) => all + amount, 0);
  const work = Math.round(((total_amount ?? 0) - sum) * 100) / 100;
  return [{ title: service_type_name ?? '', quantity: hours ?? 1, amount: work }, ...ofParts];
}
