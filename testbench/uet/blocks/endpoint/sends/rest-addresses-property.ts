/** Where READs for rests go, as messages begin and READs are looked up in each clock. */
import { assert, type Body, happened } from '../../test-kit.ts';
import { Group, hasFields, type Item, Takes } from './stream-ends.ts';

/** Each READ leaves for the peer that its message has come from, as it is; completions are counted to the host. */
export const restAddressesProperty =
  (slots: number, clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const set = (name: string, is: boolean) => dut.port(name).set(Number(is));
    const get = (name: string) => Number(dut.port(name).get()) === 1;
    const [begins, read, down] = [new Group(dut, 'begins'), new Group(dut, 'read_payload'), new Takes(t, 'down')];
    /** Whom the message of a place has come from; that of the last clock is there in the next one. */
    const peers = new Map<number, Item>();
    let last: Item | undefined;
    let held: Item | undefined;
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
      dut.port('rst').set(Number(isReset));
      const its = begins.draw(random);
      const beginning = random.chance(chances.begins) ? its : undefined;
      begins.set({ ...its, valid: Number(beginning !== undefined) });
      const any = read.draw(random);
      const isRead = peers.has(Number(any.slot)) && random.chance(chances.read);
      read.set(any);
      set('read_valid', isRead);
      down.take(random.chance(chances.down));
      const isDone = ends < slots && random.chance(chances.done);
      const isTold = ends > 0 && random.chance(chances.told);
      set('done', isDone);
      set('told', isTold);
      const isTaken = held === undefined || down.isReady;
      if (!isReset) {
        assert.equal(down.shown !== undefined, held !== undefined, 'a READ leaves');
        if (held !== undefined) hasFields(down.shown!, held, 'READ');
        assert.equal(get('taken'), isTaken, 'a READ is taken');
        assert.equal(get('may_end'), ends < slots, 'one more may end');
        if (ends === slots) seen.full++;
        seen[isTaken ? 'leaves' : 'stays']++;
      }
      if (isTaken) held = undefined;
      if (isRead && isTaken) {
        const { source, local } = peers.get(Number(any.slot))!;
        const {
          slot,
          job_id,
          pid_on_fep,
          resource_index,
          key,
          payload_length: length,
          address,
        } = any as Readonly<Record<string, number | bigint>>;
        const offset = BigInt.asUintN(64, BigInt(any.buffer_offset!) + BigInt(any.message_offset!));
        held = {
          ...{ slot: slot!, destination: source!, local: local!, job_id: job_id!, pid_on_fep: pid_on_fep! },
          ...{ resource_index: resource_index!, key: key!, offset, length: length!, address: address! },
        };
      }
      ends += Number(isDone) - Number(isTold);
      if (last !== undefined) peers.set(Number(last.slot), { source: last.peer_source!, local: last.peer_local! });
      last = beginning;
      await t.rising();
      if (!isReset) continue;
      last = undefined;
      held = undefined;
      ends = 0;
    }
    if (clocks >= 1_000) happened(seen, 20);
  };
