import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../support/user-error.ts';
import { PdsTarget, type PdsTargetOptions, pdsPacket, plenty, synWord, targetNacks } from './index.ts';
import { Flow, type FlowOptions, nackOf } from './testing/flow.ts';

const targetOf = (options: PdsTargetOptions = {}): PdsTarget => new PdsTarget({ contexts: 4, window: 64, ...options });
const flowOf = (options: PdsTargetOptions = {}, flow: FlowOptions = {}): Flow => new Flow(targetOf(options), flow);

describe('a PDC is opened (7.6)', () => {
  test('by a SYN request, with Start_PSN = psn - psn_offset, and acknowledged at once', () => {
    const flow = flowOf();
    const { verdict, deliver } = flow.send(0, { syn: true });
    expect(verdict).toBe('created');
    expect(deliver).toMatchObject({ psn: 1000, rod: false, cookie: { ack: true } });
    expect(flow.view).toMatchObject({ state: 'established', startPsn: 1000, cackPsn: 999, clearPsn: 999 });
    expect(flow.respond(0)).toMatchObject({ cackPsn: 1000, spdcid: flow.pdcid, dpdcid: 7, destination: flow.source });
  });

  test('by a SYN packet that is not the first, where the mode is RUD', () => {
    const flow = flowOf({}, { startPsn: 2 ** 32 - 2 });
    expect(flow.send(5, { syn: true }).verdict).toBe('created');
    expect(flow.view).toMatchObject({ startPsn: 2 ** 32 - 2, highest: 3, frontier: 2 ** 32 - 2, oooCount: 1 });
  });

  test('by NOOP and NEGOTIATION, which SES does not see', () => {
    for (const kind of ['noop', 'negotiation'] as const) {
      const target = targetOf();
      const outcome = new Flow(target).control(kind, { syn: true, dpdcid: synWord(0), rod: true });
      expect(outcome.verdict).toBe('created');
      expect(outcome.deliver).toBeUndefined();
      expect(outcome.reply).toMatchObject({ type: 'ack', cackPsn: 1000, response: { kind: 'none' } });
      expect(target.pdcs()).toMatchObject([{ rod: true, rcvdBytes: 0 }]);
    }
  });

  test('by no other control packet: one that has overtaken the first packet is dropped', () => {
    for (const kind of ['ack_req', 'clear_cmd', 'clear_req', 'close_cmd', 'close_req', 'probe'] as const) {
      const target = targetOf();
      expect(new Flow(target).control(kind, { syn: true, dpdcid: synWord(0) })).toEqual({ verdict: 'dropped_no_pdc' });
      expect(target.pdcs()).toEqual([]);
    }
  });

  test('once: further SYN packets of the same Start_PSN find it, until its initiator knows the PDCID', () => {
    const flow = flowOf().open();
    expect(flow.send(1, { syn: true })).toMatchObject({ verdict: 'accepted', deliver: { pdcid: flow.pdcid } });
    expect(flow.target.pdcs()).toHaveLength(1);
  });

  test('for each {source, local address, SPDCID} by itself (7.1)', () => {
    const target = targetOf();
    new Flow(target).open();
    new Flow(target, { spdcid: 8 }).open();
    new Flow(target, { source: 1n }).open();
    new Flow(target).open({ local: 1 });
    expect(new Set(target.pdcs().map(({ pdcid }) => pdcid)).size).toBe(4);
  });
});

