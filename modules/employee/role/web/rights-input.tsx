import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Icon } from '#ui/icons.tsx';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { CompareWith, useComparison } from './compare-with.tsx';
import { findRights } from './find-rights.ts';
import classes from './rights.module.css';
import { RIGHTS } from './rights.words.ts';
import { RightsGroup } from './rights-group.tsx';
import { StartFrom, useRoleProposals } from './start-from.tsx';

/** The whole catalogue of rights by module; nobody gives what they lack, as the server would refuse it. */
export function RightsInput({ label, error, id, value, onChange, disabled }: InputProps<string[]>) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const given = new Set(value);
  const comparison = useComparison(given);
  const proposals = useRoleProposals();
  const [showsUnused, showUnused] = useState(false);
  const found = findRights(typed, language)
    .map(({ module, rights }) => ({ module, rights: rights.filter(comparison.isShown) }))
    .filter(({ rights }) => rights.length > 0);
  // Nobody searches for what stands folded away, and what the role has already is never hidden.
  const isFolded = ({ module, rights }: (typeof found)[number]) =>
    proposals.unused.has(module) && typed.trim() === '' && !rights.some((right) => given.has(right));
  const unused = found.filter(isFolded);
  const groups = showsUnused ? found : found.filter((group) => !isFolded(group));
  const give = (rights: readonly string[], isGiven: boolean) => {
    const changed = isGiven ? given.union(new Set(rights)) : given.difference(new Set(rights));
    onChange([...ALL_PERMISSIONS].filter((right) => changed.has(right)));
  };
  const toggle = (module: string) => setOpened(opened.symmetricDifference(new Set([module])));
  const mine = [...ALL_PERMISSIONS].filter(may);
  return (
    <fieldset id={id} tabIndex={-1} className={classes.field} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <div className={classes.tools}>
        <SearchInput
          label={say(RIGHTS.search)}
          placeholder={say(RIGHTS.search)}
          value={typed}
          onChange={setTyped}
        />
        <span role="status">{say(RIGHTS.chosen, { n: given.size, all: ALL_PERMISSIONS.size })}</span>
        <Button kind="ghost" disabled={disabled} onClick={() => give(mine, true)}>
          {say(RIGHTS.all)}
        </Button>
        <Button kind="ghost" disabled={disabled} onClick={() => give(mine, false)}>
          {say(RIGHTS.none)}
        </Button>
      </div>
      <StartFrom
        roles={proposals.roles}
        disabled={disabled}
        onChoose={(rights) => onChange(rights.filter(may))}
      />
      <CompareWith comparison={comparison} />
      {error && (
        <p role="alert" className={classes.fault}>
          <Icon name="error" size="s" />
          {error}
        </p>
      )}
      <div className={classes.groups}>
        {groups.map(({ module, rights }) => (
          <RightsGroup
            key={module}
            {...{ module, rights, given, may, disabled }}
            difference={comparison.difference}
            open={typed.trim() !== '' || comparison.isOnly || opened.has(module)}
            onOpen={() => toggle(module)}
            onGive={give}
          />
        ))}
        {unused.length > 0 && (
          <Button
            kind="ghost"
            icon={showsUnused ? 'chevron-up' : 'chevron-down'}
            onClick={() => showUnused(!showsUnused)}
          >
            {say(showsUnused ? RIGHTS.foldUnused : RIGHTS.unused, { n: unused.length })}
          </Button>
        )}
        {groups.length === 0 && unused.length === 0 && (
          <p className={classes.why}>{say(RIGHTS.nothingFound)}</p>
        )}
      </div>
    </fieldset>
  );
}
