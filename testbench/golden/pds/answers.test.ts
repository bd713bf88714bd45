import { describe, expect, test } from 'vitest';
import { type Ack, type AckState, type PdsRegisters, PdsTarget, type PdsTargetOptions } from './index.ts';
import { ackOf, ackPsnOf, Flow, type FlowOptions, nackOf } from './testing/flow.ts';

const flowOf = (options: PdsTargetOptions = {}, flow: FlowOptions = {}): Flow =>
  new Flow(new PdsTarget({ contexts: 4, window: 128, ...options }), flow);

const stateOf = (ack: Ack): AckState => {
  if (ack.state === undefined) throw new RangeError('no ACK_CC');
  return ack.state;
};

/** The places that a SACK bitmap shows. */
const shown = (flow: Flow, ack: Ack): number[] => {
  const { sackPsnOffset, sackBitmap } = stateOf(ack);
  const base = flow.placeOf(ack.cackPsn) + sackPsnOffset;
  return Array.from({ length: 64 }, (_, i) => base + i).filter((_, i) => (sackBitmap >> BigInt(i)) & 1n);
};

describe('CACK (7.8)', () => {
  test('covers what has been received and responded to without a gap', () => {
    const flow = flowOf().open();
    for (const place of [1, 2, 4]) flow.send(place);
    expect(flow.cack).toBe(0);
    flow.respond(2);
    flow.respond(4);
    expect(flow.cack).toBe(0);
    flow.respond(1);
    expect(flow.cack).toBe(2);
    flow.take(3);
    expect(flow.cack).toBe(4);
  });

  test('stops at a guaranteed response until it is cleared, and asks for that', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(2, { ar: true });
    expect(flow.respond(1, { guaranteed: true })).toMatchObject({ cackPsn: 1000, req: 'clear' });
    expect(flow.respond(2)).toMatchObject({ cackPsn: 1000, req: 'clear' });
    expect(flow.control('clear_cmd', { payload: 1001 }).verdict).toBe('clear_applied');
    expect(flow.cack).toBe(2);
    expect(ackOf(flow.send(2))).toMatchObject({ cackPsn: 1002, req: 'none' });
  });

  test('does not stop at a guaranteed response that is cleared before it comes', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(2, { clearOffset: -1 });
    flow.respond(1, { guaranteed: true });
    expect(flow.cack).toBe(1);
    expect(flow.target.held).toBe(0);
  });
});

describe('CLEAR (6.4)', () => {
  const holding = (): Flow => {
    const flow = flowOf().open();
    for (const place of [1, 2, 3]) {
      flow.send(place);
      flow.respond(place, { guaranteed: true });
    }
    return flow;
  };

  test('is cumulative, and comes with the next request, in or out of the window, new or not', () => {
    for (const [place, offset] of [
      [4, -2],
      [1, 1],
      [0, 2],
      [200, -198],
      [3, -1],
    ] as const) {
      const flow = holding();
      const { verdict } = flow.send(place, { clearOffset: offset });
      // An offset is never positive (3.1).
      expect(flow.view.clearPsn, verdict).toBe(offset > 0 ? 999 : 1002);
      expect(flow.target.counters.get(offset > 0 ? 'request_clear_invalid' : 'request_clear_applied')).toBe(1);
      expect(flow.target.held).toBe(offset > 0 ? 3 : 1);
    }
  });

  test('that is older is ignored', () => {
    const flow = holding();
    expect(flow.control('clear_cmd', { payload: 1002 }).verdict).toBe('clear_applied');
    expect(flow.control('clear_cmd', { payload: 1002 }).verdict).toBe('clear_stale');
    expect(flow.control('clear_cmd', { payload: 1001 }).verdict).toBe('clear_stale');
    expect(flow.view.clearPsn).toBe(1002);
  });

  test('beyond what has been received is ignored', () => {
    const flow = holding();
    expect(flow.control('clear_cmd', { payload: 1004 }).verdict).toBe('clear_invalid');
    expect(flow.target.held).toBe(3);
    for (const [payload, held] of [
      [1001, 2],
      [1002, 1],
      [1003, 0],
    ] as const) {
      expect(flow.control('clear_cmd', { payload }).verdict).toBe('clear_applied');
      expect(flow.target.held).toBe(held);
    }
    expect(flow.cack).toBe(3);
  });

  test('comes with no packet that is refused before its PSN is looked at', () => {
    const flow = holding();
    flow.send(4, { clearOffset: -2, rod: true });
    flow.send(4, { clearOffset: -2, spdcid: 99 });
    flow.send(4, { clearOffset: -2, kind: 'noop' });
    expect(flow.view.clearPsn).toBe(999);
  });

  test('can be asked for by CLEAR_REQ, up to where all has been received', () => {
    const flow = holding();
    flow.send(5);
    flow.respond(5);
    const asked = flow.target.command({ kind: 'request_clear', pdcid: flow.pdcid });
    expect(asked).toMatchObject({ kind: 'clear_req', psn: 0, payload: 1003, ar: false, dpdcid: 7, spdcid: flow.pdcid });
    flow.send(4);
    expect(flow.target.command({ kind: 'request_clear', pdcid: flow.pdcid })).toMatchObject({ payload: 1005 });
  });

  test('for the return space is asked for by the peer', () => {
    expect(holding().control('clear_req')).toEqual({ verdict: 'clear_asked' });
  });
});

