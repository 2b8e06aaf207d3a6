import type { CellProps } from '#web-kit/fields/look.ts';
import { useOnPaper } from '#web-kit/fields/on-paper.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '../../../permissions.ts';
import { permissionModuleWords, permissionWords } from '../permission-words.ts';
import { CompareWith, useComparison } from './compare-with.tsx';
import { RightMark } from './right-mark.tsx';
import classes from './rights.module.css';
import { RIGHTS } from './rights.words.ts';

/** What a role may do, in sentences under the modules they belong to. */
export function RightsCell({ value, row }: CellProps) {
  const say = useSay();
  const isOnPaper = useOnPaper();
  const { language } = useLanguage();
  const given = new Set(Array.isArray(value) ? (value as string[]) : []);
  const comparison = useComparison(given, row.id);
  const { difference } = comparison;
  const told = difference ? given.union(difference.less) : given;
  const groups = PERMISSION_GROUPS.map(({ module, permissions }) => ({
    module,
    all: permissions.length,
    held: permissions.filter((right) => given.has(right)).length,
    rights: permissions.filter((right) => told.has(right) && comparison.isShown(right)),
  })).filter(({ rights }) => rights.length > 0);
  return (
    <div className={classes.told}>
      <p>{say(RIGHTS.chosen, { n: given.size, all: ALL_PERMISSIONS.size })}</p>
      {!isOnPaper && <CompareWith comparison={comparison} />}
      <div>
        {groups.map(({ module, all, held, rights }) => (
          <section key={module}>
            <h3>
              {permissionModuleWords(module)[language]}
              <span>{say(RIGHTS.count, { n: held, all })}</span>
            </h3>
            <ul>
              {rights.map((right) => (
                <li key={right}>
                  {permissionWords(right)[language]} <RightMark {...{ right, difference }} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** In a row of a list the number says enough. */
export function RightsCountCell({ value }: CellProps) {
  const say = useSay();
  if (!Array.isArray(value)) return null;
  return say(RIGHTS.count, { n: value.length, all: ALL_PERMISSIONS.size });
}
