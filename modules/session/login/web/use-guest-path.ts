import { type MouseEvent, useEffect, useState } from 'react';

/** The path before logging in. The few guest pages follow each other without loading the page anew. */
export function useGuestPath() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (to: string) => {
    history.pushState(null, '', to);
    setPath(to);
  };
  return { path, go };
}

/** A link that stays within the page, unless it is to be opened in another tab. */
export function linkTo(go: (to: string) => void, href: string) {
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    },
  };
}
