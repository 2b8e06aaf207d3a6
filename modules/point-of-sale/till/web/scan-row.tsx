import { useEffect } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ScanField } from '#ui/till/scan-field.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useDesk } from './desk.ts';
import { TILL } from './till.words.ts';

/** The scan field, ready from the moment the catalogue stands there. */
export function ScanRow() {
  const say = useSay();
  const { typed, change, scanField, toScanField } = useDesk();
  const scans = useBranch().switches.barcode_scanning !== false;
  const clear = () => {
    change({ typed: '', notice: null });
    toScanField();
  };
  useEffect(toScanField, [toScanField]);
  return (
    <ScanField
      ref={scanField}
      icon={scans ? 'barcode' : 'search'}
      label={say(TILL.search)}
      placeholder={say(scans ? TILL.scan : TILL.search)}
      hint={scans ? say(TILL.scanHint) : undefined}
      shortcut="F2"
      value={typed}
      onChange={(text) => change({ typed: text, notice: null, sold: null })}
      trailing={
        typed === '' ? undefined : (
          <IconButton icon="close" size="s" name={say(TILL.clearSearch)} onClick={clear} />
        )
      }
    />
  );
}
