import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type Language, languageOf, say, type Words } from '#core/i18n/language.ts';

interface LanguageChoice {
  language: Language;
  choose(language: Language): void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Gives every screen the user's language; a change is seen at once, without loading anything again. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(savedLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((chosen: Language) => {
    saveLanguage(chosen);
    setLanguage(chosen);
  }, []);
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('LanguageProvider is missing above this part');
  return choice;
}

/** A sentence in the user's language; the words themselves are handed over, so a missing one does not compile. */
export type Say = (words: Words, params?: Readonly<Record<string, unknown>>) => string;

export function useSay(): Say {
  const { language } = useLanguage();
  return useCallback((words, params) => say(words, language, params), [language]);
}

/** The language this device was last used in, else the browser's. */
export function savedLanguage(): Language {
  const kept = /(?:^|; )language=(\w\w)/.exec(document.cookie)?.[1];
  return languageOf(kept ?? navigator.languages.join(','));
}

/** A cookie, because logging out clears the local storage and the login page should still speak Swahili. */
function saveLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on the plain http address of a shop
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=strict`;
}
