import type { IconName } from '#ui/icons.tsx';
import { useRegistry } from './registry.tsx';

/** The icon of a module; definitions name the idea, this table the drawing. */
export function moduleIcon(idea: string): IconName {
  return ICONS[idea] ?? 'tag';
}

export function useModuleIcon(module: string): IconName {
  return moduleIcon(useRegistry().modules.find(({ name }) => name === module)?.icon ?? '');
}

const ICONS: Readonly<Record<string, IconName>> = {
  dashboard: 'dashboard',
  package: 'stock',
  stock: 'stock',
  customer: 'customers',
  customers: 'customers',
  users: 'customers',
  till: 'till',
  'cash-register': 'till',
  truck: 'transport',
  transport: 'transport',
  service: 'service',
  procurement: 'procurement',
  hotel: 'hotel',
  bed: 'hotel',
  finance: 'finance',
  wallet: 'finance',
  employee: 'employee',
  report: 'report',
  branch: 'branch',
  message: 'message',
  platform: 'bank',
  settings: 'settings',
};
