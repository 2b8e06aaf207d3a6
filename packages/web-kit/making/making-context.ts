import { createContext } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { WireRow } from '../api/queries.ts';
import type { Typed } from '../form/body-of.ts';

/** A record that is made while a form asks for one. */
export interface Making {
  entity: AnyEntity;
  /** What is typed already, by column: its name. */
  begun: Typed;
  /** Fields that are not asked, because what it is made for says them. */
  without?: readonly string[] | undefined;
  /** What the form does with it; nothing happens in it where none is made. */
  onMade: (row: WireRow) => void;
}

/** Opens the form of a record over the page; null where none can be opened, as in such a form itself. */
export const MakingContext = createContext<((making: Making) => void) | null>(null);

/** In a form on a page something may be made; a cell of a list, or a question, has no room for it. */
export const FormOnPage = createContext(false);

/** How that form is shown: in a drawer over the page, and not as a page of its own. */
export type MadeInDrawer = Omit<Making, 'entity'>;

export const DrawerContext = createContext<MadeInDrawer | null>(null);
