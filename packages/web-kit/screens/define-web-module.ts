import type { ComponentType } from 'react';

/** Loads a screen when it is first opened; its file exports the screen as default. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** The screens of a module that are written by hand; each replaces the derived one of its path. */
export interface WebModule {
  screens: Readonly<Record<string, LoadScreen>>;
}

export function defineWebModule(module: WebModule): WebModule {
  return module;
}
