/** The link of an endpoint in hardware: the line to the other end, and that end, which is at the network. */
import assert from 'node:assert/strict';
import type { LinkOptions } from '../../../rtl-gen/uet/endpoint/line/link-options.ts';
import type { Random } from '../../../support/random.ts';
import type { Simulator } from '../../engine/simulator.ts';
import { LinkLine } from '../blocks/endpoint/link/link-line.ts';
import { usualLink } from '../blocks/endpoint/link/link-settings.ts';
import { installPair, setSecure } from '../blocks/endpoint/link/secure-setup.ts';
import { Software } from '../blocks/endpoint/registers/software.ts';
import { clearInputs } from '../blocks/ports.ts';

export interface LinkedEndOptions {
  /** Which host it is: its number for transport security, where there is one. */
  readonly host: number;
  /** Bytes a clock. */
  readonly size: number;
  readonly link: LinkOptions;
  readonly isSecured: boolean;
  /** Clocks of a way. */
  readonly delay: number;
  /** Probability that a column is damaged. */
  readonly errors: number;
  readonly random: Random;
}

/** Clocks in which a link has to be up, and those until credit counts. */
const patience = 20_000;
const settledClocks = 100;

export class LinkedEnd {
  /** A `linkEnd` of the same options. */
  readonly far: Simulator;
  readonly #options: LinkedEndOptions;
  #line: LinkLine | undefined;
  #software: Software | undefined;

  constructor(far: Simulator, options: LinkedEndOptions) {
    this.far = far;
    this.#options = options;
  }

  /** Columns that were damaged, both ways. */
  get damaged(): number {
    return this.#line?.damaged ?? 0;
  }

  /** Sets both ends, after the other inputs of the endpoint and before the reset. */
  set(near: Simulator): void {
    const { link, size, delay, errors, random, isSecured, host } = this.#options;
    clearInputs(this.far);
    this.#line = new LinkLine(near, this.far, { link, size, delay, errors, settings: () => usualLink }, random);
    if (!isSecured) return;
    setSecure(near, host);
    this.#software = new Software(near, installPair(), 'tss_axi');
  }

  /** Clocks until both ends are up, and keys are there. */
  bringUp(step: () => void): void {
    const [line, software] = [this.#line, this.#software];
    assert(line !== undefined, 'a link that was not set');
    for (let clock = 0, settled = 0; settled < settledClocks; clock++) {
      assert(clock < patience, 'a link does not come up');
      this.drive();
      software?.drive();
      this.read();
      software?.read();
      settled = line.isUp && (software?.isDone ?? true) ? settled + 1 : 0;
      step();
    }
  }

  drive(): void {
    this.#line?.drive();
  }

  read(): void {
    this.#line?.read();
  }
}
