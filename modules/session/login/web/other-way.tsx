import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from '../../sample/web/sample.module.css';
import { SAMPLE } from '../../sample/web/sample.words.ts';

export interface OtherWayProps {
  title: Words;
  text?: Words | undefined;
  busy?: boolean;
  onChoose: () => void;
}

/** The other way to begin, below the card's own: a look around, or from there to a business of one's own. */
export function OtherWay({ title, text, busy, onChoose }: OtherWayProps) {
  const say = useSay();
  return (
    <div className={classes.other}>
      <p className={classes.or}>{say(SAMPLE.or)}</p>
      <Button size="l" block loading={busy} onClick={onChoose}>
        {say(title)}
      </Button>
      {text && <p className={classes.quiet}>{say(text)}</p>}
    </div>
  );
}
