/** Statistics of flows, from the frames that leave hosts and come to them, and from what hosts hear. */
import { dscps } from '../blocks/endpoint/pair/endpoint-settings.ts';
import { kindOf } from './packet-kind.ts';
import { hostOfIp } from './system-node.ts';

/** Of all that one host sends to another. Times in us. */
export interface FlowStatistics {
  readonly from: number;
  readonly to: number;
  readonly messages: number;
  /** Payload. */
  readonly bytes: number;
  /** From the beginning of the run to the completion of the last message. */
  readonly completionUs: number;
  /** Payload over that time, in Gb/s. */
  readonly goodputGbps: number;
  /** Frames of data; of them those that are sent again, and those that came cut. */
  readonly packets: number;
  readonly retransmissions: number;
  readonly trimmed: number;
  /** First sendings that come after one that left later, and by how many PSNs the latest of them is late. */
  readonly reordered: number;
  readonly mostReordered: number;
}

type Counts = { -readonly [K in keyof FlowStatistics]: FlowStatistics[K] };

/** Where fields lie in frames of IPv4 and UDP without tags. */
const at = { tos: 15, source: 26, destination: 30, pds: 42, psn: 46, spdcid: 50 } as const;

/** Where a frame of data goes, and which one it is; `undefined` for all others. */
interface DataFrame {
  readonly from: number;
  readonly to: number;
  readonly isAgain: boolean;
  readonly isTrimmed: boolean;
  readonly psn: number;
  readonly spdcid: number;
}

export function dataFrameOf(frame: Uint8Array): DataFrame | undefined {
  const kind = kindOf(frame.subarray(at.pds));
  if (kind !== 'request' && kind !== 'again') return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const dscp = frame[at.tos]! >> 2;
  return {
    from: hostOfIp(view.getUint32(at.source)),
    to: hostOfIp(view.getUint32(at.destination)),
    isAgain: kind === 'again',
    isTrimmed: dscp === dscps.trimmed || dscp === dscps.lastHop,
    psn: view.getUint32(at.psn),
    spdcid: view.getUint16(at.spdcid),
  };
}

export class FlowStatisticsOfRun {
  readonly #flows = new Map<string, Counts>();
  /** The highest PSN that has come of each PDC. */
  readonly #highest = new Map<string, number>();

  sent(frame: Uint8Array): void {
    const data = dataFrameOf(frame);
    if (data === undefined) return;
    const flow = this.#flow(data.from, data.to);
    flow.packets++;
    if (data.isAgain) flow.retransmissions++;
  }

  arrived(frame: Uint8Array): void {
    const data = dataFrameOf(frame);
    if (data === undefined) return;
    const flow = this.#flow(data.from, data.to);
    if (data.isTrimmed) {
      flow.trimmed++;
      return;
    }
    const pdc = `${data.from} ${data.to} ${data.spdcid}`;
    const late = ((this.#highest.get(pdc) ?? data.psn) - data.psn) | 0;
    if (late <= 0) this.#highest.set(pdc, data.psn);
    else if (!data.isAgain) {
      flow.reordered++;
      flow.mostReordered = Math.max(flow.mostReordered, late);
    }
  }

  /** The sender hears of the completion of a message. */
  completed(from: number, to: number, length: number, us: number): void {
    const flow = this.#flow(from, to);
    flow.messages++;
    flow.bytes += length;
    flow.completionUs = us;
    flow.goodputGbps = (8e-3 * flow.bytes) / us;
  }

  get all(): readonly FlowStatistics[] {
    return [...this.#flows.values()].sort((a, b) => a.from - b.from || a.to - b.to);
  }

  #flow(from: number, to: number): Counts {
    const name = `${from} ${to}`;
    const known = this.#flows.get(name);
    if (known !== undefined) return known;
    const none = { messages: 0, bytes: 0, completionUs: 0, goodputGbps: 0, packets: 0 };
    const made = { from, to, ...none, retransmissions: 0, trimmed: 0, reordered: 0, mostReordered: 0 };
    this.#flows.set(name, made);
    return made;
  }
}
