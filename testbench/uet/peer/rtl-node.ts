/**
 * The endpoint in hardware, in a simulator, in real time.
 *
 * Clocks have no fixed length. While anything moves inside of it the simulator goes as fast as it can; when nothing has
 * moved for longer than the longest way through it, it can only wait for times to pass or for a peer, and goes on at
 * `clocksPerMs`; and when nothing is left to wait for, it stands still. Times of its registers are in clocks.
 */
import assert from 'node:assert/strict';
import { type Design, elaborate } from '../../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointName, uetEndpoint } from '../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { opcodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../support/random.ts';
import { resetAll } from '../../engine/reset-all.ts';
import type { Engine, Simulator, Value } from '../../engine/simulator.ts';
import { endpointPorts, linePorts, setPort } from '../blocks/endpoint/pair/endpoint-ports.ts';
import { setEndpoint } from '../blocks/endpoint/pair/endpoint-settings.ts';
import { bytesOf, bytesOfWord, type Frame, frameOf, keepOf, keptOf } from '../blocks/endpoint/pair/frames.ts';
import type { HostBuffer, HostRegion } from './host-memory.ts';
import { MessagePorts } from './message-ports.ts';
import {
  type Milliseconds,
  mostMessages,
  type NodeArrival,
  type NodeMessage,
  type NodeSent,
  type PeerNode,
} from './node.ts';

/** Bytes a clock. */
const size = 64;
/** Clocks without an event after which nothing moves inside: the longest way is 300 (docs/uet/endpoint.md). */
const quietClocks = 600;
/** Clocks in a millisecond in which nothing moves. */
export const clocksPerMs = 20;
/** After so long without an event its times have passed: PDCs are closed, and their places free. */
const standstillMs = 5_000;
/** What `run` takes at most before sockets have their turn. */
const sliceMs = 8;
const watchMs = 4;
/** Frames that wait for the line; more are lost, as a socket's buffer would lose them. */
const mostFrames = 4096;

export const rtlOptions = endpointOptions(size);
export const rtlName = endpointName(rtlOptions);
export const rtlDesign = (): Design => elaborate(uetEndpoint(rtlOptions));

export interface RtlNodeOptions {
  readonly engine: Engine;
  readonly cwnd: number;
  readonly random: Random;
}

export class RtlNode implements PeerNode {
  readonly name = rtlName;
  readonly mtu = rtlOptions.tx.mtu;
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  readonly #simulator: Simulator;
  readonly #p: ReturnType<typeof endpointPorts> & ReturnType<typeof linePorts>;
  readonly #messages: MessagePorts;
  readonly #random: Random;
  readonly #frames: Frame[] = [];
  #beat = 0;
  readonly #buffers: HostBuffer[] = [];
  readonly #regions: { readonly slot: number; readonly region: HostRegion | undefined }[] = [];
  #leaving: Value[] = [];
  #placed: { readonly address: bigint; readonly parts: Uint8Array[] } | undefined;
  #clocks = 0;
  #lastEvent = 0;
  #lastEventAt: Milliseconds = 0;
  #now: Milliseconds = 0;
  #frameOverflow = 0;

  constructor(simulator: Simulator, { cwnd, random }: Pick<RtlNodeOptions, 'cwnd' | 'random'>) {
    this.#simulator = simulator;
    this.#random = random;
    setEndpoint(simulator, { end: 0, cwnd, pdcsPerTuple: 1, maxRtoRetx: 10 });
    for (const [name, clocks] of Object.entries(times)) setPort(simulator, `registers_${name}`, clocks);
    this.#p = { ...endpointPorts(simulator), ...linePorts(simulator) };
    this.#messages = new MessagePorts(this.#p.host, size);
    this.#messages.onSent = (sent) => this.onSent(sent);
    for (const { ready } of [this.#p.place, this.#p.completion, this.#p.sent]) ready.set(1);
  }

  /** Builds the simulator, and takes it through its reset. */
  static async make(options: RtlNodeOptions): Promise<RtlNode> {
    const simulator = await options.engine.create(rtlDesign(), { seed: options.random.word() });
    const node = new RtlNode(simulator, options);
    resetAll([simulator]);
    while (node.#p.ready.get() !== 1) simulator.step();
    return node;
  }

  send(message: NodeMessage): void {
    if (this.#messages.underWay >= mostMessages) throw new RangeError(`${mostMessages} messages are under way`);
    this.#messages.send(message);
    this.#happens();
  }

  receive(frame: Uint8Array): void {
    if (this.#frames.length >= mostFrames) this.#frameOverflow++;
    else this.#frames.push(frameOf(frame, size));
    this.#happens();
  }

  setRegion(slot: number, region: HostRegion | undefined): void {
    this.#regions.push({ slot, region });
    this.#happens();
  }

  post(buffer: HostBuffer): void {
    this.#buffers.push(buffer);
    this.#happens();
  }

  run(now: Milliseconds): Milliseconds {
    const passed = now - this.#now;
    this.#now = now;
    if (this.#isBusy) return this.#runBusy(performance.now() + sliceMs);
    const waits = this.#messages.underWay > 0 || now - this.#lastEventAt < standstillMs;
    if (!waits) return Number.POSITIVE_INFINITY;
    // A process that was held up does not make up for it.
    for (let left = Math.ceil(Math.min(passed, 10 * watchMs) * clocksPerMs); left > 0 && !this.#isBusy; left--)
      this.#clock();
    this.#check();
    return this.#isBusy ? 0 : watchMs;
  }

  counts(): Readonly<Record<string, number>> {
    const all = this.#simulator.ports
      .filter(({ name }) => /^(rx|tx|sender)_counts_/.test(name))
      .map((port) => [port.name, Number(port.get())] as const);
    const others = { clocks: this.#clocks, frame_overflow: this.#frameOverflow };
    return Object.fromEntries([...all, ...Object.entries(others)].filter(([, count]) => count > 0));
  }

  dispose(): void {
    this.#simulator.dispose();
  }

  get #isBusy(): boolean {
    return this.#clocks - this.#lastEvent < quietClocks;
  }

  /** As fast as it goes, until nothing moves any more or the slice ends. */
  #runBusy(until: Milliseconds): Milliseconds {
    do {
      for (let i = 0; i < 64 && this.#isBusy; i++) this.#clock();
    } while (this.#isBusy && performance.now() < until);
    this.#check();
    return this.#isBusy ? 0 : watchMs;
  }

  #check(): void {
    assert.deepEqual(this.#simulator.takeFailures().slice(0, 3), [], 'checks of the design');
  }

  #happens(): void {
    this.#lastEvent = this.#clocks;
    this.#lastEventAt = this.#now;
  }

  #clock(): void {
    this.#p.random.set(this.#random.word());
    this.#offerFrame();
    const buffer = this.#offerBuffer();
    this.#offerRegion();
    this.#messages.offer();
    if (this.#frames.length > 0) this.#frameTaken();
    if (buffer && this.#p.buffers.ready.get() === 1) this.#buffers.shift();
    if (this.#messages.take()) this.#happens();
    this.#readLine();
    this.#readPlace();
    this.#readCompletion();
    this.#simulator.step();
    this.#clocks++;
  }

  #offerFrame(): void {
    const { received } = this.#p;
    const frame = this.#frames[0];
    received.valid.set(Number(frame !== undefined));
    if (frame === undefined) return;
    const last = this.#beat === frame.data.length - 1;
    received.data.set(frame.data[this.#beat]!);
    received.keep.set(keepOf(last ? frame.kept : size));
    received.last.set(Number(last));
    this.#happens();
  }

  #frameTaken(): void {
    this.#beat++;
    if (this.#beat < this.#frames[0]!.data.length) return;
    this.#frames.shift();
    this.#beat = 0;
  }

  #offerBuffer(): boolean {
    const { buffers } = this.#p;
    const buffer = this.#buffers[0];
    buffers.valid.set(Number(buffer !== undefined));
    if (buffer === undefined) return false;
    buffers.fields.address.set(buffer.address);
    buffers.fields.length.set(buffer.length);
    buffers.fields.wr_id.set(buffer.id);
    return true;
  }

  #offerRegion(): void {
    const set = this.#regions.shift();
    setPort(this.#simulator, 'regions_valid', set !== undefined);
    if (set === undefined) return;
    const { slot, region } = set;
    setPort(this.#simulator, 'regions_index', slot);
    setPort(this.#simulator, 'regions_region_enable', region !== undefined);
    setPort(this.#simulator, 'regions_region_key', region?.key ?? 0n);
    setPort(this.#simulator, 'regions_region_base', region?.base ?? 0n);
    setPort(this.#simulator, 'regions_region_length', BigInt(region?.length ?? 0));
    setPort(this.#simulator, 'regions_region_remote_write', region !== undefined);
  }

  #readLine(): void {
    const { sent } = this.#p;
    if (sent.valid.get() !== 1) return;
    this.#happens();
    this.#leaving.push(sent.data.get());
    if (sent.last.get() === 0) return;
    assert.equal(sent.wrong.get(), 0, 'a frame leaves with a payload of another length');
    const frame = { data: this.#leaving, kept: keptOf(sent.keep.get()) };
    this.#leaving = [];
    this.onFrame(bytesOf(frame, size));
  }

  #readPlace(): void {
    const { place } = this.#p;
    if (place.valid.get() !== 1) return;
    this.#happens();
    this.#placed ??= { address: BigInt(place.fields.address.get()), parts: [] };
    this.#placed.parts.push(bytesOfWord(place.data.get(), size).subarray(0, keptOf(place.keep.get())));
    if (place.last.get() === 0) return;
    const { address, parts } = this.#placed;
    this.#placed = undefined;
    this.onPlaced(address, Buffer.concat(parts));
  }

  #readCompletion(): void {
    const { completion } = this.#p;
    if (completion.valid.get() !== 1) return;
    this.#happens();
    const { fields } = completion;
    if (Number(fields.return_code.get()) !== returnCodes.code.ok) return;
    this.onArrival({
      op: Number(fields.opcode.get()) === opcodes.code.send ? 'send' : 'write',
      bytes: Number(fields.bytes.get()),
      initiator: Number(fields.initiator.get()),
      headerData: fields.has_header_data.get() === 1 ? BigInt(fields.header_data.get()) : undefined,
      buffer: Number(fields.wr_id.get()),
    });
  }
}

/** In clocks; where nothing moves 20,000 are a second. A window of frames takes some thousands to go through a peer. */
const times = {
  initiator_rto_init: 8_000,
  initiator_rto_max: 12_000,
  initiator_nack_retx: 1_000,
  initiator_go_back: 2_000,
  initiator_tail_loss: 4_000,
  initiator_probe: 3_000,
  initiator_probe_tail: 3_000,
  initiator_probe_again: 4_000,
  initiator_idle: 4_000,
  // In units of 128 ns, 41 clocks: a packet may lie before a simulator for some time.
  target_times_linger: 500,
  target_times_new_pdc: 500,
  target_times_close_req: 2_000,
  target_quarantine: 100,
};
