import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { receivesTexts, WayInCard } from '../../transaction-message/forwarding/web/way-in-card.tsx';
import { transactionMessage } from '../../transaction-message/transaction-message.entity.ts';
import { account } from '../account.entity.ts';

/** An account, and the telephone that forwards its texts. */
export default function AccountViewScreen() {
  return <EntityScreens entity={account} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Side: WayInCard,
  hasSide: (row, may) => receivesTexts(row) && may(transactionMessage.permissions.create),
};
