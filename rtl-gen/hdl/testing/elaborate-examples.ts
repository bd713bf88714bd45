/**
 * A program: elaborates the module that each `.ts` file of the working directory exports, and prints as JSON what is
 * said about it: `{ name: { codes, text } }`. A program of its own, so that the examples run as a user's files do.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DesignError } from '../../ir/diagnostic.ts';
import { diagnosticsText } from '../../ir/diagnostic-text.ts';
import type { Module } from '../body/module.ts';
import { elaborate } from '../elaboration/elaborate.ts';

/** What elaboration says of one example: nothing where it succeeds. */
export interface Said {
  readonly codes: readonly string[];
  readonly text: string;
}

const isModule = (value: unknown): value is Module<object, object, Record<never, never>> =>
  typeof value === 'object' && value !== null && 'body' in value && 'ports' in value;

async function saidOf(file: string): Promise<Said> {
  const exported: object = await import(pathToFileURL(join(process.cwd(), file)).href);
  const modules = Object.values(exported).filter(isModule);
  if (modules.length !== 1) throw new Error(`${file} exports ${modules.length} modules: one is needed`);
  try {
    const { warnings = [] } = elaborate(modules[0]!);
    return { codes: warnings.map((d) => d.code), text: diagnosticsText(warnings, { colour: false }) };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return { codes: error.diagnostics.map((d) => d.code), text: error.message };
  }
}

const said: Record<string, Said> = {};
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  said[file.slice(0, -'.ts'.length)] = await saidOf(file);
}
console.log(JSON.stringify(said));
