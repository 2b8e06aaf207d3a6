import { z } from 'zod';
import { isId } from '#core/ids.ts';

/** A document is named by whoever makes it, so that a retry means the same one (api.md, Writes). */
export const idOfDocument = { id: z.string({ error: 'required' }).refine(isId, { error: 'not_id' }) };
