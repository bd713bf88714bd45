/** Drives the ports of a receive half: line, host memory, software; and shows the checker what leaves. */
import { stateOf } from '../../../engine/states.ts';
import type { GoldenBuffer, GoldenRegion } from '../../golden/endpoint/ses-stub.ts';
import { assert, bytesOfWord, type Dut, keepOf, keptOf, type PortHandle, type Value } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import { type LocalAddress, setAddresses } from './local-addresses.ts';
import type { RxChecker } from './rx-checker.ts';
import type { Fields } from './shape-fields.ts';

export interface RxHostOptions {
  /** Bytes a clock. */
  readonly size: number;
  readonly clocksPerUnit: number;
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
  readonly #dut: Dut;
  readonly #size: number;
  readonly #unit: number;
  readonly #line: ReturnType<typeof beatsOf>[number][] = [];
  readonly #buffers: GoldenBuffer[] = [];
  readonly #ports = new Map<string, PortHandle>();
  readonly #groups = new Map<string, readonly (readonly [string, PortHandle])[]>();
  readonly #frame = new Collected();
  readonly #placed = new Collected();

  constructor(dut: Dut, checker: RxChecker, options: RxHostOptions) {
    this.#dut = dut;
    this.checker = checker;
    this.#size = options.size;
    this.#unit = options.clocksPerUnit;
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
    this.#set('regions_valid', 1);
    this.#set('regions_index', index);
    this.#set('regions_region_enable', 1);
    this.#set('regions_region_key', region.key);
    this.#set('regions_region_base', region.base);
    this.#set('regions_region_length', region.length);
    this.#set('regions_region_remote_write', Number(region.remoteWrite));
  }

  neighbour(ip: bigint, mac: bigint | undefined): void {
    this.#set('neighbour_valid', 1);
    this.#set('neighbour_forget', Number(mac === undefined));
    this.#set('neighbour_ip', ip);
    this.#set('neighbour_mac', mac ?? 0n);
  }

  enable(on: boolean): void {
    this.#set('registers_enable', Number(on));
  }

