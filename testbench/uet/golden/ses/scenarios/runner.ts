/** Runs a scenario through two endpoints, packet by packet in the order in which it lists them. */
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { headerBytes, type LayerInput, layoutNamed, readHeader } from '../../wire/index.ts';
import type { InitiatorCompletion, OutMessage, OutPacket, SesOperation } from '../initiator/index.ts';
import { ExactMatcher, OrderedMatcher } from '../matching/index.ts';
import { type DeliveryMode, noBytes, type OpcodeName, type SesRequest, type SesResponse } from '../packets/packet.ts';
import { requestLayers, responseLayers } from '../packets/wire.ts';
import { profiles } from '../profiles.ts';
import { type OutData, SesEndpoint } from '../ses-endpoint.ts';
import type { SesOptions } from '../settings.ts';
import type { Arrival, TargetCompletion } from '../target-side/index.ts';
import { FlatMemory } from './flat-memory.ts';
import type { Scenario, ScenarioPacket, ScenarioPost } from './read-scenarios.ts';

/** What has become of an operation, beside it. */
export interface OperationDone extends InitiatorCompletion {
  readonly index: number;
}

/** What a scenario says in words, and how another accepted outcome is reached. */
export interface Script {
  readonly settings?: SesOptions;
  readonly tooLong?: 'truncate' | 'reject';
  /** Before packets of the list. */
  readonly before?: Readonly<Record<number, (run: ScenarioRun) => void>>;
  /** After the last one. */
  readonly after?: (run: ScenarioRun) => void;
  /** Fields of responses that differ from the list, by packet; those of the bytes are not looked at then. */
  readonly instead?: Readonly<Record<number, Partial<SesResponse> | 'none'>>;
  /** Packets that differ from what an initiator does by itself. */
  readonly mutate?: (request: SesRequest, index: number) => SesRequest;
  /** The target works with another matcher. */
  readonly exact?: boolean;
}

const modeOf = ({ setup }: Scenario): DeliveryMode => (setup.mode ?? 'RUD').toLowerCase() as DeliveryMode;
const initiators = { I: 17, T: 34 } as const;
type Side = keyof typeof initiators;

/** The header of a packet, its extensions included, as bytes. */
export const sesBytes = (layers: readonly LayerInput[]): string =>
  layers
    .filter(({ name }) => name !== 'payload')
    .map(({ name, fields }) => Buffer.from(headerBytes(layoutNamed(name)!, fields as never)).toString('hex'))
    .join('');

/** Time in ms after which what was refused is sent again. */
export const backOff = 100;

export class ScenarioRun {
  readonly ends: Readonly<Record<Side, SesEndpoint>>;
  readonly memories = { I: new FlatMemory(65_536), T: new FlatMemory(65_536) };
  readonly sent: OperationDone[] = [];
  readonly heard: TargetCompletion[] = [];
  readonly messages: OutMessage[] = [];
  /** What differs from the list, in words. */
  readonly wrong: string[] = [];
  readonly #scenario: Scenario;
  readonly #script: Script;
  /** Packets of the list that were sent, and responses that wait to be listed, by the index of what they answer. */
  readonly #requests = new Map<number, OutPacket | OutData>();
  readonly #responses = new Map<number, SesResponse[]>();
  /** The last answer of each packet: what PDS repeats for a duplicate. */
  readonly #stored = new Map<number, SesResponse>();
  #now = 0;
  #posts = 0;

