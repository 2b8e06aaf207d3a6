import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { problemText } from '../api/problem-text.ts';
import { useReachability } from '../api/reachability.ts';
import { useSay } from '../i18n/language.tsx';
import { ChunkLoadError } from './load-screen.ts';
import { NEEDS_CONNECTION, NEEDS_CONNECTION_WHY, PAGE_STOPPED, PART_NOT_LOADED } from './screens.words.ts';

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
        title={say(!isMissing ? PAGE_STOPPED : isAway ? NEEDS_CONNECTION : PART_NOT_LOADED)}
        message={isMissing && isAway ? say(NEEDS_CONNECTION_WHY) : problemText(error, say)}
        {...(isMissing ? { onReload: () => location.reload() } : { onRetry: reset })}
      />
    </Page>
  );
}
