import { type ReactNode, useEffect } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Verdict } from '#ui/show/verdict.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { DressedGuest } from '../../login/web/dressed-guest.tsx';
import { BY_LINK } from '../link.words.ts';
import type { Linked } from './use-linked.ts';

/** What a link leads to says of which business it is. */
interface OfBusiness {
  business: string;
}

interface LinkPageProps<T extends OfBusiness> {
  title: Words;
  look: SavedLook;
  linked: Linked<T>;
  children: (found: T) => ReactNode;
}

/** A page that is opened by a link and without a login, in the name of the business: what it leads to, or why not. */
export function LinkPage<T extends OfBusiness>({ title, look, linked, children }: LinkPageProps<T>) {
  const say = useSay();
  const { found, failed, isUnknown, ask } = linked;
  // Nobody's name is shown before it is known whose page it is.
  const business = found?.business ?? (failed === null ? '' : undefined);
  useEffect(() => {
    document.title = business ? `${say(title)} · ${business}` : say(title);
  }, [say, title, business]);
  return (
    <DressedGuest look={look} host={business}>
      <Stack gap={3}>
        {failed !== null && (
          <Verdict
            tone={isUnknown ? 'danger' : 'warning'}
            title={say(isUnknown ? BY_LINK.unknown : BY_LINK.failed)}
            text={problemText(failed, say)}
          />
        )}
        {found !== null && children(found)}
        {failed !== null && !isUnknown && found === null && (
          <Button kind="primary" size="l" icon="refresh" block onClick={ask}>
            {say(BY_LINK.again)}
          </Button>
        )}
      </Stack>
    </DressedGuest>
  );
}
