/** The ways in which UET brings a message to a buffer, behind one interface. */
import type { CqEntry, SendOptions } from '../libfabric/endpoint.ts';
import type { HostArray } from '../libfabric/host-array.ts';
import type { MessagingEndpoint } from '../libfabric/messaging-endpoint.ts';
import type { Messenger, Pending } from './host-program.ts';

/** The key under which all memory of each host is open. */
export const memoryKey = 1n;
/** Bytes of the eager part of a rendezvous: a packet. */
export const eagerBytes = 4096;

/** A messenger, and who hears of completions. */
export interface HeardMessenger extends Messenger {
  heard(entry: CqEntry): void;
}

/** Tagged messages that SES matches. */
export class TaggedMessenger implements HeardMessenger {
  readonly #endpoint: MessagingEndpoint;
  readonly #memory: HostArray;
  readonly #protocol: NonNullable<SendOptions['protocol']>;
  /** Keys of rendezvous that are under way, each for its message alone: what is read of it is counted by its key. */
  readonly #keys = new Map<Pending, bigint>();
  #nextKey = memoryKey + 1n;

  constructor(endpoint: MessagingEndpoint, memory: HostArray, protocol: NonNullable<SendOptions['protocol']>) {
    this.#endpoint = endpoint;
    this.#memory = memory;
    this.#protocol = protocol;
  }

  send(to: number, tag: number, at: number, length: number): Pending {
    const pending = { isDone: false };
    const bytes = this.#memory.read(BigInt(at), length);
    this.#endpoint.tsend(to, bytes, BigInt(tag), pending, this.#options(pending, at, length));
    return pending;
  }

  receive(from: number | 'any', tag: number, at: number, length: number): Pending {
    const pending = { isDone: false };
    const source = from === 'any' ? {} : { source: from };
    if (!this.#endpoint.trecv(BigInt(at), length, BigInt(tag), pending, source))
      throw new RangeError('there is no room for another receive');
    return pending;
  }

  heard({ context }: CqEntry): void {
    const pending = context as Pending;
    pending.isDone = true;
    const key = this.#keys.get(pending);
    if (key === undefined) return;
    this.#endpoint.deregister(key);
    this.#keys.delete(pending);
  }

  #options(pending: Pending, at: number, length: number): SendOptions {
    const protocol = this.#protocol;
    // One that its eager part holds whole leaves nothing to read.
    if (protocol !== 'rendezvous' || length <= eagerBytes) return protocol === 'deferrable' ? { protocol } : {};
    const key = this.#nextKey++;
    this.#keys.set(pending, key);
    this.#endpoint.register(key, BigInt(at), length, { read: true, write: false, atomic: false });
    return { protocol, eager: eagerBytes, key, offset: 0n };
  }
}

/** Bytes of an announcement: tag and place of a buffer. */
const announcementBytes = 16;
/** Buffers for announcements that a host has posted. */
const announcementBuffers = 64;
/** Bytes of memory at its end that hold them, and those that leave. */
export const announcementSpace = (2 * announcementBuffers + 1) * announcementBytes;

interface Announcement {
  readonly at: number;
}

/**
 * As AI Base has it: no matching. Who receives sends an announcement of its buffer in one packet, and who sends writes
 * there, with the tag as data of the completion.
 */
export class AnnouncingMessenger implements HeardMessenger {
  readonly #endpoint: MessagingEndpoint;
  readonly #memory: HostArray;
  readonly #base: number;
  /** Announcements that have come, and sends that wait for one, by peer and tag. */
  readonly #announced = new Map<string, Announcement[]>();
  readonly #waiting = new Map<string, ((of: Announcement) => void)[]>();
  /** Receives by peer and tag, in their order. */
  readonly #receives = new Map<string, Pending[]>();

  constructor(endpoint: MessagingEndpoint, memory: HostArray) {
    this.#endpoint = endpoint;
    this.#memory = memory;
    this.#base = memory.bytes.length - announcementSpace;
    for (let i = 0; i < announcementBuffers; i++) this.#post(this.#base + i * announcementBytes);
  }

  send(to: number, tag: number, at: number, length: number): Pending {
    const pending = { isDone: false };
    const key = keyOf(to, tag);
    const write = (of: Announcement): void => {
      const bytes = this.#memory.read(BigInt(at), length);
      this.#endpoint.write(to, bytes, memoryKey, BigInt(of.at), pending, { data: BigInt(tag) });
    };
    const known = this.#announced.get(key)?.shift();
    if (known !== undefined) write(known);
    else added(this.#waiting, key, write);
    return pending;
  }

  receive(from: number | 'any', tag: number, at: number, _length: number): Pending {
    if (from === 'any') throw new RangeError('a buffer is announced to one host');
    const pending = { isDone: false };
    added(this.#receives, keyOf(from, tag), pending);
    const bytes = new Uint8Array(announcementBytes);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, tag);
    view.setUint32(4, at);
    this.#endpoint.send(from, bytes, { isDone: false });
    return pending;
  }

  heard({ context, op, source, data }: CqEntry): void {
    if (op === 'remote_write') this.#receives.get(keyOf(source, Number(data)))!.shift()!.isDone = true;
    else if (op === 'recv') this.#take(source, context as number);
    else (context as Pending).isDone = true;
  }

  #take(source: number, at: number): void {
    const view = new DataView(this.#memory.read(BigInt(at), announcementBytes).buffer);
    this.#post(at);
    const key = keyOf(source, view.getUint32(0));
    const announcement = { at: view.getUint32(4) };
    const waits = this.#waiting.get(key)?.shift();
    if (waits !== undefined) waits(announcement);
    else added(this.#announced, key, announcement);
  }

  #post(at: number): void {
    this.#endpoint.recv(BigInt(at), announcementBytes, at);
  }
}

const keyOf = (peer: number, tag: number): string => `${peer} ${tag}`;

function added<T>(to: Map<string, T[]>, key: string, value: T): void {
  const list = to.get(key);
  if (list === undefined) to.set(key, [value]);
  else list.push(value);
}
