/** Names of AXI4-Stream (ARM IHI 0051B) for the ports of a stream. */

/** Fields of a payload that AXI4-Stream has a signal of its own for: `data` is `tdata`, and so on. */
const signals = new Set(['data', 'strb', 'keep', 'last', 'id', 'dest', 'user']);

/**
 * Where a leaf of a stream stands in its name, behind the name of the stream: `valid` and `ready` are `tvalid` and
 * `tready`; of the payload, `data`, `strb`, `keep`, `last`, `id`, `dest` and `user` get a `t` in front, any other field
 * `x` is `tuser_x`, a port of its own; a payload that is no record is `tdata`. `fields` are those of the leaf in the
 * payload.
 */
export function axiStreamFields(name: string, fields: readonly string[]): readonly string[] {
  if (name !== 'payload') return [`t${name}`];
  const [first, ...rest] = fields;
  if (first === undefined) return ['tdata'];
  return signals.has(first) ? [`t${first}`, ...rest] : ['tuser', first, ...rest];
}
