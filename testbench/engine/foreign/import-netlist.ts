/** A netlist of ours from one of Yosys: its words rebuilt, its hierarchy dissolved, its names kept. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import type {
  NetBox,
  NetClock,
  NetInput,
  Netlist,
  NetMemory,
  NetOrigin,
  NetRegister,
  NetSignal,
  NodeId,
} from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';
import { addBox, isBox } from './boxes.ts';
import { addCombinational, lowerings } from './cells/combinational.ts';
import { addCheck } from './checks.ts';
import { ClockFinder, ClockRead } from './clocks.ts';
import type { Importing, Pending, StartValues } from './importing.ts';
import { type Bit, type FlatCell, type FlatDesign, flattenInstances } from './instances.ts';
import { Leaves } from './leaves.ts';
import { addMemory } from './memories.ts';
import { addPrint, type Print, type PrintingNetlist } from './prints.ts';
import { addRegister, refusedState, refuseState, registerKinds } from './registers.ts';
import { listSignals } from './signals.ts';
import { placed, placeOf } from './source-place.ts';
import { nodesOf } from './to-netlist.ts';
import { Words } from './words.ts';
import { type JsonCell, type JsonDesign, numberOf } from './yosys-json.ts';

/** Cells that say something and drive nothing; prints are for `importPrinting` alone. */
const silent = new Set(['$print', '$scopeinfo']);

/**
 * Import the module that is marked as the top. Two-state: `x`, `z` and what nothing drives are 0. A `UserError` for
 * what cannot be simulated (latches, nets of several drivers, clocks that the design makes itself, combinational
 * loops), with its name and place.
 */
export function importNetlist(design: JsonDesign, starts?: StartValues): Netlist {
  return importAll(design, starts, false).net;
}

/** The same with what the design prints, in the order of the instances and, in each, of the source. */
export function importPrinting(design: JsonDesign, starts?: StartValues): PrintingNetlist {
  return importAll(design, starts, true);
}

function importAll(design: JsonDesign, starts: StartValues | undefined, prints: boolean): PrintingNetlist {
  const [name] = Object.entries(design.modules).find(([, m]) => numberOf(m.attributes.top) === 1) ?? [];
  if (name === undefined) throw new Error('the netlist of Yosys has no module that is marked as the top');
  const flat = flattenInstances(design, name);
  const inits = initialBits(flat, starts);
  const words = new Words(flat.nets, inits);
  const leaves = new Leaves(words.table);
  const clocks = new ClockFinder(words, oneBitInputs(flat), clockWires(flat));
  const at: Importing = {
    flat,
    words,
    leaves,
    clocks,
    inits,
    starts,
    kept: [],
    registers: [],
    memories: [],
    boxes: [],
    checks: [],
    prints: [],
  };
  const inputs = driveInputs(at);
  const readOnly = new Map<string, number>();
  const top = design.modules[name]!.attributes.hdlname ?? name;
  for (const cell of flat.cells) {
    const print = prints && cell.cell.type === '$print' ? addPrint(at, cell, top) : undefined;
    if (print !== undefined) at.prints.push(print);
    else addCell(at, readOnly, cell);
  }
  return { net: finish(at, top, inputs), prints: printsOf(at) };
}

/** Instances are in the order of their cells. */
function printsOf({ prints }: Importing): readonly Print[] {
  const scopes = [...new Set(prints.map(({ print }) => print.scope))];
  return prints
    .toSorted((a, b) => scopes.indexOf(a.print.scope) - scopes.indexOf(b.print.scope) || b.order - a.order)
    .map(({ print }) => print);
}

function addCell(at: Importing, readOnly: Map<string, number>, flat: FlatCell): void {
  const { type } = flat.cell;
  if (isBox(flat)) addBox(at, flat);
  else if (drivesZ(flat.cell)) refuse(flat, 'is a driver that can let go of its net');
  else if (type in lowerings) addCombinational(at.words, flat);
  else if (registerKinds.has(type)) addRegister(at, flat);
  else if (type === '$mem_v2') addMemory(at, readOnly, flat);
  else if (type === '$check') addCheck(at, flat);
  else if (type in refusedState) refuseState(at, flat);
  else if (!silent.has(type)) refuse(flat, `is a cell of kind ${type}`);
}

