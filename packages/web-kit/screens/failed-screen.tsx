import type { ErrorComponentProps } from '@tanstack/react-router';
import type { Words } from '#core/i18n/language.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { problemText } from '../api/problem-text.ts';
import { useReachability } from '../api/reachability.ts';
import { useSay } from '../i18n/language.tsx';
import { ChunkLoadError } from './load-screen.ts';

/**
 * A screen that fails leaves the shell standing: a part that cannot be fetched says that it needs the connection, or offers
 * to reload where there is one; anything else can be tried again.
 */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const say = useSay();
  const isAway = useReachability() !== 'reached';
  const isMissing = error instanceof ChunkLoadError;
  return (
    <Page>
      <ErrorPanel
        isPage
        title={say(!isMissing ? BROKEN : isAway ? AWAY : OUTDATED)}
        message={isMissing && isAway ? say(AWAY_WHY) : problemText(error, say)}
        {...(isMissing ? { onReload: () => location.reload() } : { onRetry: reset })}
      />
    </Page>
  );
}

const AWAY: Words = { en: 'This page needs the connection', sw: 'Ukurasa huu unahitaji mtandao' };
const AWAY_WHY: Words = {
  en: 'It has not been opened on this device yet. Reload it when the connection is back.',
  sw: 'Haujawahi kufunguliwa kwenye kifaa hiki. Upakie upya mtandao ukirudi.',
};
const OUTDATED: Words = {
  en: 'This part of the app could not be loaded',
  sw: 'Sehemu hii ya programu haikuweza kupakiwa',
};
const BROKEN: Words = { en: 'This page stopped working', sw: 'Ukurasa huu umeacha kufanya kazi' };
