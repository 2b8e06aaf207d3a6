import type { Readable } from 'node:stream';

/** An answer that is a file to keep, not JSON. */
export class FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array | Readable;

  constructor(name: string, contentType: string, content: Uint8Array | Readable) {
    this.name = name;
    this.contentType = contentType;
    this.content = content;
  }
}

/** A picture that a page shows; what has once been kept under an id never changes. */
export class PictureAnswer {
  readonly contentType: string;
  readonly content: Uint8Array;

  constructor(contentType: string, content: Uint8Array) {
    this.contentType = contentType;
    this.content = content;
  }
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An answer that goes on until one side ends it. It begins after the transaction of the call, which it would hold up. */
export class StreamAnswer {
  readonly contentType: string;
  readonly begin: () => Readable;

  constructor(contentType: string, begin: () => Readable) {
    this.contentType = contentType;
    this.begin = begin;
  }
}

/** An answer that is read as it is: a page, or a document in a form that others have fixed. */
export class DocumentAnswer {
  readonly contentType: string;
  readonly text: string;

  constructor(contentType: string, text: string) {
    this.contentType = contentType;
    this.text = text;
  }
}
