import { useEffect } from 'react';
import { DressedGuest } from '#modules/session/public.web.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { codeInJobPath } from '../job-address.ts';
import { LINK } from '../link.words.ts';
import { AskedJob } from './asked-job.tsx';

/** How a job stands, for its customer: by the link that he was sent or the QR code on his ticket, without a login. */
export default function JobPage({ look }: { look: SavedLook }) {
  const say = useSay();
  useEffect(() => {
    document.title = say(LINK.title);
  }, [say]);
  return (
    <DressedGuest look={look}>
      <AskedJob code={codeInJobPath(location.pathname)} />
    </DressedGuest>
  );
}
