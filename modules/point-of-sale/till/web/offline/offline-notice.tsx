import { Notice } from '#ui/feedback/notice.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TILL } from '../till.words.ts';

/** Says at the till that there is no connection, and that one sells all the same. */
export function OfflineNotice() {
  const say = useSay();
  const reachability = useReachability();
  return reachability === 'reached' ? null : <Notice tone="warning">{say(TILL.offline)}</Notice>;
}
