import { nightsOf } from './booking.rules.ts';

/** A booking as its registration card needs it. */
export interface Registered {
  number: string;
  customer_name?: string | null;
  room_name?: string | null;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  vehicle?: string | null;
  guests?: readonly RegisteredGuest[] | null;
}

export interface RegisteredGuest {
  name: string;
  identity_kind?: string | null;
  identity_number?: string | null;
  nationality?: string | null;
  phone?: string | null;
  child?: boolean | null;
}

const NOBODY: RegisteredGuest = { name: '' };

/** Who stands on the card: everybody who is named, the one who booked where nobody is, and a blank for each adult besides. */
export function guestsOnCard({ customer_name, guests, adults }: Registered): RegisteredGuest[] {
  const named = guests && guests.length > 0 ? [...guests] : [{ name: customer_name ?? '' }];
  const grown = named.filter(({ child }) => child !== true).length;
  return [...named, ...Array.from({ length: Math.max(0, adults - grown) }, () => NOBODY)];
}

/** Whether an adult is on the card without a paper that says who it is. */
export function lacksIdentity(of: Registered): boolean {
  return guestsOnCard(of).some(({ child, identity_number }) => child !== true && !identity_number);
}

/** How many nights the card tells. */
export const nightsOnCard = ({ check_in, check_out }: Registered) => nightsOf(check_in, check_out).length;
