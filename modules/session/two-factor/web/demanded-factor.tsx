import { useState } from 'react';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { DressedGuest } from '../../login/web/dressed-guest.tsx';
import { SpareCodes } from './spare-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** All that somebody sees of whom a second factor is demanded and who has none yet: why, and the way to it. */
export default function DemandedFactor({ user }: { user: SessionUser }) {
  const say = useSay();
  const { look, logOut, refresh } = useSessionActs();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <DressedGuest look={look}>
      <GuestCard
        title={say(TWO_FACTOR.demandedTitle)}
        text={say(user.two_factor_demand === 'role' ? TWO_FACTOR.demandedByRole : TWO_FACTOR.demandedByAll, {
          business: user.business_name,
        })}
      >
        {codes ? (
          <SpareCodes codes={codes} onDone={() => void refresh()} />
        ) : (
          <TurnOn onDone={async (made) => setCodes(made)} cancel={say(TWO_FACTOR.logOut)} onCancel={logOut} />
        )}
      </GuestCard>
    </DressedGuest>
  );
}
