/** Gives atomics of peers and of the host to a server, and holds answers and words against the golden model. */
import assert from 'node:assert/strict';
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import {
  type AtomicRequest,
  type AtomicRequestSettings,
  checkAtomic,
  elementTypes,
  fullAtomicSettings,
  hasCompare,
  isAligned,
  performAtomic,
} from '../../../golden/ses/atomics/index.ts';
import { recordReader, recordWriter } from '../record-ports.ts';

const { code: rc } = returnCodes;

/** Addresses of the words. */
export const nicMemory = 2n ** 63n;

/** Bytes of operands that a request has at most. */
const mostBytes = 32;

/** An atomic of a peer; its `code` is what others say of it. */
export interface PeerAtomic extends AtomicRequest {
  readonly who: number;
  readonly code: number;
  readonly address: bigint;
}

/** One of the host. */
export interface HostAtomic {
  readonly opcode: number;
  readonly dataType: number;
  readonly address: number;
  readonly operand: bigint;
  readonly compare: bigint;
}

interface Answer {
  readonly who: number;
  readonly code: number;
  readonly data: bigint | undefined;
  readonly length: number;
}

/** What the unit has of what the model has. */
export const serverSettings: AtomicRequestSettings = {
  ...fullAtomicSettings,
  operations: new Set([...fullAtomicSettings.operations].filter((name) => name !== 'prod')),
  types: new Set([...fullAtomicSettings.types].filter((name) => !['int128', 'uint128', 'bf16'].includes(name))),
};

const bytesOf = (value: bigint, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, i) => Number((value >> BigInt(8 * (size - 1 - i))) & 255n));
const numberOf = (bytes: Uint8Array): bigint => [...bytes].reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

/** The 36 bytes of an extension header and what follows it. */
function extensionOf({ opcode, dataType, payload, compare, swap }: PeerAtomic): bigint {
  const bytes = new Uint8Array(4 + mostBytes);
  bytes.set([opcode, dataType, 0, 0]);
  if (compare === undefined) bytes.set(payload.subarray(0, mostBytes), 4);
  else {
    bytes.set(bytesOf(compare, 16), 4);
    bytes.set(bytesOf(swap ?? 0n, 16), 20);
  }
  return numberOf(bytes);
}

export class ServerBench {
  /** Words as they have to be, in order of the bytes. */
  readonly memory: Uint8Array;
  readonly codes = new Map<number, number>();
  answered = 0;
  readonly #t: TestContext;
  readonly #requests: number;
  readonly #up: ReturnType<typeof recordWriter>;
  readonly #host: ReturnType<typeof recordWriter>;
  readonly #answer: () => Readonly<Record<'who' | 'code' | 'has_data' | 'data' | 'length', number | bigint>>;
  readonly #done: () => Readonly<Record<'valid' | 'code' | 'fetched', number | bigint>>;
  readonly #due: PeerAtomic[] = [];
  readonly #hosts: HostAtomic[] = [];
  /** All words have been written. */
  #isKnown = false;
  #offers: HostAtomic | undefined;

  constructor(t: TestContext, { words, requests }: { readonly words: number; readonly requests: number }) {
    this.#t = t;
    this.#requests = requests;
    this.memory = new Uint8Array(8 * words);
    const fields = ['who', 'code', 'fetching', 'extension', 'request_length', 'payload_length', 'address'];
    this.#up = recordWriter(t.dut, 'up_payload', fields);
    this.#host = recordWriter(t.dut, 'host_payload', ['opcode', 'data_type', 'address', 'operand', 'compare']);
    this.#answer = recordReader(t.dut, 'answer_payload', ['who', 'code', 'has_data', 'data', 'length']);
    this.#done = recordReader(t.dut, 'host_done', ['valid', 'code', 'fetched']);
    recordWriter(t.dut, 'settings', ['min_max_number', 'wrong_pair_is_type'])({
      min_max_number: 0,
      wrong_pair_is_type: 0,
    });
    for (const name of ['up_valid', 'host_valid']) t.dut.port(name).set(0);
    t.dut.port('answer_ready').set(1);
  }

  /** Whether one more may come. */
  get hasRoom(): boolean {
    return this.#due.length < this.#requests;
  }

  /** The host writes all words. */
  async fill(value: (word: number) => bigint): Promise<void> {
    for (let word = 0; word < this.memory.length / 8; word++)
      await this.host({
        opcode: atomicOpcodes.code.write,
        dataType: atomicDataTypes.code.uint64,
        address: 8 * word,
        operand: value(word),
        compare: 0n,
      });
    await this.drain();
    this.#isKnown = true;
  }

