/**
 * Memories. Words of a netlist's memory are a power of two, those of Verilog are not and may begin anywhere: addresses
 * are moved, reads outside give 0 (for which Verilog has `x`) and writes outside do nothing.
 */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import type { NetMemory, NetWrite } from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';
import { resize } from './extend.ts';
import type { Importing } from './importing.ts';
import type { Bit, FlatCell } from './instances.ts';
import { placed } from './source-place.ts';
import { bigintOf, numberOf } from './yosys-json.ts';

/** Add a memory with all its ports, as `memory_collect` makes it: reads are asynchronous, writes are clocked. */
export function addMemory(at: Importing, shared: Map<string, number>, flat: FlatCell): void {
  const shape = new MemoryShape(at, flat);
  const index = memoryIndex(at, shared, shape);
  const reads = numberOf(flat.cell.parameters.RD_PORTS);
  for (let port = 0; port < reads; port++) addRead(at, shape, port, index);
}

/** One memory's parameters, and its addresses. */
class MemoryShape {
  readonly path: string;
  readonly flat: FlatCell;
  readonly width: number;
  readonly size: number;
  /** Bits of the netlist's addresses. */
  readonly addressBits: number;
  readonly #at: Importing;
  readonly #offset: number;

  constructor(at: Importing, flat: FlatCell) {
    const { parameters } = flat.cell;
    this.#at = at;
    this.flat = flat;
    this.path = flat.instance.prefix + (parameters.MEMID ?? flat.name).replace(/^\\/, '');
    this.width = numberOf(parameters.WIDTH);
    this.size = numberOf(parameters.SIZE);
    this.#offset = numberOf(parameters.OFFSET);
    this.addressBits = Math.max(1, Math.ceil(Math.log2(this.size)));
    if (numberOf(parameters.RD_CLK_ENABLE) !== 0) throw new Error(`${this.path} has clocked read ports`);
  }

  get depth(): number {
    return 2 ** this.addressBits;
  }

  /** Part `port` of a connection that holds those of all ports. */
  connection(name: string, port: number): readonly Bit[] {
    const all = this.flat.cell.connections[name]!;
    const count = numberOf(this.flat.cell.parameters[name.startsWith('RD') ? 'RD_PORTS' : 'WR_PORTS']);
    const width = all.length / count;
    return this.flat.instance.bits(all.slice(port * width, (port + 1) * width));
  }

  /**
   * The address within the memory, and whether it is one; `whole` asks whether it is below the netlist's depth only.
   */
  address(bits: readonly Bit[], whole: boolean): { readonly addr: ExprId; readonly inside: ExprId } {
    const { words } = this.#at;
    const t = words.table;
    // One bit more than either needs, so that what is below the first address wraps to what is above the last.
    const width = Math.max(bits.length, this.addressBits) + 1;
    const given = resize(t, words.word(bits), width, false);
    const moved = this.#offset === 0 ? given : t.binary('sub', given, t.const(width, BigInt(this.#offset)));
    const addr = t.slice(moved, 0, this.addressBits);
    const above = t.slice(moved, this.addressBits, width - this.addressBits);
    const inDepth = t.unary('not', t.unary('reduceOr', above));
    if (whole || this.size === this.depth) return { addr, inside: inDepth };
    const inSize = t.compare('lt', addr, t.const(this.addressBits, BigInt(this.size)));
    return { addr, inside: t.binary('and', inDepth, inSize) };
  }
}

/** The index in the netlist; memories that are only read and hold the same are one. */
function memoryIndex(at: Importing, shared: Map<string, number>, shape: MemoryShape): number {
  const { parameters } = shape.flat.cell;
  const index = at.memories.length;
  const only = numberOf(parameters.WR_PORTS) === 0;
  const key = `${shape.width} ${shape.size} ${parameters.INIT}`;
  const known = only && !/x/.test(parameters.INIT ?? 'x') ? shared.get(key) : undefined;
  if (known !== undefined) return known;
  if (only) shared.set(key, index);
  const clocks = Array.from({ length: numberOf(parameters.WR_PORTS) }, (_, port) => writeClock(at, shape, port));
  at.memories.push({
    finish: (): NetMemory => {
      const init = initialWords(at, shape);
      return {
        path: shape.path,
        width: shape.width,
        depth: shape.depth,
        writes: clocks.map((clock, port) => writePort(at, shape, port, clock)),
        ...(init === undefined ? {} : { init }),
      };
    },
  });
  return index;
}

function addRead({ words, leaves }: Importing, shape: MemoryShape, port: number, memory: number): void {
  const address = shape.connection('RD_ADDR', port);
  words.drive(shape.connection('RD_DATA', port), {
    path: `${shape.path} (read port ${port})`,
    attributes: shape.flat.cell.attributes,
    reads: address,
    make: () => {
      const t = words.table;
      const { addr, inside } = shape.address(address, false);
      const word = leaves.add(shape.width, { op: 'memRead', memory, addr });
      return t.mux(inside, word, t.const(shape.width, 0n));
    },
  });
}

const digit = (parameter: string | undefined, index: number): boolean => parameter?.at(-1 - index) === '1';

function writeClock(at: Importing, shape: MemoryShape, port: number): number {
  const { parameters, attributes } = shape.flat.cell;
  if (!digit(parameters.WR_CLK_ENABLE, port)) {
    throw new UserError(`${placed(shape.path, attributes)} is written without a clock, which cannot be simulated here`);
  }
  const [net] = shape.connection('WR_CLK', port);
  return at.clocks.edge(net!, digit(parameters.WR_CLK_POLARITY, port), { path: shape.path, attributes });
}

function writePort({ words }: Importing, shape: MemoryShape, port: number, clock: number): NetWrite {
  const t = words.table;
  const { addr, inside } = shape.address(shape.connection('WR_ADDR', port), true);
  const enables = shape.connection('WR_EN', port);
  const data = words.word(shape.connection('WR_DATA', port));
  const distinct = [...new Set(enables)];
  const enable = t.binary('and', inside, t.unary('reduceOr', words.word(distinct)));
  return { clock, addr, data, enable, ...(distinct.length === 1 ? {} : { mask: words.word(enables) }) };
}

/** The words at power-up, as far as the Verilog or the caller gives any; others are 0. */
function initialWords({ starts }: Importing, shape: MemoryShape): readonly bigint[] | undefined {
  const text = shape.flat.cell.parameters.INIT ?? '';
  if (/^x*$/.test(text)) return starts?.memories.get(shape.path);
  return Array.from({ length: shape.size }, (_, i) => {
    const end = text.length - i * shape.width;
    return bigintOf(text.slice(Math.max(0, end - shape.width), Math.max(0, end)));
  });
}
