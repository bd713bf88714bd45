/** The registers of the semantic sublayer by themselves: all that they show, in each clock. */
import {
  semanticKinds,
  semanticRegisters,
} from '../../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { assert, type Body, type Dut, happened, type PortHandle, type Random } from '../../../test-kit.ts';
import { hasPort } from '../../pair/endpoint-ports.ts';
import { commandPorts } from '../semantic-control-directed.ts';
import { AxiLiteModel, type Rates, type Written } from './axi-lite-model.ts';
import { SemanticModel, type Shown, type Told } from './semantic-model.ts';

const tables = ['job', 'process', 'resource', 'region'] as const;
const goWord = 0;
const exhaustedWord = 0x8c / 4;

/** Ports of an endpoint with receives for one job, or for several messages, beside those of all. */
const otherPorts = {
  job_restricts: 'command.for_job',
  job_job_id: 'job.id',
  multi_is: 'command.multi',
  multi_min_free: 'min_free.bytes',
} as const;

/** Words of what hardware shows, by the port and the bits of it; the lowest register first. */
const shownPorts = [
  ['bytes_unasked', 'bytes_unasked'],
  ['restart_wr_id', 'deferral_told_restart_payload_wr_id'],
  ['restart_tokens', 'deferral_told_restart_payload_tokens'],
  ['restart_at', 'deferral_told_restart_payload_at'],
  ['restart_length', 'deferral_told_restart_payload_length'],
  ['returned_wr_id', 'deferral_told_returned_wr_id'],
  ['returned_address', 'deferral_told_returned_part_address'],
  ['returned_length', 'deferral_told_returned_part_length'],
  ['rudi_sent', 'rudi_counts_datagram_sent'],
  ['rudi_retransmitted', 'rudi_counts_retransmitted'],
  ['rudi_lost_trim', 'rudi_counts_lost_trim'],
  ['rudi_lost_nack', 'rudi_counts_lost_nack'],
  ['rudi_lost_timeout', 'rudi_counts_lost_timeout'],
  ['rudi_nack_unexpected', 'rudi_counts_nack_unexpected'],
  ['rudi_pkt_id_unknown', 'rudi_counts_pkt_id_unknown'],
  ['rudi_peer_dropped', 'rudi_counts_peer_dropped'],
] as const;

/** By their numbers in `built`; the first one reads the rest of rendezvous sends. */
const profiles: readonly string[] = ['hpc', 'ai_full', 'ai_base'];

/** What software may find built in beside that, by the ports that there are only then, from bit 2 of `built` on. */
const builtPorts = [
  'host_atomic_valid',
  'deferral_restart_ready',
  undefined,
  'commands_release_valid',
  'commands_receive_payload_job_restricts',
  'commands_receive_payload_multi_is',
  'done_exhausted_valid',
] as const;

interface Chances extends Rates {
  readonly go: number;
  readonly done: number;
  readonly stray: number;
}

class RegistersBench {
  readonly seen = { commands: 0, releases: 0, found: 0, atomics: 0, again: 0, cleared: 0, takes: 0, errors: 0 };
  readonly #dut: Dut;
  readonly #random: Random;
  readonly #inputs: readonly PortHandle[];
  readonly #bus: AxiLiteModel;
  readonly #model: SemanticModel;
  /** Outputs and what they show. */
  readonly #outputs: readonly (readonly [port: PortHandle, expected: () => bigint])[];
  /** The last command that was offered. */
  #under: (typeof semanticKinds)[number] | undefined;
  chances: Chances = { aw: 1, w: 1, b: 1, ar: 1, r: 1, go: 0.5, done: 0.5, stray: 0 };

  constructor(dut: Dut, random: Random, profile: string) {
    this.#dut = dut;
    this.#random = random;
    this.#inputs = dut.ports.filter(
      ({ direction, reset, name }) => direction === 'in' && reset === undefined && !name.startsWith('s_axi_'),
    );
    this.#bus = new AxiLiteModel(dut);
    const has = (name: string): boolean => hasPort(dut, name);
    const kinds = semanticKinds.filter((kind) => has(`${portOf(kind)}_valid`));
    const built = builtPorts.map((name) => Number(name === undefined ? profile === 'hpc' : has(name)));
    const word = built.reduce((all, bit, i) => all | (bit << (2 + i)), profiles.indexOf(profile));
    this.#model = new SemanticModel(kinds, word);
    this.#outputs = this.#expectations();
    const named = new Set(this.#outputs.map(([{ name }]) => name));
    for (const { name, direction } of dut.ports)
      if (direction === 'out' && !name.startsWith('s_axi_')) assert(named.has(name), `${name} is not looked at`);
  }

