/** A driver's program on the bus of an endpoint, clock by clock: several endpoints can have one each. */
import assert from 'node:assert/strict';
import type { PortHandle } from '../../../../engine/simulator.ts';
import type { Ports } from '../pair/endpoint-ports.ts';
import { type FieldValues, registerNamed, wordsOfValue, wordWith } from './map-access.ts';

export interface Access {
  readonly offset: number;
  /** Of a write. */
  readonly word?: number;
}

/** What a driver does: accesses, each given the word that a read has had. */
export type Program<R = void> = Generator<Access, R, number>;

export function* write(register: string, values: FieldValues | number): Program {
  const word = typeof values === 'number' ? values : wordWith(register, values);
  yield { offset: registerNamed(register).offset, word };
}

export function* read(register: string): Program<number> {
  return yield { offset: registerNamed(register).offset };
}

/** A value of several words. */
export function* writeValue(name: string, value: bigint, words: number): Program {
  for (const [register, word] of wordsOfValue(name, value, words)) yield* write(register, word);
}

/** A counter of 64 bits: its low word, then the high one. */
export function* readCounter(name: string): Program<number> {
  const low = yield* read(name);
  return low + 2 ** 32 * (yield* read(`${name}_high`));
}

const inputs = ['awvalid', 'awaddr', 'wvalid', 'wdata', 'wstrb', 'bready', 'arvalid', 'araddr', 'rready'] as const;
const outputs = ['awready', 'wready', 'bvalid', 'bresp', 'arready', 'rvalid', 'rdata', 'rresp'] as const;
type Signal = (typeof inputs)[number] | (typeof outputs)[number];

/** Runs a program: `drive` before an edge, `read` after what is shown there has settled. */
export class Software {
  readonly #ports: Readonly<Record<Signal, PortHandle>>;
  readonly #program: Program<unknown>;
  #access: Access | undefined;
  #left = { aw: false, w: false, ar: false };

  /** On the bus of that name. */
  constructor(ports: Ports, program: Program<unknown>, bus = 's_axi') {
    this.#ports = Object.fromEntries(
      [...inputs, ...outputs].map((name) => [name, ports.port(`${bus}_${name}`)]),
    ) as Record<Signal, PortHandle>;
    this.#program = program;
    this.#go(0);
  }

  get isDone(): boolean {
    return this.#access === undefined;
  }

  drive(): void {
    const access = this.#access;
    const isWrite = access?.word !== undefined;
    const p = this.#ports;
    p.awvalid.set(Number(isWrite && !this.#left.aw));
    p.wvalid.set(Number(isWrite && !this.#left.w));
    p.arvalid.set(Number(access !== undefined && !isWrite && !this.#left.ar));
    p.bready.set(1);
    p.rready.set(1);
    if (access === undefined) return;
    p.awaddr.set(access.offset);
    p.araddr.set(access.offset);
    p.wdata.set(access.word ?? 0);
    p.wstrb.set(15);
  }

  read(): void {
    if (this.#access === undefined) return;
    const p = this.#ports;
    const takes = (valid: PortHandle, ready: PortHandle): boolean => valid.get() === 1 && ready.get() === 1;
    if (takes(p.awvalid, p.awready)) this.#left.aw = true;
    if (takes(p.wvalid, p.wready)) this.#left.w = true;
    if (takes(p.arvalid, p.arready)) this.#left.ar = true;
    if (p.bvalid.get() === 1) this.#answered(Number(p.bresp.get()), 0);
    else if (p.rvalid.get() === 1) this.#answered(Number(p.rresp.get()), Number(p.rdata.get()));
  }

  #answered(response: number, word: number): void {
    assert.equal(response, 0, `an access at ${this.#access!.offset} is answered by an error`);
    this.#go(word);
  }

  #go(word: number): void {
    const { done, value } = this.#program.next(word);
    this.#access = done ? undefined : (value as Access);
    this.#left = { aw: false, w: false, ar: false };
  }
}

/** Runs programs of endpoints to their ends; `step` passes an edge of all of them. */
export async function runSoftware(all: readonly Software[], step: () => unknown): Promise<void> {
  while (all.some(({ isDone }) => !isDone)) {
    for (const software of all) software.drive();
    for (const software of all) software.read();
    await step();
  }
  for (const software of all) software.drive();
}
