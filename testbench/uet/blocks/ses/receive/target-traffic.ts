/** Random messages, as their packets arrive: in any order, some of them bad. */
import { atomicDataTypes, atomicOpcodes, opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import {
  type AtomicExtension,
  noBytes,
  type OpcodeName,
  type SesRequest,
  sesRequest,
  tokensIn,
  wordOf,
} from '../../../golden/ses/packets/packet.ts';

import { idempotentSafe } from '../../../golden/ses/regions/index.ts';
import type { Arrival } from '../../../golden/ses/target-side/index.ts';
import { indices, type ProcessSetup, type SpaceName } from './target-world.ts';

export type Packet = readonly [request: SesRequest, arrival: Arrival];

const rights = { read: true, write: true, atomic: true } as const;

/** Numbers of a run, which have any bits: where messages come from, and the generation of a resource that has one. */
export interface Cast {
  readonly peers: readonly number[];
  readonly pdcs: readonly number[];
  readonly initiators: readonly number[];
  readonly generation: number;
  readonly firstMessage: number;
  /** Which packets are delivery complete. */
  readonly complete: Random;
}

/** Of each number another one, with any bits. */
export const receiveId = (count: number): number => Math.imul(count, 0x9e37_79b1) >>> 0;

/** So many numbers that differ. */
function numbers(random: Random, count: number, width: number): number[] {
  const all = new Set<number>();
  while (all.size < count) all.add(random.below(2 ** width));
  return [...all];
}

export const drawnCast = (random: Random): Cast => ({
  ...{ peers: numbers(random, 2, 16), pdcs: numbers(random, 2, 16), initiators: numbers(random, 3, 32) },
  generation: random.below(256),
  firstMessage: random.below(2 ** 16),
  complete: random.fork('complete'),
});

/** Two jobs, and a service that any job reaches; the second one's SEND resource has generations. */
export const processesOf = ({ generation }: Cast): readonly ProcessSetup[] => [
  {
    pidOnFep: 3,
    jobId: 0xabcd,
    regions: [
      { key: idempotentSafe | 0x1003n, base: 0x60_0000n, length: 8192n, rights },
      { key: 0x1001n, base: 0x10_0000n, length: 8192n, rights },
      { key: 0x1002n, base: 0x20_0000n, length: 8192n, rights: { ...rights, write: false } },
    ],
  },
  {
    pidOnFep: 3,
    jobId: 0x1234,
    generation,
    regions: [{ key: 0x2001n, base: 0x30_0000n, length: 4000n, rights: { ...rights, atomic: false }, jobId: 0x1234 }],
  },
  {
    pidOnFep: 9,
    jobId: 'absolute',
    regions: [
      { key: 0x3001n, base: 0x40_0000n, length: 5000n, rights, virtualBase: 0x1_0000_0000n },
      { key: (1n << 62n) | 0x123n, base: 0x50_0000n, length: 4096n, rights },
    ],
  },
];

/** Jobs that messages are of; the service is reached from any. */
export const jobIds: readonly number[] = [0xabcd, 0x1234, 0];

const kinds: readonly OpcodeName[] = [
  ...(['send', 'send', 'send', 'tagged_send', 'tagged_send', 'tagged_send'] as const),
  ...(['deferrable_send', 'deferrable_tsend', 'write', 'write', 'write', 'write', 'no_op'] as const),
  ...(['read', 'read', 'atomic', 'fetching_atomic', 'tsend_atomic', 'datagram_send'] as const),
  ...(['rendezvous_send', 'rendezvous_send', 'rendezvous_tsend', 'rendezvous_tsend'] as const),
];

const tags: readonly bigint[] = [0x10n, 0x12n, 0x13n, 2n ** 64n - 1n];

/** Those, and those that differ in one bit from the first of them. */
export const allTags: ReadonlySet<bigint> = new Set([
  ...tags,
  ...Array.from({ length: 64 }, (_, bit) => tags[0]! ^ (1n << BigInt(bit))),
]);

/** A tag: one of a few, or one that differs in one bit, which may be any, from the first of these. */
export const drawnTag = (random: Random): bigint =>
  random.chance(0.25) ? tags[0]! ^ (1n << BigInt(random.below(64))) : random.pick(tags);

/** A key of no region, one bit from one of them; the two top bits say what a key is. */
const wrongKey = (random: Random, key: bigint): bigint =>
  key >> 62n === 0n ? key ^ (1n << BigInt(random.below(62))) : 77n;

/** Where a message goes, and which: what is wrong is so in one bit, which may be any. */
function common(random: Random, cast: Cast, opcode: OpcodeName, generationOf?: GenerationOf): Partial<SesRequest> {
  const processes = processesOf(cast);
  const process = random.pick(processes);
  const { pidOnFep, jobId, generation = 0, regions } = process;
  const isRma = ['write', 'read', 'atomic', 'fetching_atomic'].includes(opcode);
  const isTagged = opcode.includes('tagged') || opcode.includes('tsend');
  const space = isRma ? 'rma' : isTagged ? 'tagged' : 'send';
  const present = generationOf?.(pidOnFep, space) ?? (space === 'send' ? generation : 0);
  const hasOne = space === 'send' || (generationOf !== undefined && space === 'tagged');
  const isWrong = random.chance(0.06);
  // Keys that small headers name are open to all processes.
  const foreign = processes.flatMap((one) => one.regions).filter(({ key }) => (key >> 62n) % 2n === 0n);
  const region = random.pick(random.chance(0.1) ? foreign : regions);
  const first = region.virtualBase ?? 0n;
  return {
    ...{
      rel: jobId !== 'absolute',
      jobId: jobId === 'absolute' ? random.pick([0, 0xabcd, random.below(2 ** 24)]) : jobId,
      pidOnFep,
    },
    resourceIndex: indices[space],
    dc: cast.complete.chance(0.15),
    initiator: random.pick(cast.initiators),
    riGeneration: hasOne ? (random.chance(0.1) ? present ^ (1 << random.below(8)) : present) : 0,
    matchBits: isRma
      ? random.chance(0.05)
        ? wrongKey(random, region.key)
        : region.key
      : isTagged
        ? drawnTag(random)
        : 0n,
    bufferOffset: isRma ? first + BigInt(random.pick([0, 0, 64, 3000, 8000])) : 0n,
    ...(isWrong &&
      random.pick([
        { version: random.int(1, 3) },
        { jobId: (jobId === 'absolute' ? 0xabcd : jobId) ^ (1 << random.below(24)), rel: true },
        { pidOnFep: pidOnFep ^ (1 << random.below(12)) },
        { resourceIndex: indices[space] ^ (1 << random.below(12)) },
        { ie: true },
      ])),
  };
}

/**
 * What a packet says that it should not, as one of a message that has begun. The last packet of an eager part says
 * where that ends: there it is right about its length and offset.
 */
const changes = (random: Random, packet: SesRequest): Partial<SesRequest> =>
  random.pick<Partial<SesRequest>>([
    { ie: true },
    { matchBits: packet.matchBits ^ (1n << BigInt(random.below(64))) },
    { dc: true },
    // That of the first packet counts.
    { initiator: (packet.initiator ^ (1 << random.below(32))) >>> 0 },
    ...(packet.rendezvous !== undefined
      ? [{ rendezvous: { ...packet.rendezvous, eagerLength: packet.rendezvous.eagerLength + 1 } }]
      : [{ requestLength: packet.requestLength + 1 }, { messageOffset: packet.requestLength }]),
    { payload: new Uint8Array(packet.payload.length + 1), payloadLength: packet.payload.length + 1 },
  ]);

/** A sum of integers, or a swap. */
function drawnAtomic(random: Random): AtomicExtension {
  const { code: types } = atomicDataTypes;
  const dataType = random.pick([types.uint8, types.uint16, types.uint32, types.uint64]);
  const { code } = atomicOpcodes;
  if (random.chance(0.7)) return { opcode: code.sum, dataType, semanticControl: 0 };
  return { opcode: code.cswap, dataType, semanticControl: 0, compare: 1n, swap: 2n };
}

/** A message of a peer, and the token of its initiator. */
export interface MessageName extends Pick<Arrival, 'peer' | 'pdc'> {
  readonly messageId: number;
  readonly token: number;
}

/** The packets of a message that was deferred, as it comes again with both tokens. */
export function restarted(random: Random, first: SesRequest, messageId: number, target: number): SesRequest[] {
  const { requestLength: length, bufferOffset } = first;
  const mtu = random.pick([length, Math.ceil(length / 3)]);
  const count = Math.ceil(length / mtu);
  const packets = Array.from({ length: count }, (_, k) => {
    const bytes = Math.min(mtu, length - k * mtu);
    return sesRequest({
      ...first,
      ...{ messageId, som: k === 0, eom: k === count - 1, ie: false, hd: false, headerData: 0n },
      bufferOffset: wordOf({ initiator: tokensIn(bufferOffset).initiator, target }),
      ...{ messageOffset: k * mtu, payloadLength: bytes, payload: new Uint8Array(bytes) },
    });
  });
  const isBad = random.chance(0.1);
  const at = random.below(count);
  return random.shuffle(packets.map((packet, i) => (isBad && i === at ? { ...packet, ie: true } : packet)));
}

/** The present generation of a resource, if it has one. */
type GenerationOf = (pidOnFep: number, space: SpaceName) => number | undefined;

/** What the receive half has. */
interface TrafficParts {
  readonly hasRendezvous: boolean;
  readonly hasDatagrams: boolean;
  /** Where a refusal on ROD disables what it is for. */
  readonly generationOf?: GenerationOf | undefined;
}

/**
 * The packets of a message, in the order in which they arrive. Where rendezvous sends are refused they have one packet:
 * more would fill the table of messages, which the golden model does not have.
 */
export function drawnMessage(
  random: Random,
  cast: Cast,
  name: MessageName,
  { hasRendezvous, hasDatagrams, generationOf }: TrafficParts,
): Packet[] {
  const opcode = random.pick(kinds);
  const of = {
    ...common(random, cast, opcode, generationOf),
    ...{ opcode: opcodes.code[opcode], messageId: name.messageId },
    ...(opcode.startsWith('deferrable') && { bufferOffset: wordOf({ initiator: name.token, target: 0 }) }),
  };
  // Without it a refusal on ROD would disable resources with generations in the model alone.
  const byRod = generationOf === undefined ? (opcode === 'deferrable_tsend' ? 0.1 : 0) : 0.4;
  const mode = byRod > 0 && random.chance(byRod) ? 'rod' : 'rud';
  const arrival: Arrival = { peer: name.peer, pdc: name.pdc, psn: 0, mode };
  const idempotent: Arrival = { ...arrival, mode: 'rudi' };
  const isAtomic = ['atomic', 'fetching_atomic'].includes(opcode);
  const isReading = opcode.startsWith('rendezvous');
  const isOne = isAtomic || (isReading && !hasRendezvous) || ['no_op', 'datagram_send'].includes(opcode);
  const atomic = isAtomic ? drawnAtomic(random) : undefined;
  const mtu = isAtomic ? random.pick([1, 2, 4, 8]) : random.pick([1, 64, 256, 1024]);
  const count = isOne ? 1 : random.pick([1, 1, 2, 3, random.int(2, 7)]);
  const length = opcode === 'no_op' ? 0 : Math.max(0, mtu * count - random.pick([0, 0, random.below(mtu)]));
  const hd = random.chance(0.3);
  const packets = Array.from({ length: count }, (_, k) => {
    const isSwap = atomic?.compare !== undefined;
    const bytes = isSwap ? 0 : Math.min(mtu, length - k * mtu);
    const isRead = opcode === 'read';
    return sesRequest({
      ...of,
      atomic,
      som: k === 0,
      eom: k === count - 1,
      hd,
      headerData: k === 0 && hd ? BigInt(random.bits(64)) : 0n,
      requestLength: isSwap ? 32 : length,
      messageOffset: k * mtu,
      payloadLength: bytes,
      payload: isRead ? noBytes : new Uint8Array(bytes),
    });
  });
  const whole = isReading ? reading(random, packets) : packets;
  if (count === 1 && isReading) return whole.map((packet) => [packet, arrival]);
  if (count === 1) {
    const isDatagram = hasDatagrams && random.chance(opcode === 'datagram_send' ? 0.9 : 0.05);
    const by = isDatagram ? ({ ...arrival, mode: 'uud' } as const) : random.chance(0.15) ? idempotent : arrival;
    // Data for the host comes by RUDI only where that is refused.
    const given = by === idempotent ? packets.map((packet) => ({ ...packet, hd: false, headerData: 0n })) : packets;
    return given.map((packet) => [oddForm(random, packet), by]);
  }
  const inOrder = random.chance(0.3);
  const event = random.below(10);
  const mixed = inOrder ? whole : random.shuffle(whole);
  if (event === 0 && opcode !== 'read') {
    const cut = mtu * random.below(count);
    const end = sesRequest({
      ...of,
      ...{ som: false, eom: true, requestLength: length, messageOffset: cut, payloadLength: 0 },
      ...(random.chance(0.5) && { opcode: opcodes.code.msg_error }),
      ...(isReading && { requestLength: whole[0]!.requestLength, rendezvous: whole[0]!.rendezvous }),
    });
    const kept = whole.filter(({ messageOffset }) => messageOffset < cut);
    return random.shuffle([...kept, end]).map((packet) => [packet, arrival]);
  }
  const isLost = event === 2;
  return mixed.map((packet, i) => [
    i > 0 && event === 1 && random.chance(0.3)
      ? { ...packet, ...changes(random, packet) }
      : { ...packet, ie: isLost && i === 0 },
    arrival,
  ]);
}

/** The packets as the eager part of a rendezvous send, or one of one packet with something wrong about it. */
function reading(random: Random, packets: readonly SesRequest[]): SesRequest[] {
  const isOne = packets.length === 1;
  const bytes = packets.reduce((sum, { payloadLength }) => sum + payloadLength, 0);
  const rendezvous = {
    eagerLength: bytes + (isOne && random.chance(0.05) ? 1 : 0),
    ...{ riGeneration: random.below(256), pidOnFep: random.below(4096), resourceIndex: random.below(4096) },
    ...{ readOffset: BigInt(random.bits(64)), readKey: BigInt(random.bits(64)) },
  };
  const rest = random.pick([0, 1, 500, 1000, 1001, 2500]);
  const requestLength = isOne && random.chance(0.05) ? Math.max(0, rendezvous.eagerLength - 1) : bytes + rest;
  return packets.map((packet) => ({ ...packet, requestLength, rendezvous }));
}

/** A message of one packet in another form, or by RUDI, or wrong. */
function oddForm(random: Random, packet: SesRequest): SesRequest {
  const isWrite = packet.opcode === opcodes.code.write;
  const isRead = packet.opcode === opcodes.code.read;
  if ((isWrite || isRead) && packet.matchBits === ((1n << 62n) | 0x123n) && random.chance(0.5))
    return {
      ...packet,
      form: 'small',
      messageId: 0,
      resourceIndex: 0x123,
      initiator: 0,
      hd: false,
      headerData: 0n,
      riGeneration: 0,
    };
  if (isWrite && random.chance(0.1)) return { ...packet, ie: true };
  if (random.chance(0.05)) return { ...packet, requestLength: packet.requestLength + 1 };
  return packet;
}
