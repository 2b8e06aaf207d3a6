import { Button } from '../actions/button.tsx';
import { Menu } from '../actions/menu.tsx';

/** Export and import, as every list offers them. */
export function ExcelMenu() {
  return (
    <Menu
      label="Excel"
      width={310}
      trigger={
        <Button icon="excel" iconAfter="chevron-down">
          Excel
        </Button>
      }
      sections={[
        {
          key: 'export',
          title: 'Export to Excel',
          items: [
            { key: 'list', title: 'This list', icon: 'export', hint: '248 rows' },
            { key: 'page', title: 'This page', icon: 'export', hint: '20 rows' },
          ],
        },
        {
          key: 'import',
          title: 'Import from Excel',
          items: [
            { key: 'file', title: 'Choose a file', icon: 'import', hint: '.xlsx only' },
            { key: 'template', title: 'Download the template', icon: 'download' },
          ],
        },
      ]}
    />
  );
}
