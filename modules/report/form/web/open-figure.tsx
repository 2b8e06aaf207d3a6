import type { ReactNode } from 'react';
import { UiLink } from '#ui/theme/link.tsx';
import classes from './report-form.module.css';

/** Which records a figure opens: of all groups where none is named; null of those that name none. */
export interface OpenedFigure {
  figure: string;
  group?: string | null | undefined;
  side?: 'before' | undefined;
}

/** The address at which the records of a figure are open. */
export type Opens = (opened: OpenedFigure) => string;

/** A figure under a dotted rule: it opens the records that it is made of. Nought has none. */
export function OpenFigure({
  opens,
  amount,
  children,
  ...opened
}: OpenedFigure & { opens: Opens; amount: number; children: ReactNode }) {
  if (amount === 0) return children;
  return (
    <UiLink className={classes.figure} href={opens(opened)}>
      {children}
    </UiLink>
  );
}
