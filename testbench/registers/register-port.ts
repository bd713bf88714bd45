/** Accesses of registers over a bus, one at a time, and the mirror that follows them. */
import type { AgentHost } from '../kernel/agent-host.ts';
import { Lock } from '../kernel/lock.ts';
import type { MappedRegister } from './mapped.ts';
import type { Mirror } from './mirror.ts';
import { policies } from './policies.ts';
import type { RegisterBus } from './register-bus.ts';

export class RegisterPort {
  readonly bus: RegisterBus;
  readonly mirror: Mirror;
  readonly #lock: Lock;
  readonly #reading = new Set<MappedRegister>();
  /** Whether a write has been predicted since the mirror was as after reset. */
  isWritten = false;

  constructor(bus: RegisterBus, mirror: Mirror, host: AgentHost) {
    this.bus = bus;
    this.mirror = mirror;
    this.#lock = new Lock(host);
  }

  /** A read; `seen` is called with the word before the mirror is told of it. */
  read(register: MappedRegister, seen: (word: bigint) => void = () => undefined): Promise<bigint> {
    return this.#lock.use(async () => {
      this.#reading.add(register);
      try {
        const { word, fault } = await this.bus.read(register.address);
        if (fault !== undefined) throw refused('read', register, fault);
        try {
          seen(word);
        } finally {
          this.mirror.read(register, word);
        }
        return word;
      } finally {
        this.#reading.delete(register);
      }
    });
  }

  /** A write of some bytes, or of all on a bus without strobes; `wordOf` is called when it is its turn. */
  write(register: MappedRegister, wordOf: () => bigint, lanes: number): Promise<void> {
    return this.#lock.use(async () => {
      const word = wordOf();
      const meant = this.bus.strobes ? lanes : register.lanes;
      const { fault } = await this.bus.write(register.address, word, meant);
      if (fault !== undefined) throw refused('write', register, fault);
      this.predictWrite(register, word, meant);
    });
  }

  /** Accesses of addresses without a register; in turn with the others. */
  readAt(address: number): ReturnType<RegisterBus['read']> {
    return this.#lock.use(() => this.bus.read(address));
  }

  writeAt(address: number, word: bigint): ReturnType<RegisterBus['write']> {
    return this.#lock.use(() => this.bus.write(address, word, 2 ** this.bus.bytes - 1));
  }

  predictWrite(register: MappedRegister, word: bigint, lanes: number): void {
    this.isWritten = true;
    this.mirror.written(register, word, lanes);
  }

  /** Another manager has read; own reads are told of by themselves. */
  othersRead(register: MappedRegister, word: bigint): void {
    if (!this.#reading.has(register)) this.mirror.read(register, word);
  }

  /** The word that leaves a register as it is: what is kept, and 0 where a write of 1 does something. */
  quietWord({ fields }: MappedRegister): bigint {
    return fields
      .filter(({ spec }) => spec.access === 'rw' || spec.access === 'wo' || spec.access === 'ext')
      .reduce((word, field) => word | (this.mirror.get(field) << field.low), 0n);
  }

  /**
   * The bytes of a register that can be written without having hardware do something, a bit each: those without a field
   * that hardware keeps. `pulse` does nothing when 0 is written.
   */
  quietLanes({ fields, lanes }: MappedRegister): number {
    const acting = fields
      .filter(({ spec }) => policies[spec.access].acts && spec.access !== 'pulse')
      .reduce((sum, field) => sum | field.lanes, 0);
    return this.bus.strobes ? lanes & ~acting : acting === 0 ? lanes : 0;
  }
}

const refused = (kind: string, { name, address }: MappedRegister, fault: string): Error =>
  new Error(`a ${kind} of ${name} at 0x${address.toString(16)} is answered ${fault}`);
