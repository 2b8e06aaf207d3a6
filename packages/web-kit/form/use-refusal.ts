import { useState } from 'react';
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts';

/** Why a form was not saved, told above it until it is tried again: an error that is mended stands nowhere. */
export function useRefusal() {
  const [refusal] = useState(refusalOfForm);
  return refusal;
}

export function refusalOfForm() {
  let shown: number | undefined;
  return {
    tell: (title: string) => {
      shown = showToast({ tone: 'error', title });
    },
    forget: () => {
      if (shown !== undefined) dismissToast(shown);
    },
  };
}
