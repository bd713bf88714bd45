/**
 * What an output port of a switch does to frames (uet-wire.md 11.1 to 11.3): which queue they take, what trimming and
 * marking make of them. Written on bytes, without the codec.
 */
import { internetChecksum } from '../wire/checksums.ts';

/** What operators choose. Levels are in units of the queues: beats in hardware. */
export interface SwitchSettings {
  readonly trimmableDscp: number;
  readonly controlDscp: number;
  readonly trimmedDscp: number;
  readonly trimmedLastHopDscp: number;
  /** The next hop is the destination. */
  readonly lastHop: boolean;
  readonly trim: boolean;
  readonly trimLevel: number;
  /** Marks begin above `ecnLevel`, and everything is marked above `ecnLevel + ecnRamp`, which is 2^n - 1. */
  readonly ecnLevel: number;
  readonly ecnRamp: number;
}

export type SwitchVerdict = 'data' | 'control' | 'trimmed' | 'dropped';

/** What decides about a frame. */
export interface QueueState {
  readonly dataLevel: number;
  /** Whether a frame finds room in the data queue, and in the other one. */
  readonly room: boolean;
  readonly controlRoom: boolean;
}

interface Head {
  /** Where the IP header begins. */
  readonly at: number;
  readonly version: 4 | 6;
  readonly dscp: number;
  readonly ecn: number;
}

const word = (frame: Uint8Array, at: number): number => frame[at]! * 256 + frame[at + 1]!;

/** The IP header after up to two VLAN tags; `undefined` where there is none, or it has options. */
export function headOf(frame: Uint8Array): Head | undefined {
  let at = 14;
  for (let tags = 0; tags < 2 && [0x8100, 0x88a8].includes(word(frame, at - 2)); tags++) at += 4;
  const type = word(frame, at - 2);
  if (frame.length < at + 20) return undefined;
  if (type === 0x0800 && frame[at] === 0x45)
    return { at, version: 4, dscp: frame[at + 1]! >> 2, ecn: frame[at + 1]! & 3 };
  if (type !== 0x86dd || frame[at]! >> 4 !== 6) return undefined;
  const trafficClass = (word(frame, at) >> 4) & 0xff;
  return { at, version: 6, dscp: trafficClass >> 2, ecn: trafficClass & 3 };
}

/** Where a frame goes. */
export function verdictOf(frame: Uint8Array, queues: QueueState, settings: SwitchSettings): SwitchVerdict {
  const dscp = headOf(frame)?.dscp;
  const { controlDscp, trimmedDscp, trimmedLastHopDscp, trimmableDscp } = settings;
  if (dscp !== undefined && [controlDscp, trimmedDscp, trimmedLastHopDscp].includes(dscp))
    return queues.controlRoom ? 'control' : 'dropped';
  const isFull = queues.dataLevel >= settings.trimLevel || !queues.room;
  if (dscp === trimmableDscp && settings.trim && isFull) return queues.controlRoom ? 'trimmed' : 'dropped';
  return queues.room ? 'data' : 'dropped';
}

/** Changes words of an IPv4 header and mends its checksum: it is as right or wrong as it was. */
function mend(frame: Uint8Array, at: number, change: () => void): void {
  const header = frame.subarray(at, at + 20);
  const rightBefore = checksumOf(header);
  const isRight = word(header, 10) === rightBefore;
  // By how much it was wrong, in one's complement.
  const error = isRight ? 0 : (word(header, 10) + (~rightBefore & 0xffff)) % 0xffff;
  change();
  const right = (checksumOf(header) + error) % 0xffff;
  header[10] = right >> 8;
  header[11] = right & 0xff;
}

const checksumOf = (header: Uint8Array): number => internetChecksum(header.with(10, 0).with(11, 0));

/** A frame that is cut to the least of its IP payload, with the DSCP of trimmed packets. */
export function trimmedFrame(
  frame: Uint8Array,
  settings: Pick<SwitchSettings, 'lastHop' | 'trimmedDscp' | 'trimmedLastHopDscp'>,
): Uint8Array {
  const { at, version, ecn } = headOf(frame)!;
  const dscp = settings.lastHop ? settings.trimmedLastHopDscp : settings.trimmedDscp;
  const isUdp = frame[at + (version === 4 ? 9 : 6)] === 17;
  const header = version === 4 ? 20 : 40;
  const lengthAt = at + (version === 4 ? 2 : 4);
  const least = (isUdp ? 24 : 20) + (version === 4 ? header : 0);
  const length = Math.min(word(frame, lengthAt), least);
  const cut = frame.slice(0, at + length + (version === 4 ? 0 : header));
  const setLength = (): void => {
    cut[lengthAt] = length >> 8;
    cut[lengthAt + 1] = length & 0xff;
  };
  const trafficClass = (dscp << 2) | ecn;
  if (version === 4)
    mend(cut, at, () => {
      cut[at + 1] = trafficClass;
      setLength();
    });
  else {
    cut[at] = 0x60 | (trafficClass >> 4);
    cut[at + 1] = ((trafficClass & 15) << 4) | (cut[at + 1]! & 15);
    setLength();
  }
  return cut;
}

/** Whether a frame that leaves so much behind is marked, if it can be; `random` is any number. */
export const isMarked = (level: number, random: number, { ecnLevel, ecnRamp }: SwitchSettings): boolean =>
  level > ecnLevel + (random & ecnRamp);

/** A frame with CE; `undefined` where it cannot be marked, as its sender has not said ECT. */
export function markedFrame(frame: Uint8Array): Uint8Array | undefined {
  const head = headOf(frame);
  if (head === undefined || head.ecn === 0 || head.ecn === 3) return undefined;
  const marked = frame.slice();
  const { at, version } = head;
  if (version === 4) mend(marked, at, () => (marked[at + 1] = marked[at + 1]! | 3));
  else marked[at + 1] = marked[at + 1]! | 0x30;
  return marked;
}
