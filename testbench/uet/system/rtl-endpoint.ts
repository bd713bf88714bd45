/** The endpoint in hardware, in a simulator, clock by clock: what its host and its line see of it. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../support/random.ts';
import { resetAll } from '../../engine/reset-all.ts';
import type { Simulator, Value } from '../../engine/simulator.ts';
import { bytesOfWord, keepOf, keptOf } from '../blocks/beat-bytes.ts';
import { endpointPorts, farPorts, type LinePorts, linePorts, setPort } from '../blocks/endpoint/pair/endpoint-ports.ts';
import { type EndpointSettings, setEndpoint } from '../blocks/endpoint/pair/endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from '../blocks/endpoint/pair/frames.ts';
import { Fifo } from '../network/fifo.ts';
import type { LinkedEnd } from './linked-end.ts';
import { MessagePorts } from './message-ports.ts';
import type { HostBuffer, HostRegion, NodeArrival, NodeMessage, NodeSent } from './messages.ts';

export interface RtlEndpointOptions {
  /** Bytes a clock. */
  readonly size: number;
  readonly settings: EndpointSettings;
  /** Ports under `registers_` that differ from these settings. */
  readonly registers?: Readonly<Record<string, number>>;
  readonly random: Random;
  /** Its link, where its line is one: what it sends comes out of the other end, and what is for it goes in there. */
  readonly link?: LinkedEnd | undefined;
  /** The address of a peer. */
  ipOf(peer: number): number;
}

export class RtlEndpoint {
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  /** Whether the line takes another frame; one that has begun goes on. */
  takesFrame: () => boolean = () => true;
  /** All signals of a clock have settled. */
  onSettled: () => void = () => {};
  readonly simulator: Simulator;
  readonly messages: MessagePorts;
  clocks = 0;
  readonly #p: ReturnType<typeof endpointPorts> & LinePorts;
  readonly #options: RtlEndpointOptions;
  readonly #frames = new Fifo<Frame>();
  #beat = 0;
  readonly #buffers: HostBuffer[] = [];
  readonly #regions: { readonly slot: number; readonly region: HostRegion | undefined }[] = [];
  #leaving: Value[] = [];
  #takes = true;
  #placed: { readonly address: bigint; readonly parts: Uint8Array[] } | undefined;
  #happened = false;

