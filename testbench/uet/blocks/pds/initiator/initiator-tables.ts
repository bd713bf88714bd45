/** The tables of the PDS initiator's hardware: what it keeps of PDCs and packets, by field, for tests to look into. */
import { bit, bits, record, type Shape } from '../../../../../rtl-gen/hdl/index.ts';
import { KeptCourse } from '../../../../../rtl-gen/uet/pds/initiator/course.ts';
import { Tail, View } from '../../../../../rtl-gen/uet/pds/initiator/event.ts';
import { Flight } from '../../../../../rtl-gen/uet/pds/initiator/flights.ts';
import { KeptStanding } from '../../../../../rtl-gen/uet/pds/initiator/standing.ts';
import { Watch } from '../../../../../rtl-gen/uet/pds/initiator/watch.ts';
import { assert, type Dut, type MemoryHandle, type RegisterHandle } from '../../test-kit.ts';

/** Of a place. */
const slots = 128;

const word = bits(32);
const views = View;
const flag = bit;

/** Words by memory, of those that tests look into: what one word is. */
const shapes = {
  'pipe.progress.standing.standings.memory': KeptStanding,
  'pipe.progress.go_back.went.memory': record({ went: bit, to: word }),
  'pipe.progress.go_back.went_until.memory': word,
  'pipe.progress.course.courses.memory': KeptCourse,
  'pipe.progress.sent.memory': record({ next: word, close_sent: bit, age: bit }),
  'pipe.watch.watches.memory': Watch,
  'pipe.sendings.flights.memory': Flight,
  'pipe.oldests.memory': word,
  'pipe.tails.memory': Tail,
  'pipe.slot_records.memory': bits(8),
  'pipe.slots.answered_slots.memory': flag,
  'pipe.slots.written_words.memory': bits(2),
  'pipe.slots.covered_even.memory': bits(64),
  'pipe.slots.covered_odd.memory': bits(64),
  'pipe.lost.marks_even.memory': bits(64),
  'pipe.lost.marks_odd.memory': bits(64),
  'pipe.lost.flags.memory': bits(2),
  'pipe.claim.claimed.memory': record({
    bytes: word,
    waits: bit,
    first: bits(3),
    others: bit,
    second: bits(3),
    served: bits(3),
  }),
  'pipe.claim.refunds.memory': word,
  'pipe.account.refunds.memory': word,
  'pipe.account.rests.memory': record({ sent: word, busy: bits(4), owes: bit }),
  'pipe.account.accounts.memory': record({ sent: word, received: word, busy: bit }),
  'numbering.tails.memory': Tail,
  'retirement.oldests': word,
  'retirement.views.memory': views,
  'retirement.tails.memory': Tail,
  'retirement.answered.memory': flag,
  'retirement.slots.memory': bits(8),
  'retirement.flown.memory': record({ state: bits(2), counted: bit }),
  'retirement.queue.entered': flag,
  'retirement.queue.left': flag,
  'closes.entered': flag,
  'closes.left': flag,
  'sweep.whose.memory': record({ place: bits(3), rel: word }),
  'sweep.flown.memory': record({ due: word, out: bit, once: bit }),
  'sweep.nexts.memory': word,
  'sweep.oldests.memory': word,
  'sweep.order.answered.memory': flag,
  'sweep.order.covered_even.memory': bits(64),
  'sweep.order.covered_odd.memory': bits(64),
  'turns.finder.views.memory': views,
  'turns.finder.tails.memory': Tail,
  'turns.finder.oldests.memory': word,
  'turns.finder.flags.memory': bits(2),
  'turns.finder.marks_even.memory': bits(64),
  'turns.finder.marks_odd.memory': bits(64),
  'turns.finder.sent_queue.entered': flag,
  'turns.finder.sent_queue.left': flag,
  'intake.starts.memory': word,
} as const satisfies Readonly<Record<string, Shape<unknown>>>;

export type TableName = keyof typeof shapes;

/** Fields that are PSNs of a place: offsets from its Start_PSN. */
const offsets = {
  'pipe.progress.standing.standings.memory': ['cum', 'range_cum'],
  'pipe.progress.go_back.went.memory': ['to'],
  'pipe.progress.course.courses.memory': ['next', 'again', 'until'],
  'pipe.progress.sent.memory': ['next'],
  'pipe.watch.watches.memory': ['cleared'],
  'pipe.oldests.memory': ['value'],
  'retirement.oldests': ['value'],
  'turns.finder.oldests.memory': ['value'],
  'sweep.oldests.memory': ['value'],
  'pipe.tails.memory': ['tail'],
  'numbering.tails.memory': ['tail'],
  'retirement.tails.memory': ['tail'],
  'turns.finder.tails.memory': ['tail'],
  'retirement.views.memory': ['next', 'cum', 'again', 'until'],
  'turns.finder.views.memory': ['next', 'cum', 'again', 'until'],
  'sweep.nexts.memory': ['value'],
} as const satisfies Partial<Record<TableName, readonly string[]>>;

