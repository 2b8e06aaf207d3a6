import { useEffect, useState } from 'react';
import { GuestFrame } from '#modules/session/public.web.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { type SavedLook, saveLook } from '#web-kit/theme/saved-look.ts';
import { themeAt } from '#web-kit/theme/theme-setting.ts';
import { LINK } from '../link.words.ts';
import { AskedJob } from './asked-job.tsx';
import { codeInJobPath } from './job-address.ts';

/** How a job stands, for its customer: by the link that he was sent or the QR code on his ticket, without a login. */
export default function JobPage({ look: kept }: { look: SavedLook }) {
  const say = useSay();
  const { choose } = useLanguage();
  const [look, setLook] = useState(kept);
  useEffect(() => {
    document.title = say(LINK.title);
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
        <AskedJob code={codeInJobPath(location.pathname)} />
      </GuestFrame>
    </Dressed>
  );
}
