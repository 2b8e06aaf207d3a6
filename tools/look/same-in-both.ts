// cspell:ignore mzee hamisi massawe upendo kifungashio kimeharibika hitilafu

/** What stands alike on English and Swahili screens: the people and firms of the pictures, marks, months, units. */
export const SAME_IN_BOTH: readonly string[] = [
  ...['Mkunazi Traders', 'Kariakoo Main', 'Neema Mushi', 'Duka jipya', 'Baraka Joseph', 'Upendo Massawe'],
  ...[
    'Onepos',
    'Cash',
    'Command line',
    'Chrome',
    'Linux',
    'Tanzania',
    'Africa',
    'Dar es Salaam',
    'Inter',
    'Letter',
  ],
  ...['Excel', 'English', 'Kiswahili', 'Hitilafu / Fault', 'Your Onepos code', 'Namba yako ya Onepos'],
  ...['Ctrl', 'Esc', 'Tab', 'Enter', 'Shift', 'Del'],
  ...['Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Sep', 'Okt', 'Nov'],
  ...['kg', 'pcs', 'mm', 'px', 'rem', 'kB', 'list_products', 'xlsx'],
];
