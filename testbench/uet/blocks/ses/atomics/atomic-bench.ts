/** Drives an atomic unit over a memory, and holds results and memory against arrays and against the golden model. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { checkAtomic, fullAtomicSettings, performAtomic } from '../../../golden/ses/atomics/index.ts';
import { recordReader, recordWriter } from '../record-ports.ts';
import { Bytes, carryOut, type Element, kinds, op, rc, type Settings } from './naive-atomics.ts';

const elementFields = [
  ...['tag', 'code', 'opcode', 'data_type', 'fetching', 'request_length', 'payload_length'],
  ...['address', 'operand', 'compare'],
];

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
  readonly #latency: number;
  readonly #memory = new Bytes();
  /** Words that were written, and their neighbours. */
  readonly #touched = new Set<bigint>();
  readonly #element: ReturnType<typeof recordWriter>;
  readonly #result: () => Readonly<Record<'tag' | 'code' | 'fetched', number | bigint>>;
  readonly #due: Result[] = [];
  readonly #data: (bigint | undefined)[] = [];

  constructor(
    t: TestContext,
    memoryLatency: number,
    settings: Settings = { min_max_number: 0, wrong_pair_is_type: 0 },
  ) {
    this.#t = t;
    this.#latency = memoryLatency;
    this.settings = settings;
    this.#element = recordWriter(t.dut, 'up_payload', elementFields);
    this.#result = recordReader(t.dut, 'down_payload', ['tag', 'code', 'fetched']);
    recordWriter(t.dut, 'settings', ['min_max_number', 'wrong_pair_is_type'])({ ...settings });
    t.dut.port('up_valid').set(0);
    t.dut.port('down_ready').set(1);
  }

  /** Memory before the first operation. */
  preset(address: bigint, size: number, value: bigint): void {
    for (const memory of [this.#memory, this.expected]) memory.write(address, size, value);
  }

  /** A clock; whether it took the element. */
  async clock(element?: Element, isReady = true): Promise<boolean> {
    const { dut, random } = this.#t;
    dut.port('up_valid').set(element === undefined ? 0 : 1);
    if (element !== undefined) this.#element({ ...element });
    dut.port('down_ready').set(isReady ? 1 : 0);
    this.#serveMemory();
    const data = this.#data.length > this.#latency ? this.#data.shift() : undefined;
    dut.port('read_data').set(data ?? BigInt(random.bits(64)));
    const isTaken = element !== undefined && Number(dut.port('up_ready').get()) === 1;
    if (isTaken) this.#take(element);
    if (isReady && Number(dut.port('down_valid').get()) === 1) this.#give();
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
    const { dut } = this.#t;
    const address = (port: string) => BigInt(dut.port(port).get()) * 8n;
    if (Number(dut.port('read_valid').get()) === 1) {
      this.reads += 1;
      this.#data.push(this.#memory.read(address('read_address'), 8));
    } else this.#data.push(undefined);
    if (Number(dut.port('write_valid').get()) === 0) return;
    this.writes += 1;
    const word = address('write_address');
    const enable = Number(dut.port('write_enable').get());
    const data = BigInt(dut.port('write_data').get());
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
    const { tag, code, fetched } = this.#result();
    const shown = { tag: Number(tag), code: Number(code), fetched: BigInt(fetched) };
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
