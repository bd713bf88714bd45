/** Holds a receiver of RCCC against its model, in each clock. */
import { isDeepStrictEqual } from 'node:util';
import { type Agent, assert, type Dut } from '../../test-kit.ts';
import { ReceiverClocks } from './receiver-clocks.ts';
import {
  grantReader,
  type ReceiverSettings,
  type ShownGrant,
  type ShownReceiver,
  sourceReader,
} from './receiver-ports.ts';

/** What a run wants to hear of. */
export interface ReceiverListener {
  readonly onGrant?: (grant: ShownGrant, clock: number) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** Watches all ports and drives none. */
export class ReceiverChecker implements Agent {
  readonly model: ReceiverClocks;
  clock = 0;
  shown: ShownReceiver | undefined;
  readonly #listener: ReceiverListener;
  readonly #inputs: ReturnType<typeof sourceReader>;
  readonly #outputs: () => ShownReceiver;

  constructor(dut: Dut, settings: ReceiverSettings, sources: number, listener: ReceiverListener = {}) {
    this.model = new ReceiverClocks(settings, sources);
    this.#listener = listener;
    this.#inputs = sourceReader(dut);
    this.#outputs = grantReader(dut);
  }

  sample(): void {
    const { onGrant, onMismatch } = this.#listener;
    const shown = this.#outputs();
    const expected = this.model.shown;
    const what = `what leaves in clock ${this.clock}`;
    if (onMismatch === undefined) assert.deepEqual(shown, expected, what);
    else if (!isDeepStrictEqual(shown, expected)) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown.grant !== undefined) onGrant?.(shown.grant, this.clock);
    this.shown = shown;
    const { event, room } = this.#inputs();
    this.model.step(event, room);
    this.clock += 1;
  }
}
