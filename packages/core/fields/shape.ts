import type { z } from 'zod';
import { json } from './choices.ts';
import type { Kind } from './kind.ts';

/** A value with an inside of its own that no kind describes, such as how a list stands. */
export function shape(schema: z.ZodType): Kind {
  return { ...json, name: 'shape', schema: () => schema };
}