  /** An atomic of the host; it is taken. */
  async host(atomic: HostAtomic): Promise<void> {
    this.offer(atomic);
    while (this.#offers !== undefined) await this.clock();
  }

  /** The host offers one, unless it offers another. */
  offer(atomic: HostAtomic): void {
    this.#offers ??= atomic;
  }

  /** A clock, with an atomic of a peer or none. */
  async clock(atomic?: PeerAtomic, isReady = true): Promise<void> {
    const { dut } = this.#t;
    dut.port('up_valid').set(atomic === undefined ? 0 : 1);
    if (atomic !== undefined) {
      assert(this.hasRoom);
      this.#up({
        who: atomic.who,
        code: atomic.code,
        fetching: Number(atomic.isFetching),
        extension: extensionOf(atomic),
        request_length: atomic.requestLength,
        payload_length: atomic.payload.length,
        address: atomic.address,
      });
      this.#due.push(atomic);
    }
    const offered = this.#offers;
    dut.port('host_valid').set(offered === undefined ? 0 : 1);
    if (offered !== undefined) this.#host({ ...offered, data_type: offered.dataType });
    dut.port('answer_ready').set(Number(isReady));
    if (offered !== undefined && Number(dut.port('host_ready').get()) === 1) {
      this.#hosts.push(offered);
      this.#offers = undefined;
    }
    const done = this.#done();
    if (Number(done.valid) === 1) this.#hostDone(Number(done.code), BigInt(done.fetched));
    if (isReady && Number(dut.port('answer_valid').get()) === 1) this.#answered();
    await this.#t.rising();
  }

  async drain(): Promise<void> {
    const isBusy = () => this.#due.length + this.#hosts.length > 0 || this.#offers !== undefined;
    for (let i = 0; i < 4000 && isBusy(); i++) await this.clock();
    assert(!isBusy(), 'an answer is missing');
  }

  /** All words, as the host reads them. */
  async check(): Promise<void> {
    await this.drain();
    for (let word = 0; word < this.memory.length / 8; word++)
      await this.host({
        opcode: atomicOpcodes.code.read,
        dataType: atomicDataTypes.code.uint64,
        address: 8 * word,
        operand: 0n,
        compare: 0n,
      });
    await this.drain();
  }

  #answered(): void {
    const shown = this.#answer();
    const atomic = this.#due.shift();
    assert(atomic !== undefined, 'an answer of no request');
    const expected = this.#carryOut(atomic);
    const hasData = Number(shown.has_data) === 1;
    const length = Number(shown.length);
    const got: Answer = {
      who: Number(shown.who),
      code: Number(shown.code),
      data: hasData ? BigInt(shown.data) >> BigInt(64 - 8 * length) : undefined,
      length: hasData ? length : 0,
    };
    assert.deepEqual(
      got,
      expected,
      JSON.stringify(atomic, (_, v) => (typeof v === 'bigint' ? `${v}` : v)),
    );
    this.codes.set(got.code, (this.codes.get(got.code) ?? 0) + 1);
    this.answered++;
  }

  #hostDone(code: number, fetched: bigint): void {
    const atomic = this.#hosts.shift();
    assert(atomic !== undefined, 'the host hears of nothing');
    const { opcode, dataType, address, operand, compare } = atomic;
    const type = atomicDataTypes.names.get(dataType)!;
    const size = elementTypes[type]!.bits / 8;
    const swaps = hasCompare(atomicOpcodes.names.get(opcode)!);
    const expected = this.#carryOut({
      ...{ who: 0, code: rc.ok, opcode, dataType, isFetching: true, address: nicMemory + BigInt(address) },
      ...(swaps
        ? { requestLength: 32, payload: new Uint8Array(), compare, swap: operand }
        : { requestLength: size, payload: bytesOf(operand, size) }),
    });
    assert.deepEqual(
      { code, fetched: code !== rc.ok ? undefined : this.#isKnown ? fetched : expected.data },
      {
        code: expected.code,
        fetched: expected.data,
      },
    );
  }

  /** As the golden model has it, with the memory at its addresses. */
  #carryOut(atomic: PeerAtomic): Answer {
    const refused = (code: number): Answer => ({ who: atomic.who, code, data: undefined, length: 0 });
    const checked = checkAtomic(atomic, serverSettings);
    if (checked.code !== 'ok') return refused(rc[checked.code]);
    if (atomic.payload.length > mostBytes) return refused(rc.amo_unsupported_size);
    if (atomic.code !== rc.ok && atomic.code !== rc.initiator_error) return refused(atomic.code);
    const at = Number(atomic.address - nicMemory);
    if (atomic.address < nicMemory || at + checked.length > this.memory.length) return refused(rc.unsupported_op);
    if (!isAligned(checked, atomic.address)) return refused(rc.amo_unaligned);
    if (atomic.code !== rc.ok) return refused(atomic.code);
    const bytes = this.memory.subarray(at, at + checked.length);
    const done = performAtomic(checked, atomic, bytes, serverSettings);
    bytes.set(done.memory);
    if (!atomic.isFetching) return refused(rc.ok);
    return { who: atomic.who, code: rc.ok, data: numberOf(done.fetched), length: done.fetched.length };
  }
}
