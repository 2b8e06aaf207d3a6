import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { GuestCardOf, type GuestCardOfProps } from '../../login/web/guest-card-of.tsx';
import { OtherWay } from '../../login/web/other-way.tsx';
import { SAMPLE } from '../../sample/web/sample.words.ts';
import { SampleCard } from '../../sample/web/sample-card.tsx';
import { savedSample, saveSample } from '../../sample/web/saved-sample.ts';
import { FirstStart } from './first-start.tsx';
import { askFirstStart, beginSample, type FirstStartState } from './first-start-call.ts';
import { SetupCodeCard } from './setup-code-card.tsx';

export interface FirstWayProps extends GuestCardOfProps {
  first: FirstStartState;
  onState: (state: FirstStartState | null) => void;
}

/** Whether this tab waits for a sample, or nobody can look around in the one that was begun. */
function showsSample({ sample }: FirstStartState): boolean {
  return savedSample() !== null || (sample !== null && sample.state !== 'ready');
}

/**
 * Nobody works here yet: one's own business, or a look around in a sample. A sample binds nobody: as long as there is no other
 * business, making one's own stays a press away.
 */
export default function FirstWay({ first, onState, path, go, onLoggedIn }: FirstWayProps) {
  const say = useSay();
  const [wantsOwn, setWantsOwn] = useState(false);
  const [code, setCode] = useState('');
  const [sending, setSending] = useState(false);
  const begin = async () => {
    saveSample(await beginSample(code));
    onState(await askFirstStart());
  };
  const look = async () => {
    setSending(true);
    try {
      await begin();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
      onState(await askFirstStart());
    }
    setSending(false);
  };
  const isBeginning = wantsOwn || (!first.sample && !showsSample(first)) || first.sample?.state === 'left';
  if (isBeginning && first.asks_code && !code) return <SetupCodeCard onCode={setCode} />;
  if (wantsOwn || (!first.sample && !showsSample(first)))
    return (
      <FirstStart
        onLoggedIn={onLoggedIn}
        setupCode={code}
        other={
          !first.sample && (
            <OtherWay
              title={SAMPLE.look}
              text={SAMPLE.lookText}
              busy={sending}
              onChoose={() => void look()}
            />
          )
        }
      />
    );
  const own = (
    <OtherWay
      title={SAMPLE.own}
      text={first.sample ? SAMPLE.onlySample : undefined}
      onChoose={() => setWantsOwn(true)}
    />
  );
  return (
    <Stack>
      {showsSample(first) ? (
        <SampleCard sample={first.sample} onState={onState} onAgain={begin} onLoggedIn={onLoggedIn} />
      ) : (
        <GuestCardOf path={path} go={go} onLoggedIn={onLoggedIn} />
      )}
      {own}
    </Stack>
  );
}
