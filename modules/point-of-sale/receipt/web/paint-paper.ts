/**
 * Paints a paper that is laid out in the page onto a canvas, letter by letter where the browser has put it. A picture by
 * way of SVG would need addresses that our content policy forbids, and would break lines anew.
 */
export function paintPaper(paper: HTMLElement, scale: number): HTMLCanvasElement {
  const { left, top, width, height } = paper.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser gives no canvas to paint on.');
  brush.fillStyle = getComputedStyle(paper).backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.translate(-left, -top);
  const nodes = document.createTreeWalker(paper, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLImageElement) paintImage(brush, node);
    else if (node instanceof SVGSVGElement) paintPicture(brush, node);
    else if (node instanceof HTMLElement) paintLines(brush, node);
    else if (node instanceof Text && node.parentElement) paintText(brush, node, node.parentElement);
  }
  return canvas;
}

type Brush = CanvasRenderingContext2D;

function paintImage(brush: Brush, image: HTMLImageElement): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (image.naturalWidth > 0) brush.drawImage(image, left, top, width, height);
}

/** A vector picture of one colour, as a QR code is. */
function paintPicture(brush: Brush, picture: SVGSVGElement): void {
  const { left, top, width } = picture.getBoundingClientRect();
  const drawn = picture.viewBox.baseVal.width;
  if (!drawn || !width) return;
  brush.save();
  brush.translate(left, top);
  brush.scale(width / drawn, width / drawn);
  brush.fillStyle = getComputedStyle(picture).fill;
  for (const path of picture.querySelectorAll('path')) brush.fill(new Path2D(path.getAttribute('d') ?? ''));
  brush.restore();
}

/** The lines above and below a part; paper has no others. */
function paintLines(brush: Brush, part: HTMLElement): void {
  const style = getComputedStyle(part);
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const above = Number.parseFloat(style.borderTopWidth);
  const below = Number.parseFloat(style.borderBottomWidth);
  if (above > 0)
    paintLine(brush, style.borderTopStyle, style.borderTopColor, above, [left, right, top + above / 2]);
  if (below > 0)
    paintLine(brush, style.borderBottomStyle, style.borderBottomColor, below, [
      left,
      right,
      bottom - below / 2,
    ]);
}

function paintLine(
  brush: Brush,
  look: string,
  colour: string,
  width: number,
  [left, right, y]: readonly [number, number, number],
): void {
  if (look === 'none') return;
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.setLineDash(look === 'dashed' ? [3, 3] : []);
  brush.beginPath();
  brush.moveTo(left, y);
  brush.lineTo(right, y);
  brush.stroke();
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function paintText(brush: Brush, text: Text, parent: HTMLElement): void {
  const style = getComputedStyle(parent);
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  brush.fillStyle = style.color;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText('M');
  const range = document.createRange();
  for (const { segment, index } of LETTERS.segment(text.data)) {
    if (segment.trim() === '') continue;
    range.setStart(text, index);
    range.setEnd(text, index + segment.length);
    const place = range.getBoundingClientRect();
    // The box of a letter is the font's own height, whatever the distance of the lines.
    const above = (place.height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
    brush.fillText(
      segment,
      place.left + asideOf(brush, segment, place.width),
      place.top + above + fontBoundingBoxAscent,
    );
  }
}

/** Figures of equal width stand in the middle of their cell; a canvas knows only the narrow ones. */
function asideOf(brush: Brush, letter: string, width: number): number {
  return /\d/.test(letter) ? (width - brush.measureText(letter).width) / 2 : 0;
}
