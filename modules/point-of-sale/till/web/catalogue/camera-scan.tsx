import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { CameraView } from '#ui/till/camera-view.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { useItemsText } from '../cart/use-items-text.ts';
import { useCarts } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { CAMERA } from './camera.words.ts';
import { codesIn } from './camera-codes.ts';

const SAME_CODE_AGAIN_MS = 1_500;

/** Scanning with the camera: one thing after another, until the sheet is closed. */
export function CameraScan({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const { settings } = useCurrentUser();
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.scanWithCamera)} side="bottom">
      {settings.barcode_allowed ? <Camera onClose={onClose} /> : <AllowScanning />}
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

function Camera({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { scan, notice, change } = useTillUi();
  const { cart } = useCarts();
  const items = useItemsText();
  const seen = useRef({ code: '', at: 0 });
  const last = cart.lines.find(({ id }) => id === cart.line_in_focus);
  const take = (code: string) => {
    const now = performance.now();
    const again = seen.current.code === code && now - seen.current.at < SAME_CODE_AGAIN_MS;
    seen.current = { code, at: now };
    if (!again) scan(code);
  };
  return (
    <Stack gap={3}>
      <CameraView
        label={say(TILL.scanWithCamera)}
        detect={codesIn}
        onCode={take}
        onFault={() => {
          change({ notice: { tone: 'danger', text: say(TILL.noCamera) } });
          onClose();
        }}
      />
      {notice ? (
        <Notice tone={notice.tone}>{notice.text}</Notice>
      ) : (
        <Notice tone="info" title={last?.name}>
          {items}
        </Notice>
      )}
    </Stack>
  );
}
