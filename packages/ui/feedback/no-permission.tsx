import { Button } from '../actions/button.tsx';
import { useWords } from '../theme/words.ts';
import { EmptyState } from './empty-state.tsx';

export interface NoPermissionProps {
  /** `You cannot open this report`. */
  title: string;
  /** `You do not have the necessary permissions to access this resource.` */
  body: string;
  /** Who can grant it, and what. */
  note?: string;
  onBack?: () => void;
}

/** Shown instead of a page the user may not open. */
export function NoPermission({ title, body, note, onBack }: NoPermissionProps) {
  const words = useWords();
  return (
    <EmptyState
      isPage
      icon="lock"
      tone="neutral"
      title={title}
      body={body}
      note={note}
      actions={
        onBack && (
          <Button size="l" icon="left" onClick={onBack}>
            {words.back}
          </Button>
        )
      }
    />
  );
}
