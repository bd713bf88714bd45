/** Where READs for rests go, as messages begin and READs are looked up in each clock. */
import { restAddresses } from '../../../../../rtl-gen/uet/endpoint/ses/receive-rest.ts';
import { drawnOf } from '../../drawn-items.ts';
import { Takes } from '../../stream-ends.ts';
import { assert, type Body, dutOf, happened } from '../../test-kit.ts';

/** Each READ leaves for the peer that its message has come from, as it is; completions are counted to the host. */
export const restAddressesProperty =
  (slots: number, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const addresses = restAddresses(slots);
    const io = dutOf(t.dut, addresses);
    const { begins: Begins, read: Read } = addresses.ports.in!;
    const drawnBegin = () => drawnOf(Begins, random);
    const down = new Takes(io.down);
    /** Whom the message of a place has come from; that of the last clock is there in the next one. */
    const peers = new Map<number, ReturnType<typeof drawnBegin>['peer']>();
    let last: ReturnType<typeof drawnBegin> | undefined;
    let held: typeof down.shown;
    let ends = 0;
    const seen = { leaves: 0, stays: 0, full: 0 };
    let chances = { begins: 1, read: 1, down: 1, done: 1, told: 1 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        chances = {
          ...{ begins: random.pick([1, 0.3]), read: random.pick([1, 0.5]), down: random.pick([1, 0.5, 0.2]) },
          ...{ done: random.pick([1, 0.5]), told: random.pick([1, 0.5, 0.2]) },
        };
      const isReset = clock % 400 === 399;
      t.dut.port('rst').set(Number(isReset));
      const its = drawnBegin();
      const beginning = random.chance(chances.begins) ? its : undefined;
      io.begins.set({ ...its, valid: Number(beginning !== undefined) });
      const any = drawnOf(Read, random).payload;
      const isRead = peers.has(Number(any.slot)) && random.chance(chances.read);
      io.read.set({ valid: Number(isRead), payload: any });
      down.take(random.chance(chances.down));
      const isDone = ends < slots && random.chance(chances.done);
      const isTold = ends > 0 && random.chance(chances.told);
      io.done.set(Number(isDone));
      io.told.set(Number(isTold));
      const isTaken = held === undefined || down.isReady;
      if (!isReset) {
        assert.equal(down.shown !== undefined, held !== undefined, 'a READ leaves');
        if (held !== undefined) assert.deepEqual(down.shown, held, 'READ');
        assert.equal(io.taken.get(), Number(isTaken), 'a READ is taken');
        assert.equal(io.may_end.get(), Number(ends < slots), 'one more may end');
        if (ends === slots) seen.full++;
        seen[isTaken ? 'leaves' : 'stays']++;
      }
      if (isTaken) held = undefined;
      if (isRead && isTaken) {
        const { source, local } = peers.get(Number(any.slot))!;
        const { slot, job_id, pid_on_fep, resource_index, key, payload_length: length, address } = any;
        held = {
          ...{ slot, destination: source, local, job_id, pid_on_fep, resource_index, key, length, address },
          offset: BigInt.asUintN(64, any.buffer_offset + BigInt(any.message_offset)),
        };
      }
      ends += Number(isDone) - Number(isTold);
      if (last !== undefined) peers.set(Number(last.slot), last.peer);
      last = beginning;
      await t.rising();
      if (!isReset) continue;
      last = undefined;
      held = undefined;
      ends = 0;
    }
    if (clocks >= 1_000) happened(seen, 20);
  };
