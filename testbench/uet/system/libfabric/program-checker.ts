/** What has to be true after a program, worked out from the program alone: no code of a model is used. */
import type { CqEntry } from './endpoint.ts';
import { bytesOf, counters, placesOf } from './places.ts';
import type { Program, Task } from './program.ts';

/** What a program has left. */
export interface Ran {
  readonly memories: readonly { readonly bytes: Uint8Array; readonly writes: Uint32Array }[];
  readonly entries: readonly (readonly CqEntry[])[];
  /** Tasks by the order in which their untagged buffers were posted, and sends were started, by host. */
  readonly buffers: readonly (readonly number[])[];
  readonly sends: readonly (readonly number[])[];
  /** Tasks whose first receive was taken back. */
  readonly cancelled: ReadonlySet<number>;
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
    if (task.kind === 'tagged' || task.kind === 'untagged')
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
  const all = ran.entries.reduce((sum, { length }) => sum + length, 0);
  expect(all === count, `there are ${all} completions, not ${count}`);
  for (const host of ran.memories.keys()) {
    checkCounters(host);
    checkUntagged(host);
  }
  return wrong;

  /** Every byte is there, and was written once. */
  function checkBytes(task: Task, i: number, check: typeof expect): void {
    if (task.kind === 'sum' || task.kind === 'untagged') return;
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

  /** Each buffer has one message, and of each sender they are in order where the network keeps it. */
  function checkUntagged(host: number): void {
    const buffers = ran.buffers[host]!;
    const { bytes, writes } = ran.memories[host]!;
    const got = buffers.map((i) => {
      const { target } = places[i]!;
      const task = Number(new DataView(bytes.buffer, target).getBigUint64(0));
      const entries = ran.entries[host]!.filter(({ context }) => context === `buffer ${i}`);
      const length = tasks[task]?.length ?? 0;
      const same = bytesOf(task, Math.max(8, length)).every((byte, k) => bytes[target + k] === byte);
      const once = writes.subarray(target, target + length).every((n) => n === 1);
      const [entry] = entries;
      const isTold = entries.length === 1 && entry!.code === 'ok' && entry!.length === length;
      expect(same && once && isTold && entry!.source === tasks[task]?.from, `buffer ${i} of host ${host} is wrong`);
      return task;
    });
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
}

/** No two tasks have one in all bits but the lowest eight. */
export const tagOf = (task: number): bigint => BigInt(task) << 8n;
