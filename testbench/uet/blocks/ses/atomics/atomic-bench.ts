/** Drives an atomic unit over a memory, and holds results and memory against arrays and against the golden model. */
import assert from 'node:assert/strict';
import { atomicUnit } from '../../../../../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { checkAtomic, fullAtomicSettings, performAtomic } from '../../../golden/ses/atomics/index.ts';
import { portsOf } from '../../test-kit.ts';
import { Bytes, carryOut, type Element, kinds, op, rc, type Settings } from './naive-atomics.ts';

const ports = portsOf(atomicUnit({ memoryLatency: 1, tag: 16 }));

export interface Result {
  readonly tag: number;
  readonly code: number;
  readonly fetched: bigint;
}

export class AtomicBench {
  /** As it has to be when all that was taken is done. */
  readonly expected = new Bytes();
  readonly results: Result[] = [];
  readonly settings: Settings;
  /** Writes and reads of memory so far. */
  writes = 0;
  reads = 0;
  readonly #t: TestContext;
  readonly #dut: ReturnType<typeof ports>;
  readonly #latency: number;
  readonly #memory = new Bytes();
  /** Words that were written, and their neighbours. */
  readonly #touched = new Set<bigint>();
  readonly #due: Result[] = [];
  readonly #data: (bigint | undefined)[] = [];

  constructor(
    t: TestContext,
    memoryLatency: number,
    settings: Settings = { min_max_number: 0, wrong_pair_is_type: 0 },
  ) {
    this.#t = t;
    this.#dut = ports(t);
    this.#latency = memoryLatency;
    this.settings = settings;
    this.#dut.settings.set(settings);
    this.#dut.up.valid.set(0);
    this.#dut.down.ready.set(1);
  }

  /** Memory before the first operation. */
  preset(address: bigint, size: number, value: bigint): void {
    for (const memory of [this.#memory, this.expected]) memory.write(address, size, value);
  }

  /** A clock; whether it took the element. */
  async clock(element?: Element, isReady = true): Promise<boolean> {
    const { up, down, read_data } = this.#dut;
    up.valid.set(element === undefined ? 0 : 1);
    if (element !== undefined) up.payload.set(element);
    down.ready.set(isReady ? 1 : 0);
    this.#serveMemory();
    const data = this.#data.length > this.#latency ? this.#data.shift() : undefined;
    read_data.set(data ?? BigInt(this.#t.random.bits(64)));
    const isTaken = element !== undefined && up.ready.get() === 1;
    if (isTaken) this.#take(element);
    if (isReady && down.valid.get() === 1) this.#give();
    await this.#t.rising();
    return isTaken;
  }

  /** Clocks until all are taken. */
  async run(elements: readonly Element[]): Promise<number> {
    let clocks = 0;
    for (const element of elements) {
      do clocks += 1;
      while (!(await this.clock(element)));
    }
    return clocks;
  }

  async drain(): Promise<void> {
    for (let i = 0; i < 200 && this.#due.length > 0; i++) await this.clock();
    assert.equal(this.#due.length, 0, 'a result is missing');
    await this.clock();
    for (const word of this.#touched)
      assert.equal(this.#memory.read(word, 8), this.expected.read(word, 8), `word ${word.toString(16)}`);
  }

  /** What was read so many clocks ago is there in this one; what is written is there in the next. */
  #serveMemory(): void {
    const { read, write } = this.#dut;
    if (read.valid.get() === 1) {
      this.reads += 1;
      this.#data.push(this.#memory.read(read.address.get() * 8n, 8));
    } else this.#data.push(undefined);
    if (write.valid.get() === 0) return;
    this.writes += 1;
    const { address, enable, data } = write.get();
    const word = address * 8n;
    for (let i = 0n; i < 8n; i++)
      if ((enable >> Number(i)) & 1) this.#memory.write(word + i, 1, (data >> (8n * i)) & 255n);
    for (const near of [word - 8n, word, word + 8n]) this.#touched.add(near);
  }

  #take(element: Element): void {
    const size = kinds.get(element.data_type)?.size ?? 8;
    const before = this.expected.read(element.address, size);
    const done = carryOut(this.expected, element, this.settings);
    this.#compareWithModel(element, before, done);
    this.#due.push(done);
  }

  #give(): void {
    const { tag, ...result } = this.#dut.down.payload.get();
    const shown = { tag: Number(tag), ...result };
    assert.deepEqual(shown, this.#due.shift());
    this.results.push(shown);
  }

  /** The golden model says the same. */
  #compareWithModel(element: Element, before: bigint, done: Result): void {
    if (element.code !== rc.ok || element.payload_length > 8) return;
    const settings = {
      ...fullAtomicSettings,
      operations: new Set([...fullAtomicSettings.operations].filter((name) => name !== 'prod')),
      types: new Set([...fullAtomicSettings.types].filter((name) => !['int128', 'uint128', 'bf16'].includes(name))),
      minMaxOfNan: this.settings.min_max_number === 1 ? ('number' as const) : ('keep_target' as const),
      wrongPair:
        this.settings.wrong_pair_is_type === 1 ? ('amo_unsupported_dt' as const) : ('amo_unsupported_op' as const),
    };
    const size = kinds.get(element.data_type)?.size ?? 8;
    const bytes = (value: bigint, count: number, isBig: boolean) => {
      const list = Array.from({ length: count }, (_, i) => Number((value >> BigInt(8 * i)) & 255n));
      return Uint8Array.from(isBig ? list.reverse() : list);
    };
    const compares = element.opcode >= op.cswap!;
    const request = {
      ...{ opcode: element.opcode, dataType: element.data_type, isFetching: element.fetching === 1 },
      requestLength: element.request_length,
      payload: compares ? new Uint8Array(element.payload_length) : bytes(element.operand, element.payload_length, true),
      ...{ compare: element.compare, swap: element.operand },
    };
    const checked = checkAtomic(request, settings);
    if (checked.code !== 'ok') {
      assert.equal(done.code, returnCodes.code[checked.code]);
      return;
    }
    if (element.payload_length > size || done.code !== rc.ok) return;
    const { memory, fetched } = performAtomic(checked, request, bytes(before, size, false), settings);
    assert.deepEqual(
      memory,
      bytes(this.expected.read(element.address, size), size, false),
      JSON.stringify(request.opcode),
    );
    if (element.fetching === 1) assert.deepEqual(fetched, bytes(done.fetched, size, true));
  }
}
