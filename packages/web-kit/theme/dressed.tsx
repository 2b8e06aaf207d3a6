import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { UiLinkProps } from '#ui/theme/link.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { uiWords } from '../i18n/ui-words.ts';
import type { SavedLook } from './saved-look.ts';
import { useTheme } from './use-theme.ts';

export interface DressedProps {
  look: SavedLook;
  link?: ComponentType<UiLinkProps>;
  children: ReactNode;
}

/** Theme, style variables of the branch and the words of the parts, around everything that is seen. */
export function Dressed({ look, link, children }: DressedProps) {
  const { language } = useLanguage();
  const theme = useTheme(look.theme);
  const words = useMemo(() => uiWords(language), [language]);
  return (
    <UiProvider
      theme={theme}
      inputs={look.inputs}
      words={words}
      nonce={styleNonce()}
      {...(link ? { link } : {})}
    >
      {children}
    </UiProvider>
  );
}

/** The nonce of this answer of the server; style elements without it are not applied. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
