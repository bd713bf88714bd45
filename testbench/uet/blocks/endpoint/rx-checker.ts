/**
 * Holds a receive half against the codec, the wire of the golden target and the golden stub: every request, delivery,
 * response, placement, completion and frame that answers.
 */
import assert from 'node:assert/strict';
import { pdsTargetLatency } from '../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { nackCodes, responseOpcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { controlDscp, ipLayer } from '../../golden/endpoint/sender.ts';
import { type GoldenCompletion, GoldenStub, type StubResult } from '../../golden/endpoint/ses-stub.ts';
import type { Ack, Control, Nack, Reply, TargetNack } from '../../golden/pds/reply.ts';
import { layersOf } from '../../golden/pds/wire.ts';
import { type Decoded, decode, encode, type LayerInput, sesOf, type WireSettings } from '../../golden/wire/index.ts';
import { expectedMeta, type MetaSurroundings } from './expected-meta.ts';
import type { LocalAddress } from './local-addresses.ts';
import type { Fields } from './shape-fields.ts';

export interface RxCheckerOptions {
  readonly wire: Partial<WireSettings>;
  readonly surroundings: MetaSurroundings;
  readonly addresses: readonly LocalAddress[];
  readonly gateway: bigint;
  /** MAC addresses of neighbours by their IP addresses. */
  readonly neighbours: ReadonlyMap<bigint, bigint>;
}

/** A packet that the target was given. */
interface Given {
  readonly decoded: Decoded;
  readonly fields: Fields;
}

/** Bytes that were placed in one packet. */
interface Placed {
  readonly address: bigint;
  readonly bytes: Uint8Array;
}

export class RxChecker {
  readonly stub = new GoldenStub();
  /** Frames that came, by what became of them before the target. */
  readonly routes = new Map<string, number>();
  /** Requests that were told that something is missing, by what. */
  readonly missing = new Map<string, number>();
  readonly returnCodes = new Map<number, number>();
  readonly frames = new Map<string, number>();
  readonly #options: RxCheckerOptions;
  /** Good packets for the target that have come and have not been given to it. */
  readonly #coming: Given[] = [];
  readonly #peers: Given[] = [];
  /** Requests of the last clocks. */
  readonly #judged: (Given | undefined)[] = Array.from({ length: pdsTargetLatency.verdict });
  /** By PDCID and PSN: what SES has to respond. */
  readonly #results = new Map<string, { readonly result: StubResult; readonly decoded: Decoded }>();
  readonly #responses = new Map<string, LayerInput>();
  readonly #placements: Placed[] = [];
  readonly #completions: GoldenCompletion[] = [];
  readonly #replies: Uint8Array[] = [];

  constructor(options: RxCheckerOptions) {
    this.#options = options;
  }

