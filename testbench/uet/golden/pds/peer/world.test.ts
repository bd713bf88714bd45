import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatValue } from '../../../../checking/values.ts';
import { addPsn } from '../../serial.ts';
import { type PdsTargetOptions, plenty, type Resources, type StartRule, type Verdict } from '../index.ts';
import type { Initiator } from './initiator.ts';
import { type Peer, World, worldTarget } from './world.ts';

const SOURCE = 0xffff_c0a8_2a01n;

/** A world in which nothing has happened. */
function worldOf(seed: number, { registers, ...options }: PdsTargetOptions = {}): World {
  return new World(seed, { ...worldTarget, ...options, registers: { ...worldTarget.registers, ...registers } });
}

function openPeer(
  world: World,
  options: { spdcid?: number; rod?: boolean; startPsn?: number; window?: number } = {},
): Peer {
  return world.open({ source: SOURCE, spdcid: 1 + world.peers.length, rod: false, startPsn: 70_000, ...options });
}

/** Everything is delivered and acknowledged; all PDCs are closed, and nothing of them is left. */
function finish(world: World): void {
  for (const { initiator } of world.peers) initiator.close();
  world.settle();
  world.checkAllDelivered();
  world.run(worldTarget.registers!.lingerTime! + worldTarget.registers!.quarantineTime! + 1);
  expect(world.target.pdcs()).toEqual([]);
  expect(world.target.free).toBe(world.target.settings.contexts);
  expect(world.target.held).toBe(0);
}

describe('one initiator', () => {
  test.each([false, true])('in fair weather: nothing is sent twice (ROD: %s)', (rod) => {
    const world = worldOf(1);
    world.weather.maxDelay = 1;
    Object.assign(world.fate, { guaranteed: 0, sesDelay: 0 });
    const peer = openPeer(world, { rod });
    world.submit(peer, 500);
    world.settle();
    expect(world.target.pdcs()).toMatchObject([{ state: 'established', cackPsn: 70_499, oooCount: 0 }]);
    finish(world);
    expect(Object.fromEntries(world.verdicts)).toEqual({ created: 1, accepted: 499, closed: 1 });
  });

  test.each([false, true])('in foul weather, over the end of the PSNs (ROD: %s)', (rod) => {
    const world = worldOf(2);
    Object.assign(world.weather, { loss: 0.1, copies: 0.1, maxDelay: 40 });
    Object.assign(world.fate, { trimmed: 0.05, ce: 0.1 });
    const peer = openPeer(world, { rod, startPsn: 2 ** 32 - 150 });
    world.submit(peer, 400);
    world.run(3000);
    finish(world);
    for (const verdict of ['duplicate_answered', 'nack_trimmed', 'nack_rcvd_ses_procg'] as const) {
      expect(world.verdicts.get(verdict), verdict).toBeGreaterThan(0);
    }
  });

  test.each(['expected_0rtt', 'random_1rtt'] as const)('with Start_PSNs under TSS: %s', (tss) => {
    const world = worldOf(3);
    Object.assign(world.weather, { loss: 0.1, copies: 0.1, maxDelay: 40 });
    world.tss = tss;
    for (let i = 0; i < 4; i++) {
      const peer = openPeer(world, { spdcid: 5 });
      world.submit(peer, 20);
      finish(world);
      if (tss === 'expected_0rtt') expect(world.expectedPsn).toBeGreaterThan(70_000 + 20 * i);
    }
    expect(world.verdicts.get('nack_new_start_psn')).toBeGreaterThan(0);
  });

  test('that has not heard of a window smaller than Default_MPR is told to wait', () => {
    for (const lost of [0, 128]) {
      const world = worldOf(8);
      const peer = openPeer(world, { window: 1024 });
      world.weather.loss = 1;
      world.submit(peer, lost);
      world.run(1);
      world.weather.loss = 0;
      world.submit(peer, 500 - lost);
      world.run(1000);
      finish(world);
      expect(peer.initiator.state).toBe('closed');
      if (lost === 0) expect(world.verdicts.get('nack_psn_oor_window')).toBeGreaterThan(0);
      // What opens the PDC is lost, and nothing that comes can open it. What is sent after that knows the window.
      else expect(world.verdicts.get('nack_no_bitmap')).toBeGreaterThanOrEqual(500 - lost);
    }
  });

  test('whose guaranteed responses cannot be stored loses only what it was told of', () => {
    const world = worldOf(4, { guaranteedEntries: 0 });
    world.fate.guaranteed = 1;
    const peer = openPeer(world);
    world.submit(peer, 50);
    finish(world);
    expect(peer.initiator.state).toBe('closed');
  });

  test('that is asked to close does so when all is acknowledged', () => {
    const world = worldOf(5);
    const peer = openPeer(world);
    world.submit(peer, 40);
    world.run(30);
    const { pdcid } = world.pdcOf(peer)!;
    world.command({ kind: 'close', pdcid, psn: 70_000 });
    world.settle();
    expect(peer.initiator.state).toBe('closed');
    world.checkAllDelivered();
  });

  test('whose PDC is closed in error hears of it, and the PDC is gone', () => {
    const world = worldOf(6);
    const peer = openPeer(world);
    world.submit(peer, 200);
    world.run(30);
    world.command({ kind: 'close_in_error', pdcid: world.pdcOf(peer)!.pdcid });
    finish(world);
    expect(peer.initiator).toMatchObject({ state: 'error', failure: 'closing_in_err' });
  });

  test('whose CLOSE_CMD comes while return PSNs are outstanding fails', () => {
    const world = worldOf(7);
    const peer = openPeer(world);
    world.submit(peer, 5);
    world.settle();
    world.command({ kind: 'return_busy', pdcid: world.pdcOf(peer)!.pdcid, busy: true });
    finish(world);
    expect(peer.initiator.failure).toBe('closing_in_err');
  });
});

