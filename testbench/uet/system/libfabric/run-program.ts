/** Runs a random program on endpoints below a bad network. */
import { pdsTypes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { BadNetwork, type NetworkOptions } from './bad-network.ts';
import type { CqEntry } from './endpoint.ts';
import {
  bufferAt,
  bufferBytes,
  bufferContext,
  bufferNumber,
  bytesOf,
  counters,
  mostBuffers,
  placesOf,
  taskIn,
} from './places.ts';
import type { Program, Task } from './program.ts';
import { type Ran, tagOf } from './program-checker.ts';
import type { RtlLibfabricEndpoint } from './rtl-endpoint.ts';

const plainKey = 1n;
const regionKey = (task: number): bigint => BigInt(0x100 + task);
const one = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1);
const rights = { read: false, write: false, atomic: false };

export interface RunOptions extends Omit<NetworkOptions, 'memory' | 'hardware'> {
  /** The first hosts, where they are in hardware, with memory of `memoryOf` the program. */
  readonly hardware?: readonly RtlLibfabricEndpoint[];
  /** us for which it goes on in the end: what comes twice comes soon. */
  readonly afterwards?: number;
}

/** Bytes of memory that each host needs. */
export const memoryOf = (program: Program): number => placesOf(program).bytes + mostBuffers(program) * bufferBytes;

/** Where frames have their UET part, and datagrams the bytes of their task, with a standard header of SES. */
const uetAt = 42;
const datagramAt = uetAt + 4 + 44;

/** The task of a datagram that comes whole. */
function datagramOf(frame: Uint8Array): number | undefined {
  const isWhole = frame.length >= datagramAt + 8;
  if (!isWhole || frame[uetAt]! >> 3 !== pdsTypes.code.uud_req) return undefined;
  return taskIn(frame, datagramAt);
}

/** Runs a program to its end, and says what it has left. */
export function runProgram(
  program: Program,
  { hardware = [], afterwards = 2000, ...options }: RunOptions,
): Ran & { readonly network: BadNetwork } {
  const { tasks, turns } = program;
  const { places } = placesOf(program);
  const network = new BadNetwork({ ...options, memory: memoryOf(program), hardware });
  const { endpoints, memories } = network;
  const entries: CqEntry[][] = endpoints.map(() => []);
  const buffers: number[] = endpoints.map(() => 0);
  const arrived: number[] = tasks.map(() => 0);
  network.onArrived = (frame) => {
    const task = datagramOf(frame);
    if (task !== undefined) arrived[task]!++;
  };
  const postBuffer = (host: number): void => {
    const number = buffers[host]!++;
    endpoints[host]!.recv(BigInt(bufferAt(program, number)), bufferBytes, bufferContext(number));
  };
  const sends: number[][] = endpoints.map(() => []);
  const cancelled = new Set<number>();
  for (const endpoint of endpoints)
    endpoint.register(plainKey, 0n, counters.bytes, { read: true, write: true, atomic: true });
  const stepsOf = (task: Task, i: number): (() => void)[] => {
    const [from, to] = [endpoints[task.from]!, endpoints[task.to]!];
    const { source, target } = places[i]!;
    const { length } = task;
    const payload = bytesOf(i, length);
    switch (task.kind) {
      case 'tagged': {
        const of = { ignore: task.ignore };
        const tag = tagOf(i) | (task.ignore === 0n ? 0n : 0x12n);
        const post = (context: string) => () => to.trecv(BigInt(target), length, tag, context, of);
        const isRendezvous = task.protocol === 'rendezvous';
        const send = () => {
          if (isRendezvous) {
            memories[task.from]!.bytes.set(payload, source);
            from.register(regionKey(i), BigInt(source), length, { ...rights, read: true });
          }
          const protocol = {
            protocol: task.protocol,
            dc: task.dc,
            eager: 1024,
            ...(isRendezvous && { key: regionKey(i) }),
          };
          from.tsend(task.to, payload, tagOf(i), `local ${i}`, protocol);
        };
        const cancel = task.cancels
          ? [
              post(`cancelled ${i}`),
              () => {
                if (to.cancel(`cancelled ${i}`)) cancelled.add(i);
              },
            ]
          : [];
        // Before the message is sent nothing can have matched.
        return task.isExpected ? [...cancel, post(`receive ${i}`), send] : [...cancel, send, post(`receive ${i}`)];
      }
      case 'untagged': {
        const post = () => postBuffer(task.to);
        const send = () => {
          sends[task.from]!.push(i);
          from.send(task.to, payload, `local ${i}`, { dc: task.dc });
        };
        return task.isExpected ? [post, send] : [send, post];
      }
      case 'datagram': {
        const data = task.hasData ? { data: BigInt(i) } : {};
        const send = () => from.sendDatagram(task.to, payload, `local ${i}`, data);
        return task.isExpected ? [() => postBuffer(task.to), send] : [send];
      }
      case 'write':
        to.register(regionKey(i), BigInt(target), length, { ...rights, write: true });
        return [
          () => {
            const data = task.hasData ? { data: BigInt(i) } : {};
            from.write(task.to, payload, regionKey(i), 0n, `local ${i}`, { ...data, dc: task.dc });
          },
        ];
      case 'read':
        memories[task.to]!.bytes.set(payload, target);
        to.register(regionKey(i), BigInt(target), length, { ...rights, read: true });
        return [() => from.read(task.to, BigInt(source), length, regionKey(i), 0n, `local ${i}`)];
      case 'sum':
        return [
          () =>
            task.isFetching
              ? from.fetchAtomic(task.to, 'sum', 'uint64', one, plainKey, BigInt(counters.fetched), `local ${i}`)
              : from.atomic(task.to, 'sum', 'uint64', one, plainKey, BigInt(counters.plain), `local ${i}`),
        ];
    }
  };
  const steps = tasks.map(stepsOf);
  let others = 0;
  const isOfDatagram = (host: number, { context }: CqEntry): boolean => {
    const buffer = bufferNumber(context);
    return buffer !== undefined && tasks[taskIn(memories[host]!.bytes, bufferAt(program, buffer))]?.kind === 'datagram';
  };
  const collect = (): void => {
    for (const [host, endpoint] of endpoints.entries())
      for (const entry of endpoint.cqRead()) {
        entries[host]!.push(entry);
        // It may have taken the buffer of a message.
        if (isOfDatagram(host, entry)) postBuffer(host);
        else others++;
      }
  };
  const wait = (us: number): void => {
    const until = network.now + us * 1e6;
    network.run(() => {
      collect();
      return network.now >= until;
    });
  };
  for (const { task, wait: us } of turns) {
    steps[task]!.shift()?.();
    if (us > 0) wait(us);
  }
  for (const left of steps) for (const step of left) step();
  const expected = tasks.reduce((sum, task, i) => {
    const atTarget = task.kind === 'tagged' || task.kind === 'untagged' || (task.kind === 'write' && task.hasData);
    return sum + 1 + Number(atTarget) + Number(cancelled.has(i));
  }, 0);
  network.run(() => {
    collect();
    return others >= expected;
  });
  wait(afterwards);
  collect();
  for (const one of hardware) one.readWords(counters.bytes / 8);
  const dropped = endpoints.map(({ datagramsDropped }) => datagramsDropped);
  return { memories, entries, buffers, sends, cancelled, arrived, dropped, network };
}
