import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { KeyTable } from '#ui/till/key-hints.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { COUNT_BEFORE_SCAN, keysFor } from '../till-keys.rules.ts';
import { DetailsDrawer } from './cart/details-drawer.tsx';
import { CameraScan } from './catalogue/camera-scan.tsx';
import { ProductDrawer } from './catalogue/product-drawer.tsx';
import { CustomerDrawer } from './customer/customer-drawer.tsx';
import { ExchangeDrawer } from './exchange/exchange-drawer.tsx';
import { ParkedDrawer } from './parked/parked-drawer.tsx';
import { RoomDrawer } from './room/room-drawer.tsx';
import { useCarts, useTill } from './store/use-till.ts';
import { KEY_WORDS, TILL } from './till.words.ts';
import { useTillUi } from './ui-store/till-ui.ts';
import { useTillRights } from './use-till-rights.ts';

/** What may lie over the till: customers, details, all keys, and the question before a cart is emptied. */
export function TillPanels() {
  const say = useSay();
  const till = useTill();
  const ui = useTillUi();
  const { bill } = useCarts();
  const rights = useTillRights();
  const close = () => ui.change({ panel: null });
  const before = useRef(ui.panel);
  // After the panel has let go of the focus, which else went back to the button that opened it.
  useEffect(() => {
    if (ui.panel === null && before.current !== null && before.current !== 'cart') ui.toScanField();
    before.current = ui.panel;
  });
  return (
    <>
      <CameraScan opened={ui.panel === 'camera'} onClose={close} />
      <CustomerDrawer opened={ui.panel === 'customer'} onClose={close} />
      <RoomDrawer opened={ui.panel === 'room'} onClose={close} />
      <ProductDrawer opened={ui.panel === 'product'} onClose={close} />
      <ExchangeDrawer opened={ui.panel === 'exchange'} onClose={close} />
      <ParkedDrawer opened={ui.panel === 'parked'} onClose={close} />
      <DetailsDrawer opened={ui.panel === 'details'} onClose={close} />
      <Dialog opened={ui.panel === 'keys'} onClose={close} title={say(KEY_WORDS.keys)} width={680}>
        <KeyTable
          hints={[
            ...keysFor(rights).map(({ shown, does }) => ({
              key: shown,
              keys: shown.split(/\s{2}/),
              title: say(does),
            })),
            { key: 'count', keys: [COUNT_BEFORE_SCAN.shown], title: say(COUNT_BEFORE_SCAN.does) },
          ]}
        />
      </Dialog>
      <ConfirmDialog
        opened={ui.panel === 'clear'}
        icon="delete"
        title={say(TILL.clearCartAsk)}
        body={say(TILL.clearCartBody, { n: countText(Number(bill.things)) })}
        confirm={say(TILL.clearCart)}
        onCancel={close}
        onConfirm={() => {
          ui.tell(till.clearCart());
          close();
        }}
      />
    </>
  );
}
