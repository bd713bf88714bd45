/**
 * A program: elaborates and emits the module that each `.ts` file of the working directory exports (of several the one
 * called `top`), and prints as JSON `{ name: design }`, `null` for a file that exports none. A program of its own, so
 * that the examples run as a user's files do.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyModule } from '../../hdl/body/module.ts';
import type { VerilogDesign } from '../verilog-file.ts';
import { emitModule } from './emit-module.ts';

const isModule = (value: unknown): value is AnyModule =>
  typeof value === 'object' && value !== null && 'body' in value && 'ports' in value && !('foreign' in value);

const emitted: Record<string, VerilogDesign | null> = {};
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  const exported = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Readonly<Record<string, unknown>>;
  const modules = Object.values(exported).filter(isModule);
  const last = modules.find((m) => m.name === 'top') ?? modules[0];
  if (modules.length > 1 && last?.name !== 'top') throw new Error(`${file} exports several modules: call one top`);
  emitted[file.slice(0, -'.ts'.length)] = last === undefined ? null : emitModule(last);
}
console.log(JSON.stringify(emitted));
