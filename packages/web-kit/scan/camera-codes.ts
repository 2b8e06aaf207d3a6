/** What browsers with a barcode reader offer; it is on most Android phones and needs a secure address. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

type ReaderMaker = new () => BarcodeReader;

const maker = (globalThis as { BarcodeDetector?: ReaderMaker }).BarcodeDetector;

/** Whether this device can read codes with its camera. */
export const CAMERA_READS = maker !== undefined && Boolean(navigator.mediaDevices);

let reader: BarcodeReader | undefined;

/** The codes that the camera sees now. */
export async function codesIn(picture: HTMLVideoElement): Promise<string[]> {
  if (!maker) return [];
  reader ??= new maker();
  return (await reader.detect(picture)).map(({ rawValue }) => rawValue);
}
