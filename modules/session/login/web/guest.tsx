import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { type SavedLook, saveLook } from '#web-kit/theme/saved-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { askFirstStart, type FirstStartState } from '../../first-start/web/first-start-call.ts';
import { GuestCardOf } from './guest-card-of.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { type ChosenBefore, saveChosen } from './save-chosen.ts';
import { useGuestPath } from './use-guest-path.ts';

export interface GuestProps {
  look: SavedLook;
  onLoggedIn: (user: SessionUser) => Promise<void>;
}

// What a first start is checked by is nothing that a login on a phone should wait for.
const FirstWay = lazy(loadScreen('first-start', () => import('../../first-start/web/first-way.tsx')));

const OFFERS_NOTHING: FirstStartState = { needed: false, sample: null, asks_code: false };

/**
 * Nobody is logged in: the landing with the login at the root, the login alone at any other path. Until it is known whether somebody
 * works here, neither stands: it would be taken away again under the hand of whoever begins.
 */
export default function Guest({ look: kept, onLoggedIn }: GuestProps) {
  const { choose } = useLanguage();
  const [look, setLook] = useState(kept);
  const [chosen, setChosen] = useState<ChosenBefore>({});
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
  const changeTheme = (dark: boolean) => {
    const theme = dark ? 'dark' : 'light';
    saveLook({ ...look, theme });
    setLook({ ...look, theme });
    setChosen({ ...chosen, theme });
  };
  const changeLanguage = (language: Language) => {
    choose(language);
    setChosen({ ...chosen, language });
  };
  const enter = async (user: SessionUser) => onLoggedIn(await saveChosen(user, chosen));
  const isDark = themeAt(look.theme, new Date().getHours()) === 'dark';
  return (
    <Dressed look={look}>
      {first && (
        <GuestFrame
          dark={isDark}
          onDark={changeTheme}
          onLanguage={changeLanguage}
          landing={path === '/' && !first.needed}
        >
          {first.needed ? (
            <Suspense fallback={null}>
              <FirstWay first={first} onState={told} path={path} go={go} onLoggedIn={enter} />
            </Suspense>
          ) : (
            <GuestCardOf path={path} go={go} onLoggedIn={enter} />
          )}
        </GuestFrame>
      )}
    </Dressed>
  );
}
