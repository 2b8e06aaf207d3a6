import { useEffect, useState } from 'react';
import { pathOfPaper } from '#core/paper-code.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { type SavedLook, saveLook } from '#web-kit/theme/saved-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { GuestFrame } from '../../login/web/guest-frame.tsx';
import { useGuestPath } from '../../login/web/use-guest-path.ts';
import { AskedPaper } from './asked-paper.tsx';
import { CodeCard } from './code-card.tsx';
import { PAPER } from './paper.words.ts';
import { codeInPath, VERIFY_PAGE } from './verify-address.ts';

/** Whether a paper is genuine, for anybody who holds one: by the QR code on it or by typing what stands below. */
export default function VerifyPage({ look: kept }: { look: SavedLook }) {
  const say = useSay();
  const { choose } = useLanguage();
  const { path, go } = useGuestPath();
  const [look, setLook] = useState(kept);
  const code = codeInPath(path);
  useEffect(() => {
    document.title = say(PAPER.title);
  }, [say]);
  const changeTheme = (dark: boolean) => {
    const changed: SavedLook = { ...look, theme: dark ? 'dark' : 'light' };
    saveLook(changed);
    setLook(changed);
  };
  return (
    <Dressed look={look}>
      <GuestFrame
        dark={themeAt(look.theme, new Date().getHours()) === 'dark'}
        onDark={changeTheme}
        onLanguage={choose}
        landing={false}
      >
        {code ? (
          <AskedPaper key={code} code={code} onAgain={() => go(VERIFY_PAGE)} />
        ) : (
          <CodeCard onCode={(typed) => go(pathOfPaper(typed))} />
        )}
      </GuestFrame>
    </Dressed>
  );
}
