import { Button } from '#ui/actions/button.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { Banner } from './banner.tsx';
import { SUPPORT_BANNER } from './banners.words.ts';

interface SupportBannerProps {
  business: string;
  support: NonNullable<SessionUser['support']>;
}

/** Stands over every screen while somebody of the platform reads in a business that let him in, with the way out. */
export function SupportBanner({ business, support }: SupportBannerProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { enterBusiness } = useSessionActs();
  return (
    <Banner
      tone="warning"
      title={say(SUPPORT_BANNER.title, { business })}
      action={
        <Button kind="secondary" icon="logout" onClick={() => void enterBusiness(null)}>
          {say(SUPPORT_BANNER.leave)}
        </Button>
      }
    >
      {say(SUPPORT_BANNER.why, { until: instantText(support.until, language, timeZone) })}
    </Banner>
  );
}
