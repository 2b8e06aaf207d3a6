import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { Banner } from './banner.tsx';

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
      title={say(WORDS.title, { business })}
      action={
        <Button kind="secondary" icon="logout" onClick={() => void enterBusiness(null)}>
          {say(WORDS.leave)}
        </Button>
      }
    >
      {say(WORDS.why, { until: instantText(support.until, language, timeZone) })}
    </Banner>
  );
}

const WORDS = {
  title: { en: 'Support access to {business}', sw: 'Ruhusa ya msaada kwa {business}' },
  why: {
    en: 'Until {until}. Read-only; the owner can see every page you open.',
    sw: 'Hadi {until}. Ni ya kusoma tu; mmiliki anaona kila ukurasa unaofungua.',
  },
  leave: { en: 'Back to the platform', sw: 'Rudi kwenye jukwaa' },
} as const satisfies Record<string, Words>;
