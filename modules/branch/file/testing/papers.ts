// cspell:ignore Flate

import { deflateSync } from 'node:zlib';

/** A PDF of one empty page, with further objects where they are given. */
export function pdfOf(...objects: (string | Buffer)[]): Buffer {
  const usual = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ];
  const parts = ['%PDF-1.7\n', ...usual, ...objects, 'trailer << /Root 1 0 R >>\n%%EOF\n'];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** Objects packed into a stream, as most programs write them. */
export function packed(objects: string, filter = '/FlateDecode'): Buffer {
  const body = filter === '/FlateDecode' ? deflateSync(Buffer.from(objects)) : Buffer.from(objects);
  const head = `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${body.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream\nendobj\n')]);
}
