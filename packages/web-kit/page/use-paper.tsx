import type { ReactNode } from 'react';
import { columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { columnsShown, type PaperColumn, saysNothing, sumsOfPage } from '#core/document-page.ts';
import type { PaperLine, PaperLinesColumn } from '#ui/show/paper-lines.tsx';
import type { Sum } from '#ui/show/sums.tsx';
import type { WireRow } from '../api/queries.ts';
import { FieldCell } from '../fields/field-cell.tsx';
import { type LinePart, linePartsOf, rowsOf } from '../fields/lines/line-parts.ts';
import { usePartTitle } from '../fields/lines/use-part-title.ts';
import { lookOf } from '../fields/looks.ts';
import { moneyText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { isSwitchedOn } from '../list/list-columns.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import type { RecordProps } from '../record/status-of.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { packedText } from './packed-text.ts';
import { PAGE } from './page.words.ts';
import { shareOfLine } from './share-of-line.ts';
import { usePage } from './use-page.ts';

/** The lines of a document as its paper shows them; a column without a value is left out. */
export function usePaperLines({ entity, row, words, fieldKey }: RecordProps & { fieldKey: string }) {
  const say = useSay();
  const actor = useActor();
  const title = usePartTitle(words, fieldKey);
  const { columns: hinted } = usePage(entity);
  const field = entity.fields[fieldKey];
  const lines = rowsOf(row[fieldKey]);
  const readable = Object.fromEntries(readableFields({ fields: field?.lines ?? {} }, actor));
  const parts = new Map(
    (field ? linePartsOf(field, lookOf) : [])
      .filter(({ key }) => readable[key])
      .map((part) => [part.key, part]),
  );
  const shown = columnsShown(hinted, readable, lines).filter(({ of }) => parts.has(of));
  const cell = (key: string | undefined, line: WireRow): ReactNode => {
    const part = parts.get(key ?? '');
    return part && !saysNothing(line[part.column]) ? <PartCell {...{ part, line, words }} /> : null;
  };
  const price = shown.find(({ of, yields }) => yields === 2 && parts.get(of)?.field.kind.name === 'money');
  const quantity = (column: PaperColumn, line: WireRow): ReactNode => {
    const unit = words.counted?.[column.unit ?? '']?.[String(line[column.unit ?? ''])];
    const pieces = Number(line[column.pieces ?? ''] ?? 1);
    return (
      <>
        {cell(column.of, line)} {unit && packedText(unit, Number(line[column.of]), pieces)}
      </>
    );
  };
  const cellOf = (column: PaperColumn, line: WireRow): ReactNode => {
    const share = shareOfLine(column, line);
    if (share) return say(PAGE.outOf, share);
    return column.unit ? quantity(column, line) : cell(column.of, line);
  };
  // What is counted in no unit, such as nights, is a quantity as well: a price without a column stands beside it.
  const counted =
    shown.find(({ unit }) => unit) ??
    shown.find(({ of }, place) => place > 0 && parts.get(of)?.field.kind.name === 'quantity');
  const columns = shown.map((column, place): PaperLinesColumn => {
    const part = parts.get(column.of) as LinePart;
    return {
      key: column.of,
      title: title(part),
      look: column === counted ? 'quantity' : lookIn(part, place, shown.length),
      yields: column.yields,
    };
  });
  const made = lines.map((line): PaperLine => {
    const under = (shown[0]?.under ?? []).map((key) => cell(key, line)).filter(Boolean);
    return {
      key: String(line.line_no),
      cells: Object.fromEntries(shown.map((column) => [column.of, cellOf(column, line)])),
      ...(under.length > 0 ? { under: under.map((one, no) => <span key={String(no)}>{one} </span>) } : {}),
      ...(price ? { price: cell(price.of, line) } : {}),
    };
  });
  // What all lines have alike is no column and stands beside their name.
  const alike = hinted.filter(
    ({ of, shown: when }) => when === 'differs' && !shown.some((one) => one.of === of),
  );
  const note = alike
    .filter(
      ({ of }) => parts.has(of) && lines.some((line) => !saysNothing(line[parts.get(of)?.column ?? ''])),
    )
    .map(({ of }) => ({
      key: of,
      title: title(parts.get(of) as LinePart),
      value: cell(of, lines[0] as WireRow),
    }));
  return { columns, lines: made, note };
}

function lookIn({ field, look }: LinePart, place: number, count: number) {
  if (place === 0) return 'name';
  if (place === count - 1 && field.kind.name === 'money') return 'amount';
  return look.align === 'right' ? 'figure' : 'words';
}

function PartCell({ part, line, words }: { part: LinePart; line: WireRow; words: RecordProps['words'] }) {
  const { key, column, field, look } = part;
  return <look.Cell field={field} fieldKey={key} words={words} row={line} value={line[column]} />;
}

/** The totals of a document in words: nought is left out, equal results stand in one row. */
export function useSums({ entity, row, words }: RecordProps): Sum[] {
  const say = useSay();
  const { currency } = useBranch();
  const sums = sumsOfPage(usePage(entity).totals, row);
  return sums.map(({ of, sign, amount, joined }, place) => {
    const [first = of, ...others] = [of, ...joined].map((key) => words.fields[key] ?? key);
    return {
      key: of,
      title: others.reduce((one, other) => say(PAGE.both, { one, other: other.toLowerCase() }), first),
      amount: moneyText(sign === '-' ? -amount : amount, currency),
      look: sign === '=' ? (place === sums.length - 1 ? 'result' : 'total') : undefined,
    };
  });
}

/** What the page tells nowhere else, as names and values. */
export function usePaperFacts({ entity, row, words }: RecordProps) {
  const { language } = useLanguage();
  const { switches, currency } = useBranch();
  // A document in the currency of its branch need not say which.
  const isOwn = (key: string) => key === 'currency' && row[key] === currency;
  return usePage(entity)
    .facts.filter((key) => {
      const field = entity.fields[key];
      const says = field && lookOf(field) && !saysNothing(row[columnOf(key, field)]);
      return says && isSwitchedOn(field, switches) && !isOwn(key);
    })
    .map((key) => ({
      key,
      title: columnTitle(key, words, language),
      value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
    }));
}