describe('a PDC is not opened', () => {
  const refusals = [
    ['no_ccc_avail', { ccc: false }],
    ['no_bitmap', { bitmap: false }],
    ['no_pkt_buffer', { pktBuffer: false }],
    ['no_gtd_del_avail', { gtdDel: false }],
    ['no_ses_msg_avail', { sesMsg: false }],
    ['no_resource', { other: false }],
  ] as const;
  test.each(refusals)('%s: NACK with spdcid 0, for want of a resource', (code, missing) => {
    const flow = flowOf();
    const outcome = flow.send(0, { syn: true, entropy: 77, ce: true, resources: { ...plenty, ...missing } });
    expect(outcome.verdict).toBe(`nack_${code}`);
    expect(nackOf(outcome)).toMatchObject({
      code,
      spdcid: 0,
      dpdcid: 7,
      nackPsn: 1000,
      entropy: 77,
      m: true,
      retx: false,
    });
    expect(flow.target.pdcs()).toEqual([]);
  });

  test('for want of several resources: the NACK is that of the lowest code', () => {
    const none = { ...plenty, ccc: false, bitmap: false, pktBuffer: false, gtdDel: false, sesMsg: false, other: false };
    for (const [i, [code]] of refusals.entries()) {
      const there = Object.fromEntries(refusals.slice(0, i).map(([, missing]) => [Object.keys(missing)[0], true]));
      expect(nackOf(flowOf().send(0, { syn: true, resources: { ...none, ...there } })).code).toBe(code);
    }
  });

  test('no_pdc_avail: no PDCID is free', () => {
    const target = targetOf({ contexts: 1 });
    new Flow(target).open();
    const outcome = new Flow(target, { spdcid: 8 }).send(0, { syn: true, resources: { ...plenty, ccc: false } });
    expect(nackOf(outcome)).toMatchObject({ code: 'no_pdc_avail', spdcid: 0, dpdcid: 8 });
  });

  test('no_pdc_avail: the set of its identity is full, though PDCIDs are free', () => {
    const target = targetOf({ table: { ways: 1, setOf: ({ spdcid }) => spdcid & 1 } });
    new Flow(target).open();
    expect(new Flow(target, { spdcid: 9 }).send(0, { syn: true }).verdict).toBe('nack_no_pdc_avail');
    expect(new Flow(target, { spdcid: 8 }).send(0, { syn: true }).verdict).toBe('created');
  });

  test('no PDC costs more hashes than another, however many there are', () => {
    let hashes = 0;
    const setOf = ({ spdcid }: { spdcid: number }): number => {
      hashes++;
      return spdcid & 15;
    };
    const target = targetOf({ contexts: 64, table: { ways: 8, setOf } });
    const costs = Array.from({ length: 64 }, (_, i) => {
      const before = hashes;
      new Flow(target, { spdcid: i + 1 }).open();
      return hashes - before;
    });
    expect(new Set(costs)).toEqual(new Set([2]));
  });

  test('rod_ooo: ROD, and it is not the packet at Start_PSN', () => {
    const flow = flowOf({}, { rod: true });
    expect(nackOf(flow.send(1, { syn: true }))).toMatchObject({
      code: 'rod_ooo',
      spdcid: 0,
      nackPsn: 1001,
      payload: 1000,
    });
    expect(flowOf({ policies: { rodFirst: 'drop' } }, { rod: true }).send(1, { syn: true })).toEqual({
      verdict: 'dropped_rod_first',
    });
    expect(flow.send(0, { syn: true }).verdict).toBe('created');
  });

  test('no_bitmap: it lies beyond the window of its own Start_PSN, which its initiator cannot know', () => {
    const flow = flowOf();
    expect(nackOf(flow.send(64, { syn: true }))).toMatchObject({ code: 'no_bitmap', spdcid: 0 });
    expect(flow.target.pdcs()).toEqual([]);
    expect(flow.send(63, { syn: true }).verdict).toBe('created');
    // The same in PENDING.
    const target = targetOf();
    new Flow(target).send(0, { syn: true, tss: { method: 'random_1rtt', startPsn: 5000 } });
    const moved = new Flow(target, { startPsn: 5000 });
    expect(nackOf(moved.send(64, { syn: true }))).toMatchObject({ code: 'no_bitmap', spdcid: 0 });
    expect(moved.send(0, { syn: true }).verdict).toBe('created');
  });

  test('inv_dpdcid: it is no SYN packet', () => {
    for (const dpdcid of [0, 1, 0x4001, 0xffff]) {
      const outcome = targetOf().receive(pdsPacket({ dpdcid, spdcid: 9, psn: 5, retx: true }));
      expect(nackOf(outcome)).toMatchObject({ code: 'inv_dpdcid', spdcid: 0, dpdcid: 9, nackPsn: 5, retx: true });
    }
  });
});

