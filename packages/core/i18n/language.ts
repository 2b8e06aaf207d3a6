/** The languages of the product (specification §1). */
export const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language. A missing language does not compile. */
export type Words = Readonly<Record<Language, string>>;

/** The language asked for by a browser's header or a setting; English where nothing fits. */
export function languageOf(preference: string | null | undefined): Language {
  for (const part of (preference ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === tag);
    if (known) return known;
  }
  return 'en';
}

/** Fills `{name}` places of a sentence; a place without a value keeps its name, which a test looks for. */
export function fill(text: string, params: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in params ? String(params[name]) : place));
}

/** The text in one language with its places filled. */
export function say(words: Words, language: Language, params?: Readonly<Record<string, unknown>>): string {
  return fill(words[language], params);
}

/** What is said in one language, in each of them: for a text that is kept before one knows who reads it. */
export function inEach(text: (language: Language) => string): Words {
  return { en: text('en'), sw: text('sw') };
}

/** The text in each language with its places filled. */
export function sayInEach(words: Words, params: Readonly<Record<string, unknown>>): Words {
  return inEach((language) => say(words, language, params));
}