describe('when an ACK is sent (7.9)', () => {
  /** Nothing of what is under test but what is said: 100 bytes count as 100. */
  const quiet: Partial<PdsRegisters> = { ackGenTrigger: 1000, ackGenMinAdd: 0, ackOnEcn: false, ackTail: false };
  const quietFlow = (registers: Partial<PdsRegisters> = {}): Flow =>
    flowOf({ registers: { ...quiet, ...registers } }).open();
  const asks = (flow: Flow, place: number, fields = {}): boolean => {
    const acked = flow.send(place, { length: 100, ...fields }).deliver!.cookie.ack;
    expect(flow.respond(place) !== undefined).toBe(acked);
    return acked;
  };

  test('not for a packet without a reason', () => expect(asks(quietFlow(), 1)).toBe(false));
  test('ar', () => expect(asks(quietFlow(), 1, { ar: true })).toBe(true));
  test('syn', () => expect(asks(quietFlow(), 1, { syn: true })).toBe(true));
  test('retx', () => expect(asks(quietFlow(), 1, { retx: true })).toBe(true));

  test('a CE mark, with ACK_On_ECN', () => {
    expect(asks(quietFlow(), 1, { ce: true })).toBe(false);
    expect(asks(quietFlow({ ackOnEcn: true }), 1, { ce: true })).toBe(true);
    expect(asks(quietFlow({ ackOnEcn: true }), 1)).toBe(false);
  });

  test('every packet, with Enb_ACK_Per_Pkt', () => expect(asks(quietFlow({ ackPerPacket: true }), 1)).toBe(true));

  test('a response that is not plain OK', () => {
    const flow = quietFlow();
    expect(flow.send(1).deliver!.cookie.ack).toBe(true);
    flow.send(2, { length: 0 });
    expect(flow.respond(2, { plainOk: false, handle: 3, nextHdr: 4 })).toMatchObject({
      response: { kind: 'ses', handle: 3, nextHdr: 4 },
    });
  });

  test('a guaranteed response', () => {
    const flow = quietFlow();
    flow.send(1, { length: 0 });
    expect(flow.respond(1, { guaranteed: true })).toMatchObject({ response: { kind: 'ses' } });
  });

  test('so many bytes since one was asked for', () => {
    const flow = quietFlow();
    const acks = Array.from({ length: 25 }, (_, i) => asks(flow, i + 1));
    expect(acks.flatMap((acked, i) => (acked ? [i + 1] : []))).toEqual([10, 20]);
    expect(flow.view.ackGenCount).toBe(500);
    asks(flow, 26, { ar: true });
    expect(flow.view.ackGenCount).toBe(0);
  });

  test('each packet counts ACK_Gen_Min_Pkt_Add bytes at least', () => {
    const flow = quietFlow({ ackGenMinAdd: 400 });
    expect([1, 2, 3, 4].map((place) => asks(flow, place))).toEqual([false, false, true, false]);
    expect(asks(flow, 5, { length: 600 })).toBe(true);
  });

  test('duplicates count no bytes', () => {
    const flow = quietFlow();
    asks(flow, 1);
    flow.send(1);
    expect(flow.view.ackGenCount).toBe(100);
  });

  test('the tail: when the highest PSN is the highest that had ar', () => {
    const flow = quietFlow({ ackTail: true });
    expect(asks(flow, 1)).toBe(false);
    expect(asks(flow, 5, { ar: true })).toBe(true);
    expect(asks(flow, 2)).toBe(true);
    expect(asks(flow, 3, { ar: true })).toBe(true);
    expect(asks(flow, 4)).toBe(true);
    expect(asks(flow, 6)).toBe(false);
    expect(asks(flow, 7)).toBe(false);
  });

  test('what no ACK was sent for is covered by the next', () => {
    const flow = quietFlow();
    asks(flow, 1);
    asks(flow, 2);
    flow.send(3, { ar: true });
    expect(flow.respond(3)).toMatchObject({ cackPsn: 1003 });
  });
});

