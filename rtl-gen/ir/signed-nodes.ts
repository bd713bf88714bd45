/** Signed operators in a netlist, which has unsigned ones only. */
import type { NodeId } from './netlist.ts';
import type { NetlistBuilder } from './netlist-builder.ts';

/** With the sign bits inverted, two's complement is in unsigned order. */
export function ltSigned(net: NetlistBuilder, a: NodeId, b: NodeId): NodeId {
  const width = net.width(a);
  const sign = 1n << BigInt(width - 1);
  const ordered = (id: NodeId): NodeId => {
    const node = net.get(id);
    if (node.op === 'const') return net.add({ op: 'const', width, value: node.value ^ sign });
    return net.add({ op: 'xor', width, a: id, b: net.add({ op: 'const', width, value: sign }) });
  };
  return net.add({ op: 'lt', width: 1, a: ordered(a), b: ordered(b) });
}

/** Inverted where it is negative, before and after, a word has copies of its sign shifted in as zeros. */
export function shrSigned(net: NetlistBuilder, a: NodeId, amount: NodeId): NodeId {
  const width = net.width(a);
  const sign = net.add({ op: 'slice', width: 1, a, lo: width - 1 });
  const signs = net.add({ op: 'cat', width, parts: Array.from({ length: width }, () => sign) });
  const magnitude = net.add({ op: 'xor', width, a, b: signs });
  const shifted = net.add({ op: 'shr', width, a: magnitude, b: amount });
  return net.add({ op: 'xor', width, a: shifted, b: signs });
}
