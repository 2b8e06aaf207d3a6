import { isPossible } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { transactionMessage } from '../transaction-message.entity.ts';
import { MatchCard } from './match-card.tsx';
import { CARDS } from './transaction-message.words.ts';
import { useMatching } from './use-matching.ts';

/** A text: what it says, why it may be false, and what it pays. */
export default function TransactionMessageViewScreen() {
  return <EntityScreens entity={transactionMessage} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Cards: MatchCard, Actions: UndoMatch };

function UndoMatch({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { sending, unmatch } = useMatching(row.id);
  if (!isPossible(transactionMessage, row, 'release') || !may(transactionMessage.permissions.modify))
    return null;
  return (
    <Button kind="secondary" loading={sending} onClick={unmatch}>
      {say(CARDS.undo)}
    </Button>
  );
}