test('what was done to a target can be done to another, and it answers the same', () => {
  const world = worldOf(9);
  Object.assign(world.weather, { loss: 0.1, copies: 0.1, maxDelay: 40 });
  Object.assign(world.fate, { trimmed: 0.05, ce: 0.1 });
  for (const rod of [false, true, false]) world.submit(openPeer(world, { rod }), 60);
  world.run(200);
  world.command({ kind: 'request_clear', pdcid: world.target.pdcs()[0]!.pdcid });
  finish(world);
  const { target } = worldOf(9);
  const kinds = new Set<string>();
  for (const event of world.events) {
    kinds.add(event.kind);
    if (event.kind === 'advance') {
      target.tick();
      expect(target.advance(event.time)).toEqual(event.freed);
    } else if (event.kind === 'receive') expect(target.receive(event.packet)).toEqual(event.outcome);
    else if (event.kind === 'respond') expect(target.respond(event.response)).toEqual(event.reply);
    else expect(target.command(event.command)).toEqual(event.reply);
  }
  expect(kinds.size).toBe(4);
});

test('more initiators than PDCs: each has one in the end', () => {
  const world = worldOf(8, { contexts: 2 });
  Object.assign(world.weather, { loss: 0.05, maxDelay: 20 });
  for (let i = 0; i < 8; i++) world.submit(openPeer(world, { rod: i % 2 === 0 }), 30);
  world.run(500);
  finish(world);
  expect(world.verdicts.get('nack_no_pdc_avail')).toBeGreaterThan(0);
  expect(world.peers.every(({ initiator }) => initiator.state === 'closed')).toBe(true);
});

