import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { USER_TEXTS } from '../user.words.ts';

/** A phone number or e-mail address logs in one person in the whole system; whose it is, is not said. */
export async function markTakenNames({ tx }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const seen = new Set<string>();
  for (const draft of drafts) {
    const names = namesOf(draft);
    const rows = await tx.query<{ name: string }>('select name from ctx.taken_login_names($1, $2) t(name)', [
      names.map(({ name }) => name),
      draft.before?.id ?? null,
    ]);
    const taken = new Set(rows.map(({ name }) => name));
    for (const { column, name } of names) {
      if (taken.has(name) || seen.has(name))
        addProblem(draft, column, { key: 'login_taken', words: USER_TEXTS.taken });
      seen.add(name);
    }
  }
}

function namesOf({ row, sent }: Draft): { column: string; name: string }[] {
  return ['phone_number', 'email']
    .filter((column) => column in sent && typeof row[column] === 'string')
    .map((column) => ({ column, name: String(row[column]) }));
}
