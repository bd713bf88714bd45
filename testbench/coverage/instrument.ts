/**
 * Coverage as hardware: a netlist with registers beside the design's own that remember what has been reached. Every
 * engine that runs netlists runs it, and none has to know.
 *
 * All is sampled at the edges of the clock outside reset, from the values before the edge. A condition is
 * reached when it is 1 at such an edge; a bit rises when it is 0 at one and 1 at the next, both outside reset. The
 * registers start as 0 and are not reset.
 */
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import { sha256 } from '../../support/sha256.ts';
import { UserError } from '../../support/user-error.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { bitSet, type CoverageData, type CoveragePoint } from './coverage-data.ts';
import { knownBits } from './known-bits.ts';
import { Logic } from './logic.ts';
import { Packing } from './packing.ts';
import { signalsOf, type Watched } from './toggles.ts';

/** A netlist that records its own coverage. */
export interface Instrumented {
  /** With an output for each of the words (`outputName`) after the design's own outputs. */
  readonly net: Netlist;
  readonly words: number;
  /** The coverage of a run of `clocks`, from the values of its words. */
  readonly read: (words: readonly bigint[], clocks: number) => CoverageData;
}

/**
 * Instrument a flattened design; a netlist that does not know its instances has no points. A `UserError` for a design
 * of several clocks: what is reached between the edges of one is at no edge of another.
 */
export function instrument(original: Netlist): Instrumented {
  if (original.clocks.length > 1) {
    const names = original.clocks.map(({ name, edge }) => `${name} (${edge})`).join(', ');
    throw new UserError(`coverage needs a design of one clock, and ${original.name} has ${names}: cover its parts`);
  }
  const net = new NetlistBuilder(original);
  const logic = new Logic(net, knownBits(original));
  const instances = original.instances ?? [];
  const conditions: Condition[] = [];
  const strays: Condition[] = [];
  for (const instance of instances) {
    const found = conditionsOf(original, instance, logic);
    const first = conditions.length;
    for (const { point, node } of found.points) {
      const { under } = point;
      conditions.push({ point: under === undefined ? point : { ...point, under: under + first }, node });
    }
    strays.push(...found.strays);
  }
  const signals = instances.flatMap((instance) => signalsOf(instance, logic, original.nodes));

  const recorder = new Recorder(net, logic, original);
  const hits = new Packing();
  const tested = new Map([...conditions, ...strays].map((c) => [c, recorder.upright(c.node)]));
  for (const { node } of tested.values()) hits.need(node, 0, 1);
  const held = hits.words(net);
  const reached = [
    ...held.map((word) => recorder.sticky(word, false)),
    ...held.map((word) => recorder.sticky(word, true)),
  ];
  const bits = new Packing();
  for (const { pieces } of signals) for (const { node, lo, width } of pieces) bits.need(node, lo, width);
  const toggled = bits.words(net).map((word) => recorder.toggles(word));

  const rose = reached.length;
  const fell = rose + toggled.length;
  const outputs = [...reached, ...toggled.map((t) => t.rose), ...toggled.map((t) => t.fell)];
  const hash = digest(original, conditions, signals);
  return {
    net: net.finish({
      name: original.name,
      inputs: original.inputs,
      outputs: [
        ...original.outputs,
        ...outputs.map((node, i) => ({ name: outputName(i), width: net.width(node), node })),
      ],
    }),
    words: outputs.length,
    read: (words, clocks) => {
      const outcome = (c: Condition): CoveragePoint => {
        const { node, inverted } = tested.get(c)!;
        const { word, bit } = hits.place(node, 0);
        const isHit = isSet(words, { word: word + (inverted ? held.length : 0), bit });
        return { ...c.point, runs: isHit ? 1 : 0 };
      };
      return {
        design: original.name,
        hash,
        runs: 1,
        clocks,
        instances: instances.map(({ path, module: m, at }) => {
          return { path, module: m.name, moduleAt: m.at, ...(at === undefined ? {} : { at }) };
        }),
        points: conditions.map(outcome),
        strayTransitions: strays.map(outcome).filter(({ runs }) => runs > 0),
        toggles: signals.map(({ signal, pieces }) => {
          const gather = (first: number, other: number): string => {
            let set = 0n;
            for (const { node, lo, width, at, inverted } of pieces) {
              for (let i = 0; i < width; i++) {
                const { word, bit } = bits.place(node, lo + i);
                if (isSet(words, { word: word + (inverted ? other : first), bit })) set |= 1n << BigInt(at + i);
              }
            }
            return bitSet(set & signal.bits);
          };
          return { ...signal, bits: bitSet(signal.bits), rose: gather(rose, fell), fell: gather(fell, rose) };
        }),
      };
    },
  };
}