/** Whether a choice gives `z`. */
const drivesZ = ({ type, connections: { A, B } }: JsonCell): boolean =>
  (type === '$mux' || type === '$pmux') && (A?.includes('z') === true || B?.includes('z') === true);

function refuse(flat: FlatCell, what: string): never {
  throw new UserError(`${placed(flat.path, flat.cell.attributes)} ${what}, which cannot be simulated here`);
}

/** One-bit inputs of the top by their nets: what can be a clock. */
function oneBitInputs({ top, instances }: FlatDesign): ReadonlyMap<Bit, string> {
  const ports = Object.entries(top.ports).filter(([, p]) => p.direction === 'input' && p.bits.length === 1);
  return new Map(ports.map(([name, { bits }]) => [instances[0]!.bits(bits)[0]!, name]));
}

/** Nets that are another net, turned over or passed on. */
function clockWires({ cells }: FlatDesign): Map<Bit, { from: Bit; inverted: boolean }> {
  const wires = new Map<Bit, { from: Bit; inverted: boolean }>();
  for (const { cell, instance } of cells) {
    const { A, Y } = cell.connections;
    const inverted = cell.type === '$not' || cell.type === '$logic_not';
    if (!inverted && cell.type !== '$pos' && cell.type !== '$buf') continue;
    if (A?.length === 1 && Y?.length === 1) wires.set(instance.bits(Y)[0]!, { from: instance.bits(A)[0]!, inverted });
  }
  return wires;
}

/** Power-up values of nets: those that the Verilog gives, and elsewhere those of the caller. */
function initialBits({ instances }: FlatDesign, starts: StartValues | undefined): ReadonlyMap<Bit, boolean> {
  const given = new Map<Bit, boolean>();
  for (const { module, bits } of instances.map((i) => ({ module: i.module, bits: i.bits.bind(i) }))) {
    for (const name of Object.values(module.netnames)) {
      const { init } = name.attributes;
      if (init === undefined) continue;
      bits(name.bits).forEach((bit, i) => {
        const digit = init.at(-1 - i);
        if (digit === '0' || digit === '1') given.set(bit, digit === '1');
      });
    }
  }
  if (starts === undefined) return given;
  for (const instance of instances) {
    for (const [name, { bits }] of Object.entries(instance.module.netnames)) {
      const value = starts.registers.get(instance.prefix + name);
      if (value === undefined) continue;
      instance.bits(bits).forEach((bit, i) => {
        if (!given.has(bit)) given.set(bit, ((value >> BigInt(i)) & 1n) === 1n);
      });
    }
  }
  return given;
}

interface InputPort {
  readonly name: string;
  readonly width: number;
  readonly bits: readonly Bit[];
}

/** Every input drives its nets; its index among those that are no clocks is known when it is first read. */
function driveInputs({ flat, words, leaves, clocks }: Importing): readonly InputPort[] {
  const { top, instances } = flat;
  const ports = Object.entries(top.ports)
    .filter(([, p]) => p.direction === 'input' && p.bits.length > 0)
    .map(([name, p]) => ({ name, width: p.bits.length, bits: instances[0]!.bits(p.bits) }));
  for (const port of ports) {
    const { name, width, bits } = port;
    words.drive(bits, {
      path: name,
      attributes: top.netnames[name]?.attributes ?? {},
      reads: [],
      make: () => {
        if (clocks.has(bits[0]!)) throw new ClockRead(flat, name, bits[0]!);
        const input = ports.filter((p) => !clocks.has(p.bits[0]!)).indexOf(port);
        return leaves.add(width, { op: 'input', input });
      },
    });
  }
  return ports;
}

/** By custom `rst` is a synchronous reset, active high; Verilog does not say which inputs are resets. */
function inputOf(name: string, width: number, [clock]: readonly NetClock[]): NetInput {
  if (name !== 'rst' || width !== 1 || clock === undefined) return { name, width };
  return { name, width, reset: { clock: clock.name, active: 1, kind: 'sync' } };
}

