import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordFile } from '#core/record-files.answer.ts';
import { pictureOf } from './record-files.ts';

/** The address of a picture of a record on this page, fetched in the name of whoever looks; undefined until it is there. */
export function usePicture({ id }: Pick<RecordFile, 'id'>, onFault?: (error: unknown) => void) {
  const [address, setAddress] = useState<string>();
  const failed = useEffectEvent((error: unknown) => onFault?.(error));
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    pictureOf({ id })
      .then((picture) => {
        if (isOver) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch((error: unknown) => failed(error));
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}
