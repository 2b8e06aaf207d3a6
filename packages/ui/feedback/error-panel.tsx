import { Button } from '../actions/button.tsx';
import { useWords } from '../theme/words.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorPanelProps {
  /** What could not be done: `Products could not be loaded`. */
  title: string;
  /** The server's message. */
  message?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** A way out where trying again leads nowhere: `Show all`. */
  onInstead?: { title: string; onPress: () => void };
  /** A new version that fails to load a part offers Reload instead. */
  onReload?: () => void;
  /** It stands for the whole page, whose title it then is. */
  isPage?: boolean;
}

/** A panel that could not load while the rest of the page works. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retrying,
  onInstead,
  onReload,
  isPage,
}: ErrorPanelProps) {
  const words = useWords();
  return (
    <div role="alert" style={{ display: 'contents' }}>
      <EmptyState
        icon="error"
        tone="danger"
        isPage={isPage}
        title={title}
        body={message}
        actions={
          <>
            {onRetry && (
              <Button size="l" icon="refresh" loading={retrying} onClick={onRetry}>
                {words.tryAgain}
              </Button>
            )}
            {onInstead && (
              <Button size="l" onClick={onInstead.onPress}>
                {onInstead.title}
              </Button>
            )}
            {onReload && (
              <Button size="l" icon="refresh" onClick={onReload}>
                {words.reload}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
