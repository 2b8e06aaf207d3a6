import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: half of a warm start is otherwise spent on compiling the same files again.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/onepos'));

const { serveUntilStopped } = await import('./serve-until-stopped.ts');
process.exit(await serveUntilStopped(process.env, process.argv.slice(2)));