/** The fields of a word by their names, `value` where it has none. */
export type Row = Readonly<Record<string, number | bigint>>;

interface Table {
  readonly memory: MemoryHandle;
  readonly fields: readonly { readonly name: string; readonly lo: bigint; readonly width: number }[];
}

/** Of a core of 8 places, 128 slots each, and 256 records. */
export class InitiatorTables {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #registers: ReadonlyMap<string, RegisterHandle>;

  private constructor(tables: ReadonlyMap<string, Table>, registers: readonly RegisterHandle[]) {
    this.#tables = tables;
    this.#registers = new Map(registers.map((register) => [register.path, register]));
  }

  /** Of a design under test whose engine shows memories, where it is a core of that size. */
  static of({ memories, registers }: Pick<Dut, 'memories' | 'registers'>): InitiatorTables | undefined {
    if (memories === undefined) return undefined;
    const byPath = new Map(memories.map((memory) => [memory.path, memory]));
    const tables = new Map<string, Table>();
    for (const [path, shape] of Object.entries(shapes)) {
      const memory = byPath.get(path);
      if (memory?.width !== shape.width) return undefined;
      const fields = shape.leaves.map(({ suffix, lo, width }) => ({
        ...{ name: suffix === '' ? 'value' : suffix.slice(1), lo: BigInt(lo), width },
      }));
      tables.set(path, { memory, fields });
    }
    return tables.get('pipe.oldests.memory')?.memory.depth === 8
      ? new InitiatorTables(tables, registers ?? [])
      : undefined;
  }

  /** A word, by field. */
  row(name: TableName, address: number): Row {
    const { memory, fields } = this.#table(name);
    const all = BigInt(memory.get(address));
    return Object.fromEntries(
      fields.map(({ name: field, lo, width }) => {
        const value = BigInt.asUintN(width, all >> lo);
        return [field, width <= 32 ? Number(value) : value];
      }),
    );
  }

  /** A word of one field. */
  value(name: TableName, address: number): number | bigint {
    return this.#table(name).memory.get(address);
  }

  /** A field of a word, as a number of 32 bits at most. */
  field(name: TableName, address: number, field: string): number {
    return Number(this.row(name, address)[field]);
  }

  /**
   * Whether a place may be moved: no memory holds its word against what was last written there, which `forwardingRam`
   * does for the word that is written first.
   */
  canMove(place: number): boolean {
    const now = (path: string): number | undefined => {
      const register = this.#registers.get(path);
      return register && Number(register.get());
    };
    return Object.keys(offsets).every((name) => {
      const ram = name.replace(/memory$/, '');
      return now(`${ram}known`) !== 1 || now(`${ram}watched`) !== place;
    });
  }

  /**
   * The PDC of a place has sent so many packets more than it has, a multiple of its slots, from so many PSNs before:
   * all offsets from its Start_PSN are that much higher, and its PSNs are the same. Nothing may be in the pipe, and
   * `canMove` has to hold.
   */
  move(place: number, by: number): void {
    assert(by % slots === 0, `${by} is no multiple of ${slots} slots`);
    for (const [name, fields] of Object.entries(offsets))
      for (const field of fields) this.#add(name as TableName, place, field, by);
    this.#add('pipe.progress.standing.standings.memory', place, 'start', -by);
    this.#add('intake.starts.memory', place, 'value', -by);
    for (let id = 0; id < this.#table('sweep.whose.memory').memory.depth; id++) {
      if (this.field('sweep.whose.memory', id, 'place') === place) this.#add('sweep.whose.memory', id, 'rel', by);
    }
  }

  /**
   * A congestion control context has claimed so many bytes more, all of which were given back: what it has sent, and
   * its room, are the same. Nothing may be in the pipe.
   */
  moveBytes(ccc: number, by: number): void {
    this.#add('pipe.claim.claimed.memory', ccc, 'bytes', by);
    for (const name of ['pipe.account.refunds.memory', 'pipe.claim.refunds.memory'] as const)
      this.#add(name, ccc, 'value', by);
  }

  /**
   * A congestion control context has sent so many bytes more, and its PDC has sent them and heard of them: what is in
   * flight is the same. Nothing may be in the pipe.
   */
  moveSent(ccc: number, place: number, by: number): void {
    this.#add('pipe.account.rests.memory', ccc, 'sent', by);
    for (const field of ['sent', 'received']) this.#add('pipe.account.accounts.memory', place, field, by);
  }

  /** Adds to a field of a word, modulo its width. */
  #add(name: TableName, address: number, field: string, by: number): void {
    const { memory, fields } = this.#table(name);
    const found = fields.find((each) => each.name === field);
    assert(found !== undefined, `${name} has no ${field}`);
    const all = BigInt(memory.get(address));
    const old = BigInt.asUintN(found.width, all >> found.lo);
    const next = all + ((BigInt.asUintN(found.width, old + BigInt(by)) - old) << found.lo);
    memory.set(address, memory.width <= 32 ? Number(next) : next);
  }

  #table(name: TableName): Table {
    return this.#tables.get(name)!;
  }
}
