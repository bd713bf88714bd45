/** `node playground/build.ts OUT`: the playground, as files that any server of files can serve. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { inProject } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';
import { type BundledFile, bundle, compressedSize } from './bundling/bundle.ts';
import { pageCore } from './bundling/core.ts';
import { typePack, typescriptFolder } from './bundling/declarations.ts';
import { examples } from './page/examples.ts';
import type { UserFiles } from './page/run/results.ts';

/**
 * Writes the playground into `out`, which is replaced as a whole: page, core, types, examples, Yosys. It needs nothing
 * above that folder but a page at `../`, where its heading leads. Returned are the files, but for Yosys and the
 * capture.
 */
export async function buildPlayground(out: string): Promise<readonly BundledFile[]> {
  const core = await pageCore({
    main: 'playground/page/main.ts',
    run: 'playground/page/run/worker.ts',
    synth: 'playground/page/synth/worker.ts',
    vitest: 'playground/page/run/vitest.ts',
  });
  const types = await bundle(
    { types: 'playground/page/types/worker.ts' },
    { format: 'iife', splitting: false, alias: { typescript: join(typescriptFolder(), 'lib', 'typescript.js') } },
  );
  const described = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).exports as Record<string, string>;
  const sources = Object.fromEntries(
    Object.keys(core.imports).flatMap((name) => {
      const source = sourceOf(name, described);
      return source === undefined ? [] : [[name, source]];
    }),
  );
  const pack = await typePack({
    ...sources,
    vitest: 'playground/page/run/vitest.ts',
    './packets.ts': 'playground/examples/dissect/packets.ts',
  });
  const text = (name: string, content: string): BundledFile => ({ name, bytes: new TextEncoder().encode(content) });
  const files = [
    text('index.html', readFileSync(inProject('playground/page/index.html'), 'utf8')),
    text('style.css', readFileSync(inProject('playground/page/style.css'), 'utf8')),
    text('imports.json', JSON.stringify(core.imports)),
    text('types.json', JSON.stringify(pack)),
    ...core.files,
    ...types.files,
    ...examples.map(({ name }) => text(`examples/${name}.json`, JSON.stringify(exampleOf(name)))),
  ];
  const made = `${out}.${process.pid}.tmp`;
  try {
    for (const { name, bytes } of files) writeWhole(join(made, name), bytes);
    cpSync(inProject('testbench/uet/captures/data/uet-pds.pcap'), join(made, 'sample.pcap'));
    cpSync(inProject('node_modules/@yowasp/yosys/gen'), join(made, 'yosys'), { recursive: true, dereference: true });
    rmSync(out, { recursive: true, force: true });
    mkdirSync(dirname(out), { recursive: true });
    renameSync(made, out);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return files;
}

/** The source that a name of the package stands for. */
function sourceOf(name: string, described: Readonly<Record<string, string>>): string | undefined {
  const exact = described[name.replace('gatewright', '.')];
  if (exact !== undefined) return exact.slice(2);
  const part = /^gatewright\/lib\/(.*)$/.exec(name)?.[1];
  return part === undefined ? undefined : `rtl-gen/lib/${part}.ts`;
}

/** The files of an example, and as a browser runs them: so that it runs before TypeScript is loaded. */
function exampleOf(name: string): UserFiles {
  const names = ['design.ts', 'design.test.ts'];
  const sources = Object.fromEntries(
    names.map((file) => [file, readFileSync(inProject('playground/examples', name, file), 'utf8')]),
  );
  return userFilesOf(sources);
}

/** Files as a browser runs them, without TypeScript in it. */
export function userFilesOf(sources: Readonly<Record<string, string>>): UserFiles {
  const modules = Object.entries(sources).map(([file, source]) => {
    const code = stripTypeScriptTypes(source);
    const imports = [...code.matchAll(/^(?:import|export)\b[^;]*?\bfrom\s*'([^']+)'/gm)].map((found) => {
      const to = found.index + found[0].length - 1;
      return { from: to - found[1]!.length, to, name: found[1]! };
    });
    return [file, { code, imports }] as const;
  });
  return { sources, modules: Object.fromEntries(modules) };
}

if (import.meta.main) {
  const [out] = process.argv.slice(2);
  try {
    if (out === undefined) throw new UserError('give a folder to write to: node playground/build.ts OUT');
    const files = await buildPlayground(out);
    console.log(`${out}: ${Math.round(compressedSize(files) / 1000)} kB compressed, without Yosys`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`error: ${error.message}`);
    process.exitCode = 2;
  }
}
