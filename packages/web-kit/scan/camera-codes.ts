/** What reads codes: that of the browser, on most Android phones and only at a secure address, or ours. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

type ReaderMaker = new () => BarcodeReader;

const maker = (globalThis as { BarcodeDetector?: ReaderMaker }).BarcodeDetector;

/** Whether this device can read codes with its camera. */
export const CAMERA_READS = Boolean(navigator.mediaDevices);

let reader: Promise<BarcodeReader> | undefined;

/** The codes that the camera sees now. */
export async function codesIn(picture: HTMLVideoElement): Promise<string[]> {
  reader ??= openReader();
  const { detect } = await reader.catch((error: unknown) => {
    // What could not be fetched without a connection is asked for again by the next picture.
    reader = undefined;
    throw error;
  });
  return (await detect(picture)).map(({ rawValue }) => rawValue);
}

async function openReader(): Promise<BarcodeReader> {
  if (maker) {
    const own = new maker();
    return { detect: (picture) => own.detect(picture) };
  }
  const { drawnCode } = await import('./drawn-codes.ts');
  return {
    async detect(picture) {
      const drawn = pictureOf(picture);
      const rawValue = drawn && (await drawnCode(drawn));
      return rawValue ? [{ rawValue }] : [];
    },
  };
}

/** Finer than this no code is drawn that people hold before a camera; a weak phone takes long over more. */
const WIDEST = 800;

let canvas: HTMLCanvasElement | undefined;

function pictureOf(video: HTMLVideoElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  canvas ??= document.createElement('canvas');
  const scale = Math.min(1, WIDEST / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return brush?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
