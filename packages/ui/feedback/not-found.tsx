import { Button } from '../actions/button.tsx';
import { useWords } from '../theme/words.ts';
import { EmptyState } from './empty-state.tsx';

export interface NotFoundProps {
  title: string;
  body: string;
  /** Words of the way home: `Go to the dashboard`. */
  home: string;
  homeHref: string;
  onBack?: () => void;
}

/** An address that leads nowhere, with two ways out. */
export function NotFound({ title, body, home, homeHref, onBack }: NotFoundProps) {
  const words = useWords();
  return (
    <EmptyState
      isPage
      sign="404"
      title={title}
      body={body}
      actions={
        <>
          <Button kind="primary" size="l" href={homeHref}>
            {home}
          </Button>
          {onBack && (
            <Button size="l" icon="left" onClick={onBack}>
              {words.back}
            </Button>
          )}
        </>
      }
    />
  );
}
