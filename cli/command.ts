/**
 * The command, once Node.js is known to be new enough. What it makes of the sources is kept, which halves the time
 * until a verb begins; its processes use it too.
 */
import { enableCompileCache } from 'node:module';
import { cacheFolder } from '../support/cache.ts';
import { systemErrorText } from '../support/system-error.ts';

try {
  process.cwd();
} catch (error) {
  console.error(`error: ${systemErrorText(error)}`);
  process.exit(2);
}
const { directory } = enableCompileCache(cacheFolder('compiled'));
if (directory !== undefined) process.env.NODE_COMPILE_CACHE = directory;
await import('./program.ts');
