import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { FORWARDING } from '../forwarding.words.ts';
import classes from './way-in.module.css';

/** The address of a telephone, the one time it can be seen, and what is done with it there. */
export function NewAddress({ address }: { address: string }) {
  const say = useSay();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', title: say(FORWARDING.copied) });
  };
  return (
    <Stack>
      <p>{say(FORWARDING.once)}</p>
      <code className={classes.address}>{address}</code>
      <Row>
        {/* Where the page is not a secure context, browsers have no clipboard; the address can be marked by hand. */}
        {navigator.clipboard && (
          <Button icon="clipboard" onClick={() => void copy()}>
            {say(FORWARDING.copy)}
          </Button>
        )}
      </Row>
      <p>{say(FORWARDING.stepOne)}</p>
      <p>{say(FORWARDING.stepTwo)}</p>
      <p>{say(FORWARDING.stepThree)}</p>
    </Stack>
  );
}
