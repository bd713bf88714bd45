/** A table of deferred sends at their target, clock by clock beside the golden model's receives that wait. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import type { DeferredHeader, ReadyToReceive } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-records.ts';
import {
  deferralFoundLatency,
  deferralIdleTicks,
  deferralLookupLatency,
  deferralTarget,
} from '../../../../../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import type { Item } from '../../../../agents/item.ts';
import type { Resource } from '../../../golden/ses/addressing/index.ts';
import type { Claim } from '../../../golden/ses/matching/index.ts';
import { sesRequest, tokensIn, wordOf } from '../../../golden/ses/packets/packet.ts';
import { defaultTargetSettings } from '../../../golden/ses/settings.ts';
import { DeferredReceives } from '../../../golden/ses/target-side/deferred.ts';
import { peerGroup, TargetMessage } from '../../../golden/ses/target-side/index.ts';
import { assert, portsOf, type TestContext } from '../../test-kit.ts';
import type { Place } from '../completion-ports.ts';
import { TokenChecker } from './token-checker.ts';

const ports = portsOf(deferralTarget({ slots: 2 }));

type HeaderFields = Item<ValueOf<ReturnType<typeof DeferredHeader>>>;
export type Header = HeaderFields & { readonly token: number };

export type Kind = 'restart' | 'drop' | 'refuse';

export interface Lookup {
  readonly kind: Kind;
  readonly peer: number;
  readonly initiator: number;
  readonly target: number;
}

/** What happens in a clock. */
export interface Moment {
  readonly reserve?: Header | undefined;
  readonly settle?: { readonly slot: number; readonly stored: boolean } | undefined;
  readonly found?: { readonly slot: number; readonly place: Place } | undefined;
  readonly lookup?: Lookup | undefined;
  readonly tick?: boolean;
  readonly takesRtr?: boolean;
  readonly takesReturned?: boolean;
}

/** A message in a place. */
export interface Entry {
  readonly token: number;
  readonly header: Header;
  readonly since: number;
  state: 'reserved' | 'waits' | 'dropped' | 'found' | 'promised' | 'back';
  /** The golden model's token, and how it is told that its RTR was refused. */
  golden: number;
  refused: () => void;
}

interface Found {
  readonly entry: Entry;
  readonly place: Place;
}

type Rtr = Item<ValueOf<typeof ReadyToReceive>>;

/** Groups of peers. */
const groups = 16;

export class TargetDesk {
  readonly entries = new Map<number, Entry>();
  /** All that have left and been answered. */
  readonly rtrs: Rtr[] = [];
  readonly answers: { readonly kind: Kind; readonly hit: boolean; readonly place: Place }[] = [];
  readonly foundDone: boolean[] = [];
  readonly returned: number[] = [];
  clock = 0;
  readonly #t: TestContext;
  readonly #slots: number;
  readonly #tokens: TokenChecker;
  /** Clocks since a group of peers has had less than its share, and is said to be full. */
  readonly #full = Array.from({ length: groups }, () => 0);
  readonly #model: DeferredReceives;
  readonly #isUpper: boolean;
  readonly #isZero: boolean;
  #now = 0;
  #asking: Entry | undefined;
  readonly #dueRtrs: Rtr[] = [];
  readonly #dueReturned = new Set<number>();
  readonly #due: { readonly clock: number; readonly port: 'answer' | 'found_done'; readonly value: unknown }[] = [];
  readonly #founds: (Found | undefined)[] = [undefined];
  readonly #lookups: (Lookup | undefined)[] = [undefined, undefined];
  readonly #dut: ReturnType<typeof ports>;
  readonly #noise: TestContext['random'];

