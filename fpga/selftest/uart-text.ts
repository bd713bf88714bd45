/** The text on a serial line, as the computer at its other end reads it. */

/**
 * 8N1: told the level of the line in every clock, reads each bit in its middle. A stop bit that is none is a character
 * of its own.
 */
export class UartText {
  readonly #clocksPerBit: number;
  /** Clocks since the start bit began; nothing between bytes. */
  #since: number | undefined;
  #byte = 0;
  text = '';

  constructor(clocksPerBit: number) {
    this.#clocksPerBit = clocksPerBit;
  }

  sample(level: number): void {
    if (this.#since === undefined) {
      if (level === 0) this.#since = 0;
      return;
    }
    this.#since++;
    const middle = this.#since - Math.floor(this.#clocksPerBit / 2);
    if (middle % this.#clocksPerBit !== 0 || middle < 0) return;
    const bit = middle / this.#clocksPerBit;
    if (bit >= 1 && bit <= 8) this.#byte |= level << (bit - 1);
    if (bit < 9) return;
    this.text += level === 1 ? String.fromCharCode(this.#byte) : '\ufffd';
    this.#since = undefined;
    this.#byte = 0;
  }

  /** Whole lines so far. */
  get lines(): readonly string[] {
    return this.text.split('\r\n').slice(0, -1);
  }
}
