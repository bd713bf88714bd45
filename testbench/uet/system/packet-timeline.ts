/** The way of single packets through a system, stage by stage, and the time line of one of them. */
import { type Decoded, decode, pdsOf, sesOf } from '../golden/wire/index.ts';
import type { PortSample } from '../network/packet.ts';
import { dataFrameOf } from './flow-statistics.ts';
import type { StageProbe } from './stage-probe.ts';
import { ipOfHost } from './system-node.ts';

/** From a time to a time, in ns after the first of them began; where it is spent. */
export interface Stage {
  readonly text: string;
  readonly where: 'sender' | 'network' | 'receiver';
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
  /** Numbers of its frame and of that of its ACK, of all that have left a host, and that have come to one. */
  readonly leftAs: number;
  arrivedAs: number | undefined;
  ackLeftAs: number | undefined;
  ports: readonly number[];
  arrived: number | undefined;
  placed: number | undefined;
  ackLeft: number | undefined;
  ackArrived: number | undefined;
}

type WholeWay = Way & {
  readonly [K in 'arrived' | 'arrivedAs' | 'placed' | 'ackLeft' | 'ackLeftAs' | 'ackArrived']: number;
};

/** What is known of the inside of both hosts, where they are hardware whose signals are shown. */
export interface Probes {
  readonly from: StageProbe | undefined;
  readonly to: StageProbe | undefined;
}

/** The end of a stage, which began when the one before ended, or at `since`, and then goes on beside those after it. */
type Boundary = readonly [text: string, where: Stage['where'], time: number | undefined, since?: number | undefined];

/** Ways that are followed at most. */
const mostWays = 4096;
const sourcePortAt = 34;

