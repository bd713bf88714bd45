/** Drives a receive half of SES, and holds all that it says against the golden model. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { Resource } from '../../../golden/ses/addressing/index.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import { isRendezvous, type SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import {
  type Arrival,
  SesTarget,
  type TargetCompletion,
  type TargetMessage,
} from '../../../golden/ses/target-side/index.ts';
import { TargetDeferrals } from './target-deferrals.ts';
import { TargetExhaustions } from './target-exhaustions.ts';
import {
  type Completion,
  commandsTo,
  isBuilt,
  offerTo,
  type Table,
  type TableCommand,
  type TargetIo,
  tables,
  targetIo,
} from './target-io.ts';
import { TargetKept } from './target-kept.ts';
import { TargetLog } from './target-log.ts';
import { TargetMulti } from './target-multi.ts';
import {
  completionOf,
  type Expected,
  isOneOf,
  ofAtomics,
  packetOf,
  regionCommand,
  responseOf,
} from './target-ports.ts';
import { TargetReads } from './target-reads.ts';
import {
  indices,
  modelProcess,
  modelSettings,
  type ProcessSetup,
  type SpaceName,
  spaces,
  type TargetChoices,
} from './target-world.ts';

export type Outcome = 'matched' | 'stored' | 'absent' | 'refused';
type Result = ReturnType<TargetIo['result']['get']>;

/** A context in both. */
export interface Context {
  readonly process: ProcessSetup;
  readonly space: SpaceName;
  readonly slot: number;
  readonly resource: Resource<TargetMessage>;
}

export class TargetBench {
  readonly model: SesTarget;
  readonly contexts: Context[] = [];
  /** Codes that were answered, completions that were told, bytes that were read, and receives that found no room. */
  readonly codes = new Map<number, number>();
  completed = 0;
  reads = 0;
  atomics = 0;
  full = 0;
  /** Responses that wait until the bytes of their packets are visible. */
  waits = 0;
  /** Datagrams that no receive was there for, or that were wrong. */
  dropped = 0;
  /** Those that have a receive. */
  datagrams = 0;
  /** Of the last receive that was posted. */
  outcome: Outcome = 'stored';
  /** Clocks from packet to result, the least and the most. */
  readonly clocks = { least: Number.POSITIVE_INFINITY, most: 0 };
  /** Messages that wait, and their RTRs. */
  readonly deferrals: TargetDeferrals;
  readonly exhaustions: TargetExhaustions;
  /** Receives for several messages. */
  readonly multi: TargetMulti;
  /** Messages whose bytes are kept. */
  readonly kept: TargetKept;
  /** Rendezvous sends, and their READs. */
  readonly rest: TargetReads;
  readonly #t: TestContext;
  readonly #profile: ProfileName;
  readonly #io: TargetIo;
  readonly #due: Expected[] = [];
  readonly #post: SesTarget['post'];
  readonly #log = new TargetLog();
  readonly #expired: TargetCompletion[] = [];
  #clock = 0;
  #open = 0;
  #now = 0;
  readonly #random;
  readonly #receives;
  /** Whether receives may be for one job alone; whether those of the SEND space are in a list, and not in queues. */
  readonly hasJobs: boolean;
  readonly hasList: boolean;
  /** Whether datagrams are built in. */
  readonly hasDatagrams: boolean;
  readonly #posts: { readonly context: Context; readonly receive: PostedReceive; readonly kind: 'post' | 'cancel' }[] =
    [];

