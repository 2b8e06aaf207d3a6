import { lazy } from 'react';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { PASTE } from './transaction-message.words.ts';

/** The texts that came in, newest first, and the drawer in which more are pasted. */
export default function TransactionMessageListScreen() {
  return <EntityScreens entity={transactionMessage} kind="list" list={FRAME} />;
}

const FRAME = {
  tool: {
    title: PASTE.open,
    icon: 'plus' as const,
    permission: transactionMessage.permissions.create,
    Panel: lazy(loadScreen('paste-texts', () => import('./paste-texts-drawer.tsx'))),
  },
};
