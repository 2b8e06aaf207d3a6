import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './step-header.module.css';

export interface StepHeaderProps {
  label: string;
  steps: readonly string[];
  /** Counted from zero. */
  current: number;
}

/** Where one is in a few steps: the first start, an import. */
export function StepHeader({ label, steps, current }: StepHeaderProps) {
  const words = useWords();
  return (
    <nav aria-label={label} className={classes.steps}>
      <p className={classes.short} role="status">
        {words.step(current + 1, steps.length)}
      </p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.dot}>
              {index < current ? <Icon name="check" size="s" /> : index + 1}
            </span>
            <span className={classes.title}>{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(index: number, current: number) {
  if (index < current) return 'done';
  return index === current ? 'now' : 'later';
}
