import { refusal } from '#core/errors.ts';

/** Another site sent its visitor here to write something. */
export const ForeignSite = refusal('foreign_site', 403, {
  en: 'This request came from another site.',
  sw: 'Ombi hili limetoka kwenye tovuti nyingine.',
});

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Heads {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Refuses a write that a browser sends for another site; the second belt beside SameSite and the header no form can
 * make. Programs that are no browser send neither head and pass.
 */
export function requireSameOrigin(method: string, headers: Heads): void {
  if (READS.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw ForeignSite();
  if (headers.origin !== undefined && hostOf(headers.origin) !== headers.host) throw ForeignSite();
}

/** Host alone: behind a proxy that ends TLS the scheme is not known here. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
