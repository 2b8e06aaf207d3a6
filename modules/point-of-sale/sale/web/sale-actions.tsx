import { useNavigate } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, type MenuSection } from '#ui/actions/menu.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TransitionPosting } from '#web-kit/record/record-posting.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBarred } from '#web-kit/record/use-barred.ts';
import { useConfirmedAction } from '#web-kit/record/use-confirmed-action.ts';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { sale as saleEntity } from '../sale.entity.ts';
import { mayPrint } from './may-print.ts';
import { SALE } from './sale.words.ts';
import { useMaySend } from './use-may-send.ts';
import { useSaleActs } from './use-sale-acts.ts';
import { asSale } from './wire-sale.ts';

/** Return, send, share and print; its remarks and taking the whole sale back stand behind the dots. */
export function SaleActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const sale = asSale(row);
  const { busy, print, share, send } = useSaleActs(sale);
  const voiding = useConfirmedAction('sale/void', SALE.voided);
  const maySend = useMaySend(sale);
  const mayMake = (transition: string) => may('delete_sale') && isPossible(saleEntity, row, transition);
  const open = (card: 'return' | 'notes') =>
    void navigate({ to: saleEntity.screens.view, search: searchOf({ id: sale.id, [card]: '1' }) });
  const sections: MenuSection[] = [];
  if (may(saleEntity.permissions.modify))
    sections.push({
      key: 'notes',
      items: [{ key: 'notes', title: say(SALE.editNotes), icon: 'edit', onPress: () => open('notes') }],
    });
  const barred = useBarred({ entity: saleEntity, row }).find(({ name }) => name === 'void');
  if (mayMake('void'))
    sections.push({
      key: 'void',
      items: [
        {
          key: 'void',
          title: say(SALE.void),
          icon: 'undo',
          ...(barred ? { note: barred.first, disabled: true } : { danger: true, onPress: voiding.ask }),
        },
      ],
    });
  return (
    <>
      {sections.length > 0 && (
        <Menu
          label={say(SALE.more)}
          trigger={<IconButton icon="more" kind="secondary" name={say(SALE.more)} aria-haspopup="menu" />}
          sections={sections}
        />
      )}
      {mayMake('return_part') && (
        <Button icon="undo" onClick={() => open('return')}>
          {say(SALE.return)}
        </Button>
      )}
      {maySend && (
        <Button icon="message" disabled={busy} onClick={() => void send()}>
          {say(SALE.send)}
        </Button>
      )}
      {mayPrint(may, sale) && (
        <>
          <Menu
            label={say(SALE.share)}
            trigger={
              <Button icon="send" aria-haspopup="menu" disabled={busy}>
                {say(SALE.share)}
              </Button>
            }
            sections={[
              {
                key: 'as',
                items: [
                  {
                    key: 'picture',
                    title: say(SALE.asPicture),
                    icon: 'photo',
                    onPress: () => void share('picture'),
                  },
                  { key: 'pdf', title: say(SALE.asPdf), icon: 'download', onPress: () => void share('pdf') },
                ],
              },
            ]}
          />
          <Button kind="primary" icon="print" loading={busy} onClick={() => void print()}>
            {say(SALE.print)}
          </Button>
        </>
      )}
      <ConfirmDialog
        {...voiding.question}
        title={say(SALE.voidTitle, { number: sale.number })}
        icon="undo"
        body={say(SALE.voidBody)}
        confirm={say(SALE.void)}
        onConfirm={() => void voiding.run({ id: sale.id })}
      >
        <TransitionPosting entity={saleEntity} row={row} name="void" />
      </ConfirmDialog>
    </>
  );
}
