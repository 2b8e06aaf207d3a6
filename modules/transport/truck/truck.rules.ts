import { InvalidFields, type Problems } from '#core/errors.ts';
import { TRUCK_TEXTS } from './truck.words.ts';

/** How a truck stands now; the words are those of the specification. */
export const TRUCK_STATUSES = ['Available', 'In Use', 'Maintenance', 'Out of Service', 'Reserved'] as const;

/** Why a truck is kept from work by hand. */
export const HOLDS = ['out_of_service', 'reserved'] as const;

export const PAPERS = ['insurance', 'road_licence', 'inspection', 'permit', 'other'] as const;

/** Without these a truck may not be on the road. */
export const ROAD_PAPERS = ['insurance', 'road_licence', 'inspection'] as const;

/** How its papers stand where they want looking at. */
export const PAPERS_DUE = ['expired', 'ends_soon'] as const;

interface Hold {
  since: string;
  until?: string | null;
}

/** A hold ends on the day it begins or later. */
export function holdsAreInOrder({ holds }: Readonly<Record<string, unknown>>): void {
  const wrong = ((holds ?? []) as readonly Hold[]).flatMap(({ since, until }, place) =>
    until && until < since ? [[`holds.${place}.until`, ENDS_BEFORE] as const] : [],
  );
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong));
}

const ENDS_BEFORE: Problems[string] = { key: 'ends_before', words: TRUCK_TEXTS.endsBefore };

/** Papers that have ended, or end within 30 days, while a truck is written down. */
export function papersEnd(row: Readonly<Record<string, unknown>>, today: string): Problems {
  const papers = (row.documents ?? []) as readonly { expires?: string | null }[];
  const ended = papers.flatMap(({ expires }, place) =>
    expires && expires < today
      ? [[`documents.${place}.expires`, { key: 'has_ended', words: TRUCK_TEXTS.hasEnded }] as const]
      : [],
  );
  return Object.fromEntries(ended);
}
