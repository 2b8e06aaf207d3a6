import type { ComponentType } from 'react';
import type { Words } from '#core/i18n/language.ts';
import type { ListAddress } from './use-list-state.ts';

/** What the list of one entity has in its own way; whatever is left out stays as every list has it. */
export interface ListFrame {
  /** Where a new record is made, if not by a form of the entity; `permission` is the right to do so. */
  begins?: { title: Words; href: string; permission: string };
  /** Stands under the rows and what they come to. */
  Under?: ComponentType<{ address: ListAddress }>;
}