describe('the fields of an ACK (4.1, 4.4, 9.6)', () => {
  test('are those of the packet that it answers', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.send(3, { ar: true, ce: true, retx: true, entropy: 0x1234 });
    const ack = ackOf(flow.respond(3));
    expect(ack).toMatchObject({ m: true, retx: true, entropy: 0x1234, cackPsn: 1000, req: 'none' });
    expect(ack).toMatchObject({ destination: flow.source, local: 0, spdcid: flow.pdcid, dpdcid: 7 });
    expect(ack.answered).toEqual({ ackPsnOffset: 3 });
    expect(ackPsnOf(ack)).toBe(1003);
  });

  test('service_time is the time since its packet, from 1 to 0xffff', () => {
    for (const [waited, serviceTime] of [
      [0, 1],
      [1, 1],
      [1000, 1000],
      [0xffff, 0xffff],
      [0x1_2345, 0xffff],
    ] as const) {
      const flow = flowOf().open();
      flow.target.advance(0x1_ff00);
      flow.send(1, { ar: true });
      flow.target.advance(0x1_ff00 + waited);
      expect(stateOf(ackOf(flow.respond(1))).serviceTime).toBe(serviceTime);
    }
  });

  test('rcvd_bytes counts the nominal bytes of requests, once each, in 256 rounded up, modulo 2^24', () => {
    const flow = flowOf();
    flow.send(0, { syn: true, size: 256 });
    const bytes = (): number => stateOf(ackOf(flow.send(0))).rcvdBytes;
    flow.respond(0);
    expect(bytes()).toBe(1);
    flow.send(1, { size: 1 });
    expect(bytes()).toBe(2);
    flow.send(1, { size: 5000 });
    flow.send(2, { size: 5000, kind: 'noop' });
    flow.send(3, { size: 5000, trimmed: 'trimmed' });
    flow.send(300, { size: 5000 });
    expect(bytes()).toBe(2);
    flow.send(3, { size: 2 ** 32 - 257 });
    expect(bytes()).toBe(0);
    flow.send(4, { size: 1 });
    expect(bytes()).toBe(1);
  });

  test('ooo_count counts what lies above the lowest missing PSN, responded to or not', () => {
    const flow = flowOf({}, { startPsn: 2 ** 32 - 3 }).open();
    const count = (): number => stateOf(ackOf(flow.send(0))).oooCount;
    expect(count()).toBe(0);
    for (const place of [2, 3, 5]) flow.send(place);
    expect(count()).toBe(3);
    flow.send(1);
    expect(count()).toBe(1);
    expect(flow.cack).toBe(0);
  });

  test('MPR, penalty and its end are those of the registers', () => {
    const flow = flowOf().open();
    Object.assign(flow.target.registers, { mpr: 3, rcvCwndPend: 64, restoreCwnd: true });
    expect(stateOf(ackOf(flow.send(0)))).toMatchObject({ mpr: 3, rcvCwndPend: 64, restoreCwnd: true });
  });

  test('are those of ACK alone, by policy', () => {
    const ack = ackOf(
      flowOf({ policies: { ackForm: 'ack' } })
        .open()
        .send(0),
    );
    expect(ack.state).toBeUndefined();
    expect(ack.cackPsn).toBe(1000);
  });

  test('may be observed later than the CACK was looked up', () => {
    const flow = flowOf().open();
    const ack = ackOf(flow.send(0));
    expect(stateOf(ack)).toMatchObject({ serviceTime: 1, rcvdBytes: 5, oooCount: 0, sackBitmap: 1n });
    flow.take(2);
    // But nothing above the PSN after the highest of then.
    expect(flow.target.observe(ack, 7)).toEqual({ serviceTime: 7, rcvdBytes: 9, oooCount: 1, sackBitmap: 1n });
    flow.take(1);
    expect(flow.target.observe(ack, 8)).toEqual({ serviceTime: 8, rcvdBytes: 14, oooCount: 0, sackBitmap: 0b11n });
    expect(() => flow.target.observe({ ...ack }, 7)).toThrow(RangeError);
  });
});