  constructor(scenario: Scenario, script: Script) {
    this.#scenario = scenario;
    this.#script = script;
    const listed = (dir: string, opcode?: string) =>
      scenario.packets.find(
        (p) => p.dir === dir && p.next_hdr?.startsWith('REQUEST') && (!opcode || p.fields?.opcode === opcode),
      )?.fields;
    const tokens = scenario.packets.flatMap(
      ({ fields }) => (fields?.restart_token as { initiator: number; target: number }) ?? [],
    );
    const level = scenario.setup.unexpected_level ?? 'U0';
    const settings = (side: Side): SesOptions => ({
      payloadMtu: 1024,
      ...script.settings,
      target: { unexpected: level === 'U3' ? 'keep' : 'refuse', ...script.settings?.target },
      initiator: {
        ...script.settings?.initiator,
        firstMessageId: Number(listed(side === 'I' ? 'I->T' : 'T->I')?.message_id ?? 1),
        firstToken: tokens[0]?.initiator ?? 1,
      },
    });
    const endOf = (side: Side) =>
      new SesEndpoint({
        settings: settings(side),
        initiator: initiators[side],
        memory: this.memories[side],
        random: () => 0,
        firstTargetToken: tokens.find(({ target }) => target !== 0)?.target ?? 1,
      });
    this.ends = { I: endOf('I'), T: endOf('T') };
    for (const side of ['I', 'T'] as const) {
      this.ends[side].onResponse = ({ psn }, response) => {
        this.#responses.set(psn, [...(this.#responses.get(psn) ?? []), response]);
        this.#stored.set(psn, response);
      };
      this.ends[side].onCompletion = (completion) => this.heard.push(completion);
    }
    this.#setUp();
    for (const [index, packet] of scenario.packets.entries()) this.#start(packet, index);
  }

