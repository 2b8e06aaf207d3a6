import type { Words } from './i18n/language.ts';

/** What stands beside the sentence of a refusal in the answer: the faulty fields, versions, refused rows and the like. */
export type RefusalData = Record<string, unknown>;

/** An expected no. It ends the transaction and becomes `{ success: false, message, code, ...shown }`. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: RefusalData;
  readonly words: Words;
  /** Keys of `data` that go into the answer; the others only fill the sentence. */
  readonly shown: readonly string[];

  constructor(code: string, status: number, words: Words, data: RefusalData, shown: readonly string[]) {
    super(
      `${code} ${JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? value.toString() : value))}`,
    );
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.words = words;
    this.data = data;
    this.shown = shown;
  }
}

/** A factory of refusals of one kind; `words` carries its sentence in every language, `{name}` being places to fill. */
export function refusal<D extends RefusalData = Record<never, never>>(
  code: string,
  status: number,
  words: Words,
  shown: readonly (keyof D & string)[] = [],
): (...data: keyof D extends never ? [] : [D]) => Refusal {
  return (...[data]) => new Refusal(code, status, words, data ?? {}, shown);
}

/** What is wrong with one field: the key of a sentence in `i18n/problems.ts`, or one with words of its own. */
export interface Problem {
  key: string;
  params?: Record<string, string | number>;
  words?: Words;
}

/** `field -> problem`, dotted for lines (`lines.2.quantity`). */
export type Problems = Record<string, Problem>;

/** Bad input with the field that is at fault; the answer writer turns the problems into sentences. */
export class InvalidFields extends Error {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super(`invalid_fields ${JSON.stringify(problems)}`);
    this.name = 'InvalidFields';
    this.problems = problems;
  }
}
