/** What becomes of guests who have not left as their night is audited, and of those who have not come (hotel.md 7). */
export const OF_DEPARTURES = ['extend', 'stop'] as const;
export const OF_ARRIVALS = ['keep', 'no_show'] as const;

/** What may be said of one guest: of who has not left, or of who has not come. */
export const OF_GUEST = [...OF_DEPARTURES, ...OF_ARRIVALS] as const;

/** Of one guest another thing than of the others. */
export interface GuestChoice {
  booking_id: string;
  choice: (typeof OF_GUEST)[number];
}

/** What is said of an audit beside what the branch has. */
export interface SaidOfAudit extends Partial<OpenChoices> {
  guests?: readonly GuestChoice[] | undefined;
}

/** What becomes of a guest: as it is said of him, else as of all. */
export function choiceOf<C extends GuestChoice['choice']>(
  booking_id: string,
  all: C,
  possible: readonly C[],
  guests: readonly GuestChoice[] = [],
): C {
  const said = guests.find((one) => one.booking_id === booking_id)?.choice;
  return possible.find((one) => one === said) ?? all;
}

export interface OpenChoices {
  departures: (typeof OF_DEPARTURES)[number];
  arrivals: (typeof OF_ARRIVALS)[number];
}

/** As it was said, else as the branch has it. */
export function openChoices(
  settings: Readonly<Record<string, unknown>>,
  said: { departures?: string | null | undefined; arrivals?: string | null | undefined } = {},
): OpenChoices {
  const departures = said.departures ?? settings.night_departures;
  const arrivals = said.arrivals ?? settings.night_arrivals;
  return {
    departures: OF_DEPARTURES.find((one) => one === departures) ?? 'extend',
    arrivals: OF_ARRIVALS.find((one) => one === arrivals) ?? 'keep',
  };
}
