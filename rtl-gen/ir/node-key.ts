/** A text for each node that equal nodes share and no others. */
import type { NetNode } from './netlist.ts';

/** Short, because netlists are built of thousands of nodes before the first clock. */
export function nodeKey(node: NetNode): string {
  switch (node.op) {
    case 'const':
      return `${node.width}'${node.value}`;
    case 'input':
      return `i${node.input}`;
    case 'register':
      return `r${node.register}`;
    case 'memRead':
      return `m${node.memory}[${node.addr}]`;
    case 'box':
      return `b${node.box}.${node.output}(${node.inputs.join()})`;
    case 'mux':
      return `${node.sel}?${node.a}:${node.b}`;
    case 'cat':
      return `{${node.parts.join()}}`;
    case 'slice':
      return `${node.a}[${node.lo}+${node.width}]`;
    case 'not':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
      return `${node.op} ${node.a}`;
    default:
      return `${node.op} ${node.a},${node.b}`;
  }
}
