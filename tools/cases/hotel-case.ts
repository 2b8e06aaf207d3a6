import type { EntryLine, Words, WorkedCase } from './case-file.ts';

/** A case of a hotel, as its file has it: what is given and what happens, in a form of its own. */
export interface HotelCase {
  id: string;
  title: string;
  given: Given;
  events: readonly HotelEvent[];
  expected?: Words | null;
}

export interface Given {
  branch?: { vat_registered: boolean; price_mode: 'inclusive' | 'exclusive'; day_starts_at?: string };
  room?: string;
  rooms?: readonly string[] | number;
  booked?: readonly [string, string];
  booking?: Stay;
  bookings?: readonly Stay[];
  holds?: readonly { from: string; to: string; reason: string }[];
  room_type?: Words;
  rates?: Rates;
  price_from?: Readonly<Record<string, number>>;
  product?: { name: string; price: number; stock: number; stock_value: number };
  [what: string]: unknown;
}

export interface Rates {
  price: number;
  seasons: readonly { from: string; to: string; price: number }[];
  weekend: { days: readonly number[]; plus: number };
  included_guests: number;
  extra_guest: number;
  length: readonly { from_nights: number; percent: number }[];
}

export interface Stay {
  id?: string;
  room?: string | null;
  check_in?: string;
  check_out?: string;
  price?: number;
  status?: string;
  guest?: string;
  guests?: number;
  deposit?: number;
  [what: string]: unknown;
}

export interface HotelEvent {
  do: string;
  at?: string;
  with?: Words;
  expect?: {
    journal?: readonly { date: string; lines: readonly EntryLine[] }[];
    state?: Words;
    shows?: Words;
    refused?: string;
    caution?: string;
  };
}

/** Whether a file holds cases of a hotel. */
export const isHotelCase = (one: WorkedCase | HotelCase): one is HotelCase => 'given' in one;
