import type { Entity } from './define-entity.ts';
import type { AnyStates, Transition } from './define-states.ts';
import type { Field, Fields } from './fields/kind.ts';
import type { Words } from './i18n/language.ts';
import type { Id } from './ids.ts';

/** The words of an entity in one language, for machinery that does not know its fields. */
export interface WordsOfOne {
  /** Class of the noun in Swahili (singular/plural), with which words of status agree. */
  noun?: NounClass;
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
  /** How values of a choice stand behind a number, where goods are counted in them. */
  counted?: Readonly<Record<string, Readonly<Record<string, CountedWords>>>>;
  tabs?: Readonly<Record<string, string>>;
  /** What is asked before a transition of the table of states that somebody makes by itself, and how it ended. */
  transitions?: Readonly<Record<string, TransitionWords>>;
}

/** What is counted, as it stands behind its number: “1 carton of 24”, “2 cartons of 24”; in Swahili by the class of the noun. */
export interface CountedWords {
  one: string;
  many: string;
  /** Before how many pieces are in one. */
  ofOne: string;
  ofMany: string;
}

export type NounClass = '1/2' | '3/4' | '4' | '5/6' | '6' | '7/8' | '9/10' | '10' | '11' | '11/10';

export interface TransitionWords {
  /** The button: `Void payment`. */
  button: string;
  /** The question before it, and what follows from a yes. */
  title: string;
  body: string;
  /** Above the field for the reason, where one is asked for. */
  reason?: string;
  /** Above the day as of which it counts, where it may be dated back. */
  date?: string;
  /** What else is asked for, where no field of the entity is called the same. */
  fields?: Readonly<Record<string, string>>;
  /** Under the inputs of what is asked for. */
  hints?: Readonly<Record<string, string>>;
  /** Shown words of each value of a choice that the entity has not. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Once it is done: `The payment is void`. */
  done: string;
}

export type EntityWords = Readonly<Record<'en' | 'sw', WordsOfOne>>;

/**
 * The words that an entity needs: `satisfies Messages<typeof product>` fails where a field, a condition, a section of the
 * form, a choice, a part of a line or a transition has no word in one of the languages, and where a word is left over.
 */
export type Messages<E> =
  E extends Entity<infer F, string, infer C, infer S, infer T, infer B>
    ? Readonly<
        Record<'sw', { noun: NounClass }> &
          Record<
            'en' | 'sw',
            Omit<WordsOfOne, 'fields' | 'parts' | 'sections' | 'conditions' | 'choices' | 'transitions'> & {
              fields: Readonly<Record<keyof F, string>>;
            } & Needed<'conditions', Record<Known<C> | Known<B>, string>> &
              Needed<'sections', Record<Known<S>, { title: string; why?: string }>> &
              Needed<'choices', ChoicesOf<F> & ChoicesOfLines<F>, OtherChoices<F>> &
              Needed<'parts', PartsOf<F>, OtherParts<F>> &
              Needed<'transitions', Asked<T['transitions'], F>>
          >
      >
    : never;

/** A property that must be there where there is anything to say in it, with what may be said besides. */
type Needed<K extends string, V, More = unknown> = [keyof V] extends [never]
  ? { readonly [P in K]?: More & Readonly<Record<never, never>> }
  : { readonly [P in K]: Readonly<V> & More };

/** Literal names; a definition that the compiler does not know in detail has none. */
type Known<K extends string> = string extends K ? never : K;

type ChoicesOf<F> = {
  readonly [K in keyof F as F[K] extends { choices: readonly string[] } ? K : never]: F[K] extends {
    choices: readonly (infer C extends string)[];
  }
    ? Readonly<Record<C, string>>
    : never;
};

/** Codes of which some have a word (no provider), and texts that are chosen from a list. */
type OtherChoices<F> = {
  readonly [K in keyof F as F[K] extends { choices: readonly string[] } ? never : K]?: Readonly<
    Record<string, string>
  >;
};

/** Choices in lines are told under the name of their part, whichever lines it stands in. */
type ChoicesOfLines<F> = Together<
  { [K in keyof F]: F[K] extends { lines: infer L extends Fields } ? ChoicesOf<L> : never }[keyof F]
>;

type Together<U> = [U] extends [never]
  ? Record<never, never>
  : (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void
    ? A
    : never;

/** Of each part that is no record and called like no field of the entity; the others may have a word of their own. */
type PartsOf<F> = {
  readonly [K in keyof F as [NamelessParts<F, K>] extends [never] ? never : K]: Readonly<
    Record<NamelessParts<F, K>, string>
  >;
};

type OtherParts<F> = {
  readonly [K in keyof F]?: F[K] extends { lines: infer L extends Fields }
    ? Readonly<Partial<Record<keyof L, string>>>
    : never;
};

type NamelessParts<F, K extends keyof F> = F[K] extends { lines: infer L extends Fields }
  ? Exclude<PlainParts<L>, keyof F>
  : never;

type PlainParts<L extends Fields> = {
  [P in keyof L]: L[P] extends Field<infer V> ? (IsRecord<NonNullable<V>> extends true ? never : P) : never;
}[keyof L];

/** A plain text passes for an id of no entity in particular. */
type IsRecord<V> =
  V extends Id<infer E>
    ? string extends E
      ? false
      : true
    : V extends readonly Id<infer E>[]
      ? string extends E
        ? false
        : true
      : false;

/** The transitions that somebody makes by a button and a question that follow from the table of states. */
type Asked<W extends AnyStates['transitions'], F> = {
  readonly [K in keyof W as string extends K ? never : IsAsked<W[K]> extends true ? K : never]: Omit<
    TransitionWords,
    'reason' | 'fields' | 'choices'
  > &
    (W[K] extends { reason: string } ? { reason: string } : unknown) &
    (W[K] extends { fields: infer X extends Fields } ? AskedWords<Named<X>, F> : unknown);
};

/** Of each thing asked for that is called like no field of the entity; the others may have a word of their own. */
type AskedWords<X, F> = Needed<
  'fields',
  Record<Exclude<keyof X, keyof F>, string>,
  { readonly [K in keyof X]?: string }
> &
  Needed<'choices', ChoicesOf<Omit<X, keyof F>>>;

/** The fields that are known by name: a table of states keeps them beside the type of any fields. */
type Named<X> = { readonly [K in keyof X as string extends K ? never : K]: X[K] };

type IsAsked<T extends Transition> = T extends { hasForm: true }
  ? false
  : T extends { right: string }
    ? true
    : false;

/** Words of the columns that every entity has. */
export const BOOKKEEPING_WORDS: Readonly<Record<string, Words>> = {
  created_at: { en: 'Created', sw: 'Iliundwa' },
  created_by: { en: 'Created by', sw: 'Aliyeunda' },
  updated_at: { en: 'Updated', sw: 'Ilibadilishwa' },
};
