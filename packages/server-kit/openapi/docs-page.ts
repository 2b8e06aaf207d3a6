import type { Registry } from '#core/define-module.ts';
import { rightsSometimes } from '../operation/asked-rights.ts';
import type { Operation } from '../operation/operation.ts';

/** The calls as a page to read: one row each, by what they are about. No script, no outside file. */
export function docsPage(operations: readonly Operation[], registry: Registry, nonce: string): string {
  const groups = Map.groupBy(operations, ({ name }) => name.split('.')[0] ?? '');
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([noun, calls]) => section(noun, calls, registry));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Onepos: calls</title>
<style nonce="${nonce}">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid; padding: 0.3rem 0.5rem 0.3rem 0; vertical-align: top; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Calls</h1>
<p>Every answer is <code>{ "success": …, "message": … }</code>. The same as a file for programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function section(noun: string, calls: readonly Operation[], registry: Registry): string {
  const rows = calls.map(
    (call) =>
      `<tr><td><code>${call.method}</code></td><td><code>${escaped(call.path)}</code></td><td>${escaped(rightsOf(call, registry))}</td><td>${
        call.kind === 'command' && /^(required|document)$/.test(call.idempotency) ? 'Idempotency-Key' : ''
      }</td></tr>`,
  );
  return `<h2>${escaped(noun)}</h2>\n<table>${rows.join('')}</table>`;
}

/** Its own rights; behind them those that it asks in some cases only. */
function rightsOf(call: Operation, registry: Registry): string {
  const own = [call.permission].flat().join(', ');
  const some = rightsSometimes(call, registry).join(', ');
  return some ? `${own} (sometimes ${some})` : own;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
