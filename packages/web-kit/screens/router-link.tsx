import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { UiLinkProps } from '#ui/theme/link.tsx';

/** A link that changes the screen without loading the page again; pressed with a modifier it stays the browser's. */
export function RouterLink({ href, onClick, ...rest }: UiLinkProps) {
  const router = useRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOurs = href.startsWith('/') && !rest.target && !rest.download;
    if (event.defaultPrevented || !isOurs || !isPlain(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a href={href} {...rest} onClick={press} />;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
