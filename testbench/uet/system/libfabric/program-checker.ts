/** What has to be true after a program, worked out from the program alone: no code of a model is used. */
import type { CqEntry } from './endpoint.ts';
import { bufferAt, bufferBytes, bufferContext, bytesOf, counters, placesOf, taskIn } from './places.ts';
import type { Program, Task } from './program.ts';

/** What a program has left. */
export interface Ran {
  readonly memories: readonly { readonly bytes: Uint8Array; readonly writes: Uint32Array }[];
  readonly entries: readonly (readonly CqEntry[])[];
  /** How many untagged buffers were posted, and tasks by the order in which their sends were started, by host. */
  readonly buffers: readonly number[];
  readonly sends: readonly (readonly number[])[];
  /** Tasks whose first receive was taken back. */
  readonly cancelled: ReadonlySet<number>;
  /** How often the network has brought the packet of a datagram whole to its host, by task. */
  readonly arrived: readonly number[];
  /** Of these the ones that found no buffer, by host, where it tells. */
  readonly dropped: readonly (number | undefined)[];
}

/** How often each task's datagram was delivered. */
export function deliveriesOf(program: Program, { memories, entries, buffers }: Ran): number[] {
  const deliveries = program.tasks.map(() => 0);
  for (const [host, { bytes }] of memories.entries())
    for (let number = 0; number < buffers[host]!; number++) {
      if (!entries[host]!.some(({ context }) => context === bufferContext(number))) continue;
      const task = taskIn(bytes, bufferAt(program, number));
      if (program.tasks[task]?.kind === 'datagram') deliveries[task]!++;
    }
  return deliveries;
}

