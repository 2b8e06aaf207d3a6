import { QrPicture } from '#ui/show/qr-picture.tsx';
import { useQr } from '#web-kit/qr/use-qr.ts';
import classes from './two-factor.module.css';

/** A text as a QR code, to be scanned off the screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = useQr(text);
  return <div className={classes.picture}>{drawing && <QrPicture {...{ drawing, label }} />}</div>;
}
