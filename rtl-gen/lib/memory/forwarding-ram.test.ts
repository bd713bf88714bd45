import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bit, bits, elaborate, module, pack, record, unpack } from '../../hdl/index.ts';
import { type ForwardingRamOptions, forwardingRam } from './forwarding-ram.ts';

/** A word of fields, as contexts are. */
const Sum = record({ high: bits(7), low: bits(9) });

/** Counts what came for each address: a lost or stale word shows as a wrong sum forever after. */
const sums = (options: ForwardingRamOptions) => {
  const ram = forwardingRam(Sum, options);
  return module(
    'sums',
    {
      in: { addr: bits(3), enable: bit, add: bits(16), clear: bit, keep: bit },
      out: { sum: bits(16), at: bits(3), valid: bit },
    },
    ({ addr, enable, add, clear, keep }, m) => {
      let [a, c, k] = [add, clear, keep];
      for (let i = 0; i < options.latency; i++) {
        const stage = {
          add: m.reg(`add_${i}`, bits(16)),
          clear: m.reg(`clear_${i}`, bit),
          keep: m.reg(`keep_${i}`, bit),
        };
        stage.add.set(a);
        stage.clear.set(c);
        stage.keep.set(k);
        [a, c, k] = [stage.add, stage.clear, stage.keep];
      }
      const word = m.wire('word', bits(16), 0);
      const next = m.mux(c, a, word.add(a));
      const out = m.inst('ram', ram, { addr, enable, next: unpack(Sum, next), write: k.not() });
      word.set(pack(out.word));
      return { sum: next, at: out.at, valid: out.valid };
    },
  );
};

const access = fc.record({
  addr: fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, fc.nat(5)),
  enable: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.constant(0)),
  add: fc.nat(65535),
  keep: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constant(1)),
});

describe.each([1, 2, 3] as const)('forwardingRam of latency %i', (latency) => {
  everyEngineProperty(
    `latency ${latency}: an access sees what all accesses before it wrote, also in clocks in a row`,
    elaborate(sums({ depth: 6, latency })),
    fc.array(access, { minLength: 1, maxLength: 60, size: 'max' }),
    async (t, accesses) => {
      const words = new Map<number, number>();
      const due: ({ at: number; sum: number } | undefined)[] = [];
      const all = [
        ...Array.from({ length: 6 }, (_, addr) => ({ addr, enable: 1, add: 0, keep: 0, clear: 1 })),
        ...accesses.map((a) => ({ ...a, clear: 0 })),
        ...Array.from({ length: latency }, () => ({ addr: 0, enable: 0, add: 0, keep: 1, clear: 0 })),
      ];
      for (const inputs of all) {
        for (const [name, value] of Object.entries(inputs)) t.dut.port(name).set(value);
        const { addr, enable, add, keep, clear } = inputs;
        const sum = clear ? add : ((words.get(addr) ?? 0) + add) & 0xffff;
        due.push(enable ? { at: addr, sum } : undefined);
        if (enable && !keep) words.set(addr, sum);
        await t.rising();
        const shown = due.length < latency ? undefined : due.shift();
        const port = (name: string) => Number(t.dut.port(name).get());
        expect(port('valid')).toBe(shown === undefined ? 0 : 1);
        if (shown !== undefined) expect({ at: port('at'), sum: port('sum') }).toEqual(shown);
      }
    },
  );
});

test('forwardingRam refuses a depth that is none', () => {
  expect(() => forwardingRam(bits(8), { depth: 1, latency: 1 })).toThrow(
    new RangeError('forwardingRam of 1 words: give 2 or more'),
  );
});
