/** A reader of rendezvous sends beside the READs of the golden initiator. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { rendezvous } from '../../../../../rtl-gen/uet/ses/rendezvous/rendezvous.ts';
import type { RendezvousHeader, RendezvousRead } from '../../../../../rtl-gen/uet/ses/rendezvous/rendezvous-records.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../../agents/item.ts';
import { SesInitiator } from '../../../golden/ses/initiator/index.ts';
import { noBytes, type SesRequest } from '../../../golden/ses/packets/packet.ts';
import { sesSettings } from '../../../golden/ses/settings.ts';
import { peerGroup } from '../../../golden/ses/target-side/index.ts';
import { assert, portsOf, type TestContext } from '../../test-kit.ts';

const ports = portsOf(rendezvous({ slots: 4, reads: 2 }));

export type Header = Item<ValueOf<typeof RendezvousHeader>>;
type Read = Item<ValueOf<ReturnType<typeof RendezvousRead>>>;

export interface Command {
  readonly kind: 'go' | 'drop';
  readonly slot: number;
  readonly wr_id: number;
  readonly address: bigint;
  readonly length: number;
  readonly has_eager: boolean;
}

export interface Setup {
  readonly slots: number;
  readonly reads: number;
  readonly mtu: number;
  readonly fromStart: boolean;
  readonly firstId: number;
  readonly share?: { readonly groups: number; readonly most: number } | undefined;
}

/** Clocks from the end of a message until its peer may have its place again, at most. */
const shareClocks = 12;

/** What happens in a clock. */
export interface Moment {
  readonly reserve?: Header | undefined;
  readonly command?: Command | undefined;
  readonly answer?: { readonly slot: number; readonly return_code: number } | undefined;
  readonly takesRead?: boolean;
  readonly takesDone?: boolean;
}

/** A message in a place; once it is read, its packets that have not left, and how many have no answer. */
export interface Entry {
  readonly header: Header;
  wrId: number;
  isRead: boolean;
  packets: SesRequest[];
  address: bigint;
  out: number;
  code: number;
}

export class RendezvousDesk {
  readonly entries = new Map<number, Entry>();
  readonly reads: Read[] = [];
  readonly done: { readonly slot: number; readonly wr_id: number; readonly return_code: number }[] = [];
  /** Packets without an answer, by the place of their message. */
  readonly out: number[] = [];
  clock = 0;
  readonly #t: TestContext;
  readonly #setup: Setup;
  readonly #dut: ReturnType<typeof ports>;
  #free = 0;
  #freed = -shareClocks;

