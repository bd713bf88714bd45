import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatValue } from '../../../../checking/values.ts';
import type { InitiatorCounter, InitiatorOptions } from '../initiator/index.ts';
import { plenty, type Resources } from '../packet.ts';
import type { PdsTargetOptions } from '../settings.ts';
import { Conversation, hostOptions } from './conversation.ts';
import { worldTarget } from './world.ts';

const targetOptions: PdsTargetOptions = { ...worldTarget, contexts: 2, window: 128 };

function finish(talk: Conversation): void {
  talk.settle();
  talk.checkAllDelivered();
  talk.close();
  expect(talk.flight).toBe(0);
}

describe.each([0, 0.001, 0.01, 0.1, 0.2])('with a loss of %d, copies, reordering and trimming', (loss) => {
  test.each(['rud', 'rod', 'roce'] as const)('every packet of %s is delivered once', (mode) => {
    const talk = new Conversation(1, hostOptions, [targetOptions], 60_000);
    Object.assign(talk.weather, { loss, copies: 0.02, maxDelay: 40 });
    Object.assign(talk.mishaps, { trimmed: loss / 4, ce: 0.1 });
    for (let i = 0; i < 40; i++) {
      talk.submit(mode, 0, 1, 8);
      talk.run(60);
    }
    finish(talk);
    expect(talk.facts.length).toBe(320);
  });
});

test.each(['rud', 'rod', 'roce'] as const)(
  'a peer of %s that is gone: each packet is reported within a bound',
  (mode) => {
    for (const quiet of [{ trimNack: false, probe: false, tail: 'off' }, { entropy: true }] as const) {
      const registers = { ...hostOptions.registers, maxRtoRetx: 2, maxNackRetx: 2, loss: quiet };
      const talk = new Conversation(3, { ...hostOptions, registers }, [targetOptions, targetOptions], 60_000);
      Object.assign(talk.weather, { loss: 0.1, copies: 0.1, maxDelay: 40 });
      Object.assign(talk.mishaps, { trimmed: 0.1, guaranteed: 0.5 });
      for (const target of [0, 1]) talk.submit(mode, target, 0, 60);
      talk.run(150);
      expect(talk.facts.some(({ outcome }) => outcome === undefined)).toBe(true);
      talk.weather.loss = 1;
      // 120 + 240 + 300 for each packet, of which the last was sent when the first was refused or timed out last.
      talk.run(2 * 660 + 40);
      expect(talk.facts.filter(({ outcome }) => outcome === undefined)).toEqual([]);
      expect(talk.host.pdcs()).toEqual([]);
      expect(talk.flight).toBe(0);
    }
  },
);

/** What the host is set to, beside `hostOptions`. */
const setting = fc.record({
  seed: fc.nat(),
  cwnd: fc.constantFrom(9_000, 60_000, 2 ** 30),
  pdcsPerTuple: fc.constantFrom(1, 1, 2, 3),
  spread: fc.constantFrom('fill', 'turns'),
  newly: fc.constantFrom('rcvd_bytes', 'covered'),
  outOfWindow: fc.constantFrom('delayed', 'at_once'),
  ackLast: fc.boolean(),
  window: fc.constantFrom(5, 64, 200),
  loss: fc.record({
    trimNack: fc.boolean(),
    lossNack: fc.boolean(),
    outOfOrder: fc.boolean(),
    entropy: fc.boolean(),
    probe: fc.boolean(),
    tail: fc.constantFrom('off', 'probe', 'resend'),
    ackReq: fc.constant(true),
  }),
  target: fc.record({
    sackBase: fc.constantFrom('trigger', 'tracking'),
    rodNacks: fc.constantFrom('gap', 'every'),
    ackForm: fc.constantFrom('ack_cc', 'ack_cc', 'ack'),
  }),
});

describe('a life of random events', () => {
  function event<A>(name: string, args: fc.Arbitrary<A>, does: (talk: Conversation, args: A) => void) {
    return args.map(
      (drawn): fc.Command<object, Conversation> => ({
        check: () => true,
        run: (_, talk) => does(talk, drawn),
        toString: () => `${name}(${formatValue(drawn)})`,
      }),
    );
  }
  const chance = fc.constantFrom(0, 0, 0.02, 0.1, 0.2);
  const run = event('run', fc.integer({ min: 1, max: 200 }), (talk, steps) => talk.run(steps));
  const submit = event(
    'submit',
    fc.tuple(fc.constantFrom('rud', 'rud', 'rod', 'roce'), fc.nat(1), fc.nat(2), fc.integer({ min: 1, max: 30 })),
    (talk, [mode, target, job, packets]) => talk.submit(mode, target, job, packets),
  );
  const weather = event(
    'weather',
    fc.record({ loss: chance, copies: chance, maxDelay: fc.constantFrom(1, 5, 40) }),
    (talk, drawn) => Object.assign(talk.weather, drawn),
  );
  const mishaps = event(
    'mishaps',
    fc.record({
      trimmed: chance,
      ce: chance,
      guaranteed: fc.constantFrom(0, 0.2, 1),
      sesDelay: fc.constantFrom(0, 60),
    }),
    (talk, drawn) => Object.assign(talk.mishaps, drawn),
  );
  const names = Object.keys(plenty) as (keyof Resources)[];
  const lack = event('lack', fc.constantFrom(...names, undefined), (talk, name) => {
    talk.lacking = name === undefined ? {} : { [name]: !plenty[name] };
  });
  const close = event('close', fc.nat(3), (talk, n) => {
    const pdc = talk.host.pdcs()[n];
    if (pdc !== undefined) talk.host.close(pdc.pdcid);
  });
  const ask = event('ask', fc.tuple(fc.nat(1), fc.constantFrom('close', 'request_clear')), (talk, [n, kind]) => {
    const [pdc] = talk.targets[n]!.pdcs();
    if (pdc !== undefined) talk.targets[n]!.command({ kind, pdcid: pdc.pdcid });
  });
  const often = [run, submit];
  const life = fc.commands([...often, ...often, ...often, weather, weather, mishaps, lack, close, ask], {
    maxCommands: 40,
    size: 'max',
  });

  test('delivers everything once, and ends', () => {
    const seen = new Set<InitiatorCounter>();
    fc.assert(
      fc.property(setting, life, (drawn, events) => {
        const { seed, cwnd, window, loss, target, ...policies } = drawn;
        const options: InitiatorOptions = {
          ...hostOptions,
          window,
          policies: { ...hostOptions.policies, ...policies },
          registers: { ...hostOptions.registers, packetBytes: 2000, loss },
        };
        const talk = new Conversation(seed, options, [{ ...targetOptions, policies: target }, targetOptions], cwnd);
        talk.submit('rud', 0, 0, 20);
        fc.modelRun(() => ({ model: {}, real: talk }), events);
        finish(talk);
        for (const name of talk.host.counters.all().keys()) seen.add(name);
      }),
      { numRuns: 40 },
    );
    const wanted: InitiatorCounter[] = ['lost_trim', 'lost_entropy', 'lost_out_of_order', 'lost_tail', 'lost_timeout'];
    for (const name of [...wanted, 'spurious', 'ack_req_sent', 'pdc_waited', 'recoveries'] as const) {
      expect([...seen]).toContain(name);
    }
  });
});
