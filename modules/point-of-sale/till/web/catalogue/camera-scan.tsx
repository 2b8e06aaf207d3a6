import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CAMERA } from '#web-kit/scan/camera.words.ts';
import { CameraSheet } from '#web-kit/scan/camera-sheet.tsx';
import { useItemsText } from '../cart/use-items-text.ts';
import { useCarts } from '../store/use-till.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** What the camera sees goes into the cart, one thing after another. */
export function CameraScan({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const { scan, change } = useTillUi();
  return (
    <CameraSheet
      opened={opened}
      onClose={onClose}
      onCode={scan}
      onFault={() => change({ notice: { tone: 'danger', text: say(CAMERA.none) } })}
    >
      <LastScanned />
    </CameraSheet>
  );
}

function LastScanned() {
  const { notice } = useTillUi();
  const { cart } = useCarts();
  const items = useItemsText();
  const last = cart.lines.find(({ id }) => id === cart.line_in_focus);
  return notice ? (
    <Notice tone={notice.tone}>{notice.text}</Notice>
  ) : (
    <Notice tone="info" title={last?.name}>
      {items}
    </Notice>
  );
}
