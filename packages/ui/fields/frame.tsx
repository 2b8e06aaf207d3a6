import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './frame.module.css';

export interface FrameProps {
  icon?: IconName;
  /** Quiet words before the value: a currency. */
  before?: string;
  /** Quiet words after the value: a unit. */
  after?: string;
  /** A button at the end: show, scan, clear. */
  trailing?: ReactNode;
  tone?: 'error' | 'warning';
  size?: 'm' | 'l' | 'xl';
  look?: 'plain' | 'quiet';
  align?: 'left' | 'right';
  tall?: boolean;
  disabled?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The box around an input: border, icon, affixes, focus ring. Pressing anywhere in it focuses the input. */
export function Frame({
  icon,
  before,
  after,
  trailing,
  tone,
  size = 'm',
  look = 'plain',
  align = 'left',
  tall,
  disabled,
  children,
  ref,
}: FrameProps) {
  const focusInput = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('button, input, textarea')) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only widens the input's own press area
    <div
      ref={ref}
      className={classes.frame}
      data-tone={tone}
      data-size={size}
      data-look={look}
      data-align={align}
      data-tall={tall || undefined}
      data-disabled={disabled || undefined}
      onMouseDown={focusInput}
    >
      {icon && <Icon name={icon} className={classes.icon} />}
      {before && <span className={classes.affix}>{before}</span>}
      {children}
      {after && <span className={classes.affix}>{after}</span>}
      {trailing && <span className={classes.trailing}>{trailing}</span>}
    </div>
  );
}

export const inputClass = classes.input;
