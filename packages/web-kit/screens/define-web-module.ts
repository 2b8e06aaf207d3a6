import type { ComponentType } from 'react';
import type { LoadDressed } from '../fields/dressed-entity.ts';
import type { UseLeavingHint } from '../fields/leaving.ts';
import type { ScannedLink } from '../scan/scanned-links.ts';

/** Loads a screen when it is first opened; its file exports the screen as default. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** What a module shows in its own way. */
export interface WebModule {
  /** Screens that are written by hand; each replaces the derived one of its path. */
  screens: Readonly<Record<string, LoadScreen>>;
  /** Its entities with cells of their own, by name, for where they stand among the records of others. */
  dressed?: Readonly<Record<string, LoadDressed>>;
  /** What stands under a field out of which money is paid, by the name of what it names: the balance of an account. */
  leaving?: Readonly<Record<string, UseLeavingHint>>;
  /** Its links on papers, which open here where they are scanned. */
  links?: readonly ScannedLink[];
}

export function defineWebModule(module: WebModule): WebModule {
  return module;
}
