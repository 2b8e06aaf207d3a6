import type { Registry } from '#core/define-module.ts';
import { requestDownload } from '../http/download.ts';
import { live, ready } from '../http/health.ts';
import { importCalls } from '../import/import-calls.ts';
import { descriptionCalls } from '../openapi/description-calls.ts';
import { findAnywhere, findable, routesOf } from '../palette/find-anywhere.ts';
import type { Operation } from './operation.ts';
import { operationsOf } from './operations-of.ts';
import type { ServerModule } from './server-module.ts';

/** Every call of the server: those derived from definitions, those the modules write, and the few of the machinery. */
export function allOperations(registry: Registry, modules: readonly ServerModule[]): Operation[] {
  const written = modules.flatMap((module) => module.operations ?? []);
  const routes = routesOf(written);
  const derived = registry.entities.flatMap((entity) => operationsOf(entity, registry));
  const operations = [
    live,
    ready,
    requestDownload,
    ...importCalls,
    findAnywhere(findable(registry.entities, routes)),
    // A module that writes a derived call itself replaces it by doing so.
    ...derived.filter(({ method, path }) => !routes.has(`${method} ${path}`)),
    ...written,
  ];
  return [...operations, ...descriptionCalls(operations, registry)];
}
