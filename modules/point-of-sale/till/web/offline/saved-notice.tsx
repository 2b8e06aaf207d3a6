import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useWaiting } from '../store/use-waiting.ts';
import { TILL } from '../till.words.ts';

/** A sale that the server does not have yet: what becomes of it, and where the device keeps nothing. */
export function SavedNotice() {
  const say = useSay();
  const { isKept } = useWaiting().state;
  if (!isKept)
    return (
      <Notice tone="danger" title={say(TILL.notKept)}>
        {say(TILL.notKeptWhy)}
      </Notice>
    );
  return (
    <Notice tone="warning" title={say(TILL.keptHere)}>
      {say(TILL.keptWhy)}
    </Notice>
  );
}