  /** A frame is about to arrive. While receiving is off it is `lost`. */
  arrives(frame: Uint8Array, lost = false): void {
    const decoded = decode(frame, this.#options.wire);
    const meta = decoded.kind === 'uet' ? expectedMeta(decoded, this.#options.surroundings) : undefined;
    const route = meta === undefined ? decoded.kind : lost ? 'off' : meta.route;
    this.routes.set(route, (this.routes.get(route) ?? 0) + 1);
    if (route === 'target') this.#coming.push({ decoded, fields: meta!.fields });
    if (route === 'initiator') this.#peers.push({ decoded, fields: meta!.fields });
  }

  /** What is shown in one clock; `fields` reads a group of ports. */
  clock(shown: {
    readonly request: Fields | undefined;
    readonly peer: Fields | undefined;
    readonly deliver: { readonly pdcid: number; readonly psn: number } | undefined;
    readonly response: Fields | undefined;
    readonly reply: Fields | undefined;
  }): void {
    const { request, peer, deliver, response, reply } = shown;
    this.#judged.push(request && this.#request(request));
    const judged = this.#judged.shift();
    if (deliver !== undefined) this.#deliver(judged!, deliver);
    if (peer !== undefined) this.#peer(peer);
    if (response !== undefined) this.#response(response);
    if (reply !== undefined) this.#replies.push(this.#frameOf(reply));
  }

  placed(address: bigint, bytes: Uint8Array): void {
    const expected = this.#placements.shift();
    assert(expected !== undefined, 'bytes are placed that were not sent');
    assert.equal(address, expected.address, 'address of placed bytes');
    assert(Buffer.from(bytes).equals(expected.bytes), `bytes placed at ${address} are not those of the packet`);
  }

  completed(fields: Fields): void {
    const expected = this.#completions.shift();
    assert(expected !== undefined, 'a completion came of a message that is not complete');
    // Bytes come before what says so.
    const { returnCode, headerData, wrId, jobId, messageId, ...rest } = expected;
    assert.deepEqual(fields, {
      ...shown(rest),
      return_code: BigInt(returnCode),
      has_header_data: BigInt(headerData !== undefined),
      header_data: headerData ?? 0n,
      wr_id: BigInt(wrId),
      job_id: BigInt(jobId),
      message_id: BigInt(messageId),
    });
  }

  /** A frame that has left. */
  replied(frame: Uint8Array): void {
    const expected = this.#replies.shift();
    assert(expected !== undefined, 'a frame left that answers nothing');
    const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    assert.equal(hex(frame), hex(expected), 'a frame that answers');
    const kind = decode(frame, this.#options.wire).layers.find(({ name }) => kinds.has(name))!.name;
    this.frames.set(kind, (this.frames.get(kind) ?? 0) + 1);
  }

  /** Nothing is left that should have been shown. */
  finish(): void {
    const left = { given: this.#coming.length, peers: this.#peers.length, placements: this.#placements.length };
    const out = { completions: this.#completions.length, replies: this.#replies.length, results: this.#results.size };
    assert.deepEqual(
      { ...left, ...out },
      { given: 0, peers: 0, placements: 0, completions: 0, replies: 0, results: 0 },
    );
  }

  #request(fields: Fields): Given {
    const given = this.#coming.shift();
    assert(given !== undefined, 'a request came of a packet that was not sent');
    for (const [name, value] of Object.entries(given.fields)) assert.equal(fields[name], value, `request: ${name}`);
    assert.equal(fields.tss_method, 'none');
    for (const name of ['ccc', 'bitmap', 'other']) assert.equal(fields[`resources_${name}`], 1n, name);
    for (const name of ['pkt_buffer', 'gtd_del', 'gtd_last', 'ses_msg'])
      if (fields[`resources_${name}`] === (name === 'gtd_last' ? 1n : 0n))
        this.missing.set(name, (this.missing.get(name) ?? 0) + 1);
    return given;
  }

  #peer(fields: Fields): void {
    const given = this.#peers.shift();
    assert(given !== undefined, 'the initiator is given a packet that was not sent');
    for (const [name, value] of Object.entries(given.fields)) assert.equal(fields[name], value, `peer: ${name}`);
  }

  #deliver({ decoded }: Given, { pdcid, psn }: { readonly pdcid: number; readonly psn: number }): void {
    const result = this.stub.deliver(decoded, pdcid);
    this.returnCodes.set(result.returnCode, (this.returnCodes.get(result.returnCode) ?? 0) + 1);
    const key = `${pdcid}/${psn}`;
    assert(!this.#results.has(key), `PSN ${psn} of PDC ${pdcid} is delivered twice`);
    this.#results.set(key, { result, decoded });
    const payload = decoded.layers.find(({ name }) => name === 'payload');
    if (result.address !== undefined && payload !== undefined)
      this.#placements.push({ address: result.address, bytes: (payload.fields as { bytes: Uint8Array }).bytes });
    if (result.completion !== undefined) this.#completions.push(result.completion);
  }

  #response(fields: Fields): void {
    const key = `${fields.pdcid}/${fields.psn}`;
    const waits = this.#results.get(key);
    assert(waits !== undefined, `a response to PSN ${fields.psn} that was not delivered, or twice`);
    this.#results.delete(key);
    const { returnCode } = waits.result;
    const isOk = returnCode === returnCodes.code.ok;
    assert.equal(fields.plain_ok, BigInt(isOk));
    assert.equal(fields.guaranteed, BigInt(!isOk));
    const ses = sesOf(waits.decoded.layers)?.fields;
    const code = responseOpcodes.code;
    this.#responses.set(key, {
      name: 'ses_response',
      fields: {
        opcode: isOk ? code.default_response : code.response,
        return_code: returnCode,
        message_id: ses !== undefined && 'message_id' in ses ? ses.message_id : 0,
        job_id: ses?.job_id ?? 0,
        modified_length: 0,
      },
    });
  }

