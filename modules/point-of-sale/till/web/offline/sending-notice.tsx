import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';

/** Where the cart in front stands with the server, in its place until that has changed. */
export function SendingNotice() {
  const say = useSay();
  const sending = useInFront(({ cart }) => cart.sending);
  if (sending.state === 'refused')
    return (
      <Notice tone="danger" title={say(TILL.notSold)}>
        {sending.reason}
      </Notice>
    );
  return null;
}
