import { type ReactNode, useState } from 'react';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { type SavedLook, saveLook } from '#web-kit/theme/saved-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { GuestFrame } from './guest-frame.tsx';

interface DressedGuestProps {
  look: SavedLook;
  /** Whose page it is, where it is not the product's. */
  host?: string | undefined;
  children: ReactNode;
}

/** A page outside of the product, in the look that this device keeps; light or dark and the language can be changed on it. */
export function DressedGuest({ look: kept, host, children }: DressedGuestProps) {
  const { choose } = useLanguage();
  const [look, setLook] = useState(kept);
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
        host={host}
      >
        {children}
      </GuestFrame>
    </Dressed>
  );
}
