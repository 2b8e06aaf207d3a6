import { lazy, Suspense, useState } from 'react';
import { AS_OF, AS_OF_STORE } from '#core/derive/as-of.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ListFrame } from '#web-kit/list/list-frame.ts';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { STOCK_AS_OF } from './stock-as-of.words.ts';

const StockAsOfDrawer = lazy(loadScreen('stock-as-of', () => import('./stock-as-of-drawer.tsx')));

/** Asks the list of products as of a past day, for those who may see stock. */
export const StockAsOf: NonNullable<ListFrame['Tools']> = ({ address, phone }) => {
  const say = useSay();
  const may = useMay();
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  if (!may('view_product_stock')) return null;
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  const { [AS_OF]: moment = '', [AS_OF_STORE]: store = '' } = address.filters;
  return (
    <>
      {phone ? (
        <IconButton
          icon="history"
          kind="secondary"
          name={say(STOCK_AS_OF.open)}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button icon="history" aria-haspopup="dialog" onClick={open}>
          {say(STOCK_AS_OF.open)}
        </Button>
      )}
      {used && (
        <Suspense>
          <StockAsOfDrawer
            key={`${moment} ${store}`}
            {...{ address, phone, opened, moment, store }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
};
