import type { Expression } from '#core/conditions.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Words } from '#core/i18n/language.ts';
import { REPORT_WORDS as WORDS } from './report-types.words.ts';

/**
 * One type of the report form: records of which kinds it adds up, into which figures, by what they can be grouped. All else
 * follows from it: who may read which of it, its sums, the rows behind them, its sheet and its paper.
 */
export interface ReportType {
  /** Its place in the address of its calls: `report/sales`. */
  type: string;
  title: Words;
  right: string;
  /** That a rise of its first figure is bad for the business. */
  risesBadly?: true;
  /**
   * It tells what is open now, whenever that began: the period only says until when it may have begun, and there is nothing to
   * compare it with.
   */
  standing?: true;
  /** What is counted, where one asks how many: sales, payments. */
  documents: Words;
  parts: readonly [ReportPart, ...ReportPart[]];
  /** The first is what the report is about. */
  figures: readonly ReportFigure[];
  /** What one figure comes to for each unit of another, worked out from their sums. */
  ratios?: readonly ReportRatio[];
  /** The first is chosen where nothing is said. */
  groups: readonly [ReportGroup, ...ReportGroup[]];
}

/** Records of one kind. A path is a field of them (`customer`), or of their lines (`lines.product`). */
export interface ReportPart {
  entity: AnyEntity;
  /** Whoever lacks this right has the report without these records. */
  right?: string;
  /** What they come to is taken off, as goods that came back are. */
  takesOff?: true;
  /** The lines that bear the figures; a record without any has none. */
  lines?: string;
  /** The day that a record is of, or one of its lines: a date, or an instant that falls on a business day. */
  day: string;
  /** It is counted on every day that is asked for, and is no document of any: a room that can be let. Values call the day `d.day`. */
  eachDay?: true;
  /** When it was, to the hour; of a line where its day is one. */
  at: string;
  /** Those that were taken back as well: what they came to stands on its day, and another part takes it off on the day of that. */
  evenTakenBack?: true;
  /** Which records; such as do not count are left out anyway. */
  where?: Expression;
  /** Which of their lines, where not all of them count. */
  only?: ReportValue;
  /** What is told of a record beside its title. */
  about: readonly string[];
  /** What no path leads to, by a name that figures and groups call it by. */
  values?: Readonly<Record<string, ReportValue>>;
}

/**
 * A value in SQL over the record `r` and its line `l`, with the paths that it is worked out from: their rights guard it. `:today` in it
 * is the business day of the branch.
 */
export interface ReportValue {
  sql: string;
  of: readonly string[];
}

export interface ReportFigure {
  key: string;
  words: Words;
  kind: 'money' | 'quantity';
  /** Paths of which it is the sum; one with a minus before it is taken off. */
  of: readonly string[];
  /** Of which records alone. */
  when?: Expression;
}

/** An amount for each unit of a quantity: the profit of a kilometre. It opens the records of the amount. */
export interface ReportRatio {
  key: string;
  words: Words;
  of: string;
  per: string;
  /** Of which kind it is; money where left out. */
  kind?: 'quantity';
  /** A hundred where it is told in percent. */
  times?: 100;
}

export interface ReportGroup {
  key: string;
  words: Words;
  /** A path or value; or the day, month or hour of the record. */
  of: string;
  /** The kind of record that it names, where it is no field that says so; `entity`: it is the name of a kind itself. */
  names?: string;
  /** What its values are called, where no field says so. */
  called?: Readonly<Record<string, Words>>;
  /** Whoever lacks this right is not offered it. */
  right?: string;
}

/** Groups that follow one another in time. */
export const TIMES = ['day', 'month', 'hour'] as const;

export function isTime(of: string): of is (typeof TIMES)[number] {
  return (TIMES as readonly string[]).includes(of);
}

export const BY_DAY: ReportGroup = { key: 'day', of: 'day', words: WORDS.day };
export const BY_MONTH: ReportGroup = { key: 'month', of: 'month', words: WORDS.month };
export const BY_HOUR: ReportGroup = { key: 'hour', of: 'hour', words: WORDS.hour };
export const BY_BRANCH: ReportGroup = {
  key: 'branch',
  of: 'branch_id',
  names: 'branch',
  words: WORDS.branch,
};

/** By whoever recorded it; at the till that is the cashier. */
export function byPerson(words: Words): ReportGroup {
  return { key: 'person', of: 'created_by', names: 'user', words };
}
