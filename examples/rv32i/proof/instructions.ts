/** What each instruction does: result, accesses and what comes next, for any word, operands and waits. */
import { bind, bits, select } from 'gatewright/hdl';
import { streamContract } from 'gatewright/lib/stream/contract';
import { core } from '../src/core.ts';
import { arithmetic, condition, immediates, operation } from './manual.ts';
import { phases } from './phases.ts';

export const instructionsProof = bind(core, ({ retired, request, response }, inside, m) => {
  const x = retired.instruction;
  const [a, b] = [inside.bits('rs1', 32), inside.bits('rs2', 32)];
  const [opcode, funct3] = [x.slice(6, 0), x.slice(14, 12)];
  const imm = immediates(m, x);
  const { pc, next, value } = retired;
  const follows = pc.add(4);

  const results: readonly (readonly [name: string, opcode: number, value: typeof value])[] = [
    ['lui', 0x37, imm.u],
    ['auipc', 0x17, pc.add(imm.u)],
    ['jal', 0x6f, follows],
    ['jalr', 0x67, follows],
    ['immediate', 0x13, operation(m, funct3, funct3.eq(5).and(x.at(30)), a, imm.i)],
    ['register', 0x33, operation(m, funct3, x.at(30), a, b)],
  ];
  for (const [name, code, result] of results) {
    m.assert(`${name}_gives`, retired.valid.and(opcode.eq(code)).implies(value.eq(result)));
  }

  const jumps: readonly (readonly [name: string, opcode: number, next: typeof next])[] = [
    ['jal', 0x6f, pc.add(imm.j)],
    ['jalr', 0x67, a.add(imm.i).and(0xffff_fffe)],
    ['branch', 0x63, m.mux(condition(m, funct3, a, b), pc.add(imm.b), follows)],
  ];
  for (const [name, code, target] of jumps) {
    m.assert(`${name}_goes`, retired.valid.and(opcode.eq(code)).implies(next.eq(target)));
  }
  const goes = opcode.eq(0x6f).or(opcode.eq(0x67)).or(opcode.eq(0x63));
  m.assert('others_follow', retired.valid.and(goes.not()).implies(next.eq(follows)));
  m.assert('words_lie_at_multiples', pc.slice(1, 0).eq(0));

  // A load: what lies at the address, of 1, 2 or 4 bytes, with its sign or without.
  const address = a.add(m.mux(opcode.eq(0x23), imm.s, imm.i));
  const low = address.slice(1, 0);
  const found = response.payload.shr(low.cat(m.lit(3, 0)));
  const cut = (bytes: 1 | 2) => found.shl(32 - 8 * bytes);
  const signed = (bytes: 1 | 2) => arithmetic(m, cut(bytes), m.lit(5, 32 - 8 * bytes));
  const plain = (bytes: 1 | 2) => cut(bytes).shr(32 - 8 * bytes);
  const loaded = select(funct3, [signed(1), signed(2), found, found, plain(1), plain(2)]);
  m.assert('load_gives', retired.valid.and(opcode.eq(0x03)).implies(value.eq(loaded)));

  // A store: whether it reaches a byte of the word, any of the four, and with what.
  const lane = m.symbolic('spec_lane', bits(2));
  const stores = request.valid.and(request.payload.write);
  const size = select(funct3.slice(1, 0), [m.lit(32, 1), m.lit(32, 2), m.lit(32, 4)]);
  const above = request.payload.address.or(lane.zext(32)).sub(address);
  const reached = request.payload.strobes.shr(lane).at(0);
  m.assert('store_reaches', stores.implies(reached.eq(above.lt(size))));
  const stored = request.payload.data.shr(lane.cat(m.lit(3, 0))).slice(7, 0);
  const given = b.shr(above.slice(1, 0).cat(m.lit(3, 0))).slice(7, 0);
  m.assert('store_puts', stores.and(reached).implies(stored.eq(given)));
  m.assert('only_stores_write', stores.implies(opcode.eq(0x23)));
  const phase = phases(m, inside);
  const accesses = request.valid.and(phase.is('fetch').not());
  m.assert('accesses_its_word', accesses.implies(request.payload.address.eq(address.and(0xffff_fffc))));
  m.assert('accesses_are_aligned', accesses.implies(low.zext(32).and(size.sub(1)).eq(0)));
  m.assert('fetches_at_pc', phase.is('fetch').implies(request.payload.address.eq(pc)));
  m.assert('reads_have_no_strobes', request.valid.and(stores.not()).implies(request.payload.strobes.eq(0)));
  streamContract(m, 'assert', 'request', request);

  m.assert('has_read_aligned', phase.is('load').implies(low.zext(32).and(size.sub(1)).eq(0)));

  m.cover('a_branch_is_taken', retired.valid.and(opcode.eq(0x63)).and(next.eq(pc.sub(8))));
  m.cover('a_load', retired.valid.and(opcode.eq(0x03)).and(value.eq(0xffff_ff80)));
  m.cover('a_store', stores.and(request.payload.strobes.eq(12)));
});
