import { Suspense } from 'react';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { DeskContext } from './desk.ts';
import { DeskTill } from './desk-till.tsx';
import { TillPanels, useRestOfTill } from './later.tsx';
import { PhoneTill } from './phone-till.tsx';
import { useDeskState } from './use-desk-state.ts';
import { useOnceOpened } from './use-once-opened.ts';
import { useTillKeys } from './use-till-keys.ts';

/** The till: find or scan, price, take payment, give the receipt. */
export default function TillScreen() {
  const desk = useDeskState();
  const phone = useMedia(PHONE);
  useTillKeys(desk);
  useRestOfTill();
  const opened = useOnceOpened(desk.panel !== null);
  return (
    <DeskContext value={desk}>
      {phone ? <PhoneTill /> : <DeskTill />}
      {opened && (
        <Suspense fallback={null}>
          <TillPanels />
        </Suspense>
      )}
    </DeskContext>
  );
}
