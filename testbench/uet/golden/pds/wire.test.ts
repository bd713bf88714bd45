import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode, type LayerInput } from '../wire/index.ts';
import { type PdsPacket, PdsTarget, type Reply, targetNacks } from './index.ts';
import { Flow } from './testing/flow.ts';
import { layersOf, packetOf, type Surroundings } from './wire.ts';

const hexOf = (layers: readonly LayerInput[]): string => Buffer.from(encode(layers, { start: 'uet' })).toString('hex');
const surroundings: Surroundings = { localOf: (destination) => Number(destination & 0xfn), lastHopDscp: 9 };
const route = { destination: 1n, local: 0, entropy: 0, spdcid: 0x0102, dpdcid: 0x0304 };
const ack = {
  ...route,
  type: 'ack',
  m: false,
  retx: false,
  req: 'none',
  answered: { ackPsnOffset: 2 },
  cackPsn: 0x1020_3040,
  response: { kind: 'none' },
} as const satisfies Reply;

describe('replies are the bytes of the fact sheet', () => {
  test('ACK and NACK (4.7)', () => {
    expect(hexOf(layersOf(ack))).toBe('38000002102030400102'.concat('0304'));
    const nack = { ...route, spdcid: 0x1122, dpdcid: 0x3344, type: 'nack', m: false, retx: false } as const;
    const refused = { code: 'rod_ooo', nackPsn: 0x0102_0304, payload: 0x0506_0708 } as const;
    expect(hexOf(layersOf({ ...nack, ...refused }))).toBe('50000d0001020304112233440506' + '0708');
  });

  test('flags of an ACK (2.4), its next header, and the default response (7.10)', () => {
    const response = { kind: 'default', messageId: 0xabcd, jobId: 0x123456 } as const;
    const marked = { ...ack, m: true, retx: true, req: 'close', answered: { probeOpaque: 0xbeef }, response } as const;
    // type 7, next_hdr 4, m retx p, req 2.
    expect(hexOf(layersOf(marked))).toBe('3a3cbeef1020304001020304' + '0001abcd0012345600000000');
    expect(hexOf(layersOf({ ...ack, answered: { ackPsnOffset: -1 }, req: 'clear' }))).toMatch(/^3802ffff/);
  });

  test('ACK_CC (4.2, 4.4)', () => {
    const state = {
      mpr: 8,
      sackPsnOffset: -2,
      sackBitmap: 0x8000_0000_0000_0005n,
      serviceTime: 0x1234,
      restoreCwnd: true,
      rcvCwndPend: 0x40,
      rcvdBytes: 0x56_789a,
      oooCount: 3,
    };
    expect(hexOf(layersOf({ ...ack, state }))).toBe(
      '40000002102030400102' + '0304' + '0008fffe' + '8000000000000005' + '1234c056789a0003',
    );
  });

  test('control packets (6.1, 6.2)', () => {
    const control = { ...route, type: 'cp', psn: 5, payload: 0 } as const;
    expect(hexOf(layersOf({ ...control, kind: 'close_req', ar: true }))).toBe('5a880000000000050102030400000000');
    expect(hexOf(layersOf({ ...control, kind: 'clear_req', ar: false, psn: 0, payload: 0x77 }))).toBe(
      '59800000000000000102030400000077',
    );
  });

  test('every NACK has its code', () => {
    const nacks = targetNacks.map(
      (code) => ({ ...route, type: 'nack', m: false, retx: false, code, nackPsn: 0, payload: 0 }) as const,
    );
    expect(new Set(nacks.map((nack) => hexOf(layersOf(nack)).slice(4, 6))).size).toBe(targetNacks.length);
  });

  test('the response of SES is where its handle says', () => {
    const ses: LayerInput = {
      name: 'ses_response',
      fields: { opcode: 1, return_code: 5, message_id: 7, job_id: 8, modified_length: 9 },
    };
    const layers = layersOf({ ...ack, response: { kind: 'ses', handle: 33, nextHdr: 4 } }, (handle) =>
      handle === 33 ? [ses] : [],
    );
    expect(layers[1]).toBe(ses);
  });
});

