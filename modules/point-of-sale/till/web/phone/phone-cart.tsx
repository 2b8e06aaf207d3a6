import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SheetBody } from '#ui/till/till-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CartPane } from '../cart/cart-pane.tsx';
import { CartsBar } from '../cart/carts-bar.tsx';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** The cart of a phone, with the other open carts above it. */
export function PhoneCart() {
  const say = useSay();
  const { panel, notice, change } = useTillUi();
  return (
    <Drawer
      opened={panel === 'cart'}
      onClose={() => change({ panel: null })}
      title={say(TILL.cart)}
      side="bottom"
    >
      <SheetBody>
        <CartsBar />
        {notice && (
          <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
            {notice.text}
          </Notice>
        )}
        <CartPane />
      </SheetBody>
    </Drawer>
  );
}
