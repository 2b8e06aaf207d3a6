import type { Words } from './i18n/language.ts';

/**
 * The rights of a module that the specification does not name. Each costs every owner a decision in every role, so each
 * says why none of the stated ones serves.
 */
export interface OwnRights {
  module: string;
  /** What the module is called over its rights. */
  title: Words;
  rights: Readonly<Record<string, { reason: string; words: Words }>>;
}
