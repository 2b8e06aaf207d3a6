import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import type { Typed } from './body-of.ts';

/** What a form asks before it saves something that is allowed and seldom meant, in words of its own. */
export interface Question {
  title: string;
  body: string;
  /** Saves as it is. */
  confirm: string;
  /** Goes back to what is typed. */
  cancel: string;
}

/** Puts the question of a form before its saving, if what is typed raises one; `dialog` stands in the form. */
export function useSaveQuestion(
  questionOf: ((typed: Typed) => Question | null) | undefined,
  typed: Typed,
): { askFirst: (save: () => void) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; save: () => void }>();
  const askFirst = (save: () => void) => {
    const question = questionOf?.(typed);
    if (question) setAsked({ question, save });
    else save();
  };
  const dialog = asked && (
    <ConfirmDialog
      opened
      danger={false}
      icon="warning"
      {...asked.question}
      onConfirm={() => {
        setAsked(undefined);
        asked.save();
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { askFirst, dialog };
}
