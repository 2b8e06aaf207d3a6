import { useState } from 'react';
import { readPaperCode } from '#core/paper-code.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PAPER_UNKNOWN } from '../paper-unknown.i18n.ts';
import { PAPER } from './paper.words.ts';

/** Takes the code of a paper as it is typed, in groups or not. */
export function CodeCard({ onCode }: { onCode: (code: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const submit = () => {
    const code = readPaperCode(typed);
    if (code) onCode(code);
    else setError(say(typed.trim() === '' ? PAPER.needed : PAPER_UNKNOWN));
  };
  return (
    <GuestCard title={say(PAPER.title)} text={say(PAPER.text)} onSubmit={submit}>
      <TextInput
        label={say(PAPER.code)}
        name="code"
        size="l"
        autoComplete="off"
        autoFocus
        placeholder={say(PAPER.example)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError('');
        }}
        error={error || undefined}
      />
      <Button kind="primary" size="l" type="submit" block>
        {say(PAPER.verify)}
      </Button>
    </GuestCard>
  );
}
