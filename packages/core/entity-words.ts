import type { Entity } from './define-entity.ts';
import type { Words } from './i18n/language.ts';

/** The words of an entity in one language, for machinery that does not know its fields. */
export interface WordsOfOne {
  /** `Product`, `Products`, `product` (inside a sentence), `New product`. */
  one: string;
  many: string;
  lower: string;
  new: string;
  /** What the list is for, shown while it is empty. */
  purpose?: string;
  fields: Readonly<Record<string, string>>;
  /** What stands in the lines of a field, where no field of the entity and no record is called the same. */
  parts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hints?: Readonly<Record<string, string>>;
  /** What else people write above the column of a field in lists of their own. */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Title and line of why of each section of the form. */
  sections?: Readonly<Record<string, { title: string; why?: string }>>;
  /** `All` before the conditions, where Swahili has another form of it for this noun than for most. */
  all?: string;
  conditions?: Readonly<Record<string, string>>;
  /** Shown words of each value of a choice. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  tabs?: Readonly<Record<string, string>>;
  /** What is asked before a transition of the table of states that somebody makes by itself, and how it ended. */
  transitions?: Readonly<Record<string, TransitionWords>>;
}

export interface TransitionWords {
  /** The button: `Void payment`. */
  button: string;
  /** The question before it, and what follows from a yes. */
  title: string;
  body: string;
  /** Above the field for the reason, where one is asked for. */
  reason?: string;
  /** Once it is done: `The payment is void`. */
  done: string;
}

export type EntityWords = Readonly<Record<'en' | 'sw', WordsOfOne>>;

/** The words that an entity needs: `satisfies Messages<typeof product>` fails when a field has no Swahili. */
export type Messages<E> =
  E extends Entity<infer F, string>
    ? Readonly<
        Record<'en' | 'sw', Omit<WordsOfOne, 'fields'> & { fields: Readonly<Record<keyof F, string>> }>
      >
    : never;

/** Words of the columns that every entity has. */
export const BOOKKEEPING_WORDS: Readonly<Record<string, Words>> = {
  created_at: { en: 'Created', sw: 'Iliundwa' },
  created_by: { en: 'Created by', sw: 'Aliyeunda' },
  updated_at: { en: 'Updated', sw: 'Ilibadilishwa' },
};
