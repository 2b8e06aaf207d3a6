import type { Page } from '@playwright/test';
import { LEFT_BARS, MIRRORED } from './barcode-film.ts';

/** Browsers of phones read barcodes; the one of the tests gets a reader that looks along the middle of the picture. */
export async function lendReader(page: Page): Promise<void> {
  await page.addInitScript(
    ({ left, mirrored }) => {
      const turned = (bars: string) => bars.replace(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
      const backwards = (bars: string) => [...bars].reverse().join('');
      const digitOf = (bars: string) => [...left.keys()].find((digit) => left[digit] === bars);
      const read = (bars: string): string | null => {
        const groups = (from: number) =>
          [0, 7, 14, 21, 28, 35].map((by) => bars.slice(from + by, from + by + 7));
        const first = groups(3).map((group) => ({
          digit: digitOf(group) ?? digitOf(turned(backwards(group))),
          isMirrored: digitOf(group) === undefined,
        }));
        const signs = first.map(({ isMirrored }) => (isMirrored ? '1' : '0')).join('');
        const digits = [
          ...first.map(({ digit }) => digit),
          ...groups(50).map((group) => digitOf(turned(group))),
        ];
        return digits.includes(undefined) ? null : [mirrored.indexOf(signs), ...digits].join('');
      };
      class Reader {
        async detect(video: HTMLVideoElement) {
          const canvas = new OffscreenCanvas(video.videoWidth, 1);
          const brush = canvas.getContext('2d');
          if (!brush || video.videoWidth === 0) return [];
          brush.drawImage(video, 0, -Math.floor(video.videoHeight / 2));
          const { data } = brush.getImageData(0, 0, video.videoWidth, 1);
          const dark = Array.from({ length: video.videoWidth }, (_, x) => (data[x * 4] ?? 255) < 128);
          const [from, to] = [dark.indexOf(true), dark.lastIndexOf(true) + 1];
          const bars = Array.from({ length: 95 }, (_, n) =>
            dark[Math.floor(from + ((n + 0.5) * (to - from)) / 95)] ? '1' : '0',
          );
          const rawValue = read(bars.join(''));
          return rawValue ? [{ rawValue }] : [];
        }
      }
      Object.assign(globalThis, { BarcodeDetector: Reader });
    },
    { left: LEFT_BARS, mirrored: MIRRORED },
  );
}
