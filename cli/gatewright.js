#!/usr/bin/env node
/** The `gatewright` command. In JavaScript, so that a Node.js that is too old to read the rest says so. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = Number(/\d+/.exec(engines.node)[0]);
if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `error: this is Node.js ${process.versions.node}, and Gatewright needs ${oldest} or newer: npm ci brings one, which npx gatewright runs under`,
  );
  process.exitCode = 2;
} else {
  await import('./gatewright.ts');
}
