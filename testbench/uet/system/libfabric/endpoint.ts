/** Calls in the manner of libfabric over the golden model of SES: messages, tags, RMA, atomics, completion queues. */
import { atomicDataTypes, atomicOpcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { AtomicOperation, AtomicType } from '../../golden/ses/atomics/index.ts';
import type { InitiatorCompletion, OutMessage, SesOperation } from '../../golden/ses/initiator/index.ts';
import { noBytes, type OpcodeName } from '../../golden/ses/packets/packet.ts';
import { type ProfileName, profiles, resourceOptions } from '../../golden/ses/profiles.ts';
import type { RegionRights } from '../../golden/ses/regions/index.ts';
import type { TargetCompletion } from '../../golden/ses/target-side/index.ts';
import { AddressVector } from './address-vector.ts';
import { SesNode, type SesNodeOptions } from './ses-node.ts';

/** An entry of a completion queue, `fi_cq_tagged_entry` with what UET says beside. */
export interface CqEntry {
  /** What the call was given. */
  readonly context: unknown;
  readonly op: 'send' | 'recv' | 'write' | 'read' | 'atomic' | 'remote_write';
  /** `ok`, or the code of SES: `prov_errno`. */
  readonly code: string;
  /** Bytes in the buffer, and those that did not fit. */
  readonly length: number;
  readonly cut: number;
  readonly tag: bigint;
  /** `initiator` of the peer, by which it says who it is; of a local operation its own. */
  readonly source: number;
  readonly data: bigint | undefined;
  /** What a fetching atomic has brought. */
  readonly result: Uint8Array | undefined;
}

export interface EndpointOptions extends SesNodeOptions {
  readonly profile: ProfileName;
  readonly jobId: number;
  readonly mode: 'rud' | 'rod';
  /** Addresses that it sends to: relative ones, of the job, which are usual, or absolute ones. */
  readonly rel?: boolean;
}

/** Resource indices, the same at all: what addresses that software exchanges would say. */
export const indices = { rma: 7, send: 5, tagged: 6 } as const;
export const pidOnFep = 1;

/** What a send may be told. */
export interface SendOptions {
  readonly data?: bigint;
  /** `deferrable`: the target asks for it when it has a buffer; `rendezvous`: it reads what is beyond `eager` bytes. */
  readonly protocol?: 'eager' | 'deferrable' | 'rendezvous';
  readonly eager?: number;
  /** Of a rendezvous: the key of a region that has the bytes, of this message alone, and where. */
  readonly key?: bigint;
  readonly offset?: bigint;
  /** FI_DELIVERY_COMPLETE. */
  readonly dc?: boolean;
  /** Of this message; by default that of the endpoint. */
  readonly mode?: 'rud' | 'rod' | undefined;
}

/** What a write may be told, and but for the data a read: RUDI, which HPC has, may do either of them more than once. */
export interface RmaOptions extends Pick<SendOptions, 'data' | 'dc'> {
  readonly mode?: 'rud' | 'rod' | 'rudi' | undefined;
}

export class LibfabricEndpoint {
  readonly node: SesNode;
  readonly #options: EndpointOptions;
  readonly #process;
  readonly #queue: CqEntry[] = [];
  /** Contexts of posted receives. */
  readonly #posted = new Map<number, { readonly context: unknown; readonly space: 'send' | 'tagged' }>();
  readonly #started = new Map<unknown, OutMessage>();
  readonly #peers: AddressVector;
  #nextReceive = 0;
  /** The completion queue has one more entry. */
  onEntry: () => void = () => {};

  constructor(options: EndpointOptions) {
    this.#options = options;
    const { profile, jobId, settings } = options;
    this.#peers = new AddressVector(profile);
    const target = { ...profiles[profile].target, ...settings?.target };
    const hasRudi = profiles[profile].modes.has('rudi');
    this.node = new SesNode({ ...options, hasRudi, settings: { ...settings, target } });
    const resources = (['rma', 'send', 'tagged'] as const).map((space) => {
      // Where order counts a refused message must not be overtaken (ses.md 1.4).
      const generation = space !== 'rma' && options.mode === 'rod' ? { generation: 0 } : {};
      return resourceOptions(profile, { space, index: indices[space], ...generation });
    });
    this.#process = this.node.ses.addProcess({ pidOnFep, jobId, resources });
    this.node.ses.onCompletion = (completion) => this.#received(completion);
  }

  get datagramsDropped(): number {
    return this.node.ses.target.counts.get('datagram_dropped') ?? 0;
  }

  /**
   * The address of a peer is known, and with it what it can do (`capabilitiesOf`): from now on what is not in a profile
   * that both have is a `RangeError`, and no packet of it leaves. Of other peers it is taken that they have ours.
   */
  avInsert(peer: number, capabilities: number): void {
    this.#peers.insert(peer, capabilities);
  }

  /** The next entries of the completion queue, at most `count`. */
  cqRead(count = Number.POSITIVE_INFINITY): CqEntry[] {
    return this.#queue.splice(0, count);
  }

  /** Opens memory for peers of its job under a key, 0-based; whether there was room for another region. */
  register(key: bigint, base: bigint, length: number, rights: RegionRights): boolean {
    const { jobId } = this.#options;
    this.#process.regions.add({ key, base, length: BigInt(length), rights, jobId });
    return true;
  }

  /** Closes memory again. */
  deregister(key: bigint): void {
    this.#process.regions.remove(key);
  }

  /** Whether there was room. */
  recv(address: bigint, length: number, context: unknown, of: { readonly minFree?: number } = {}): boolean {
    return this.#post('send', { address, length, matchBits: 0n, ignoreBits: 2n ** 64n - 1n, ...of }, context);
  }

  trecv(
    address: bigint,
    length: number,
    tag: bigint,
    context: unknown,
    of: { readonly ignore?: bigint; readonly source?: number } = {},
  ): boolean {
    const { ignore = 0n, source } = of;
    return this.#post('tagged', { address, length, matchBits: tag, ignoreBits: ignore, initiator: source }, context);
  }

  send(to: number, payload: Uint8Array, context: unknown, of: SendOptions = {}): void {
    const opcode = ({ eager: 'send', deferrable: 'deferrable_send', rendezvous: 'rendezvous_send' } as const)[
      of.protocol ?? 'eager'
    ];
    this.#send(opcode, to, 0n, payload, context, of);
  }

  tsend(to: number, payload: Uint8Array, tag: bigint, context: unknown, of: SendOptions = {}): void {
    const opcode = ({ eager: 'tagged_send', deferrable: 'deferrable_tsend', rendezvous: 'rendezvous_tsend' } as const)[
      of.protocol ?? 'eager'
    ];
    this.#send(opcode, to, tag, payload, context, of);
  }

  /**
   * As `fi_send` of an endpoint of FI_EP_DGRAM: one packet by UUD, for a receive as of `send`. Its completion says that
   * it has left; it may get lost, or be delivered as often as the network copies it (uet-wire.md 7.14). A `RangeError`
   * where it does not fit into a packet.
   */
  sendDatagram(to: number, payload: Uint8Array, context: unknown, { data }: Pick<SendOptions, 'data'> = {}): void {
    this.#start('datagram_send', 'send', to, { payload, headerData: data, mode: 'uud' }, context, 'send');
  }

  write(
    to: number,
    payload: Uint8Array,
    key: bigint,
    offset: bigint,
    context: unknown,
    { data, mode, dc = false }: RmaOptions = {},
  ): void {
    this.#start('write', 'rma', to, { payload, matchBits: key, offset, headerData: data, mode, dc }, context, 'write');
  }

  read(
    to: number,
    address: bigint,
    length: number,
    key: bigint,
    offset: bigint,
    context: unknown,
    { mode }: Pick<RmaOptions, 'mode'> = {},
  ): void {
    this.#start('read', 'rma', to, { address, length, matchBits: key, offset, mode }, context, 'read');
  }

  /** Operands are in network order. */
  atomic(
    to: number,
    operation: AtomicOperation,
    type: AtomicType,
    operand: Uint8Array,
    key: bigint,
    offset: bigint,
    context: unknown,
  ): void {
    const atomic = { opcode: atomicOpcodes.code[operation], dataType: atomicDataTypes.code[type], semanticControl: 0 };
    this.#start('atomic', 'rma', to, { payload: operand, matchBits: key, offset, atomic }, context, 'atomic');
  }

  /** The value before comes as `result`; of CSWAP and MSWAP with the operands of `swap`. */
  fetchAtomic(
    to: number,
    operation: AtomicOperation,
    type: AtomicType,
    operand: Uint8Array | { readonly compare: bigint; readonly swap: bigint },
    key: bigint,
    offset: bigint,
    context: unknown,
  ): void {
    const codes = { opcode: atomicOpcodes.code[operation], dataType: atomicDataTypes.code[type], semanticControl: 0 };
    const of = 'swap' in operand ? { atomic: { ...codes, ...operand } } : { atomic: codes, payload: operand };
    this.#start('fetching_atomic', 'rma', to, { matchBits: key, offset, ...of }, context, 'atomic');
  }

  /** Takes back a receive that nothing has matched, or stops a send of which packets are left; whether it could. */
  cancel(context: unknown): boolean {
    for (const [wrId, { context: of, space }] of this.#posted)
      if (of === context) return this.node.ses.target.cancel(this.#resource(space), wrId);
    const message = this.#started.get(context);
    return message !== undefined && this.node.ses.initiator.abort(message);
  }

  #resource(space: 'rma' | 'send' | 'tagged') {
    return this.#process.resources.find((one) => one.space === space)!;
  }

  #post(
    space: 'send' | 'tagged',
    receive: Omit<Parameters<SesNode['ses']['post']>[1], 'wrId' | 'initiator'> & {
      readonly initiator?: number | undefined;
    },
    context: unknown,
  ): boolean {
    const wrId = this.#nextReceive++;
    this.#posted.set(wrId, { context, space });
    const isPosted = this.node.ses.post(this.#resource(space), { initiator: undefined, ...receive, wrId });
    if (!isPosted) this.#posted.delete(wrId);
    return isPosted;
  }

  #send(opcode: OpcodeName, to: number, tag: bigint, payload: Uint8Array, context: unknown, of: SendOptions): void {
    const { data, dc = false, eager = 0, key, offset = 0n, mode } = of;
    const space = opcode.includes('tsend') || opcode === 'tagged_send' ? 'tagged' : 'send';
    const rendezvous = key !== undefined &&
      of.protocol === 'rendezvous' && {
        rendezvous: {
          eagerLength: Math.min(eager, payload.length),
          riGeneration: 0,
          pidOnFep,
          resourceIndex: indices.rma,
          key,
          offset,
        },
      };
    this.#start(
      opcode,
      space,
      to,
      { payload, matchBits: tag, headerData: data, dc, mode, ...rendezvous },
      context,
      'send',
    );
  }

  #start(
    opcode: OpcodeName,
    space: keyof typeof indices,
    peer: number,
    {
      mode = this.#options.mode,
      ...of
    }: Partial<Omit<SesOperation, 'mode'>> & { readonly mode?: SesOperation['mode'] | undefined },
    context: unknown,
    op: CqEntry['op'],
  ): void {
    const { profile, jobId, initiator, rel = true } = this.#options;
    if (!profiles[profile].modes.has(mode)) throw new RangeError(`${profile} has no ${mode}`);
    this.#peers.check(peer, { opcode, mode });
    const where = { peer, mode, rel, jobId, pidOnFep, resourceIndex: indices[space], initiator };
    const message = this.node.ses.start(
      { opcode, ...where, matchBits: 0n, payload: noBytes, ...of },
      ({ code, bytes, cut, result }: InitiatorCompletion) => {
        this.#started.delete(context);
        const local = { source: initiator, data: undefined, result };
        this.#tell({ context, op, code, length: bytes - cut, cut, tag: of.matchBits ?? 0n, ...local });
      },
    );
    this.#started.set(context, message);
  }

  #received(done: TargetCompletion): void {
    const { kind, code, bytes, cut, matchBits, initiator, headerData, wrId, released } = done;
    const posted = wrId === undefined ? undefined : this.#posted.get(wrId);
    const isMulti = kind === 'recv' && done.offset > 0;
    if (wrId !== undefined && (kind === 'cancelled' || released || !isMulti)) this.#posted.delete(wrId);
    const op = kind === 'write' ? 'remote_write' : 'recv';
    const of = { tag: matchBits, source: initiator, data: headerData, result: undefined };
    this.#tell({ context: posted?.context, op, code, length: bytes, cut, ...of });
  }

  #tell(entry: CqEntry): void {
    this.#queue.push(entry);
    this.onEntry();
  }
}
