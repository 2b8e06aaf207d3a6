import { Suspense } from 'react';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { DeskContext, useSeenOnDesk } from './desk/desk.ts';
import { DeskTill } from './desk/desk-till.tsx';
import { useLaidOutDesk } from './desk/use-laid-out-desk.ts';
import { TillPanels, useRestOfTill } from './later.tsx';
import { PhoneTill } from './phone/phone-till.tsx';
import { useOnceOpened } from './use-once-opened.ts';
import { useTillKeys } from './use-till-keys.ts';

/** The till: find or scan, price, take payment, give the receipt. */
export default function TillScreen() {
  const desk = useLaidOutDesk();
  const phone = useMedia(PHONE);
  useRestOfTill();
  return (
    <DeskContext value={desk}>
      <TillKeys />
      {phone ? <PhoneTill /> : <DeskTill />}
      <OpenPanels />
    </DeskContext>
  );
}

function TillKeys() {
  useTillKeys();
  return null;
}

function OpenPanels() {
  const opened = useOnceOpened(useSeenOnDesk(({ panel }) => panel !== null));
  return (
    opened && (
      <Suspense fallback={null}>
        <TillPanels />
      </Suspense>
    )
  );
}
