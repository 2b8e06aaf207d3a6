import { useState } from 'react';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { useSay } from '../i18n/language.tsx';
import { rangeText } from '../list/page-range.ts';
import { IMPORT } from './import.words.ts';
import type { Fault } from './import-calls.ts';

/** Faults in the order of the sheet, fifty at a time. */
export function FaultTable({ label, faults }: { label: string; faults: readonly Fault[] }) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const data = faults.slice((page - 1) * SHOWN, page * SHOWN);
  const pages = Math.ceil(faults.length / SHOWN);
  const columns: Column<Fault>[] = [
    { key: 'row', title: say(IMPORT.row), render: ({ row }) => row, tabular: true, width: '80px' },
    ...(faults.some(({ name }) => name)
      ? [{ key: 'name', title: say(IMPORT.name), render: ({ name }: Fault) => name }]
      : []),
    { key: 'column', title: say(IMPORT.column), render: ({ column }) => column, tone: 'soft' },
    { key: 'value', title: say(IMPORT.value), render: ({ value }) => value, tone: 'soft' },
    { key: 'reason', title: say(IMPORT.reason), render: ({ reason }) => reason },
  ];
  const shown = { limit: SHOWN, current_page: page, total: faults.length, data };
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={data}
        rowId={({ row, column, reason }) => `${row} ${column} ${reason}`}
        rowName={({ row, name }) => `${row} ${name}`}
        density="compact"
      />
      {pages > 1 && <Pagination text={rangeText(shown, say)} page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

const SHOWN = 50;
