import type { Claims } from '#core/claims.ts';

/** As what a plate is compared: letters and digits alone, whatever the spaces and dashes between them. */
export function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A truck has one plate, and no other truck has it in another way of writing. */
export const PLATES = {
  name: 'plates',
  fields: ['registration'],
  sameThing: [],
  keyOf: plateKey,
  of: ({ registration }) => (registration ? [{ value: String(registration), field: 'registration' }] : []),
} as const satisfies Claims;
