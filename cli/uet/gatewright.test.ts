import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { isLong, longNote } from '../../support/testing/long-run.ts';
import { CommandBatch, inOwnProcess } from '../testing/command-batch.ts';

const batch = new CommandBatch();
const folder = mkdtempSync(join(tmpdir(), 'gatewright-cli-'));

afterAll(() => rmSync(folder, { recursive: true }));

const trace = inProject('testbench', 'uet', 'traces', 'data', 'perm_oblivious.f76.rx.csv.gz');

describe('what the verbs print', () => {
  const listed = batch.add('list', '--json');
  const lines = batch.add('list');
  const fifo = batch.add('list', 'fifo_w32_d16');

  test('list --json: name, group, summary, parameters, ports and folder of every design', async () => {
    const { code, out } = await listed();
    const designs = JSON.parse(out) as { name: string; group: string; parameters: unknown; ports: unknown[] }[];
    expect(code).toBe(0);
    const names = designs.map((d) => d.name);
    expect(names.slice(0, 4)).toEqual([128, 256, 512, 1024].map((w) => `sack_tracker_w${w}`));
    expect(new Set(names).size).toBe(names.length);
    expect(designs.find((d) => d.name === 'fifo_w32_d16')).toMatchObject({
      group: 'library',
      parameters: { depth: 16 },
    });
    expect(Object.keys(designs[0]!)).toEqual(['name', 'group', 'summary', 'parameters', 'ports', 'folder']);
    expect(designs[3]!.parameters).toEqual({ window: 1024 });
    expect(designs[0]!.ports).toContainEqual({ name: 'sack_payload_bitmap', direction: 'out', width: 64 });
  });

  test('list: a line a design below the folder that it is of, the datapath first; of one its ports', async () => {
    const shown = (await lines()).out.split('\n');
    expect(shown.slice(0, 2)).toEqual(['datapath: pds', expect.stringMatching(/^ {2}sack_tracker_w128 +SACK tracker/)]);
    const stream = shown.slice(shown.indexOf('library: stream'));
    expect(stream.slice(0, stream.indexOf(''))).toContainEqual(expect.stringMatching(/^ {2}fifo_w32_d16 +Stream FIFO/));
    const { out } = await fifo();
    expect(out).toMatch(/^fifo_w32_d16 \(library: stream\)\n.*\n {2}parameters: width = 32, depth = 16\n/);
    expect(out).toContain('\n  in   up_payload[31:0]\n  in   up_valid\n  out  up_ready\n');
  });

  // All of them: `GATEWRIGHT_LONG=1 npx vitest run cli/uet/gatewright`, and `gatewright check`.
  const emitted = isLong ? [] : ['llr_port_b8_n512_f32_l190', 'sack_tracker_w1024'];
  const emittedAgain = batch.add('emit', ...emitted, '--out', join(folder, 'all'));

  test('emit: the bytes that another process has made, which are committed', async () => {
    expect((await emittedAgain()).code).toBe(0);
    const files = readdirSync(join(folder, 'all'), { recursive: true, encoding: 'utf8' }).filter(
      (f) => f.endsWith('.v') && existsSync(inProject('generated', dirname(f))),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(readFileSync(join(folder, 'all', file), 'utf8')).toBe(readFileSync(inProject('generated', file), 'utf8'));
    }
  });

  const located = batch.add('emit', 'sack_tracker_w128', '--locations', '--out', join(folder, 'located'));
  const nowhere = batch.add('emit', '--locations');

  test('emit --locations: the place of each name, in comments and as JSON', async () => {
    await located();
    const top = join(folder, 'located', 'sack_tracker_w128');
    expect(readFileSync(join(top, 'sack_tracker_w128.v'), 'utf8')).toMatch(
      /reg +\[31:0\] origin; \/\/ rtl-gen\/uet\/pds\/sack-tracker\.ts:\d+/,
    );
    const names = JSON.parse(readFileSync(join(top, 'locations.json'), 'utf8')) as { path: string; verilog: string }[];
    expect(names).toContainEqual(
      expect.objectContaining({
        path: 'bitmap.written',
        verilog: 'sack_tracker_w128.bitmap.written',
        file: 'rtl-gen/uet/pds/received-bitmap.ts',
      }),
    );
    const { code, err } = await nowhere();
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('give --out') });
  });

  const run = batch.add('sim', 'sack_tracker_w128', '--runs', '2', '--clocks', '500', '--json');

  test('sim --json: the keys that scripts rely on', async () => {
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      design: 'sack_tracker_w128',
      engine: expect.any(String),
      seed: 1,
      runs: 2,
      clocks: 1004,
      clocksPerSecond: expect.any(Number),
      passed: true,
    });
  });

  const heads = { vcd: '$version Gatewright', fst: '\0', html: '<!DOCTYPE html>' };
  const waves = Object.entries(heads).map(([extension, head]) => {
    const file = join(folder, `run.${extension}`);
    const flags = ['--runs', '2', '--clocks', '200', '--waves', file, '--scope', 'arrival', 'bitmap.*'];
    return { head, file, written: batch.add('sim', 'sack_tracker_w128', ...flags, '--json') };
  });

  test('sim --waves: the waves of a passing run, by the extension of the file', async () => {
    for (const { head, file, written } of waves) {
      const { code, out } = await written();
      expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 0, passed: true, waves: file });
      expect(readFileSync(file, 'latin1').startsWith(head)).toBe(true);
    }
    const vcd = readFileSync(join(folder, 'run.vcd'), 'utf8');
    const scopes = [...vcd.matchAll(/^\$scope (.*) \$end$/gm)].map(([, scope]) => scope);
    expect(scopes).toEqual(['module sack_tracker_w128', 'struct arrival', 'module bitmap']);
  });

  const coverage = join(folder, 'coverage');
  const few = ['--runs', '1', '--clocks', '300', '--out', coverage];
  const covered = batch.add('cover', 'sack_tracker_w128', ...few, '--json');

  test('cover --json: counts by kind, what is missed, waivers; the page and the data are written', async () => {
    const { code, out: text } = await covered();
    expect(code).toBe(0);
    const summary = JSON.parse(text) as { kinds: { kind: string; points: { hit: number; total: number } }[] };
    expect(Object.keys(summary)).toEqual([
      'design',
      'runs',
      'clocks',
      'kinds',
      'waivers',
      'engine',
      'strays',
      'missed',
      'page',
      'data',
    ]);
    expect(summary).toMatchObject({ design: 'sack_tracker_w128', engine: 'wasm', runs: 4, strays: [] });
    for (const { points } of summary.kinds) expect(points.hit).toBeLessThanOrEqual(points.total);
    const page = readFileSync(join(coverage, 'sack_tracker_w128.html'), 'utf8');
    expect(page).toContain('rtl-gen/lib/stream/fifo.ts');
    const data = JSON.parse(readFileSync(join(coverage, 'sack_tracker_w128.json'), 'utf8')) as { points: unknown[] };
    expect(data.points.length).toBeGreaterThan(100);
  });

  // The second and the third have the flow in one PDC.
  for (const design of ['sack_tracker_w512', 'pdc_tracker_n256_w1024', 'pds_target_n256_w1024']) {
    const replayed = batch.add('replay', design, trace, '--json');

    test(`replay --json: counts of each verdict, final CACK, disagreements of ${design}`, async () => {
      const { code, out } = await replayed();
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({
        design,
        packets: 5000,
        accepted: 5000,
        duplicate: 0,
        before: 0,
        beyond: 0,
        cack: 4999,
        disagreements: 0,
      });
    });
  }
});

