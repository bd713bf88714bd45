/** Puts AXI4-Stream frames together from beats. */
import { same } from '../../checking/values.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import { bytesOf } from '../lanes.ts';
import type { Assembly, Payload, PayloadReader } from '../payload.ts';
import { StreamViolation } from '../stream-monitor.ts';
import { compact, type Places, type ReceivedAxiFrame } from './axi-stream-frame.ts';
import type { AxiStreamPorts } from './axi-stream-ports.ts';

/**
 * Takes beats in and gives frames out. Beats that differ in `tid` or `tdest` belong to different frames, which may be
 * interleaved; each is given when its `tlast` comes. A byte with `tstrb` but without `tkeep` is a `StreamViolation`.
 */
export class AxiStreamReader implements PayloadReader<ReceivedAxiFrame>, Assembly<ReceivedAxiFrame> {
  readonly ports: AxiStreamPorts['ports'];
  readonly assembly: Assembly<ReceivedAxiFrame> = this;
  readonly signals: AxiStreamPorts;
  readonly #host: Pick<AgentHost, 'cycle'>;
  readonly #compact: boolean;
  /** By `tid` and `tdest`. */
  readonly #frames = new Map<string, OpenFrame>();

  constructor(signals: AxiStreamPorts, host: Pick<AgentHost, 'cycle'>, isCompact: boolean) {
    this.ports = signals.ports;
    this.signals = signals;
    this.#host = host;
    this.#compact = isCompact;
  }

  get open(): boolean {
    return this.#frames.size > 0;
  }

  restart(): void {
    this.#frames.clear();
  }

  /** The present beat alone, as a frame. */
  read(): ReceivedAxiFrame {
    const frame = new OpenFrame();
    this.#append(frame);
    return this.#result(frame);
  }

  take(): ReceivedAxiFrame | undefined {
    const { id, dest, last } = this.signals;
    const key = `${id?.get()} ${dest?.get()}`;
    let frame = this.#frames.get(key);
    if (frame === undefined) {
      frame = new OpenFrame();
      this.#frames.set(key, frame);
    }
    this.#append(frame);
    if (last !== undefined && last.get() === 0) return undefined;
    this.#frames.delete(key);
    return this.#result(frame);
  }

  #append(frame: OpenFrame): void {
    const { lanes, data, keep, strb, user, userBits, name } = this.signals;
    const bytes = data === undefined ? new Uint8Array(lanes) : bytesOf(data.get(), lanes);
    const kept = keep === undefined ? undefined : BigInt(keep.get());
    const strobes = strb === undefined ? undefined : BigInt(strb.get());
    const owner = user?.read();
    for (let i = 0; i < lanes; i++) {
      const isKept = kept === undefined || ((kept >> BigInt(i)) & 1n) === 1n;
      const isData = strobes === undefined ? isKept : ((strobes >> BigInt(i)) & 1n) === 1n;
      if (isData && !isKept)
        throw new StreamViolation(
          `stream ${name}: byte ${i} of a beat has tstrb but not tkeep, which is reserved, at cycle ${this.#host.cycle}`,
        );
      frame.bytes.push(bytes[i]!);
      frame.keep.push(isKept);
      frame.strb.push(isData);
      if (owner !== undefined) frame.user.push(userBits === undefined ? owner : userOfByte(owner, i, userBits));
    }
  }

  #result(frame: OpenFrame): ReceivedAxiFrame {
    const { id, dest, strb } = this.signals;
    const places: Places = this.#compact ? compact(frame) : frame;
    const [first] = places.user;
    const uniform = places.user.every((value) => same(value, first));
    return {
      bytes: Uint8Array.from(places.bytes),
      ...(this.#compact ? {} : { keep: places.keep }),
      ...(strb === undefined || places.strb.every((bit, i) => bit === places.keep[i]) ? {} : { strb: places.strb }),
      ...(id === undefined ? {} : { id: id.get() }),
      ...(dest === undefined ? {} : { dest: dest.get() }),
      ...(first === undefined ? {} : { user: uniform ? first : places.user }),
    };
  }
}

/** What of a frame has come. */
class OpenFrame implements Places {
  readonly bytes: number[] = [];
  readonly keep: boolean[] = [];
  readonly strb: boolean[] = [];
  readonly user: Payload[] = [];
}

/** A number for up to 32 bits, as ports have them. */
function userOfByte(user: Payload, i: number, bits: number): Value {
  const value = BigInt.asUintN(bits, BigInt(user as Value) >> BigInt(i * bits));
  return bits > 32 ? value : Number(value);
}
