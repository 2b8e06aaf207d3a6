import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './two-factor.module.css';
import { TWO_FACTOR } from './two-factor.words.ts';

/** The recovery codes, the one time they can be seen. */
export function SpareCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useSay();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ tone: 'success', title: say(TWO_FACTOR.copied) });
  };
  return (
    <div className={classes.step}>
      <h3>{say(TWO_FACTOR.spareTitle)}</h3>
      <p>{say(TWO_FACTOR.spareText)}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {/* Where the page is not a secure context, browsers have no clipboard; the codes can be marked by hand. */}
        {navigator.clipboard && (
          <Button kind="ghost" icon="clipboard" onClick={() => void copy()}>
            {say(TWO_FACTOR.copy)}
          </Button>
        )}
        <Button kind="primary" onClick={onDone}>
          {say(TWO_FACTOR.done)}
        </Button>
      </div>
    </div>
  );
}
