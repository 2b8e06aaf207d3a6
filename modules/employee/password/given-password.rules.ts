/** For how many days a password is good that somebody else has chosen: who does not come by then is given another. */
export const GIVEN_PASSWORD_DAYS = 7;

const DAY_MS = 86_400_000;

/** When a password ends that is given now. */
export function endOfGiven(now: Date): Date {
  return new Date(now.getTime() + GIVEN_PASSWORD_DAYS * DAY_MS);
}
