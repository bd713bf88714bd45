/** The ports of the buffers of unexpected messages, a clock at a time, beside the plain model. */
import { targetKept } from '../../../../../rtl-gen/uet/ses/receive/target-kept.ts';
import { assert, portsOf, type TestContext } from '../../test-kit.ts';
import { completionOf } from '../completion-ports.ts';
import { eventWriter } from '../event-writer.ts';
import { type BufferSize, BufferWorld, groupOf, type Moment, mostPackets, type Said } from './buffer-world.ts';

const ports = portsOf(targetKept({ places: 2, bytes: 64 }));

/** What writes the events of a clock. */
function writersOf(t: TestContext) {
  const random = t.random.fork('ports');
  const { reserve, end, found_send, found_tagged, turn, ports: at } = ports(t);
  return {
    reserve: eventWriter(t.dut, reserve, random),
    end: eventWriter(t.dut, end, random),
    send: eventWriter(t.dut, found_send, random),
    tagged: eventWriter(t.dut, found_tagged, random),
    turn: eventWriter(t.dut, turn, random),
    release: eventWriter(t.dut, at.release, random),
  };
}

export class BufferDesk {
  world: BufferWorld;
  clock = 0;
  /** What has happened, resets or not. */
  readonly seen = { taken: 0, dropped: 0, whole: 0, failed: 0, early: 0, again: 0, released: 0, refused: 0 };
  readonly #t: TestContext;
  readonly #dut: ReturnType<typeof ports>;
  readonly #write: ReturnType<typeof writersOf>;
  /** Of this clock. */
  #full = 0;

  constructor(t: TestContext, size: BufferSize) {
    this.#t = t;
    this.#dut = ports(t);
    this.#write = writersOf(t);
    this.world = new BufferWorld(size);
  }

  /** The buffer that a message may take. */
  get offered(): number | undefined {
    const { valid, slot } = this.#dut.free.get();
    return valid === 1 ? Number(slot) : undefined;
  }

  /** Whether there is room for another packet. */
  get hasRoom(): boolean {
    return this.world.waiting.length < mostPackets;
  }

  /** Whether a message of that peer may take it. */
  admits(peer: number): boolean {
    const isFull = (this.#full >> groupOf(peer, this.world.size.groups)) & 1;
    return this.hasRoom && this.offered !== undefined && isFull === 0;
  }

  /** A clock: every output is what the model has. */
  async go(moment: Moment = {}): Promise<Said> {
    const { reserve, enters = false, turn, end, send, tagged, release, takesDone = true } = moment;
    this.#write.reserve(reserve === undefined ? undefined : { peer: reserve });
    this.#dut.enters.set(enters || reserve !== undefined ? 1 : 0);
    this.#write.turn(turn && { stored: turn.stored ? 1 : 0 });
    this.#write.end(end && { address: BigInt(end.slot) * BigInt(this.world.size.bytes), completion: end.completion });
    this.#write.send(send);
    this.#write.tagged(tagged);
    this.#write.release(release === undefined ? undefined : { number: release });
    this.#dut.ports.done_ready.set(takesDone ? 1 : 0);
    const said = this.world.go(moment);
    this.#check(said);
    this.#count(said, takesDone, moment);
    await this.#t.rising();
    this.clock += 1;
    this.#full = Number(this.#dut.free.full.get());
    return said;
  }

  /** So many clocks with nothing new. */
  async idle(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.go();
  }

  /** A reset of two clocks, in which nothing is offered or told. All that was there has gone. */
  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      for (const write of Object.values(this.#write)) write(undefined);
      this.#dut.enters.set(0);
      await this.#t.rising();
      const { told, send_done, tagged_done, free } = this.#dut;
      for (const event of [told.found, told.released, told.done, send_done, tagged_done, free])
        assert.equal(event.valid.get(), 0, `${event} in a reset`);
      assert.equal(free.settles.get(), 0);
      assert.equal(Number(free.full.get()), 0);
    }
    this.#t.dut.port('rst').set(0);
    this.world = new BufferWorld(this.world.size);
    this.#full = 0;
  }

  #check(said: Said): void {
    const { free, now, told } = this.#dut;
    const { bytes } = this.world.size;
    assert.equal(this.offered, said.offered, 'the buffer that is free');
    assert.equal(free.settles.get() === 1, said.settles, 'whether one may be free soon');
    assert.equal(Number(free.full.get()), said.full, 'groups that have their share');
    if (said.now !== undefined) {
      const { slot } = said.now;
      assert.equal(now.is.get() === 1, slot !== undefined, 'whether a packet has a buffer');
      if (slot !== undefined) assert.equal(now.address.get(), BigInt(slot * bytes));
    }
    const found = told.found.valid.get() === 1 ? told.found.get() : undefined;
    assert.deepEqual(found, said.found && { valid: 1, ...said.found }, 'the receive that has found a message');
    const { valid, number, completion } = told.done;
    const done =
      valid.get() === 1 ? { number: Number(number.get()), completion: completionOf(completion.get()) } : undefined;
    assert.deepEqual(done, said.done, 'the message that is complete');
    const released = told.released.valid.get() === 1 ? { ok: told.released.ok.get() === 1 } : undefined;
    assert.deepEqual(released, said.released, 'the buffer that is given back');
    for (const space of ['send', 'tagged'] as const) {
      const isTold = said.told?.space === space;
      const { valid: isThere, again } = this.#dut[`${space}_done`].get();
      assert.equal(isThere === 1, isTold, `a receive of ${space} is told`);
      if (isTold) assert.equal(again === 1, said.told!.again, 'whether it looks on');
    }
  }

  #count({ done, found, told, released, now }: Said, takesDone: boolean, { reserve, turn }: Moment): void {
    const { seen } = this;
    if (reserve !== undefined) seen.taken++;
    if (turn?.stored === false && now?.slot !== undefined) seen.dropped++;
    if (done !== undefined && takesDone) seen[done.completion.return_code === 1 ? 'whole' : 'failed']++;
    if (found?.is_whole === 0) seen.early++;
    if (told?.again === true) seen.again++;
    if (released !== undefined) seen[released.ok ? 'released' : 'refused']++;
  }
}
