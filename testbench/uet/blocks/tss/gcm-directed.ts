/** What the GCM engine of AES-256 promises, step by step. */
import type { GcmSettings } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { segmentsOf } from '../../../agents/packet/segments.ts';
import { type GcmCase, readGcmCases } from '../../vectors/gcm-cases.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import { assert, chance, type NamedTest, named, type TestContext } from '../test-kit.ts';
import { type GcmPacket, gcmExpected, gcmOf, gcmPortsWith, gcmSlots, toBeOpened } from './gcm-bench.ts';
import { compareGcm, hex, randomBytes } from './gcm-property.ts';
import { lanesOf } from './gcm-streams.ts';

/** Packets of any small parts under a key, every second one to be opened. */
function packetsOf(t: TestContext, count: number, number: number, key: Uint8Array, longest = 120): GcmPacket[] {
  return Array.from({ length: count }, (_, i) => {
    const [pass, aad, text] = [i % 3 === 0 ? t.random.below(30) : 0, t.random.below(40), t.random.below(longest)];
    const bytes = randomBytes(t, pass + aad + text);
    const sealed = { key: number, iv: randomBytes(t, 12), seal: true, bytes, passBytes: pass, aadBytes: aad };
    return i % 2 === 0 ? sealed : toBeOpened(sealed, key);
  });
}

const clocks = named(
  'takes a clock for each piece of 16 bytes of a part and one for the end, whatever packets follow on each other',
  async (t) => {
    const key = randomBytes(t, 32);
    const ports = await gcmPortsWith(t, new Map([[1, key]]));
    const packets = packetsOf(t, 120, 1, key);
    const { ends } = await ports.play(packets, packets.length);
    const slots = packets.slice(1).reduce((sum, packet) => sum + gcmSlots(packet), 0);
    // The hash of a short packet is up to 3 clocks earlier than that of a long one.
    assert.ok(Math.abs(ends.at(-1)! - ends[0]! - slots) <= 3);
  },
);

/** As many of NIST's cases as there are keys to hold them, those to be refused among them. */
const vectors = named("gives what NIST's vectors say, all under keys of their own at once", async (t) => {
  const whole = ({ iv, tag }: GcmCase) => iv.length === 12 && tag.length === 16;
  const all = [nistFiles.gcmEncrypt256, nistFiles.gcmDecrypt256].flatMap((file) => readGcmCases(file).filter(whole));
  const cases = all.filter((_, i) => i % 10 === 0);
  // Numbers of keys that differ in any bits of theirs.
  const numbered = cases.map((one, i) => ({ ...one, number: (i * 37) % 256 }));
  const ports = await gcmPortsWith(t, new Map(numbered.map(({ number, key }) => [number, key])));
  const packets = numbered.flatMap(({ number, iv, aad, plaintext, ciphertext, tag }): GcmPacket[] => {
    const base = { key: number, iv, passBytes: 0, aadBytes: aad.length };
    const opened = { ...base, seal: false, bytes: Uint8Array.of(...aad, ...ciphertext, ...tag) };
    return plaintext === undefined
      ? [opened]
      : [{ ...base, seal: true, bytes: Uint8Array.of(...aad, ...plaintext) }, opened];
  });
  await compareGcm(ports, packets, new Map(numbered.map(({ number, key }) => [number, key])), false);
});

