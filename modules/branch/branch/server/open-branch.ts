import type { RowOf } from '#core/define-entity.ts';
import { LANGUAGES, type Language } from '#core/i18n/language.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { startingSettings } from '../../branch-settings/server/starting-settings.ts';
import type { branch } from '../branch.entity.ts';

/**
 * What a module gives every new branch: a store, a cash account, number series, the access of its owners. They follow one
 * another as the modules build on each other.
 */
export interface BranchOpener {
  name: string;
  /** Rows of branch entities name the new branch themselves; answers ids of what it made, such as `store_id`. */
  open(context: CommandContext, opened: BranchOfCall): Promise<Readonly<Record<string, string>>>;
  /** What it lays out besides for a person who begins to work there; a program that opens a branch brings its own. */
  furnish?(context: CommandContext, opened: BranchOfCall): Promise<void>;
  /** Calls what it made in the branch of the call in another language, as far as nobody has renamed it. */
  rename?(context: CommandContext, language: Language): Promise<void>;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    branchOpeners: BranchOpener;
  }
}

/** What of a new branch its parts are made from. */
export type NewBranch = Pick<RowOf<typeof branch>, 'id' | 'name' | 'currency' | 'time_zone'>;

/** Makes a branch ready for its first sale, in the transaction that made its row; answers what was made. */
export async function openBranch(
  context: CommandContext,
  row: NewBranch,
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, string>> {
  const settings = await context.tx.insert(
    branchSettings,
    startingSettings(row.id, row.currency, { language: languageOfShop(context), ...chosen }),
  );
  const opened = openedBranch(row, settings);
  const made: Record<string, string> = {};
  for (const { open } of context.services.brought('branchOpeners'))
    Object.assign(made, await open(context, opened));
  return made;
}

/** Lays out what a person finds ready in a branch that was just opened, to be named, changed or taken away. */
export async function furnishBranch(context: CommandContext, row: NewBranch): Promise<void> {
  // Whoever makes a branch works in it from the next call on; until then it is locked by nobody through his own branches.
  const [settings] = await context.tx.query<RowOf<typeof branchSettings>>(
    `select * from ${branchSettings.table} where id = $1`,
    [row.id],
  );
  if (!settings) throw new Error(`the branch ${row.id} was not opened`);
  const opened = openedBranch(row, settings);
  for (const { furnish } of context.services.brought('branchOpeners')) await furnish?.(context, opened);
}

/** A further branch is called as the one from which it is opened. */
function languageOfShop({ branch }: CommandContext): Language {
  return LANGUAGES.find((known) => known === branch.settings.language) ?? 'en';
}

function openedBranch(row: NewBranch, settings: RowOf<typeof branchSettings>): BranchOfCall {
  const { id, name, currency, time_zone } = row;
  return { id, name, currency, time_zone, day_starts_at: settings.day_starts_at, settings: { ...settings } };
}
