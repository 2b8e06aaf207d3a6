import { Component, type ReactNode } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { type Say, useSay } from '../i18n/language.tsx';
import { ChunkLoadError } from './load-screen.ts';

/** A screen that fails leaves the shell standing: a part that cannot be fetched offers Reload, anything else another try. */
export function ScreenBoundary({ place, children }: { place: string; children: ReactNode }) {
  const say = useSay();
  return (
    <Boundary key={place} say={say}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ say: Say; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { say, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const isOutdated = error instanceof ChunkLoadError;
    return (
      <Page>
        <ErrorPanel
          title={say(isOutdated ? OUTDATED : BROKEN)}
          message={error.message}
          {...(isOutdated
            ? { onReload: () => location.reload() }
            : { onRetry: () => this.setState({ error: null }) })}
        />
      </Page>
    );
  }
}

const OUTDATED: Words = {
  en: 'This part of the app could not be loaded',
  sw: 'Sehemu hii ya programu haikuweza kupakiwa',
};
const BROKEN: Words = { en: 'This screen stopped working', sw: 'Skrini hii imeacha kufanya kazi' };
