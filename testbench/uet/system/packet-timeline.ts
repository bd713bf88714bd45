/** The way of single packets through a system, stage by stage, and the time line of one of them. */
import { type Decoded, decode, pdsOf, sesOf } from '../golden/wire/index.ts';
import type { PortSample } from '../network/packet.ts';
import { dataFrameOf } from './flow-statistics.ts';

/** From a time to a time, in ns after the packet began to leave. */
export interface Stage {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface PacketTimeline {
  readonly title: string;
  readonly stages: readonly Stage[];
}

/** Times in ps. */
interface Way {
  readonly psn: number;
  readonly spdcid: number;
  /** Where its bytes go. */
  readonly address: bigint;
  readonly bytes: number;
  /** Its entropy value was chosen; golden endpoints do not show when. */
  picked: number | undefined;
  readonly left: number;
  ports: readonly number[];
  arrived: number | undefined;
  placed: number | undefined;
  ackLeft: number | undefined;
  ackArrived: number | undefined;
}

type WholeWay = Way & { readonly [K in 'arrived' | 'placed' | 'ackLeft' | 'ackArrived']: number };

/** Ways that are followed at most. */
const mostWays = 4096;
const sourcePortAt = 34;

export class PacketWays {
  readonly #from: number;
  readonly #to: number;
  readonly #baseOf: (key: bigint) => bigint;
  readonly #ways = new Map<string, Way>();
  readonly #picks = new Map<number, number[]>();

  /** Of packets of data from one host to another; `baseOf`: where the region of a key begins. */
  constructor(from: number, to: number, baseOf: (key: bigint) => bigint) {
    this.#from = from;
    this.#to = to;
    this.#baseOf = baseOf;
  }

  /** Whether the frame, which leaves, is to be followed. */
  follows(frame: Uint8Array): boolean {
    const data = dataFrameOf(frame);
    return data?.from === this.#from && data.to === this.#to && !data.isAgain && this.#ways.size < mostWays;
  }

  /** Hardware of the sender has chosen the entropy value of its next packet. */
  picked(entropy: number, time: number): void {
    const known = this.#picks.get(entropy);
    if (known === undefined) this.#picks.set(entropy, [time]);
    else known.push(time);
  }