const newKeys = named(
  'takes keys while packets under others go through, and packets under each from when it is installed',
  async (t) => {
    const keys = new Map([[3, randomBytes(t, 32)]]);
    const ports = await gcmPortsWith(t, keys, { down: chance(0.8) });
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
);

const longPackets = named(
  'lets packets of all its room out, refuses longer ones, and those after them go on',
  async (t) => {
    const key = randomBytes(t, 32);
    const keys = new Map([[128, key]]);
    const ports = await gcmPortsWith(t, keys);
    const textOf = (length: number, passBytes = 0): GcmPacket => ({
      key: 128,
      iv: randomBytes(t, 12),
      seal: true,
      bytes: randomBytes(t, passBytes + length),
      passBytes,
      aadBytes: 0,
    });
    const lanes = lanesOf(t);
    const ofEach = (make: () => GcmPacket) => Array.from({ length: lanes }, make);
    const room = 1024 * 16;
    // Each begins in the first segment of a row, and fills all rows of its lane.
    await compareGcm(ports, [...ofEach(() => textOf(room - 16)), textOf(room - 16), textOf(5)], keys, false);
    // A beat more, or many, are not told of by OpenSSL: they are refused, and all others leave.
    const before = [textOf(100), textOf(16)];
    const tooLong = [...ofEach(() => textOf(room - 15)), ...ofEach(() => textOf(room - 400, 1000))];
    const behind = [...ofEach(() => textOf(33)), textOf(9_216), textOf(0), textOf(17)];
    const others = [...before, ...behind];
    const packets = [...before, ...tooLong, ...behind];
    const { results, refused } = await ports.play(packets, others.length, tooLong.length);
    assert.deepEqual(
      results.map(({ bytes }) => hex(bytes)),
      others.map((packet) => hex(gcmExpected(packet, key).bytes)),
    );
    assert.equal(refused, tooLong.length);
  },
);

const oneByOne = (clocksOfKey: number): NamedTest =>
  named(`installs keys one behind another, ${clocksOfKey} clocks for each, and marks each once`, async (t) => {
    const numbers = [9, 200, 1, 64];
    const source = t.source('keys');
    for (const number of numbers) source.sendNow({ number, key: BigInt(t.random.bits(256)) });
    const { installed, installed_number } = gcmOf(t);
    const [seen, at]: [number[], number[]] = [[], []];
    for (let clock = 0; clock < (numbers.length + 1) * clocksOfKey; clock++) {
      await t.cycles(1);
      if (installed.get() === 0) continue;
      seen.push(Number(installed_number.get()));
      at.push(clock);
    }
    assert.deepEqual(seen, numbers);
    assert.deepEqual(
      at.slice(1).map((clock, i) => clock - at[i]!),
      numbers.slice(1).map(() => clocksOfKey),
    );
  });

/** Nothing leaves until all room is taken, then a beat in three clocks, so that it stays so. */
const slowly = (t: TestContext) => () => {
  let clock = 0;
  const filled = 1500 + 400 * lanesOf(t);
  return () => ++clock > filled && clock % 3 === 0;
};

const stalled = named('loses nothing and mixes up no verdict where all its room is taken for long', async (t) => {
  const key = randomBytes(t, 32);
  const keys = new Map([[2, key]]);
  const ports = await gcmPortsWith(t, keys, { down: slowly(t) });
  const packets = packetsOf(t, 250 * lanesOf(t), 2, key, 250).map((packet, i) => {
    if (i % 7 !== 1) return packet;
    const bytes = packet.bytes.slice();
    bytes[bytes.length - 1]! ^= 1;
    return { ...packet, bytes };
  });
  await compareGcm(ports, packets, keys, false);
});

const manyShort = named(
  'loses none of as many short packets as it has places for, and each begins where the one before it has room for its ICV',
  async (t) => {
    const key = randomBytes(t, 32);
    const ports = await gcmPortsWith(t, new Map([[2, key]]), { down: slowly(t) });
    // A segment each but for one in some rounds of the lanes, so that the places of all lanes are taken at the same
    // time, and not alike.
    const lanes = lanesOf(t);
    const packets = Array.from({ length: 500 * lanes }, (_, i): GcmPacket => {
      const bytes = randomBytes(t, i % (3 * lanes + 1) === 0 ? 24 : 0);
      return { key: 2, iv: randomBytes(t, 12), seal: true, bytes, passBytes: 0, aadBytes: 0 };
    });
    const { results } = await ports.play(packets, packets.length);
    // An empty packet comes as a segment too.
    let place = 0;
    const places = packets.map(({ bytes }) => {
      const here = place;
      place += segmentsOf(bytes.length, 16) + 1;
      return here % lanes;
    });
    assert.deepEqual(
      results.map(({ bytes, begins }) => [hex(bytes), begins]),
      packets.map((packet, i) => [hex(gcmExpected(packet, key).bytes), places[i]]),
    );
  },
);

const alone = named('takes the same clocks for a packet that comes alone, whenever it comes', async (t) => {
  const key = randomBytes(t, 32);
  const ports = await gcmPortsWith(t, new Map([[1, key]]), { gaps: false });
  const iv = randomBytes(t, 12);
  // With its ICV 8 segments, so that of any lanes each begins with a row.
  const packet = { key: 1, iv, seal: true, bytes: randomBytes(t, 112), passBytes: 0, aadBytes: 4 };
  const stays = new Set<number>();
  for (let i = 0; i < 8 * lanesOf(t); i++) {
    await t.cycles(t.random.below(8));
    const begins = t.cycle;
    const { ends } = await ports.play([packet], 1);
    stays.add(ends[0]! - begins);
  }
  assert.equal(stays.size, 1);
});

const lineRate = named(
  'takes packets of 1,500 bytes at 97 % of 16 bytes a lane and clock or more, and long ones among short ones at 93 %',
  async (t) => {
    const key = randomBytes(t, 32);
    const lanes = lanesOf(t);
    const ports = await gcmPortsWith(t, new Map([[1, key]]), { gaps: false });
    /** Bytes a clock of the packets in the middle, in parts of what the lanes have. */
    const rate = async (lengths: readonly number[]): Promise<number> => {
      const packets = lengths.map((length): GcmPacket => {
        const bytes = randomBytes(t, length);
        return { key: 1, iv: randomBytes(t, 12), seal: true, bytes, passBytes: 0, aadBytes: 24 };
      });
      const { ends } = await ports.play(packets, packets.length);
      const [from, to] = [lengths.length / 4, (3 * lengths.length) / 4];
      const bytes = lengths.slice(from + 1, to + 1).reduce((sum, length) => sum + length, 0);
      return bytes / (16 * lanes * (ends[to]! - ends[from]!));
    };
    const same = await rate(Array(120).fill(1524));
    assert.ok(same >= 0.97, `${same}`);
    // In turn alone the long ones would all be the same lane's.
    const mixed = await rate(Array.from({ length: 32 * lanes }, (_, i) => (i % lanes === 0 ? 4_120 : 1_048)));
    assert.ok(mixed >= 0.93, `${mixed}`);
  },
);

const longParts = named('works at parts of thousands of bytes, whichever it is of a packet', async (t) => {
  const key = randomBytes(t, 32);
  const keys = new Map([[6, key]]);
  const ports = await gcmPortsWith(t, keys);
  const lengths = [
    [8_191, 0, 1],
    [0, 8_191, 1],
    [1, 1, 8_191],
    [4_096, 4_096, 4_096],
  ] as const;
  const packets = lengths.flatMap(([passBytes, aadBytes, text]) =>
    Array.from({ length: lanesOf(t) }, (): GcmPacket => {
      const bytes = randomBytes(t, passBytes + aadBytes + text);
      return toBeOpened({ key: 6, iv: randomBytes(t, 12), seal: true, bytes, passBytes, aadBytes }, key);
    }),
  );
  await compareGcm(ports, packets, keys, false);
});

/** Parts that end on a beat, or a byte before or after it, in each of the lanes. */
const edges = named(
  'works at parts of any lengths about whole beats, none at all among them, and refuses what ends a byte too early',
  async (t) => {
    const key = randomBytes(t, 32);
    const ports = await gcmPortsWith(t, new Map([[7, key]]));
    const [few, many] = [
      [0, 1, 15, 16, 17],
      [0, 1, 15, 16, 17, 31, 32, 33],
    ];
    const packets = few.flatMap((passBytes) =>
      many.flatMap((aadBytes) =>
        few.flatMap((text): GcmPacket[] => {
          const offset = passBytes + aadBytes;
          const bytes = randomBytes(t, offset + text);
          const sealed = { key: 7, iv: randomBytes(t, 12), seal: true, bytes, passBytes, aadBytes };
          const opened = toBeOpened(sealed, key);
          if (text > 0) return [sealed, opened];
          const cut = offset === 0 ? [] : [{ ...sealed, bytes: bytes.subarray(0, -1) }];
          return [sealed, opened, ...cut, { ...opened, bytes: opened.bytes.subarray(0, -1) }];
        }),
      ),
    );
    for (let lane = 0; lane < lanesOf(t); lane++)
      await compareGcm(ports, [...packets.slice(lane), ...packets.slice(0, lane)], new Map([[7, key]]), false);
  },
);

/**
 * A key takes as many clocks more as it has round keys that are stored and no part of it, and one more to all of
 * several lanes.
 */
export const gcmDirected = ({ lanes, keySchedule }: GcmSettings): readonly NamedTest[] => [
  vectors,
  lanes === 1 ? clocks : lineRate,
  alone,
  edges,
  longParts,
  newKeys,
  oneByOne((keySchedule === 'on_the_fly' ? 39 : 52) + (lanes === 1 ? 0 : 1)),
  longPackets,
  stalled,
  manyShort,
];