describe('SACK (4.3)', () => {
  test('bit i, from the least significant, is base + i: received, or at or below CACK', () => {
    const flow = flowOf().open();
    for (const place of [1, 2, 5, 66]) flow.send(place);
    flow.send(3, { ar: true });
    const ack = ackOf(flow.respond(3));
    expect(stateOf(ack)).toMatchObject({ sackPsnOffset: 3, sackBitmap: (1n << 63n) | 0b101n });
    expect(flow.view.sack(990)).toBe(0b1011_1111_1111_1111n);
  });

  test('trigger: the base is the PSN that is acknowledged, also below CACK', () => {
    const flow = flowOf().open().take(1, 2, 3);
    expect(stateOf(ackOf(flow.send(1)))).toMatchObject({ sackPsnOffset: -2, sackBitmap: 0b111n });
  });

  test('trigger: rounded down to a multiple of 8, by policy', () => {
    const flow = flowOf({ policies: { sackAlign: 8 } }, { startPsn: 2 ** 32 - 3 })
      .open()
      .take(1, 4);
    const ack = ackOf(flow.send(4));
    expect(flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset).toBe(3);
    expect(shown(flow, ack)).toEqual([4]);
  });

  test('tracking: from CACK + 1 on by 64 as long as something lies above, and back to what comes lower', () => {
    const flow = flowOf({ window: 512, policies: { sackBase: 'tracking' } }).open();
    const bases: number[] = [];
    const ackOfPlace = (place: number): Ack => {
      flow.send(place, { ar: true });
      const ack = ackOf(flow.respond(place));
      bases.push(flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset);
      return ack;
    };
    expect(shown(flow, ackOfPlace(40))).toEqual([40]);
    expect(shown(flow, ackOfPlace(200))).toEqual([40]);
    ackOfPlace(201);
    ackOfPlace(202);
    expect(shown(flow, ackOfPlace(203))).toEqual([200, 201, 202, 203]);
    ackOfPlace(204);
    expect(bases).toEqual([1, 1, 65, 129, 193, 193]);
    expect(shown(flow, ackOfPlace(70))).toEqual([70]);
    ackOfPlace(205);
    expect(bases.slice(6)).toEqual([70, 134]);
    // What lies above the 64 PSNs makes it move, and not the last of them.
    ackOfPlace(198 + 63);
    ackOfPlace(198 + 64);
    ackOfPlace(199);
    expect(bases.slice(8)).toEqual([198, 198, 199]);
  });

  test('tracking: goes back for a response without an ACK, and never stays at or below CACK', () => {
    const flow = flowOf({ window: 512, policies: { sackBase: 'tracking' }, registers: { ackTail: false } }).open();
    const base = (ack: Ack): number => flow.placeOf(ack.cackPsn) + stateOf(ack).sackPsnOffset;
    for (const place of [100, 101]) flow.send(place, { ar: true });
    flow.respond(100);
    flow.respond(101);
    flow.send(3, { length: 0 });
    flow.send(5, { ar: true });
    expect(flow.respond(3)).toBeUndefined();
    expect(base(flow.respond(5)!)).toBe(3);
    flow.take(1, 2, 4);
    expect(flow.cack).toBe(5);
    flow.send(6, { ar: true });
    expect(base(flow.respond(6)!)).toBe(67);
  });
});

