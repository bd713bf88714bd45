/** What the GCM engine of one lane, AES-256, promises, step by step. */
import assert from 'node:assert/strict';
import type { GcmSettings } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { chance } from '../../agents/patterns.ts';
import type { TestContext } from '../../bench/context.ts';
import { type GcmCase, readGcmCases } from '../../vectors/gcm-cases.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import type { NamedTest } from '../named-test.ts';
import { type GcmPacket, gcmPorts, gcmSlots, toBeOpened } from './gcm-bench.ts';
import { compareGcm, randomBytes } from './gcm-property.ts';

/** Packets of any small parts under a key, every second one to be opened. */
function packetsOf(t: TestContext, count: number, number: number, key: Uint8Array, longest = 120): GcmPacket[] {
  return Array.from({ length: count }, (_, i) => {
    const [pass, aad, text] = [i % 3 === 0 ? t.random.below(30) : 0, t.random.below(40), t.random.below(longest)];
    const bytes = randomBytes(t, pass + aad + text);
    const sealed = { key: number, iv: randomBytes(t, 12), seal: true, bytes, passBytes: pass, aadBytes: aad };
    return i % 2 === 0 ? sealed : toBeOpened(sealed, key);
  });
}

const clocks: NamedTest = {
  name: 'takes a clock for each piece of 16 bytes of a part and one for the end, whatever packets follow on each other',
  body: async (t) => {
    const key = randomBytes(t, 32);
    const ports = gcmPorts(t);
    await ports.install(new Map([[1, key]]));
    const packets = packetsOf(t, 120, 1, key);
    const { ends } = await ports.play(packets, packets.length);
    const slots = packets.slice(1).reduce((sum, packet) => sum + gcmSlots(packet), 0);
    // The hash of a short packet is up to 3 clocks earlier than that of a long one.
    assert.ok(Math.abs(ends.at(-1)! - ends[0]! - slots) <= 3);
  },
};

/** As many of NIST's cases as there are keys to hold them, those to be refused among them. */
const vectors: NamedTest = {
  name: "gives what NIST's vectors say, all under keys of their own at once",
  body: async (t) => {
    const whole = ({ iv, tag }: GcmCase) => iv.length === 12 && tag.length === 16;
    const all = [nistFiles.gcmEncrypt256, nistFiles.gcmDecrypt256].flatMap((file) => readGcmCases(file).filter(whole));
    const cases = all.filter((_, i) => i % 10 === 0);
    // Numbers of keys that differ in any bits of theirs.
    const numbered = cases.map((one, i) => ({ ...one, number: (i * 37) % 256 }));
    const ports = gcmPorts(t);
    await ports.install(new Map(numbered.map(({ number, key }) => [number, key])));
    const packets = numbered.flatMap(({ number, iv, aad, plaintext, ciphertext, tag }): GcmPacket[] => {
      const base = { key: number, iv, passBytes: 0, aadBytes: aad.length };
      const opened = { ...base, seal: false, bytes: Uint8Array.of(...aad, ...ciphertext, ...tag) };
      return plaintext === undefined
        ? [opened]
        : [{ ...base, seal: true, bytes: Uint8Array.of(...aad, ...plaintext) }, opened];
    });
    await compareGcm(ports, packets, new Map(numbered.map(({ number, key }) => [number, key])), false);
  },
};

const newKeys: NamedTest = {
  name: 'takes keys while packets under others go through, and packets under each from when it is installed',
  body: async (t) => {
    const keys = new Map([[3, randomBytes(t, 32)]]);
    const ports = gcmPorts(t, { down: chance(0.8) });
    await ports.install(keys);
    for (const number of [0, 4, 2, 255, 7]) {
      const before = [...keys];
      const packets = before.flatMap(([under, key]) => packetsOf(t, 24, under, key, 300));
      const key = randomBytes(t, 32);
      let during = 0;
      const installs = t.fork(async (task) => {
        await task.cycles(10);
        await ports.install(new Map([[number, key]]));
        during = task.cycle;
      });
      await compareGcm(ports, packets, keys, false);
      const ended = t.cycle;
      await installs;
      assert.ok(during < ended, 'the key was installed while packets went through');
      keys.set(number, key);
    }
    await compareGcm(
      ports,
      [...keys].flatMap(([under, key]) => packetsOf(t, 4, under, key)),
      keys,
      false,
    );
  },
};

