import type { Language } from '#core/i18n/language.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Icon } from '#ui/icons.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { Difference } from '../difference.rules.ts';
import { permissionModuleWords, permissionWords } from '../permission-words.ts';
import { RightMark } from './right-mark.tsx';
import classes from './rights.module.css';
import { RIGHTS } from './rights.words.ts';

export interface RightsGroupProps {
  module: string;
  /** The rights shown, fewer than the module has while one searches. */
  rights: readonly string[];
  given: ReadonlySet<string>;
  /** Whether the user has a right and so may give it. */
  may: (right: string) => boolean;
  open: boolean;
  onOpen: () => void;
  onGive: (rights: readonly string[], isGiven: boolean) => void;
  disabled?: boolean | undefined;
  /** What the role has beyond another, where one compares. */
  difference: Difference | null;
}

/** The rights of one module under a box that gives or takes them all. */
export function RightsGroup({ module, rights, given, may, open, onOpen, ...props }: RightsGroupProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { onGive, disabled, difference } = props;
  const title = permissionModuleWords(module)[language];
  const held = rights.filter((right) => given.has(right)).length;
  const mine = rights.filter(may);
  const isAll = mine.length > 0 && mine.every((right) => given.has(right));
  return (
    <section className={classes.group} aria-label={title}>
      <header>
        <Checkbox
          label={say(RIGHTS.allOf, { module: title })}
          labelHidden
          checked={isAll}
          some={held > 0 && !isAll}
          disabled={disabled || mine.length === 0}
          onChange={(isGiven) => onGive(mine, isGiven)}
        />
        <button type="button" className={classes.head} aria-expanded={open} onClick={onOpen}>
          <b>{title}</b>
          <span data-some={held > 0 || undefined}>{say(RIGHTS.count, { n: held, all: rights.length })}</span>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
        </button>
      </header>
      {open && (
        <div className={classes.rights}>
          {rights.map((right) => (
            <div key={right} className={classes.right}>
              <Checkbox
                name={right}
                label={
                  may(right)
                    ? sentence(right, language)
                    : say(RIGHTS.lacked, { right: sentence(right, language) })
                }
                checked={given.has(right)}
                disabled={disabled || !may(right)}
                onChange={(isGiven) => onGive([right], isGiven)}
              />
              <RightMark {...{ right, difference }} />
            </div>
          ))}
          {mine.length < rights.length && <p className={classes.why}>{say(RIGHTS.lackedWhy)}</p>}
        </div>
      )}
    </section>
  );
}

function sentence(right: string, language: Language): string {
  return permissionWords(right)[language];
}
