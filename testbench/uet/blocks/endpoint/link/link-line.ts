/** The line between an endpoint and the other end of its link: columns both ways, some of them damaged. */
import type { LinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/link-options.ts';
import { BLOCK_BYTES, blockWord, errorBlock, idleBlock } from '../../../golden/llr/line/index.ts';
import type { PortHandle, Random, Value } from '../../test-kit.ts';
import { codeOf, type Ports, setPort } from '../pair/endpoint-ports.ts';
import { type LinkSettings, setLink } from './link-settings.ts';

export interface WayOptions {
  /** Clocks of a way. */
  readonly delay: number;
  /** Probability that a block of a column is damaged, of all columns. */
  readonly errors: number;
  readonly size: number;
}

export interface LineOptions extends WayOptions {
  readonly link: LinkOptions;
  readonly settings: (isFar: boolean) => LinkSettings;
}

interface Block {
  readonly control: Value;
  readonly data: Value;
}

/** What stands where the layer below has found an error that it cannot mend. */
const broken: Block = { control: 1, data: blockWord(errorBlock) };
const idle: Block = { control: 1, data: blockWord(idleBlock) };

/** One direction: from the columns of an end to those that come at another one, or at itself. */
export class Way {
  damaged = 0;
  readonly #from: readonly BlockPorts[];
  readonly #to: readonly BlockPorts[];
  readonly #columns: (readonly Block[])[];
  readonly #options: WayOptions;
  readonly #random: Random;
  #at = 0;

  constructor(from: Ports, to: Ports, options: WayOptions, random: Random) {
    this.#from = blocksOf(from, 'column', options.size);
    this.#to = blocksOf(to, 'far_column', options.size);
    this.#options = options;
    this.#random = random;
    this.#columns = Array.from({ length: options.delay }, () => this.#from.map(() => idle));
  }

  drive(): void {
    const column = this.#columns[this.#at]!;
    for (const [i, { control, data }] of this.#to.entries()) {
      control.set(column[i]!.control);
      data.set(column[i]!.data);
    }
  }

  read(): void {
    const column = this.#from.map(({ control, data }): Block => ({ control: control.get(), data: data.get() }));
    this.#columns[this.#at] = this.#random.chance(this.#options.errors) ? this.#damage(column) : column;
    this.#at = (this.#at + 1) % this.#columns.length;
  }

  /** A bit of a frame is wrong, for its check sequence to find; all else is found below. */
  #damage(column: readonly Block[]): readonly Block[] {
    this.damaged++;
    const place = this.#random.below(column.length);
    const { control, data } = column[place]!;
    const wrong = control === 1 ? broken : { control, data: BigInt(data) ^ (1n << BigInt(this.#random.below(64))) };
    return column.with(place, wrong);
  }
}

interface BlockPorts {
  readonly control: PortHandle;
  readonly data: PortHandle;
}

const blocksOf = (ports: Ports, name: string, size: number): BlockPorts[] =>
  Array.from({ length: size / BLOCK_BYTES }, (_, i) => ({
    control: ports.port(`${name}_${i}_control`),
    data: ports.port(`${name}_${i}_data`),
  }));

/** An endpoint, `near`, with the other end of its link, `far`, which is a `linkEnd` of the same options. */
export class LinkLine {
  readonly #near: Ports;
  readonly #far: Ports;
  readonly #options: LineOptions;
  readonly #ways: readonly Way[];
  readonly #states: readonly PortHandle[];
  readonly #active: readonly PortHandle[];
  readonly #advance: number;

  constructor(near: Ports, far: Ports, options: LineOptions, random: Random) {
    const { link, size, settings } = options;
    this.#near = near;
    this.#far = far;
    this.#options = options;
    this.#ways = [new Way(near, far, options, random.fork('to')), new Way(far, near, options, random.fork('back'))];
    setLink(near, 'link', link, size, settings(false));
    setLink(far, 'settings', link, size, settings(true));
    const both = (name: string): PortHandle[] => [near.port(`link_status_${name}`), far.port(`status_${name}`)];
    this.#states = link.llr ? both('transmit_state') : [];
    this.#advance = link.llr ? codeOf(far, 'status_transmit_state', 'advance') : 0;
    this.#active = link.cbfc ? both('credit_active') : [];
  }

  /** Both ends are ready for frames; with credit, the receivers are on, and the senders are switched on now. */
  get isUp(): boolean {
    const isUp =
      this.#states.every((state) => Number(state.get()) === this.#advance) &&
      this.#active.every((active) => active.get() === 3);
    if (isUp && this.#options.link.cbfc) {
      setPort(this.#near, 'link_credit_transmit', 1);
      setPort(this.#far, 'settings_credit_transmit', 1);
    }
    return isUp;
  }

  /** Columns that were damaged, both ways. */
  get damaged(): number {
    return this.#ways.reduce((sum, { damaged }) => sum + damaged, 0);
  }

  drive(): void {
    for (const way of this.#ways) way.drive();
  }

  read(): void {
    for (const way of this.#ways) way.read();
  }
}
