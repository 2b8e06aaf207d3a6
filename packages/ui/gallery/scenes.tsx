import type { ComponentType } from 'react';
import { FormScene } from './form-scene.tsx';
import { GuestScene } from './guest-scene.tsx';
import { ListScene } from './list-scene.tsx';
import { PartsScene } from './parts-scene.tsx';
import { EmptyScene, LoadingScene, NoPermissionScene, NotFoundScene, ToastScene } from './state-scenes.tsx';
import { StatementScene } from './statement-scene.tsx';
import { ViewScene } from './view-scene.tsx';

/** The scenes to look at, each next to its picture in the design. */
export const scenes: Record<string, ComponentType> = {
  list: ListScene,
  form: FormScene,
  view: ViewScene,
  statement: StatementScene,
  guest: GuestScene,
  parts: PartsScene,
  empty: EmptyScene,
  loading: LoadingScene,
  'no-permission': NoPermissionScene,
  'not-found': NotFoundScene,
  toasts: ToastScene,
};
