import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { login } from '#web-kit/session/login.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { FIRST } from '../../first-start/web/first-start.words.ts';
import { askFirstStart, type FirstStartState } from '../../first-start/web/first-start-call.ts';
import classes from './sample.module.css';
import { SAMPLE } from './sample.words.ts';
import { savedSample, saveSample } from './saved-sample.ts';

const ASKED_EVERY_MS = 1500;

export interface SampleCardProps {
  sample: FirstStartState['sample'];
  onState: (state: FirstStartState | null) => void;
  /** Begins it once more. */
  onAgain: () => Promise<void>;
  onLoggedIn: (user: SessionUser) => Promise<void>;
}

/** A sample that was begun: how far it is, what became of it, and how its owner logs in. */
export function SampleCard({ sample, onState, onAgain, onLoggedIn }: SampleCardProps) {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const kept = savedSample();
  const isMaking = sample?.state === 'making';
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void askFirstStart().then(onState), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMaking, onState]);
  const attempt = async (work: () => Promise<void>) => {
    setSending(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
    setSending(false);
  };
  const enter = async () => {
    if (!kept) return;
    const user = await login(kept.phone_number, kept.password);
    await onLoggedIn(user);
    saveSample(null);
  };
  const isReady = sample?.state === 'ready';
  const [title, text] = isReady
    ? [SAMPLE.readyTitle, SAMPLE.readyText]
    : isMaking
      ? [SAMPLE.makingTitle, SAMPLE.makingText]
      : sample
        ? [SAMPLE.leftTitle, SAMPLE.leftText]
        : [SAMPLE.failedTitle, SAMPLE.failedText];
  return (
    <GuestCard
      title={say(title)}
      text={say(text)}
      onSubmit={() => void (isReady ? attempt(enter) : attempt(onAgain))}
    >
      {isMaking && (
        <div className={classes.progress}>
          <span role="status">{say(SAMPLE.done, { n: sample.percent })}</span>
          <Meter share={sample.percent / 100} tone="brand" />
        </div>
      )}
      {kept && (isMaking || isReady) && (
        <div className={classes.login}>
          <Facts
            items={[
              { key: 'phone', title: say(FIRST.ownerPhone), value: kept.phone_number },
              { key: 'password', title: say(FIRST.password), value: kept.password },
            ]}
          />
        </div>
      )}
      {kept && isMaking && <p className={classes.quiet}>{say(SAMPLE.once)}</p>}
      {!isMaking && (
        <Button kind="primary" size="l" type="submit" block loading={sending}>
          {say(isReady ? SAMPLE.enter : SAMPLE.again)}
        </Button>
      )}
    </GuestCard>
  );
}
