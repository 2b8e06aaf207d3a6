import { NotFound } from '#ui/feedback/not-found.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSay } from '../i18n/language.tsx';
import { homeOf } from '../session/home-of.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { useGoBack } from './go-back.ts';
import { MISSING } from './screens.words.ts';

/** An address that leads nowhere, or a record that is not there; two ways out. */
export function MissingScreen({ what }: { what?: string }) {
  const say = useSay();
  const home = homeOf(useCurrentUser());
  const goBack = useGoBack(home);
  return (
    <Page>
      <NotFound
        title={what ? say(MISSING.record, { what }) : say(MISSING.page)}
        body={say(what ? MISSING.recordBody : MISSING.pageBody)}
        home={say(home === '/' ? MISSING.start : MISSING.home)}
        homeHref={home}
        onBack={goBack}
      />
    </Page>
  );
}
