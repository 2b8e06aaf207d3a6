import { hasStoredUser } from '../session/stored-user.ts';
import type { Address } from './list-address.ts';

/** Where each list of the open section was left, so that coming back from a form or a record finds it again. */
const KEPT_AS = 'lists';

interface Memory {
  section: string;
  lists: Record<string, Address>;
}

/** Keeps the address of a list; opening another section forgets what the last one kept (specification §2). */
export function rememberList(path: string, address: Address): void {
  const memory = enterSection(path);
  memory.lists[path] = address;
  write(memory);
}

/** The address a list was left at, empty where it was not open in this section. */
export function rememberedList(path: string): Address {
  return readMemory().lists[path] ?? {};
}

/** Whether a list was open in this section already. */
export function wasOpen(path: string): boolean {
  return path in readMemory().lists && readMemory().section === (path.split('/')[1] ?? '');
}

/** Called on every change of screen: another section clears the stored state. */
export function enterSection(path: string): Memory {
  const section = path.split('/')[1] ?? '';
  const memory = readMemory();
  if (memory.section === section) return memory;
  const fresh = { section, lists: {} };
  write(fresh);
  return fresh;
}

/** A word that is still being searched for when somebody logs out is of nobody by then, and stays nowhere. */
function write(memory: Memory): void {
  if (hasStoredUser()) sessionStorage.setItem(KEPT_AS, JSON.stringify(memory));
}

function readMemory(): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '') as Memory;
    return { section: kept.section, lists: kept.lists ?? {} };
  } catch {
    return { section: '', lists: {} };
  }
}
