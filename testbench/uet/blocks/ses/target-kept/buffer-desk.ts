/** The ports of the buffers of unexpected messages, a clock at a time, beside the plain model. */
import { assert, type Random, type TestContext } from '../../test-kit.ts';
import { type Completion, completionBits, placeBits } from '../completion-ports.ts';
import { eventWriter, prefixed, recordReader } from '../record-ports.ts';
import { type BufferSize, BufferWorld, groupOf, type Moment, mostPackets, type Said } from './buffer-world.ts';

export class BufferDesk {
  world: BufferWorld;
  clock = 0;
  /** What has happened, resets or not. */
  readonly seen = { taken: 0, dropped: 0, whole: 0, failed: 0, early: 0, again: 0, released: 0, refused: 0 };
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #get: (name: string) => number;
  readonly #set: (name: string, value: number) => void;
  readonly #ports: Readonly<
    Record<'reserve' | 'end' | 'send' | 'tagged' | 'turn' | 'release', ReturnType<typeof eventWriter>>
  >;
  readonly #completion: () => unknown;
  /** Of this clock. */
  #full = 0;

  constructor(t: TestContext, size: BufferSize) {
    this.#t = t;
    this.#random = t.random.fork('ports');
    this.world = new BufferWorld(size);
    const { dut } = t;
    const ports = new Map(dut.ports.map(({ name }) => [name, dut.port(name)]));
    this.#get = (name) => Number(ports.get(name)!.get());
    this.#set = (name, value) => ports.get(name)!.set(value);
    const slot = Math.log2(size.places);
    const writer = (prefix: string, widths: Readonly<Record<string, number>>) =>
      eventWriter(dut, prefix, widths, this.#random);
    this.#ports = {
      reserve: writer('reserve', { peer: 16 }),
      end: writer('end', { address: 64, ...prefixed('completion', completionBits) }),
      send: writer('found_send', { slot, ...prefixed('place', placeBits) }),
      tagged: writer('found_tagged', { slot, ...prefixed('place', placeBits) }),
      turn: writer('turn', { stored: 1 }),
      release: writer('ports_release', { number: slot }),
    };
    this.#completion = recordReader(dut, 'told_done_completion', Object.keys(completionBits));
  }

  /** The buffer that a message may take. */
  get offered(): number | undefined {
    return this.#get('free_valid') === 1 ? this.#get('free_slot') : undefined;
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
    const { size } = this.world;
    this.#ports.reserve(reserve === undefined ? undefined : { peer: reserve });
    this.#set('enters', enters || reserve !== undefined ? 1 : 0);
    this.#ports.turn(turn && { stored: turn.stored ? 1 : 0 });
    this.#ports.end(
      end && { address: BigInt(end.slot) * BigInt(size.bytes), ...prefixed('completion', end.completion) },
    );
    this.#ports.send(send && { slot: send.slot, ...prefixed('place', send.place) });
    this.#ports.tagged(tagged && { slot: tagged.slot, ...prefixed('place', tagged.place) });
    this.#ports.release(release === undefined ? undefined : { number: release });
    this.#set('ports_done_ready', takesDone ? 1 : 0);
    const said = this.world.go(moment);
    this.#check(said);
    this.#count(said, takesDone, moment);
    await this.#t.rising();
    this.clock += 1;
    this.#full = this.#get('free_full');
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
      for (const ports of Object.values(this.#ports)) ports(undefined);
      this.#set('enters', 0);
      await this.#t.rising();
      const told = ['told_found', 'told_released', 'told_done', 'send_done', 'tagged_done', 'free'];
      for (const name of told) assert.equal(this.#get(`${name}_valid`), 0, `${name} in a reset`);
      assert.equal(this.#get('free_settles'), 0);
      assert.equal(this.#get('free_full'), 0);
    }
    this.#t.dut.port('rst').set(0);
    this.world = new BufferWorld(this.world.size);
    this.#full = 0;
  }

  #check(said: Said): void {
    const get = this.#get;
    const { bytes } = this.world.size;
    assert.equal(this.offered, said.offered, 'the buffer that is free');
    assert.equal(get('free_settles') === 1, said.settles, 'whether one may be free soon');
    assert.equal(get('free_full'), said.full, 'groups that have their share');
    if (said.now !== undefined) {
      const { slot } = said.now;
      assert.equal(get('now_is') === 1, slot !== undefined, 'whether a packet has a buffer');
      if (slot !== undefined) assert.equal(BigInt(this.#t.dut.port('now_address').get()), BigInt(slot * bytes));
    }
    const found =
      get('told_found_valid') === 1
        ? { wr_id: get('told_found_wr_id'), number: get('told_found_number'), is_whole: get('told_found_is_whole') }
        : undefined;
    assert.deepEqual(found, said.found, 'the receive that has found a message');
    const done =
      get('told_done_valid') === 1
        ? { number: get('told_done_number'), completion: this.#completion() as Completion }
        : undefined;
    assert.deepEqual(done, said.done, 'the message that is complete');
    const released = get('told_released_valid') === 1 ? { ok: get('told_released_ok') === 1 } : undefined;
    assert.deepEqual(released, said.released, 'the buffer that is given back');
    for (const space of ['send', 'tagged'] as const) {
      const isTold = said.told?.space === space;
      assert.equal(get(`${space}_done_valid`) === 1, isTold, `a receive of ${space} is told`);
      if (isTold) assert.equal(get(`${space}_done_again`) === 1, said.told!.again, 'whether it looks on');
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
