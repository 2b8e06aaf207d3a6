import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { type Difference, differenceOf } from '../difference.rules.ts';
import { role } from '../role.entity.ts';
import classes from './rights.module.css';
import { RIGHTS } from './rights.words.ts';

/** Which other role one compares with, and what comes of it. */
export interface Comparison {
  roles: readonly WireRow[];
  chosen: string;
  choose(id: string): void;
  /** Null where one compares with no role: then everything that is given is added, and needs no mark. */
  difference: Difference | null;
  isOnly: boolean;
  showOnly(isOnly: boolean): void;
  /** Whether a right is shown: every one, or those only in which the two roles differ. */
  isShown(right: string): boolean;
}

/** What a role adds to another (capabilities E6); `own` is the id of the role itself where it is stored already. */
export function useComparison(given: ReadonlySet<string>, own?: string): Comparison {
  const may = useMay();
  const [chosen, choose] = useState('');
  const [isOnly, showOnly] = useState(false);
  const page = useQuery({
    ...queriesOf(role).list({ ...DEFAULT_LIST_STATE, limit: 1000 }),
    enabled: may(role.permissions.list),
  });
  const roles = (page.data?.data ?? []).filter(({ id }) => id !== own);
  const other = roles.find(({ id }) => id === chosen);
  const difference = other ? differenceOf(given, new Set(other.permissions as string[])) : null;
  const isShown = (right: string) =>
    !isOnly || (difference ? difference.more.has(right) || difference.less.has(right) : given.has(right));
  return { roles, chosen: other?.id ?? '', choose, difference, isOnly, showOnly, isShown };
}

/** The other role, how far it is away, and whether only that is shown. */
export function CompareWith({ comparison }: { comparison: Comparison }) {
  const say = useSay();
  const { roles, chosen, choose, difference, isOnly, showOnly } = comparison;
  return (
    <div className={classes.compare}>
      {roles.length > 0 && (
        <PlainSelect
          aria-label={say(RIGHTS.compare)}
          value={chosen}
          onChange={choose}
          options={[
            { value: '', title: say(RIGHTS.againstNone) },
            ...roles.map(({ id, name }) => ({
              value: id,
              title: say(RIGHTS.against, { role: String(name) }),
            })),
          ]}
        />
      )}
      <Checkbox
        label={say(difference ? RIGHTS.onlyDiffering : RIGHTS.onlyGiven)}
        checked={isOnly}
        onChange={showOnly}
      />
      {difference && (
        <span role="status">
          {say(RIGHTS.differs, { more: difference.more.size, less: difference.less.size })}
        </span>
      )}
    </div>
  );
}
