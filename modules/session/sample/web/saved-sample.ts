import type { SampleLogin } from '../../first-start/web/first-start-call.ts';

const KEPT_AS = 'sample';

/** The login of the sample that this tab has begun: the server tells it once, and the page may be loaded again meanwhile. */
export function savedSample(): SampleLogin | null {
  const kept = sessionStorage.getItem(KEPT_AS);
  return kept ? (JSON.parse(kept) as SampleLogin) : null;
}

export function saveSample(login: SampleLogin | null): void {
  if (login) sessionStorage.setItem(KEPT_AS, JSON.stringify(login));
  else sessionStorage.removeItem(KEPT_AS);
}
