import { useNavigate, useSearch } from '@tanstack/react-router';
import { isPossible, isPosted } from '#core/define-states.ts';
import { PayTheRest } from '#modules/finance/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import type { MenuAction } from '#ui/actions/menu.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import { searchOf } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { landedCost } from '../../landed-cost/landed-cost.entity.ts';
import { COST } from '../../landed-cost/web/landed-cost.words.ts';
import { SEND_BACK } from '../../purchase-return/web/purchase-return.words.ts';
import { SendBackCard } from '../../purchase-return/web/send-back-card.tsx';
import { asPurchase } from '../../purchase-return/web/wire-purchase.ts';
import { purchase } from '../purchase.entity.ts';

/** One purchase: its goods and payments, and what is done with it afterwards. */
export default function PurchaseViewScreen() {
  return <EntityScreens entity={purchase} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Actions: PurchaseActions,
  Cards: PurchaseCards,
  Pay: PayTheRest,
  useMore: useCostToAdd,
};

/** Transport that was paid later makes the goods dearer. */
function useCostToAdd(row: WireRow): readonly MenuAction[] {
  const say = useSay();
  const may = useMay();
  if (!isPosted(purchase, row) || !may('create_purchase') || !may('view_buying_price')) return [];
  const href = `${landedCost.screens.form}?purchase_id=${row.id}`;
  return [{ key: 'cost', title: say(COST.button), icon: 'plus', href }];
}

function useMaySendBack({ status }: { status: string }): boolean {
  const may = useMay();
  return (
    isPossible(purchase, { status }, 'return_part') && may('delete_purchase') && may('view_buying_price')
  );
}

function PurchaseActions({ row }: RecordProps) {
  const say = useSay();
  const navigate = useNavigate();
  const bought = asPurchase(row);
  const maySendBack = useMaySendBack(bought);
  const open = () =>
    void navigate({ to: purchase.screens.view, search: searchOf({ id: row.id, return: '1' }) });
  return (
    <>
      {maySendBack && (
        <Button icon="undo" onClick={open}>
          {say(SEND_BACK.button)}
        </Button>
      )}
    </>
  );
}

function PurchaseCards({ row }: RecordProps) {
  const { return: returning } = useSearch({ strict: false }) as { return?: string };
  const bought = asPurchase(row);
  const maySendBack = useMaySendBack(bought);
  return returning && maySendBack ? <SendBackCard purchase={bought} /> : null;
}
