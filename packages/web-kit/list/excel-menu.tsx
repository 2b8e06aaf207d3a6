import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Menu, type MenuSection } from '#ui/actions/menu.tsx';
import { EXCEL, ROWS } from '../excel/excel.words.ts';
import { counted, sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { mayExport } from './bulk-actions.ts';
import { LIST_KEYS } from './keys.words.ts';
import { totalText } from './page-range.ts';
import { useExport } from './use-export.ts';
import type { ListAddress } from './use-list-state.ts';

export interface ExcelMenuProps {
  entity: AnyEntity;
  address: ListAddress;
  page: ListPage | undefined;
  onImport: () => void;
}

/** Out of and into a spreadsheet: this list, this page, a file, the template; as far as the user may. */
export function useExcelSections({ entity, address, page, onImport }: ExcelMenuProps) {
  const say = useSay();
  const may = useMay();
  const { exportList, exportPage, downloadTemplate, running } = useExport(entity, address);
  const sections: MenuSection[] = [];
  if (mayExport(entity, may))
    sections.push({
      key: 'export',
      title: say(EXCEL.export),
      items: [
        {
          key: 'list',
          title: say(EXCEL.thisList),
          icon: 'export',
          ...(page ? { hint: say(counted(ROWS, page.total), { n: totalText(page) }) } : {}),
          onPress: exportList,
        },
        {
          key: 'page',
          title: say(EXCEL.thisPage),
          icon: 'export',
          ...(page ? { hint: sayCounted(say, ROWS, page.data.length) } : {}),
          onPress: exportPage,
        },
      ],
    });
  if (mayImport(entity, may))
    sections.push({
      key: 'import',
      title: say(EXCEL.import),
      items: [
        {
          key: 'file',
          title: say(EXCEL.chooseFile),
          icon: 'import',
          hint: say(EXCEL.onlyXlsx),
          onPress: onImport,
        },
        { key: 'template', title: say(EXCEL.template), icon: 'download', onPress: downloadTemplate },
      ],
    });
  return { sections, running };
}

/** What is done with a spreadsheet, behind one button. */
export function ExcelMenu(props: ExcelMenuProps) {
  const { sections, running } = useExcelSections(props);
  if (sections.length === 0) return null;
  return (
    <Menu
      label="Excel"
      width={300}
      trigger={
        <Button
          icon="excel"
          iconAfter="chevron-down"
          aria-haspopup="menu"
          aria-keyshortcuts={LIST_KEYS.excel}
          loading={running}
        >
          Excel
        </Button>
      }
      sections={sections}
    />
  );
}

/** Whoever may create rows by hand may bring many at once. */
export function mayImport(entity: AnyEntity, may: (right: string) => boolean): boolean {
  return entity.calls.includes('import') && may(entity.permissions.create);
}
