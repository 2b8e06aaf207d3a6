import type { ComponentType } from 'react';
import type { ListAddress } from './use-list-state.ts';

/** What the list of one entity has in its own way; whatever is left out stays as every list has it. */
export interface ListFrame {
  /** Stands under the rows and what they come to. */
  Under?: ComponentType<{ address: ListAddress }>;
}
