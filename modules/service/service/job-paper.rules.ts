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
  remarks?: string | null;
  parts?: readonly { product_name?: string; quantity: number }[];
}

export type JobPaperKind = 'ticket' | 'card';

interface Style {
  language: Language;
  /** A day and a moment by the clock of the branch. */
  day: (day: string) => string;
  moment: (instant: string) => string;
  count: (quantity: number) => string;
}

/**
 * What stands on a paper of a job, in its order. The ticket that the customer takes home tells what he left and when it is ready;
 * the card that lies with the item tells whoever works on it the rest as well. Neither tells a price (services.md 7).
 */
export function factsOnPaper(
  kind: JobPaperKind,
  job: JobOnPaper,
  { language, day, moment, count }: Style,
): { title: string; value: string }[] {
  const isCard = kind === 'card';
  const parts = (job.parts ?? []).map(({ product_name, quantity }) => `${count(quantity)} × ${product_name}`);
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
    ['assignee', isCard && job.assignee_name],
    ['parts', isCard && parts.join(', ')],
    ['remarks', isCard && job.remarks],
  ];
  return told.flatMap(([key, value]) => (value ? [{ title: say(JOB_PAPER[key], language), value }] : []));
}
