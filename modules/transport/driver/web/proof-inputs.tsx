import { useEffect, useState } from 'react';
import { newId } from '#core/ids.ts';
import { PictureInput } from '#ui/fields/picture-input.tsx';
import { SignatureInput } from '#ui/fields/signature-input.tsx';
import { IMAGE } from '#web-kit/fields/image/image.words.ts';
import { shrinkPicture } from '#web-kit/fields/image/shrink-picture.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { DRIVER } from '../driver.words.ts';
import type { SavedFile } from '../driver-acts.rules.ts';

type Files = Readonly<Record<string, SavedFile>>;

interface ProofInputsProps {
  files: Files;
  onFiles: (files: Files) => void;
}

/** A photo of what was handed over and the signature of whoever took it, on the phone until there is a network. */
export function ProofInputs({ files, onFiles }: ProofInputsProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const taken = files.proof_photo_id?.file;
  const photo = taken instanceof File ? taken : undefined;
  const src = useAddress(photo);
  const set = (field: string, file: File | null) => {
    const { [field]: _, ...others } = files;
    onFiles(file ? { ...others, [field]: { key: newId(), file } } : others);
  };
  const take = async (chosen: File) => {
    const picture = await shrinkPicture(chosen);
    setProblem(picture ? '' : say(IMAGE.unreadable));
    if (picture) set('proof_photo_id', picture);
  };
  return (
    <>
      <PictureInput
        label={say(DRIVER.photo)}
        optional
        {...(problem ? { error: problem } : {})}
        src={src}
        camera
        accept="image/png,image/jpeg,image/webp"
        choose={say(photo ? IMAGE.another : DRIVER.takePhoto)}
        remove={say(IMAGE.remove)}
        onFile={(file) => void take(file)}
        onNone={() => undefined}
        onRemove={() => set('proof_photo_id', null)}
      />
      <SignatureInput
        label={say(DRIVER.signature)}
        hint={say(DRIVER.signatureHint)}
        optional
        clear={say(DRIVER.signAgain)}
        onFile={(file) => set('signature_id', file)}
      />
    </>
  );
}

/** An address under which the page shows a picture that only the phone has. */
function useAddress(file: File | undefined): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!file) return setAddress('');
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