describe('an older Node.js', () => {
  /** The entry with another version of Node.js than this one, as far as it can tell. */
  const asNode = (version: string, ...args: readonly string[]) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
    return execa(process.execPath, ['--import', preload, inProject('cli', 'gatewright.js'), ...args], {
      reject: false,
    });
  };

  test('is one sentence and exit code 2', async () => {
    const { exitCode, stdout, stderr } = await asNode('20.20.2', 'list');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^error: this is Node\.js 20\.20\.2, and Gatewright needs 22\.18 or newer: .*$/);
  });

  test('is older than what engines says', async () => {
    const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    expect(engines.node).toBe('>=22.18');
    expect((await asNode('22.17.9', 'list')).exitCode).toBe(2);
    expect((await asNode('22.18.0', 'list')).exitCode).toBe(0);
  });
});

const drawn = batch.add('diagram', 'header_prepend_b8_h14', '--out', folder);

test('diagram: an SVG for each state machine', async () => {
  const { code, out } = await drawn();
  const file = join(folder, 'header_prepend_b8_h14.state.svg');
  expect({ code, out: resolve(out.trim()) }).toEqual({ code: 0, out: file });
  expect(readFileSync(file, 'utf8')).toContain('<title>head to tail: takes &amp;&amp; spills</title>');
});

