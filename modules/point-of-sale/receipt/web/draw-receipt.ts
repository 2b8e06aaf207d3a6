import { pagesOf, pixelsOf } from './pages-of.ts';
import { paintPaper } from './paint-paper.ts';
import { isRoll, type PaperSize, PIXELS_PER_MM, type Sheet, widthOf } from './paper-size.ts';
import { type PicturePage, pdfOfPictures } from './pdf-of-pictures.ts';
import { onStage } from './stage.ts';

/** The longest side that every browser still paints. */
const MOST_PIXELS = 16_000;
const SHARPNESS = 3;
const QUALITY = 0.9;

/** A receipt as one picture, whole however long it is. */
export function pictureOf(paper: HTMLElement): Promise<Blob> {
  return onStage(paper, (copy) => blobOf(paintPaper(copy, scaleFor(copy)), 'image/png'));
}

/** A receipt as PDF: of a roll one page as long as the receipt, of a sheet as many pages as it takes. */
export function pdfOf(paper: HTMLElement, size: PaperSize): Promise<Blob> {
  return onStage(paper, async (copy) => {
    const canvas = paintPaper(copy, scaleFor(copy));
    const pages = isRoll(size) ? [await rollPage(canvas, copy)] : await sheetPages(canvas, copy, size);
    return new Blob([pdfOfPictures(pages)], { type: 'application/pdf' });
  });
}

function scaleFor(paper: HTMLElement): number {
  return Math.min(SHARPNESS, MOST_PIXELS / paper.getBoundingClientRect().height);
}

async function rollPage(canvas: HTMLCanvasElement, paper: HTMLElement): Promise<PicturePage> {
  const { width, height } = paper.getBoundingClientRect();
  return {
    jpeg: await jpegOf(canvas),
    pixels: [canvas.width, canvas.height],
    millimetres: [width / PIXELS_PER_MM, height / PIXELS_PER_MM],
  };
}

async function sheetPages(
  canvas: HTMLCanvasElement,
  paper: HTMLElement,
  sheet: Sheet,
): Promise<PicturePage[]> {
  const { top, height, width } = paper.getBoundingClientRect();
  const scale = canvas.height / height;
  // A paper that is narrower than its sheet leaves the same edge on all sides.
  const edge = Math.max(0, (widthOf(sheet) * PIXELS_PER_MM - width) / 2);
  const margin = Number.parseFloat(getComputedStyle(paper).paddingTop);
  const page = pixelsOf(sheet);
  const head = boxOf(paper.querySelector('thead'), top);
  const ends = [...paper.querySelectorAll('tbody tr, section, dl > div')].map((part) => boxOf(part, top).to);
  // Rounded by the browser, the end of a line may lie a hair below the beginning of the next part.
  const closing = paper.querySelector('[data-closing]');
  const closes = closing ? boxOf(closing, top).from + 1 : height;
  const cut = { page: page - 2 * edge, margin, head: head.to - head.from, closes };
  const slices = pagesOf(height, ends, cut);
  return Promise.all(
    slices.map(async ({ from, to }, index) => {
      const target = blankPage(canvas, (width + 2 * edge) * scale, page * scale);
      const copy = (start: number, end: number, at: number) =>
        drawSlice(target, canvas, {
          ...{ from: start * scale, to: end * scale },
          ...{ left: edge * scale, at: (edge + at) * scale },
        });
      if (index > 0) copy(head.from, head.to, margin);
      copy(from, to, index === 0 ? 0 : margin + head.to - head.from);
      const millimetres = [widthOf(sheet), page / PIXELS_PER_MM] as const;
      return { jpeg: await jpegOf(target), pixels: [target.width, target.height] as const, millimetres };
    }),
  );
}

function boxOf(part: Element | null, top: number): { from: number; to: number } {
  const box = part?.getBoundingClientRect();
  return box ? { from: box.top - top, to: box.bottom - top } : { from: 0, to: 0 };
}

function blankPage(like: HTMLCanvasElement, width: number, height: number): HTMLCanvasElement {
  const page = document.createElement('canvas');
  page.width = Math.round(width);
  page.height = Math.round(height);
  // The corner of the paper is paper: its colour fills the page.
  page.getContext('2d')?.drawImage(like, 0, 0, 1, 1, 0, 0, page.width, page.height);
  return page;
}

function drawSlice(
  page: HTMLCanvasElement,
  canvas: HTMLCanvasElement,
  { from, to, left, at }: { from: number; to: number; left: number; at: number },
): void {
  const { width } = canvas;
  page.getContext('2d')?.drawImage(canvas, 0, from, width, to - from, left, at, width, to - from);
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  return new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The picture was too large.'))),
      type,
      QUALITY,
    ),
  );
}
