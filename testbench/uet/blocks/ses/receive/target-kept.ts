/** Unexpected messages whose bytes a receive half keeps: the host's buffers, and what it does with them. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { isDeferrable, isRendezvous, type SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { Arrival, SesTarget, TargetCompletion } from '../../../golden/ses/target-side/index.ts';
import { assert, type Random, type TestContext } from '../../test-kit.ts';
import { type Completion, isBuilt, type TargetIo, targetIo } from './target-io.ts';
import { completionOf, type Expected, type Extent } from './target-ports.ts';

/** Bytes of a buffer. */
const size = 4096;

type Name = Pick<TargetCompletion, 'peer' | 'pdc' | 'messageId'>;

const nameOf = ({ peer, pdc, messageId }: Name): string => `${peer}/${pdc}/${messageId}`;

/** A buffer that is the host's. */
export interface OwnBuffer {
  readonly number: number;
  readonly name: Name;
}

/** Of a completion that has come: which buffer it names. */
interface Told {
  readonly number: number;
  readonly completion: Completion;
}

export class TargetKept {
  readonly isThere: boolean;
  /** Messages that a half may keep. */
  readonly places: number;
  /** Buffers that the host has not given back. */
  readonly own: OwnBuffer[] = [];
  /** Messages whose bytes were kept and compared, those that had failed, and receives that found one that went on. */
  readonly seen = { whole: 0, failed: 0, early: 0 };
  /** No completion is taken meanwhile. */
  isHeld = false;
  readonly #in: TargetIo['kept'];
  readonly #told: TargetIo['kept_told'];
  readonly #random;
  readonly #holds: (name: string) => boolean;
  readonly #due: TargetCompletion[] = [];
  readonly #ended: Told[] = [];
  /** By the `wr_id` of their receives, messages that one has found. */
  readonly #found = new Map<number, number>();
  /** What was sent, and the memory of the host: bytes of each message, and of each buffer with how often each came. */
  readonly #sent = new Map<string, Uint8Array>();
  readonly #memory: { readonly bytes: Uint8Array; readonly times: Uint8Array }[];
  readonly #buffers = new Map<string, number>();

