import type { Words } from '#core/i18n/language.ts';
import { NotFound } from '#ui/feedback/not-found.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSay } from '../i18n/language.tsx';
import { homeOf } from '../session/home-of.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { useGoBack } from './go-back.ts';

/** An address that leads nowhere, or a record that is not there; two ways out. */
export function MissingScreen({ what }: { what?: string }) {
  const say = useSay();
  const home = homeOf(useCurrentUser());
  const goBack = useGoBack(home);
  return (
    <Page>
      <NotFound
        title={what ? say(WORDS.record, { what }) : say(WORDS.page)}
        body={say(what ? WORDS.recordBody : WORDS.pageBody)}
        home={say(home === '/' ? WORDS.start : WORDS.home)}
        homeHref={home}
        onBack={goBack}
      />
    </Page>
  );
}

const WORDS = {
  page: { en: 'Page not found', sw: 'Ukurasa haupatikani' },
  record: { en: '{what} not found', sw: '{what} haipatikani' },
  pageBody: {
    en: 'This address does not exist. Check it for mistakes.',
    sw: 'Anwani hii haipo. Angalia kama imeandikwa vibaya.',
  },
  recordBody: {
    en: 'It may have been deleted, or the link may belong to another business.',
    sw: 'Huenda imefutwa, au kiungo ni cha biashara nyingine.',
  },
  home: { en: 'Go to the dashboard', sw: 'Nenda kwenye dashibodi' },
  start: { en: 'Go to the start page', sw: 'Nenda kwenye ukurasa wa mwanzo' },
} as const satisfies Record<string, Words>;
