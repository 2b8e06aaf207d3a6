import { useEffect } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ScanField, ScanWithButton } from '#ui/till/scan-field.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CAMERA } from '#web-kit/scan/camera.words.ts';
import { CAMERA_READS } from '#web-kit/scan/camera-codes.ts';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useSearched } from '../payment/use-typed.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';

/** The scan field, ready from the moment the catalogue stands there. */
export function ScanRow() {
  const say = useSay();
  const { typed, change, scanField, toScanField } = useTillUiActions();
  // Not the field itself: while a scanner types, nothing else is drawn.
  const empty = useSearched() === '';
  const scans = useBranch().switches.barcode_scanning !== false;
  const phone = useMedia(PHONE);
  const clear = () => {
    change({ typed: '', notice: null });
    toScanField();
  };
  useEffect(toScanField, [toScanField]);
  useEffect(
    () =>
      typed.follow(() => {
        const field = scanField.current;
        if (field && field.value !== typed.get()) field.value = typed.get();
      }),
    [typed, scanField],
  );
  const field = (
    <ScanField
      ref={scanField}
      icon={scans ? 'barcode' : 'search'}
      label={say(TILL.search)}
      placeholder={say(scans ? TILL.scan : TILL.search)}
      hint={scans ? say(TILL.scanHint) : undefined}
      shortcut="F2"
      initial={typed.get()}
      empty={empty}
      onChange={(text) => change({ typed: text, notice: null, sold: null })}
      trailing={
        empty ? undefined : <IconButton icon="close" size="s" name={say(TILL.clearSearch)} onClick={clear} />
      }
    />
  );
  return phone && scans && CAMERA_READS ? (
    <ScanWithButton
      button={
        <Button kind="primary" size="xl" icon="barcode" onClick={() => change({ panel: 'camera' })}>
          {say(CAMERA.button)}
        </Button>
      }
    >
      {field}
    </ScanWithButton>
  ) : (
    field
  );
}
