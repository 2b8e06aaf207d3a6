import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useIsOutdated } from '#web-kit/live/build-in-use.ts';
import { Banner } from './banner.tsx';
import { OUTDATED_BANNER } from './banners.words.ts';

/** Offers a newer version once the server serves one. The page is never loaded by itself: somebody may be typing. */
export function OutdatedBanner() {
  const say = useSay();
  if (!useIsOutdated()) return null;
  return (
    <Banner
      tone="info"
      title={say(OUTDATED_BANNER.title)}
      action={
        <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
          {say(OUTDATED_BANNER.reload)}
        </Button>
      }
    >
      {say(OUTDATED_BANNER.why)}
    </Banner>
  );
}
