import { readPaperCode } from '#core/paper-code.ts';
import { JOB_LINK } from '../link/job-address.ts';

/** How the job of a ticket is looked for: by the code behind its link, or by the number that stands on it. */
export type Ticket = { code: string } | { number: string };

/** What was scanned off a claim ticket, or typed: its link, its code, its number or the last digits of that. */
export function readTicket(text: string): Ticket | null {
  const said = text.trim();
  const code = readPaperCode(said) ?? JOB_LINK.codeIn(pathOf(said));
  if (code) return { code };
  const number = said.toUpperCase().replace(/\s/g, '');
  return /^[A-Z]{0,6}\d{1,8}$/.test(number) ? { number } : null;
}

/** What follows the server in an address. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/i, '');
