import { readPaperCode } from '#core/paper-code.ts';

/** Where a code is typed; a printed QR code leads to the short one (api.md). */
const [PAGE, SHORT] = ['/verify-invoice', '/verify'];

/** Whether a path is of the page on which papers are checked, for guests and users alike. */
export function isVerifyPath(path: string): boolean {
  return path === PAGE || path === SHORT || path.startsWith(`${SHORT}/`);
}

/** The code in an address; empty where there is none to be read. */
export function codeInPath(path: string): string {
  return readPaperCode(path.slice(SHORT.length + 1)) ?? '';
}

export const VERIFY_PAGE = PAGE;
