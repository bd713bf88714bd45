/** The host of an endpoint in hardware: messages, their bytes and commands for receives go in, and what comes out. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../support/random.ts';
import type { PortHandle, Simulator } from '../../../engine/simulator.ts';
import { bytesOfWord, keepOf, keptOf, wordOf } from '../../blocks/beat-bytes.ts';
import { addressOf } from '../../blocks/endpoint/local-addresses.ts';
import { endpointPorts, hasPort, setPort } from '../../blocks/endpoint/pair/endpoint-ports.ts';
import { KeptBuffers } from '../../blocks/endpoint/pair/kept-buffers.ts';
import { VisibleMemory } from '../../blocks/endpoint/pair/visible-memory.ts';
import { Fifo } from '../../network/fifo.ts';
import { ipOfHost } from '../system-node.ts';
import { RtlMemory } from './rtl-memory.ts';

/** Bytes a clock. */
const size = 64;

export interface RtlMessage {
  readonly op:
    | 'write'
    | 'send'
    | 'deferrable_send'
    | 'rendezvous_send'
    | 'read'
    | 'atomic'
    | 'fetching_atomic'
    | 'datagram'
    | 'rudi_write'
    | 'rudi_read';
  /** Of datagrams, and of what goes by RUDI, it says nothing. */
  readonly mode: 'rud' | 'rod';
  readonly isTagged: boolean;
  readonly to: number;
  readonly jobId: number;
  readonly initiator: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  readonly key: bigint;
  /** Of a restart: its tokens. Of a rendezvous send: all its bytes, and of its key the lower 16 bits. */
  readonly offset: bigint;
  readonly headerData: bigint | undefined;
  /** Delivery complete. */
  readonly dc: boolean;
  readonly payload: Uint8Array;
  /** Of a READ, which has no payload: how many bytes come, and where to. */
  readonly reads?: { readonly address: bigint; readonly length: number };
  /** Called once, when it is over. */
  readonly onDone: (done: {
    readonly code: string;
    readonly bytes: number;
    readonly fetched: bigint | undefined;
  }) => void;
}

/** A completion of a message of a peer. */
export interface RtlArrival {
  readonly op: string;
  readonly code: string;
  readonly wrId: number;
  readonly bytes: number;
  readonly initiator: number;
  readonly key: bigint;
  readonly headerData: bigint | undefined;
}

/** What became of a command for receives. */
type Told = Readonly<Record<'valid' | 'kind' | 'outcome' | 'wrId', PortHandle>>;

type Command = Readonly<Record<string, number | bigint | string>>;

const codeName = (code: number): string => returnCodes.names.get(code) ?? `code ${code}`;

export class RtlHost {
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  /** Bytes that a peer reads. */
  onRead: (address: bigint, length: number) => Uint8Array = (_, length) => new Uint8Array(length);
  readonly #memory: RtlMemory;
  onArrival: (arrival: RtlArrival) => void = () => {};
  /** A receive was taken back. */
  onCancelled: (wrId: number) => void = () => {};
  readonly #simulator: Simulator;
  readonly #p: ReturnType<typeof endpointPorts>;
  readonly #more: Readonly<Record<'pidOnFep' | 'resourceIndex' | 'reported' | 'key' | 'taken', PortHandle>>;
  /** Where messages may wait for receives. */
  readonly #givenBack: PortHandle | undefined;
  readonly #told: readonly Told[];
  readonly #messages = new Fifo<number>();
  readonly #payloads = new Fifo<Uint8Array>();
  /** Messages without a result, by wr_id. */
  readonly #given = new Map<number, RtlMessage>();
  #nextWrId = 0;
  readonly #receives = new Fifo<Command>();
  readonly #posted = new Map<number, Command>();
  #payloadAt = 0;
  #placed: { readonly address: bigint; readonly parts: Uint8Array[] } | undefined;
  /** Unexpected messages. */
  readonly #kept: KeptBuffers | undefined;
  /** When bytes are visible, in up to 64 clocks. */
  readonly #visible: VisibleMemory | undefined;
  #now = 0;

