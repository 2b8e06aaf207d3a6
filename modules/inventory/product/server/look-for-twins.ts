import type { Problem } from '#core/errors.ts';
import type { Words } from '#core/i18n/language.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { product } from '../product.entity.ts';
import { SAME_NAME, SAME_NAME_IN_ROW } from '../product.words.ts';

interface Twin {
  id: string | undefined;
  name: string;
  code: string | null;
  sheetRow: number | undefined;
}

/**
 * Products that may be one and the same: a name used twice is a warning that names the other; rows of a sheet whose names
 * are one and that have no code to tell them apart are refused, because nobody could say later which of them was meant
 * (docs/decisions/0012).
 */
export async function lookForTwins(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const known = await knownTwins(tx, drafts);
  const all = [...known, ...drafts.map(twinOf)];
  const byName = Map.groupBy(all, ({ name }) => folded(name));
  for (const [i, draft] of drafts.entries()) {
    const self = all[known.length + i] as Twin;
    const namesake = self.name && firstOther(byName.get(folded(self.name)), self);
    if (namesake) noteNamesake(draft, namesake);
  }
}

function noteNamesake(draft: Draft, other: Twin): void {
  const problem = problemOf(other, SAME_NAME, SAME_NAME_IN_ROW);
  const isNewRow = draft.sheetRow !== undefined && !draft.before;
  if (!isNewRow || draft.row.code || other.code) draft.warnings.name ??= problem;
  // Of two rows the first is sound by itself: the second is the one to correct.
  else if (other.sheetRow === undefined || other.sheetRow < Number(draft.sheetRow))
    addProblem(draft, 'name', problem);
}

function problemOf({ name, code, sheetRow }: Twin, words: Words, inRow: Words): Problem {
  if (sheetRow !== undefined) return { key: 'twin_in_row', params: { n: sheetRow }, words: inRow };
  return { key: 'twin', params: { name, code: code ?? '' }, words };
}

function firstOther(twins: readonly Twin[] | undefined, self: Twin): Twin | undefined {
  return twins?.find((twin) => twin !== self && (twin.id === undefined || twin.id !== self.id));
}

async function knownTwins(tx: Tx, drafts: readonly Draft[]): Promise<Twin[]> {
  const rows = await tx.query<{ id: string; name: string; code: string | null }>(
    `select id, name, code from ${product.table}
     where deleted_at is null and lower(name) = any($1)`,
    [drafts.map(({ row }) => folded(String(row.name ?? '')))],
  );
  const changed = new Set(drafts.map(({ before }) => before?.id));
  return rows.filter(({ id }) => !changed.has(id)).map((row) => ({ ...row, sheetRow: undefined }));
}

function twinOf({ row, before, sheetRow }: Draft): Twin {
  return {
    id: before ? String(before.id) : undefined,
    name: String(row.name ?? ''),
    code: row.code ? String(row.code) : null,
    sheetRow,
  };
}

const folded = (text: string) => text.toLowerCase();
