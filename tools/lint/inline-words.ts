/** Texts that still stand inline, by file. The numbers only fall; no file is added. */
export const INLINE_WORDS: Readonly<Record<string, number>> = {};