  /** Everything before the next edge: what is offered, and what is shown. `edge` passes it. */
  async clock(edge: () => unknown): Promise<void> {
    this.#offer();
    this.#look();
    await edge();
    this.#set('regions_valid', 0);
    this.#set('neighbour_valid', 0);
    this.clocks++;
    if (this.clocks % this.#unit === 0) this.now++;
  }

  is(name: string): boolean {
    return this.#port(name).get() === 1;
  }

  get(name: string): number {
    return Number(this.#port(name).get());
  }

  #offer(): void {
    this.#set('now', this.now % 2 ** 17);
    const beat = this.willing.line() ? this.#line[0] : undefined;
    this.#set('frames_valid', Number(beat !== undefined));
    if (beat !== undefined) {
      this.#set('frames_payload_data', beat.data);
      this.#set('frames_payload_keep', beat.keep);
      this.#set('frames_payload_last', beat.last);
      assert(this.is('frames_ready'), 'a frame is not taken');
      this.#line.shift();
    }
    const buffer = this.#buffers[0];
    this.#set('buffers_valid', Number(buffer !== undefined));
    if (buffer !== undefined) {
      this.#set('buffers_payload_address', buffer.address);
      this.#set('buffers_payload_length', buffer.length);
      this.#set('buffers_payload_wr_id', buffer.wrId);
      if (this.is('buffers_ready')) this.#buffers.shift();
    }
    this.#set('place_ready', Number(this.willing.place()));
    this.#set('completion_ready', Number(this.willing.completion()));
    this.#set('replies_ready', Number(this.willing.replies()));
  }

  #look(): void {
    const fieldsIf = (valid: string, prefix: string): Fields | undefined =>
      this.is(valid) ? this.#fields(prefix) : undefined;
    this.checker.clock({
      request: fieldsIf('trace_request_valid', 'trace_request_payload_'),
      peer: fieldsIf('peer_valid', 'peer_arrival_event_'),
      deliver: this.is('trace_deliver_valid')
        ? { pdcid: this.get('trace_deliver_pdcid'), psn: this.get('trace_deliver_psn') }
        : undefined,
      response: fieldsIf('trace_response_valid', 'trace_response_payload_'),
      reply: fieldsIf('trace_reply_valid', 'trace_reply_payload_'),
    });
    if (this.is('place_valid') && this.is('place_ready')) {
      this.#placed.add(this.#port('place_payload_data').get(), this.#port('place_payload_keep').get(), this.#size);
      if (this.is('place_payload_last')) {
        const bytes = this.#placed.take();
        const address = BigInt(this.#port('place_payload_user_address').get());
        assert.equal(this.get('place_payload_user_length'), bytes.length, 'length of a placement');
        this.bytesPlaced += bytes.length;
        this.checker.placed(address, bytes);
        this.onPlaced(address, bytes);
      }
    }
    if (this.is('completion_valid') && this.is('completion_ready')) {
      const fields = this.#fields('completion_payload_');
      this.completions++;
      this.checker.completed(fields);
      this.onCompletion(fields);
    }
    if (this.is('replies_valid') && this.is('replies_ready')) {
      this.#frame.add(this.#port('replies_payload_data').get(), this.#port('replies_payload_keep').get(), this.#size);
      if (this.is('replies_payload_last')) {
        assert(!this.is('replies_payload_wrong'), 'a frame leaves with a payload of another length');
        const frame = this.#frame.take();
        this.checker.replied(frame);
        this.left.push(frame);
      }
    }
  }

  #setRegisters({ addresses, gateway, lastHopDscp, times, ack }: RxHostOptions): void {
    setAddresses(this.#dut, 'registers_addresses', addresses);
    const set = (name: string, value: number | bigint): void => this.#set(`registers_${name}`, value);
    set('enable', 1);
    set('last_hop_used', 1);
    set('last_hop_dscp', lastHopDscp);
    set('gateway', gateway);
    set('reply_dscp', 46);
    set('reply_outer_ttl', 64);
    set('reply_outer_native', 0);
    set('pds_ack_ack_on_ecn', 1);
    set('pds_ack_ack_per_packet', Number(ack.perPacket));
    set('pds_ack_ack_tail', 1);
    set('pds_ack_ack_gen_trigger', ack.trigger);
    set('pds_ack_ack_gen_min_add', ack.minAdd);
    set('pds_offer_mpr', 1);
    set('pds_offer_rcv_cwnd_pend', 0);
    set('pds_offer_restore_cwnd', 0);
    set('pds_times_new_pdc', times.newPdc);
    set('pds_times_linger', times.linger);
    set('pds_times_close_req', times.closeReq);
    set('pds_quarantine', times.quarantine);
    for (const name of ['regions_valid', 'neighbour_valid', 'command_valid', 'buffers_valid', 'frames_valid'])
      this.#set(name, 0);
    for (const name of ['place_ready', 'completion_ready', 'replies_ready']) this.#set(name, 0);
  }

  /** All ports that begin with `prefix`, by what follows. */
  #fields(prefix: string): Fields {
    const known = this.#groups.get(prefix);
    const group =
      known ??
      this.#dut.ports
        .filter(({ name }) => name.startsWith(prefix))
        .map((port) => [port.name.slice(prefix.length), port] as const);
    if (known === undefined) this.#groups.set(prefix, group);
    return Object.fromEntries(
      group.map(([name, port]) => {
        const value = port.get();
        const shown =
          port.states === undefined ? BigInt(value) : (stateOf(port.states, value)?.name ?? `state ${value}`);
        return [name, shown];
      }),
    );
  }

  #set(name: string, value: number | bigint): void {
    this.#port(name).set(value);
  }

  #port(name: string): PortHandle {
    const known = this.#ports.get(name) ?? this.#dut.port(name);
    this.#ports.set(name, known);
    return known;
  }
}