  constructor(t: TestContext, profile: ProfileName, choices: TargetChoices = {}) {
    this.#t = t;
    this.#io = targetIo(t);
    this.#profile = profile;
    this.#random = t.random.fork('bench');
    this.#receives = t.dut.ports
      .map(({ name }) => name)
      .filter((name) => name.startsWith('receives_payload_'))
      .map((name) => t.dut.port(name));
    this.multi = new TargetMulti(t);
    this.hasJobs = isBuilt(this.#io.receives.payload.job);
    this.hasList = this.hasJobs || this.multi.isThere;
    this.hasDatagrams = isBuilt(this.#io.uud);
    this.exhaustions = new TargetExhaustions(t);
    this.kept = new TargetKept(t, (name) => this.model.kept.names.includes(name));
    this.deferrals = new TargetDeferrals(t, profile !== 'ai_base', choices);
    this.rest = new TargetReads(t, profile === 'hpc', {
      tell: (completion, got) => this.#checkCompletion(got, completion),
      take: () => this.#log.completions.splice(0),
    });
    this.model = new SesTarget(
      modelSettings(profile, choices, this.kept.places),
      this.#log.port((peer, request, done) => this.deferrals.expect({ peer, request, done })),
      { initiator: 1, firstToken: choices.firstToken ?? 1 },
    );
    this.#post = this.model.post.bind(this.model);
    // What the model posts again is software's to post.
    this.model.post = (resource, receive) => {
      this.deferrals.expectBack({ resource, receive });
      return true;
    };
  }

  /** Packets and receives whose end is not known yet. */
  get waiting(): number {
    const others = this.deferrals.waiting + this.rest.waiting + this.exhaustions.waiting + this.kept.waiting;
    return this.#due.length + this.#posts.length + others;
  }

  async begin(processes: readonly ProcessSetup[]): Promise<void> {
    const io = this.#io;
    if (this.hasDatagrams) io.uud.set(0);
    io.tick.set(0);
    const links = [...tables.map((table) => commandsTo(io, table)), io.contexts, io.receives];
    for (const { valid } of [io.packet, ...links]) valid.set(0);
    const code = returnCodes.code;
    io.resolver_settings.version_code.set(code.uncor);
    const rules = { job_code: code.perm_violation, right_code: code.perm_violation, message_code: code.bad_addr };
    io.region_settings.set({ ...rules, checks_message: 0, atomics_need_all: 1 });
    io.choices.default_length.set(1);
    this.deferrals.begin();
    this.rest.begin();
    this.kept.begin();
    while (io.ready.get() === 0) await this.#t.rising();
    const jobs = new Set(processes.flatMap(({ jobId }) => (jobId === 'absolute' ? [] : [jobId])));
    for (const key of jobs) await this.#carryOut('job', { remove: 0, key });
    for (const process of processes) await this.#add(process);
  }

  async #add(setup: ProcessSetup): Promise<void> {
    const { process, operations } = modelProcess(this.#profile, setup);
    this.model.addresses.add(process);
    const isAbsolute = setup.jobId === 'absolute';
    const address = { rel: isAbsolute ? 0 : 1, job_id: isAbsolute ? 0 : setup.jobId, pid_on_fep: setup.pidOnFep };
    const owner = await this.#carryOut('process', { remove: 0, process: address });
    const mask = [...operations].reduce((sum, name) => sum | (1 << opcodes.code[name]), 0);
    for (const [space, name] of spaces.entries()) {
      const resource = process.resources[space]!;
      const slot = await this.#carryOut('resource', {
        ...{ remove: 0, absolute: 0, owner, space: name, resource_index: indices[name] },
        context: {
          enabled: 1,
          uses_generation: resource.generation === undefined ? 0 : 1,
          generation: resource.generation ?? 0,
          supported: mask & 0xffff,
        },
      });
      this.exhaustions.watch(resource, slot);
      this.contexts.push({ process: setup, space: name, slot, resource });
    }
    const rma = this.contexts.find(({ process: of, space }) => of === setup && space === 'rma')!;
    for (const region of setup.regions) await this.#carryOut('region', regionCommand(region, rma.slot));
  }

