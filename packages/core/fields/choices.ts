import { z } from 'zod';
import { isId } from '../ids.ts';
import { problem, readWith } from './issue.ts';
import type { Kind } from './kind.ts';
import { digitsLost, textCell, textOfCell } from './text.ts';

/** One of a fixed list of values. */
export const choice: Kind = {
  name: 'choice',
  column: 'text',
  schema: (field) =>
    readWith(z.string({ error: 'not_choice' }), (wire: string) =>
      field.choices?.includes(wire) ? wire : problem('not_choice'),
    ),
  toWire: (stored) => stored,
  fromCell: (cell, field) => {
    const typed = cell.text.trim().toLowerCase();
    const known = field.choices?.find((value) => value.toLowerCase() === typed);
    return known === undefined
      ? { problem: field.options.problem ?? { key: 'not_choice' } }
      : { wire: known };
  },
  toCell: textCell,
};

/** Yes or no. */
export const flag: Kind = {
  name: 'flag',
  column: 'boolean',
  schema: () => z.boolean({ error: 'not_flag' }),
  toWire: (stored) => stored,
  fromCell: (cell) => {
    const typed = cell.text.trim().toLowerCase();
    if (/^(true|yes|y|1|ndiyo|ndio)$/.test(typed)) return { wire: true };
    if (/^(false|no|n|0|hapana)$/.test(typed)) return { wire: false };
    return { problem: { key: 'not_flag' } };
  },
  toCell: (stored) => ({ kind: 'text', text: stored ? 'yes' : 'no' }),
};

const idText = z.string({ error: 'not_id' }).refine(isId, { error: 'not_id' });

/** A record of another entity, by its id. In a sheet it stands by its title, which the import looks up. */
export const ref: Kind = {
  name: 'ref',
  column: 'uuid',
  schema: () => idText,
  toWire: (stored) => stored,
  fromCell: textOfCell,
  toCell: textCell,
};

/** Several records of another entity. */
export const refs: Kind = {
  name: 'refs',
  column: 'uuid[]',
  schema: (field) => uniqueList(idText, field.options.max ?? 100),
  toWire: (stored) => stored,
  fromCell: textOfCell,
  toCell: textCell,
};

/** An id that stands in the body of a command under its own key. */
export const id: Kind = { ...ref, name: 'id' };

/** Several ids of a body under their own key, at least one where any are named. */
export const ids: Kind = {
  ...refs,
  name: 'ids',
  schema: (field) => uniqueList(idText, field.options.max ?? 1000, 1),
};

/** An uploaded picture, by the id of its file. */
export const image: Kind = { ...ref, name: 'image' };

/** A short list of texts, such as the barcodes of a product. */
export const texts: Kind = {
  name: 'texts',
  column: 'text[]',
  schema: (field) =>
    uniqueList(
      z.string({ error: 'not_text' }).trim().min(1, 'required').max(64, 'too_long'),
      field.options.max ?? 20,
    ),
  toWire: (stored) => stored,
  fromCell: (cell) =>
    cell.kind === 'error' || digitsLost(cell)
      ? { problem: { key: cell.kind === 'error' ? 'cell_error' : 'digits_lost' } }
      : {
          wire: cell.text
            .split(/[,;\n]/)
            .map((part) => part.trim())
            .filter(Boolean),
        },
  toCell: (stored) => ({ kind: 'text', text: (stored as string[]).join(', ') }),
};

/** A value that only the server writes and reads as a whole. */
export const json: Kind = {
  name: 'json',
  column: 'jsonb',
  schema: () => z.unknown(),
  toWire: (stored) => stored,
  fromCell: () => ({ problem: { key: 'wrong_form' } }),
  toCell: (stored) => ({ kind: 'text', text: JSON.stringify(stored) }),
};

/** Rows of a document, kept in a table of their own (`sale_lines`) under the same definition. */
export const lines: Kind = { ...json, name: 'lines', column: null };

function uniqueList(item: z.ZodType<string>, most: number, least = 0): z.ZodType<unknown> {
  return readWith(z.array(item, { error: 'wrong_form' }), (list: string[]) => {
    if (list.length < least) return problem('required');
    if (list.length > most) return problem('too_many', { n: most });
    return new Set(list).size < list.length ? problem('repeated') : list;
  });
}
