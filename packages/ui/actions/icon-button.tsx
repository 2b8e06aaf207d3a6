import { Tooltip, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import button from './button.module.css';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** The name, read aloud and shown as tooltip. */
  name: string;
  kind?: 'secondary' | 'ghost' | 'primary' | 'danger';
  size?: 's' | 'm' | 'xl';
  iconSize?: 's' | 'm' | 'l';
  disabled?: boolean;
  href?: string;
  type?: 'button' | 'submit';
  tabIndex?: number;
  id?: string;
  className?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-keyshortcuts'?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

/** A button of one icon; its name is required because an icon alone says nothing. */
export function IconButton({
  icon,
  name,
  kind = 'ghost',
  size = 'm',
  iconSize,
  href,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const look = {
    className: [button.button, classes.icon, className].filter(Boolean).join(' '),
    'data-kind': kind,
    'data-size': size,
    'aria-label': name,
  };
  const glyph = <Icon name={icon} size={iconSize ?? (size === 's' ? 's' : 'm')} />;
  return (
    <Tooltip
      label={name}
      openDelay={400}
      classNames={{ tooltip: classes.tooltip }}
      transitionProps={{ duration: 90 }}
      zIndex={70}
    >
      {href === undefined ? (
        <UnstyledButton type={type} {...look} {...rest}>
          {glyph}
        </UnstyledButton>
      ) : (
        <UiLink href={href} {...look} {...rest}>
          {glyph}
        </UiLink>
      )}
    </Tooltip>
  );
}
