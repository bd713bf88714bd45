/** A netlist under construction: nodes shared by content, state reserved before its next value is known. */
import type {
  NetBox,
  NetCheck,
  NetClock,
  NetInstance,
  Netlist,
  NetMemory,
  NetNode,
  NetOrigin,
  NetRegister,
  NetSignal,
  NetSyncRead,
  NodeId,
} from './netlist.ts';
import { nodeKey } from './node-key.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

export class NetlistBuilder {
  readonly #nodes: NetNode[] = [];
  readonly #ids = new Map<string, NodeId>();
  readonly #registers: Draft<NetRegister>[] = [];
  readonly #memories: Draft<NetMemory>[] = [];
  readonly #syncReads: NetSyncRead[] = [];
  readonly #checks: NetCheck[] = [];
  readonly #signals: NetSignal[] = [];
  readonly #clocks: NetClock[] = [];
  readonly #boxes: NetBox[] = [];
  readonly #instances: NetInstance[] = [];
  readonly #origins = new Map<NodeId, NetOrigin>();
  /** What nodes that are new from now on come from. */
  origin: NetOrigin | undefined;

  /** Begins empty, or with everything that `from` has: its indices stay valid. */
  constructor(from?: Netlist) {
    if (from === undefined) return;
    for (const [id, node] of from.nodes.entries()) {
      this.#nodes.push(node);
      this.#ids.set(nodeKey(node), id);
    }
    this.#registers.push(...from.registers.map((r) => ({ ...r })));
    this.#memories.push(...from.memories.map((m) => ({ ...m })));
    this.#syncReads.push(...from.syncReads);
    this.#checks.push(...from.checks);
    this.#signals.push(...from.signals);
    this.#clocks.push(...from.clocks);
    this.#boxes.push(...from.boxes);
    this.#instances.push(...(from.instances ?? []));
    for (const [id, origin] of from.origins) this.#origins.set(id, origin);
  }

  /** The node's index; equal nodes are stored once. */
  add(node: NetNode): NodeId {
    const key = nodeKey(node);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#nodes.push(node) - 1;
    this.#ids.set(key, id);
    if (this.origin !== undefined) this.#origins.set(id, this.origin);
    return id;
  }

  /** The index of a clock edge; equal ones are one. */
  clock(name: string, edge: NetClock['edge']): number {
    const known = this.#clocks.findIndex((c) => c.name === name && c.edge === edge);
    return known >= 0 ? known : this.#clocks.push({ name, edge }) - 1;
  }

  get(id: NodeId): NetNode {
    return this.#nodes[id]!;
  }

  width(id: NodeId): number {
    return this.#nodes[id]!.width;
  }

  mux(sel: NodeId, a: NodeId, b: NodeId): NodeId {
    return a === b ? a : this.add({ op: 'mux', width: this.width(a), sel, a, b });
  }

  /** Reserve a register; `close` gives its next value once that is known. */
  register(
    path: string,
    width: number,
    clock: number,
    init: bigint | undefined,
  ): { q: NodeId; close(next: NodeId, asyncReset?: NetRegister['asyncReset']): void } {
    const entry: Draft<NetRegister> = { path, width, clock, next: -1, ...(init === undefined ? {} : { init }) };
    const register = this.#registers.push(entry) - 1;
    return {
      q: this.add({ op: 'register', width, register }),
      close: (next, asyncReset) => {
        entry.next = next;
        if (asyncReset !== undefined) entry.asyncReset = asyncReset;
      },
    };
  }

  memory(entry: Draft<NetMemory>): number {
    return this.#memories.push(entry) - 1;
  }

  memoryAt(index: number): Draft<NetMemory> {
    return this.#memories[index]!;
  }

  syncRead(read: Omit<NetSyncRead, 'register'>, q: NodeId): void {
    const node = this.#nodes[q]!;
    if (node.op === 'register') this.#syncReads.push({ ...read, register: node.register });
  }

  /** A black box; its outputs are nodes of op `box` with the index that is returned. */
  box(entry: NetBox): number {
    return this.#boxes.push(entry) - 1;
  }

  check(check: NetCheck): void {
    this.#checks.push(check);
  }

  signal(s: NetSignal): void {
    this.#signals.push(s);
  }

  instance(entry: NetInstance): void {
    this.#instances.push(entry);
  }

  /** The netlist, with the top's name and ports; everything reserved has been closed by now. */
  finish(top: Pick<Netlist, 'name' | 'inputs' | 'outputs'>): Netlist {
    return {
      ...top,
      nodes: this.#nodes,
      registers: this.#registers,
      memories: this.#memories,
      syncReads: this.#syncReads,
      checks: this.#checks,
      signals: this.#signals,
      clocks: this.#clocks,
      boxes: this.#boxes,
      origins: this.#origins,
      instances: this.#instances,
    };
  }
}
