import { UnstyledButton } from '@mantine/core';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { Kbd } from '../show/kbd.tsx';
import { UiLink } from '../theme/link.tsx';
import classes from './button.module.css';

export interface ButtonProps {
  children: ReactNode;
  /** One primary per screen; danger repeats the verb of what it destroys. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 's' | 'm' | 'l' | 'xl';
  icon?: IconName;
  /** Icon after the words, a chevron on buttons that open something. */
  iconAfter?: IconName;
  /** Keyboard hint shown inside, hidden on phones: `Ctrl S`. */
  hint?: string;
  loading?: boolean;
  disabled?: boolean;
  block?: boolean;
  /** Turns the button into a real link. */
  href?: string;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  title?: string;
  autoFocus?: boolean;
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-keyshortcuts'?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

/** A verb to press; with `href` the same thing as a link. */
export function Button({
  children,
  kind = 'secondary',
  size = 'm',
  icon,
  iconAfter,
  hint,
  loading,
  disabled,
  block,
  href,
  type = 'button',
  className,
  autoFocus,
  ...rest
}: ButtonProps) {
  const look = {
    className: [classes.button, className].filter(Boolean).join(' '),
    'data-kind': kind,
    'data-size': size,
    'data-block': block || undefined,
    'data-loading': loading || undefined,
    'data-autofocus': autoFocus || undefined,
    'aria-busy': loading || undefined,
  };
  const content = (
    <>
      {loading ? (
        <span className={classes.spinner} aria-hidden />
      ) : (
        icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />
      )}
      <span className={classes.words}>{children}</span>
      {hint && <Kbd>{hint}</Kbd>}
      {iconAfter && <Icon name={iconAfter} size="s" />}
    </>
  );
  if (href !== undefined && !disabled && !loading) {
    return (
      <UiLink href={href} {...look} {...rest}>
        {content}
      </UiLink>
    );
  }
  return (
    <UnstyledButton type={type} disabled={disabled || loading} {...look} {...rest}>
      {content}
    </UnstyledButton>
  );
}
