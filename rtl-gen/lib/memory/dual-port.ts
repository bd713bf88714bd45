/** Block RAMs as modules: one port that writes and one that reads, or two that do both. */
import { bit, bits, type Collision, clog2, module, type OwnWrite, type Shape } from '../../hdl/index.ts';
import { checkDepth } from './depth.ts';

/**
 * A memory with a write port and a read port. `q` is the word that was at `read_addr` at the last edge with
 * `read_enable`, one clock later; where that edge wrote the word, `onCollision` says what it is. With `lanes`, as many
 * equal parts of a word have a write enable each; lane 0 is the least significant.
 */
export const simpleDualPort = <V>(
  shape: Shape<V>,
  { depth, onCollision, lanes = 1 }: { depth: number; onCollision: Collision; lanes?: number },
) => {
  checkDepth('simpleDualPort', depth);
  if (shape.width % lanes !== 0) throw new RangeError(`simpleDualPort of ${lanes} lanes in ${shape.width} bits`);
  const address = bits(clog2(depth));
  const suffix = `${lanes === 1 ? '' : `_l${lanes}`}_${onCollision}`;
  return module(
    `simple_dual_port_w${shape.width}_d${depth}${suffix}`,
    {
      summary: `Memory of ${depth} words of ${shape.width} bits, one write port, one read port.`,
      in: {
        write_addr: address,
        write_enable: bits(lanes),
        data: shape,
        read_addr: address,
        read_enable: bit,
      },
      out: { q: shape },
    },
    (io, m) => {
      const memory = m.mem('memory', shape, { depth });
      const write = { addr: io.write_addr, data: io.data };
      if (lanes === 1) memory.write({ ...write, enable: io.write_enable });
      else memory.write({ ...write, enable: m.lit(1, 1), lanes: io.write_enable });
      return { q: memory.readSync({ addr: io.read_addr, enable: io.read_enable, onCollision }) };
    },
  );
};

/**
 * A memory with two ports that each read and write at an address of their own. `q` shows the word one clock after an
 * edge with `enable`; where that edge wrote it, `onWrite` says what it is for the port that wrote. What a port shows of
 * a word that the other one writes at the same edge is not to be looked at, and two writes of one word at the same edge
 * break the assertion `memory_writes_apart`. Block RAM of AMD parts and ECP5; iCE40 has none with two such ports.
 */
export const trueDualPort = <V>(shape: Shape<V>, { depth, onWrite }: { depth: number; onWrite: 'new' | 'hold' }) => {
  checkDepth('trueDualPort', depth);
  const address = bits(clog2(depth));
  return module(
    `true_dual_port_w${shape.width}_d${depth}_${onWrite satisfies OwnWrite}`,
    {
      summary: `Memory of ${depth} words of ${shape.width} bits, two ports that read and write.`,
      in: {
        a_addr: address,
        a_enable: bit,
        a_write: bit,
        a_data: shape,
        b_addr: address,
        b_enable: bit,
        b_write: bit,
        b_data: shape,
      },
      out: { a_q: shape, b_q: shape },
    },
    (io, m) => {
      const memory = m.mem('memory', shape, { depth });
      const modes = { onWrite, onCollision: 'undefined' } as const;
      const a = { addr: io.a_addr, enable: io.a_enable, write: io.a_write, data: io.a_data };
      const b = { addr: io.b_addr, enable: io.b_enable, write: io.b_write, data: io.b_data };
      return { a_q: memory.port({ ...a, ...modes }), b_q: memory.port({ ...b, ...modes }) };
    },
  );
};
