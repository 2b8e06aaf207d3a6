import { createContext, use } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';

/** Fetches the definition of an entity with cells of its own, where it is first shown outside its own screens. */
export type LoadDressed = () => Promise<AnyEntity>;

/** By the name of the entity; most have none. The app hands them over, as it does with the definitions. */
export const DressedContext = createContext<Readonly<Record<string, LoadDressed>>>({});

/** The entity as its own list shows it. Suspends while its cells are fetched. */
export function useDressed(entity: AnyEntity): AnyEntity {
  const load = use(DressedContext)[entity.name];
  return load ? use(loadedOnce(load)) : entity;
}

const loaded = new WeakMap<LoadDressed, Promise<AnyEntity>>();

function loadedOnce(load: LoadDressed): Promise<AnyEntity> {
  const before = loaded.get(load);
  if (before) return before;
  const promise = load();
  loaded.set(load, promise);
  promise.catch(() => loaded.delete(load));
  return promise;
}
