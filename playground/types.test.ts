import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../support/execa.ts';
import { inProject } from '../support/project.ts';
import { typePack, typescriptFolder } from './bundling/declarations.ts';
import { examples } from './page/examples.ts';

/** Mistakes that a user makes: in an example, text and what is written in its place. */
const mistakes: readonly (readonly [example: string, text: string, instead: string])[] = [
  ['counter', "m.reg('count', bits(width)", "m.reg('count', bits(9)"],
  ['counter', 'return { count };', 'return {};'],
  ['counter', 'count.add(1)', 'count.ad(1)'],
  ['counter', 'm.when(en,', 'm.when(count,'],
  ['blink', 'ticks.at(3)', 'ticks'],
  ['pwm', 'held.set(duty)', 'held.set(phase.lt(duty))'],
  ['pwm', ', begins };', ' };'],
  ['traffic-light', "reset: 'RED'", "reset: 'REED'"],
  ['traffic-light', "go('AMBER', 3)", "go('YELLOW', 3)"],
  ['uart', 'bytes: { ready }', 'bytes: {}'],
  ['queue', 'count.lt(depth)', 'count.less(depth)'],
  ['queue', 'width: 8, depth: 16', 'width: 8'],
  ['checksum', 'crcs.crc32', 'crcs.crc33'],
  ['sack-tracker', 'sackTracker(128)', "sackTracker('128')"],
];

const sourceOf = (example: string): string =>
  readFileSync(inProject('playground/examples', example, 'design.ts'), 'utf8');

/** As much of `TypeService` as is used: its own types are those of another TypeScript. */
interface Service {
  set(files: Readonly<Record<string, string>>): void;
  problems(): readonly { readonly from: number; readonly code: number; readonly message: string }[];
}

let service: Service;
const folder = mkdtempSync(join(tmpdir(), 'gatewright-types-'));

beforeAll(async () => {
  // As the page has it, but for Node: the bundle takes TypeScript in JavaScript in place of the project's own.
  const outfile = join(folder, 'service.mjs');
  await build({
    entryPoints: [inProject('playground/page/types/type-service.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    alias: { typescript: join(typescriptFolder(), 'lib', 'typescript.js') },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)}); const __filename = ''; const __dirname = '';`,
    },
    logLevel: 'silent',
  });
  const described = createRequire(import.meta.url)('../package.json').exports as Record<string, string>;
  const names = ['hdl', 'uet/pds/sack-tracker', 'wire/parser'];
  const parts = ['coding/crc', 'coding/crc-generator', 'arbiter/round-robin', 'stream/fifo', 'stream/streams'];
  const pack = await typePack(
    {
      ...Object.fromEntries(names.map((name) => [`gatewright/${name}`, described[`./${name}`]!.slice(2)])),
      ...Object.fromEntries(parts.map((part) => [`gatewright/lib/${part}`, `rtl-gen/lib/${part}.ts`])),
    },
    false,
  );
  const loaded = (await import(pathToFileURL(outfile).href)) as {
    readonly TypeService: new (known: object) => Service;
  };
  service = new loaded.TypeService(pack);
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

test("what TypeScript 6 says in the page is what the project's own TypeScript 7 says", async () => {
  const texts = new Map<string, string>(examples.map(({ name }) => [`${name}.ts`, sourceOf(name)]));
  mistakes.forEach(([example, text, instead], i) => {
    expect(sourceOf(example), `${example} has ${text}`).toContain(text);
    texts.set(`mistake-${i}.ts`, sourceOf(example).replace(text, instead));
  });
  mkdirSync(inProject('out'), { recursive: true });
  const project = mkdtempSync(inProject('out', 'playground-mistakes-'));
  const compiled = new Map<string, Told[]>();
  try {
    for (const [name, text] of texts) writeFileSync(join(project, name), text);
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }),
    );
    const { stdout } = await execa('tsc', ['--noEmit', '--pretty', 'false', '-p', project], {
      reject: false,
      preferLocal: true,
      localDir: inProject(),
    });
    let last: Told[] = [];
    for (const line of stdout.split('\n')) {
      const found = /([\w-]+\.ts)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line);
      if (found !== null) {
        last = compiled.get(found[1]!) ?? [];
        compiled.set(found[1]!, last);
        last.push({ line: Number(found[2]), code: found[3]!, message: found[4]! });
      }
    }
  } finally {
    rmSync(project, { recursive: true });
  }
  const different: string[] = [];
  for (const [name, text] of texts) {
    service.set({ 'design.ts': text });
    const told = service.problems().map(({ from, code, message }) => ({
      line: text.slice(0, from).split('\n').length,
      code: `TS${code}`,
      message: message.split('\n')[0]!,
    }));
    const expected = compiled.get(name) ?? [];
    // A mistake that neither sees would show nothing.
    if (name.startsWith('mistake')) expect(told.length, name).toBeGreaterThan(0);
    const lines = (list: readonly Told[]): string => list.map(({ line }) => line).join();
    expect(lines(told), name).toBe(lines(expected));
    if (JSON.stringify(told) !== JSON.stringify(expected)) different.push(name);
  }
  console.log(
    `${texts.size} files: same lines in all, same messages in all but ${different.length} (${different.join(', ')})`,
  );
  expect(different.length).toBeLessThanOrEqual(1);
});
