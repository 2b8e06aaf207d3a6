import { fieldsOf } from '#core/conditions.ts';
import { fieldAt, lineFieldAt } from '#core/line-fields.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import {
  isTime,
  type ReportFigure,
  type ReportGroup,
  type ReportPart,
  type ReportType,
} from './report-type.ts';

/** What of a report may be shown to everybody of these: in each branch that it adds up the same person may hold other rights. */
export function readableReport(report: ReportType, actors: readonly Rightful[]) {
  const holds = (right: string) => actors.every((actor) => allowed(actor, right));
  const parts = report.parts.filter(({ right }) => !right || holds(right));
  const may = (part: ReportPart, path: string) => actors.every((actor) => mayRead(part, path, actor));
  const isShown = ({ of, when }: ReportFigure) =>
    parts.every((part) =>
      [...of.map(bare), ...(when ? fieldsOf(when) : [])].every((path) => may(part, path)),
    );
  const isOffered = ({ of, right }: ReportGroup) =>
    (!right || holds(right)) && (isTime(of) || parts.every((part) => may(part, of)));
  const figures = report.figures.filter(isShown);
  const has = (key: string) => figures.some((figure) => figure.key === key);
  return {
    parts,
    figures,
    ratios: (report.ratios ?? []).filter(({ of, per }) => has(of) && has(per)),
    groups: report.groups.filter(isOffered),
    about: (part: ReportPart) => [part.entity.title, ...part.about].filter((path) => may(part, path)),
  };
}

/** A path without the minus by which it is taken off. */
export function bare(path: string): string {
  return path.replace(/^-/, '');
}

function mayRead(part: ReportPart, path: string, actor: Rightful): boolean {
  const value = part.values?.[path];
  // What stands for a path of its own name is guarded as the field is.
  if (value)
    return value.of.every((inner) =>
      inner === path ? mayReadField(part, inner, actor) : mayRead(part, inner, actor),
    );
  return mayReadField(part, path, actor);
}

function mayReadField(part: ReportPart, path: string, actor: Rightful): boolean {
  const { fields } = part.entity;
  const guards = [fieldAt(part.entity, path), fields[lineFieldAt(part.entity, path)?.lines ?? '']];
  return guards.every((field) => !field?.options.read || allowed(actor, field.options.read));
}
