/** A model of the registers of a design, made from their table: for tests that read and write them by name. */
import { checkTable, type RegisterTable } from '../../rtl-gen/lib/axi/register-table.ts';
import type { Random } from '../../support/random.ts';
import { type ByteList, wordOf } from '../agents/lanes.ts';
import type { Address } from '../agents/memory.ts';
import type { Dut, TestContext } from '../bench/context.ts';
import { Backdoor, type BackdoorPath, type Depositor, type Inside } from './backdoor.ts';
import { type MappedRegister, mapRegisters, namedOf } from './mapped.ts';
import { Mirror } from './mirror.ts';
import { Register } from './register.ts';
import { type BusAnswer, faultOf, type RegisterManager, registerBus } from './register-bus.ts';
import { RegisterFaults } from './register-fault.ts';
import { RegisterPort } from './register-port.ts';
import type { RegisterHandle, RegisterNamed, RegistersOf } from './typed-registers.ts';

export interface RegisterModelOptions {
  /** What reads and writes: `axiLiteManager(t, 's_axi')`, or anything that reads and writes words. */
  readonly manager: RegisterManager;
  /** Byte address of the table's offset 0. Default 0. */
  readonly base?: number;
  /** The path of the instance of `axiLiteRegisters`, `''` if it is the top, for `peek` and `poke`. Default none. */
  readonly backdoor?: BackdoorPath;
}

/** A write that a monitor has seen. */
export interface SeenWrite extends BusAnswer {
  readonly address: Address;
  /** Of its word. */
  readonly bytes: ByteList;
  /** All by default. */
  readonly strobes?: readonly boolean[];
}

/** A read that a monitor has seen. */
export interface SeenRead extends BusAnswer {
  readonly address: Address;
  readonly bytes: ByteList;
}

/** A transfer that a monitor has seen, of buses whose monitors report reads and writes alike. */
export interface SeenTransfer extends SeenWrite {
  readonly kind: 'read' | 'write';
  /** As `strobes`, by the name that WISHBONE gives them. */
  readonly select?: readonly boolean[];
}

/** What monitors tell a model. */
export interface RegisterWatch {
  readonly onWrite: (write: SeenWrite) => void;
  readonly onRead: (read: SeenRead) => void;
  readonly onTransfer: (transfer: SeenTransfer) => void;
}

/** The model of any table, as sequences take it. */
export type AnyRegisterModel = Pick<RegisterModel, 't' | 'table' | 'base' | 'mapped' | 'port' | 'backdoor' | 'random'>;

/** What of a test's `t` a model needs. */
type RegisterMaker = Pick<TestContext, 'host' | 'attach' | 'cycles'> &
  Partial<Depositor> & { readonly dut: Inside & Pick<Dut, 'ports'> };

/** The registers of `table` over a bus: `const { regs } = registerModel(t, table, { manager })`. */
export function registerModel<const T extends RegisterTable>(
  t: RegisterMaker,
  table: T,
  options: RegisterModelOptions,
): RegisterModel<T> {
  return new RegisterModel(t, table, options);
}

/**
 * Registers by name, and the mirror of what they have. Accesses of one model come one after the other; each changes the
 * mirror when it is answered, as the table says. `watch` has a monitor tell it of those of others, in whose presence
 * `mirror` compares well only while none of them is under way. Reset of the clock of `t` makes the mirror that after
 * reset. An access that is answered with an error is an `Error`.
 */
export class RegisterModel<T extends RegisterTable = RegisterTable> {
  readonly t: RegisterMaker;
  readonly table: T;
  /** Byte address of the table's offset 0. */
  readonly base: number;
  /** Registers and their fields by name, typed from the table. */
  readonly regs: RegistersOf<T>;
  /** The registers at their addresses, in the order of the table, and how they are accessed: for sequences. */
  readonly mapped: readonly MappedRegister[];
  readonly port: RegisterPort;
  readonly backdoor: Backdoor | undefined;
  /** What sequences draw from. */
  readonly random: Random;
  /** For a monitor of the bus: `axiLiteMonitor(t, 's_axi', model.watch)`. */
  readonly watch: RegisterWatch;
  readonly #registers: readonly Register[];
  readonly #handles: ReadonlyMap<string, object>;
  readonly #byAddress: ReadonlyMap<number, MappedRegister>;

