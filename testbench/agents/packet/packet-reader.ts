/** Assembles packets from the beats of a stream, and checks the rules of beats. */
import { formatValue, same } from '../../checking/values.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import { bytesOf, leadingRun } from '../lanes.ts';
import type { Assembly, PayloadReader } from '../payload.ts';
import { StreamViolation } from '../stream-monitor.ts';
import { type BeatPorts, portsOfBeat } from './beat-ports.ts';
import type { Packet } from './packet.ts';

/**
 * Takes beats in and gives packets out. A `StreamViolation` that names packet, beat and edge where a beat keeps other
 * bytes than its first ones, where one before the last does not keep all, where a packet with bytes ends in a beat
 * without any, and where `user` changes within a packet. Packets and beats are counted from 0.
 */
export class PacketReader<U> implements PayloadReader<Packet<U>>, Assembly<Packet<U>> {
  readonly ports: PayloadReader<unknown>['ports'];
  readonly assembly: Assembly<Packet<U>> = this;
  readonly #beat: BeatPorts<U, never>;
  readonly #host: Pick<AgentHost, 'cycle'>;
  #parts: Uint8Array[] = [];
  #user: U | undefined;
  #packets = 0;

  constructor(beat: BeatPorts<U, never>, host: Pick<AgentHost, 'cycle'>) {
    this.ports = portsOfBeat(beat);
    this.#beat = beat;
    this.#host = host;
  }

  get open(): boolean {
    return this.#parts.length > 0;
  }

  restart(): void {
    this.#parts = [];
  }

  /** The bytes of the present beat alone, as a packet. */
  read(): Packet<U> {
    const { data, keep, lanes, user } = this.#beat;
    const count = keep === undefined ? lanes : leadingRun(keep.get());
    if (count === undefined)
      throw this.#violation(`keeps the bytes ${bits(keep!.get(), lanes)}, which are not its first ones`);
    return { bytes: bytesOf(data.get(), count), user: user?.read() as U };
  }

  take(): Packet<U> | undefined {
    const { lanes, last } = this.#beat;
    const { bytes, user } = this.read();
    const ends = last === undefined || last.get() !== 0;
    if (bytes.length < lanes && !ends)
      throw this.#violation(`keeps ${bytes.length} of ${lanes} bytes and is not the last`);
    if (!this.open) this.#user = user;
    else this.#checkInside(bytes, user);
    this.#parts.push(bytes);
    if (!ends) return undefined;
    const packet = { bytes: joined(this.#parts), user };
    this.#parts = [];
    this.#packets++;
    return packet;
  }

  #checkInside(bytes: Uint8Array, user: U): void {
    if (bytes.length === 0) throw this.#violation('keeps no byte, and it is not the only one');
    if (this.#beat.user === undefined || same(this.#user, user)) return;
    throw this.#violation(`has the user ${formatValue(user)}, and the packet began with ${formatValue(this.#user)}`);
  }

  #violation(what: string): StreamViolation {
    const place = `beat ${this.#parts.length} of packet ${this.#packets}`;
    return new StreamViolation(`stream ${this.#beat.name}: ${place} ${what}, at cycle ${this.#host.cycle}`);
  }
}

/** A keep as people write it, byte 0 on the right. */
const bits = (keep: number | bigint, width: number): string => `0b${keep.toString(2).padStart(width, '0')}`;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1) return first!;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
