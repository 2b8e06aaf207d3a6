import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  'var(--primary-50)',
  'var(--primary-100)',
  'var(--primary-200)',
  'var(--primary-300)',
  'var(--primary-400)',
  'var(--primary-500)',
  'var(--primary-600)',
  'var(--primary-700)',
  'var(--primary-800)',
  'var(--primary-900)',
];

/** Mantine told in our tokens: its parts take colour, space, type and shape from tokens.css only. */
export const mantineTheme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  fontFamily: 'var(--font-stack)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-stack)', fontWeight: '600' },
  fontSizes: {
    xs: 'var(--fs-xs)',
    sm: 'var(--fs-sm)',
    md: 'var(--fs-md)',
    lg: 'var(--fs-lg)',
    xl: 'var(--fs-xl)',
  },
  lineHeights: { xs: '1.15', sm: '1.35', md: '1.5', lg: '1.5', xl: '1.35' },
  spacing: {
    xs: 'var(--gap-1)',
    sm: 'var(--gap-2)',
    md: 'var(--gap-4)',
    lg: 'var(--gap-5)',
    xl: 'var(--gap-6)',
  },
  radius: {
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius)',
    xl: 'var(--radius-lg)',
  },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const colours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--hover)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'transparent',
  '--mantine-primary-color-filled': 'var(--primary-fill)',
  '--mantine-primary-color-filled-hover': 'var(--primary-fill-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-primary-color-light': 'var(--primary-tint)',
  '--mantine-primary-color-light-hover': 'var(--primary-tint-2)',
  '--mantine-primary-color-light-color': 'var(--primary-text)',
};

/** The tokens carry both themes themselves, so both schemes get the same references. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-z-index-app': 'var(--z-bar)',
    '--mantine-z-index-modal': 'var(--z-dialog)',
    '--mantine-z-index-popover': 'var(--z-toast)',
    '--mantine-z-index-overlay': 'var(--z-scrim)',
  },
  light: colours,
  dark: colours,
});
