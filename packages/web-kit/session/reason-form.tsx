import { useState } from 'react';
import { QuestionDialog } from '#ui/feedback/question-dialog.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useSay } from '../i18n/language.tsx';
import { REASON } from './reason.words.ts';

/** Why something is posted in days that are closed for others. */
export default function ReasonForm({
  sentence,
  onEnd,
}: {
  sentence: string;
  onEnd: (reason: string | null) => void;
}) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState(false);
  const isEmpty = typed.trim() === '';
  return (
    <QuestionDialog
      opened
      title={say(REASON.title)}
      text={sentence}
      cancel={say(REASON.cancel)}
      next={say(REASON.next)}
      sending={false}
      onClose={() => onEnd(null)}
      onSubmit={() => (isEmpty ? setLooked(true) : onEnd(typed.trim()))}
    >
      <TextInput
        label={say(REASON.reason)}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoFocus
        error={looked && isEmpty ? say(REASON.needed) : undefined}
      />
    </QuestionDialog>
  );
}
