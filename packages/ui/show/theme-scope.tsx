import type { CSSProperties, ReactNode } from 'react';
import type { Theme } from '../theme/apply-theme.ts';

export interface ThemeScopeProps {
  primary?: string;
  radius?: string;
  fontSize?: string;
  fontFamily?: string;
  padding?: string;
  margin?: string;
  theme?: Theme;
  className?: string;
  children: ReactNode;
}

/** A part of the page in another look: the preview in settings, a branch's own colour in the switcher. */
export function ThemeScope({
  primary,
  radius,
  fontSize,
  fontFamily,
  padding,
  margin,
  theme,
  className,
  children,
}: ThemeScopeProps) {
  const inputs = {
    '--primary': primary,
    '--radius': radius,
    '--font-size': fontSize,
    '--font-family': fontFamily,
    '--padding': padding,
    '--margin': margin,
  };
  return (
    <div
      className={['theme-scope', className].filter(Boolean).join(' ')}
      data-theme={theme}
      style={inputs as CSSProperties}
    >
      {children}
    </div>
  );
}
