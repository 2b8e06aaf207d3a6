import type { Words } from '#core/i18n/language.ts';
import type { OwnRights } from '#core/own-rights.ts';
import { financeRights } from './finance/rights.ts';
import { reportRights } from './report/rights.ts';

/** The modules that have rights which the specification does not name. */
export const RIGHTS_OF_MODULES: readonly OwnRights[] = [financeRights, reportRights];

/** A right that the specification does not name: the module it stands under, why none of the stated ones serves, its words. */
export interface ExtraPermission {
  module: string;
  reason: string;
  words: Words;
}

/** All of them by name. */
export const EXTRA_PERMISSIONS: Readonly<Record<string, ExtraPermission>> = Object.fromEntries(
  RIGHTS_OF_MODULES.flatMap(({ module, rights }) =>
    Object.entries(rights).map(([name, right]) => [name, { module, ...right }]),
  ),
);
