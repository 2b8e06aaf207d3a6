import type { Words } from '#core/i18n/language.ts';

/** What a check goes through, counted for whoever reads that it holds. */
export interface Examined {
  name: string;
  /** One and several of them; `{n}` is the place of the number. */
  words: { one: Words; many: Words };
  /** Counts them. */
  sql: string;
}

/** What the evidence of a check speaks of. */
export interface BookSubject {
  /** The entity whose view shows it, where it is one. */
  name: string;
  /** Finds what people call it and where it is in the books, for the subjects `$1`; null where there is nothing to find. */
  sql: string | null;
}

/**
 * One thing that must hold of the books. The statement answers what does not: about what, what it should be, what it is.
 * Each groups by business, so that it holds inside the wall for one and, in tests, for all.
 */
export interface BookCheck {
  name: string;
  /** What must hold. */
  words: Words;
  /** What the statement names where it does not hold. */
  about: BookSubject;
  /** What is gone through to know it. */
  examines: Examined;
  /** How the values of the evidence are read, one after the other. */
  measures: readonly ('money' | 'quantity' | 'branch' | 'day' | 'count' | 'account')[];
  sql: string;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** What must hold of the books because of the records of a module. */
    bookChecks: BookCheck;
  }
}