  constructor(t: TestContext, slots: number, choices: { zeroToken?: boolean; targetUpper?: boolean }, tokenBits = 32) {
    this.#t = t;
    this.#slots = slots;
    this.#tokens = new TokenChecker(slots, tokenBits);
    this.#isZero = choices.zeroToken ?? false;
    this.#isUpper = choices.targetUpper ?? false;
    this.#dut = ports(t);
    this.#dut.choices.set({ zero_token: this.#isZero ? 1 : 0, target_upper: this.#isUpper ? 1 : 0 });
    t.monitor(this.#dut.rtr);
    t.monitor(this.#dut.returned);
    this.#noise = t.random.fork('noise');
    const settings = {
      ...defaultTargetSettings,
      restartToken: this.#isZero ? ('zero' as const) : ('target' as const),
      tokenOrder: this.#isUpper ? ('target_upper' as const) : ('initiator_upper' as const),
      idleTime: deferralIdleTicks + 1,
    };
    const port = {
      sendRtr: (peer: number, request: ReturnType<typeof sesRequest>, done: (code: 'uncor') => void) =>
        this.#asked(peer, request, () => done('uncor')),
    };
    this.#model = new DeferredReceives(
      settings,
      port as unknown as ConstructorParameters<typeof DeferredReceives>[1],
      { initiator: 77, firstToken: 1 },
      (_, claim) => this.#givenBack(claim),
    );
  }

  entryAt(slot: number): Entry | undefined {
    return this.entries.get(slot);
  }

  /** The token that the next `reserve` gets; `undefined`: none yet. */
  get offered(): number | undefined {
    const { valid, token } = this.#dut.free.get();
    return valid === 1 ? Number(token) : undefined;
  }

  /** A message of that peer may take no place more. */
  isFull(peer: number): boolean {
    return ((Number(this.#dut.full.get()) >> peerGroup(peer, groups)) & 1) === 1;
  }

  /** A group is full where it has half of the places, and not long after it has fewer. */
  #checkShares(isOffered: boolean): void {
    const full = Number(this.#dut.full.get());
    const counts = this.#full.map(() => 0);
    for (const { header } of this.entries.values()) counts[peerGroup(header.peer, groups)]! += 1;
    for (const [group, count] of counts.entries()) {
      const isFull = ((full >> group) & 1) === 1;
      assert(count <= this.#slots / 2, `group ${group} has ${count} places`);
      if (isOffered && count === this.#slots / 2) assert(isFull, `group ${group} has its share`);
      this.#full[group] = isFull && count < this.#slots / 2 ? this.#full[group]! + 1 : 0;
      assert(this.#full[group]! < this.#slots + 4, `group ${group} has fewer than its share`);
    }
  }

  /** Receives may be found in this clock. */
  get hasRoom(): boolean {
    return this.#dut.room.get() === 1;
  }

  get waiting(): number {
    return this.#dueRtrs.length + this.#dueReturned.size + this.#due.length;
  }

  /** A clock; the token of a message that took a place in it. */
  async go(moment: Moment = {}): Promise<number | undefined> {
    const { reserve, settle, found, lookup, tick = false, takesRtr = true, takesReturned = true } = moment;
    const dut = this.#dut;
    if (reserve === undefined) dut.reserve.valid.set(0);
    else dut.reserve.set({ valid: 1, header: reserve });
    dut.settle.set(
      settle === undefined
        ? { valid: 0, slot: this.#noise.below(this.#slots), stored: 0 }
        : { valid: 1, slot: settle.slot, stored: settle.stored ? 1 : 0 },
    );
    if (found === undefined) {
      dut.found.valid.set(0);
      dut.found.slot.set(this.#noise.below(this.#slots));
      dut.found.place.wr_id.set(this.#noise.below(2 ** 32));
    } else dut.found.set({ valid: 1, ...found });
    if (lookup === undefined) dut.lookup.valid.set(0);
    else {
      const { kind, peer, ...tokens } = lookup;
      dut.lookup.set({ valid: 1, kind, peer, tokens });
    }
    dut.tick.set(tick ? 1 : 0);
    dut.rtr.ready.set(takesRtr ? 1 : 0);
    dut.returned.ready.set(takesReturned ? 1 : 0);
    const token = this.#look(reserve !== undefined, takesRtr, takesReturned);
    this.#act(tick);
    if (found !== undefined) {
      const entry = this.entries.get(found.slot)!;
      assert(entry.state === 'waits' || entry.state === 'dropped');
      this.#founds.push({ entry, place: found.place });
      this.#expect('found_done', deferralFoundLatency);
    } else this.#founds.push(undefined);
    if (lookup !== undefined) this.#expect('answer', deferralLookupLatency);
    this.#lookups.push(lookup);
    if (settle !== undefined) {
      const entry = this.entries.get(settle.slot)!;
      assert.equal(entry.state, 'reserved');
      entry.state = 'waits';
      if (!settle.stored) this.entries.delete(settle.slot);
    }
    if (token !== undefined) {
      const slot = this.#tokens.slotOf(token);
      const none = () => {};
      this.entries.set(slot, {
        ...{ token, header: reserve!, since: this.clock, state: 'reserved', golden: 0, refused: none },
      });
    }
    await this.#t.rising();
    this.clock += 1;
    return token;
  }

  #expect(port: 'answer' | 'found_done', latency: number): void {
    this.#due.push({ clock: this.clock + latency, port, value: undefined });
  }

  /** What is at the ports in this clock. */
  #look(reserves: boolean, takesRtr: boolean, takesReturned: boolean): number | undefined {
    const { free, rtr: rtrPort, returned } = this.#dut;
    const token = this.offered;
    const takes = reserves && token !== undefined;
    this.#checkShares(token !== undefined);
    this.#tokens.look(token !== undefined, token ?? 0, this.entries, takes);
    if (token !== undefined) assert.equal(Number(free.slot.get()), this.#tokens.slotOf(token));
    if (rtrPort.valid.get() === 1) {
      const expected = this.#dueRtrs[0];
      assert(expected !== undefined, 'an RTR too many');
      const rtr = rtrPort.payload.get();
      assert.deepEqual(rtr, expected);
      if (takesRtr) {
        this.#dueRtrs.shift();
        this.rtrs.push(rtr);
      }
    }
    if (returned.valid.get() === 1) {
      const wrId = returned.payload.wr_id.get();
      assert(this.#dueReturned.has(wrId), `receive ${wrId} comes back`);
      if (takesReturned) {
        this.#dueReturned.delete(wrId);
        this.returned.push(wrId);
        const [slot] = [...this.entries].find(
          ([, entry]) => entry.state === 'back' && this.#wrIds.get(entry) === wrId,
        )!;
        this.#leaving = slot;
      }
    }
    return takes ? token : undefined;
  }

  #leaving: number | undefined;
  readonly #wrIds = new Map<Entry, number>();

  /** The hardware's order within a clock. */
  #act(tick: boolean): void {
    // Results are of what has acted in clocks before.
    for (const port of ['answer', 'found_done'] as const) {
      const index = this.#due.findIndex((one) => one.port === port && one.clock === this.clock);
      assert.equal(this.#dut[port].valid.get(), index >= 0 ? 1 : 0, `${port} in clock ${this.clock}`);
      if (index < 0) continue;
      this.#due.splice(index, 1);
      if (port === 'found_done') {
        const again = this.#dut.found_done.again.get();
        assert.equal(again, this.#expectedFound.shift());
        this.foundDone.push(again === 1);
        continue;
      }
      const expected = this.#expectedAnswers.shift()!;
      const { kind, hit, place: given } = this.#dut.answer.get();
      assert.equal(kind, expected.kind);
      assert.equal(hit, expected.hit ? 1 : 0, `hit of ${JSON.stringify(expected.lookup)}`);
      const { released: _, ...place } = given;
      if (expected.place !== undefined) assert.deepEqual(place, expected.place);
      this.answers.push({ kind: expected.kind, hit: expected.hit, place });
    }
    const lookup = this.#lookups.shift();
    const drop = lookup?.kind === 'drop' ? lookup : undefined;
    if (lookup !== undefined && drop === undefined) this.#lookUp(lookup);
    if (tick) {
      this.#now += 1;
      this.#model.advance(this.#now);
    }
    const found = this.#founds.shift();
    if (found !== undefined) this.#found(found);
    if (drop !== undefined) this.#drop(drop);
    if (this.#leaving !== undefined) {
      this.entries.delete(this.#leaving);
      this.#leaving = undefined;
    }
  }

  readonly #expectedFound: number[] = [];
  readonly #expectedAnswers: { kind: Kind; hit: boolean; place: Place | undefined; lookup: Lookup }[] = [];

  #lookUp(lookup: Lookup): void {
    const { kind, peer, initiator, target } = lookup;
    const entry = this.entries.get(this.#tokens.slotOf(target));
    const isPromised = entry?.token === target && entry.state === 'promised';
    if (kind === 'refuse') {
      if (isPromised) entry.refused();
      this.#expectedAnswers.push({ kind, hit: isPromised, place: undefined, lookup });
      return;
    }
    const claim = isPromised ? this.#model.take(wordOf({ initiator, target: entry.golden }), peer) : undefined;
    const receive = claim?.receive;
    const place =
      receive === undefined ? undefined : { wr_id: receive.wrId, address: receive.address, length: receive.length };
    this.#expectedAnswers.push({ kind, hit: claim !== undefined, place, lookup });
    if (claim !== undefined) this.entries.delete(this.#tokens.slotOf(target));
  }

  #drop(lookup: Lookup): void {
    const entry = this.entries.get(this.#tokens.slotOf(lookup.target));
    const isWaiting = entry?.token === lookup.target && entry.state === 'waits';
    if (isWaiting) entry.state = 'dropped';
    this.#expectedAnswers.push({ kind: 'drop', hit: isWaiting, place: undefined, lookup });
  }

  /** A receive has found a header: the golden model asks for its message. */
  #found({ entry, place }: Found): void {
    this.#expectedFound.push(entry.state === 'dropped' ? 1 : 0);
    if (entry.state === 'dropped') {
      this.entries.delete(this.#tokens.slotOf(entry.token));
      return;
    }
    const { peer, rel, job_id: jobId, token } = entry.header;
    const first = sesRequest({
      ...{ opcode: 0, rel: rel === 1, jobId, bufferOffset: wordOf({ initiator: token, target: 0 }) },
    });
    const message = new TargetMessage(
      { peer, pdc: 1, psn: 0, mode: 'rud' },
      first,
      'deferred',
      {} as Resource<TargetMessage>,
    );
    const receive = { wrId: place.wr_id, address: place.address, length: place.length };
    const claim = { receive, offset: 0, length: place.length, released: true } as unknown as Claim;
    this.#wrIds.set(entry, place.wr_id);
    entry.state = 'promised';
    this.#asking = entry;
    this.#model.ask(message, claim, this.#now);
    this.#asking = undefined;
  }

  /** The golden model's RTR; the hardware's has a token of its own. */
  #asked(peer: number, request: ReturnType<typeof sesRequest>, refused: () => void): void {
    const entry = this.#asking!;
    const { initiator, target } = tokensIn(request.matchBits);
    entry.golden = this.#isUpper ? initiator : target;
    entry.refused = refused;
    const own = this.#isZero ? 0 : entry.token;
    const theirs = this.#isUpper ? target : initiator;
    const tokens = this.#isUpper ? { initiator: own, target: theirs } : { initiator: theirs, target: own };
    this.#dueRtrs.push({
      ...{ peer, rel: request.rel ? 1 : 0, job_id: request.jobId },
      ...{ buffer_offset: BigInt(entry.header.kept), match_bits: wordOf(tokens) },
    });
  }

  #givenBack({ receive }: Claim): void {
    const entry = [...this.entries.values()].find(
      (one) => one.state === 'promised' && this.#wrIds.get(one) === receive.wrId,
    )!;
    entry.state = 'back';
    this.#dueReturned.add(receive.wrId);
  }

  /** Nothing is left to tell. */
  async drain(): Promise<void> {
    for (let i = 0; i < 8 * this.#slots + 20 && this.waiting > 0; i++) await this.go();
    assert.equal(this.waiting, 0, 'something was not told');
  }
}
