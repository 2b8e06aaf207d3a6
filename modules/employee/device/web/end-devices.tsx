import { useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { useQuestion } from '#web-kit/api/use-question.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { DEVICES } from './devices.words.ts';

interface EndDevicesProps {
  question: ReturnType<typeof useQuestion>['question'];
  title: string;
  onEnd: (keepsTokens: boolean) => void;
}

/** Asked before several sessions end at once: programs whose tokens were made there stop as well, unless they are kept. */
export function EndDevices({ question, title, onEnd }: EndDevicesProps) {
  const say = useSay();
  const [keepsTokens, setKeepsTokens] = useState(false);
  return (
    <ConfirmDialog
      {...question}
      title={title}
      body={say(DEVICES.endBody)}
      confirm={title}
      icon="logout"
      danger={false}
      onConfirm={() => onEnd(keepsTokens)}
    >
      <Checkbox
        label={say(DEVICES.keepTokens)}
        name="keep_tokens"
        checked={keepsTokens}
        onChange={setKeepsTokens}
      />
    </ConfirmDialog>
  );
}
