import type { ComponentType } from 'react';
import type { Words } from '#core/i18n/language.ts';
import type { MenuAction } from '#ui/actions/menu.tsx';
import type { PaperLinesProps } from '#ui/show/paper-lines.tsx';
import type { WireRow } from '../api/queries.ts';
import type { RecordProps } from './status-of.tsx';

type Part = ComponentType<RecordProps>;

/** A tab of a record beside its details. */
export interface RecordTab {
  key: string;
  title: Words;
  /** Whether this user sees it for this record; always, where left out. */
  isSeen?: (row: WireRow, may: (right: string) => boolean) => boolean;
  Content: Part;
}

/** Lines of a paper that its page makes itself, under a title of their own, with what is done about them beside it. */
export interface PaperLinesOf {
  title: Words;
  useLines: (row: WireRow) => Pick<PaperLinesProps, 'columns' | 'lines'>;
  Action?: Part;
}

/** What the view of one entity has in its own way; whatever is left out stays as every record has it. */
export interface ViewFrame {
  /** The strip of figures on top. */
  Figures?: Part;
  /** Cards between the figures and the details: the lines of a document. */
  Cards?: Part;
  /** The lines of its paper, where more belongs to them than one field holds: the work of a service among its parts. */
  lines?: PaperLinesOf;
  /** Cards under its paper: its photos, where its money goes. */
  After?: Part;
  /** What its paper says below its facts and lines, and no field holds: how far a count has come. It waits for its own data. */
  Paper?: Part;
  /** The column at the right: paper, or what belongs beside. */
  Side?: Part;
  /** Whether this record has that column for this user; always, where left out. */
  hasSide?: (row: WireRow, may: (right: string) => boolean) => boolean;
  /** How it was paid, where that is more than the payments that name it. */
  Payments?: ComponentType<RecordProps & Pick<ViewFrame, 'Pay'>>;
  /** Buttons before the one that edits. */
  Actions?: Part;
  /** A hook: what else may be done or added, behind the dots. */
  useMore?: (row: WireRow) => readonly MenuAction[];
  /** The way to pay what is left of it: in its head where nothing comes before, and under its payments. */
  Pay?: ComponentType<RecordProps & { isHead?: boolean }>;
  tabs?: readonly RecordTab[];
  /** It has a paper of its own, as a sale has its receipt. */
  printsItself?: boolean;
  /** Its own buttons make the transitions of its table of states. */
  transitsItself?: boolean;
}
