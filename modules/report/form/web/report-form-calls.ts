import type { Currency } from '#core/currencies.ts';
import { type Asked, report } from '../../page/web/report-calls.ts';

export interface ReportTypeFound {
  type: string;
  title: string;
}

export interface ShownFigure {
  key: string;
  kind: 'money' | 'quantity' | 'number';
  title: string;
  /** The figure whose records it opens, where it has none of its own. */
  opens?: string;
}

export type Figures = Readonly<Record<string, number>>;

export interface FiguresOfPeriods {
  figures: Figures;
  figures_before: Figures | null;
}

export interface FormRow extends FiguresOfPeriods {
  group: string | null;
  title: string | null;
}

interface FormScope {
  date: string;
  date_to: string;
  branch_ids: string[];
  currency: Currency;
}

export interface FormReport extends FormScope {
  type: string;
  title: string;
  /** Whether a rise of the first figure is good for the business. */
  rises_well: boolean;
  /** Whether there is a period to compare it with; what stands open stands so now alone. */
  compares: boolean;
  group_by: string;
  groups: { key: string; title: string }[];
  figures: ShownFigure[];
  rows: FormRow[];
  others: (FiguresOfPeriods & { count: number }) | null;
  total: FiguresOfPeriods;
  before: { date: string; date_to: string } | null;
  /** Absent for whoever may not see statistics. */
  statistics?: { average: number | null; average_before: number | null };
}

export interface RecordRow {
  source_kind: string;
  source_id: string;
  branch_id: string;
  branch_name: string | null;
  title: string | null;
  about: string | null;
  date: string;
  figures: Figures;
}

export interface FormRecords extends FormScope {
  figures: ShownFigure[];
  total_figures: Figures;
  limit: number;
  current_page: number;
  total_pages: number;
  next_page: number | null;
  previous_page: number | null;
  total: number;
  data: RecordRow[];
}

export const reportTypes = report<ReportTypeFound[]>('types', {});
export const formReportOf = (type: string, asked: Asked) => report<FormReport>(type, asked);
export const recordsOf = (type: string, asked: Asked) => report<FormRecords>(`${type}/rows`, asked);
