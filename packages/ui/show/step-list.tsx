import { Icon, type IconName } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import { Chip } from './chip.tsx';
import classes from './step-list.module.css';

export interface Step {
  key: string;
  icon: IconName;
  title: string;
  /** Quiet words under the title. */
  note: string;
  href: string;
  /** The word that says that it is done; absent where it is not. */
  done?: string | undefined;
}

/** Places to go to one after the other, each a whole row to press; what is done stays and says so. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ul className={classes.steps} aria-label={label}>
      {steps.map(({ key, icon, title, note, href, done }) => (
        <li key={key} data-done={done ? true : undefined}>
          <span className={classes.badge}>
            <Icon name={done ? 'check' : icon} />
          </span>
          <span className={classes.words}>
            <UiLink href={href} className={classes.link}>
              {title}
            </UiLink>
            <span className={classes.note}>{note}</span>
          </span>
          {done && <Chip tone="success">{done}</Chip>}
          <span className={classes.go}>
            <Icon name="chevron-right" />
          </span>
        </li>
      ))}
    </ul>
  );
}