  constructor(t: RegisterMaker, table: T, { manager, base = 0, backdoor }: RegisterModelOptions) {
    this.t = t;
    this.table = table;
    this.base = base;
    const bus = registerBus(manager);
    checkTable(table, 8 * bus.bytes);
    this.random = t.host.random.fork('registers');
    this.mapped = mapRegisters(table, base, bus.bytes);
    this.port = new RegisterPort(bus, new Mirror(this.mapped), t.host);
    this.backdoor = backdoor === undefined ? undefined : new Backdoor(t.dut, t, backdoor, this.mapped);
    this.#registers = this.mapped.map((register) => new Register(register, this.port, this.backdoor));
    this.#handles = new Map(this.#registers.map((register) => [register.mapped.name, register.handle()]));
    this.regs = Object.fromEntries(this.#handles) as unknown as RegistersOf<T>;
    this.#byAddress = new Map(this.mapped.map((register) => [register.address, register]));
    this.watch = {
      onWrite: (write) => this.#othersWrote(write),
      onRead: (read) => this.#othersRead(read),
      onTransfer: ({ kind, select, ...seen }) => {
        if (kind === 'read') this.#othersRead(seen);
        else this.#othersWrote(select === undefined ? seen : { ...seen, strobes: select });
      },
    };
    const resets = t.dut.ports.filter(({ reset }) => reset?.clock === t.host.clockPort);
    if (resets.length > 0)
      t.attach({
        sample: () => {
          if (resets.some((port) => port.get() === port.reset!.active)) this.reset();
        },
      });
  }

  /** The register of that name, for tables whose types are not known. A `UserError` if there is none. */
  register<N extends T[number]['name']>(name: N): RegisterHandle<RegisterNamed<T, N>> {
    return namedOf(this.#handles, name, 'the table has no register') as RegisterHandle<RegisterNamed<T, N>>;
  }

  /** Write what was set in all registers and is not there. */
  async update(): Promise<void> {
    for (const register of this.#registers) await register.update();
  }

  /** Read all registers and compare them with the mirror; `RegisterFaults` with all that differ. */
  async mirror(): Promise<void> {
    const faults: RegisterFaults[] = [];
    for (const register of this.#registers)
      await register.compareBits().catch((error: unknown) => {
        if (!(error instanceof RegisterFaults)) throw error;
        faults.push(error);
      });
    if (faults.length > 0) throw new RegisterFaults(faults.flatMap((each) => each.faults));
  }

  /** The mirror as it is after reset. */
  reset(): void {
    this.port.mirror.reset();
    this.port.isWritten = false;
  }

  #othersWrote({ address, bytes, strobes, ...answer }: SeenWrite): void {
    const register = this.#at(address);
    if (register === undefined || faultOf(answer) !== undefined) return;
    const lanes = strobes?.reduce((sum, isMeant, i) => sum + (isMeant ? 2 ** i : 0), 0) ?? register.lanes;
    this.port.predictWrite(register, BigInt(wordOf(Uint8Array.from(bytes))), lanes);
  }

  #othersRead({ address, bytes, ...answer }: SeenRead): void {
    const register = this.#at(address);
    if (register === undefined || faultOf(answer) !== undefined) return;
    this.port.othersRead(register, BigInt(wordOf(Uint8Array.from(bytes))));
  }

  #at(address: Address): MappedRegister | undefined {
    const { bytes } = this.port.bus;
    return this.#byAddress.get(Number(address) - (Number(address) % bytes));
  }
}