describe('PROBE (6.2)', () => {
  test('gets an ACK with its opaque value and the bitmap from where it asks for', () => {
    const flow = flowOf().open().take(5, 9);
    const outcome = flow.control('probe', { opaque: 0xbeef, payload: 1004, entropy: 5, ce: true, psn: 77 });
    expect(outcome.verdict).toBe('probe_answered');
    const ack = ackOf(outcome);
    expect(ack).toMatchObject({ answered: { probeOpaque: 0xbeef }, cackPsn: 1000, entropy: 5, m: true });
    expect(ack.response).toEqual({ kind: 'none' });
    expect(shown(flow, ack)).toEqual([5, 9]);
    expect(stateOf(ack).sackPsnOffset).toBe(4);
  });

  test('that asks for more than 16 bits can say gets what follows CACK', () => {
    const flow = flowOf().open();
    for (const [away, offset] of [
      [2 ** 15 - 1, 2 ** 15 - 1],
      [2 ** 15, 1],
      [-(2 ** 15), -(2 ** 15)],
      [-(2 ** 15) - 1, 1],
    ] as const) {
      const ack = ackOf(flow.control('probe', { payload: (1000 + away) >>> 0 }));
      expect(stateOf(ack).sackPsnOffset).toBe(offset);
    }
  });

  test('does not move the tracking base', () => {
    const flow = flowOf({ policies: { sackBase: 'tracking' } })
      .open()
      .take(3, 90);
    flow.control('probe', { payload: 1080 });
    expect(stateOf(ackOf(flow.send(3))).sackPsnOffset).toBe(1);
  });
});

describe('ACK_REQ (6.3), in the order of its rules', () => {
  const ask = (flow: Flow, place: number, fields = {}) =>
    flow.control('ack_req', { psn: 1000 + place, payload: 0xabcd, ...fields });

  test('inv_dpdcid, pdc_hdr_mismatch', () => {
    const flow = flowOf().open();
    expect(ask(flow, 0, { dpdcid: 0x4000 }).verdict).toBe('nack_inv_dpdcid');
    expect(ask(flow, 0, { spdcid: 99 }).verdict).toBe('nack_pdc_hdr_mismatch');
  });

  test('pkt_not_rcvd', () => {
    const flow = flowOf().open().take(2);
    for (const place of [1, 3, 128, 129, 100_000]) {
      expect(nackOf(ask(flow, place))).toMatchObject({
        code: 'pkt_not_rcvd',
        nackPsn: 1000 + place,
        spdcid: flow.pdcid,
      });
    }
  });

  test('rcvd_ses_procg', () => {
    const flow = flowOf().open();
    flow.send(1);
    expect(nackOf(ask(flow, 1)).code).toBe('rcvd_ses_procg');
  });

  test('ack_with_data: the response is no longer held', () => {
    const flow = flowOf({ guaranteedEntries: 0 }).open();
    flow.send(1);
    flow.respond(1, { guaranteed: true, nextHdr: 5 });
    expect(nackOf(ask(flow, 1))).toMatchObject({ code: 'ack_with_data', nackPsn: 1001 });
  });

  test('the ACK again, with the stored response or the default one', () => {
    const flow = flowOf().open().take(1);
    flow.send(2);
    flow.respond(2, { guaranteed: true, handle: 8 });
    const plain = ask(flow, 1);
    expect(plain.verdict).toBe('ack_req_answered');
    expect(ackOf(plain).response).toEqual({ kind: 'default', messageId: 0xabcd, jobId: 0 });
    const stored = ask(flow, 2);
    expect(stored.verdict).toBe('ack_req_stored');
    expect(ackOf(stored)).toMatchObject({ response: { handle: 8 }, cackPsn: 1001 });
    expect(ackPsnOf(ackOf(stored))).toBe(1002);
  });

  test('psn_oor_window: the offset of an ACK need not reach so far back', () => {
    const flow = flowOf().open();
    for (let place = 1; place < 200; place++) flow.take(place);
    expect(ask(flow, 200 - 128).verdict).toBe('ack_req_answered');
    expect(ask(flow, 199 - 128).verdict).toBe('nack_psn_oor_window');
  });

  test('of a PDC whose CLOSE_CMD was acknowledged', () => {
    const flow = flowOf().open();
    flow.close(1);
    expect(ask(flow, 1).verdict).toBe('ack_req_answered');
    expect(ask(flow, 2).verdict).toBe('nack_pkt_not_rcvd');
  });
});