/** Mistakes, in words. `isOrdered`: messages of a pair of hosts come in their order. */
export function mistakesOf(program: Program, ran: Ran, isOrdered: boolean): string[] {
  const { tasks } = program;
  const wrong: string[] = [];
  const expect = (is: boolean, what: string): void => {
    if (!is) wrong.push(what);
  };
  const entryOf = (host: number, context: string): CqEntry | undefined => {
    const found = ran.entries[host]!.filter((entry) => entry.context === context);
    expect(found.length === 1, `${context} has ${found.length} completions at host ${host}`);
    expect(found[0]?.code === 'ok', `${context} ends with ${found[0]?.code}`);
    return found[0];
  };
  let count = 0;
  const { places } = placesOf(program);
  for (const [i, task] of tasks.entries()) {
    const { from, to, length } = task;
    count++;
    const local = entryOf(from, `local ${i}`);
    if (task.kind === 'tagged' || task.kind === 'untagged' || task.kind === 'datagram')
      expect(local?.length === length && local.cut === 0, `send ${i} says something else`);
    if (task.kind === 'tagged') {
      count++;
      const entry = entryOf(to, `receive ${i}`);
      const isRight = entry?.length === length && entry.source === from && entry.tag === tagOf(i);
      expect(isRight, `receive ${i} says something else`);
      if (ran.cancelled.has(i)) {
        count++;
        const gone = ran.entries[to]!.filter(({ context }) => context === `cancelled ${i}`);
        expect(gone.length === 1 && gone[0]!.code === 'cancelled', `cancelled ${i} is not told once`);
      }
    }
    if (task.kind === 'untagged') count++;
    if (task.kind === 'write' && task.hasData) {
      count++;
      const told = ran.entries[to]!.filter(({ op, data }) => op === 'remote_write' && data === BigInt(i));
      expect(told.length === 1 && told[0]!.length === length, `write ${i} is told ${told.length} times`);
    }
    if (task.kind === 'sum' && task.isFetching) expect(local?.result?.length === 8, `sum ${i} has no result`);
    checkBytes(task, i, expect);
  }
  const deliveries = deliveriesOf(program, ran);
  count += deliveries.reduce((sum, times) => sum + times, 0);
  const all = ran.entries.reduce((sum, { length }) => sum + length, 0);
  expect(all === count, `there are ${all} completions, not ${count}`);
  for (const host of ran.memories.keys()) {
    checkCounters(host);
    checkUntagged(host);
    checkDatagrams(host);
  }
  return wrong;

  /** Every byte is there, and was written once. */
  function checkBytes(task: Task, i: number, check: typeof expect): void {
    if (task.kind === 'sum' || task.kind === 'untagged' || task.kind === 'datagram') return;
    const isRead = task.kind === 'read';
    const at = isRead ? places[i]!.source : places[i]!.target;
    const { bytes, writes } = ran.memories[isRead ? task.from : task.to]!;
    const same = bytesOf(i, task.length).every((byte, k) => bytes[at + k] === byte);
    check(same, `bytes of ${task.kind} ${i} differ`);
    check(
      writes.subarray(at, at + task.length).every((n) => n === 1),
      `bytes of ${task.kind} ${i} are not written once`,
    );
  }

  /** Each addition counts once, and no two see the same value. */
  function checkCounters(host: number): void {
    const sums = tasks.flatMap((task, i) => (task.kind === 'sum' && task.to === host ? [{ ...task, i }] : []));
    const view = new DataView(ran.memories[host]!.bytes.buffer);
    for (const isFetching of [false, true]) {
      const of = sums.filter((task) => task.isFetching === isFetching);
      const value = view.getBigUint64(isFetching ? counters.fetched : counters.plain, true);
      expect(value === BigInt(of.length), `a counter of host ${host} is ${value}, not ${of.length}`);
      if (!isFetching) continue;
      const results = of.map(({ from, i }) => {
        const result = ran.entries[from]!.find(({ context }) => context === `local ${i}`)?.result;
        return result === undefined ? -1 : Number(Buffer.from(result).readBigUInt64BE());
      });
      const isEach = results.sort((a, b) => a - b).every((result, k) => result === k);
      expect(isEach, `fetched values of host ${host} are ${results}`);
    }
  }

  /** Each buffer has one message or nothing, and of each sender they are in order where the network keeps it. */
  function checkUntagged(host: number): void {
    const { bytes, writes } = ran.memories[host]!;
    const got: number[] = [];
    for (let number = 0; number < ran.buffers[host]!; number++) {
      const at = bufferAt(program, number);
      const entries = ran.entries[host]!.filter(({ context }) => context === bufferContext(number));
      const [entry] = entries;
      const task = entry && taskIn(bytes, at);
      const of = task === undefined ? undefined : tasks[task];
      const length = of?.length ?? 0;
      const same = task === undefined || bytesOf(task, length).every((byte, k) => bytes[at + k] === byte);
      const once = writes.subarray(at, at + bufferBytes).every((n, k) => n === Number(k < length));
      const data = of?.kind === 'datagram' && of.hasData ? BigInt(task!) : undefined;
      const isRight =
        entry === undefined ||
        (entry.code === 'ok' && entry.length === length && entry.source === of?.from && entry.data === data);
      expect(same && once && entries.length <= 1 && isRight, `buffer ${number} of host ${host} is wrong`);
      if (of?.kind === 'untagged') got.push(task!);
      else expect(of === undefined || of.kind === 'datagram', `buffer ${number} of host ${host} has task ${task}`);
    }
    const sent = tasks.flatMap(({ kind, to }, i) => (kind === 'untagged' && to === host ? [i] : []));
    const isEach = [...got].sort((a, b) => a - b).join() === sent.join();
    expect(isEach, `host ${host} has got ${got}, not ${sent}`);
    if (!isOrdered) return;
    for (const [from, sends] of ran.sends.entries()) {
      const order = sends.filter((i) => tasks[i]!.to === host);
      const came = got.filter((i) => tasks[i]?.from === from);
      expect(came.join() === order.join(), `host ${host} has got ${came} of ${from}, not ${order}`);
    }
  }

  /** Each packet that came is delivered once, or dropped; none is delivered that did not come. */
  function checkDatagrams(host: number): void {
    let left = 0;
    for (const [i, { kind, to }] of tasks.entries()) {
      if (kind !== 'datagram' || to !== host) continue;
      const [came, delivered] = [ran.arrived[i]!, deliveries[i]!];
      expect(delivered <= came, `datagram ${i} has come ${came} times, and is delivered ${delivered} times`);
      left += came - delivered;
    }
    const told = ran.dropped[host] ?? left;
    expect(left === told, `host ${host} has dropped ${told} datagrams, not ${left}`);
  }
}

/** No two tasks have one in all bits but the lowest eight. */
export const tagOf = (task: number): bigint => BigInt(task) << 8n;
