/** From an unknown bit back to the register, memory or input that it came from. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import { type NetNode, type NodeId, netOperands } from '../../rtl-gen/ir/netlist.ts';
import type { Replay } from './replay.ts';

/** Where an unknown bit came from. */
export interface UnknownSource {
  readonly kind: 'register' | 'input' | 'memory' | 'lost memory' | 'collision' | 'black box' | 'earlier';
  /** Path of the register or memory, or the input's name. */
  readonly name: string;
  /** Of a memory's word. */
  readonly address?: bigint;
  /** Of an input: the clock period in which it was unknown. */
  readonly cycle?: number;
}

export interface TracedBack {
  readonly source: UnknownSource;
  /** The named values on the way, the one that was asked for first. */
  readonly path: readonly string[];
}

/** Moments that are looked into at most; each costs an evaluation of the design. */
const MOST = 300;

interface Place {
  readonly node: NodeId;
  readonly bits: bigint;
  readonly moment: number;
}

/** A step back, or the end of the way. */
type Step = Place | UnknownSource;

/** Follow one unknown bit of a node before the edges of a moment. */
export function traceBack(replay: Replay, node: NodeId, moment: number): TracedBack {
  const names = namesOf(replay);
  const path: string[] = [];
  const moments = new Set<number>();
  let at: Place = { node, bits: replay.unknown(node, moment), moment };
  for (;;) {
    const name = names.get(at.node);
    if (name !== undefined && path.at(-1) !== name) path.push(name);
    moments.add(at.moment);
    if (moments.size > MOST) return { source: { kind: 'earlier', name: path.at(-1) ?? 'a value' }, path };
    const next = step(replay, at);
    if ('kind' in next) return { source: next, path };
    at = next;
  }
}

/** Names of nodes: those of registers, then those of the signals nearest to the top. */
function namesOf({ followed }: Replay): ReadonlyMap<NodeId, string> {
  const { signals, registers, nodes } = followed.original;
  const names = new Map<NodeId, string>();
  for (const { node, path } of signals) if (!names.has(node)) names.set(node, path);
  for (const [id, node] of nodes.entries()) {
    if (node.op === 'register') names.set(id, registers[node.register]!.path);
    if (node.op === 'const') names.delete(id);
  }
  return names;
}

function step(replay: Replay, at: Place): Step {
  const node = replay.followed.logic.net.get(at.node);
  switch (node.op) {
    case 'input':
      return {
        kind: 'input',
        name: replay.followed.original.inputs[node.input]!.name,
        cycle: replay.cycle(at.moment),
      };
    case 'register':
      return ofRegister(replay, at, node.register);
    case 'memRead':
      return ofMemory(replay, at, node);
    case 'box': {
      const given = node.inputs.find((i) => replay.unknown(i, at.moment) !== 0n);
      if (given === undefined) return { kind: 'black box', name: replay.followed.original.boxes[node.box]!.path };
      return to(replay, given, at.moment);
    }
    default:
      return ofOperation(replay, at, node);
  }
}

/** An operand, with those of the given bits that are unknown, or all that are. */
function to(replay: Replay, node: NodeId, moment: number, bits?: bigint): Place {
  const unknown = replay.unknown(node, moment);
  const wanted = bits === undefined ? unknown : bits & unknown;
  return { node, bits: wanted === 0n ? unknown : wanted, moment };
}

function ofOperation(replay: Replay, { bits, moment }: Place, node: NetNode): Place {
  const unknown = (id: NodeId): bigint => replay.unknown(id, moment);
  switch (node.op) {
    case 'slice':
      return to(replay, node.a, moment, bits << BigInt(node.lo));
    case 'cat': {
      let lo = 0n;
      for (const part of node.parts.toReversed()) {
        const { width } = replay.followed.logic.net.get(part);
        const own = (bits >> lo) & mask(width);
        if ((own & unknown(part)) !== 0n) return to(replay, part, moment, own);
        lo += BigInt(width);
      }
      break;
    }
    case 'mux': {
      // Where both arms are unknown, the choice between them is not what makes it so.
      const isOpen = (unknown(node.a) & bits) === 0n || (unknown(node.b) & bits) === 0n;
      if (unknown(node.sel) !== 0n && isOpen) return to(replay, node.sel, moment);
      return to(replay, replay.value(node.sel, moment) === 1n ? node.a : node.b, moment, bits);
    }
    case 'and':
    case 'or':
    case 'xor': {
      const { a, b } = node;
      return to(replay, (unknown(a) & bits) === 0n ? b : a, moment, bits);
    }
  }
  const operands = netOperands(node);
  return to(replay, operands.find((id) => unknown(id) !== 0n) ?? operands[0]!, moment);
}

