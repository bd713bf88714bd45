/** Names that buses of AMBA give the ports of a stream. */
import type { StreamNames } from '../values/link.ts';

/** Fields of a payload that AXI4-Stream has a signal of its own for: `data` is `tdata`, and so on. */
const signals = new Set(['data', 'strb', 'keep', 'last', 'id', 'dest', 'user']);

/**
 * Where a leaf of a stream stands in its name, after the name of the stream: `valid` and `ready` are `tvalid` and
 * `tready`; of the payload, `data`, `strb`, `keep`, `last`, `id`, `dest` and `user` get a `t` in front, any other field
 * `x` is `tuser_x`, a port of its own; a payload that is no record is `tdata` (ARM IHI 0051B).
 */
export function axiStreamFields(name: string, fields: readonly string[]): readonly string[] {
  if (name !== 'payload') return [`t${name}`];
  const [first, ...rest] = fields;
  if (first === undefined) return ['tdata'];
  return signals.has(first) ? [`t${first}`, ...rest] : ['tuser', first, ...rest];
}

/**
 * The name of a leaf of stream `stream`, field `name` of it, and of its payload the leaf at `fields`; with how buses
 * call it within the stream. With `axi-stream` as `axiStreamFields`; a channel of AXI4 (ARM IHI 0022) has the names of
 * its signals right after its own: `m_axi_aw` has `m_axi_awvalid` and `m_axi_awaddr`.
 */
export function busLeaf(
  names: Exclude<StreamNames, 'flattened'>,
  stream: string,
  name: string,
  fields: readonly string[],
): { readonly name: string; readonly fields: readonly string[] } {
  if (names === 'axi-stream') {
    const parts = axiStreamFields(name, fields);
    return { name: [stream, ...parts].join('_'), fields: parts };
  }
  const parts = name !== 'payload' ? [name] : fields.length === 0 ? ['data'] : fields;
  return { name: `${stream}${parts.join('_')}`, fields: parts };
}