/** The name of an output that instrumentation adds: with a blank, so that no design has it. */
export const outputName = (word: number): string => `coverage ${word}`;

const isSet = (words: readonly bigint[], { word, bit }: { word: number; bit: number }): boolean =>
  ((words[word]! >> BigInt(bit)) & 1n) === 1n;

/** The registers of one instrumented netlist. */
class Recorder {
  readonly #net: NetlistBuilder;
  readonly #logic: Logic;
  readonly #clock: number;
  /** 1 at an edge outside reset, and 1 where the edge before it was one too. */
  readonly #now: NodeId;
  readonly #both: NodeId;
  readonly #masks = new Map<string, NodeId>();

  constructor(net: NetlistBuilder, logic: Logic, { clocks, nodes, inputs }: Netlist) {
    this.#net = net;
    this.#logic = logic;
    // A design without state has no clock, but its tests step it.
    this.#clock = clocks.length > 0 ? 0 : net.clock('clk', 'rising');
    const reset = nodes.findIndex((n) => n.op === 'input' && inputs[n.input]!.reset !== undefined);
    this.#now = reset < 0 ? logic.const(1, 1n) : outsideReset(logic, reset, inputs);
    const before = net.register('coverage.before', 1, this.#clock, 0n);
    before.close(this.#now);
    this.#both = logic.both(before.q, this.#now);
  }

  /** A condition without its negation: where both outcomes are points, both are read off one bit. */
  upright(node: NodeId): { readonly node: NodeId; readonly inverted: boolean } {
    const made = this.#net.get(node);
    return made.op === 'not' ? { node: made.a, inverted: true } : { node, inverted: false };
  }

  /** A register whose bits stay 1 once they were 1 (0, if `inverted`) in `word`. */
  sticky(word: NodeId, inverted: boolean): NodeId {
    const width = this.#net.width(word);
    const a = inverted ? this.#net.add({ op: 'not', width, a: word }) : word;
    return this.#collect(this.#net.add({ op: 'and', width, a, b: this.#mask(this.#now, width) }));
  }

  toggles(word: NodeId): { readonly rose: NodeId; readonly fell: NodeId } {
    const net = this.#net;
    const width = net.width(word);
    const before = net.register('coverage.previous', width, this.#clock, 0n);
    before.close(word);
    const changed = net.add({ op: 'xor', width, a: word, b: before.q });
    const counted = net.add({ op: 'and', width, a: changed, b: this.#mask(this.#both, width) });
    const collect = (a: NodeId): NodeId => this.#collect(net.add({ op: 'and', width, a, b: counted }));
    return { rose: collect(word), fell: collect(before.q) };
  }

  #collect(word: NodeId): NodeId {
    const width = this.#net.width(word);
    const { q, close } = this.#net.register('coverage.reached', width, this.#clock, 0n);
    close(this.#net.add({ op: 'or', width, a: q, b: word }));
    return q;
  }

  /** `width` copies of a bit. */
  #mask(bit: NodeId, width: number): NodeId {
    if (width === 1) return bit;
    const key = `${bit} ${width}`;
    const known = this.#masks.get(key);
    if (known !== undefined) return known;
    const zero = this.#logic.const(width, 0n);
    const one = this.#net.add({ op: 'cat', width, parts: [this.#logic.const(width - 1, 0n), bit] });
    const made = this.#net.add({ op: 'sub', width, a: zero, b: one });
    this.#masks.set(key, made);
    return made;
  }
}

/** 1 outside of the reset that is the node `reset`. */
function outsideReset(logic: Logic, reset: NodeId, inputs: Netlist['inputs']): NodeId {
  const node = logic.net.get(reset);
  const active = node.op === 'input' ? inputs[node.input]!.reset?.active : undefined;
  return active === 0 ? reset : logic.not(reset);
}

/** Of the hardware, and of everything by which points and signals are known. */
function digest(net: Netlist, conditions: readonly Condition[], signals: readonly Watched[]): string {
  const { nodes, registers, memories, syncReads } = net;
  const known = [conditions.map((c) => c.point), signals.map((s) => s.signal)];
  const text = JSON.stringify([net.name, nodes, registers, memories, syncReads, known], (_, v: unknown) =>
    typeof v === 'bigint' ? `${v}n` : v,
  );
  return sha256(text).slice(0, 16);
}
