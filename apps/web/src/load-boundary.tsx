import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { APP_NOT_LOADED } from './shell/shell.words.ts';

/** When the app itself cannot be fetched, mostly because a newer version is served, it offers to load again. */
export class LoadBoundary extends Component<
  { look: SavedLook; children: ReactNode },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Another fault of the app needs a way out of the session as well: that stands above.
    if (!isNotFetched(error)) throw error;
    return (
      <Dressed look={this.props.look}>
        <Failed message={error.message} />
      </Dressed>
    );
  }
}

/** Files of a version that is no longer served, as each browser says it. */
const isNotFetched = ({ name, message }: Error) =>
  name === 'ChunkLoadError' || /dynamically imported module|module script|preload/i.test(message);

function Failed({ message }: { message: string }) {
  const say = useSay();
  return <ErrorPanel title={say(APP_NOT_LOADED)} message={message} onReload={() => location.reload()} />;
}
