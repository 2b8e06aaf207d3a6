import { readPaperCode } from '#core/paper-code.ts';

const PAGE = '/job';

/** Whether a path is of the page on which a customer sees how his job stands. */
export function isJobPath(path: string): boolean {
  return path.startsWith(`${PAGE}/`);
}

/** The code in an address; empty where there is none to be read. */
export function codeInJobPath(path: string): string {
  return isJobPath(path) ? (readPaperCode(path.slice(PAGE.length + 1)) ?? '') : '';
}

/** The path of the page of a job, as its QR code holds it behind the address of the server. */
export function pathOfJob(code: string): string {
  return `${PAGE}/${code}`;
}
