// cspell:ignore MRDXH
import { readPaperCode } from './paper-code.ts';

/** Addresses of a page that is opened by a code and without a login, such as `/job/K7QW4MRDXH9P2VTC`. */
export interface LinkPage {
  isPath(path: string): boolean;
  /** The code in an address; empty where there is none to be read. */
  codeIn(path: string): string;
  /** The path of one of them, as a QR code holds it behind the address of the server. */
  pathOf(code: string): string;
}

export function linkPage(page: string): LinkPage {
  const isPath = (path: string) => path.startsWith(`${page}/`);
  return {
    isPath,
    codeIn: (path) => (isPath(path) ? (readPaperCode(path.slice(page.length + 1)) ?? '') : ''),
    pathOf: (code) => `${page}/${code}`,
  };
}
