import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { ToastRegion } from '../feedback/toasts.tsx';
import { applyTheme, type Theme, type ThemeInputs } from './apply-theme.ts';
import './base.css';
import { LinkContext, type UiLinkProps } from './link.tsx';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';
import './tokens.css';
import { type UiWords, WordsContext } from './words.ts';

export interface UiProviderProps {
  theme: Theme;
  inputs?: ThemeInputs;
  words: UiWords;
  /** The router's link; without it links are plain anchors. */
  link?: ComponentType<UiLinkProps>;
  /** The page's style nonce; without it the variables are blocked where only nonced styles may stand. */
  nonce?: string;
  children: ReactNode;
}

/** Stands once at the root: dresses the page in the branch's look and gives every part its words and links. */
export function UiProvider({ theme, inputs, words, link, nonce, children }: UiProviderProps) {
  const { primary, radius, fontFamily, fontSize, padding, margin, printerSize } = inputs ?? {};
  useLayoutEffect(
    () => applyTheme(theme, { primary, radius, fontFamily, fontSize, padding, margin, printerSize }),
    [theme, primary, radius, fontFamily, fontSize, padding, margin, printerSize],
  );
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={theme}
      getStyleNonce={() => nonce ?? ''}
    >
      <WordsContext value={words}>
        <LinkContext value={link ?? null}>
          {children}
          <ToastRegion />
        </LinkContext>
      </WordsContext>
    </MantineProvider>
  );
}
