/** Designs with WISHBONE interfaces, for the agents to meet through. */
import { type Bits, bit, bits, elaborate, enumOf, module, record } from '../../../../rtl-gen/hdl/index.ts';
import { fifo } from '../../../../rtl-gen/lib/stream/fifo.ts';

/** The ports of `s_wb` and `m_wb`, with those of their answers; `adr` counts bytes. */
const sides = (lanes: number, address: number) => {
  const request = { adr: bits(address), we: bit, sel: bits(lanes), dat_w: bits(8 * lanes) };
  const answer = { ack: bit, err: bit, rty: bit };
  const named = <S extends object, P extends string>(prefix: P, shapes: S) =>
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [`${prefix}_${name}`, shape])) as {
      [K in keyof S as `${P}_${K & string}`]: S[K];
    };
  const asked = { cyc: bit, stb: bit, ...request };
  const told = { ...answer, dat_r: bits(8 * lanes) };
  return {
    request,
    in: { ...named('s_wb', asked), ...named('m_wb', told) },
    out: { ...named('s_wb', told), ...named('m_wb', asked) },
  };
};

const Phase = enumOf('idle', 'ask', 'answer');

/** Classic: each transfer on `s_wb` is made again on `m_wb`, and terminated as that one is. */
export const classicBridge = (lanes: number, addressWidth: number) => {
  const ports = sides(lanes, addressWidth);
  return elaborate(
    module(`wishbone_bridge_${lanes}`, { in: ports.in, out: ports.out }, (io, m) => {
      const phase = m.reg('phase', Phase, { reset: 'idle' });
      const request = m.reg('request', record(ports.request));
      const told = m.reg('told', record({ ack: bit, err: bit, rty: bit, dat_r: bits(8 * lanes) }));
      m.match(phase, {
        idle: () =>
          m.when(io.s_wb_cyc.and(io.s_wb_stb), () => {
            request.set({ adr: io.s_wb_adr, we: io.s_wb_we, sel: io.s_wb_sel, dat_w: io.s_wb_dat_w });
            phase.set('ask');
          }),
        ask: () =>
          m.when(io.m_wb_ack.or(io.m_wb_err).or(io.m_wb_rty), () => {
            told.set({ ack: io.m_wb_ack, err: io.m_wb_err, rty: io.m_wb_rty, dat_r: io.m_wb_dat_r });
            phase.set('answer');
          }),
        answer: () => phase.set('idle'),
      });
      const answers = phase.is('answer');
      return {
        s_wb_ack: told.ack.and(answers),
        s_wb_err: told.err.and(answers),
        s_wb_rty: told.rty.and(answers),
        s_wb_dat_r: told.dat_r,
        m_wb_cyc: phase.is('ask'),
        m_wb_stb: phase.is('ask'),
        m_wb_adr: request.adr,
        m_wb_we: request.we,
        m_wb_sel: request.sel,
        m_wb_dat_w: request.dat_w,
      };
    }),
  );
};

/** Pipelined: requests go through a FIFO of two, answers through a register. */
export const pipelinedBridge = (lanes: number, addressWidth: number) => {
  const ports = sides(lanes, addressWidth);
  return elaborate(
    module(
      `wishbone_pipeline_${lanes}`,
      { in: { ...ports.in, m_wb_stall: bit }, out: { ...ports.out, s_wb_stall: bit } },
      (io, m) => {
        const payload = { adr: io.s_wb_adr, we: io.s_wb_we, sel: io.s_wb_sel, dat_w: io.s_wb_dat_w };
        const { up, down } = m.inst('requests', fifo(record(ports.request), 2), {
          up: { payload, valid: io.s_wb_cyc.and(io.s_wb_stb) },
          down: { ready: io.m_wb_stall.not() },
        });
        const later = (name: string, value: Bits<1>) => {
          const reg = m.reg(name, bit, { reset: 0 });
          reg.set(value);
          return reg;
        };
        const dat = m.reg('dat', bits(8 * lanes));
        dat.set(io.m_wb_dat_r);
        return {
          s_wb_stall: up.ready.not(),
          s_wb_ack: later('ack', io.m_wb_ack),
          s_wb_err: later('err', io.m_wb_err),
          s_wb_rty: later('rty', io.m_wb_rty),
          s_wb_dat_r: dat,
          m_wb_cyc: later('open', io.s_wb_cyc).and(io.s_wb_cyc).or(down.valid),
          m_wb_stb: down.valid,
          m_wb_adr: down.payload.adr,
          m_wb_we: down.payload.we,
          m_wb_sel: down.payload.sel,
          m_wb_dat_w: down.payload.dat_w,
        };
      },
    ),
  );
};

/** The manager's side of `wb` is inputs, and so are the answers, as `a_ack` and so on: the test plays both. */
export const wishbonePuppet = (mode: 'classic' | 'pipelined') =>
  elaborate(
    module(
      `wishbone_puppet_${mode}`,
      {
        in: {
          ...{ wb_cyc: bit, wb_stb: bit, wb_we: bit, wb_adr: bits(8), wb_sel: bits(2), wb_dat_w: bits(16) },
          ...{ a_ack: bit, a_err: bit, a_rty: bit, a_stall: bit },
        },
        out: {
          ...{ wb_ack: bit, wb_err: bit, wb_rty: bit, wb_dat_r: bits(16), made: bit },
          ...(mode === 'pipelined' ? { wb_stall: bit } : {}),
        },
      },
      (io, m) => {
        // A register, so that there is a clock and a reset.
        const made = m.reg('made', bit, { reset: 0 });
        m.when(io.wb_cyc.and(io.wb_stb).and(io.a_ack), () => made.set(io.a_stall.not()));
        const told = { wb_ack: io.a_ack, wb_err: io.a_err, wb_rty: io.a_rty, made };
        const wb_dat_r = io.wb_dat_w.xor(io.wb_adr.cat(io.wb_adr)).xor(io.wb_sel.zext(16)).xor(io.wb_we.zext(16));
        return { ...told, wb_dat_r, ...(mode === 'pipelined' ? { wb_stall: io.a_stall } : {}) };
      },
    ),
  );
