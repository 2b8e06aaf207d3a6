import type { Words } from '#core/i18n/language.ts';
import { DENIAL } from '#core/permissions.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSay } from '../i18n/language.tsx';
import { homeOf } from '../session/home-of.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { useGoBack } from './go-back.ts';

/** A screen the user may not open: the sentence of the specification and who can grant it. */
export function DeniedScreen({ title }: { title: string }) {
  const say = useSay();
  const goBack = useGoBack(homeOf(useCurrentUser()));
  return (
    <Page>
      <NoPermission title={say(CANNOT, { title })} body={say(DENIAL)} note={say(ASK)} onBack={goBack} />
    </Page>
  );
}

const CANNOT: Words = { en: 'You cannot open “{title}”', sw: 'Huwezi kufungua “{title}”' };
const ASK: Words = {
  en: 'The branch owner can give you access in Employee, Roles.',
  sw: 'Mmiliki wa tawi anaweza kukupa ruhusa kwenye Mfanyakazi, Nyadhifa.',
};
