import { TextLink } from '#ui/actions/text-link.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useActor } from '#web-kit/user/current-user.tsx';
import { Banner } from './banner.tsx';
import { SAMPLE_BANNER } from './banners.words.ts';

/**
 * Stands over every screen of a sample shop, so that nobody takes it for his own; where there is room, its owner finds
 * the way to end it.
 */
export function SampleBanner({ ends }: { ends: boolean }) {
  const say = useSay();
  const { account_type } = useActor();
  return (
    <Banner
      tone="info"
      action={
        ends &&
        account_type === 'owner' && <TextLink href="/branch/data">{say(SAMPLE_BANNER.remove)}</TextLink>
      }
    >
      {say(SAMPLE_BANNER.sample)}
    </Banner>
  );
}
