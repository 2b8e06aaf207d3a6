import { phoneNumber } from '#core/phone-number.ts';
import { smsParts } from '#core/sms-parts.ts';

/** What may stand in a text, in braces; each person reads his own. */
export const PLACES = ['name', 'balance', 'due', 'branch', 'pay_to'] as const;

export type Place = (typeof PLACES)[number];

/** Somebody who may be written to, and what fills the places of his text; null where there is nothing to say. */
export interface Person {
  party_kind: 'customer' | 'user' | null;
  party_id: string | null;
  name: string;
  phone: string | null;
  values: Readonly<Record<Place, string | null>>;
}

/** Why somebody is not written to. */
export const REASONS = ['no_phone', 'not_phone', 'same_number', 'opted_out', 'empty', 'not_of_them'] as const;

export type Reason = (typeof REASONS)[number];

export interface Written extends Person {
  phone: string;
  text: string;
  parts: number;
}

export interface LeftOut extends Person {
  reason: Reason;
  /** The other one of the same number, or the place that is empty. */
  about: string | null;
}

const PLACE = /\{(\w*)\}/g;

/** The places of a text that are none of ours. */
export function unknownPlaces(text: string): string[] {
  const named = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !isPlace(name)))];
}

const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

/** The first place of a text for which somebody has nothing. */
function emptyPlace(text: string, { values }: Person): Place | null {
  return PLACES.find((place) => text.includes(`{${place}}`) && !values[place]) ?? null;
}

/**
 * Who is written to and what, and who is left out and why: one number once, nobody without a number, nobody who asked not to be
 * written to, nobody whose text would have a hole (messages.md B2).
 */
export function sorted(
  people: readonly Person[],
  text: string,
  optedOut: ReadonlySet<string>,
): { written: Written[]; leftOut: LeftOut[] } {
  const written: Written[] = [];
  const leftOut: LeftOut[] = [];
  const byPhone = new Map<string, string>();
  for (const person of people) {
    const phone = person.phone === null ? null : phoneNumber(person.phone);
    const refused = (reason: Reason, about: string | null = null) =>
      leftOut.push({ ...person, phone: phone ?? person.phone, reason, about });
    const empty = emptyPlace(text, person);
    if (!person.phone?.trim()) refused('no_phone');
    else if (phone === null || !isDialled(phone)) refused('not_phone');
    else if (optedOut.has(phone)) refused('opted_out');
    else if (byPhone.has(phone)) refused('same_number', byPhone.get(phone));
    else if (empty) refused('empty', empty);
    else {
      byPhone.set(phone, person.name);
      const own = text.replace(PLACE, (whole, name) => (isPlace(name) ? (person.values[name] ?? '') : whole));
      written.push({ ...person, phone, text: own, parts: smsParts(own).parts });
    }
  }
  return { written, leftOut };
}

/** A number of Tanzania has nine digits behind the code of the country; those of others are taken as they are. */
function isDialled(phone: string): boolean {
  return !phone.startsWith('255') || /^255[1-9]\d{8}$/.test(phone);
}