export class PacketWays {
  readonly #from: number;
  readonly #to: number;
  readonly #baseOf: (key: bigint) => bigint;
  readonly #ways = new Map<string, Way>();
  readonly #picks = new Map<number, number[]>();
  /** Frames that have left each host, and that have come. */
  readonly #left = new Map<number, number>();
  readonly #come = new Map<number, number>();

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
    const leftAs = counted(this.#left, host);
    if (host === this.#to) this.#answered(frame, 'ackLeft', time, leftAs);
    const data = dataFrameOf(frame);
    if (data === undefined || data.from !== this.#from || data.to !== this.#to) return;
    // A packet that is sent again has chosen once more.
    const picked = this.#picks.get(frame[sourcePortAt]! * 256 + frame[sourcePortAt + 1]!)?.shift();
    if (!this.follows(frame)) return;
    const place = placeOf(decode(frame, { crc: 'little' }), this.#baseOf);
    if (place === undefined) return;
    const acks = { ackLeft: undefined, ackLeftAs: undefined, ackArrived: undefined };
    const none = { arrived: undefined, arrivedAs: undefined, placed: undefined, ...acks };
    const { psn, spdcid } = data;
    this.#ways.set(`${spdcid} ${psn}`, { psn, spdcid, ...place, picked, left: time, leftAs, ports: [], ...none });
  }

  /** A frame has come to a host. */
  arrived(frame: Uint8Array, host: number, time: number, samples: readonly PortSample[] | undefined): void {
    const arrivedAs = counted(this.#come, host);
    if (host === this.#from) this.#answered(frame, 'ackArrived', time, arrivedAs);
    const data = dataFrameOf(frame);
    if (samples === undefined || data === undefined || data.isTrimmed || data.from !== this.#from) return;
    const way = this.#ways.get(`${data.spdcid} ${data.psn}`);
    if (way === undefined || way.arrived !== undefined) return;
    way.arrived = time;
    way.arrivedAs = arrivedAs;
    way.ports = samples.map((sample) => sample.time);
  }

  /** Bytes are in the memory of the receiver. */
  placed(address: bigint, time: number): void {
    for (const way of this.#ways.values())
      if (way.address === address && way.arrived !== undefined) way.placed ??= time;
  }

  /**
   * Of the packets that went through at the first sending the one that took the median time; where the sender shows its
   * stages, the one that waited least for the bytes before it and for its window.
   */
  timeline(probes: Probes = { from: undefined, to: undefined }): PacketTimeline | undefined {
    const whole = [...this.#ways.values()].filter(isWhole);
    const withPicks = whole.filter(({ picked }) => picked !== undefined);
    const ways = withPicks.length > 0 ? withPicks : whole;
    const { from } = probes;
    const takenOf = ({ spdcid, psn }: WholeWay): number | undefined => from?.sender(spdcid, psn)?.taken;
    const known = ways.filter((way) => takenOf(way) !== undefined);
    known.sort((a, b) => a.left - takenOf(a)! - (b.left - takenOf(b)!));
    ways.sort((a, b) => a.ackArrived - a.left - (b.ackArrived - b.left));
    const way = known[0] ?? ways[Math.floor(ways.length / 2)];
    return way === undefined ? undefined : this.#timelineOf(way, probes);
  }

  #timelineOf(way: WholeWay, probes: Probes): PacketTimeline {
    const { psn, bytes } = way;
    const [from, to] = [`host ${this.#from}`, `host ${this.#to}`];
    const boundaries: readonly Boundary[] = [
      ...this.#senderStages(way, probes.from, from),
      ...this.#networkStages(way, to),
      ...this.#receiverStages(way, probes.to, to),
      ['ACK: lines and switches back', 'network', way.ackArrived],
      ...this.#answerStages(way, probes.from, from),
    ];
    const start = boundaries[0]![2]!;
    const ns = (time: number): number => (time - start) / 1000;
    let before = start;
    const stages: Stage[] = [];
    for (const [text, where, time, since] of boundaries.slice(1)) {
      if (time === undefined) continue;
      stages.push({ text, where, from: ns(since ?? before), to: ns(time) });
      if (since === undefined) before = time;
    }
    return { title: `PSN ${psn} of ${from} to ${to}, ${bytes} bytes`, stages };
  }

  /** The first of them is what the others are after. */
  #senderStages(
    { picked, left, leftAs, spdcid, psn }: WholeWay,
    probe: StageProbe | undefined,
    name: string,
  ): Boundary[] {
    const shown = probe?.sender(spdcid, psn);
    const frame = probe?.frame(leftAs);
    if (shown === undefined || frame === undefined)
      return picked === undefined
        ? [['', 'sender', left]]
        : [
            ['', 'sender', picked],
            [`${name}: path chosen, headers, last byte`, 'sender', left],
          ];
    return [
      ['', 'sender', shown.taken],
      [`${name}: descriptor taken, bytes stored, packet cut`, 'sender', shown.offered],
      [`${name}: choice of the PDC`, 'sender', shown.chosen],
      [`${name}: gate, to the queue of its PDC`, 'sender', shown.queued],
      [`${name}: initiator: turn and window, path chosen`, 'sender', picked],
      [`${name}: initiator: packet leaves the core`, 'sender', shown.core],
      [`${name}: addresses`, 'sender', shown.addressed],
      [`${name}: tx_map, after packets before it: headers made`, 'sender', frame.headers],
      [`${name}: deparser, CRC, after frames before it: first beat`, 'sender', frame.first],
      [`${name}: frame on its line, last beat`, 'sender', frame.last],
    ];
  }

  #networkStages({ left, ports, arrived }: WholeWay, name: string): Boundary[] {
    const switches = ports.length === 1 ? ['leaf'] : ['leaf', 'spine', 'leaf of the receiver'];
    const ends = ports.map(
      (time, i): Boundary => [`line to the ${switches[i] ?? 'next switch'}, its queue`, 'network', time],
    );
    return [...ends.filter(([, , time]) => time! >= left), [`line to ${name}`, 'network', arrived]];
  }

  #receiverStages(way: WholeWay, probe: StageProbe | undefined, name: string): Boundary[] {
    const { spdcid, psn, address, arrivedAs, arrived, placed, ackLeft, ackLeftAs } = way;
    const shown = probe?.receiver(ipOfHost(this.#from), spdcid, psn);
    const ack = probe?.frame(ackLeftAs);
    if (probe === undefined || shown?.response === undefined || ack === undefined)
      return [
        [`${name}: parsed, judged, all bytes placed`, 'receiver', placed],
        [`${name}: until its ACK has left`, 'receiver', ackLeft],
      ];
    const decided = probe.decided(ipOfHost(this.#from), spdcid, psn, arrived);
    const { response } = shown;
    const first = probe.placed(address);
    return [
      [`${name}: last beat of the frame is in`, 'receiver', probe.end(arrivedAs)],
      [`${name}: parser, CRC, rx_map, ring: request`, 'receiver', shown.request],
      [`${name}: target: judged, delivered`, 'receiver', shown.delivered],
      [`${name}: SES: place found, response`, 'receiver', response],
      [`${name}: placer: first bytes to memory`, 'receiver', first, response],
      [`${name}: placer: all bytes in memory`, 'receiver', placed, first],
      [`${name}: target: its ACK is decided`, 'receiver', decided],
      [`${name}: reply_map, deparser: first beat of the ACK`, 'receiver', ack.first],
      [`${name}: ACK on its line, last beat`, 'receiver', ack.last],
    ];
  }

  #answerStages({ spdcid, psn, ackArrived }: WholeWay, probe: StageProbe | undefined, name: string): Boundary[] {
    const told = probe?.told(spdcid, psn, ackArrived);
    if (told === undefined) return [];
    return [
      [`${name}: parser, rx_map: ACK for the initiator`, 'sender', told],
      [`${name}: initiator: outcome, bytes given back`, 'sender', probe!.sender(spdcid, psn)?.outcome],
    ];
  }

  #answered(frame: Uint8Array, what: 'ackLeft' | 'ackArrived', time: number, as: number): void {
    const ack = ackOf(frame);
    if (ack === undefined) return;
    for (const way of this.#ways.values()) {
      if (way.spdcid !== ack.pdcid || way.arrived === undefined || way[what] !== undefined) continue;
      if (((ack.cack - way.psn) | 0) < 0 && ack.psn !== way.psn) continue;
      way[what] = time;
      if (what === 'ackLeft') way.ackLeftAs = as;
    }
  }
}

const isWhole = (way: Way): way is WholeWay =>
  [way.arrived, way.arrivedAs, way.placed, way.ackLeft, way.ackLeftAs, way.ackArrived].every(
    (time) => time !== undefined,
  );

/** The number of one more of a host, from 0 on. */
function counted(counts: Map<number, number>, host: number): number {
  const number = counts.get(host) ?? 0;
  counts.set(host, number + 1);
  return number;
}

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