  /** `keptBytes`: of a buffer for unexpected messages. */
  constructor(simulator: Simulator, keptBytes: number, random: Random) {
    this.#simulator = simulator;
    this.#kept = KeptBuffers.of(simulator, keptBytes, random);
    this.#visible = VisibleMemory.of(simulator, 64, random.fork('visible'));
    this.#p = endpointPorts(simulator);
    this.#memory = new RtlMemory(simulator, size, (address, length) => this.onRead(address, length));
    const port = (name: string): PortHandle => simulator.port(name);
    this.#more = {
      pidOnFep: port('messages_payload_pid_on_fep'),
      resourceIndex: port('messages_payload_resource_index'),
      reported: port('completion_payload_reported'),
      key: port('completion_payload_key'),
      taken: port('commands_done_receive_taken'),
    };
    const has = (name: string): boolean => hasPort(simulator, name);
    this.#givenBack = has('deferral_told_returned_valid') ? port('deferral_told_returned_valid') : undefined;
    const spaces = ['sends', 'tags'].filter((name) => has(`commands_done_${name}_valid`));
    this.#told = spaces.map((name) => ({
      valid: port(`commands_done_${name}_valid`),
      kind: port(`commands_done_${name}_kind`),
      outcome: port(`commands_done_${name}_outcome`),
      wrId: port(`commands_done_${name}_wr_id`),
    }));
    for (const { ready } of [this.#p.place, this.#p.completion, this.#p.host.done]) ready.set(1);
    this.#p.host.restart?.ready.set(1);
    if (this.#givenBack !== undefined) setPort(simulator, 'deferral_returned_ready', 1);
  }

  /** Unexpected messages that have got a receive. */
  get kept(): number {
    return this.#kept?.seen.messages ?? 0;
  }

  send(message: RtlMessage): void {
    this.#give(this.#nextWrId++, message);
  }

  #give(wrId: number, message: RtlMessage): void {
    this.#given.set(wrId, message);
    this.#messages.put(wrId);
    // One without bytes has a beat without bytes, and a READ has none.
    if (message.reads === undefined) this.#payloads.put(message.payload);
  }

  /** A command of `receive`, whose `place_wr_id` no other receive has. */
  receive(command: Command): void {
    if (command.kind === 'post') this.#posted.set(Number(command.place_wr_id), command);
    this.#receives.put(command);
  }

  /** What is offered before an edge. */
  drive(): void {
    this.#offerMessage();
    this.#offerPayload();
    this.#visible?.drive(this.#now);
    this.#kept?.drive(this.#now++);
    this.#memory.drive();
    const command = this.#receives.first;
    setPort(this.#simulator, 'commands_receive_valid', command !== undefined);
    if (command === undefined) return;
    for (const [name, value] of Object.entries(command))
      setPort(this.#simulator, `commands_receive_payload_${name}`, value);
  }

  /** What is taken and shown before an edge; whether anything is. */
  read(): boolean {
    const { messages, payload, done } = this.#p.host;
    const isMessage = this.#messages.first !== undefined && messages.ready.get() === 1;
    if (isMessage) this.#messages.take();
    const isPayload = this.#payloads.first !== undefined && payload.ready.get() === 1;
    if (isPayload) this.#payloadTaken(this.#payloads.first!);
    const isReceive = this.#receives.first !== undefined && this.#more.taken.get() === 1;
    if (isReceive) this.#receives.take();
    this.#visible?.read(this.#now);
    const told = this.#told.filter(({ valid }) => valid.get() === 1);
    for (const one of told) this.#readTold(one);
    const shown = [
      [this.#p.host.restart?.valid, () => this.#restart()],
      [this.#givenBack, () => this.#returned()],
      [this.#p.place.valid, () => this.#readPlace()],
      [this.#p.completion.valid, () => this.#readCompletion()],
      [done.valid, () => this.#readDone()],
    ] as const;
    const seen = shown.filter(([valid]) => valid?.get() === 1);
    for (const [, readIt] of seen) readIt();
    const isRead = this.#memory.read();
    this.#kept?.read();
    const goesBack = (this.#kept?.left ?? 0) + (this.#visible?.waiting ?? 0) > 0;
    return isMessage || isPayload || isReceive || goesBack || isRead || told.length + seen.length > 0;
  }

  #payloadTaken(bytes: Uint8Array): void {
    this.#payloadAt += size;
    if (this.#payloadAt < bytes.length) return;
    this.#payloads.take();
    this.#payloadAt = 0;
  }

  #offerMessage(): void {
    const { messages } = this.#p.host;
    const wrId = this.#messages.first;
    messages.valid.set(Number(wrId !== undefined));
    if (wrId === undefined) return;
    const message = this.#given.get(wrId)!;
    const { fields } = messages;
    fields.op.set(messages.ops[message.op]!);
    messages.tagged?.set(Number(message.isTagged));
    fields.mode.set(messages.modes[message.mode]);
    fields.destination.set(addressOf(ipOfHost(message.to)));
    fields.job_id.set(message.jobId);
    this.#more.pidOnFep.set(message.pidOnFep);
    this.#more.resourceIndex.set(message.resourceIndex);
    messages.dc?.set(Number(message.dc));
    fields.key.set(message.key);
    fields.offset.set(message.offset);
    fields.initiator.set(message.initiator);
    fields.has_header_data.set(Number(message.headerData !== undefined));
    fields.header_data.set(message.reads?.address ?? message.headerData ?? 0n);
    fields.length.set(message.reads?.length ?? message.payload.length);
    fields.wr_id.set(wrId);
  }

  #offerPayload(): void {
    const { payload } = this.#p.host;
    const bytes = this.#payloads.first;
    payload.valid.set(Number(bytes !== undefined));
    if (bytes === undefined) return;
    const beat = bytes.subarray(this.#payloadAt, this.#payloadAt + size);
    payload.data.set(wordOf(beat));
    payload.keep.set(keepOf(beat.length));
    payload.last.set(Number(this.#payloadAt + size >= bytes.length));
  }

  #readTold({ kind, outcome, wrId }: Told): void {
    const stateOf = (port: PortHandle): string | undefined =>
      port.states?.find(({ value }) => BigInt(value) === BigInt(port.get()))?.name;
    if (stateOf(kind) !== 'cancel') assert.notEqual(stateOf(outcome), 'refused', 'a receive finds no room');
    else if (stateOf(outcome) === 'matched') this.onCancelled(Number(wrId.get()));
  }

  /** A deferrable send that has to wait is given again, with its tokens and by the same number. */
  #restart(): void {
    const { wr_id, tokens, at, length } = this.#p.host.restart!;
    const wrId = Number(wr_id.get());
    const message = this.#given.get(wrId)!;
    assert.equal(message.op, 'deferrable_send', 'another message is to be given again');
    assert.deepEqual([Number(at.get()), Number(length.get())], [0, message.payload.length], 'where it goes on');
    this.#give(wrId, { ...message, offset: BigInt(tokens.get()) });
  }

  /** A receive that was kept for a message that did not restart. */
  #returned(): void {
    const wrId = Number(this.#simulator.port('deferral_told_returned_wr_id').get());
    this.#receives.put(this.#posted.get(wrId)!);
  }

  #readPlace(): void {
    const { place } = this.#p;
    this.#placed ??= { address: BigInt(place.fields.address.get()), parts: [] };
    this.#placed.parts.push(bytesOfWord(place.data.get(), size).subarray(0, keptOf(place.keep.get())));
    if (place.last.get() === 0) return;
    const { address, parts } = this.#placed;
    this.#placed = undefined;
    const bytes = Buffer.concat(parts);
    if (place.isKept?.get() !== 1) {
      this.onPlaced(address, bytes);
      return;
    }
    const owner = { pdcid: Number(place.fields.pdcid.get()), messageId: Number(place.fields.message_id.get()) };
    this.#kept!.place(Number(address), bytes, owner);
  }

  #readCompletion(): void {
    const { fields, kept } = this.#p.completion;
    if (this.#more.reported.get() !== 1) return;
    if (kept?.is.get() === 1) this.#copy(Number(kept.number.get()));
    this.onArrival({
      op: opcodes.names.get(Number(fields.opcode.get())) ?? 'unknown',
      code: codeName(Number(fields.return_code.get())),
      wrId: Number(fields.wr_id.get()),
      bytes: Number(fields.bytes.get()),
      initiator: Number(fields.initiator.get()),
      key: BigInt(this.#more.key.get()),
      headerData: fields.has_header_data.get() === 1 ? BigInt(fields.header_data.get()) : undefined,
    });
  }

  /** An unexpected message goes to its receive. */
  #copy(buffer: number): void {
    const { return_code: code, bytes, wr_id: wrId } = this.#p.completion.fields;
    if (Number(code.get()) !== returnCodes.code.ok) {
      this.#kept!.drop(buffer);
      return;
    }
    const length = Number(bytes.get());
    const found = this.#kept!.take(buffer, length);
    if (length > 0) this.onPlaced(BigInt(this.#posted.get(Number(wrId.get()))!.place_address!), found);
  }

  #readDone(): void {
    const { fields, ok, failed, fetched } = this.#p.host.done;
    const wrId = Number(fields.wr_id.get());
    const message = this.#given.get(wrId)!;
    this.#given.delete(wrId);
    const result = Number(fields.result.get());
    message.onDone({
      code: result === ok ? 'ok' : result === failed ? 'failed' : codeName(Number(fields.code.get())),
      bytes: Number(fields.bytes.get()),
      fetched: fetched?.valid.get() === 1 ? BigInt(fetched.value.get()) : undefined,
    });
  }
}
