const DAY = 86_400_000;
/** Before there were telephones that forward. */
const EARLIEST = Date.parse('2015-01-01T00:00:00Z');

/**
 * When a telephone had a text, as it says: milliseconds or seconds since 1970, or a written moment. What is none, or lies ahead, says
 * nothing.
 */
export function stampOf(said: string | number | null | undefined, now: Date): Date | null {
  const text = String(said ?? '').trim();
  if (text === '') return null;
  const ticks = /^\d{10}(\d{3})?(\.\d+)?$/u.test(text) ? Math.trunc(Number(text)) : null;
  const at = ticks === null ? Date.parse(text) : ticks < 100_000_000_000 ? ticks * 1000 : ticks;
  return Number.isNaN(at) || at < EARLIEST || at > now.getTime() + DAY ? null : new Date(at);
}

/** The secret of a way in names its business, so that it is looked up in no other. */
export function secretOf(business: string, secret: string): string {
  return business.replaceAll('-', '') + secret;
}

/** The business that a secret names; null where it can be none. */
export function businessOf(secret: string): string | null {
  const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/u.exec(secret);
  return named ? named.slice(1).join('-') : null;
}

/** A text that came again with the same words is another event where its telephone had it more than this later. */
const APART = 10 * 60_000;

export function isLaterEvent(
  stamped: Date,
  first: { received_at: Date; source: 'pasted' | 'forwarded' | 'statement' },
): boolean {
  const later = stamped.getTime() - first.received_at.getTime();
  // When a text that was pasted came to its telephone is not known: it was earlier.
  return first.source === 'forwarded' ? Math.abs(later) > APART : later > APART;
}
