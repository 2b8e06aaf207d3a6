import type { MouseEventHandler, ReactNode } from 'react';
import { UiLink } from '../theme/link.tsx';
import classes from './text-link.module.css';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  size?: 's' | 'm';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link inside running text or at a card's corner, in brand text. */
export function TextLink({ href, children, size = 'm', onClick }: TextLinkProps) {
  return (
    <UiLink href={href} className={classes.link} data-size={size} onClick={onClick}>
      {children}
    </UiLink>
  );
}
