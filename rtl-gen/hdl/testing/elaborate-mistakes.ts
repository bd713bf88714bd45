/**
 * A program: elaborates what each `.ts` file of the working directory exports as `top`, and prints as JSON what is said
 * about it, whatever kind of error says it: `{ name: [[code, sentence], ...] }`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DesignError } from '../../ir/diagnostic.ts';
import type { Module } from '../body/module.ts';
import { elaborate } from '../elaboration/elaborate.ts';

type Top = Module<object, object, Record<never, never>>;

async function saidOf(file: string): Promise<readonly (readonly [string, string])[]> {
  try {
    const { top } = (await import(pathToFileURL(join(process.cwd(), file)).href)) as { readonly top: Top };
    const { warnings = [] } = elaborate(top);
    // What a body has left to a timer is still to come.
    await new Promise((done) => setTimeout(done, 1));
    return warnings.map(({ code, message }) => [code, message]);
  } catch (error) {
    if (error instanceof DesignError) return error.diagnostics.map(({ code, message }) => [code, message]);
    return [['error', (error as Error).message.split('\n')[0]!]];
  }
}

const said: Record<string, readonly (readonly [string, string])[]> = {};
process.on('uncaughtException', (error) => {
  said.later = [['later', error.message.split('\n')[0]!]];
});
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  said[file.slice(0, -'.ts'.length)] = await saidOf(file);
}
console.log(JSON.stringify(said));
