import type { Rule } from './rule.ts';
import { askStates } from './rules/ask-states.ts';
import { entityRegistered } from './rules/entity-registered.ts';
import { fileRoles } from './rules/file-roles.ts';
import { maxLines } from './rules/max-lines.ts';
import { namedAccounts } from './rules/named-accounts.ts';
import { noCastRows } from './rules/no-cast-rows.ts';
import { noHardcodedColors } from './rules/no-hardcoded-colors.ts';
import { noHostNames } from './rules/no-host-names.ts';
import { noRawMoney } from './rules/no-raw-money.ts';
import { noSkippedTests } from './rules/no-skipped-tests.ts';
import { noUnscopedTable } from './rules/no-unscoped-table.ts';
import { noUntranslatedStrings } from './rules/no-untranslated-strings.ts';
import { oneNumberFormat } from './rules/one-number-format.ts';
import { onlyPublicReexports } from './rules/only-public-reexports.ts';
import { operationNeedsPermission } from './rules/operation-needs-permission.ts';
import { operationRegistered } from './rules/operation-registered.ts';
import { plainNames } from './rules/plain-names.ts';
import { wordsInTheirFile } from './rules/words-in-their-file.ts';

/** Our own rules, beside those of the formatter and of the direction rules. */
export const RULES: readonly Rule[] = [
  operationNeedsPermission,
  operationRegistered,
  entityRegistered,
  noUnscopedTable,
  noRawMoney,
  noCastRows,
  namedAccounts,
  askStates,
  oneNumberFormat,
  noUntranslatedStrings,
  noHardcodedColors,
  maxLines,
  fileRoles,
  plainNames,
  wordsInTheirFile,
  onlyPublicReexports,
  noSkippedTests,
  noHostNames,
];
