import type { CaseAnswer } from './case-client.ts';
import { ask, type CaseWorkshop, get, jobOf } from './service-calls.ts';

interface ByLink {
  estimate: number | null;
  agreed: number | null;
}

/** The customer of the job at hand agrees to what his page tells him. */
export async function agreeByLink(workshop: CaseWorkshop): Promise<CaseAnswer> {
  const code = await codeOf(workshop);
  const { estimate } = await pageOf(workshop, code);
  return ask(workshop, 'PUT', 'api/service/by-link', { code, agrees: true, estimate: String(estimate) });
}

/** What the page of the job at hand tells, as the cases call it: how the estimate stands, and how many buttons answer it. */
export async function jobByLink(workshop: CaseWorkshop): Promise<Record<string, unknown>> {
  if (!workshop.job) return {};
  const { estimate, agreed } = await pageOf(workshop, await codeOf(workshop));
  return { state: agreed === null ? 'open' : 'accepted', buttons: estimate === null ? 0 : 2 };
}

async function codeOf(workshop: CaseWorkshop): Promise<string> {
  return String((await jobOf(workshop)).link_code);
}

function pageOf(workshop: CaseWorkshop, code: string): Promise<ByLink> {
  return get<ByLink>(workshop, `api/service/by-link?code=${code}`);
}