describe('a life of random events', () => {
  /** What the events remember: initiators whose PDC was closed in error, which alone may fail. */
  interface Told {
    readonly mayFail: Set<Initiator>;
  }
  /** A kind of event: what it is drawn from, and what it does. */
  function event<A>(name: string, args: fc.Arbitrary<A>, does: (world: World, args: A, told: Told) => void) {
    return args.map(
      (drawn): fc.Command<Told, World> => ({
        check: () => true,
        run: (told, world) => does(world, drawn, told),
        toString: () => `${name}(${formatValue(drawn)})`,
      }),
    );
  }
  /** One of the initiators there are, drawn as a number. */
  const peerOf = (world: World, n: number): Peer => world.peers[n % world.peers.length]!;
  const anyPeer = fc.nat(7);
  const startPsn = fc.oneof(fc.nat(2 ** 32 - 1), fc.integer({ min: 2 ** 32 - 100, max: 2 ** 32 - 1 }));
  const chance = fc.constantFrom(0, 0, 0.02, 0.1, 0.3);

  const run = event('run', fc.integer({ min: 1, max: 150 }), (world, steps) => world.run(steps));
  const submit = event('submit', fc.tuple(anyPeer, fc.integer({ min: 1, max: 150 })), (world, [n, count]) => {
    const peer = peerOf(world, n);
    if (peer.initiator.isTaking) world.submit(peer, count);
  });
  const open = event('open', fc.record({ startPsn, rod: fc.boolean() }), (world, options) => {
    if (world.peers.length < 8) world.submit(openPeer(world, options), 1);
  });
  // An initiator may use its PDCID again when no one can take the new PDC for the old one (7.2, 7.5).
  const reopen = event('reopen', fc.tuple(anyPeer, fc.boolean()), (world, [n, rod]) => {
    const { initiator } = peerOf(world, n);
    const { spdcid } = initiator.options;
    const isUsed = world.peers.some(({ initiator: i }) => i.isOpen && i.options.spdcid === spdcid);
    if (isUsed || world.pdcOf(peerOf(world, n)) !== undefined || world.peers.length >= 12) return;
    world.submit(openPeer(world, { spdcid, rod, startPsn: addPsn(initiator.startPsn, 2 ** 20) }), 3);
  });
  const weather = event(
    'weather',
    fc.record({ loss: chance, copies: chance, maxDelay: fc.constantFrom(1, 5, 40) }),
    (world, drawn) => Object.assign(world.weather, drawn),
  );
  const fate = event(
    'fate',
    fc.record({
      trimmed: chance,
      ce: chance,
      guaranteed: fc.constantFrom(0, 0.2, 1),
      sesDelay: fc.constantFrom(0, 10, 60),
    }),
    (world, drawn) => Object.assign(world.fate, drawn),
  );
  const resources = Object.keys(plenty) as (keyof Resources)[];
  const lack = event('lack', fc.constantFrom(...resources, undefined), (world, name) => {
    world.lacking = name === undefined ? {} : { [name]: !plenty[name] };
  });
  const close = event('close', anyPeer, (world, n) => peerOf(world, n).initiator.close());
  const ask = event('ask', fc.tuple(anyPeer, fc.constantFrom('close', 'request_clear')), (world, [n, kind]) => {
    const pdc = world.pdcOf(peerOf(world, n));
    if (pdc !== undefined) world.command({ kind, pdcid: pdc.pdcid, psn: 0 });
  });
  const closeInError = event('closeInError', anyPeer, (world, n, { mayFail }) => {
    const pdc = world.pdcOf(peerOf(world, n));
    if (pdc === undefined) return;
    world.command({ kind: 'close_in_error', pdcid: pdc.pdcid });
    for (const { initiator } of world.peers) if (initiator.options.spdcid === pdc.spdcid) mayFail.add(initiator);
  });

  const often = [run, submit];
  const life = fc.commands(
    [...often, ...often, ...often, open, open, reopen, weather, weather, fate, lack, close, ask, closeInError],
    { maxCommands: 40, size: 'max' },
  );
  const setting = fc.record({
    seed: fc.nat(),
    tss: fc.constantFrom<StartRule['method']>('none', 'none', 'expected_0rtt', 'random_1rtt'),
    options: fc.record({
      contexts: fc.constantFrom(2, 4, 8),
      lags: fc.record({ window: fc.nat(3), duplicate: fc.nat(3) }),
      policies: fc.record({
        duplicates: fc.constantFrom('all', 'retx'),
        trimmedDuplicates: fc.constantFrom('answer', 'drop'),
        rodFirst: fc.constantFrom('nack', 'drop'),
        rodNacks: fc.constantFrom('gap', 'every'),
        sackBase: fc.constantFrom('trigger', 'tracking'),
        sackAlign: fc.constantFrom(1, 8),
      }),
    }),
  });

  test('delivers everything once, acknowledges all of it, and leaks no PDC', () => {
    const seen = new Set<Verdict>();
    fc.assert(
      fc.property(setting, life, ({ seed, tss, options }, events) => {
        const world = worldOf(seed, options);
        const told: Told = { mayFail: new Set() };
        world.tss = tss;
        world.submit(openPeer(world), 5);
        fc.modelRun(() => ({ model: told, real: world }), events);
        finish(world);
        for (const verdict of world.verdicts.keys()) seen.add(verdict);
        const failed = world.peers.filter(({ initiator }) => initiator.state !== 'closed');
        expect(failed.filter(({ initiator }) => !told.mayFail.has(initiator))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(seen.size).toBeGreaterThan(25);
  });
});
