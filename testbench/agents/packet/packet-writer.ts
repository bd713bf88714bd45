/** Cuts packets into beats on the ports of a stream. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import { type ByteList, onesOf, wordOf } from '../lanes.ts';
import type { Beats, PayloadWriter } from '../payload.ts';
import { type BeatPorts, portsOfBeat } from './beat-ports.ts';
import type { SendablePacket } from './packet.ts';

/** What bytes that are not kept hold. */
export type Padding = 'random' | 'zero';

/**
 * Writes each packet beat by beat: full beats, then the rest, with `last`; one beat that keeps nothing for a packet
 * without bytes. A packet that the ports cannot carry is a `UserError`.
 */
export class PacketWriter<U> implements PayloadWriter<SendablePacket<U>>, Beats {
  readonly ports: PayloadWriter<unknown>['ports'];
  readonly beats: Beats = this;
  readonly #beat: BeatPorts<unknown, U>;
  readonly #random: Random | undefined;
  #bytes: Uint8Array = new Uint8Array();
  #user: U | undefined;
  #at = 0;

  /** `random` makes the padding. */
  constructor(beat: BeatPorts<unknown, U>, random: Random, padding: Padding = 'random') {
    this.ports = portsOfBeat(beat);
    this.#beat = beat;
    this.#random = padding === 'random' ? random : undefined;
  }

  get more(): boolean {
    return this.#at < this.#bytes.length;
  }

  write(packet: SendablePacket<U>): void {
    const { name, user } = this.#beat;
    const [bytes, owner] = packet instanceof Uint8Array ? [packet, undefined] : [packet.bytes, packet.user];
    if (user !== undefined && owner === undefined) throw new UserError(`a packet for ${name} lacks user`);
    if (user === undefined && owner !== undefined)
      throw new UserError(`the stream ${name} has no user, but a packet for it has one`);
    this.#bytes = this.#checked(bytes);
    this.#user = owner;
    this.#at = 0;
    this.next();
  }

  next(): void {
    const { lanes, data, keep, last, user } = this.#beat;
    const bytes = this.#bytes.subarray(this.#at, this.#at + lanes);
    this.#at += lanes;
    data.set(wordOf(bytes.length === lanes ? bytes : this.#padded(bytes)));
    keep?.set(onesOf(bytes.length, keep.width));
    last?.set(this.more ? 0 : 1);
    if (this.#user !== undefined) user?.write(this.#user);
  }

  #padded(bytes: Uint8Array): Uint8Array {
    const padded = new Uint8Array(this.#beat.lanes);
    padded.set(bytes);
    const random = this.#random;
    if (random !== undefined) for (let i = bytes.length; i < padded.length; i++) padded[i] = random.below(256);
    return padded;
  }

  #checked(bytes: ByteList): Uint8Array {
    const { name, lanes, keep, last } = this.#beat;
    const wrong =
      bytes instanceof Uint8Array ? undefined : bytes.find((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255);
    if (wrong !== undefined)
      throw new UserError(`a packet for ${name} has the byte ${wrong}, which is not from 0 to 255`);
    if (keep === undefined && (bytes.length === 0 || bytes.length % lanes !== 0))
      throw new UserError(
        `the stream ${name} has no keep: a packet of ${bytes.length} bytes does not fill its beats of ${lanes}`,
      );
    if (last === undefined && bytes.length > lanes)
      throw new UserError(
        `the stream ${name} has no last: a packet of ${bytes.length} bytes does not fit a beat of ${lanes}`,
      );
    return bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes);
  }
}
