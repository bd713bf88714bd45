import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnProject, ownProject } from './testing/own-project.ts';

let own: OwnProject;
beforeAll(() => {
  own = ownProject();
});
afterAll(() => own.remove());

describe('a file without a config', () => {
  test('emit writes its modules into the working directory, and check finds nothing wrong', async () => {
    expect(await own.gatewright('emit', './counter.ts')).toMatchObject({
      code: 0,
      out: 'counter: 1 file in generated/counter\ninverter: 1 file in generated/inverter',
    });
    expect(readFileSync(join(own.folder, 'generated', 'counter', 'counter.v'), 'utf8')).toContain('module counter');
    expect((await own.gatewright('check', './counter.ts')).out).toMatch(/ checks passed, 0 failed$/);
    rmSync(join(own.folder, 'generated', 'counter'), { recursive: true });
    const { code, err } = await own.gatewright('check', './counter.ts:counter');
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('counter/counter.v differ: run npx gatewright emit counter.ts:counter'),
    });
  });

  test('sim, cover and mutate run it with random inputs against its own assertions', async () => {
    const named = './counter.ts:counter';
    const sim = await own.gatewright('sim', named, '--runs', '1', '--clocks', '200');
    expect(sim).toMatchObject({ code: 0, out: expect.stringContaining('passed') });
    expect((await own.gatewright('cover', named, '--runs', '1', '--clocks', '200')).code).toBe(0);
    expect(existsSync(join(own.folder, 'out', 'coverage', 'counter.html'))).toBe(true);
    const mutate = await own.gatewright('mutate', named, '--count', '3', '--jobs', '1', '--json');
    expect(JSON.parse(mutate.out)).toMatchObject({ design: 'counter', total: 3 });
  });

  test('regress takes it, in processes of their own', async () => {
    const options = ['--runs', '1', '--engine', 'wasm', '--clocks', '100', '--jobs', '1', '--json'];
    const { code, out } = await own.gatewright('regress', './counter.ts:counter', ...options);
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, passed: true });
  });

  test('a broken assertion fails with the command that repeats it', async () => {
    own.write(
      'wrong.ts',
      `import { bit, module } from 'gatewright/hdl';
export const wrong = module('wrong', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
  m.assert('never', a.not());
  return { y: a };
});
`,
    );
    const { code, out } = await own.gatewright('sim', './wrong.ts');
    expect({ code, out }).toMatchObject({
      code: 1,
      out: expect.stringMatching(/never[\s\S]*npx gatewright sim wrong\.ts:wrong --engine wasm --seed 1/),
    });
  });

  test('sim follows what start values leave unknown, and compares starts', async () => {
    own.write(
      'open.ts',
      `import { bit, bits, module } from 'gatewright/hdl';
export const open = module('open', { in: { en: bit }, out: { ready: bit, q: bits(8) } }, ({ en }, m) => {
  const held = m.reg('held', bits(8));
  const ready = m.reg('ready', bit, { reset: 0 });
  m.when(en, () => {
    held.set(held.rotl(1));
    ready.set(1);
  });
  const was = m.reg('was', bit, { reset: 0 });
  was.set(ready);
  m.assert('stays', was.and(ready.not()).not());
  return { ready, q: held };
});
`,
    );
    const sim = (...options: string[]) =>
      own.gatewright('sim', './open.ts', '--runs', '1', '--clocks', '50', ...options);
    expect((await sim()).code).toBe(0);
    const followed = await sim('--unknowns', '--from', 'ready');
    expect(followed).toMatchObject({
      code: 1,
      out: expect.stringContaining('from register held, which has no start value and no reset'),
    });
    expect(followed.out).toMatch(/npx gatewright sim .* --clocks 50 --unknowns --from 'ready'/);
    expect(await sim('--start-values', '3')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/output q depends on start values in cycle 2: .* --start-values 3/s),
    });
    expect((await sim('--start-values', '3', '--from', '100')).code).toBe(0);
    expect(await sim('--from', '100')).toMatchObject({ code: 2, err: expect.stringContaining('give --unknowns or') });
  });
});

describe('a config', () => {
  beforeAll(() =>
    own.write(
      'gatewright.config.ts',
      `import { defineConfig } from 'gatewright/config';
import { counter, inverter } from './counter.ts';

export default defineConfig({
  designs: [
    {
      module: (p: { readonly which: string }) => (p.which === 'up' ? counter : inverter),
      name: 'counter',
      parameters: { which: 'up' },
      summary: 'Counts.',
      group: 'parts',
      tests: () => ({
        property: (clocks) => async (t) => {
          t.dut.port('en').set(1);
          for (let i = 0; i < clocks; i++) await t.cycles(1);
        },
        directed: [{ name: 'stands', body: async (t) => void (await t.cycles(1)) }],
      }),
    },
    { module: inverter },
  ],
  folders: { verilog: 'rtl', out: 'results' },
  targets: ['ice40'],
  commands: [{ name: 'hello', description: 'greets', arguments: [['<who>', '']], run: ([who]) => console.log(who) }],
});
`,
    ),
  );

  test('list shows its designs under their headings, in folders below it too', async () => {
    const { out } = await own.gatewright('list');
    expect(out).toMatch(/^parts\n {2}counter +Counts\.\n\ndesigns\n {2}inverter\n/);
  });

  test('list of a design without a summary or a folder has nothing in their place', async () => {
    const { out } = await own.gatewright('list', 'inverter');
    expect(out).toBe('inverter (designs)\n  in   a\n  out  y');
  });

  test('emit writes to its folder, and --json of list says parameters', async () => {
    expect((await own.gatewright('emit', 'counter')).out).toBe('counter: 1 file in rtl/counter');
    const { out } = await own.gatewright('list', 'counter', '--json');
    expect(JSON.parse(out)).toMatchObject([{ name: 'counter', parameters: { which: 'up' } }]);
  });

  test('sim runs the tests that it names', async () => {
    expect((await own.gatewright('sim', 'counter', '--test', 'stands', '--runs', '1')).code).toBe(0);
    const { code, err } = await own.gatewright('sim', 'counter', '--test', 'stand');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('did you mean stands') });
  });

  test('its commands stand beside those of Gatewright', async () => {
    expect(await own.gatewright('hello', 'world')).toMatchObject({ code: 0, out: 'world' });
    expect((await own.gatewright('--help')).out).toMatch(/^ {2}hello <who> +greets$/m);
  });
});
