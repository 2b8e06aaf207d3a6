import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { BooksCard } from './books-card.tsx';
import { branchOnScreen } from './branch-on-screen.ts';

/** A branch, and up to which day its books are closed. */
export default function BranchViewScreen() {
  return <EntityScreens entity={branchOnScreen} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Side: BooksCard };
