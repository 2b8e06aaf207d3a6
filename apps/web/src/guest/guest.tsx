import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { type KeptLook, keepLook } from '#web-kit/theme/kept-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { askFirstStart, type FirstStartState } from './first-start-call.ts';
import { FirstWay } from './first-way.tsx';
import { GuestCardOf } from './guest-card-of.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { useGuestPath } from './use-guest-path.ts';

export interface GuestProps {
  look: KeptLook;
  onLoggedIn: (user: SessionUser) => Promise<void>;
}

const OFFERS_NOTHING: FirstStartState = { needed: false, sample: null };

/**
 * Nobody is logged in: the landing with the login at the root, the login alone at any other path. Until it is known whether somebody
 * works here, neither stands: it would be taken away again under the hand of whoever begins.
 */
export default function Guest({ look: kept, onLoggedIn }: GuestProps) {
  const [look, setLook] = useState(kept);
  const { path, go } = useGuestPath();
  const [first, setFirst] = useState<FirstStartState | null>(null);
  // What does not answer offers nothing, and takes nothing away that was offered.
  const told = useCallback(
    (state: FirstStartState | null) => setFirst((before) => state ?? before ?? OFFERS_NOTHING),
    [],
  );
  useEffect(() => {
    void askFirstStart().then(told);
  }, [told]);
  const change = (dark: boolean) => {
    const next: KeptLook = { ...look, theme: dark ? 'dark' : 'light' };
    keepLook(next);
    setLook(next);
  };
  const isDark = themeAt(look.theme, new Date().getHours()) === 'dark';
  return (
    <Dressed look={look}>
      {first && (
        <GuestFrame dark={isDark} onDark={change} landing={path === '/' && !first.needed}>
          {first.needed ? (
            <FirstWay first={first} onState={told} path={path} go={go} onLoggedIn={onLoggedIn} />
          ) : (
            <GuestCardOf path={path} go={go} onLoggedIn={onLoggedIn} />
          )}
        </GuestFrame>
      )}
    </Dressed>
  );
}
