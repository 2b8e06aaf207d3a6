/** What becomes of guests who have not left as their night is audited, and of those who have not come (hotel.md 7). */
export const OF_DEPARTURES = ['extend', 'stop'] as const;
export const OF_ARRIVALS = ['keep', 'no_show'] as const;

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
