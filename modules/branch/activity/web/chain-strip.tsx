import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/icons.tsx';
import { countText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ChainCheck } from '../chain-check.answer.ts';
import { CHAIN, FAULTS, SEALED, WAITING } from './chain.words.ts';
import classes from './chain-strip.module.css';
import { useChainCheck } from './use-chain-check.ts';

/** Stands under the activities: whether they still are what was written, followed seal by seal when asked. */
export function ChainStrip() {
  const say = useSay();
  const { made, problem, running, run } = useChainCheck();
  const isRight = made?.is_whole === true && !made.fault;
  return (
    <section className={classes.strip} aria-label={say(CHAIN.title)}>
      {made?.fault ? (
        <Fault check={made} />
      ) : (
        <p className={classes.words} data-right={isRight || undefined} role="status">
          <Icon name="shield" />
          <span>{running && made ? progress(made) : isRight ? verdict(made) : say(CHAIN.about)}</span>
        </p>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button size="s" icon="refresh" loading={running} onClick={() => void run()}>
        {say(made ? CHAIN.again : CHAIN.check)}
      </Button>
    </section>
  );

  function progress({ position, sealed }: ChainCheck) {
    return say(CHAIN.checking, { n: countText(position), all: countText(sealed) });
  }

  function verdict({ sealed, waiting }: ChainCheck) {
    const whole = sayCounted(say, SEALED, sealed);
    return waiting > 0 ? `${whole} ${sayCounted(say, WAITING, waiting)}` : whole;
  }
}

function Fault({ check: { position, fault } }: { check: ChainCheck }) {
  const say = useSay();
  if (!fault) return null;
  const title =
    fault.position === null ? say(CHAIN.slippedIn) : say(CHAIN.broken, { n: countText(position) });
  const words = FAULTS[fault.kind];
  const isThere = fault.activity_id && fault.kind !== 'gone';
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        isThere && (
          <Button size="s" href={`/branch/activity-view?id=${fault.activity_id}`}>
            {say(CHAIN.open)}
          </Button>
        )
      }
    >
      {words && say(words)}
    </Notice>
  );
}
