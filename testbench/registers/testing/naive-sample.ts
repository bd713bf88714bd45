/** The registers of `sample-table.ts` as a plain object, written by hand. */

/** Knows no table: addresses, places and rules are those of the table's text. */
export class NaiveSample {
  enable = 0;
  mode = 1;
  threshold = 0x40;
  above = 0;
  lost = 0;
  key = 0;
  /** What hardware drives. */
  busy = 0;
  level = 0;
  items = 0;
  /** Writes of 1 to `flush`, and writes of `items`. */
  flushes = 0;
  itemsWritten: number[] = [];

  /** `strobe` has a bit for each byte. False at an address without a register. */
  write(address: number, data: number, strobe: number): boolean {
    const [first, second, third, fourth] = [1, 2, 4, 8].map((bit) => (strobe & bit) !== 0);
    switch (address) {
      case 0x00:
        if (first) this.enable = data & 1;
        if (first) this.mode = (data >>> 2) & 3;
        if (second) this.threshold = (this.threshold & 0xfff0) | ((data >>> 12) & 0xf);
        if (third) this.threshold = (this.threshold & 0xf00f) | (((data >>> 16) & 0xff) << 4);
        if (fourth) this.threshold = (this.threshold & 0x0fff) | (((data >>> 24) & 0xf) << 12);
        if (second && (data & 0x100) !== 0) this.flushes++;
        return true;
      case 0x04:
        return true;
      case 0x08:
        if (first && (data & 1) === 1) this.above = 0;
        return true;
      case 0x10:
        this.key = bytes(this.key, data, strobe);
        return true;
      case 0x14:
        if (first || second) this.itemsWritten.push(bytes(this.items, data, strobe) & 0xfff);
        return true;
      default:
        return false;
    }
  }

  /** `undefined` at an address without a register. */
  read(address: number): number | undefined {
    switch (address) {
      case 0x00:
        return this.enable + 4 * this.mode + 4096 * this.threshold;
      case 0x04:
        return this.busy + 65_536 * this.level;
      case 0x08: {
        const { lost } = this;
        this.lost = 0;
        return this.above + 16 * lost;
      }
      case 0x10:
        return 0;
      case 0x14:
        return this.items;
      default:
        return undefined;
    }
  }
}

function bytes(old: number, data: number, strobe: number): number {
  let result = old;
  for (const [bit, byte] of [
    [1, 0xff],
    [2, 0xff00],
    [4, 0xff_0000],
    [8, 0xff00_0000],
  ] as const)
    if ((strobe & bit) !== 0) result = (result & ~byte) | (data & byte);
  return result >>> 0;
}
