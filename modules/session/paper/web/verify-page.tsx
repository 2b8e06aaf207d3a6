import { useEffect } from 'react';
import { pathOfPaper } from '#core/paper-code.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { DressedGuest } from '../../login/web/dressed-guest.tsx';
import { useGuestPath } from '../../login/web/use-guest-path.ts';
import { AskedPaper } from './asked-paper.tsx';
import { CodeCard } from './code-card.tsx';
import { PAPER } from './paper.words.ts';
import { codeInPath, VERIFY_PAGE } from './verify-address.ts';

/** Whether a paper is genuine, for anybody who holds one: by the QR code on it or by typing what stands below. */
export default function VerifyPage({ look }: { look: SavedLook }) {
  const say = useSay();
  const { path, go } = useGuestPath();
  const code = codeInPath(path);
  useEffect(() => {
    document.title = say(PAPER.title);
  }, [say]);
  return (
    <DressedGuest look={look}>
      {code ? (
        <AskedPaper key={code} code={code} onAgain={() => go(VERIFY_PAGE)} />
      ) : (
        <CodeCard onCode={(typed) => go(pathOfPaper(typed))} />
      )}
    </DressedGuest>
  );
}
