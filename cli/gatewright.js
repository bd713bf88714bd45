#!/usr/bin/env node
/**
 * The `gatewright` command. In JavaScript, so that a Node.js that is too old for the rest, which it cannot even read, says so. What Node
 * makes of the sources is kept, which halves the time until a verb begins; its processes use it too.
 */
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module'; // An old one has no enableCompileCache to import.

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number(/\d+/.exec(engines.node)[0]);
if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `error: this is Node.js ${process.versions.node}, and Gatewright needs ${oldest} or newer: npm ci brings one, which npx gatewright runs under`,
  );
  process.exitCode = 2;
} else {
  const { systemErrorText } = await import('../support/system-error.ts');
  try {
    process.cwd();
  } catch (error) {
    console.error(`error: ${systemErrorText(error)}`);
    process.exit(2);
  }
  const { cacheFolder } = await import('../support/cache.ts');
  const { directory } = nodeModule.enableCompileCache(cacheFolder('compiled'));
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE = directory;
  await import('./program.ts');
}
