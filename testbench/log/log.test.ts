import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { type HwFailure, runHw } from '../bench/run-hw.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { runOn } from '../bench/testing/run-on.ts';
import { everything, levels, OFF, parseLogRules } from './levels.ts';
import { LogFile } from './log-file.ts';
import { logger } from './logger.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is written by a run of `body`. */
async function written(body: (t: TestContext) => Promise<void>, rules = everything): Promise<string[]> {
  const lines: string[] = [];
  await runOn(fifoSimulator(), body, { log: { rules, write: (line) => lines.push(line) } });
  return lines;
}

describe('a logger', () => {
  test('writes time, cycle, level, component, sentence and values', async () => {
    const lines = await written(async (t) => {
      const log = logger(t, 'source');
      log.info('sent', { length: 64, bytes: Uint8Array.of(1, 255), kind: 'ACK' });
      await t.cycles(10);
      log.warn(() => `the cycle is ${t.cycle}`);
    });
    expect(lines).toEqual([
      '20ns       cycle 2      info   source: sent, length 0x40, bytes bytes 01ff, kind ACK',
      '120ns      cycle 12     warn   source: the cycle is 12',
    ]);
  });

  test('looks at nothing where its lines are not written', async () => {
    const looked = vi.fn(() => 'text');
    const fields = Object.defineProperty({}, 'x', { enumerable: true, get: looked });
    const rules = parseLogRules('warn,quiet=off')!;
    const lines = await written(async (t) => {
      logger(t, 'a').debug(looked, fields);
      logger(t, 'a').info('sentence', fields);
      logger(t, 'quiet').error(looked, fields);
      logger(t, 'a').error('seen');
      expect([logger(t, 'a').writes('info'), logger(t, 'a').writes('warn')]).toEqual([false, true]);
    }, rules);
    await runOn(fifoSimulator(), async (t) => {
      logger(t, 'a').error(looked, fields);
      // Silence is one object: what agents keep of it costs nothing.
      expect(logger(t, 'a')).toBe(logger(t, 'b'));
    });
    expect(lines).toEqual(['20ns       cycle 2      error  a: seen']);
    expect(looked).not.toHaveBeenCalled();
  });
});

describe('rules', () => {
  test('are a level for all, for a component and what belongs to it, or off', () => {
    const least = (text: string, ...components: string[]) => components.map(parseLogRules(text)!);
    expect(least('info', 'a', 'b.c')).toEqual([levels.info, levels.info]);
    expect(least('link', 'link', 'link up', 'link.up', 'linked')).toEqual([
      levels.debug,
      levels.debug,
      levels.debug,
      OFF,
    ]);
    expect(least(' warn , link=debug,link.up = off', 'x', 'link', 'link.up', 'link.down')).toEqual([
      levels.warn,
      levels.debug,
      OFF,
      levels.debug,
    ]);
    expect([parseLogRules(undefined), parseLogRules(' , ')]).toEqual([undefined, undefined]);
    expect(() => parseLogRules('link=loud')).toThrow(
      'GATEWRIGHT_LOG has the level loud; there are debug, info, warn, error, off',
    );
  });
});

describe('a run of a test', () => {
  const options = { create: async () => fifoSimulator(), wavesFolder: folder };
  const talks = async (t: TestContext, lines: number) => {
    const log = logger(t, 'talker');
    for (let i = 0; i < lines; i++) {
      log.debug('line', { i });
      await t.rising();
    }
    if (t.seed === 2) throw new Error('it fails');
  };
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  beforeEach(() => errors.mockClear());
  afterAll(() => errors.mockRestore());

  const failing = (lines: number, name: string) =>
    runHw({ ...options, name, seeds: [1, 2], environment: {} }, (t) => talks(t, lines)).then(
      () => expect.unreachable(),
      (error: HwFailure) => error,
    );

  test('that fails shows the end of the log and keeps all of it beside the waves; one that passes leaves none', async () => {
    const { message } = await failing(20, 'talks');
    expect(message).toContain(`\n  log:    ${folder}/talks-2.log, 20 lines, of which the last are:\n`);
    expect(message).toContain('\n          210ns      cycle 21     debug  talker: line, i 0x13\n  replay:');
    expect(message).not.toContain('i 0xb\n');
    const lines = readFileSync(join(folder, 'talks-2.log'), 'utf8').trimEnd().split('\n');
    expect([lines.length, lines[0]]).toEqual([20, '20ns       cycle 2      debug  talker: line, i 0']);
    expect(readdirSync(folder).filter((name) => name.startsWith('talks-1'))).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('has no file where nothing is said', async () => {
    expect((await failing(1, 'says little')).message).toContain('says-little-2.log, 1 line:\n');
    const { message, waves } = await failing(0, 'says nothing');
    expect(message).not.toContain('log:');
    expect([existsSync(waves!), existsSync(join(folder, 'says-nothing-2.log'))]).toEqual([true, false]);
  });

  test('writes to the error output what GATEWRIGHT_LOG names, with test and seed', async () => {
    const run = (rules: string) =>
      runHw({ ...options, name: 'loud', seeds: [1, 3], environment: { GATEWRIGHT_LOG: rules } }, (t) => talks(t, 1));
    await run('info');
    expect(errors).not.toHaveBeenCalled();
    await run('debug');
    expect(errors.mock.calls).toEqual([
      ['loud 1  20ns       cycle 2      debug  talker: line, i 0\n'],
      ['loud 3  20ns       cycle 2      debug  talker: line, i 0\n'],
    ]);
    await expect(run('x=loud')).rejects.toThrow('GATEWRIGHT_LOG has the level loud');
  });
});

test('a log that cannot be written is none, and disturbs nothing', () => {
  const file = new LogFile('/dev/null/log');
  file.write('line');
  file.write('line');
  expect(file.close()).toBe(undefined);
});
