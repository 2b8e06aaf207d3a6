import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { listenForScans } from '#core/scanner.ts';
import { usePlaceOfScan } from './scanned-links.ts';
import { takeBack } from './take-back.ts';

/** A scanner may read the code of a paper on any page, wherever the caret stands: what it is of opens. The till listens by itself. */
export function useScannedLinks(): void {
  const router = useRouter();
  const placeOf = usePlaceOfScan();
  useEffect(() => {
    const scans = listenForScans();
    const pressed = (event: KeyboardEvent) => {
      const code = event.repeat ? null : scans.press({ key: event.key, at: event.timeStamp });
      const place = code && placeOf(code);
      if (!code || !place) return;
      event.preventDefault();
      const { target } = event;
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      takeBack(isField ? target : null, code);
      router.history.push(place);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [router, placeOf]);
}