const longPackets: NamedTest = {
  name: 'lets packets of all its room out, refuses longer ones, and those behind them go on',
  body: async (t) => {
    const key = randomBytes(t, 32);
    const keys = new Map([[128, key]]);
    const ports = gcmPorts(t);
    await ports.install(keys);
    const textOf = (length: number, passBytes = 0): GcmPacket => ({
      key: 128,
      iv: randomBytes(t, 12),
      seal: true,
      bytes: randomBytes(t, passBytes + length),
      passBytes,
      aadBytes: 0,
    });
    const room = 1024 * 16;
    await compareGcm(ports, [textOf(40), textOf(room - 16), textOf(5)], keys, false);
    // A beat more, or many, are not told of by OpenSSL: they are refused, and all others leave.
    const others = [textOf(100), textOf(9_216), textOf(0), textOf(17)];
    const tooLong = [textOf(room - 15), textOf(room - 400, 1000)];
    const { results, refused } = await ports.play([others[0]!, ...tooLong, ...others.slice(1)], others.length);
    assert.deepEqual(
      results.map(({ bytes }) => bytes.length),
      others.map(({ bytes }) => bytes.length + 16),
    );
    assert.equal(refused, tooLong.length);
  },
};

const oneByOne = (clocksOfKey: number): NamedTest => ({
  name: `installs keys one behind another, ${clocksOfKey} clocks for each, and marks each once`,
  body: async (t) => {
    const numbers = [9, 200, 1, 64];
    const source = t.source('keys');
    for (const number of numbers) source.sendNow({ number, key: BigInt(t.random.bits(256)) });
    const [seen, at]: [number[], number[]] = [[], []];
    for (let clock = 0; clock < (numbers.length + 1) * clocksOfKey; clock++) {
      await t.cycles(1);
      if (t.dut.port('installed').get() === 0) continue;
      seen.push(Number(t.dut.port('installed_number').get()));
      at.push(clock);
    }
    assert.deepEqual(seen, numbers);
    assert.deepEqual(
      at.slice(1).map((clock, i) => clock - at[i]!),
      numbers.slice(1).map(() => clocksOfKey),
    );
  },
});

const stalled: NamedTest = {
  name: 'loses nothing and mixes up no verdict where all its room is taken for long',
  body: async (t) => {
    const key = randomBytes(t, 32);
    const keys = new Map([[2, key]]);
    // Nothing leaves until all room is taken, then a beat in three clocks, so that it stays so.
    const slowly = () => {
      let clock = 0;
      return () => ++clock > 2000 && clock % 3 === 0;
    };
    const ports = gcmPorts(t, { down: slowly });
    await ports.install(keys);
    const packets = packetsOf(t, 400, 2, key, 90).map((packet, i) => {
      if (i % 7 !== 1) return packet;
      const bytes = packet.bytes.slice();
      bytes[bytes.length - 1]! ^= 1;
      return { ...packet, bytes };
    });
    await compareGcm(ports, packets, keys, false);
  },
};

const alone: NamedTest = {
  name: 'takes the same clocks for a packet that comes alone, whenever it comes',
  body: async (t) => {
    const key = randomBytes(t, 32);
    const ports = gcmPorts(t);
    await ports.install(new Map([[1, key]]));
    const iv = randomBytes(t, 12);
    const packet = { key: 1, iv, seal: true, bytes: randomBytes(t, 24), passBytes: 0, aadBytes: 4 };
    const stays = new Set<number>();
    for (let gap = 0; gap < 6; gap++) {
      await t.cycles(gap);
      const begins = t.cycle;
      const { ends } = await ports.play([packet], 1);
      stays.add(ends[0]! - begins);
    }
    assert.equal(stays.size, 1);
  },
};

/** A key takes as many clocks more as it has round keys that are stored and no part of it. */
export const gcmDirected = ({ keySchedule }: Omit<GcmSettings, 'lanes'>): readonly NamedTest[] => [
  vectors,
  clocks,
  alone,
  newKeys,
  oneByOne(keySchedule === 'on_the_fly' ? 39 : 52),
  longPackets,
  stalled,
];
