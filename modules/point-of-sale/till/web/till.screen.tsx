import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { DeskContext } from './desk.ts';
import { DeskTill } from './desk-till.tsx';
import { PhoneTill } from './phone-till.tsx';
import { TillPanels } from './till-panels.tsx';
import { useDeskState } from './use-desk-state.ts';
import { useTillKeys } from './use-till-keys.ts';

/** The till: find or scan, price, take payment, give the receipt. */
export default function TillScreen() {
  const desk = useDeskState();
  const phone = useMedia(PHONE);
  useTillKeys(desk);
  return (
    <DeskContext value={desk}>
      {phone ? <PhoneTill /> : <DeskTill />}
      <TillPanels />
    </DeskContext>
  );
}
