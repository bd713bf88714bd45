/** Gives atomics of peers and of the host to a server, and holds answers and words against the golden model. */
import assert from 'node:assert/strict';
import { atomicServer } from '../../../../../rtl-gen/uet/ses/atomic-server/atomic-server.ts';
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
import { portsOf } from '../../test-kit.ts';

const { code: rc } = returnCodes;
const ports = portsOf(atomicServer({ words: 16, requests: 2, who: 16 }));

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
  readonly #dut: ReturnType<typeof ports>;
  readonly #requests: number;
  readonly #due: PeerAtomic[] = [];
  readonly #hosts: HostAtomic[] = [];
  /** All words have been written. */
  #isKnown = false;
  #offers: HostAtomic | undefined;

  constructor(t: TestContext, { words, requests }: { readonly words: number; readonly requests: number }) {
    this.#t = t;
    this.#dut = ports(t);
    this.#requests = requests;
    this.memory = new Uint8Array(8 * words);
    const { settings, up, host, answer } = this.#dut;
    settings.set({ min_max_number: 0, wrong_pair_is_type: 0 });
    up.valid.set(0);
    host.valid.set(0);
    answer.ready.set(1);
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
    const { up, host, host_done, answer } = this.#dut;
    up.valid.set(atomic === undefined ? 0 : 1);
    if (atomic !== undefined) {
      assert(this.hasRoom);
      up.payload.set({
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
    host.valid.set(offered === undefined ? 0 : 1);
    if (offered !== undefined) {
      const { dataType: data_type, ...others } = offered;
      host.payload.set({ data_type, ...others });
    }
    answer.ready.set(Number(isReady));
    if (offered !== undefined && host.ready.get() === 1) {
      this.#hosts.push(offered);
      this.#offers = undefined;
    }
    const done = host_done.get();
    if (done.valid === 1) this.#hostDone(done.code, done.fetched);
    if (isReady && answer.valid.get() === 1) this.#answered();
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
    const { who, code, has_data, data, length } = this.#dut.answer.payload.get();
    const atomic = this.#due.shift();
    assert(atomic !== undefined, 'an answer of no request');
    const expected = this.#carryOut(atomic);
    const got: Answer = {
      ...{ who: Number(who), code },
      ...(has_data === 1 ? { data: data >> BigInt(64 - 8 * length), length } : { data: undefined, length: 0 }),
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
