/** A line of an entry. */
export const line = (
  entry: string,
  no: number,
  account: string,
  debit: number,
  credit: number,
  date = '2026-11-20',
) =>
  `insert into journal_lines (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit)
   values (:b, '${entry}', ${no}, :r, '${date}', '${account}', ${debit}, ${credit});`;
/** An entry of a test, or what takes it back. */
export const entry = (id: string, reverses = 'null') =>
  `insert into journal_entries (business_id, id, branch_id, date, source_kind, source_id, currency, reverses_id)
   values (:b, '${id}', :r, '2026-11-20', 'test', '${id}', 'TZS', ${reverses});`;
