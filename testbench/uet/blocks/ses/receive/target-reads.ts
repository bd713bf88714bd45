/** Rendezvous sends of a receive half: READs and completions beside those of the golden model. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { ReturnCodeName, SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { TargetCompletion, TargetRead } from '../../../golden/ses/target-side/index.ts';
import { type Completion, type TargetIo, targetIo } from './target-io.ts';

type ReadPacket = ReturnType<TargetIo['rendezvous_told']['read']['payload']['get']>;

/** The most bytes that a READ packet asks for. */
const mtu = 1000;

/** A message whose rest is read: by the model, and so far by the hardware. */
interface Reading {
  readonly read: TargetRead;
  slot: number | undefined;
  next: number;
  out: number;
  code: ReturnCodeName;
}

export class TargetReads {
  /** Messages that are complete, READ packets, and codes that READs have failed with. */
  readonly seen = { done: 0, packets: 0, failed: 0 };
  /** How often a READ packet fails. */
  failures = 0;
  /** A receive for several messages finds those that wait: what comes of it may come before the model is told. */
  isPosting = false;
  /** No READ packet is answered meanwhile. */
  isHeld = false;
  readonly #in: TargetIo['rendezvous'];
  readonly #out: TargetIo['rendezvous_told'];
  readonly #isThere: boolean;
  readonly #tell: (completion: TargetCompletion, got: Completion) => void;
  readonly #readings: Reading[] = [];
  readonly #told: TargetCompletion[] = [];
  readonly #answers: { readonly slot: number; readonly code: ReturnCodeName; readonly reading: Reading }[] = [];
  readonly #random;
  /** Messages that are complete, and READ packets, until the model has them. */
  readonly #ended: Completion[] = [];
  readonly #early: ReadPacket[] = [];
  readonly #take: () => readonly TargetCompletion[];

  /** `tell` checks a completion; `take` are those that the model has told since. */
  constructor(
    t: TestContext,
    isThere: boolean,
    on: {
      readonly tell: (completion: TargetCompletion, got: Completion) => void;
      readonly take: () => readonly TargetCompletion[];
    },
  ) {
    ({ rendezvous: this.#in, rendezvous_told: this.#out } = targetIo(t));
    this.#isThere = isThere;
    this.#tell = on.tell;
    this.#take = on.take;
    this.#random = t.random.fork('reads');
  }

  begin(): void {
    if (!this.#isThere) return;
    this.#in.set({
      choices: { payload_mtu: mtu, from_start: 0, first_id: 0x8000 },
      extension: {
        eager_length: 0,
        ...{ ri_generation: 0, pid_on_fep: 0, resource_index: 0 },
        read_offset: 0,
        read_key: 0,
      },
      ...{ read_ready: 0, done_ready: 0, answer: { valid: 0, payload: { slot: 0, return_code: 0 } } },
    });
  }

  /** Messages that are not complete. */
  get waiting(): number {
    return this.#readings.length + this.#told.length;
  }

  /** The extension of a packet. */
  give({ rendezvous }: SesRequest): void {
    if (!this.#isThere || rendezvous === undefined) return;
    const { eagerLength, riGeneration, pidOnFep, resourceIndex, readOffset, readKey } = rendezvous;
    this.#in.extension.set({
      ...{ eager_length: eagerLength, ri_generation: riGeneration, pid_on_fep: pidOnFep },
      ...{ resource_index: resourceIndex, read_offset: readOffset, read_key: readKey },
    });
  }

  /** What the model reads from now on, and tells of rendezvous sends at once. */
  expect(reads: readonly TargetRead[], told: readonly TargetCompletion[]): void {
    this.#told.push(...told);
    for (const read of reads) this.#readings.push({ read, slot: undefined, next: 0, out: 0, code: 'ok' });
  }

