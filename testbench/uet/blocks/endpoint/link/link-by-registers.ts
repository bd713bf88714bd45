/** Endpoints with links that a driver brings up by their registers alone; and what registers say when all is over. */
import assert from 'node:assert/strict';
import type { EndpointLinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import type { Body } from '../../../../bench/context.ts';
import { bytesOfRun } from '../endpoint-property.ts';
import { codeOf, type Ports, setPort } from '../pair/endpoint-ports.ts';
import { drawnRun, EndpointWorld, type WorldOptions } from '../pair/index.ts';
import { bringUp } from '../registers/bring-up.ts';
import { fieldOf } from '../registers/map-access.ts';
import { type Program, read, readCounter, runSoftware, Software, write, writeValue } from '../registers/software.ts';
import { drawnWay } from './link-property.ts';
import { controlDscps, type LinkSettings, setLink, usualLink } from './link-settings.ts';

/** Settings as `setLink` has them; then it waits until both directions carry frames. */
export function* linkUp({ limits, ownLimits, ...settings }: LinkSettings, hasCredit: boolean): Program {
  yield* write('retry_spacing_minimum', settings.spacing);
  yield* write('retry_answers', { ack_spacing: settings.ackSpacing, rearm: 1 });
  yield* write('retry_replay_timer_max', settings.replayTimer);
  yield* write('retry_replay_ct_max', 255);
  yield* write('retry_pcs_lost_timer_max', 1_000_000);
  yield* write('retry_behaviour', { init: 1, flush: 1, re_init_on_discard: 1 });
  yield* write('retry_first_seq', 1_048_500);
  if (hasCredit) {
    yield* writeValue('credit_control_dscps', controlDscps, 2);
    yield* write('credit_channels', { lossless: 3 });
    yield* write('credit_limit_control', limits[0]);
    yield* write('credit_limit_data', limits[1]);
    yield* write('credit_own_limit_control', ownLimits[0]);
    yield* write('credit_own_limit_data', ownLimits[1]);
    yield* write('credit_minimum_spacing', settings.cfSpacing);
    yield* write('credit_updates', { clocks: 322 });
    yield* write('credit_updates_period', settings.ccPeriod);
    yield* writeValue('credit_mac', 0x02_0000_0000_77n, 2);
    yield* write('credit_switches', { receive: 1 });
    while (fieldOf('credit_state', yield* read('credit_state'), 'active') !== 3);
  }
  yield* write('retry_mode', { tx: 1, rx: 1 });
  while (fieldOf('retry_status', yield* read('retry_status'), 'tx_state') !== advanceState);
  if (hasCredit) yield* write('credit_switches', { receive: 1, transmit: 1 });
}

/** ADVANCE, as `retry_status` has it. */
const advanceState = 2;

/** Clocks in which the other ends of links have to be up, and after which all credit counts. */
const patience = 20_000;
const settledClocks = 100;

const counters = [
  ...['tx_ok', 'tx_replay', 'tx_replayed_frames', 'rx_expected_seq_good', 'rx_expected_seq_bad', 'rx_missing_seq'].map(
    (name) => `retry_${name}`,
  ),
  ...['cf_updates_sent', 'cf_updates_received', 'cf_updates_refused', 'cc_updates_sent', 'cc_updates_received'].map(
    (name) => `credit_${name}`,
  ),
  ...['cc_updates_malformed', 'overflows'].map((name) => `credit_${name}`),
  'store_damaged',
  'store_lost',
];

function* report(into: Map<string, number>): Program {
  for (const name of counters) into.set(name, yield* readCounter(name));
  into.set('credit_most_used', yield* read('credit_most_used'));
}

export interface LinkedRun {
  readonly world: EndpointWorld;
  /** What the registers of each end say when all is over. */
  readonly said: readonly ReadonlyMap<string, number>[];
}

/**
 * A run to its end, each byte at its place once. `far`: the other end of the link of each, at the network; none where a
 * line leads back. `step` passes an edge of all, and what lines carry.
 */
export async function runLinked(
  near: readonly Ports[],
  far: readonly Ports[],
  { link, rx }: EndpointLinkOptions,
  run: WorldOptions,
  step: () => unknown,
): Promise<LinkedRun> {
  const links = far.length === 0 ? undefined : { far, drive: () => {}, read: () => {} };
  const world = new EndpointWorld(near, run, links);
  for (const each of near) for (const name of ['pcs_up', 'advance', 'far_valid']) setPort(each, name, 1);
  for (const each of far) setLink(each, 'settings', link, rx.bytes, usualLink);
  const hasCredit = link.cbfc !== undefined;
  const drivers = near.map(
    (at, end) =>
      new Software(
        at,
        (function* (): Program {
          yield* linkUp(usualLink, hasCredit);
          yield* bringUp({ ...run, end }, world.ends[end]!.memory.length);
        })(),
      ),
  );
  await runSoftware(drivers, step);
  // The receivers of all are on by now, so the other ends may send.
  for (const each of far) if (hasCredit) setPort(each, 'settings_credit_transmit', 1);
  const isUp = (each: Ports): boolean =>
    Number(each.port('status_transmit_state').get()) === codeOf(each, 'status_transmit_state', 'advance');
  for (let clock = 0, settled = 0; settled < settledClocks; clock++) {
    assert(clock < patience, 'the other end of a link does not come up');
    settled = far.every(isUp) && world.isReady ? settled + 1 : 0;
    await step();
  }
  while (!world.isDone) {
    world.clock();
    await step();
  }
  const { bytesWrong, lost, duplicates } = world.result();
  assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  const said = near.map(() => new Map<string, number>());
  if (hasCredit)
    await runSoftware(
      near.map((at, end) => new Software(at, report(said[end]!))),
      step,
    );
  return { world, said };
}

/** The property: one whose line leads back to it sends to itself, about as much as in so many clocks. */
export const endpointLinkAxiProperty =
  (options: EndpointLinkOptions, clocks: number): Body<void> =>
  async (t) => {
    const run = drawnRun(options, bytesOfRun(clocks), t.random.fork('run'));
    const way = drawnWay(t.dut, options.rx.bytes, t.random.fork('line'));
    const { said } = await runLinked([t.dut], [], options, run, async () => {
      way.drive();
      way.read();
      await t.rising();
    });
    const [own] = said;
    assert.equal(own!.get('store_lost'), 0);
    assert(own!.get('retry_tx_ok')! >= own!.get('retry_rx_expected_seq_good')!);
  };
