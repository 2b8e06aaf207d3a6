import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { CameraView } from '#ui/till/camera-view.tsx';
import { call } from '../api/client.ts';
import { useSending } from '../api/use-sending.ts';
import { useSay } from '../i18n/language.tsx';
import { useCurrentUser } from '../user/current-user.tsx';
import { useSessionActs } from '../user/session-acts.ts';
import { CAMERA } from './camera.words.ts';
import { codesIn } from './camera-codes.ts';

const SAME_CODE_AGAIN_MS = 1_500;

export interface CameraSheetProps {
  opened: boolean;
  onClose: () => void;
  /** A code that the camera sees; once while it is held there. */
  onCode: (code: string) => void;
  /** There is no camera, or it may not be used; the sheet closes. */
  onFault: () => void;
  /** Under the picture: what came of the last code. */
  children?: ReactNode;
}

/** Scanning with the camera: one thing after another, until the sheet is closed. */
export function CameraSheet({ opened, onClose, ...camera }: CameraSheetProps) {
  const say = useSay();
  const { settings } = useCurrentUser();
  return (
    <Drawer opened={opened} onClose={onClose} title={say(CAMERA.scan)} side="bottom">
      {settings.barcode_allowed ? <Camera onClose={onClose} {...camera} /> : <AllowScanning />}
    </Drawer>
  );
}

/** The camera reads nothing until whoever works here has allowed it for himself (specification §3, barcodeAllowed). */
function AllowScanning() {
  const say = useSay();
  const { refresh } = useSessionActs();
  const { sending, refused, send } = useSending();
  const allow = () =>
    send(async () => {
      await call('PUT', 'user/settings', { body: { settings: { barcode_allowed: true } } });
      await refresh();
    });
  return (
    <Stack gap={3}>
      <Notice tone={refused ? 'danger' : 'info'} title={say(CAMERA.title)}>
        {refused || say(CAMERA.why)}
      </Notice>
      <Button kind="primary" size="xl" loading={sending} onClick={() => void allow()}>
        {say(CAMERA.allow)}
      </Button>
    </Stack>
  );
}

function Camera({ onClose, onCode, onFault, children }: Omit<CameraSheetProps, 'opened'>) {
  const say = useSay();
  const seen = useRef({ code: '', at: 0 });
  const take = (code: string) => {
    const now = performance.now();
    const again = seen.current.code === code && now - seen.current.at < SAME_CODE_AGAIN_MS;
    seen.current = { code, at: now };
    if (!again) onCode(code);
  };
  return (
    <Stack gap={3}>
      <CameraView
        label={say(CAMERA.scan)}
        detect={codesIn}
        onCode={take}
        onFault={() => {
          onFault();
          onClose();
        }}
      />
      {children}
    </Stack>
  );
}
