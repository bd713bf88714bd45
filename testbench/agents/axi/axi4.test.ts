import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../bench/context.ts';
import { Memory } from '../memory.ts';
import { chance } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { type Burst, beatPlace, burstMistake } from './axi4-burst.ts';
import { axi4Monitor } from './axi4-monitor.ts';
import { axi4Subordinate } from './axi4-subordinate.ts';
import { axi4Channels } from './testing/axi4-channels.ts';

const design = axi4Channels({ bytes: 8, address: 40, id: 3 });

const burst = (fields: Partial<Record<'id' | 'addr' | 'len' | 'size' | 'burst', number | bigint>>) => ({
  ...{ id: 0, addr: 0x1000, len: 0, size: 3, burst: 1, lock: 0, cache: 3, prot: 2 },
  ...fields,
});

/** The test as the manager: what it sends, and what it is answered. */
const manager = (t: TestContext) => ({
  aw: t.source('aw'),
  w: t.source('w'),
  ar: t.source('ar'),
  b: t.sink('b', { ready: chance(0.7) }),
  r: t.sink('r', { ready: chance(0.7) }),
});

const items = (sink: { readonly items: readonly { readonly item: unknown }[] }) =>
  sink.items.map(({ item }) => item as Record<string, number | bigint | string>);

describe('an AXI4 subordinate', () => {
  test('writes the bytes that the strobes name, and reads them back', async () => {
    await onEngines(design, async (t) => {
      const { aw, w, ar, b, r } = manager(t);
      const { memory } = axi4Subordinate(t, 'm_axi', { memory: new Memory({ fill: 0xee }) });
      axi4Monitor(t, 'm_axi');
      // Three beats from byte 5 of the first one on.
      aw.sendNow(burst({ id: 2, addr: 0x1005, len: 2 }));
      w.sendNow({ data: 0x0302_01_00_0000_0000n, strb: 0xe0, last: 0 });
      w.sendNow({ data: 0x0b0a_0908_0706_0504n, strb: 0xff, last: 0 });
      w.sendNow({ data: 0x0cn, strb: 0x01, last: 1 });
      await t.timeout(100, b.received(1));
      expect(items(b)).toEqual([{ id: 2, resp: 'OKAY' }]);
      expect([...memory.read(0x1004, 14)]).toEqual([0xee, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0xee]);
      ar.sendNow(burst({ id: 5, addr: 0x1008, len: 1 }));
      await t.timeout(100, r.received(2));
      expect(items(r)).toEqual([
        { id: 5, data: 0x0b0a_0908_0706_0504n, resp: 'OKAY', last: 0 },
        { id: 5, data: 0xeeee_eeee_eeee_ee0cn, resp: 'OKAY', last: 1 },
      ]);
    });
  });

  test('takes data before its address, and keeps wrapping bursts in their span', async () => {
    await onEngines(design, async (t) => {
      const { aw, w, b } = manager(t);
      const { memory } = axi4Subordinate(t, 'm_axi');
      axi4Monitor(t, 'm_axi');
      for (let i = 0; i < 4; i++) w.sendNow({ data: BigInt(i + 1), strb: 0xff, last: Number(i === 3) });
      await t.cycles(10);
      aw.sendNow(burst({ addr: 0x1010, len: 3, burst: 2 }));
      await t.timeout(100, b.received(1));
      expect([0, 8, 16, 24].map((at) => memory.readWord(0x1000 + at))).toEqual([3, 4, 1, 2]);
    });
  });

  test('keeps the order of an id, and with reorder no other', async () => {
    await onEngines(design, async (t) => {
      const { ar, r } = manager(t);
      const memory = new Memory();
      for (let i = 0; i < 64; i++) memory.writeWord(0x1000 + 8 * i, i, { bytes: 8 });
      axi4Subordinate(t, 'm_axi', { memory, reorder: true, latency: [0, 30] });
      axi4Monitor(t, 'm_axi');
      for (let i = 0; i < 16; i++) ar.sendNow(burst({ id: i % 4, addr: 0x1000 + 32 * i, len: 3 }));
      await t.timeout(2000, r.received(64));
      const all = items(r).map(({ id, data }) => ({ id: Number(id), data: Number(data) }));
      for (let id = 0; id < 4; id++)
        expect(all.filter((of) => of.id === id).map(({ data }) => data)).toEqual(
          Array.from({ length: 16 }, (_, i) => 16 * Math.floor(i / 4) + 4 * id + (i % 4)),
        );
      expect(all.map(({ data }) => data)).not.toEqual([...all.map(({ data }) => data)].sort((a, b) => a - b));
    });
  });

  test('answers DECERR outside of its memory, and what it is told to', async () => {
    await onEngines(design, async (t) => {
      const { aw, w, ar, b, r } = manager(t);
      const respond = (address: bigint) => (address === 0x1008n ? ('SLVERR' as const) : ('OKAY' as const));
      const { memory } = axi4Subordinate(t, 'm_axi', { memory: new Memory({ size: 0x2000 }), respond });
      axi4Monitor(t, 'm_axi');
      for (const addr of [0x1000, 0x1008, 0x2000]) {
        aw.sendNow(burst({ addr }));
        w.sendNow({ data: 7n, strb: 0xff, last: 1 });
        ar.sendNow(burst({ addr }));
      }
      await t.timeout(200, b.received(3));
      await t.timeout(200, r.received(3));
      expect(items(b).map(({ resp }) => resp)).toEqual(['OKAY', 'SLVERR', 'DECERR']);
      expect(items(r).map(({ resp }) => resp)).toEqual(['OKAY', 'SLVERR', 'DECERR']);
      expect([memory.readWord(0x1000), memory.readWord(0x1008)]).toEqual([7, 0]);
    });
  });
});

