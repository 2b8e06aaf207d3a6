import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useIsOutdated } from '#web-kit/live/build-in-use.ts';
import { Banner } from './banner.tsx';

/** Offers a newer version once the server serves one. The page is never loaded by itself: somebody may be typing. */
export function OutdatedBanner() {
  const say = useSay();
  if (!useIsOutdated()) return null;
  return (
    <Banner
      tone="info"
      title={say(WORDS.title)}
      action={
        <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
          {say(WORDS.reload)}
        </Button>
      }
    >
      {say(WORDS.why)}
    </Banner>
  );
}

const WORDS = {
  title: { en: 'A new version is available', sw: 'Kuna toleo jipya' },
  why: {
    en: 'Save your work, then reload.',
    sw: 'Hifadhi kazi yako, kisha pakia upya.',
  },
  reload: { en: 'Reload', sw: 'Pakia upya' },
} as const satisfies Record<string, Words>;