describe('Start_PSN under TSS (8.9)', () => {
  const expecting = (startPsn: number) => ({ tss: { method: 'expected_0rtt', startPsn } }) as const;
  const random = (startPsn: number) => ({ tss: { method: 'random_1rtt', startPsn } }) as const;

  test('expected: from the floor on it opens the PDC at once', () => {
    for (const floor of [1000, 999, 1000 - 2 ** 30]) {
      expect(flowOf().send(0, { syn: true, ...expecting(floor >>> 0) }).verdict).toBe('created');
    }
  });

  test('expected: below it the PDC waits for the floor, in PENDING', () => {
    const flow = flowOf();
    const nack = nackOf(flow.send(0, { syn: true, ...expecting(1001) }));
    expect(nack).toMatchObject({ code: 'new_start_psn', payload: 1001, nackPsn: 1000, spdcid: 0, dpdcid: 7 });
    expect(flow.target.pdcs()).toMatchObject([{ state: 'pending', startPsn: 1001 }]);
    const moved = new Flow(flow.target, { startPsn: 1001 });
    expect(moved.send(0, { syn: true, ...expecting(1001) }).verdict).toBe('created');
    expect(moved.view.state).toBe('established');
  });

  test('random: the first SYN gets a fresh value whatever its own, and a repeated one gets the same', () => {
    const flow = flowOf();
    expect(nackOf(flow.send(0, { syn: true, ...random(1000) }))).toMatchObject({
      code: 'new_start_psn',
      payload: 1000,
    });
    const other = flowOf();
    other.send(0, { syn: true, ...random(5000) });
    expect(nackOf(other.send(0, { syn: true, ...random(6000) })).payload).toBe(5000);
    expect(other.target.pdcs()).toHaveLength(1);
    const moved = new Flow(other.target, { startPsn: 5000 });
    expect(moved.send(3, { syn: true, ...random(7000) }).verdict).toBe('created');
    expect(moved.view).toMatchObject({ startPsn: 5000, highest: 5003 });
  });

  test('ROD in PENDING is opened by the packet at Start_PSN alone', () => {
    const target = targetOf();
    new Flow(target, { rod: true }).send(0, { syn: true, ...random(5000) });
    const moved = new Flow(target, { startPsn: 5000, rod: true });
    expect(nackOf(moved.send(1, { syn: true }))).toMatchObject({ code: 'rod_ooo', payload: 5000, spdcid: 0 });
    expect(moved.send(0, { syn: true }).verdict).toBe('created');
  });

  test('a PDC in PENDING that lacks a resource waits on', () => {
    const target = targetOf();
    new Flow(target).send(0, { syn: true, ...random(5000) });
    const moved = new Flow(target, { startPsn: 5000 });
    expect(moved.send(0, { syn: true, resources: { ...plenty, sesMsg: false } }).verdict).toBe('nack_no_ses_msg_avail');
    expect(moved.send(0, { syn: true }).verdict).toBe('created');
  });

  test('unexp_event: a PDC in PENDING is sent what only an established one can be', () => {
    const target = targetOf();
    new Flow(target).send(0, { syn: true, ...random(5000) });
    const moved = new Flow(target, { startPsn: 5000 });
    moved.pdcid = target.pdcs()[0]!.pdcid;
    expect(nackOf(moved.send(0))).toMatchObject({ code: 'unexp_event', spdcid: 0 });
    expect(moved.control('ack_req').verdict).toBe('nack_unexp_event');
    expect(moved.close(0, { syn: true }).verdict).toBe('nack_unexp_event');
    for (const kind of ['clear_cmd', 'clear_req', 'probe'] as const) {
      expect(moved.control(kind).verdict).toBe('dropped_state');
    }
  });

  test('a PDC is left in PENDING for New_PDC_Time, and too many of them raise the alarm', () => {
    const target = targetOf({ registers: { newPdcTime: 100, newPdcThreshold: 2, quarantineTime: 0 } });
    for (const count of [1, 2]) {
      const opened = count * 1000;
      target.advance(opened);
      new Flow(target).send(0, { syn: true, ...random(5000) });
      expect(target.advance(opened + 99)).toEqual([]);
      expect(target.pdcs()).toHaveLength(1);
      expect(target.newPdcAlarm).toBe(false);
      expect(target.advance(opened + 100)).toMatchObject([{ spdcid: 7, nextStartPsn: 5000 }]);
      expect(target.pdcs()).toEqual([]);
      expect(target.counters.get('new_pdc_timeout')).toBe(count);
    }
    expect(target.newPdcAlarm).toBe(true);
  });

  test('a PDC that left PENDING in time is not timed out', () => {
    const target = targetOf({ registers: { newPdcTime: 100 } });
    new Flow(target).send(0, { syn: true, ...random(5000) });
    new Flow(target, { startPsn: 5000 }).open();
    expect(target.advance(1_000_000)).toEqual([]);
    expect(target.pdcs()).toHaveLength(1);
  });
});