describe('mutate', () => {
  const keys = [
    'design',
    'seed',
    'total',
    'killed',
    'equivalent',
    'survivors',
    'kinds',
    'killedBy',
    'brokenExplanations',
  ];

  const twelve = ['mutate', 'sack_tracker_w128', '--count', '12', '--seed', '6'];
  const byJobs = (isLong ? ['1', '2'] : ['2']).map((jobs) =>
    batch.add(...twelve, '--json', '--jobs', jobs, '--require', '100'),
  );

  test('--json: the keys that scripts rely on, whatever the number of jobs; --require: exit code 1 where fewer are killed', async () => {
    const runs = await Promise.all(byJobs.map((run) => run()));
    const one = runs[0];
    expect(one!.code).toBe(1);
    const report = JSON.parse(one!.out);
    expect(Object.keys(report)).toEqual(keys);
    expect(report).toMatchObject({ design: 'sack_tracker_w128', seed: 6, total: 12, killed: 11 });
    expect(report.brokenExplanations).toEqual([]);
    expect(report.killed + report.equivalent + report.survivors.length).toBe(12);
    expect(one!.err).toContain('12 of 12 mutants tested');
    for (const other of runs) expect(other.out).toBe(one!.out);
  });

  const survivors = join(folder, 'survivors.json');
  const none = [{ kind: 'operator', what: 'no survivor', scope: '' }];
  writeFileSync(survivors, JSON.stringify({ design: 'sack_tracker_w128', survivors: none }));
  const again = batch.add('mutate', 'sack_tracker_w128', '--from', survivors);

  test('--from: what survived in a report is tested again', async () => {
    const { code, out } = await again();
    expect(code).toBe(0);
    expect(out).toContain('sack_tracker_w128: 0 of 0 mutants killed');
  });
});

