/** Runs a program on each host of a network. */
import { BadNetwork } from '../libfabric/bad-network.ts';
import { type RtlLibfabricEndpoint, rtlMtu } from '../libfabric/rtl-endpoint.ts';
import type { HostProgram, Pending, ProgramHost } from './host-program.ts';
import {
  AnnouncingMessenger,
  announcementSpace,
  type HeardMessenger,
  memoryKey,
  TaggedMessenger,
} from './messengers.ts';

/** How messages go: by a profile, and one of the ways that it has. */
export interface MessageWay {
  readonly name: string;
  readonly profile: 'hpc' | 'ai_full' | 'ai_base';
  readonly protocol: 'eager' | 'rendezvous' | 'deferrable' | 'announced';
}

export const messageWays = {
  eager: { name: 'HPC, eager', profile: 'hpc', protocol: 'eager' },
  rendezvous: { name: 'HPC, rendezvous', profile: 'hpc', protocol: 'rendezvous' },
  deferrable: { name: 'AI Full, deferrable', profile: 'ai_full', protocol: 'deferrable' },
  announced: { name: 'AI Base, receiver-initiated', profile: 'ai_base', protocol: 'announced' },
} as const satisfies Record<string, MessageWay>;

export interface ProgramRun {
  readonly hosts: number;
  readonly way: MessageWay;
  /** Bytes of memory that programs use. */
  readonly memory: number;
  readonly loss: number;
  readonly seed: number;
  /** The first hosts, where they are in hardware, with memory of `programMemory`. */
  readonly hardware?: readonly RtlLibfabricEndpoint[];
  program(host: ProgramHost): HostProgram;
  /** A frame leaves a host; `time` in ps. */
  onSent?(frame: Uint8Array, time: number): void;
}

export interface ProgramEnd {
  /** When each program ended, in us. */
  readonly ends: readonly number[];
  readonly memories: readonly Uint8Array[];
  /** Frames that switches cut, or had no room for, and those that links lost. */
  readonly trimmed: number;
  readonly dropped: number;
  readonly lost: number;
}

/** Bytes of payload in all packets of a message but the last, where no host is in hardware. */
export const programMtu = 4096;

/** Bytes of memory of a host whose program uses so many. */
export const programMemory = (memory: number): number => memory + announcementSpace;

/** Ends when all programs have; an `Error` where something completes with another code than OK. */
export function runPrograms({ hosts, way, memory, loss, seed, hardware, program, onSent }: ProgramRun): ProgramEnd {
  const { profile, protocol } = way;
  const network = new BadNetwork({
    hosts,
    seed,
    loss,
    profile,
    mode: 'rud',
    memory: programMemory(memory),
    settings: { payloadMtu: hardware === undefined ? programMtu : rtlMtu },
    ...(hardware && { hardware, rel: false }),
  });
  if (onSent !== undefined) network.onSent = onSent;
  const ends: number[] = Array.from({ length: hosts }, () => Number.NaN);
  const steps = network.endpoints.map((endpoint, rank) => {
    const of = network.memories[rank]!;
    const messenger: HeardMessenger =
      protocol === 'announced' ? new AnnouncingMessenger(endpoint, of) : new TaggedMessenger(endpoint, of, protocol);
    endpoint.register(memoryKey, 0n, memory, { read: true, write: true, atomic: false });
    const running = program({
      rank,
      hosts,
      memory: of.bytes,
      messenger,
      now: () => network.now,
      read: (from, at, length, to) => {
        const pending = { isDone: false };
        endpoint.read(from, BigInt(to), length, memoryKey, BigInt(at), pending);
        return pending;
      },
    });
    let waits: readonly Pending[] = [];
    let isTimed = false;
    let isSet = false;
    const step = (): void => {
      isSet = false;
      for (const entry of endpoint.cqRead()) {
        if (entry.code !== 'ok') throw new Error(`host ${rank}: ${entry.op} ends with ${entry.code}`);
        messenger.heard(entry);
      }
      while (Number.isNaN(ends[rank]!) && !isTimed && waits.every(({ isDone }) => isDone)) {
        const { done, value } = running.next();
        if (done) ends[rank] = network.now / 1e6;
        else if (typeof value === 'number') {
          isTimed = true;
          network.at(value, () => {
            isTimed = false;
            step();
          });
        } else waits = value;
      }
      endpoint.node.lineIsFree();
    };
    // Completions are told in the middle of what the endpoint does: the program goes on when that is over.
    endpoint.onEntry = () => {
      if (isSet) return;
      isSet = true;
      network.at(network.now, step);
    };
    return step;
  });
  for (const step of steps) network.at(0, step);
  network.run(() => ends.every((end) => !Number.isNaN(end)));
  const { trimmed, dropped, lost } = network.fabric.seen;
  return { ends, memories: network.memories.map(({ bytes }) => bytes), trimmed, dropped, lost };
}