  /** A frame has left a host. */
  left(frame: Uint8Array, host: number, time: number): void {
    if (host === this.#to) this.#answered(frame, 'ackLeft', time);
    const data = dataFrameOf(frame);
    if (data === undefined || data.from !== this.#from || data.to !== this.#to) return;
    // A packet that is sent again has chosen once more.
    const picked = this.#picks.get(frame[sourcePortAt]! * 256 + frame[sourcePortAt + 1]!)?.shift();
    if (!this.follows(frame)) return;
    const place = placeOf(decode(frame, { crc: 'little' }), this.#baseOf);
    if (place === undefined) return;
    const none = { arrived: undefined, placed: undefined, ackLeft: undefined, ackArrived: undefined };
    const { psn, spdcid } = data;
    this.#ways.set(`${spdcid} ${psn}`, { psn, spdcid, ...place, picked, left: time, ports: [], ...none });
  }

  /** A frame has come to a host. */
  arrived(frame: Uint8Array, host: number, time: number, samples: readonly PortSample[] | undefined): void {
    if (host === this.#from) this.#answered(frame, 'ackArrived', time);
    const data = dataFrameOf(frame);
    if (samples === undefined || data === undefined || data.isTrimmed || data.from !== this.#from) return;
    const way = this.#ways.get(`${data.spdcid} ${data.psn}`);
    if (way === undefined || way.arrived !== undefined) return;
    way.arrived = time;
    way.ports = samples.map((sample) => sample.time);
  }

  /** Bytes are in the memory of the receiver. */
  placed(address: bigint, time: number): void {
    for (const way of this.#ways.values())
      if (way.address === address && way.arrived !== undefined) way.placed ??= time;
  }

  /** Of the packets that went through at the first sending the one that took the median time. */
  timeline(): PacketTimeline | undefined {
    const whole = [...this.#ways.values()].filter(isWhole);
    const withPicks = whole.filter(({ picked }) => picked !== undefined);
    const ways = withPicks.length > 0 ? withPicks : whole;
    ways.sort((a, b) => a.ackArrived - a.left - (b.ackArrived - b.left));
    const way = ways[Math.floor(ways.length / 2)];
    return way === undefined ? undefined : this.#timelineOf(way);
  }

  #timelineOf(way: WholeWay): PacketTimeline {
    const { picked, left, ports, arrived, placed, ackLeft, ackArrived, psn, bytes } = way;
    const begin = picked ?? left;
    const switches = ports.length === 1 ? ['leaf'] : ['leaf', 'spine', 'leaf of the receiver'];
    const stage = (text: string, from: number, to: number): Stage => ({
      text,
      from: (from - begin) / 1000,
      to: (to - begin) / 1000,
    });
    const starts = [left, ...ports];
    const stages = [
      ...(picked === undefined ? [] : [stage(`endpoint ${this.#from}: path chosen, headers, last byte`, picked, left)]),
      ...ports.map((time, i) => stage(`line to the ${switches[i] ?? 'next switch'}, its queue`, starts[i]!, time)),
      stage(`line to host ${this.#to}`, starts.at(-1)!, arrived),
      stage(`endpoint ${this.#to}: parsed, judged, all bytes placed`, arrived, placed),
      stage(`endpoint ${this.#to}: until its ACK has left`, arrived, ackLeft),
      stage(`ACK back to host ${this.#from}`, ackLeft, ackArrived),
    ];
    return { title: `PSN ${psn} of host ${this.#from} to host ${this.#to}, ${bytes} bytes`, stages };
  }

  #answered(frame: Uint8Array, what: 'ackLeft' | 'ackArrived', time: number): void {
    const ack = ackOf(frame);
    if (ack === undefined) return;
    for (const way of this.#ways.values()) {
      if (way.spdcid !== ack.pdcid || way.arrived === undefined || way[what] !== undefined) continue;
      if (((ack.cack - way.psn) | 0) >= 0 || ack.psn === way.psn) way[what] = time;
    }
  }
}

const isWhole = (way: Way): way is WholeWay =>
  [way.arrived, way.placed, way.ackLeft, way.ackArrived].every((time) => time !== undefined);

/** Where a packet of a WRITE goes. */
function placeOf({ layers }: Decoded, baseOf: (key: bigint) => bigint) {
  const ses = sesOf(layers);
  const payload = layers.find(({ name }) => name === 'payload');
  if (ses?.name !== 'ses_standard' || payload === undefined) return undefined;
  const { fields } = ses;
  const offset = 'message_offset' in fields ? fields.message_offset : 0;
  if (!('key' in fields) || !('buffer_offset' in fields)) return undefined;
  const { bytes } = payload.fields as { readonly bytes: Uint8Array };
  return { address: baseOf(fields.key) + fields.buffer_offset + BigInt(offset), bytes: bytes.length };
}

/** What an ACK acknowledges: all up to `cack`, and `psn`; for which PDC of its receiver. */
function ackOf(frame: Uint8Array): { readonly pdcid: number; readonly cack: number; readonly psn: number } | undefined {
  if (dataFrameOf(frame) !== undefined) return undefined;
  const pds = pdsOf(decode(frame, { crc: 'little' }).layers);
  if (pds?.name !== 'ack' && pds?.name !== 'ack_cc') return undefined;
  const { fields } = pds;
  if (!('ack_psn_offset' in fields)) return undefined;
  const { dpdcid, cack_psn: cack, ack_psn_offset: offset } = fields;
  return { pdcid: dpdcid, cack, psn: (cack + offset) >>> 0 };
}
