import { createElement } from 'react';
import { newId } from '#core/ids.ts';
import type { WireRow } from '../../api/queries.ts';
import type { FieldLook } from '../look.ts';
import { LinesCell } from './cell.tsx';
import { LinesInput } from './input.tsx';
import { type LineDraft, type LinePart, rowsOf } from './line-parts.ts';

/** Lines of a document or a record: as many as one likes, each with the inputs of its own fields. */
export function linesLook(parts: readonly LinePart[]): FieldLook<readonly LineDraft[]> {
  return {
    blank: [],
    typed: (wire) => rowsOf(wire).map((row) => draftOf(parts, row)),
    wire: (drafts) => drafts.map((draft) => bodyOf(parts, draft)).filter((body) => !isBlank(body)),
    Input: (props) => createElement(LinesInput, { ...props, parts }),
    Cell: (props) => createElement(LinesCell, { ...props, parts }),
    wide: true,
  };
}

function draftOf(parts: readonly LinePart[], row: WireRow): LineDraft {
  const typed = parts.map(({ key, column, look }) => [column, look.typed(row[column], row, key)]);
  return { key: newId(), typed: Object.fromEntries(typed) };
}

/** What was left blank is left out, so that the defaults of the definition hold. */
function bodyOf(parts: readonly LinePart[], { typed }: LineDraft): Record<string, unknown> {
  const said = parts.map(({ column, look }) => [column, look.wire(typed[column])] as const);
  return Object.fromEntries(said.filter(([, wire]) => wire !== undefined));
}

/** A line that was added and never filled in is no line. */
function isBlank(body: Readonly<Record<string, unknown>>): boolean {
  return Object.values(body).every((wire) => wire === false || (Array.isArray(wire) && wire.length === 0));
}
