import type { ErrorComponentProps } from '@tanstack/react-router';
import type { Words } from '#core/i18n/language.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';
import { ChunkLoadError } from './load-screen.ts';

/** A screen that fails leaves the shell standing: a part that cannot be fetched offers Reload, anything else another try. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const say = useSay();
  const isOutdated = error instanceof ChunkLoadError;
  return (
    <Page>
      <ErrorPanel
        isPage
        title={say(isOutdated ? OUTDATED : BROKEN)}
        message={problemText(error, say)}
        {...(isOutdated ? { onReload: () => location.reload() } : { onRetry: reset })}
      />
    </Page>
  );
}

const OUTDATED: Words = {
  en: 'This part of the app could not be loaded',
  sw: 'Sehemu hii ya programu haikuweza kupakiwa',
};
const BROKEN: Words = { en: 'This screen stopped working', sw: 'Skrini hii imeacha kufanya kazi' };