  /** `holds`: a message has a place in the model. */
  constructor(t: TestContext, holds: (name: string) => boolean) {
    const { kept, kept_told } = targetIo(t);
    [this.#in, this.#told] = [kept, kept_told];
    this.#holds = holds;
    this.#random = t.random.fork('kept');
    this.isThere = isBuilt(kept_told);
    this.places = this.isThere ? 2 ** t.dut.port('kept_told_done_number').width : 0;
    this.#memory = Array.from({ length: this.places }, () => ({
      bytes: new Uint8Array(size),
      times: new Uint8Array(size),
    }));
  }

  begin(): void {
    if (!this.isThere) return;
    this.#in.release.valid.set(0);
    this.#in.done_ready.set(0);
  }

  /** What the model has told and the hardware has not, or the other way. */
  get waiting(): number {
    return this.#due.length + this.#ended.length;
  }

  /** A packet with bytes of its own, which are remembered as those of its message. */
  filled(request: SesRequest, arrival: Arrival): SesRequest {
    const { opcode, payload, messageOffset, requestLength } = request;
    const isSend = [opcodes.code.send, opcodes.code.tagged_send].some((one) => one === opcode);
    if (!this.isThere || !isSend || requestLength > size) return request;
    const name = nameOf({ ...arrival, messageId: request.messageId });
    const all = this.#sent.get(name) ?? new Uint8Array(size);
    this.#sent.set(name, all);
    const bytes = payload.map(() => this.#random.below(256));
    all.set(bytes.subarray(0, Math.max(0, size - messageOffset)), Math.min(size, messageOffset));
    return { ...request, payload: bytes };
  }

  /** Whether the model has kept the bytes of the packet. */
  isKept({ opcode, requestLength }: SesRequest, response: Expected['response']): boolean {
    const isPlain = !isRendezvous(opcode) && !(isDeferrable(opcode) && requestLength > 0);
    return this.isThere && isPlain && response?.returnCode === 'ok' && response.list === 'overflow';
  }

  /** Those that the model tells of messages that were kept; the others are given back. */
  expect(completions: readonly TargetCompletion[]): TargetCompletion[] {
    if (!this.isThere) return [...completions];
    this.#due.push(...completions.filter(({ overflow }) => overflow));
    return completions.filter(({ overflow }) => !overflow);
  }

  /** A packet of a message that is kept has its place, in the buffer of its message and no other. */
  place({ request, arrival }: Pick<Expected, 'request' | 'arrival'>, extent: Extent | undefined): void {
    const { payload, messageOffset, messageId } = request;
    if (payload.length === 0) {
      assert.equal(extent, undefined);
      return;
    }
    assert(extent !== undefined, 'a packet of a message that is kept has no place');
    const number = Number(extent.address / BigInt(size));
    const offset = Number(extent.address % BigInt(size));
    assert.deepEqual([offset, extent.length], [messageOffset, payload.length]);
    assert(offset + payload.length <= size && number < this.places, 'a place outside of the buffers');
    const name = nameOf({ ...arrival, messageId });
    const known = this.#buffers.get(name);
    if (known === undefined) {
      const [before] = [...this.#buffers].find(([, one]) => one === number) ?? [];
      assert(before === undefined || !this.#holds(before), `buffer ${number} has two messages`);
      if (before !== undefined) this.#buffers.delete(before);
      this.#buffers.set(name, number);
      this.#memory[number]!.times.fill(0);
    } else assert.equal(number, known, `packets of ${name} go to two buffers`);
    const { bytes, times } = this.#memory[number]!;
    bytes.set(payload, offset);
    for (let i = offset; i < offset + payload.length; i++) times[i]! += 1;
  }

  /** Each clock, before its edge. */
  look(): void {
    if (!this.isThere) return;
    const takes = !this.isHeld && this.#random.chance(0.7);
    this.#in.done_ready.set(takes ? 1 : 0);
    const { found, done } = this.#told;
    const isDone = done.valid.get() === 1;
    if (found.valid.get() === 1) {
      const { wr_id: wrId, number, is_whole } = found.get();
      this.#found.set(wrId, Number(number));
      const isWhole = is_whole === 1;
      assert.equal(isWhole, isDone && done.number.get() === number, 'whether all of it is there');
      if (!isWhole) this.seen.early++;
    }
    if (takes && isDone) this.#ended.push({ number: Number(done.number.get()), completion: done.completion.get() });
    for (const told of this.#ended.splice(0)) {
      const at = this.#due.findIndex(({ wrId }) => wrId === told.completion.wr_id);
      if (at < 0) this.#ended.push(told);
      else this.#check(told, this.#due.splice(at, 1)[0]!);
    }
    assert(this.#ended.length <= 2, 'receives are complete that have no message');
  }

  /** The host gives a buffer back; whether it had it. */
  async release(number: number, clock: () => Promise<void>): Promise<boolean> {
    const { release } = this.#in;
    const { released } = this.#told;
    release.set({ valid: 1, number });
    await clock();
    release.valid.set(0);
    assert.equal(released.valid.get(), 1);
    const isOk = released.ok.get() === 1;
    await clock();
    assert.equal(released.valid.get(), 0);
    return isOk;
  }

  /** All that the host has go back, and are free a few clocks later. */
  async releaseAll(model: SesTarget, clock: () => Promise<void>, own = this.own.splice(0)): Promise<void> {
    for (const { number, name } of own) {
      assert(await this.release(number, clock), `buffer ${number} is not the host's`);
      assert(model.kept.giveBack(name));
    }
    for (let i = 0; i < 8; i++) await clock();
  }

  /** Some of them; a number that is not the host's changes nothing. */
  async releaseSome(random: Random, model: SesTarget, clock: () => Promise<void>): Promise<void> {
    const own = random.shuffle(this.own);
    const other = random.below(this.places);
    if (own.every(({ number }) => number !== other)) assert(!(await this.release(other, clock)));
    const some = own.slice(0, random.int(0, own.length));
    this.own.splice(0, this.own.length, ...own.slice(some.length));
    await this.releaseAll(model, clock, some);
  }

  #check({ number, completion }: Told, due: TargetCompletion): void {
    // Of a message that is forgotten the header data is not told.
    assert.deepEqual(completion, completionOf(due.code === 'dropped' ? { ...due, headerData: undefined } : due));
    assert.equal(this.#found.get(due.wrId!), number, `receive ${due.wrId} has found another buffer`);
    const name = nameOf(due);
    assert.equal(this.#buffers.get(name) ?? number, number);
    this.#buffers.delete(name);
    this.own.push({ number, name: due });
    if (due.code !== 'ok') {
      this.seen.failed++;
      return;
    }
    this.seen.whole++;
    const { bytes, times } = this.#memory[number]!;
    const length = due.bytes + due.cut;
    assert.deepEqual(bytes.subarray(0, length), this.#sent.get(name)!.subarray(0, length), `bytes of ${name}`);
    assert(
      times.subarray(0, length).every((count) => count === 1),
      `a byte of ${name} comes once`,
    );
  }
}
