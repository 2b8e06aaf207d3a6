import { useRef } from 'react';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { CameraView } from '#ui/till/camera-view.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { codesIn } from './camera-codes.ts';
import { useDesk } from './desk.ts';
import { useCarts } from './store/use-till.ts';
import { TILL } from './till.words.ts';
import { useItemsText } from './use-items-text.ts';

const SAME_CODE_AGAIN_MS = 1_500;

/** Scanning with the camera: one thing after another, until the sheet is closed. */
export function CameraScan({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.scanWithCamera)} side="bottom">
      <Camera onClose={onClose} />
    </Drawer>
  );
}

function Camera({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { scan, notice, change } = useDesk();
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
