#!/usr/bin/env node
/** The `gatewright` command. In JavaScript, so that a Node.js that is too old to read the rest says so. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbers = (version) => version.match(/\d+/g).map(Number);
const [oldest, oldestMinor] = numbers(engines.node);
const [major, minor] = numbers(process.versions.node);
if (major < oldest || (major === oldest && minor < oldestMinor)) {
  console.error(
    `error: this is Node.js ${process.versions.node}, and Gatewright needs ${oldest}.${oldestMinor} or newer: npm install --save-dev node@24 brings one, which npx gatewright runs under`,
  );
  process.exitCode = 2;
} else {
  await import('./command.ts');
}
