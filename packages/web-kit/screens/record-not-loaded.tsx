import type { AnyEntity } from '#core/define-entity.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { problemText } from '../api/problem-text.ts';
import { Refused } from '../api/refused.ts';
import { useSay } from '../i18n/language.tsx';
import { DeniedScreen } from './denied-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { useEntityWords } from './registry.tsx';
import { NOT_LOADED } from './screens.words.ts';

export interface RecordNotLoadedProps {
  entity: AnyEntity;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A record that did not come: absent (or of another business, which answers alike), denied, or not reached. */
export function RecordNotLoaded({ entity, error, retrying, onRetry }: RecordNotLoadedProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const status = error instanceof Refused ? error.status : 0;
  if (status === 404 || status === 400) return <MissingScreen what={words.one} />;
  if (status === 403) return <DeniedScreen title={words.one} />;
  return (
    <Page>
      <ErrorPanel
        isPage
        title={say(NOT_LOADED, { one: words.one })}
        message={problemText(error, say)}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Page>
  );
}