describe('a mistake gets one sentence and exit code 2', () => {
  const cut = (): string => {
    const file = join(folder, 'cut.csv.gz');
    writeFileSync(file, readFileSync(trace).subarray(0, 20_000));
    return file;
  };
  const notANumber = (): string => {
    const file = join(folder, 'word.csv');
    writeFileSync(file, 'psn,kind\n1,D\nseven,D\n');
    return file;
  };
  const emptyProject = (): string => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const file = join(folder, 'empty', 'tsconfig.json');
    writeFileSync(file, '{}');
    return file;
  };
  /** Every verb with a folder to write to, with work that would take minutes where it takes any. */
  const outVerbs: readonly (readonly string[])[] = [
    ['emit'],
    ['diagram', 'cbfc_sender_vc8'],
    ['cover', 'pds_target_n256_w1024'],
    ['report'],
    ['regress'],
    ['regress', 'merge', 'nowhere'],
    ['fpga', 'arty_a7'],
  ];
  const mistakes: readonly [string, () => readonly string[], RegExp][] = [
    ['an unknown verb', () => ['lst'], /unknown command 'lst' \(did you mean list\?\)/i],
    [
      'an unknown design',
      () => ['sim', 'sack_traker_w128'],
      /no design sack_traker_w128; did you mean sack_tracker_w128/,
    ],
    [
      'a window of 100',
      () => ['emit', 'sack_tracker_w100'],
      /no design sack_tracker_w100; did you mean sack_tracker_w1/,
    ],
    [
      'a run of a part of the library',
      () => ['sim', 'fifo_w32_d16'],
      /fifo_w32_d16 has no golden model of its own: npx vitest run rtl-gen\/lib\/stream runs its tests/,
    ],
    [
      'an unknown option',
      () => ['synth', 'sack_tracker_w128', '--traget', 'x'],
      /unknown option '--traget' \(did you mean --target\?\)/i,
    ],
    [
      'an unknown target',
      () => ['synth', 'sack_tracker_w128', '--target', 'ice4'],
      /no target ice4; did you mean ice40/,
    ],
    [
      'an unknown engine',
      () => ['sim', 'sack_tracker_w128', '--engine', 'verilate'],
      /no engine verilate; did you mean verilator/,
    ],
    [
      'waves of an unknown format',
      () => ['sim', 'sack_tracker_w128', '--waves', join(folder, 'run.vdc')],
      /run\.vdc does not say its wave format: end its name with \.vcd, \.fst or \.html/,
    ],
    [
      'waves of an unknown scope',
      () => ['sim', 'sack_tracker_w128', '--runs', '1', '--waves', join(folder, 'x.fst'), '--scope', 'bitmp'],
      /no signal or scope bitmp for its waves; did you mean bitmap\?/,
    ],
    [
      'waves that cannot be written',
      () => ['sim', 'sack_tracker_w128', '--runs', '1', '--waves', join(notANumber(), 'x.fst')],
      /x\.fst cannot be written: .*word\.csv is a file/,
    ],
    [
      'coverage on an engine that cannot record it',
      () => ['cover', 'sack_tracker_w128', '--engine', 'verilator'],
      /coverage needs an engine that runs our netlist: wasm or interpreter, not verilator/,
    ],
    ['coverage of an unknown design', () => ['cover', 'sack'], /no design sack/],
    [
      'a diagram of an unknown design',
      () => ['diagram', 'sack_traker_w128'],
      /no design sack_traker_w128; did you mean/,
    ],
    [
      'a diagram of a design without state machines',
      () => ['diagram', 'sack_tracker_w128', '--out', folder],
      /sack_tracker_w128 has no state machine: no register of an enumeration with a reset/,
    ],
    ['no clocks to cover', () => ['cover', 'sack_tracker_w128', '--clocks', '0'], /--clocks is 0/],
    ['a number of runs that is none', () => ['sim', 'sack_tracker_w128', '--runs', 'many'], /'many' is invalid/],
    ['no mutants', () => ['mutate', 'sack_tracker_w128', '--count', '0'], /--count is 0: give an integer from 1 to/],
    [
      'mutants of no design',
      () => ['mutate', 'sack_traker_w256'],
      /no design sack_traker_w256; did you mean sack_tracker_w256/,
    ],
    [
      'survivors of no report',
      () => ['mutate', 'sack_tracker_w128', '--from', trace],
      /is no report of mutants of sack_tracker_w128: give what mutate sack_tracker_w128 --json has written/,
    ],
    [
      'more mutants killed than there are',
      () => ['mutate', 'sack_tracker_w128', '--require', '101'],
      /--require is 101: give an integer from 0 to 100/,
    ],
    ['no time for a synthesis', () => ['report', '--limit', '0'], /--limit is 0: give an integer from 1 to/],
    [
      'no rounds of a benchmark',
      () => ['bench', 'engine', '--rounds', '0'],
      /--rounds is 0: give an integer from 1 to/,
    ],
    ['a project that is not there', () => ['lint', '--project', 'missing.json'], /there is no file missing\.json/],
    [
      'a project of nothing',
      () => ['lint', '--project', emptyProject()],
      /tsconfig\.json has no hardware of the project/,
    ],
    ...outVerbs.map((verb): (typeof mistakes)[number] => [
      `a file as the folder of ${verb[0]}`,
      () => [...verb, '--out', notANumber()],
      /^error: --out .*word\.csv cannot be written: .* is a file, give a folder$/m,
    ]),
    [
      'a folder as the file of waves',
      () => ['sim', 'sack_tracker_w128', '--waves', folder],
      /--waves .* cannot be written: it is a folder, give a file/,
    ],
    [
      'a folder as the file of JUnit',
      () => ['regress', '--junit', folder],
      /--junit .* cannot be written: it is a folder, give a file/,
    ],
    [
      'a recording through a design that takes none',
      () => ['replay', 'uet_parser_b64', trace],
      /uet_parser_b64 takes no recordings: its tests in gatewright\.config\.ts have no replay/,
    ],
    ['a trace that is not there', () => ['replay', 'sack_tracker_w128', 'none.csv'], /none\.csv/],
    [
      'a truncated trace',
      () => ['replay', 'sack_tracker_w128', cut()],
      /cut\.csv\.gz.*(cut off|truncated|incomplete|ends)/i,
    ],
    ['a PSN that is not a number', () => ['replay', 'sack_tracker_w128', notANumber()], /word\.csv:3: psn is "seven"/],
  ];
  mistakes.forEach(([what, args, message], i) => {
    // The first as a user gives it.
    const made = i === 0 ? () => inOwnProcess(...args()) : batch.add(...args());
    test(what, async () => {
      const { code, out, err } = await made();
      expect(err).toMatch(message);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect({ code, out: out.trim() }).toEqual({ code: 2, out: '' });
    });
  });
});