  /** The frame that the codec makes of a reply. */
  #frameOf(fields: Fields): Uint8Array {
    const { addresses, gateway, neighbours, wire } = this.#options;
    const reply = replyOf(fields);
    const destination = reply.destination;
    const local = addresses[reply.local]!;
    const isIpv4 = destination >> 32n === 0xffffn;
    const address = (of: bigint): number | bigint => (isIpv4 ? Number(of & 0xffff_ffffn) : of);
    const own = ipLayer(address(local.ip!), address(destination), controlDscp);
    const key = `${reply.spdcid}/${psnAnswered(reply)}`;
    const ses = (): readonly LayerInput[] => {
      const response = this.#responses.get(key);
      assert(response !== undefined, `a response of SES is sent to PSN ${key} that has none`);
      return [response];
    };
    const { tag } = local;
    return encode(
      [
        { name: 'ethernet', fields: { destination: neighbours.get(destination) ?? gateway, source: local.mac } },
        ...(tag === undefined
          ? []
          : [{ name: 'vlan', fields: { pcp: tag >> 13, dei: (tag >> 12) & 1, vid: tag & 0xfff } } as const]),
        { ...own, fields: { ...own.fields, ecn: 0 } } as LayerInput,
        { name: 'udp', fields: { source_port: reply.type === 'cp' ? ownEntropy(reply) : reply.entropy } },
        ...layersOf(reply, ses),
        ...((wire.crc ?? 'none') === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ],
      wire,
    );
  }
}

const kinds: ReadonlySet<string> = new Set(['ack', 'ack_cc', 'nack', 'cp']);

/** The entropy of a control packet of the target's own: all words of the destination and its PDCID, without carries. */
function ownEntropy({ destination, dpdcid }: Control): number {
  let entropy = dpdcid;
  for (let i = 0n; i < 128n; i += 16n) entropy ^= Number((destination >> i) & 0xffffn);
  return entropy;
}

/** The PSN that an ACK answers. */
function psnAnswered(reply: Reply): number {
  if (reply.type !== 'ack' || 'probeOpaque' in reply.answered) return -1;
  return (reply.cackPsn + reply.answered.ackPsnOffset) >>> 0;
}

const signed16 = (value: number): number => (value << 16) >> 16;

/** A reply of hardware as the golden model has it. */
function replyOf(fields: Fields): Reply {
  const number = (name: string): number => Number(fields[name]);
  const flag = (name: string): boolean => fields[name] === 1n;
  const route = {
    destination: fields.destination as bigint,
    local: number('local'),
    entropy: number('entropy'),
    spdcid: number('spdcid'),
    dpdcid: number('dpdcid'),
  };
  const { type } = fields;
  if (type === 'nack') {
    const code = nackCodes.names.get(number('nack_code')) as TargetNack;
    const nack = { m: flag('m'), retx: flag('retx'), code, nackPsn: number('psn'), payload: number('payload') };
    return { ...route, type: 'nack', ...nack } satisfies Nack;
  }
  if (type === 'cp') {
    const kind = fields.control as Control['kind'];
    return { ...route, type: 'cp', kind, ar: flag('ar'), psn: number('psn'), payload: number('payload') };
  }
  const offset = number('ack_psn_offset');
  const response = fields.response as 'none' | 'default' | 'ses';
  const ack: Ack = {
    ...route,
    type: 'ack',
    m: flag('m'),
    retx: flag('retx'),
    req: fields.req as Ack['req'],
    answered: flag('p') ? { probeOpaque: offset } : { ackPsnOffset: signed16(offset) },
    cackPsn: number('cack_psn'),
    response:
      response === 'default'
        ? { kind: 'default', messageId: number('message_id'), jobId: number('job_id') }
        : response === 'ses'
          ? { kind: 'ses', handle: number('handle'), nextHdr: number('next_hdr') }
          : { kind: 'none' },
  };
  if (type === 'ack') return ack;
  return {
    ...ack,
    state: {
      mpr: number('mpr'),
      sackPsnOffset: signed16(number('sack_psn_offset')),
      sackBitmap: fields.sack_bitmap as bigint,
      serviceTime: number('service_time'),
      restoreCwnd: flag('restore_cwnd'),
      rcvCwndPend: number('rcv_cwnd_pend'),
      rcvdBytes: number('rcvd_bytes'),
      oooCount: number('ooo_count'),
    },
  };
}

const shown = (fields: Readonly<Record<string, number | bigint | boolean>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, BigInt(value)]));
