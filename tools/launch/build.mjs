// Builds the pages when they have changed, as `npm start` does before it serves them.
import { tellRefusal } from './launch-refused.mjs';
import { ensureWebBuild } from './web-build.mjs';

try {
  await ensureWebBuild(process.cwd(), process.execPath);
} catch (error) {
  process.exitCode = tellRefusal(error);
}