describe('what the system refuses gets one sentence', () => {
  const command = `${process.execPath} ${inProject('cli', 'gatewright.js')}`;
  const shell = async (script: string) => {
    const { exitCode, stderr } = await execa('sh', ['-c', script], { reject: false, env: { NO_COLOR: '1' } });
    return { code: exitCode, err: stderr };
  };

  test('a temporary folder that cannot be made', async () => {
    const script = `TMPDIR=/nonexistent ${command} prove fifo`;
    const err = expect.stringMatching(
      /^error: cannot make the temporary folder \/nonexistent\/\S+: no such file or directory$/,
    );
    expect(await shell(script)).toEqual({ code: 2, err });
  });

  test('a working directory that has been deleted', async () => {
    const gone = join(folder, 'gone');
    const script = `mkdir ${gone} && cd ${gone} && rmdir ${gone} && ${command} list`;
    expect(await shell(script)).toEqual({
      code: 2,
      err: 'error: cannot work in a folder that has been deleted: no such file or directory',
    });
  });

  test('a full disk where the output goes; but a reader may have enough of it', async () => {
    const full = { code: 2, err: 'error: cannot write: no space left on device' };
    expect(await shell(`${command} list > /dev/full`)).toEqual(full);
    expect(await shell(`${command} list --json > /dev/full`)).toEqual(full);
    expect(await shell(`${command} list --json | head -c 1`)).toEqual({ code: 0, err: '' });
  });
});

test('--version: that of package.json', async () => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  expect(await inOwnProcess('--version')).toEqual({ code: 0, out: version, err: '' });
});

test.skipIf(!isLong)(`synth says in its own words that Yosys works${longNote}`, async () => {
  const { stderr, exitCode } = await execa(
    process.execPath,
    [inProject('cli', 'gatewright.js'), 'synth', 'fifo_w32_d16', '--target', 'ice40'],
    { reject: false, env: { NO_COLOR: '1', GATEWRIGHT_CACHE: join(folder, 'cold') } },
  );
  expect(exitCode).toBe(0);
  const lines = stderr.split('\n');
  expect(lines[0]).toBe('Yosys maps fifo_w32_d16 to ice40');
  for (const line of lines.slice(1))
    expect(line).toMatch(/^Yosys still maps fifo_w32_d16 to ice40: \d+ passes in \d+ s$/);
});
