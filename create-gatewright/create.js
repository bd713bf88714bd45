#!/usr/bin/env node
/** `npm create gatewright NAME`: the same as `npx gatewright new NAME`, where nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const described = createRequire(import.meta.url).resolve('gatewright/package.json');
const command = join(dirname(described), 'cli', 'gatewright.js');
const { status } = spawnSync(process.execPath, [command, 'new', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