describe('PDCIDs', () => {
  const shortLife = { registers: { lingerTime: 10, quarantineTime: 100 } } as const;

  /** Opens a PDC, closes it, and waits until it is gone; its PDCID. */
  function live(target: PdsTarget, options: FlowOptions = {}, time = 10): number {
    const flow = new Flow(target, options).open();
    expect(flow.close(1).verdict).toBe('closed');
    const [freed] = target.advance(target.time + time);
    expect(freed).toMatchObject({ pdcid: flow.pdcid });
    return flow.pdcid;
  }

  test('are never 0 and never the same twice in turn, and index the contexts by their low bits', () => {
    const target = targetOf(shortLife);
    const seen = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const pdcid = live(target, {}, 200);
      expect(pdcid & 3).toBe(i & 3);
      seen.add(pdcid);
    }
    expect(seen.size).toBe(100);
    expect(seen).not.toContain(0);
  });

  test('come round after all generations but 0', () => {
    // The shared pool is one PDC, which so is used again and again.
    const one = targetOf({ contexts: 4096, reserved: 4095, registers: { lingerTime: 0, quarantineTime: 0 } });
    expect(one.free).toBe(4096);
    const ids = Array.from({ length: 16 }, () => live(one, {}, 0));
    expect(ids).toEqual([15, ...Array.from({ length: 15 }, (_, i) => i + 1)].map((generation) => generation << 12));
  });

  test('begin at generations that are spread, so that places do not come round together', () => {
    const target = targetOf({ contexts: 8 });
    const generations = Array.from({ length: 8 }, (_, i) => new Flow(target, { spdcid: i + 1 }).open().pdcid >> 3);
    expect(generations).toEqual(Array.from({ length: 8 }, (_, i) => 2 ** 13 - 1 - i * 2 ** 10));
  });

  test('leave their place at once, which so has short-lived PDCs one after the other', () => {
    const target = targetOf({ contexts: 4096, reserved: 4095, ...shortLife });
    live(target, {}, 10 + 100);
    const from = target.time;
    const ids = Array.from({ length: 15 }, () => live(target));
    expect(new Set(ids).size).toBe(15);
    expect(target.time - from).toBe(15 * 10);
    // The first of them would be next.
    target.advance(target.time + 99);
    expect(new Flow(target).send(0, { syn: true }).verdict).toBe('nack_no_pdc_avail');
    target.advance(target.time + 1);
    expect(live(target)).toBe(ids[0]);
  });

  test('wait in quarantine before they are used again', () => {
    const target = targetOf({ contexts: 1, ...shortLife });
    live(target);
    expect(new Flow(target).send(0, { syn: true }).verdict).toBe('nack_no_pdc_avail');
    target.advance(target.time + 99);
    expect(target.free).toBe(0);
    expect(new Flow(target).send(0, { syn: true }).verdict).toBe('nack_no_pdc_avail');
    target.advance(target.time + 1);
    expect(new Flow(target).send(0, { syn: true }).verdict).toBe('created');
  });

  test('of an older PDC of the same place are told from the present one: inv_dpdcid', () => {
    const target = targetOf({ contexts: 1, ...shortLife });
    const old = live(target, {}, 200);
    const flow = new Flow(target).open();
    const outcome = target.receive(flow.packet(1, { dpdcid: old }));
    expect(nackOf(outcome)).toMatchObject({ code: 'inv_dpdcid', spdcid: 0 });
    expect(flow.send(1).verdict).toBe('accepted');
  });

  test('of the reserved pool are for those who ask for it (13.2)', () => {
    for (const [reservedBits, pdcInfo] of [
      [1, 1],
      [8, 8],
      [9, 1],
      [9, 8],
    ] as const) {
      const target = targetOf({ contexts: 2, reserved: 1, policies: { reservedBits } });
      const asking = { syn: true, dpdcid: synWord(0, pdcInfo) };
      expect(new Flow(target, { spdcid: 1 }).send(0, asking)).toMatchObject({ deliver: { pdcid: 0x7fff } });
      expect(new Flow(target, { spdcid: 2 }).send(0, asking).verdict).toBe('nack_no_pdc_avail');
      expect(new Flow(target, { spdcid: 3 }).send(0, { syn: true })).toMatchObject({ deliver: { pdcid: 0xfffe } });
      expect(new Flow(target, { spdcid: 4 }).send(0, { syn: true }).verdict).toBe('nack_no_pdc_avail');
    }
    const ignoring = targetOf({ contexts: 2, reserved: 1 });
    expect(new Flow(ignoring).send(0, { syn: true, dpdcid: synWord(0, 15) })).toMatchObject({
      deliver: { pdcid: 0xfffe },
    });
  });

  test('go back to the pool that they came from', () => {
    const target = targetOf({ contexts: 2, reserved: 1, policies: { reservedBits: 1 }, ...shortLife });
    const asking = { syn: true, dpdcid: synWord(0, 1) };
    const flow = new Flow(target).open(asking);
    flow.close(1);
    target.advance(1000);
    expect(new Flow(target).send(0, asking)).toMatchObject({ verdict: 'created', deliver: { pdcid: 0x8001 } });
  });

  test('are freed by a housekeeping that is told, no earlier than is due', () => {
    const target = targetOf({ contexts: 1, housekeeping: 'told', ...shortLife });
    const flow = new Flow(target).open();
    flow.close(1);
    target.advance(9);
    expect(() => target.expire(flow.pdcid)).toThrow(RangeError);
    target.advance(15);
    expect(target.due()).toEqual([{ pdcid: flow.pdcid, since: 10 }]);
    expect(flow.close(1, { retx: true }).verdict).toBe('duplicate_answered');
    expect(target.expire(flow.pdcid)).toMatchObject({ pdcid: flow.pdcid, nextStartPsn: 1002 });
    target.advance(114);
    expect(() => target.release()).toThrow(RangeError);
    target.advance(120);
    expect(target.mayRelease).toBe(true);
    expect(target.free).toBe(0);
    target.release();
    expect(target.free).toBe(1);
  });
});

test('sizes out of range are refused in one sentence', () => {
  for (const contexts of [0, 3, 8192]) expect(() => new PdsTarget({ contexts })).toThrow(UserError);
  for (const window of [0, 65, 32_640]) expect(() => new PdsTarget({ window })).toThrow(UserError);
  expect(() => new PdsTarget({ contexts: 2, reserved: 3 })).toThrow(UserError);
  expect(targetNacks).toHaveLength(23);
});