  /** Takes a new simulator, sets it up and takes it through its reset. */
  constructor(simulator: Simulator, options: RtlEndpointOptions) {
    this.simulator = simulator;
    this.#options = options;
    setEndpoint(simulator, options.settings);
    for (const [name, value] of Object.entries(options.registers ?? {})) setPort(simulator, `registers_${name}`, value);
    const { link } = options;
    link?.set(simulator);
    this.#p = {
      ...endpointPorts(simulator, link?.far),
      ...(link === undefined ? linePorts(simulator) : farPorts(link.far)),
    };
    this.messages = new MessagePorts(this.#p.host, options.size, options.ipOf);
    this.messages.onSent = (sent) => this.onSent(sent);
    for (const { ready } of [this.#p.place, this.#p.completion, this.#p.sent]) ready.set(1);
    resetAll(link === undefined ? [simulator] : [simulator, link.far]);
    while (this.#p.ready.get() !== 1) this.#step();
    link?.bringUp(() => this.#step());
  }

  send(message: NodeMessage): void {
    this.messages.send(message);
  }

  receive(frame: Uint8Array): void {
    this.#frames.put(frameOf(frame, this.#options.size));
  }

  /** Frames that have come and are not in the endpoint yet. */
  get waiting(): number {
    return this.#frames.length;
  }

  setRegion(slot: number, region: HostRegion | undefined): void {
    this.#regions.push({ slot, region });
  }

  post(buffer: HostBuffer): void {
    this.#buffers.push(buffer);
  }

  /** The first disagreement with the checks of the design is thrown. */
  check(): void {
    const failures = [...this.simulator.takeFailures(), ...(this.#options.link?.far.takeFailures() ?? [])];
    assert.deepEqual(failures.slice(0, 3), [], 'checks of the design');
  }

  /** One clock; whether anything has moved between the endpoint and its surroundings. */
  clock(): boolean {
    this.#happened = false;
    this.#p.random.set(this.#options.random.word());
    this.#offerFrame();
    this.#takeLine();
    const buffer = this.#offerBuffer();
    this.#offerRegion();
    this.messages.offer();
    this.#options.link?.drive();
    if (this.#frames.length > 0) this.#frameTaken();
    if (buffer && this.#p.buffers.ready.get() === 1) this.#buffers.shift();
    if (this.messages.take()) this.#happened = true;
    this.#readLine();
    this.#readPlace();
    this.#readCompletion();
    this.#options.link?.read();
    this.onSettled();
    this.#step();
    this.clocks++;
    return this.#happened;
  }

  /** Ends its simulators. */
  dispose(): void {
    this.simulator.dispose();
    this.#options.link?.far.dispose();
  }

  #step(): void {
    this.simulator.step();
    this.#options.link?.far.step();
  }

  #offerFrame(): void {
    const { received } = this.#p;
    const frame = this.#frames.first;
    received.valid.set(Number(frame !== undefined));
    if (frame === undefined) return;
    const last = this.#beat === frame.data.length - 1;
    received.data.set(frame.data[this.#beat]!);
    received.keep.set(keepOf(last ? frame.kept : this.#options.size));
    received.last.set(Number(last));
    this.#happened = true;
  }

  #frameTaken(): void {
    // A link may have no room: without one a frame is taken in each clock.
    if (this.#options.link !== undefined && this.#p.received.ready.get() !== 1) return;
    this.#beat++;
    if (this.#beat < this.#frames.first!.data.length) return;
    this.#frames.take();
    this.#beat = 0;
  }

  #takeLine(): void {
    const takes = this.#leaving.length > 0 || this.takesFrame();
    if (takes !== this.#takes) this.#p.sent.ready.set(Number(takes));
    this.#takes = takes;
  }

  #offerBuffer(): boolean {
    const { buffers } = this.#p;
    const buffer = this.#buffers[0];
    buffers.valid.set(Number(buffer !== undefined));
    if (buffer === undefined) return false;
    this.#happened = true;
    buffers.fields.address.set(buffer.address);
    buffers.fields.length.set(buffer.length);
    buffers.fields.wr_id.set(buffer.id);
    return true;
  }

  #offerRegion(): void {
    const set = this.#regions.shift();
    setPort(this.simulator, 'regions_valid', set !== undefined);
    if (set === undefined) return;
    this.#happened = true;
    const { slot, region } = set;
    setPort(this.simulator, 'regions_index', slot);
    setPort(this.simulator, 'regions_region_enable', region !== undefined);
    setPort(this.simulator, 'regions_region_key', region?.key ?? 0n);
    setPort(this.simulator, 'regions_region_base', region?.base ?? 0n);
    setPort(this.simulator, 'regions_region_length', BigInt(region?.length ?? 0));
    setPort(this.simulator, 'regions_region_remote_write', region !== undefined);
  }

  #readLine(): void {
    const { sent } = this.#p;
    if (!this.#takes || sent.valid.get() !== 1) return;
    this.#happened = true;
    this.#leaving.push(sent.data.get());
    if (sent.last.get() === 0) return;
    assert.equal(Number(sent.wrong?.get() ?? 0), 0, 'a frame leaves with a payload of another length');
    const frame = { data: this.#leaving, kept: keptOf(sent.keep.get()) };
    this.#leaving = [];
    this.onFrame(bytesOf(frame, this.#options.size));
  }

  #readPlace(): void {
    const { place } = this.#p;
    if (place.valid.get() !== 1) return;
    this.#happened = true;
    this.#placed ??= { address: BigInt(place.fields.address.get()), parts: [] };
    this.#placed.parts.push(bytesOfWord(place.data.get(), this.#options.size).subarray(0, keptOf(place.keep.get())));
    if (place.last.get() === 0) return;
    const { address, parts } = this.#placed;
    this.#placed = undefined;
    this.onPlaced(address, Buffer.concat(parts));
  }

  #readCompletion(): void {
    const { completion } = this.#p;
    if (completion.valid.get() !== 1) return;
    this.#happened = true;
    const { fields } = completion;
    if (Number(fields.return_code.get()) !== returnCodes.code.ok) return;
    this.onArrival({
      op: Number(fields.opcode.get()) === opcodes.code.send ? 'send' : 'write',
      bytes: Number(fields.bytes.get()),
      initiator: Number(fields.initiator.get()),
      headerData: fields.has_header_data.get() === 1 ? BigInt(fields.header_data.get()) : undefined,
      buffer: Number(fields.wr_id.get()),
      pdcid: Number(fields.pdcid.get()),
    });
  }
}
