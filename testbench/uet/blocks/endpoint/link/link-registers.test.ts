import { linkedOptions, linkParts, registeredEnd } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointLinkAxi } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link-axi.ts';
import { linkEnd } from '../../../../../rtl-gen/uet/endpoint/line/link-end.ts';
import { linkControl } from '../../../../../rtl-gen/uet/endpoint/line/registers/link-control.ts';
import { linkHeader, linkRegisterPage } from '../../../../../rtl-gen/uet/endpoint/line/registers/link-page.ts';
import { layerDefaults } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { inProject } from '../../../../../support/project.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { resetAll } from '../../../../engine/reset-all.ts';
import { assert, clearInputs, seededRandom } from '../../test-kit.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../../vitest-kit.ts';
import { fairRun } from '../pair/world-options.ts';
import { runLinked } from './link-by-registers.ts';
import { linkControlDirected } from './link-control-directed.ts';
import { Way } from './link-line.ts';

describe('the registers of an end of a link', () => {
  const design = elaborate(linkControl(64, registeredEnd));
  for (const { name, body } of linkControlDirected) everyEngineTest(name, design, { seeds: 2 }, body);
});

/** Two endpoints, each with its link; columns of all lines are damaged with that probability. */
async function runTwo(errors: number) {
  const options = linkedOptions(64);
  const run = fairRun(options, {
    seed: 61,
    bytes: 60_000,
    tuples: [{ mode: 'rud', lane: 0 }],
    sends: 10,
    refused: 2,
    decodes: true,
  });
  const make = async (design: ReturnType<typeof elaborate>, from: number) =>
    await Promise.all([0, 1].map((i) => wasmEngine.create(design, { seed: from + i })));
  const near = await make(elaborate(uetEndpointLinkAxi(options)), run.seed);
  const far = await make(elaborate(linkEnd(64, options.link)), run.seed + 2);
  const all = [...near, ...far];
  try {
    for (const one of all) clearInputs(one);
    const random = seededRandom(run.seed).fork('lines');
    const ways = near.flatMap((each, i) =>
      [
        [each, far[i]!],
        [far[i]!, each],
      ].map(([a, b], k) => new Way(a!, b!, { delay: 40, errors, size: 64 }, random.fork(`${i} ${k}`))),
    );
    resetAll(all);
    const step = (): void => {
      for (const way of ways) way.drive();
      for (const way of ways) way.read();
      for (const each of all) each.step();
    };
    const { world, said } = await runLinked(near, far, options, run, step);
    assert.deepEqual(all.flatMap((each) => each.takeFailures()).slice(0, 3), []);
    return { world, said, damaged: ways.reduce((sum, way) => sum + way.damaged, 0) };
  } finally {
    for (const each of all) each.dispose();
  }
}

describe('two endpoints with links that a driver brings up by their registers alone', () => {
  test('send to each other, and what their registers count is what has passed', async () => {
    const { world, said } = await runTwo(0);
    for (const [end, at] of said.entries()) {
      const value = (name: string): number => at.get(name)!;
      const { seen } = world.ends[end]!;
      // CC_Updates are frames under retry too; a few may pass between the reads of two counters.
      const came = seen.arrived + value('credit_cc_updates_received');
      expect(Math.abs(value('retry_rx_expected_seq_good') - came)).toBeLessThanOrEqual(3);
      const left = seen.sent + value('credit_cc_updates_sent');
      expect(Math.abs(value('retry_tx_ok') - left)).toBeLessThanOrEqual(11);
      expect(value('credit_cf_updates_sent')).toBeGreaterThan(0);
      expect(value('credit_cf_updates_received')).toBeGreaterThan(0);
      expect(value('credit_most_used')).toBeGreaterThan(65);
      for (const name of ['retry_tx_replay', 'retry_rx_expected_seq_bad', 'store_damaged', 'store_lost'])
        expect([name, value(name)]).toEqual([name, 0]);
      for (const name of ['cf_updates_refused', 'cc_updates_malformed', 'overflows'])
        expect([name, value(`credit_${name}`)]).toEqual([name, 0]);
    }
  }, 600_000);

  test('do so over lines that damage frames: these are sent again, and counted', async () => {
    const { said, damaged } = await runTwo(0.001);
    expect(damaged).toBeGreaterThan(10);
    const sum = (name: string): number => said.reduce((total, at) => total + at.get(name)!, 0);
    expect(sum('retry_tx_replay')).toBeGreaterThan(0);
    expect(sum('retry_tx_replayed_frames')).toBeGreaterThanOrEqual(sum('retry_tx_replay'));
    expect(sum('retry_rx_expected_seq_bad') + sum('retry_rx_missing_seq')).toBeGreaterThan(0);
    expect(sum('store_lost')).toBe(0);
  }, 600_000);
});

test.each([
  ['without retry', linkedOptions(64, { cbfc: linkParts.cbfc })],
  ['with transport security', linkedOptions(64, linkParts, layerDefaults)],
])('a link %s has no such registers', (_, options) => {
  expect(() => uetEndpointLinkAxi(options)).toThrow('give llr alone');
});

describe('what software is told of the registers (npx vitest run link-registers --update writes it)', () => {
  test('the page is what the tables say', async () => {
    await expect(linkRegisterPage()).toMatchFileSnapshot(inProject('docs', 'uet', 'link-registers.md'));
  });

  test('and so is the C header', async () => {
    await expect(linkHeader()).toMatchFileSnapshot(inProject('docs', 'uet', 'uet_link_registers.h'));
  });
});
