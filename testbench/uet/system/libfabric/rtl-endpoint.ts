/**
 * The calls of libfabric over an endpoint in hardware with the semantic sublayer of a profile. Data of READs goes by
 * return spaces, so its peers have them, too. Atomics work on the words of the NIC, not on the host's memory.
 */
import assert from 'node:assert/strict';
import { type Design, elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointName, uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { opcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Random, seededRandom } from '../../../../support/random.ts';
import { resetAll } from '../../../engine/reset-all.ts';
import type { Engine, PortHandle, Simulator } from '../../../engine/simulator.ts';
import { extensionBytes, packEager } from '../../blocks/endpoint/pair/eager-packets.ts';
import { linePorts, setPort } from '../../blocks/endpoint/pair/endpoint-ports.ts';
import { setEndpoint } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from '../../blocks/endpoint/pair/frames.ts';
import { LineEnd } from '../../blocks/endpoint/pair/line-end.ts';
import { hostAtomic } from '../../blocks/endpoint/pair/nic-words.ts';
import type { AtomicOperation, AtomicType } from '../../golden/ses/atomics/index.ts';
import { datagramFault, rudiFault } from '../../golden/ses/initiator/index.ts';
import { noBytes } from '../../golden/ses/packets/packet.ts';
import { type ProfileName, profiles } from '../../golden/ses/profiles.ts';
import type { RegionRights } from '../../golden/ses/regions/index.ts';
import { Fifo } from '../../network/fifo.ts';
import { AddressVector } from './address-vector.ts';
import { type CqEntry, indices, pidOnFep, type RmaOptions, type SendOptions } from './endpoint.ts';
import { HostArray } from './host-array.ts';
import type { MessagingEndpoint, MessagingNode } from './messaging-endpoint.ts';
import { type RtlArrival, RtlHost, type RtlMessage } from './rtl-host.ts';
import { atomicBytes, operationOf } from './rtl-operations.ts';

export interface RtlEndpointOptions {
  /** By default HPC. */
  readonly profile?: ProfileName;
  readonly host: number;
  readonly jobId: number;
  readonly mode: 'rud' | 'rod';
  /** Peers reach it by relative addresses, of the job; else by absolute ones, which those in hardware send to. */
  readonly rel: boolean;
  /** Bytes of memory. */
  readonly memory: number;
  readonly seed: number;
  /** What its packets say of who sends them: by default its host. */
  readonly initiator?: number;
  /** Bytes of payload in all packets of a message but the last: by default `rtlMtu`. */
  readonly mtu?: number;
  /** By default of a network whose answers come within some microseconds. */
  readonly network?: RtlNetwork;
}

/** What follows from the network below an endpoint. */
export interface RtlNetwork {
  /** Bytes in flight to a peer. */
  readonly cwnd: number;
  readonly maxRtoRetx: number;
  /** Ports under `registers_` that differ from `setEndpoint`: times in clocks. */
  readonly registers: Readonly<Record<string, number>>;
}

const quickNetwork: RtlNetwork = { cwnd: 100_000, maxRtoRetx: 15, registers: {} };

/** Bytes a clock. */
const size = 64;
/** Where the words of the NIC begin for peers. */
const words = 2n ** 63n;
type TableName = 'job' | 'process' | 'resource' | 'region';

/** Clocks within which a command is done. */
const patience = 2000;

const buildOf = (profile: ProfileName) =>
  readingOptions(size, endpointProfiles.find((one) => one.profile === profile)!);
const build = buildOf('hpc');
/** Bytes of payload in all packets of a message but the last. */
export const rtlMtu = build.tx.mtu;
/** Of that MTU. */
export const rtlName = endpointName(build);
const made = new Map<string, Design>();
/** Elaborated once of each profile and MTU: all runs share what an engine makes of it. */
function design(profile: ProfileName, mtu: number): Design {
  const key = `${profile} ${mtu}`;
  const { rx, tx } = buildOf(profile);
  const known = made.get(key) ?? elaborate(uetEndpoint({ rx, tx: { ...tx, mtu } }));
  made.set(key, known);
  return known;
}

export class RtlLibfabricEndpoint implements MessagingEndpoint {
  readonly memory: HostArray;
  readonly node: MessagingNode;
  onEntry: () => void = () => {};
  /** Packets that its semantic sublayer has met with another code than OK, datagrams among them. */
  refused = 0;
  /** Bytes of a peer, for that address of the host: by default of `memory`. */
  onPlaced = (address: bigint, bytes: Uint8Array): void => this.memory.write(address, bytes);
  readonly #simulator: Simulator;
  readonly #options: RtlEndpointOptions;
  readonly #random: Random;
  readonly #line: LineEnd;
  readonly #host: RtlHost;
  readonly #frames = new Fifo<Frame>();
  readonly #queue: CqEntry[] = [];
  /** Contexts of posted receives, by wr_id. */
  readonly #posted: { readonly context: unknown; readonly command: Parameters<RtlHost['receive']>[0] }[] = [];
  readonly #peers: AddressVector;
  readonly #events: { readonly delivered: PortHandle; readonly code: PortHandle };
  readonly #contexts: Readonly<Record<keyof typeof indices, number>>;
  #now = 0;

  private constructor(simulator: Simulator, options: RtlEndpointOptions) {
    this.#simulator = simulator;
    this.#options = options;
    this.#peers = new AddressVector(options.profile ?? 'hpc');
    this.#random = seededRandom(options.seed);
    // AXI reads whole beats, also where the last one begins before the end.
    this.memory = new HostArray(Math.ceil(options.memory / size) * size);
    const { cwnd, maxRtoRetx, registers } = options.network ?? quickNetwork;
    setEndpoint(simulator, { end: options.host, cwnd, pdcsPerTuple: 1, maxRtoRetx });
    for (const [name, value] of Object.entries(registers)) setPort(simulator, `registers_${name}`, value);
    this.#line = new LineEnd(linePorts(simulator), size, this.#random.fork('line'));
    const { bytes } = build.rx.ses!.unexpected!;
    this.#host = new RtlHost(simulator, bytes, this.#random.fork('kept'));
    const [delivered, code] = [simulator.port('ses_events_delivered'), simulator.port('ses_events_return_code')];
    this.#events = { delivered, code };
    const node: MessagingNode = {
      onFrame: () => {},
      takesFrame: () => true,
      receive: (frame) => this.#frames.put(frameOf(frame, size)),
      lineIsFree: () => {},
      poll: () => {},
    };
    this.node = node;
    this.#line.onFrame = (frame) => node.onFrame(bytesOf(frame, size));
    this.#host.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
    this.#host.onRead = (address, length) => this.memory.read(address, length);
    this.#host.onArrival = (arrival) => this.#received(arrival);
    this.#host.onCancelled = (wrId) =>
      this.#tell({ context: this.#posted[wrId]!.context, op: 'recv', code: 'cancelled' });
    resetAll([simulator]);
    while (simulator.port('ready').get() !== 1) simulator.step();
    const { jobId, rel } = options;
    this.#command('job', { remove: 0, key: jobId });
    const processOf = (isRelative: boolean): number =>
      this.#command('process', {
        ...{ remove: 0, process_rel: Number(isRelative), process_job_id: isRelative ? jobId : 0 },
        process_pid_on_fep: pidOnFep,
      });
    const owner = processOf(rel);
    const { code: operation } = opcodes;
    const supported = {
      rma: (1 << operation.write) | (1 << operation.read) | (1 << operation.atomic) | (1 << operation.fetching_atomic),
      send:
        (1 << operation.send) |
        (1 << operation.deferrable_send) |
        (1 << operation.rendezvous_send) |
        (1 << operation.datagram_send),
      tagged: (1 << operation.tagged_send) | (1 << operation.deferrable_tsend) | (1 << operation.rendezvous_tsend),
    };
    const contextOf = (space: keyof typeof indices, number: number, of = owner): number =>
      this.#command('resource', {
        ...{ remove: 0, absolute: 0, owner: of, space: number, resource_index: indices[space] },
        ...{ context_enabled: 1, context_uses_generation: 0, context_generation: 0 },
        context_supported: supported[space],
      });
    this.#contexts = { rma: contextOf('rma', 0), send: contextOf('send', 1), tagged: contextOf('tagged', 2) };
    // Peers read the rest of its rendezvous sends by the kind of address that these went to: an absolute one.
    if (rel) contextOf('rma', 0, processOf(false));
  }

  static async make(engine: Engine, options: RtlEndpointOptions): Promise<RtlLibfabricEndpoint> {
    const { profile = 'hpc', mtu = rtlMtu, seed } = options;
    return new RtlLibfabricEndpoint(await engine.create(design(profile, mtu), { seed }), options);
  }

  /** Frames that have come and are not in the endpoint yet. */
  get waiting(): number {
    return this.#frames.length;
  }

  /** One clock of it; whether anything has moved between the endpoint and its surroundings. */
  clock(): boolean {
    const { sent } = this.#line;
    this.#simulator.port('random').set(this.#random.word());
    if (this.#line.takesFrame && this.#frames.first !== undefined) this.#line.arrive(this.#frames.take()!);
    const isArriving = !this.#line.takesFrame;
    this.#line.drive(this.#line.isLeaving || this.node.takesFrame());
    this.#host.drive();
    this.#line.read(this.#now);
    const hasMoved = this.#host.read();
    const { delivered, code } = this.#events;
    if (delivered.get() === 1 && Number(code.get()) !== returnCodes.code.ok) this.refused++;
    this.#simulator.step();
    this.#now++;
    if ((this.#now & 0x3ff) === 0) this.check();
    return hasMoved || isArriving || this.#line.isLeaving || this.#line.sent !== sent;
  }

  /** The first disagreement with the checks of the design is thrown. */
  check(): void {
    assert.deepEqual(this.#simulator.takeFailures().slice(0, 3), [], 'checks of the design');
  }

  /** Messages without a receive that it has kept, and that have got one. */
  get kept(): number {
    return this.#host.kept;
  }

  /** Clocks so far, and what the design counts, 0 left out. */
  counts(): Readonly<Record<string, number>> {
    const counters = this.#simulator.ports.filter(({ name }) => /^(rx|tx|sender)_counts_/.test(name));
    const all = [['clocks', this.#now] as const, ...counters.map((port) => [port.name, Number(port.get())] as const)];
    return Object.fromEntries(all.filter(([, count]) => count > 0));
  }

  /** Takes the first words of the NIC to where memory has them, in its order of bytes: little-endian. */
  readWords(count: number): void {
    const view = new DataView(this.memory.bytes.buffer);
    for (let word = 0; word < count; word++)
      view.setBigUint64(
        8 * word,
        hostAtomic(this.#simulator, { operation: 'read', word }, () => this.clock()),
        true,
      );
  }

  /** It counts datagrams that are refused with all other packets that are: `refused`. */
  get datagramsDropped(): undefined {
    return undefined;
  }

  dispose(): void {
    this.#simulator.dispose();
  }

  /** The same as of golden endpoints. */
  avInsert(peer: number, capabilities: number): void {
    this.#peers.insert(peer, capabilities);
  }

  cqRead(count = Number.POSITIVE_INFINITY): CqEntry[] {
    return this.#queue.splice(0, count);
  }

  /** A region for atomics is one of the NIC's words, which are 0 then. */
  register(key: bigint, base: bigint, length: number, rights: RegionRights): boolean {
    if (rights.atomic)
      for (let word = 0; word < length / 8; word++)
        hostAtomic(this.#simulator, { operation: 'write', word: Number(base) / 8 + word }, () => this.clock());
    const { status } = this.#tryCommand('region', {
      ...{ remove: 0, region_key: key, region_base: rights.atomic ? words + base : base, region_first: 0n },
      ...{ region_length: BigInt(length), region_remote_read: Number(rights.read) },
      ...{ region_remote_write: Number(rights.write), region_remote_atomic: Number(rights.atomic) },
      ...{ region_restricts_job: 1, region_job_id: this.#options.jobId },
      ...{ region_restricts_resource: 0, region_resource: 0 },
    });
    return status === 0;
  }

  deregister(key: bigint): void {
    const rest = { region_base: 0n, region_first: 0n, region_length: 0n };
    this.#command('region', { remove: 1, region_key: key, ...rest });
  }

  recv(address: bigint, length: number, context: unknown): boolean {
    return this.#post('send', address, length, context, 0n, {});
  }

  trecv(
    address: bigint,
    length: number,
    tag: bigint,
    context: unknown,
    of: { readonly ignore?: bigint; readonly source?: number } = {},
  ): boolean {
    return this.#post('tagged', address, length, context, tag, of);
  }

  send(to: number, payload: Uint8Array, context: unknown, of: SendOptions = {}): void {
    this.#send(false, to, 0n, payload, context, of);
  }

  tsend(to: number, payload: Uint8Array, tag: bigint, context: unknown, of: SendOptions = {}): void {
    this.#send(true, to, tag, payload, context, of);
  }

  /** The same as of golden endpoints: a `RangeError` where it does not fit into a packet. */
  sendDatagram(to: number, payload: Uint8Array, context: unknown, { data }: Pick<SendOptions, 'data'> = {}): void {
    const fault = datagramFault({ opcode: 'datagram_send', mode: 'uud', payload }, this.#options.mtu ?? rtlMtu);
    if (fault !== undefined) throw new RangeError(fault);
    this.#start('datagram', 'send', { to, payload, key: 0n, offset: 0n, headerData: data }, context, 'send');
  }

  write(
    to: number,
    payload: Uint8Array,
    key: bigint,
    offset: bigint,
    context: unknown,
    { data, mode = this.#options.mode, dc = false }: RmaOptions = {},
  ): void {
    const of = { to, payload, key, offset, headerData: data, dc };
    if (mode === 'rudi') {
      this.#mayGoByRudi('write', data);
      this.#start('rudi_write', 'rma', of, context, 'write');
    } else this.#start('write', 'rma', { ...of, mode }, context, 'write');
  }

  read(
    to: number,
    address: bigint,
    length: number,
    key: bigint,
    offset: bigint,
    context: unknown,
    { mode = this.#options.mode }: Pick<RmaOptions, 'mode'> = {},
  ): void {
    const of = { to, payload: noBytes, key, offset, reads: { address, length } };
    if (mode === 'rudi') {
      this.#mayGoByRudi('read', undefined);
      this.#start('rudi_read', 'rma', of, context, 'read');
    } else this.#start('read', 'rma', { ...of, mode }, context, 'read');
  }

  /** The same as of golden endpoints: a `RangeError` where it does not. */
  #mayGoByRudi(opcode: 'read' | 'write', headerData: bigint | undefined): void {
    const { profile = 'hpc' } = this.#options;
    if (!profiles[profile].modes.has('rudi')) throw new RangeError(`${profile} has no rudi`);
    const fault = rudiFault({ opcode, mode: 'rudi', headerData });
    if (fault !== undefined) throw new RangeError(fault);
  }

  atomic(
    to: number,
    operation: AtomicOperation,
    type: AtomicType,
    operand: Uint8Array,
    key: bigint,
    offset: bigint,
    context: unknown,
  ): void {
    this.#start(
      'atomic',
      'rma',
      { to, payload: atomicBytes(operation, type, operand), key, offset },
      context,
      'atomic',
    );
  }

  fetchAtomic(
    to: number,
    operation: AtomicOperation,
    type: AtomicType,
    operand: Uint8Array | { readonly compare: bigint; readonly swap: bigint },
    key: bigint,
    offset: bigint,
    context: unknown,
  ): void {
    assert(operand instanceof Uint8Array, 'swaps are not among these calls');
    const payload = atomicBytes(operation, type, operand);
    this.#start('fetching_atomic', 'rma', { to, payload, key, offset }, context, 'atomic');
  }

  /** Takes back a receive; it is told as cancelled where nothing has matched it. */
  cancel(context: unknown): boolean {
    const found = this.#posted.find((one) => one.context === context);
    if (found === undefined) return false;
    this.#host.receive({ ...found.command, kind: 'cancel' });
    return true;
  }

  get #initiator(): number {
    return this.#options.initiator ?? this.#options.host;
  }

  #post(
    space: 'send' | 'tagged',
    address: bigint,
    length: number,
    context: unknown,
    tag: bigint,
    { ignore = 0n, source }: { readonly ignore?: bigint; readonly source?: number },
  ): boolean {
    const command = {
      ...{ tagged: Number(space === 'tagged'), kind: 'post', resource: this.#contexts[space] },
      ...{ tag_match_bits: tag, tag_initiator: source ?? 0, any_initiator: Number(source === undefined) },
      ...{ ignore_bits: ignore, place_wr_id: this.#posted.length, place_address: address, place_length: length },
    } as const;
    this.#posted.push({ context, command });
    this.#host.receive(command);
    return true;
  }

  #send(isTagged: boolean, to: number, tag: bigint, payload: Uint8Array, context: unknown, of: SendOptions): void {
    const { protocol = 'eager', data, mode = this.#options.mode, dc = false } = of;
    if (protocol !== 'eager' && this.#options.profile === 'ai_base')
      throw new RangeError('hardware of ai_base has no tables for messages that wait: its host sends eager ones alone');
    const op = protocol === 'eager' ? 'send' : (`${protocol}_send` as const);
    const rest = protocol === 'rendezvous' ? this.#rendezvous(payload, of) : { payload, offset: 0n };
    const message = { to, key: tag, headerData: data, isTagged, mode, dc, ...rest };
    this.#start(op, isTagged ? 'tagged' : 'send', message, context, 'send');
  }

  /** What the host gives of a rendezvous send: the rest is read from the region of its key. */
  #rendezvous(
    payload: Uint8Array,
    { eager = 0, key, offset = 0n }: SendOptions,
  ): Pick<RtlMessage, 'payload' | 'offset'> {
    assert(key !== undefined, 'a rendezvous send has no key');
    const first = payload.subarray(0, eager);
    const extension = new Uint8Array(extensionBytes);
    const view = new DataView(extension.buffer);
    view.setUint32(0, first.length);
    view.setUint32(4, (pidOnFep << 12) | indices.rma);
    view.setBigUint64(8, offset + BigInt(first.length));
    view.setBigUint64(16, key);
    const { mtu = rtlMtu } = this.#options;
    return {
      payload: packEager(extension, first, mtu),
      offset: ((key & 0xffffn) << 32n) | BigInt(payload.length),
    };
  }

  #start(
    op: RtlMessage['op'],
    space: keyof typeof indices,
    message: Pick<RtlMessage, 'to' | 'payload' | 'key' | 'offset'> & Partial<RtlMessage>,
    context: unknown,
    told: CqEntry['op'],
  ): void {
    const { mode, jobId } = this.#options;
    this.#peers.check(message.to, operationOf(op, message.isTagged === true, message.mode ?? mode));
    this.#host.send({
      ...{ op, mode, jobId, pidOnFep, resourceIndex: indices[space], initiator: this.#initiator },
      ...{ isTagged: false, headerData: undefined, dc: false },
      ...message,
      onDone: ({ code, bytes, fetched }) => {
        const result = fetched === undefined ? undefined : bigEndian(fetched);
        // Of a rendezvous send `bytes` are what the host has given, with extension headers.
        const length = op === 'rendezvous_send' ? Number(message.offset & 0xffff_ffffn) : bytes;
        this.#tell({ context, op: told, code, length, tag: message.key, source: this.#initiator, result });
      },
    });
  }

  #received({ op, code, wrId, bytes, initiator, key, headerData }: RtlArrival): void {
    const of = { code, length: bytes, tag: key, source: initiator, data: headerData };
    if (op === 'write') this.#tell({ ...of, context: undefined, op: 'remote_write' });
    else this.#tell({ ...of, context: this.#posted[wrId]!.context, op: 'recv' });
  }

  #tell(entry: Pick<CqEntry, 'context' | 'op' | 'code'> & Partial<CqEntry>): void {
    const rest = { length: 0, cut: 0, tag: 0n, source: this.#initiator, data: undefined, result: undefined };
    this.#queue.push({ ...rest, ...entry });
    this.onEntry();
  }

  /** Carries out a command for the tables; the slot that it got. */
  #command(name: TableName, values: Readonly<Record<string, number | bigint>>): number {
    const { status, slot } = this.#tryCommand(name, values);
    assert.equal(status, 0, `the status of a command of ${name}`);
    return slot;
  }

  /** The same, at once for the network; a status that is not 0 says that there is no room. */
  #tryCommand(
    name: TableName,
    values: Readonly<Record<string, number | bigint>>,
  ): { readonly status: number; readonly slot: number } {
    const port = (of: string) => this.#simulator.port(`commands_${of}`);
    for (const [field, value] of Object.entries(values))
      setPort(this.#simulator, `commands_${name}_payload_${field}`, value);
    port(`${name}_valid`).set(1);
    for (let clock = 0; clock < patience; clock++) {
      const isDone = port(`done_${name}_valid`).get() === 1;
      const of = (field: string): number => Number(port(`done_${name}_${field}`).get());
      const done = { status: of('status'), slot: of('slot') };
      if (isDone) port(`${name}_valid`).set(0);
      this.clock();
      if (isDone) return done;
    }
    assert.fail(`a command of ${name} is not done`);
  }
}

const bigEndian = (value: bigint): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
};
