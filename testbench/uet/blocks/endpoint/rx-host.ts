/** Drives the ports of a receive half: line, host memory, software; and shows the checker what leaves. */
import type { RxOptions } from '../../../../rtl-gen/uet/endpoint/rx-options.ts';
import { RegionWrite } from '../../../../rtl-gen/uet/endpoint/ses/records.ts';
import { uetRx } from '../../../../rtl-gen/uet/endpoint/uet-rx.ts';
import type { GoldenBuffer, GoldenRegion } from '../../golden/endpoint/ses-stub.ts';
import {
  assert,
  bytesOfWord,
  clearInputs,
  type Dut,
  dutOf,
  keepOf,
  keptOf,
  shapePort,
  type Value,
} from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import { type LocalAddress, setAddresses } from './local-addresses.ts';
import type { RxChecker } from './rx-checker.ts';
import { type Fields, flatFields } from './shape-fields.ts';

const rxDut = (dut: Dut, options: RxOptions) => dutOf(dut, uetRx(options));

export interface RxHostOptions {
  readonly rx: RxOptions;
  readonly addresses: readonly LocalAddress[];
  readonly gateway: bigint;
  readonly lastHopDscp: number;
  /** In units of 128 ns. */
  readonly times: {
    readonly linger: number;
    readonly quarantine: number;
    readonly newPdc: number;
    readonly closeReq: number;
  };
  readonly ack: { readonly trigger: number; readonly minAdd: number; readonly perPacket: boolean };
}

/** When the host takes bytes and completions, and the line frames. */
export interface Willing {
  place(): boolean;
  completion(): boolean;
  replies(): boolean;
  /** The line pauses before a beat. */
  line(): boolean;
}

export const willing: Willing = { place: () => true, completion: () => true, replies: () => true, line: () => true };

/** What a frame is made of on its way out, or bytes on theirs. */
class Collected {
  readonly #bytes: Uint8Array[] = [];

  add(data: Value, keep: Value, size: number): void {
    const kept = keptOf(keep);
    assert.equal(BigInt(keep), keepOf(kept), 'keep is no run of ones');
    this.#bytes.push(bytesOfWord(data, size).subarray(0, kept));
  }

  take(): Uint8Array {
    return Buffer.concat(this.#bytes.splice(0));
  }
}

export class RxHost {
  clocks = 0;
  /** In units of 128 ns. */
  now = 0;
  willing: Willing = willing;
  /** Frames that have left. */
  readonly left: Uint8Array[] = [];
  /** Bytes that have been placed, and messages that were complete. */
  bytesPlaced = 0;
  completions = 0;
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  onCompletion: (fields: Fields) => void = () => {};
  readonly checker: RxChecker;
  readonly io: ReturnType<typeof rxDut>;
  readonly #regions;
  readonly #size: number;
  readonly #unit: number;
  readonly #line: ReturnType<typeof beatsOf>[number][] = [];
  readonly #buffers: GoldenBuffer[] = [];
  readonly #frame = new Collected();
  readonly #placed = new Collected();

  constructor(dut: Dut, checker: RxChecker, options: RxHostOptions) {
    this.io = rxDut(dut, options.rx);
    this.#regions = shapePort(dut, 'regions', RegionWrite);
    this.checker = checker;
    this.#size = options.rx.bytes;
    this.#unit = options.rx.target.clocksPerUnit;
    clearInputs(dut);
    setAddresses(dut, 'registers_addresses', options.addresses);
    this.#setRegisters(options);
  }

  /** Frames on the line that have not arrived whole. */
  get beatsWaiting(): number {
    return this.#line.length;
  }

  /** Puts a frame at the end of those that arrive, back to back; `lost`: receiving is off. */
  arrive(frame: Uint8Array, lost = false): void {
    this.checker.arrives(frame, lost);
    this.#line.push(...beatsOf(frame, this.#size));
  }

  /** Puts beats on the line that the checker must not be told of. */
  arriveUnchecked(frame: Uint8Array): void {
    this.#line.push(...beatsOf(frame, this.#size));
  }

  post(buffer: GoldenBuffer): void {
    this.checker.stub.buffers.push(buffer);
    this.#buffers.push(buffer);
  }

  /** Sets a region, in the next clock. */
  region(index: number, region: GoldenRegion): void {
    this.checker.stub.regions[index] = region;
    const { key, base, length, remoteWrite } = region;
    const its = { enable: 1, key, base, length, remote_write: Number(remoteWrite) };
    this.#regions.set({ valid: 1, index, region: its });
  }