  #setUp(): void {
    const { setup } = this.#scenario;
    const { operations } = profiles.hpc;
    const { exact = false, tooLong = 'truncate' } = this.#script;
    const generation = setup.target_generation;
    const rules = { tooLong };
    const process = this.ends.T.addProcess({
      pidOnFep: 3,
      jobId: 0xabcd,
      resources: [
        { space: 'rma', index: 7, operations },
        { space: 'send', index: 5, operations, matcher: new OrderedMatcher(rules), generation },
        { space: 'tagged', index: 6, operations, matcher: exact ? new ExactMatcher(rules) : new OrderedMatcher(rules) },
      ],
    });
    for (const [i, region] of (setup.regions ?? []).entries()) {
      const { rights, length, key = '0', optimized_key_index: index } = region;
      const base = BigInt(i * 8192);
      const has = (right: string): boolean => rights.includes(right);
      process.regions.add({
        key: index === undefined ? BigInt(key) : (1n << 62n) | BigInt(index),
        base,
        length: BigInt(length),
        rights: { read: has('read'), write: has('write'), atomic: has('atomic') },
      });
      if (region.u64_at_0 !== undefined) this.memories.T.bytes[Number(base)] = region.u64_at_0;
    }
    for (const post of setup.posts ?? []) if (post.before_packet === undefined) this.post(post);
    const sender = setup.sender_generation ?? setup.target_generation;
    if (sender === undefined) return;
    const place = { peer: 1, pidOnFep: 3, resourceIndex: 5, opcode: 'send' } as const;
    this.ends.I.initiator.setGeneration(place, sender);
  }

  /** Posts a receive at the target; their numbers rise from 0. */
  post(post: ScenarioPost): void {
    const target = this.ends.T.target;
    const isTagged = post.space === 'TAGGED';
    const resource = this.#resource(isTagged ? 'tagged' : 'send', isTagged ? 6 : 5);
    const wrId = this.#posts++;
    target.post(resource, {
      wrId,
      address: BigInt(0x4000 + wrId * 4096),
      length: post.length,
      matchBits: BigInt(post.tag ?? 0),
      ignoreBits: isTagged ? BigInt(post.ignore ?? 0) : 2n ** 64n - 1n,
      initiator: typeof post.initiator === 'number' ? post.initiator : undefined,
      ...(post.job !== undefined && { jobId: Number(post.job) }),
      ...(post.multi === true && { minFree: post.min_free ?? 1 }),
    });
  }

  cancel(wrId: number): void {
    this.ends.T.target.cancel(this.#resource('tagged', 6), wrId);
  }

  #resource(space: 'send' | 'tagged', index: number) {
    const resolved = this.ends.T.target.addresses.processes.flatMap(({ resources }) => resources);
    return resolved.find((one) => one.space === space && one.index === index)!;
  }

  /** The target sends an RTR that nothing has asked for. */
  startRtr(matchBits: bigint): void {
    const where = { peer: 1, mode: 'rud', rel: true, jobId: 0xabcd, pidOnFep: 0, resourceIndex: 0 } as const;
    const op = { ...where, opcode: 'deferrable_rtr', initiator: initiators.I, matchBits, payload: noBytes } as const;
    this.ends.T.start(op, () => {});
  }

  /** Lets time pass, in ms. */
  wait(time: number): void {
    this.#now += time;
    for (const side of ['I', 'T'] as const) this.ends[side].advance(this.#now);
  }

  /** What the first packet of a message says is what the initiator was asked for. */
  #start(
    { dir, next_hdr: form, fields, payload_bytes: bytes, pds, extension, operand_hex: operand }: ScenarioPacket,
    index: number,
  ): void {
    if (dir !== 'I->T' || fields === undefined || form === undefined || !form.startsWith('REQUEST')) return;
    const isAgain = this.#scenario.packets.some(
      (p, i) =>
        i < index && p.dir === dir && fields.message_id !== undefined && p.fields?.message_id === fields.message_id,
    );
    if (isAgain || pds?.includes('retx')) return;
    const number = (name: string): number => Number(fields[name] ?? 0);
    const opcode = String(fields.opcode).toLowerCase() as OpcodeName;
    const length = number('request_length');
    const bytesOf = Uint8Array.from({ length }, (_, i) => (i * 7 + index + 1) % 256);
    const isAtomic = extension !== undefined && 'atomic_opcode' in extension;
    const isRendezvous = extension !== undefined && 'eager_length' in extension;
    const faulty = this.#scenario.packets.flatMap((p) =>
      p.fields?.ie === 1 && p.fields.message_id === fields.message_id ? [asNumber(p.fields.message_offset) / 1024] : [],
    );
    const header = form === 'REQUEST_STD' ? 'standard' : form === 'REQUEST_MEDIUM' ? 'medium' : 'small';
    const op: SesOperation = {
      opcode,
      peer: 1,
      mode: modeOf(this.#scenario),
      rel: fields.rel === undefined || fields.rel === 1,
      jobId: asNumber(fields.job_id ?? 0xabcd),
      pidOnFep: asNumber(fields.pid_on_fep ?? 3),
      resourceIndex: asNumber(fields.resource_index ?? (opcode.includes('tagged') ? 6 : 5)),
      initiator: asNumber(fields.initiator ?? 17),
      matchBits: BigInt((fields.match_bits_or_key ?? fields.match_bits ?? 0) as string),
      payload: operand !== undefined ? Uint8Array.from(Buffer.from(operand, 'hex')) : bytes === 0 ? noBytes : bytesOf,
      length,
      address: 0x8000n,
      offset: BigInt(number('buffer_offset')),
      headerData: fields.hd === 1 ? BigInt(fields.header_data as string) : undefined,
      dc: fields.dc === 1,
      form: header,
      faulty: new Set(faulty),
      ...(isAtomic && {
        atomic: {
          opcode: Number(extension.atomic_opcode),
          dataType: Number(extension.datatype),
          semanticControl: 0,
          ...('compare' in extension && { compare: BigInt(extension.compare!), swap: BigInt(extension.swap!) }),
        },
      }),
      // The scenario has its extension in its bytes alone.
      ...(opcode === 'tsend_atomic' && { atomic: { opcode: 2, dataType: 7, semanticControl: 0 } }),
      ...(isRendezvous && {
        rendezvous: {
          eagerLength: Number(extension.eager_length),
          riGeneration: 0,
          pidOnFep: Number(extension.read_pid_on_fep),
          resourceIndex: Number(extension.read_resource_index),
          key: BigInt(extension.read_memory_key!),
          offset: 0n,
        },
      }),
    };
    if (isRendezvous) this.#expose(op);
    this.messages.push(this.ends.I.start(op, (done) => this.sent.push({ ...done, index })));
  }

  /** The bytes of a rendezvous send can be read. */
  #expose({ rendezvous, payload }: SesOperation): void {
    const { pidOnFep, resourceIndex: index, key } = rendezvous!;
    this.memories.I.write(0n, payload);
    this.ends.I.addProcess({
      pidOnFep,
      jobId: 0xabcd,
      resources: [{ space: 'rma', index, operations: profiles.hpc.operations }],
      regions: [{ key, base: 0n, length: BigInt(payload.length), rights: { read: true, write: false, atomic: false } }],
    });
  }

  /** All packets of the list, then what is left to do by itself. */
  run(): this {
    const { packets, setup } = this.#scenario;
    for (const [index, packet] of packets.entries()) {
      this.#script.before?.[index]?.(this);
      const late = (setup.posts ?? []).filter((post) => post.before_packet === index);
      for (const post of late) this.post(post);
      if (late.length > 0) this.wait(backOff);
      if (packet.next_hdr === undefined) continue;
      if (packet.next_hdr.startsWith('REQUEST')) this.#request(packet, index);
      else if (packet.carried_in === 'return-space request') this.#dataPacket(packet, index);
      else this.#response(packet, index);
      const order = setup.arrival_order;
      if (index === (order?.length ?? 0) - 1) for (const each of order!) this.#arrive(packets[each]!, each);
    }
    this.#script.after?.(this);
    this.#finish();
    return this;
  }

  #request(packet: ScenarioPacket, index: number) {
    const side: Side = packet.dir === 'I->T' ? 'I' : 'T';
    const isRepeated = packet.note?.includes('retransmission') || packet.pds?.includes('retx');
    if (isRepeated) {
      const before = this.#scenario.packets.findIndex((p) => p.ses_hex === packet.ses_hex);
      this.#requests.set(index, this.#requests.get(before)!);
      // A PDC drops the duplicate and repeats the answer; RUDI does it again.
      if (modeOf(this.#scenario) === 'rudi') return this.#arrive(packet, index);
      this.#responses.set(index, [this.#stored.get(before)!]);
      return;
    }
    this.wait(0);
    const out = this.ends[side].nextRequest();
    if (out === undefined) {
      this.wrong.push(`packet ${index} does not leave`);
      return;
    }
    const request = this.#script.mutate?.(out.request, index) ?? out.request;
    this.#requests.set(index, { ...out, request });
    this.#compare(packet, index, sesBytes(requestLayers(request)), request.payload);
    if (out.mode === 'uud') this.ends[side].initiator.outcome(out.handle, { kind: 'default_ok' });
    if (this.#scenario.setup.arrival_order === undefined || side === 'T') this.#arrive(packet, index);
  }

  #arrive({ dir }: ScenarioPacket, index: number): void {
    const { request, mode } = this.#requests.get(index) as OutPacket;
    const arrival: Arrival = { peer: 1, pdc: 1, psn: index, mode };
    this.ends[dir === 'I->T' ? 'T' : 'I'].deliver(request, arrival);
  }

  #dataPacket(packet: ScenarioPacket, index: number): void {
    const data = this.ends.T.nextData();
    if (data === undefined) {
      this.wrong.push(`packet ${index} does not leave`);
      return;
    }
    this.#requests.set(index, data);
    this.#compare(packet, index, sesBytes(responseLayers(data.response)), data.response.payload);
    this.#responses.set(index, [this.ends.I.deliverData(data.response, 1)]);
  }

  #response(packet: ScenarioPacket, index: number): void {
    const answered = packet.answers_packet!;
    const instead = this.#script.instead?.[index];
    if (instead === 'none') return;
    const response = this.#responses.get(answered)?.shift();
    if (response === undefined) {
      this.wrong.push(`packet ${index} does not leave`);
      return;
    }
    if (instead !== undefined) {
      for (const [name, value] of Object.entries(instead))
        if (response[name as keyof SesResponse] !== value)
          this.wrong.push(`packet ${index}: ${name} is ${response[name as keyof SesResponse]}, not ${value}`);
    } else {
      this.#compare(packet, index, sesBytes(responseLayers(response)), response.payload);
      if (packet.guaranteed_delivery !== response.guaranteed)
        this.wrong.push(`packet ${index}: guaranteed is ${response.guaranteed}`);
    }
    if (packet.note === 'lost' || packet.carried_in?.includes('lost')) return;
    this.#settle(answered, response);
  }

  /** An answer comes to who has sent the packet. */
  #settle(answered: number, response: SesResponse): void {
    const out = this.#requests.get(answered)!;
    const side: Side = this.#scenario.packets[answered]?.dir === 'T->I' ? 'T' : 'I';
    if ('to' in out) this.ends[side].dataAcknowledged(out.handle);
    else this.ends[side].initiator.outcome(out.handle, { kind: 'response', response });
  }

  /** What still moves, without a list. */
  #finish(): void {
    let number = 1000;
    const sides = { I: 'T', T: 'I' } as const;
    const origin = new Map<number, { side: Side; out: OutPacket | OutData }>();
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      for (const side of ['I', 'T'] as const) {
        const end = this.ends[side];
        const out = end.nextRequest() ?? end.nextData();
        if (out === undefined) continue;
        isMoving = true;
        const psn = number++;
        origin.set(psn, { side, out });
        const peer = this.ends[sides[side]];
        if ('to' in out) this.#responses.set(psn, [peer.deliverData(out.response, 1)]);
        else peer.deliver(out.request, { peer: 1, pdc: 1, psn, mode: out.mode });
        if ('mode' in out && out.mode === 'uud') end.initiator.outcome(out.handle, { kind: 'default_ok' });
      }
      for (const [psn, responses] of this.#responses)
        for (const response of responses.splice(0)) {
          isMoving = true;
          const from = origin.get(psn);
          if (from === undefined) this.#settle(psn, response);
          else if ('to' in from.out) this.ends[from.side].dataAcknowledged(from.out.handle);
          else this.ends[from.side].initiator.outcome(from.out.handle, { kind: 'response', response });
        }
    }
  }

  /** Bytes and, by the names of the list, every field of its header. */
  #compare(
    { ses_hex: hex, fields, next_hdr: form, payload_bytes: bytes }: ScenarioPacket,
    index: number,
    got: string,
    payload: Uint8Array,
  ): void {
    if (got !== hex) this.wrong.push(`packet ${index}: ${got} is not ${hex}`);
    if (bytes !== undefined && payload.length !== bytes)
      this.wrong.push(`packet ${index} has ${payload.length} bytes, not ${bytes}`);
    const layout = layoutNamed(layoutNames[form!]!)!;
    const read = readHeader(layout, Uint8Array.from(Buffer.from(got, 'hex'))) as Readonly<
      Record<string, number | bigint>
    >;
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (typeof value === 'object') {
        const { initiator, target } = value as { initiator: number; target: number };
        const is = read.initiator_restart_token === initiator && read.target_restart_token === target;
        if (!is) this.wrong.push(`packet ${index}: the restart tokens differ`);
        continue;
      }
      const known = read[fieldNames[name] ?? name];
      // Two tokens, which the layout has apart.
      if (known === undefined) continue;
      if (BigInt(known) !== codeOf(name, value, form!))
        this.wrong.push(`packet ${index}: ${name} is ${known}, not ${value}`);
    }
  }
}

const asNumber = (value: unknown): number => Number(value);

const layoutNames: Readonly<Record<string, string>> = {
  REQUEST_STD: 'ses_standard',
  REQUEST_MEDIUM: 'ses_medium',
  REQUEST_SMALL: 'ses_small',
  RESPONSE: 'ses_response',
  RESPONSE_DATA: 'ses_response_data',
};

const fieldNames: Readonly<Record<string, string>> = {
  match_bits_or_key: 'key',
  match_bits: 'key',
  response_message_id: 'message_id',
};

const responseKinds: Readonly<Record<string, number>> = { DEFAULT: 0, RESPONSE: 1, RESPONSE_W_DATA: 2, NO_RESPONSE: 3 };

function codeOf(name: string, value: unknown, form: string): bigint {
  const text = String(value);
  if (name === 'opcode' && form.startsWith('RESPONSE')) return BigInt(responseKinds[text]!);
  if (name === 'opcode') return BigInt(opcodes.code[text.toLowerCase() as OpcodeName]);
  if (name === 'return_code') return BigInt(returnCodes.code[text.toLowerCase() as keyof typeof returnCodes.code]);
  if (name === 'list') return text === 'OVERFLOW' ? 1n : 0n;
  return BigInt(value as string);
}
