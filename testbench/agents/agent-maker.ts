/** `t`, as functions that make agents take it. */
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Agent } from '../kernel/kernel.ts';
import type { PortList } from './stream-ports.ts';

/** The design, what agents need of the run, and where they are attached; a test's `t` is one. */
export interface AgentMaker {
  readonly dut: PortList;
  readonly host: AgentHost;
  attach<A extends Agent>(agent: A): A;
}
