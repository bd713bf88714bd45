/** The trace that the solver found, in terms of the design. */

/** Start values by path (`dut.wr`; of a memory's words `dut.items` by address) and the inputs of each clock. */
export interface Witness {
  readonly registers: ReadonlyMap<string, bigint>;
  readonly memories: ReadonlyMap<string, ReadonlyMap<number, bigint>>;
  /** One entry a clock, the last one that in which the property fails; inputs by port name. */
  readonly steps: readonly ReadonlyMap<string, bigint>[];
}

interface YosysWitness {
  readonly signals: readonly {
    readonly path: readonly string[];
    readonly width: number;
    /** Of the signal's least significant bit in what the path names. */
    readonly offset: number;
    readonly init_only: boolean;
  }[];
  /**
   * Bits of the signals, the last signal's first, each most significant bit first; later steps lack `init_only` ones.
   */
  readonly steps: readonly { readonly bits: string }[];
}

/** Read a trace in Yosys's JSON format (`--dump-yw`). What the solver leaves open is 0. */
export function parseWitness(json: string): Witness {
  const { signals, steps } = JSON.parse(json) as YosysWitness;
  const registers = new Map<string, bigint>();
  const memories = new Map<string, Map<number, bigint>>();
  const inputs = steps.map(({ bits }, k) => {
    const values = new Map<string, bigint>();
    let end = bits.length;
    for (const { path, width, offset, init_only } of signals) {
      if (init_only && k > 0) continue;
      const text = bits.slice(end - width, end).replace(/[^01]/g, '0');
      end -= width;
      const value = BigInt(`0b${text}`) << BigInt(offset);
      const names = path.map((part) => part.replace(/^\\/, ''));
      // `items` and `[3]`; `items[3]` of a memory that Yosys has made registers of, because all addresses are
      // constants.
      const address = /^(.*)\[(\d+)\]$/.exec(names.at(-1)!);
      if (!init_only) add(values, names.join('.'), value);
      else if (address === null) add(registers, names.join('.'), value);
      else {
        const memory = [...names.slice(0, -1), ...(address[1] === '' ? [] : [address[1]!])].join('.');
        const words = memories.get(memory) ?? new Map<number, bigint>();
        memories.set(memory, words);
        add(words, Number(address[2]), value);
      }
    }
    return values;
  });
  return { registers, memories, steps: inputs };
}

/** The parts of one signal may come apart. */
function add<K>(values: Map<K, bigint>, key: K, part: bigint): void {
  values.set(key, (values.get(key) ?? 0n) | part);
}