  /** A command to a table; its slot. */
  async #carryOut<T extends Table>(table: T, command: TableCommand<T>): Promise<number> {
    offerTo(this.#io, table, command);
    for (;;) {
      const { valid, status, slot } = this.#io[`${table}_done`].get();
      await this.clock();
      if (valid === 0) continue;
      commandsTo(this.#io, table).valid.set(0);
      assert.equal(status, 'ok', `${table} ${JSON.stringify(command, (_, v) => (typeof v === 'bigint' ? `${v}` : v))}`);
      return Number(slot);
    }
  }

  contextOf(space: SpaceName, process: number): Context {
    return this.contexts.filter((context) => context.space === space)[process]!;
  }

  /** Offers a receive, or takes one back; it is taken and done while clocks pass. None is on the way to its space. */
  offer(context: Context, receive: PostedReceive, kind: 'post' | 'cancel' = 'post'): void {
    const isTagged = context.space === 'tagged';
    assert(this.#posts.every((post) => (post.context.space === 'tagged') !== isTagged));
    const { payload, valid } = this.#io.receives;
    assert.equal(valid.get(), 0);
    const { matchBits, initiator, ignoreBits, jobId } = receive;
    payload.set({
      ...{ tagged: isTagged ? 1 : 0, kind, resource: context.slot },
      tag: { match_bits: matchBits, initiator: initiator ?? 0 },
      ...{ any_initiator: initiator === undefined ? 1 : 0, ignore_bits: ignoreBits },
      place: { wr_id: receive.wrId, address: receive.address, length: receive.length },
      ...(this.hasJobs && {
        job: { restricts: jobId === undefined ? 0 : 1, job_id: jobId ?? this.#random.bits(24) },
      }),
      ...this.multi.offered(receive),
    });
    valid.set(1);
    this.#posts.push({ context, receive, kind });
  }

  /** Whether a packet may be on the way to that context. */
  isBusy({ process, space }: Context): boolean {
    const index = indices[space];
    return this.#due.some(({ request }) => request.resourceIndex === index && request.pidOnFep === process.pidOnFep);
  }

  /** A context that a receive is on the way to. */
  get offered(): Context | undefined {
    return this.#posts[0]?.context;
  }

  async post(context: Context, receive: PostedReceive, kind: 'post' | 'cancel' = 'post'): Promise<void> {
    this.offer(context, receive, kind);
    await this.drain();
  }

  /** A clock, with a packet or none. */
  async clock(request?: SesRequest, arrival?: Arrival, tick = false): Promise<void> {
    const { packet, uud, tick: tickPort, receives } = this.#io;
    if (request === undefined) packet.valid.set(0);
    else {
      packet.set(packetOf({ ...request, bufferOffset: this.deferrals.wordOf(request) }, arrival!));
      this.rest.give(request);
      if (this.hasDatagrams) uud.set(arrival!.mode === 'uud' ? 1 : 0);
      this.#deliver(this.kept.filled(request, arrival!), arrival!);
    }
    tickPort.set(tick ? 1 : 0);
    this.#look();
    this.deferrals.look();
    this.rest.isPosting = this.#posts.some(({ receive }) => receive.minFree !== undefined);
    this.rest.look();
    this.kept.look();
    this.exhaustions.look();
    const isTaken = this.#posts.length > 0 && receives.valid.get() === 1 && receives.ready.get() === 1;
    await this.#t.rising();
    if (isTaken) {
      receives.valid.set(0);
      // Another command could be offered from now on.
      for (const port of this.#receives) port.set(this.#random.bits(Math.min(port.width, 32)));
    }
    this.#clock += 1;
  }

  /** Messages of several packets that have begun and not ended. */
  get open(): number {
    return this.#open;
  }

  /** Nothing comes until all is done. */
  async drain(): Promise<void> {
    for (let i = 0; i < 4_000 && this.waiting > 0; i++) await this.clock();
    assert.equal(this.waiting, 0, 'a result is missing');
  }

  /** Time passes for messages that do not go on. */
  async age(
    ticks: number,
    packets: Iterator<readonly [SesRequest, Arrival] | readonly []> = [].values(),
  ): Promise<void> {
    for (let i = 0; i < ticks; i++) {
      await this.clock(undefined, undefined, true);
      for (let j = 0; j < 100; j++) await this.clock(...(packets.next().value ?? []));
    }
  }

  /** The model forgets what is idle: the hardware says the same, in any order. */
  async expire(packets?: Iterator<readonly [SesRequest, Arrival] | readonly []>): Promise<void> {
    this.#now += 10_000;
    this.model.advance(this.#now);
    this.#expired.push(...this.#takeCompletions());
    await this.age(10, packets);
    assert.equal(this.#expired.length, 0, 'a message does not expire');
    assert.equal(this.deferrals.missing, 0, 'a receive does not come back');
    assert.equal(this.#open, 0, 'a message is still open');
  }

  #deliver(request: SesRequest, arrival: Arrival): void {
    this.model.deliver(request, arrival);
    const { response, write, read, waits } = this.#log.takePacket();
    const completions = this.#takeCompletions();
    const isKept = this.kept.isKept(request, response);
    this.#due.push({
      ...{ request, arrival, response, clock: this.#clock },
      // The model places a packet of a write before it finds that the message has too many bytes.
      write: !isKept && (response?.returnCode === 'ok' || arrival.mode === 'uud') ? write : undefined,
      isKept,
      read,
      // What is kept is answered at once, also after it has a receive.
      waits: waits && !isKept,
      completions,
    });
  }

  /** What the model tells now; rendezvous sends, and what it reads of them, by other ports. */
  #takeCompletions(): TargetCompletion[] {
    const all = this.#log.completions.splice(0);
    const isRest = ({ opcode }: TargetCompletion): boolean => isRendezvous(opcode);
    this.rest.expect(this.#log.rests.splice(0), all.filter(isRest));
    for (const part of all.filter(({ kind }) => kind === 'returned'))
      this.deferrals.expectPart({ ...part, address: this.multi.addressOf(part.wrId!, part.offset) });
    return this.kept.expect(all.filter((one) => !isRest(one) && one.kind !== 'returned'));
  }

  #look(): void {
    this.#lookAtPosts();
    if (this.#io.result.valid.get() === 0) return;
    const result = this.#io.result.get();
    this.#open += result.opens - result.closes;
    assert(this.#open >= 0);
    if (result.expired === 1) {
      if (result.completes === 1) this.#checkExpired(result.completion);
      return;
    }
    const due = this.#due.shift();
    assert(due !== undefined, 'a result of no packet');
    const { response, write, read, request, completions } = due;
    const clocks = this.#clock - due.clock;
    this.clocks.least = Math.min(this.clocks.least, clocks);
    this.clocks.most = Math.max(this.clocks.most, clocks);
    const say = () =>
      JSON.stringify({ request, response, write, read, completions }, (_, v) => (typeof v === 'bigint' ? `${v}` : v));
    const got = result.response;
    if (due.arrival.mode === 'uud') {
      // Nothing answers it: the result says whether it was taken.
      assert.equal(got.return_code === returnCodes.code.ok, completions.length === 1, say());
      this[completions.length === 0 ? 'dropped' : 'datagrams']++;
    } else if (this.#isOver(due, result, say)) return;
    const extent = { address: result.address, length: result.length };
    const place = result.place === 1 ? extent : undefined;
    if (place !== undefined && this.kept.isThere) assert.equal(this.#io.is_kept.get() === 1, due.isKept, say());
    if (due.isKept) this.kept.place(due, place);
    else assert.deepEqual(place, write, say());
    assert.deepEqual(result.read === 1 ? extent : undefined, read, say());
    assert.equal(result.dc === 1, due.waits, say());
    if (due.waits) this.waits++;
    if (read !== undefined) this.reads++;
    assert.equal(completions.length <= 1, true);
    assert.equal(result.completes, completions.length, say());
    if (completions.length === 1) this.#checkCompletion(result.completion, completions[0]!);
  }

  /** Its response; an atomic is over, as who does it answers it. */
  #isOver({ request, response, write }: Expected, result: Result, say: () => string): boolean {
    const got = result.response;
    assert(response !== undefined, 'the model has no response');
    const isAtomic = result.atomic === 1;
    if (isAtomic) {
      this.atomics++;
      assert(isOneOf(request, 'atomic', 'fetching_atomic') && result.place === 0 && result.read === 0);
      assert.equal(result.completes, 0);
      if (ofAtomics.includes(response.returnCode)) return true;
      assert.equal(got.return_code, returnCodes.code[response.returnCode], say());
      if (response.returnCode === 'ok') assert.equal(result.address, write!.address, say());
      return true;
    }
    assert(
      response.returnCode !== 'ok' || !isOneOf(request, 'atomic', 'fetching_atomic'),
      `an atomic that is not done: ${say()}`,
    );
    assert.deepEqual(got, responseOf(response), say());
    this.codes.set(got.return_code, (this.codes.get(got.return_code) ?? 0) + 1);
    return false;
  }

  #checkCompletion(got: Completion, expected: TargetCompletion): void {
    this.completed++;
    assert.deepEqual(got, { ...completionOf(expected), ...this.multi.partOf(expected) });
  }

  #checkExpired({ wr_id: wrId, message_id: id, return_code, bytes, address, released }: Completion): void {
    const index = this.#expired.findIndex((one) => one.wrId === wrId && one.messageId === id);
    assert(index >= 0, `receive ${wrId} expires`);
    const [expected] = this.#expired.splice(index, 1);
    const own = { return_code: returnCodes.code[expected!.code], bytes: expected!.bytes };
    const part = { address, released };
    assert.deepEqual({ return_code, bytes, ...part }, { ...own, ...this.multi.partOf(expected!) });
  }

  #lookAtPosts(): void {
    for (const name of ['send', 'tagged'] as const) {
      if (name === 'tagged' && this.#profile === 'ai_base') continue;
      const port = this.#io[`${name}_done`];
      if (port.valid.get() === 0) continue;
      const done = port.get();
      const at = this.#posts.findIndex((one) => (one.context.space === 'tagged') === (name === 'tagged'));
      const [post] = at < 0 ? [] : this.#posts.splice(at, 1);
      assert(post !== undefined, 'a receive is done that was not posted');
      const outcome: Outcome = done.outcome as Outcome;
      const { context, receive, kind } = post;
      if (kind === 'cancel') {
        const isThere = this.model.cancel(context.resource, receive.wrId);
        assert.equal(outcome, isThere ? 'matched' : 'absent');
        assert.equal(done.wr_id, receive.wrId);
        this.multi.done(name, receive, this.#log.completions.splice(0)[0]?.offset);
        continue;
      }
      assert(outcome !== 'absent', outcome);
      this.outcome = outcome;
      this.multi.done(name, receive);
      assert.equal(done.wr_id, receive.wrId);
      if (outcome === 'refused') this.full++;
      else {
        assert(this.#post(context.resource, receive));
        this.#log.writes.length = 0;
        const isPosted = context.resource.matcher!.posted.includes(receive);
        assert.equal(outcome, isPosted ? 'stored' : 'matched');
        assert.deepEqual(this.#takeCompletions(), []);
      }
    }
  }
}
