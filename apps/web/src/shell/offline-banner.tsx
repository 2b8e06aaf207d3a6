import { Button } from '#ui/actions/button.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { Banner } from './banner.tsx';
import { OFFLINE_BANNER } from './banners.words.ts';

/** Stands over every screen but the till while no answer comes, and says what goes on all the same. */
export function OfflineBanner({ till, path }: { till: string; path: string }) {
  const say = useSay();
  const may = useMay();
  const reachability = useReachability();
  // The till says in its own place what is sent and what waits.
  if (reachability === 'reached' || path === till) return null;
  const sells = may('create_sale');
  return (
    <Banner
      tone="warning"
      title={say(reachability === 'offline' ? OFFLINE_BANNER.offline : OFFLINE_BANNER.unavailable)}
      action={
        sells && (
          <Button kind="secondary" icon="till" href={till}>
            {say(OFFLINE_BANNER.openTill)}
          </Button>
        )
      }
    >
      {say(sells ? OFFLINE_BANNER.tillGoesOn : OFFLINE_BANNER.waits)}
    </Banner>
  );
}
