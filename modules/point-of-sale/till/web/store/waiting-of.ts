import { call } from '#web-kit/api/client.ts';
import { forgetOnLeaving } from '#web-kit/session/forget-on-leaving.ts';
import { indexedShelf } from './indexed-shelf.ts';
import { type KeptWaiting, keepWaiting } from './keep-waiting.ts';
import { tabsOf } from './other-tabs.ts';

const kept = new Map<string, KeptWaiting>();

/** The sales of a user in a branch that the server does not have yet; a page has one store of them. */
export function waitingOf(scope: string): KeptWaiting {
  const known = kept.get(scope);
  if (known) return known;
  const made = keepWaiting({ scope, ask: call, shelf: indexedShelf, otherTabs: tabsOf(scope) });
  kept.set(scope, made);
  forgetOnLeaving(indexedShelf.dropCatalogues);
  return made;
}
