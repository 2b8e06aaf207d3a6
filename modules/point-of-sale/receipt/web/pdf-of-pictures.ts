/** A page of a document: a picture and its size on paper. */
export interface PicturePage {
  jpeg: Uint8Array;
  pixels: readonly [width: number, height: number];
  millimetres: readonly [width: number, height: number];
}

const POINTS_PER_MM = 72 / 25.4;

/** A PDF that shows one picture on each page: the oldest form of it (1.4), which every phone opens. */
export function pdfOfPictures(pages: readonly PicturePage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, page) => `${3 + page * 3} 0 R`).join(' ');
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, index) => objectsOf(page, 3 + index * 3)),
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const places = objects.map((object, index) => {
    const place = length;
    write(`${index + 1} 0 obj\n`);
    for (const part of object) write(part);
    write('\nendobj\n');
    return place;
  });
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return joined(parts, length);
}

/** The page, the order to draw, and the picture. */
function objectsOf({ jpeg, pixels, millimetres }: PicturePage, first: number): (string | Uint8Array)[][] {
  const [width, height] = millimetres.map((length) => (length * POINTS_PER_MM).toFixed(2));
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Paper Do Q`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] `,
      `/Contents ${first + 1} 0 R /Resources << /XObject << /Paper ${first + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${pixels[0]} /Height ${pixels[1]} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
