import { createContext, use, useCallback } from 'react';
import { linkPage } from '#core/link-page.ts';
import { useMay } from '../user/current-user.tsx';

/** Where the link on a paper leads somebody who is logged in: its page for guests, and the screen that takes its code as `ticket`. */
export interface ScannedLink {
  page: string;
  screen: string;
  permission: string;
}

/** Of all modules; the app hands them over, as it does with the definitions. */
export const ScannedLinks = createContext<readonly ScannedLink[]>([]);

/** Where what was scanned leads here; undefined where it is no link of a paper, or none for this user. */
export function placeOfScan(
  text: string,
  links: readonly ScannedLink[],
  may: (right: string) => boolean,
): string | undefined {
  const path = /^https?:\/\/[^/\s]+(\/[^\s?#]*)$/i.exec(text.trim())?.[1];
  if (path === undefined) return undefined;
  for (const { page, screen, permission } of links) {
    const code = linkPage(page).codeIn(path);
    if (code && may(permission)) return `${screen}?ticket=${code}`;
  }
  return undefined;
}

/** The same for the user of this page. */
export function usePlaceOfScan(): (text: string) => string | undefined {
  const links = use(ScannedLinks);
  const may = useMay();
  return useCallback((text) => placeOfScan(text, links, may), [links, may]);
}