describe('an AXI4 monitor', () => {
  const wrongBursts: readonly (readonly [string, Parameters<typeof burst>[0], string])[] = [
    ['crosses a page', { addr: 0x1ff0, len: 2 }, 'crosses a multiple of 4,096'],
    ['has beats wider than the bus', { size: 4 }, 'beats of 16 bytes on an interface of 8'],
    ['has the reserved type', { burst: 3 }, 'reserved'],
    ['wraps with five beats', { burst: 2, len: 4 }, 'a WRAP burst of 5 beats'],
    ['is fixed and too long', { burst: 0, len: 16 }, 'a FIXED burst of 17 beats'],
  ];
  for (const [what, fields, message] of wrongBursts)
    test(`fails a burst that ${what}`, async () => {
      const failure = await failureOn(design, async (t) => {
        const { ar } = manager(t);
        axi4Subordinate(t, 'm_axi');
        axi4Monitor(t, 'm_axi');
        ar.sendNow(burst(fields));
        await t.cycles(20);
      });
      expect(failure).toContain(message);
    });

  test.each([
    ['a burst whose last beat is not marked', [0, 0], 'wlast is 0 in beat 2 of a burst of 2'],
    ['a burst that ends early', [1], 'wlast is 1 in beat 1 of a burst of 2'],
  ])('fails %s', async (_, lasts, message) => {
    const failure = await failureOn(design, async (t) => {
      const { aw, w } = manager(t);
      axi4Subordinate(t, 'm_axi');
      axi4Monitor(t, 'm_axi');
      aw.sendNow(burst({ len: 1 }));
      for (const last of lasts) w.sendNow({ data: 1n, strb: 0xff, last });
      await t.cycles(20);
    });
    expect(failure).toContain(message);
  });

  test('fails strobes below the first byte of a burst', async () => {
    const failure = await failureOn(design, async (t) => {
      const { aw, w } = manager(t);
      axi4Subordinate(t, 'm_axi');
      axi4Monitor(t, 'm_axi');
      aw.sendNow(burst({ addr: 0x1004 }));
      w.sendNow({ data: 1n, strb: 0xff, last: 1 });
      await t.cycles(20);
    });
    expect(failure).toContain('names bytes beside those of its beat');
  });

  test('fails an answer to no burst', async () => {
    const failure = await failureOn(design, async (t) => {
      manager(t);
      axi4Monitor(t, 'm_axi');
      t.dut.port('m_axi_rvalid').set(1);
      await t.cycles(5);
    });
    expect(failure).toContain('no burst with that id is open');
  });
});

describe('bursts', () => {
  const incr: Burst = { id: 0, address: 0x1003n, beats: 3, size: 4, kind: 'INCR' };

  test('say which bytes each beat means', () => {
    expect([0, 1, 2].map((i) => beatPlace(incr, i))).toEqual([
      { address: 0x1003n, bytes: 1 },
      { address: 0x1004n, bytes: 4 },
      { address: 0x1008n, bytes: 4 },
    ]);
    expect(beatPlace({ ...incr, kind: 'FIXED' }, 2)).toEqual({ address: 0x1003n, bytes: 1 });
  });

  test('may reach the end of a page, and no further', () => {
    expect(burstMistake({ ...incr, address: 0x1ff4n }, 4)).toBeUndefined();
    expect(burstMistake({ ...incr, address: 0x1ff8n }, 4)).toContain('4,096');
    expect(burstMistake({ ...incr, address: 0x1001n, beats: 4, kind: 'WRAP' }, 4)).toContain('not aligned');
  });
});
