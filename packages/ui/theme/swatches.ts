/** Ready branch colours: hues far apart, each readable as fill, text and line in both themes. */
export const branchSwatches: readonly string[] = [
  '#00ADD8',
  '#0F766E',
  '#2563EB',
  '#7C3AED',
  '#DB2777',
  '#DC2626',
  '#D97706',
  '#65A30D',
  '#334155',
];