  #expectations() {
    const { ports } = this.#dut;
    const model = this.#model;
    const all: (readonly [PortHandle, () => bigint])[] = [];
    const expect = (name: string, expected: () => bigint): void => {
      const port = ports.find((each) => each.name === name);
      if (port !== undefined) all.push([port, () => BigInt.asUintN(port.width, expected())]);
    };
    const field = (path: string) => (): bigint => {
      const [register, name] = path.split('.') as [string, string | undefined];
      if (name !== undefined) return model.field(register, name);
      return model.field(`${register}_0`, 'bits') | (model.field(`${register}_1`, 'bits') << 32n);
    };
    for (const kind of semanticKinds) {
      const its = kind === 'receive' ? { ...commandPorts.receive, ...otherPorts } : commandPorts[kind];
      expect(`${portOf(kind)}_valid`, () => BigInt(model.offered === kind));
      for (const [name, path] of Object.entries(its))
        expect(
          `${portOf(kind)}_payload_${name}`,
          name === 'process_job_id' ? () => model.field('command', 'rel') * model.field('job', 'id') : field(path),
        );
    }
    const stateOf = (name: string) => () => {
      const { states } = this.#dut.port('commands_receive_payload_kind');
      return BigInt(states!.find((each) => each.name === name)!.value);
    };
    const [cancels, posts] = [stateOf('cancel'), stateOf('post')];
    expect('commands_receive_payload_kind', () => (model.field('command', 'remove') === 1n ? cancels() : posts()));
    expect('commands_release_number', field('buffer.number'));
    expect('deferral_choices_partial', field('deferral.partial'));
    expect('deferral_choices_target_upper', field('deferral.target_upper'));
    expect('deferral_restart_ready', () => BigInt(model.take & 1));
    expect('deferral_returned_ready', () => BigInt(model.take >> 1));
    return all;
  }

  /** A clock, or one of reset. */
  drive(isReset: boolean): () => void {
    const random = this.#random;
    for (const port of this.#inputs) {
      if (isFlag(port.name)) port.set(random.below(isReset ? 2 : 1));
      else port.set(port.states === undefined ? random.bits(port.width) : Number(random.pick(port.states).value));
    }
    // What waits for software stands or not, as it likes.
    for (const name of ['deferral_told_restart_valid', 'deferral_told_returned_valid'])
      if (hasPort(this.#dut, name)) this.#dut.port(name).set(random.below(2));
    this.#bus.drive(
      random,
      this.chances,
      () => this.#drawnWrite(),
      () => this.#drawnWord(),
    );
    this.#dut.port('rst').set(Number(isReset));
    if (isReset)
      return () => {
        this.#model.reset();
        this.#bus.reset();
      };
    const told = this.#tell();
    return () => {
      const shown = this.#shown();
      const wordAt = (word: number) => this.#model.wordAt(word, shown);
      const written = this.#bus.writes;
      this.#count(told, written, wordAt);
      this.#bus.edge(wordAt);
      this.#model.edge(told, written);
    };
  }

  look(): void {
    this.#bus.look();
    for (const [port, expected] of this.#outputs) assert.equal(BigInt(port.get()), expected(), port.name);
  }

  #drawnWord(): number {
    const random = this.#random;
    if (random.chance(0.1)) return exhaustedWord + random.below(2);
    return random.chance(0.8) ? random.pick(semanticRegisters).offset / 4 : random.below(64);
  }

  #drawnWrite(): Written {
    const random = this.#random;
    return {
      word: random.chance(this.chances.go) ? goWord : this.#drawnWord(),
      // Often one bit of a register that begins commands.
      data: random.pick([1 << random.below(8), random.word()]),
      strobes: random.chance(0.6) ? 15 : random.below(16),
    };
  }

  /** What becomes of the command that is under way, and what of those that are not. */
  #tell(): Told {
    const random = this.#random;
    const { offered, waits } = this.#model;
    if (offered !== undefined) this.#under = offered;
    const port = (name: string) => this.#dut.port(name);
    const flag = (name: string, is: boolean): boolean => {
      if (!hasPort(this.#dut, name)) return false;
      port(name).set(Number(is));
      return is;
    };
    const get = (name: string): number => (hasPort(this.#dut, name) ? Number(port(name).get()) : 0);
    const comes = (is: boolean): boolean => (is ? random.chance(this.chances.done) : random.chance(this.chances.stray));
    const told = tables
      .filter((kind) => flag(`done_${kind}_valid`, comes(offered === kind)))
      .map((kind) => [kind, { status: get(`done_${kind}_status`), slot: get(`done_${kind}_slot`) }] as const);
    const taken = {
      context: flag('done_context_taken', comes(offered === 'context')),
      receive: flag('done_receive_taken', comes(offered === 'receive')),
      atomic: flag('host_atomic_done_taken', comes(offered === 'atomic')),
    };
    // What was taken, and is not done.
    const goes = (kind: (typeof semanticKinds)[number]): boolean =>
      waits && this.#under === kind && random.chance(this.chances.done);
    const space = hasPort(this.#dut, 'done_tags_valid') ? random.pick(['sends', 'tags']) : 'sends';
    const isPosted = flag(`done_${space}_valid`, goes('receive'));
    const isFound = this.#under === 'receive' && waits && random.chance(0.3);
    const hasFound = flag('done_kept_found_valid', isFound);
    const isReleased = flag('done_released_valid', goes('release'));
    const isDone = flag('host_atomic_done_done_valid', goes('atomic'));
    const isExhausted = flag('done_exhausted_valid', random.chance(0.2));
    return {
      tables: Object.fromEntries(told),
      taken,
      receive: isPosted
        ? {
            outcome: get(`done_${space}_outcome`),
            wr_id: get(`done_${space}_wr_id`),
            left: get(`done_${space}_left`),
          }
        : undefined,
      found: hasFound
        ? { is_whole: get('done_kept_found_is_whole'), number: get('done_kept_found_number') }
        : undefined,
      released: isReleased ? { ok: get('done_released_ok') } : undefined,
      atomic: isDone
        ? { code: get('host_atomic_done_done_code'), fetched: BigInt(port('host_atomic_done_done_fetched').get()) }
        : undefined,
      exhausted: isExhausted ? get('done_exhausted_context') : undefined,
    };
  }

  #shown(): Shown {
    const value = (name: string): bigint => (hasPort(this.#dut, name) ? BigInt(this.#dut.port(name).get()) : 0n);
    const flags = ['restart_valid', 'returned_valid', 'returned_part_released'];
    const waiting = flags.reduce((word, name, i) => word | (Number(value(`deferral_told_${name}`)) << i), 0);
    const words: Record<string, number> = { waiting };
    for (const [name, port] of shownPorts) {
      const its = value(port);
      words[name] = Number(BigInt.asUintN(32, its));
      words[`${name}_0`] = Number(BigInt.asUintN(32, its));
      words[`${name}_1`] = Number(its >> 32n);
    }
    return words;
  }

  #count(told: Told, written: Written | undefined, wordAt: (word: number) => number | undefined): void {
    const { seen } = this;
    const model = this.#model;
    if (Object.keys(told.tables).some((kind) => kind === model.offered)) seen.commands++;
    if (told.released !== undefined) seen.releases++;
    if (told.found !== undefined) seen.found++;
    if (told.atomic !== undefined) seen.atomics++;
    if (written?.word === goWord && model.busy) seen.again++;
    if (told.exhausted !== undefined && written?.word === exhaustedWord) seen.cleared++;
    if (model.take > 0) seen.takes++;
    if (written !== undefined && wordAt(written.word) === undefined) seen.errors++;
  }
}

const portOf = (kind: string): string => (kind === 'atomic' ? 'host_atomic' : `commands_${kind}`);

const isFlag = (name: string): boolean => name.endsWith('_valid') || name.endsWith('_taken');

export const semanticProperty =
  (profile: string, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = new RegistersBench(t.dut, random, profile);
    const rate = (): number => random.pick([0.2, 0.6, 1]);
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        bench.chances = {
          ...{ aw: rate(), w: rate(), b: rate(), ar: rate(), r: rate() },
          ...{ go: random.pick([0, 0.3, 0.7]), done: random.pick([0.05, 0.3, 1]), stray: random.pick([0, 0.1]) },
        };
      const isReset = clock % 700 === 699;
      const passes = bench.drive(isReset);
      if (!isReset) bench.look();
      await t.rising();
      passes();
    }
    if (clocks < 4_000) return;
    const keeps = hasPort(t.dut, 'done_released_valid');
    const { releases, found, cleared, ...others } = bench.seen;
    const ofRod = hasPort(t.dut, 'done_exhausted_valid') ? { cleared } : {};
    const all = { ...others, ...(keeps ? { releases, found } : {}), ...ofRod };
    happened(all);
  };
