import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** Shifts are not kept yet; every sale is of none. */
export const shiftOfSale: Computed = () => sql`null::uuid`;
