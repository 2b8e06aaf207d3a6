import { DENIAL } from '#core/permissions.words.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSay } from '../i18n/language.tsx';
import { homeOf } from '../session/home-of.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { useGoBack } from './go-back.ts';
import { ASK_FOR_ACCESS, DENIED_TITLE } from './screens.words.ts';

/** A screen the user may not open: the sentence of the specification and who can grant it. */
export function DeniedScreen({ title }: { title: string }) {
  const say = useSay();
  const goBack = useGoBack(homeOf(useCurrentUser()));
  return (
    <Page>
      <NoPermission
        title={say(DENIED_TITLE, { title })}
        body={say(DENIAL)}
        note={say(ASK_FOR_ACCESS)}
        onBack={goBack}
      />
    </Page>
  );
}
