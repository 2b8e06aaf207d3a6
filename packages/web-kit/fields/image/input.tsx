import { useState } from 'react';
import { PictureInput } from '#ui/fields/picture-input.tsx';
import { call } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { useSay } from '../../i18n/language.tsx';
import type { InputProps } from '../look.ts';
import { fileAddress } from './file-address.ts';
import { IMAGE } from './image.words.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Sends the picture as soon as it is chosen; the form then carries the id of its file. */
export function ImageFieldInput({
  field,
  fieldKey,
  words,
  value,
  error,
  onChange,
  onBlur,
  ...props
}: InputProps<string>) {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async (chosen: File) => {
    setSending(true);
    setProblem(undefined);
    try {
      const picture = await shrinkPicture(chosen);
      if (!picture) return setProblem(say(IMAGE.unreadable));
      const { id } = await call<{ id: string }>('POST', 'file', { file: picture });
      onChange(id);
      onBlur();
    } catch (failure) {
      setProblem(problemText(failure, say));
    } finally {
      setSending(false);
    }
  };
  const told = problem ?? error;
  return (
    <PictureInput
      {...props}
      {...(told ? { error: told } : {})}
      src={value && fileAddress(value)}
      accept="image/png,image/jpeg,image/webp"
      choose={say(value ? IMAGE.another : IMAGE.choose)}
      remove={say(IMAGE.remove)}
      loading={sending}
      onFile={(chosen) => void send(chosen)}
      onNone={() => setProblem(say(IMAGE.none))}
      onRemove={() => onChange('')}
    />
  );
}