describe('packets of the wire', () => {
  const request = (fields: object, name: 'rud_req' | 'rod_req' = 'rud_req'): LayerInput =>
    ({
      name,
      fields: { syn: 0, dpdcid: 0x3344, clear_psn_offset: -3, psn: 0x0102_0304, spdcid: 0x1122, ...fields },
    }) as LayerInput;
  const ipv4 = { name: 'ipv4', fields: { source: 0xc0a8_2a01, destination: 0xc0a8_2a02, ecn: 3 } } as const;
  const udp = { name: 'udp', fields: { source_port: 0x4321 } } as const;
  const ses: LayerInput = {
    name: 'ses_standard',
    fields: {
      opcode: 5,
      eom: 1,
      som: 1,
      message_id: 0x99,
      job_id: 0x77,
      pid_on_fep: 0,
      resource_index: 0,
      buffer_offset: 0n,
      initiator: 0,
      key: 0n,
      header_data: 0n,
      request_length: 100,
    },
  };
  const payload: LayerInput = { name: 'payload', fields: { bytes: new Uint8Array(100) } };
  const read = (layers: readonly LayerInput[], trimmedDscps: readonly number[] = []): PdsPacket | undefined =>
    packetOf(decode(encode(layers, { start: 'ip' }), { start: 'ip', trimmedDscps }), surroundings);

  test('a request over UDP and IPv4', () => {
    expect(read([ipv4, udp, request({ retx: 1, ar: 1 }, 'rod_req'), ses, payload])).toMatchObject({
      kind: 'request',
      source: 0xffff_c0a8_2a01n,
      local: 2,
      rod: true,
      ce: true,
      retx: true,
      ar: true,
      syn: false,
      psn: 0x0102_0304,
      clearOffset: -3,
      spdcid: 0x1122,
      dpdcid: 0x3344,
      entropy: 0x4321,
      length: 100,
      size: 8 + 12 + 44 + 100 + 40,
      messageId: 0x99,
      jobId: 0x77,
      trimmed: 'none',
    });
  });

  test('a SYN request with congestion control state over native IPv6', () => {
    const ipv6 = { name: 'ipv6', fields: { source: 5n, destination: 0x1fn } } as const;
    const entropy = { name: 'entropy', fields: { entropy: 0x1234 } } as const;
    const syn = {
      clear_psn_offset: -1,
      psn: 9,
      spdcid: 7,
      syn: 1,
      pdc_info: 8,
      psn_offset: 0x123,
      ccc_id: 1,
      credit_target: 2,
    } as const;
    expect(read([ipv6, entropy, { name: 'rud_cc_req', fields: syn }, ses, payload])).toMatchObject({
      source: 5n,
      local: 15,
      rod: false,
      ce: false,
      syn: true,
      dpdcid: 0x8123,
      entropy: 0x1234,
      size: 4 + 16 + 44 + 100 + 40,
    });
  });

  test('control packets, each with its payload word', () => {
    const fields = { psn: 4, spdcid: 5, dpdcid: 6, syn: 0 } as const;
    const words = [
      [1, { message_id: 0x1111 }, 'ack_req', 0x1111],
      [2, { clear_psn: 0x2222_2222 }, 'clear_cmd', 0x2222_2222],
      [3, { clear_psn: 0x3333 }, 'clear_req', 0x3333],
      [4, {}, 'close_cmd', 0],
      [5, {}, 'close_req', 0],
      [6, { sack_psn: 0xffff_ffff, probe_opaque: 0xbeef }, 'probe', 0xffff_ffff],
      [0, { isrod: 1 }, 'noop', 0],
    ] as const;
    for (const [ctl_type, word, kind, value] of words) {
      const layer = { name: 'cp', fields: { ...fields, ...word, ctl_type } } as LayerInput;
      expect(read([ipv4, udp, layer])).toMatchObject({
        kind,
        payload: value,
        psn: 4,
        rod: kind === 'noop',
        opaque: kind === 'probe' ? 0xbeef : 0,
        messageId: 0,
        length: 0,
      });
    }
  });

  test('a trimmed request, cut after or within its PDS header', () => {
    for (const [dscp, trimmed] of [
      [8, 'trimmed'],
      [9, 'last_hop'],
    ] as const) {
      const ip = { ...ipv4, fields: { ...ipv4.fields, dscp } };
      expect(read([ip, udp, request({ retx: 1 })], [8, 9])).toMatchObject({ trimmed, retx: true, psn: 0x0102_0304 });
    }
    const ip = { ...ipv4, fields: { ...ipv4.fields, dscp: 8 } };
    const cut = { type: 13, flags: 0b0011100, word: 0xffff, psn: 3, spdcid: 4, dpdcid: 0x5006 } as const;
    expect(read([ip, udp, { name: 'cut_pds', fields: { ...cut, next_hdr: 3 } }], [8])).toMatchObject({
      kind: 'request',
      rod: false,
      retx: true,
      ar: true,
      syn: true,
      psn: 3,
      spdcid: 4,
      dpdcid: 0x5006,
    });
  });

  test('all others are none of the target', () => {
    const credit = { psn: 0, spdcid: 5, dpdcid: 6, syn: 0, ctl_type: 7, credit: 5 } as const;
    expect(read([ipv4, udp, { name: 'cp', fields: credit }])).toBeUndefined();
    expect(read([ipv4, udp, ...layersOf(ack)])).toBeUndefined();
    expect(read([ipv4, udp, { name: 'rudi_req', fields: { pkt_id: 1 } }, ses, payload])).toBeUndefined();
    expect(packetOf(decode(encode([ipv4, udp]), { start: 'ip' }), surroundings)).toBeUndefined();
  });
});

test('every reply that a target makes fits its header and is read back as it was', () => {
  const place = fc.integer({ min: -70, max: 140 });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), fc.nat(2 ** 32 - 1), (places, startPsn) => {
      const flow = new Flow(new PdsTarget({ contexts: 1, window: 64, registers: { ackPerPacket: true } }), {
        startPsn,
      }).open();
      for (const p of places) {
        const { reply } = flow.send(p, { messageId: 3, jobId: 4 });
        if (reply === undefined) continue;
        const layers = layersOf(reply);
        const decoded = decode(encode(layers, { start: 'uet' }), { start: 'uet' });
        expect(decoded.kind).toBe('uet');
        for (const [i, { fields }] of layers.entries()) expect(decoded.layers[i]!.fields).toMatchObject(fields);
      }
    }),
    { numRuns: 30 },
  );
});
