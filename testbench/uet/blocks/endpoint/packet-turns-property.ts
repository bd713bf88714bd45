/** Two sides that offer packets, and the room that they need, at random; and what their turns promise. */
import { packetTurns } from '../../../../rtl-gen/uet/endpoint/transmit/packet-turns.ts';
import { assert, type Body, type NamedTest, named, portsOf, type Random, type TestContext } from '../test-kit.ts';

const turnsOf = portsOf(packetTurns);
type Kind = 'message' | 'answer';
type Input = 'ready' | Kind | `${Kind}_room` | `${Kind}_ends`;

/** Packets of one kind: a beat that is offered stays until it is taken, and between beats there may be none. */
class Side {
  readonly kind: Kind;
  left = 0;
  offers = false;
  /** Whether a packet is under way, and packets of the other kind that have begun while one could. */
  begun = false;
  passed = 0;

  constructor(kind: Kind) {
    this.kind = kind;
  }

  drive(t: TestContext, random: Random, chance: number, room: boolean): void {
    if (this.left === 0 && random.chance(chance)) this.left = random.int(1, 6);
    this.offers ||= this.left > 0 && random.chance(chance);
    const dut = turnsOf(t);
    dut[this.kind].set(Number(this.offers));
    dut[`${this.kind}_room`].set(Number(room));
    dut[`${this.kind}_ends`].set(Number(this.left === 1));
  }

  take(): void {
    this.offers = false;
    this.left--;
    this.begun = this.left > 0;
    this.passed = 0;
  }
}

export const turnsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const dut = turnsOf(t);
    const random = t.random.fork('turns');
    const [message, answer] = [new Side('message'), new Side('answer')];
    const sides = { message, answer };
    let taken = 0;
    let held: Kind | undefined;
    for (let i = 0; i < clocks; i++) {
      const chance = random.pick([1, 0.5, 0.1]);
      const rooms = { message: random.chance(0.7), answer: random.chance(0.9) };
      for (const side of [message, answer]) side.drive(t, random, chance, rooms[side.kind]);
      const ready = random.chance(0.8);
      dut.ready.set(Number(ready));
      const has = dut.has.get() === 1;
      const kind: Kind = dut.is_answer.get() === 1 ? 'answer' : 'message';
      const other: Kind = kind === 'answer' ? 'message' : 'answer';
      const may = (one: Kind): boolean => sides[one].offers && (sides[one].begun || held === one || rooms[one]);
      // One that can go does, and none begins while a packet of the other kind is under way.
      const isIn = (one: Kind): boolean => sides[one].begun || held === one;
      assert.equal(has, (may('message') && !isIn('answer')) || (may('answer') && !isIn('message')));
      if (has) {
        assert(!isIn(other), `a beat of a ${kind} inside of a packet of the other kind`);
        assert(may(kind), `a beat of a ${kind} that is not there, or has no room`);
        if (held === undefined && !sides[kind].begun && may(other)) sides[other].passed++;
        assert(sides[other].passed < 2, `a packet of a ${other} waits for two of the other kind`);
        held = ready ? undefined : kind;
        if (ready) {
          sides[kind].take();
          taken++;
        }
      }
      await t.rising();
    }
    assert(taken > clocks / 20, 'too little happens');
  };

export const turnsDirected: readonly NamedTest[] = [
  named('an answer goes on while no packet of a message may begin, and that one ends when it has begun', async (t) => {
    const dut = turnsOf(t);
    const set = (values: Readonly<Partial<Record<Input, number>>>): void => {
      for (const [name, value] of Object.entries(values)) dut[name as Input].set(value);
    };
    const shown = () => [dut.has.get(), dut.is_answer.get()];
    set({ ready: 1, message: 1, message_room: 0, message_ends: 0, answer: 1, answer_room: 1, answer_ends: 1 });
    for (let i = 0; i < 10; i++) {
      assert.deepEqual(shown(), [1, 1], 'an answer waits');
      await t.rising();
    }
    set({ message_room: 1 });
    assert.deepEqual(shown(), [1, 0]);
    await t.rising();
    // Its room is not asked for again, and while it has no beat nothing goes past it.
    set({ message_room: 0, message: 0 });
    for (let i = 0; i < 5; i++) {
      assert.equal(shown()[0], 0);
      await t.rising();
    }
    set({ message: 1, message_ends: 1 });
    assert.deepEqual(shown(), [1, 0]);
    await t.rising();
    assert.deepEqual(shown(), [1, 1]);
  }),
];
