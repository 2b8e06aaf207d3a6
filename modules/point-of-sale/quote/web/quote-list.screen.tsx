import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { quoteOnScreen } from './quote-on-screen.ts';

/** The quotes of the branch, with until when they hold. */
export default function QuoteListScreen() {
  return <EntityScreens entity={quoteOnScreen} kind="list" />;
}
