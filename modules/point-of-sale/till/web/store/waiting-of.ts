import { call } from '#web-kit/api/client.ts';
import { tabsOf } from '#web-kit/offline/other-tabs.ts';
import { forgetOnLeaving } from '#web-kit/session/forget-on-leaving.ts';
import { indexedShelf } from './indexed-shelf.ts';
import { type SavedWaiting, saveWaiting } from './save-waiting.ts';

const kept = new Map<string, SavedWaiting>();

/** The sales of a user in a branch that the server does not have yet; a page has one store of them. */
export function waitingOf(scope: string): SavedWaiting {
  const known = kept.get(scope);
  if (known) return known;
  const made = saveWaiting({ scope, ask: call, shelf: indexedShelf, otherTabs: tabsOf(`till ${scope}`) });
  kept.set(scope, made);
  forgetOnLeaving(indexedShelf.dropBrought);
  return made;
}
