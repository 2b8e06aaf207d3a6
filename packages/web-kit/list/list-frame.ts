import type { ComponentType } from 'react';
import type { Words } from '#core/i18n/language.ts';
import type { IconName } from '#ui/icons.tsx';
import type { ListAddress } from './use-list-state.ts';

/** Where one goes when a sheet has come in; `permission` is the right that opens it. */
export interface AfterImport {
  title: Words;
  href: string;
  permission: string;
}

export interface ListTool {
  title: Words;
  icon: IconName;
  permission: string;
  Panel: ComponentType<ListPanelProps>;
}

/** What a panel beside a list knows of it. */
export interface ListPanelProps {
  address: ListAddress;
  phone: boolean;
  opened: boolean;
  onClose: () => void;
}

/** What the list of one entity has in its own way; whatever is left out stays as every list has it. */
export interface ListFrame {
  /** Where a new record is made, if not by a form of the entity; `permission` is the right to do so. */
  begins?: { title: Words; href: string; permission: string };
  /** What is mostly done when a sheet has come in. */
  afterImport?: AfterImport;
  /** What else this list can be asked for, beside its filters. */
  tool?: ListTool;
  /** The same records on a board of days, and the right to see that. */
  board?: { href: string; permission: string };
  /** Stands under the rows and what they come to. */
  Under?: ComponentType<{ address: ListAddress }>;
}