  /** Each clock, before its edge. */
  look(): void {
    if (!this.#isThere) return;
    const { read, done, answer_taken } = this.#out;
    const { read_ready, done_ready, answer } = this.#in;
    const [takesRead, takesDone] = [this.#random.chance(0.8), this.#random.chance(0.8)];
    read_ready.set(takesRead ? 1 : 0);
    done_ready.set(takesDone ? 1 : 0);
    const answers = !this.isHeld && this.#answers.length > 0 && this.#random.chance(0.5);
    answer.valid.set(answers ? 1 : 0);
    if (answers) {
      const at = this.#random.below(this.#answers.length);
      const { slot, code, reading } = this.#answers[at]!;
      answer.payload.set({ slot, return_code: returnCodes.code[code] });
      if (answer_taken.get() === 1) {
        this.#answers.splice(at, 1);
        reading.out--;
        if (reading.code === 'ok') reading.code = code;
        if (code !== 'ok') this.seen.failed++;
      }
    }
    if (takesRead && read.valid.get() === 1) this.#early.push(read.payload.get());
    while (this.#early.length > 0 && this.#look(this.#early[0]!)) this.#early.shift();
    assert(this.#early.length === 0 || this.isPosting, 'a READ of no message');
    if (takesDone && done.valid.get() === 1) this.#ended.push(done.completion.get());
    while (this.#ended.length > 0 && this.#finish(this.#ended[0]!)) this.#ended.shift();
    assert(this.#ended.length === 0 || this.isPosting, 'a receive is complete, and its message is not');
  }

  /** Whether the model has the message that a READ packet is of. */
  #look({ message_id: _, ...got }: ReadPacket): boolean {
    const isFirst = got.som === 1;
    const reading = this.#readings.find((one) =>
      isFirst ? one.slot === undefined && one.read.address === got.address : one.slot === Number(got.slot),
    );
    if (reading === undefined) return false;
    reading.slot = Number(got.slot);
    const { read, next } = reading;
    const bytes = Math.min(mtu, read.length - next);
    assert.deepEqual(got, {
      ...{ slot: reading.slot, peer: read.peer, rel: read.rel ? 1 : 0, job_id: read.jobId },
      ...{ ri_generation: read.riGeneration, pid_on_fep: read.pidOnFep, resource_index: read.resourceIndex },
      ...{ som: next === 0 ? 1 : 0, eom: next + bytes === read.length ? 1 : 0, key: read.key },
      ...{ buffer_offset: BigInt.asUintN(64, read.offset), request_length: read.length, payload_length: bytes },
      ...{ message_offset: next, address: BigInt.asUintN(64, read.address + BigInt(next)) },
    });
    reading.next += bytes;
    reading.out++;
    this.seen.packets++;
    const code: ReturnCodeName = this.#random.chance(this.failures) ? 'bad_mkey' : 'ok';
    this.#answers.push({ slot: reading.slot, code, reading });
    return true;
  }

  /** Whether the model has the message that is complete. */
  #finish(got: Completion): boolean {
    const { wr_id: wrId, message_id: messageId, bytes, address } = got;
    const at = this.#told.findIndex((completion) => completion.wrId === wrId && completion.messageId === messageId);
    if (at >= 0) {
      this.seen.done++;
      this.#tell(this.#told.splice(at, 1)[0]!, got);
      return true;
    }
    // Of a receive for several messages each reads into a part of its own.
    const isIn = (to: bigint): boolean => address === undefined || BigInt.asUintN(64, to - address) < BigInt(bytes);
    const index = this.#readings.findIndex(({ read }) => read.wrId === wrId && isIn(read.address));
    if (index < 0) return false;
    this.seen.done++;
    const [{ read, next, out, code }] = this.#readings.splice(index, 1) as [Reading];
    assert.equal(out, 0, 'complete before its last answer');
    assert(code !== 'ok' || next === read.length, 'complete before its last packet');
    read.done(code);
    const [completion, ...more] = this.#take();
    assert(completion !== undefined && more.length === 0);
    this.#tell(completion, got);
    return true;
  }
}
