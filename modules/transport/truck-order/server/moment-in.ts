/** A moment by the clock of a zone, as a sentence names it: `2026-12-08 18:00`. */
export function momentIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}
