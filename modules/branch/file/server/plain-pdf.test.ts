// cspell:ignore Filespec

import { describe, expect, test } from 'vitest';
import { packed, pdfOf } from '../testing/papers.ts';
import { isPlainPdf } from './plain-pdf.ts';

describe('a PDF that is only a paper', () => {
  test.each<[string, Buffer]>([
    ['of one page', pdfOf()],
    ['with packed objects', pdfOf(packed('4 0 << /Type /Font /Subtype /Type1 >>'))],
    [
      'with a picture in which anything stands by chance',
      pdfOf('5 0 obj\n<< /Subtype /Image /Length 12 >>\nstream\n/JS /Launch \nendstream\nendobj\n'),
    ],
    ['that speaks of JavaScript', pdfOf('6 0 obj\n(JavaScript for beginners)\nendobj\n')],
  ])('%s is taken', async (_, bytes) => expect(await isPlainPdf(bytes)).toBe(true));

  test.each<[string, Buffer]>([
    ['a page of the web', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
    ['one that is cut off', pdfOf().subarray(0, 60)],
    ['a script', pdfOf('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')],
    ['a script under a name in numbers', pdfOf('4 0 obj\n<< /S /J#61vaScript /J#53 (x) >>\nendobj\n')],
    [
      'a script between words that look like a stream',
      pdfOf('4 0 obj\n[ (stream) << /S /JavaScript /JS (app.alert(1)) >> (endstream) ]\nendobj\n'),
    ],
    [
      'a program in an object between such words',
      pdfOf(
        '4 0 obj\n(stream)\nendobj\n5 0 obj\n<< /S /Launch /F (x) >>\nendobj\n6 0 obj\n(endstream)\nendobj\n',
      ),
    ],
    ['a script that is packed', pdfOf(packed('4 0 << /S /JavaScript /JS (x) >>'))],
    ['a program that is started', pdfOf('4 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n')],
    [
      'another file inside',
      pdfOf('4 0 obj\n<< /Type /Filespec /EF << /F 5 0 R >> /EmbeddedFiles 6 0 R >>\nendobj\n'),
    ],
    ['a form that is sent somewhere', pdfOf('4 0 obj\n<< /S /SubmitForm /F (http://x) >>\nendobj\n')],
    ['a lock', pdfOf('4 0 obj\n<< >>\nendobj\ntrailer << /Encrypt 4 0 R >>\n')],
    ['packed in a way that cannot be looked into', pdfOf(packed('4 0 << >>', '/LZWDecode'))],
    ['a bomb', pdfOf(packed(`4 0 << /Type /Font >>${' '.repeat(500_000_000)}`))],
  ])('with %s it is not', async (_, bytes) => expect(await isPlainPdf(bytes)).toBe(false));
});
