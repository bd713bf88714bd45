/**
 * A source as the hardware of its receiver knows it (cms.md 5.3): quanta modulo 2^24, and no list has it twice of those
 * that wait.
 */
import { GRANT } from '../receiver.ts';

/** What an event or a turn did. */
export interface SourceChange {
  /** All that was granted. */
  readonly credit: number;
  /** How much of it is new. */
  readonly quanta: number;
  /** The source joins those that wait, or those that may have more without waiting. */
  readonly waits: boolean;
  readonly idles: boolean;
}

/** What happens to a source: `serves` is a turn of those that wait, `gives` one of the others. */
export type SourceStep = 'start' | 'target' | 'waits' | 'serves' | 'gives';

/** How far a is after b, as a signed number of 24 bits. */
const after = (a: number, b: number): number => ((a - b) << 8) >> 8;

const MODULUS = 2 ** 24;

export class ReceiverSource {
  granted = 0;
  target = 0;
  isWaiting = false;

  /** `background`: quanta that a source may have beyond its target. */
  take(step: SourceStep, value: number, background: number): SourceChange {
    switch (step) {
      case 'start':
        this.granted = value;
        this.target = value;
        this.isWaiting = false;
        return this.#changed(0, false, false);
      case 'target': {
        const isNew = after(value, this.target) > 0;
        if (isNew) this.target = value;
        return this.#changed(0, isNew && this.#joins(), false);
      }
      case 'waits':
        return this.#changed(0, this.#joins(), false);
      case 'serves': {
        const open = Math.max(after(this.target, this.granted), 0);
        this.isWaiting = open > GRANT;
        return this.#changed(Math.min(open, GRANT), this.isWaiting, !this.isWaiting && background > 0);
      }
      case 'gives': {
        const over = after(this.granted, this.target) + GRANT;
        return this.#changed(GRANT, false, over >= 0 && over < background);
      }
    }
  }

  #joins(): boolean {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    return true;
  }

  #changed(quanta: number, waits: boolean, idles: boolean): SourceChange {
    this.granted = (this.granted + quanta) % MODULUS;
    return { credit: this.granted, quanta, waits, idles };
  }
}
