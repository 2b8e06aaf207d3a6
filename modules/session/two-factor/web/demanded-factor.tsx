import { useState } from 'react';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { saveLook } from '#web-kit/theme/saved-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { GuestFrame } from '../../login/web/guest-frame.tsx';
import { SpareCodes } from './spare-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** All that somebody sees of whom a second factor is demanded and who has none yet: why, and the way to it. */
export default function DemandedFactor({ user }: { user: SessionUser }) {
  const say = useSay();
  const { choose } = useLanguage();
  const { look: kept, logOut, refresh } = useSessionActs();
  const [look, setLook] = useState(kept);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changeTheme = (dark: boolean) => {
    const next = { ...look, theme: dark ? ('dark' as const) : ('light' as const) };
    saveLook(next);
    setLook(next);
  };
  return (
    <Dressed look={look}>
      <GuestFrame
        dark={themeAt(look.theme, new Date().getHours()) === 'dark'}
        onDark={changeTheme}
        onLanguage={choose}
        landing={false}
      >
        <GuestCard
          title={say(TWO_FACTOR.demandedTitle)}
          text={say(
            user.two_factor_demand === 'role' ? TWO_FACTOR.demandedByRole : TWO_FACTOR.demandedByAll,
            {
              business: user.business_name,
            },
          )}
        >
          {codes ? (
            <SpareCodes codes={codes} onDone={() => void refresh()} />
          ) : (
            <TurnOn
              onDone={async (made) => setCodes(made)}
              cancel={say(TWO_FACTOR.logOut)}
              onCancel={logOut}
            />
          )}
        </GuestCard>
      </GuestFrame>
    </Dressed>
  );
}