  constructor(t: TestContext, setup: Setup) {
    this.#t = t;
    this.#setup = setup;
    this.#dut = ports(t);
    this.#dut.choices.set({
      ...{ payload_mtu: setup.mtu, from_start: setup.fromStart ? 1 : 0, first_id: setup.firstId },
    });
    t.monitor(this.#dut.read.name);
    t.monitor(this.#dut.done.name);
  }

  get offered(): number | undefined {
    const { valid, slot } = this.#dut.free.get();
    return valid === 1 ? Number(slot) : undefined;
  }

  /** A clock; what was taken in it. */
  async go(moment: Moment = {}): Promise<{ slot?: number; command: boolean; answer: boolean }> {
    const { reserve, command, answer, takesRead = true, takesDone = true } = moment;
    const { commands, answers, read, done } = this.#dut;
    if (reserve === undefined) this.#dut.reserve.valid.set(0);
    else this.#dut.reserve.set({ valid: 1, header: reserve });
    commands.valid.set(command === undefined ? 0 : 1);
    if (command !== undefined) commands.payload.set({ ...command, has_eager: command.has_eager ? 1 : 0 });
    answers.valid.set(answer === undefined ? 0 : 1);
    if (answer !== undefined) answers.payload.set(answer);
    read.ready.set(takesRead ? 1 : 0);
    done.ready.set(takesDone ? 1 : 0);
    const slot = this.offered;
    if (slot !== undefined) assert(!this.entries.has(slot), `place ${slot} is in use`);
    const isAll = this.entries.size === this.#setup.slots;
    if (this.#setup.share === undefined) {
      this.#free = slot !== undefined || isAll ? 0 : this.#free + 1;
      assert(this.#free < 5, 'a place is free, and is not given');
    } else if (reserve !== undefined) {
      const isFull = this.#ofGroup(reserve.peer) >= this.#setup.share.most;
      assert(slot === undefined || !isFull, 'a peer has more than its share');
      const isSure = this.clock - this.#freed > shareClocks && this.clock > shareClocks;
      assert(slot !== undefined || isAll || isFull || !isSure, 'a place is free, and is not given');
    }
    const takesCommand = command !== undefined && commands.ready.get() === 1;
    const takesAnswer = answer !== undefined && answers.ready.get() === 1;
    if (read.valid.get() === 1) this.#look(takesRead);
    if (done.valid.get() === 1) this.#finish(takesDone);
    if (takesAnswer) this.#take(answer.slot, answer.return_code);
    if (takesCommand) this.#carryOut(command);
    const takes = reserve !== undefined && slot !== undefined;
    if (takes) {
      const empty = { wrId: 0, isRead: false, packets: [], address: 0n, out: 0, code: returnCodes.code.ok };
      this.entries.set(slot, { header: reserve, ...empty });
    }
    await this.#t.rising();
    this.clock += 1;
    return { ...(takes && { slot }), command: takesCommand, answer: takesAnswer };
  }

  /** The golden initiator's packets of the READ. */
  #carryOut({ kind, slot, wr_id: wrId, address, length, has_eager: hasEager }: Command): void {
    const entry = this.entries.get(slot)!;
    if (kind === 'drop') {
      this.entries.delete(slot);
      this.#freed = this.clock;
      return;
    }
    const { header } = entry;
    const from = hasEager ? header.eager_length : 0;
    const start = header.read_offset - (this.#setup.fromStart ? 0n : BigInt(header.eager_length));
    Object.assign(entry, { wrId, isRead: true, address: BigInt.asUintN(64, address + BigInt(from)) });
    if (length <= from) return;
    const settings = sesSettings({ payloadMtu: this.#setup.mtu });
    const initiator = new SesInitiator(settings, { place: () => {}, random: () => 0 });
    const where = { peer: header.peer, mode: 'rud', rel: header.rel === 1, jobId: header.job_id } as const;
    const op = {
      ...{ ...where, pidOnFep: header.pid_on_fep, resourceIndex: header.resource_index, initiator: 1 },
      ...{ matchBits: header.read_key, opcode: 'read' as const, payload: noBytes, length: length - from },
      offset: BigInt.asUintN(64, start + BigInt(from)),
    } as const;
    initiator.setGeneration(op, header.ri_generation);
    initiator.start(op, () => {});
    for (let packet = initiator.next(); packet !== undefined; packet = initiator.next())
      entry.packets.push(packet.request);
  }

  #look(takes: boolean): void {
    const read = this.#dut.read.payload.get();
    const slot = Number(read.slot);
    const entry = this.entries.get(slot)!;
    const packet = entry.packets[0];
    assert(packet !== undefined && entry.code === returnCodes.code.ok, `a packet of place ${slot}`);
    assert(this.out.length < this.#setup.reads, 'a packet too many is out');
    assert.deepEqual(read, {
      ...{ slot, peer: entry.header.peer, rel: packet.rel ? 1 : 0, job_id: packet.jobId },
      ...{ ri_generation: packet.riGeneration, pid_on_fep: packet.pidOnFep, resource_index: packet.resourceIndex },
      ...{ message_id: (this.#setup.firstId + slot) % 2 ** 16, som: packet.som ? 1 : 0, eom: packet.eom ? 1 : 0 },
      ...{ key: packet.matchBits, buffer_offset: packet.bufferOffset, request_length: packet.requestLength },
      ...{ payload_length: packet.payloadLength, message_offset: packet.messageOffset },
      address: BigInt.asUintN(64, entry.address + BigInt(packet.messageOffset)),
    });
    if (!takes) return;
    this.reads.push(read);
    entry.packets.shift();
    entry.out += 1;
    this.out.push(slot);
  }

  #take(slot: number, code: number): void {
    const entry = this.entries.get(slot)!;
    this.out.splice(this.out.indexOf(slot), 1);
    entry.out -= 1;
    if (entry.code === returnCodes.code.ok) entry.code = code;
  }

  #finish(takes: boolean): void {
    const { slot, ...rest } = this.#dut.done.payload.get();
    const done = { slot: Number(slot), ...rest };
    const entry = this.entries.get(done.slot);
    assert(entry?.isRead, `place ${done.slot} is read`);
    assert.equal(entry.out, 0, 'it is complete with the last answer');
    assert(entry.packets.length === 0 || entry.code !== returnCodes.code.ok, 'it is complete before its last packet');
    assert.deepEqual(done, { slot: done.slot, wr_id: entry.wrId, return_code: entry.code });
    if (!takes) return;
    this.done.push(done);
    this.entries.delete(done.slot);
    this.#freed = this.clock;
  }

  /** Places that the peers of a group have. */
  #ofGroup(peer: number): number {
    const { groups } = this.#setup.share!;
    return [...this.entries.values()].filter(({ header }) => peerGroup(header.peer, groups) === peerGroup(peer, groups))
      .length;
  }
}
