import type { QrDrawing } from '#ui/show/qr-picture.tsx';

/** Draws a text as a QR code; the library that does it is loaded only here. */
export async function qrDrawing(text: string): Promise<QrDrawing> {
  const { qrcode, drawingSVG } = await import('bwip-js/generic');
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1 }, drawingSVG());
  return {
    viewBox: /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '',
    path: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(''),
  };
}