describe('the responses of SES', () => {
  test('are one for each delivery', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1);
    expect(() => flow.respond(1)).toThrow(RangeError);
    flow.send(3);
    flow.respond(3, { guaranteed: true });
    expect(() => flow.respond(3)).toThrow(RangeError);
  });

  test('decide about a duplicate when it arrives, and by those of some ticks ago', () => {
    const flow = flowOf({ lags: { duplicate: 2, window: 9 } }).open();
    flow.send(1);
    const verdicts = [0, 1, 2, 3].map((tick) => {
      const { verdict } = flow.target.arrive(flow.packet(1));
      if (tick === 0) flow.respond(1);
      flow.target.tick();
      return verdict;
    });
    expect(verdicts).toEqual([
      'nack_rcvd_ses_procg',
      'nack_rcvd_ses_procg',
      'duplicate_answered',
      'duplicate_answered',
    ]);
  });

  test('of guaranteed delivery are looked for in the second half of a packet', () => {
    const flow = flowOf().open();
    flow.send(1);
    flow.respond(1, { guaranteed: true });
    const [first, second] = [0, 1].map(() => flow.target.arrive(flow.packet(1)));
    expect(first).toMatchObject({ verdict: 'stored_response', question: { about: 'stored' } });
    expect(flow.target.answer(first!.question!).verdict).toBe('stored_response');
    flow.control('clear_cmd', { payload: 1001 });
    expect(flow.target.answer(second!.question!).verdict).toBe('nack_gtd_resp_unavail');
    expect(flow.target.counters.get('stored_response')).toBe(1);
    expect(flow.target.counters.get('nack_gtd_resp_unavail')).toBe(1);
  });
});

test('a stored response that is cleared, or whose PDC is gone, gives its place back when the model is told', () => {
  const registers = { lingerTime: 10 };
  const flow = flowOf({ guaranteedEntries: 2, housekeeping: 'told', registers }).open();
  for (const place of [1, 2, 3]) flow.send(place);
  const put = (place: number): boolean => {
    const before = flow.target.counters.get('guaranteed_not_stored');
    flow.respond(place, { guaranteed: true });
    return flow.target.counters.get('guaranteed_not_stored') === before;
  };
  expect([put(1), put(2)]).toEqual([true, true]);
  flow.control('clear_cmd', { payload: 1001 });
  expect(flow.target.held).toBe(1);
  expect(put(3)).toBe(false);
  expect(() => flow.target.sweep(flow.pdcid, 1002)).toThrow(RangeError);
  flow.target.sweep(flow.pdcid, 1001);
  expect(() => flow.target.sweep(flow.pdcid, 1001)).toThrow(RangeError);
  flow.send(4);
  expect(put(4)).toBe(true);
  flow.target.command({ kind: 'close_in_error', pdcid: flow.pdcid });
  flow.target.advance(10);
  flow.target.expire(flow.pdcid);
  for (const psn of [1002, 1004]) flow.target.sweep(flow.pdcid, psn);
  expect(flow.target.held).toBe(0);
});
