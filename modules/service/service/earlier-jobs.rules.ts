/** A job that was here before, as a list tells it. */
export interface EarlierJob {
  id: string;
  number: string;
  date: string;
  status: string;
  serial_number?: string | null;
  warranty_until?: string | null;
}

/**
 * Of the jobs that a serial number finds those of the very item, the newest first; one that is being changed is not its own history.
 * A word also finds what only looks alike, such as a longer number.
 */
export function earlierJobs(
  found: readonly EarlierJob[],
  serial: string,
  own: string | undefined,
): EarlierJob[] {
  const wanted = serial.trim().toLowerCase();
  return found
    .filter(({ id, serial_number }) => id !== own && serial_number?.trim().toLowerCase() === wanted)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

/** The job under whose warranty the item still is on a day, its last day included. */
export function underWarranty(jobs: readonly EarlierJob[], today: string): EarlierJob | undefined {
  return jobs.find(({ warranty_until }) => warranty_until && warranty_until >= today);
}
