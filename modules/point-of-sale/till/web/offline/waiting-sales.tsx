import { lazy, Suspense, useEffect, useState } from 'react';
import { SyncState } from '#ui/layout/sync-state.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useWaiting } from '../store/use-waiting.ts';
import { REFUSED_COUNT, WAITING, WAITING_COUNT } from './waiting.words.ts';

const WaitingDrawer = lazy(() =>
  import('./waiting-drawer.tsx').then((part) => ({ default: part.WaitingDrawer })),
);

const EVERY_MS = 15_000;

/**
 * The pill in the top bar: whether there is a connection, and how many sales wait for it. It sends them by itself, on
 * whichever page one is; pressing it shows them.
 */
export function WaitingSales() {
  const say = useSay();
  const reachability = useReachability();
  const { state, acts } = useWaiting();
  const [opened, setOpened] = useState(false);
  const refused = state.sales.filter((sale) => sale.state === 'refused').length;
  const waits = state.sales.length > refused;
  useEffect(() => {
    if (!waits) return;
    const send = () => void acts.sendAll();
    send();
    const timer = setInterval(send, EVERY_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waits, acts]);
  const count = state.sales.length;
  if (count === 0 && reachability === 'reached') return null;
  const away = reachability === 'reached' ? null : say(WAITING[reachability]);
  const what = refused > 0 ? sayCounted(say, REFUSED_COUNT, refused) : sayCounted(say, WAITING_COUNT, count);
  return (
    <>
      <SyncState
        offline
        text={[away, count > 0 ? what : null].filter(Boolean).join(', ')}
        onPress={() => setOpened(true)}
      />
      {opened && (
        <Suspense fallback={null}>
          <WaitingDrawer onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
