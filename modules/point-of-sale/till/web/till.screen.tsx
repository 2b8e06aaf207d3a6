import { Suspense } from 'react';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { TillPanels, useRestOfTill } from './later.tsx';
import { PhoneTill } from './phone/phone-till.tsx';
import { TillUiContext, useTillUiValue } from './ui-store/till-ui.ts';
import { useNewTillUi } from './ui-store/use-new-till-ui.ts';
import { useOnceOpened } from './use-once-opened.ts';
import { useTillKeys } from './use-till-keys.ts';
import { WideTill } from './wide/wide-till.tsx';

/** The till: find or scan, price, take payment, give the receipt. */
export default function TillScreen() {
  const ui = useNewTillUi();
  const phone = useMedia(PHONE);
  useRestOfTill();
  return (
    <TillUiContext value={ui}>
      {phone ? <PhoneTill /> : <WideTill />}
      {/* After the fields, which must follow what was typed before any of this was there. */}
      <TillKeys />
      <OpenPanels />
    </TillUiContext>
  );
}

function TillKeys() {
  useTillKeys();
  return null;
}

function OpenPanels() {
  const opened = useOnceOpened(useTillUiValue(({ panel }) => panel !== null));
  return (
    opened && (
      <Suspense fallback={null}>
        <TillPanels />
      </Suspense>
    )
  );
}
