/** A core with a memory, in lockstep with the simulator in software. */
import assert from 'node:assert/strict';
import { chance, streamsOf, type TestContext } from 'gatewright/bench';
import { core } from '../src/core.ts';
import { type Cause, Iss } from './iss.ts';

const { request, response } = streamsOf(core);

/** Bytes of the memory, which comes again and again through all addresses. */
export const memoryBytes = 0x4000;

/** How willing the memory is: the part of clocks in which it takes a request, and in which it has an answer. */
export interface Pace {
  readonly takes: number;
  readonly answers: number;
}

/** The core of a test, whose memory is after it for the whole run. Programs run one after the other. */
export class Machine {
  readonly memory = new Uint8Array(memoryBytes);
  readonly #t: TestContext;
  #iss = new Iss(new Uint8Array(memoryBytes));
  #retired = 0;
  /** Addresses of the requests since the last instruction has retired. */
  #requested: number[] = [];

  constructor(t: TestContext, pace: Pace = { takes: 1, answers: 1 }) {
    this.#t = t;
    const view = new DataView(this.memory.buffer);
    const answers = t.source(response, { valid: chance(pace.answers), atReset: 'clear' });
    t.sink(request, {
      ready: chance(pace.takes),
      onItem: ({ address, write, data, strobes }) => {
        assert.equal(Number(address) % 4, 0, 'requests are of words');
        this.#requested.push(Number(address));
        const at = Number(address) % memoryBytes;
        if (!write) {
          assert.equal(strobes, 0, 'a read has no strobes');
          answers.sendNow(view.getUint32(at, true));
          return;
        }
        for (let i = 0; i < 4; i++) if ((Number(strobes) >> i) & 1) this.memory[at + i] = Number(data) >>> (8 * i);
      },
    });
    t.monitor(request);
    const port = (name: string) => t.dut.port(name);
    const [valid, pc, instruction, next, value] = ['valid', 'pc', 'instruction', 'next', 'value'].map((name) =>
      port(`retired_${name}`),
    );
    t.attach({
      sample: () => {
        if (!valid!.get()) return;
        const step = this.#iss.step();
        assert.ok(step, `the core retires what halts the model (${this.#iss.cause})`);
        const done = { pc: pc!.get(), instruction: instruction!.get(), next: next!.get() };
        assert.deepEqual(done, { pc: step.pc, instruction: step.instruction, next: step.next });
        if (step.value !== undefined) assert.equal(value!.get(), step.value, `x${step.rd} at ${hex(step.pc)}`);
        const words = step.address === undefined ? [step.pc] : [step.pc, (step.address & ~3) >>> 0];
        assert.deepEqual(this.#requested, words, `requests of the instruction at ${hex(step.pc)}`);
        this.#requested = [];
        this.#retired++;
      },
    });
  }

  /** Registers of the model, which the core's agree with as far as instructions have been compared. */
  get x(): Int32Array {
    return this.#iss.x;
  }

  /** The instructions that have retired since `start`. */
  get retired(): number {
    return this.#retired;
  }

  /** Resets the core, with `image` at address 0 of a memory of zeros. */
  async start(image: Uint8Array): Promise<void> {
    const rst = this.#t.dut.port('rst');
    rst.set(1);
    await this.#t.cycles(2);
    this.memory.fill(0).set(image);
    this.#iss = new Iss(this.memory.slice());
    this.#retired = 0;
    this.#requested = [];
    rst.set(0);
  }

  /** Runs until the core halts or has retired `most` instructions; why it has halted, and that the memories agree. */
  async run(most: number): Promise<Cause> {
    const cause = this.#t.dut.port('cause');
    await this.#t.until(() => cause.get() !== 0 || this.#retired >= most, { timeout: 100 * (most + 1) });
    if (cause.get() === 0) return 'none';
    // A core that has halted asks for nothing and waits for nothing.
    for (let clock = 0; clock < 8; clock++) {
      for (const port of ['request_valid', 'response_ready']) assert.equal(this.#t.dut.port(port).get(), 0, port);
      await this.#t.rising();
    }
    assert.equal(this.#iss.step(), undefined, 'the core halts where the model goes on');
    assert.equal(causes[Number(cause.get())], this.#iss.cause);
    assert.deepEqual(this.memory, new Uint8Array(this.#iss.memory.buffer));
    return this.#iss.cause;
  }
}

const causes: readonly Cause[] = ['none', 'illegal', 'misaligned', 'call', 'stop'];

/** A program as the bytes of memory that it is. */
export const imageOf = (words: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(words).buffer);

const hex = (value: number): string => `0x${value.toString(16)}`;
