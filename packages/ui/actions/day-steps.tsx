import { Button } from './button.tsx';
import classes from './day-steps.module.css';
import { IconButton } from './icon-button.tsx';

interface DayStepsProps {
  /** What the two arrows are called. */
  earlier: string;
  later: string;
  /** On the button between them, which goes back to where it begins: `Today`. */
  title: string;
  onEarlier: () => void;
  onLater: () => void;
  onBegin: () => void;
}

/** Goes some days back and on again. */
export function DaySteps({ earlier, later, title, onEarlier, onLater, onBegin }: DayStepsProps) {
  return (
    <div className={classes.steps}>
      <IconButton icon="chevron-left" kind="secondary" name={earlier} onClick={onEarlier} />
      <Button onClick={onBegin}>{title}</Button>
      <IconButton icon="chevron-right" kind="secondary" name={later} onClick={onLater} />
    </div>
  );
}