  neighbour(ip: bigint, mac: bigint | undefined): void {
    this.io.neighbour.set({ valid: 1, forget: Number(mac === undefined), ip, mac: mac ?? 0n });
  }

  enable(on: boolean): void {
    this.io.registers.enable.set(Number(on));
  }

  /** Everything before the next edge: what is offered, and what is shown. `edge` passes it. */
  async clock(edge: () => unknown): Promise<void> {
    this.#offer();
    this.#look();
    await edge();
    this.#regions.set({ ...this.#regions.get(), valid: 0 });
    this.io.neighbour.valid.set(0);
    this.clocks++;
    if (this.clocks % this.#unit === 0) this.now++;
  }

  #offer(): void {
    const { now, frames, buffers, place, completion, replies } = this.io;
    now.set(this.now % 2 ** 17);
    const beat = this.willing.line() ? this.#line[0] : undefined;
    frames.valid.set(Number(beat !== undefined));
    if (beat !== undefined) {
      frames.payload.data.set(beat.data);
      frames.payload.keep.set(beat.keep);
      frames.payload.last.set(beat.last);
      assert(frames.ready.get() === 1, 'a frame is not taken');
      this.#line.shift();
    }
    const buffer = this.#buffers[0];
    buffers.valid.set(Number(buffer !== undefined));
    if (buffer !== undefined) {
      buffers.payload.set({ address: buffer.address, length: buffer.length, wr_id: buffer.wrId });
      if (buffers.ready.get() === 1) this.#buffers.shift();
    }
    place.ready.set(Number(this.willing.place()));
    completion.ready.set(Number(this.willing.completion()));
    replies.ready.set(Number(this.willing.replies()));
  }

  #look(): void {
    const { trace, peer, place, completion, replies } = this.io;
    const fieldsIf = (valid: { get(): number }, payload: { get(): object }): Fields | undefined =>
      valid.get() === 1 ? flatFields(payload.get()) : undefined;
    const { deliver } = trace;
    this.checker.clock({
      request: fieldsIf(trace.request.valid, trace.request.payload),
      peer: fieldsIf(peer.valid, peer.arrival.event),
      deliver: deliver.valid.get() === 1 ? { pdcid: deliver.pdcid.get(), psn: deliver.psn.get() } : undefined,
      response: fieldsIf(trace.response.valid, trace.response.payload),
      reply: fieldsIf(trace.reply.valid, trace.reply.payload),
    });
    if (place.valid.get() === 1 && place.ready.get() === 1) {
      const { data, keep, last, user } = place.payload.get();
      this.#placed.add(data, keep, this.#size);
      if (last === 1) {
        const bytes = this.#placed.take();
        assert.equal(user.length, bytes.length, 'length of a placement');
        this.bytesPlaced += bytes.length;
        this.checker.placed(user.address, bytes);
        this.onPlaced(user.address, bytes);
      }
    }
    if (completion.valid.get() === 1 && completion.ready.get() === 1) {
      const fields = flatFields(completion.payload.get());
      this.completions++;
      this.checker.completed(fields);
      this.onCompletion(fields);
    }
    if (replies.valid.get() === 1 && replies.ready.get() === 1) {
      const { data, keep, last, wrong } = replies.payload.get();
      this.#frame.add(data, keep, this.#size);
      if (last === 1) {
        assert(wrong === 0, 'a frame leaves with a payload of another length');
        const frame = this.#frame.take();
        this.checker.replied(frame);
        this.left.push(frame);
      }
    }
  }

  #setRegisters({ gateway, lastHopDscp, times, ack }: RxHostOptions): void {
    const { registers } = this.io;
    registers.enable.set(1);
    registers.last_hop.set({ used: 1, dscp: lastHopDscp });
    registers.gateway.set(gateway);
    registers.reply.set({ dscp: 46, outer: { ttl: 64, native: 0 } });
    registers.pds.set({
      ack: {
        ...{ ack_on_ecn: 1, ack_per_packet: Number(ack.perPacket), ack_tail: 1 },
        ...{ ack_gen_trigger: ack.trigger, ack_gen_min_add: ack.minAdd },
      },
      offer: { mpr: 1, rcv_cwnd_pend: 0, restore_cwnd: 0 },
      times: { new_pdc: times.newPdc, linger: times.linger, close_req: times.closeReq },
      quarantine: times.quarantine,
    });
  }
}
