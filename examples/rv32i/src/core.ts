/** The core: one instruction after the other, from a memory for instructions and data. */
import { type Bits, bit, bits, enumOf, module, record, sink, source } from 'gatewright/hdl';
import { alu, compare } from './alu.ts';
import { decode } from './decode.ts';
import { lanes } from './lanes.ts';

/** Where the core is in an instruction. */
export const Phase = enumOf('fetch', 'decode', 'execute', 'access', 'load', 'halted');

/** Why the core has halted. */
export const Cause = enumOf('none', 'illegal', 'misaligned', 'call', 'stop');

/** An access to memory: `address` is that of a word. A write changes the bytes with a strobe; a read has no strobes. */
export const Request = record({ address: bits(32), write: bit, data: bits(32), strobes: bits(4) });

/**
 * An instruction that is complete: where it was, what it was, which comes next, and what it has put into `rd`, if not
 * x0.
 */
export const Retired = record({ valid: bit, pc: bits(32), instruction: bits(32), next: bits(32), value: bits(32) });

/**
 * RV32I, at address 0 after reset. Each read has one response, in order; writes have none. With a memory that answers
 * in the next clock an instruction takes 3 clocks, a store 4, a load 5. `retired.valid` is 1 for one clock an
 * instruction.
 *
 * ECALL, EBREAK, a word that is no instruction and an access or a jump to an address that is not aligned halt the
 * core until reset, with `cause` and `pc` of the instruction. FENCE and FENCE.I do nothing: all accesses are in
 * order.
 */
export const core = module(
  'rv32i',
  {
    summary: 'RV32I, one instruction after the other.',
    out: { retired: Retired, cause: Cause },
    link: { request: source(Request), response: sink(bits(32)) },
  },
  ({ request, response }, m) => {
    const phase = m.reg('phase', Phase, { reset: 'fetch' });
    const cause = m.reg('cause', Cause, { reset: 'none' });
    const pc = m.reg('pc', bits(32), { reset: 0 });
    const instruction = m.reg('instruction', bits(32), { reset: 0 });

    // Both operands are read while the instruction comes in, and stay until the next one does.
    const registers = m.mem('registers', bits(32), { depth: 32 });
    const { arrives } = m.named({ arrives: phase.is('decode').and(response.valid) });
    const operand = (number: Bits<5>, index: Bits<5>): Bits<32> => {
      const value = registers.readSync({ addr: number, enable: arrives, onCollision: 'undefined' });
      return m.mux(index.eq(0), m.lit(32, 0), value);
    };
    const { rs1, rs2 } = m.named({
      rs1: operand(response.payload.slice(19, 15), instruction.slice(19, 15)),
      rs2: operand(response.payload.slice(24, 20), instruction.slice(24, 20)),
    });
    m.when(arrives, () => {
      instruction.set(response.payload);
      phase.set('execute');
    });

    const { funct3, rd } = m.named({ funct3: instruction.slice(14, 12), rd: instruction.slice(11, 7) });
    const { kind, immediate } = m.inst('decoder', decode, { instruction });
    const { fromPc, computes, isRegister } = m.named({
      fromPc: kind.is('auipc').or(kind.is('jal')).or(kind.is('branch')),
      computes: kind.is('immediate').or(kind.is('register')),
      isRegister: kind.is('register'),
    });
    const isShift = funct3.eq(5);
    const { result } = m.inst('alu', alu, {
      funct3: m.mux(computes, funct3, m.lit(3, 0)),
      other: instruction.at(30).and(isRegister.or(kind.is('immediate').and(isShift))),
      a: m.mux(kind.is('lui'), m.lit(32, 0), m.mux(fromPc, pc, rs1)),
      b: m.mux(isRegister, rs2, immediate),
    });
    const { taken } = m.inst('compare', compare, { funct3, a: rs1, b: rs2 });
    const memory = m.inst('lanes', lanes, { funct3, low: result.slice(1, 0), value: rs2, word: response.payload });

    const { follows } = m.named({ follows: pc.add(4) });
    const next = m.wire('next', bits(32), follows);
    const value = m.wire('value', bits(32), result);
    const writes = m.wire('writes', bit, 0);
    const retires = m.wire('retires', bit, 0);
    const retire = (hasResult: 0 | 1) => {
      retires.set(1);
      writes.set(hasResult);
    };
    const jump = (target: Bits<32>, hasResult: 0 | 1) => {
      next.set(target);
      value.set(follows);
      m.when(target.at(1), () => halt('misaligned')).otherwise(() => retire(hasResult));
    };
    const halt = (why: 'illegal' | 'misaligned' | 'call' | 'stop') => {
      cause.set(why);
      phase.set('halted');
    };
    const access = () => m.when(memory.aligned, () => phase.set('access')).otherwise(() => halt('misaligned'));

    m.when(phase.is('execute'), () =>
      m.match(kind, {
        illegal: () => halt('illegal'),
        lui: () => retire(1),
        auipc: () => retire(1),
        jal: () => jump(result, 1),
        jalr: () => jump(result.and(0xffff_fffe), 1),
        branch: () => m.when(taken, () => jump(result, 0)).otherwise(() => retire(0)),
        load: access,
        store: access,
        immediate: () => retire(1),
        register: () => retire(1),
        fence: () => retire(0),
        call: () => halt('call'),
        stop: () => halt('stop'),
      }),
    );
    const { accesses } = m.named({ accesses: phase.is('access') });
    m.when(request.ready, () => {
      m.when(phase.is('fetch'), () => phase.set('decode'));
      m.when(accesses, () => m.when(kind.is('store'), () => retire(0)).otherwise(() => phase.set('load')));
    });
    m.when(phase.is('load').and(response.valid), () => {
      value.set(memory.loaded);
      retire(1);
    });
    m.when(retires, () => {
      phase.set('fetch');
      pc.set(next);
    });
    registers.write({ addr: rd, data: value, enable: writes.and(rd.ne(0)) });

    const stores = accesses.and(kind.is('store'));
    return {
      retired: { valid: retires, pc, instruction, next, value },
      cause,
      request: {
        payload: {
          address: m.mux(accesses, result.and(0xffff_fffc), pc),
          write: stores,
          data: memory.stored,
          strobes: m.mux(stores, memory.strobes, m.lit(4, 0)),
        },
        valid: phase.is('fetch').or(accesses),
      },
      response: { ready: phase.is('decode').or(phase.is('load')) },
    };
  },
);