function ofRegister(replay: Replay, { node, bits, moment }: Place, register: number): Step {
  const { registers, syncReads, memories } = replay.followed.original;
  const { path: name, clock, next, asyncReset } = registers[register]!;
  const start: UnknownSource = { kind: 'register', name };
  const since = replay.since(register, moment);
  // It is not what the register holds that is unknown, but whether it has been reset.
  if (since === undefined && asyncReset !== undefined) return resetStep(replay, asyncReset.active, moment) ?? start;
  if (moment === 0 || since === undefined) return start;
  let before = moment - 1;
  for (let tries = 0; tries < 2; tries++) {
    if (replay.ticks(clock, before)) {
      const read = syncReads.find((r) => r.register === register);
      if (read === undefined) {
        const from = to(replay, next, before, bits);
        if (from.bits !== 0n && !holds(replay, from, node)) return from;
      } else {
        const { enable, addr, memory, onCollision } = read;
        if (replay.unknown(enable, before) !== 0n) return to(replay, enable, before);
        if (replay.value(enable, before) === 1n) {
          const word = replay.followed.add({ op: 'memRead', width: memories[memory]!.width, memory, addr });
          // What is read while it is written is left open by the design.
          if (replay.unknown(word, before) === 0n) return { kind: 'collision', name: memories[memory]!.path };
          return wordStep(replay, memory, addr, bits, before, onCollision === 'new' ? before + 1 : before);
        }
      }
    }
    if (since === 0) return start;
    before = since - 1;
  }
  return start;
}

/** Whether the way from the next value leads to the register itself through multiplexers alone. */
function holds(replay: Replay, from: Place, register: NodeId): boolean {
  let at = from;
  for (;;) {
    if (at.node === register) return true;
    const node = replay.followed.logic.net.get(at.node);
    if (node.op === 'register' || netOperands(node).length === 0 || node.op === 'memRead' || node.op === 'box')
      return false;
    at = ofOperation(replay, at, node);
  }
}

function resetStep(replay: Replay, active: NodeId, moment: number): Step | undefined {
  for (const at of [moment, moment - 1])
    if (at >= 0 && replay.unknown(active, at) !== 0n) return to(replay, active, at);
  return undefined;
}

const ofMemory = (replay: Replay, { bits, moment }: Place, node: Extract<NetNode, { op: 'memRead' }>): Step =>
  wordStep(replay, node.memory, node.addr, bits, moment);

/** Back from the word at an address: to the address, or to the write that put it there before the moment `until`. */
function wordStep(replay: Replay, memory: number, addr: NodeId, bits: bigint, moment: number, until = moment): Step {
  const { path: name, writes } = replay.followed.original.memories[memory]!;
  if (replay.unknown(addr, moment) !== 0n) return to(replay, addr, moment);
  if (replay.value(replay.followed.lost(memory), moment) === 1n) return { kind: 'lost memory', name };
  const address = replay.value(addr, moment);
  const last = replay.lastWrite(memory, address, until);
  if (last === undefined) return { kind: 'memory', name, address };
  const { enable, data, mask: written } = writes[last.write]!;
  const unknown = (id: NodeId): bigint => replay.unknown(id, last.moment);
  if (unknown(enable) !== 0n) return to(replay, enable, last.moment);
  if (written !== undefined && unknown(written) !== 0n) return to(replay, written, last.moment);
  if ((unknown(data) & bits) !== 0n) return to(replay, data, last.moment, bits);
  return { kind: 'memory', name, address };
}