function finish(at: Importing, name: string, ports: readonly InputPort[]): Netlist {
  const { flat, words, leaves, clocks } = at;
  const all = <T>(list: readonly Pending<T>[]): readonly T[] => list.map((p) => p.finish());
  const registers = all(at.registers);
  const memories = all(at.memories);
  const boxes = all(at.boxes);
  const checks = clocks.clocks.length === 0 ? [] : all(at.checks);
  const outputs = Object.entries(flat.top.ports)
    .filter(([, p]) => p.direction === 'output' && p.bits.length > 0)
    .map(([port, { bits }]) => ({ name: port, width: bits.length, node: words.word(flat.instances[0]!.bits(bits)) }));
  const signals = [...listSignals(at), ...at.prints.flatMap((print) => print.signals())];
  const inputs = ports.filter((p) => !clocks.has(p.bits[0]!));
  const kept = [...inputs.map((p) => p.bits), ...at.kept].map((bits) => words.word(bits));
  const state = { registers, memories, boxes, checks, signals };
  const { nodes, node, known } = nodesOf(words.table, leaves, [
    ...outputs.map((o) => o.node),
    ...exprsOf(state),
    ...kept,
  ]);
  const origins = originsOf(words, known);
  return {
    name,
    nodes,
    origins,
    clocks: clocks.clocks,
    inputs: inputs.map(({ name, width }) => inputOf(name, width, clocks.clocks)),
    outputs: outputs.map((o) => ({ ...o, node: node(o.node) })),
    syncReads: [],
    ...mapState(state, node),
  };
}

/** The parts of a netlist that refer to nodes, here to expressions. */
interface NetState {
  readonly registers: readonly NetRegister[];
  readonly memories: readonly NetMemory[];
  readonly boxes: readonly NetBox[];
  readonly checks: Netlist['checks'];
  readonly signals: readonly NetSignal[];
}

/** Everything that the state refers to. */
function exprsOf(state: NetState): readonly ExprId[] {
  const found: ExprId[] = [];
  mapState(state, (e) => {
    found.push(e);
    return e;
  });
  return found;
}

function mapState({ registers, memories, boxes, checks, signals }: NetState, node: (e: ExprId) => NodeId): NetState {
  return {
    registers: registers.map(({ asyncReset, ...r }) => ({
      ...r,
      next: node(r.next),
      ...(asyncReset === undefined ? {} : { asyncReset: { ...asyncReset, active: node(asyncReset.active) } }),
    })),
    memories: memories.map((m) => ({
      ...m,
      writes: m.writes.map(({ mask, ...w }) => ({
        ...w,
        addr: node(w.addr),
        data: node(w.data),
        enable: node(w.enable),
        ...(mask === undefined ? {} : { mask: node(mask) }),
      })),
    })),
    boxes: boxes.map((b) => ({ ...b, inputs: b.inputs.map((i) => ({ ...i, node: node(i.node) })) })),
    checks: checks.map((c) => ({ ...c, node: node(c.node) })),
    signals: signals.map((s) => ({ ...s, node: node(s.node) })),
  };
}

/** Where the Verilog has the cells that nodes were made for. */
function originsOf({ origins }: Words, known: (e: ExprId) => NodeId | undefined): ReadonlyMap<NodeId, NetOrigin> {
  const places = new Map<unknown, NetOrigin | undefined>();
  const found = new Map<NodeId, NetOrigin>();
  origins.forEach((driver, e) => {
    const id = known(e);
    if (driver === undefined || id === undefined) return;
    if (!places.has(driver)) {
      const at = placeOf(driver.attributes);
      const scope = driver.path.slice(0, Math.max(0, driver.path.lastIndexOf('.')));
      places.set(driver, at === undefined ? undefined : { scope, at });
    }
    const origin = places.get(driver);
    if (origin !== undefined) found.set(id, origin);
  });
  return found;
}
