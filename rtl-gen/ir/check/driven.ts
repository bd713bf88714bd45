/** Registers and wires that nothing sets, and assignments that can never take effect. */
import { branches } from '../branches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type DeclId, mask } from '../expr.ts';
import type { Location } from '../location.ts';
import type { ModuleIr, SetStmt, Stmt } from '../module-ir.ts';

/**
 * A register or wire needs at least one assignment, a wire without a default one on every path. An assignment is doubly
 * driven when a later one in the same or an enclosing statement list always overrides it: a default before a condition
 * is fine, a condition before an unconditional assignment is a mistake.
 */
export function checkDriven(m: ModuleIr): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const assigned = walk(m, m.statements, found);
  m.decls.forEach((d, id) => {
    if ((d.kind === 'reg' || d.kind === 'wire') && !assigned.has(id)) {
      found.push({
        code: 'undriven',
        message: `${d.kind === 'reg' ? 'register' : 'wire'} ${d.name} is never set`,
        fix: 'set it, or use a constant',
        at: [d.at],
      });
    } else if (d.kind === 'wire' && d.forward && alwaysSet(m, id, m.statements) !== mask(d.width)) {
      found.push({
        code: 'undriven',
        message: `wire ${d.name} has no default, and there is a path on which nothing sets it`,
        fix: 'set it in the other branches too, or make it with m.wire and a default',
        at: [d.at, { ...placeOf(assigned.get(id)!), note: 'set here' }],
      });
    }
  });
  for (const [id, { bits, ...at }] of assigned) {
    const d = m.decls[id]!;
    const left = mask(d.width) & ~bits;
    if (d.kind !== 'reg' || left === 0n) continue;
    found.push({
      code: 'undriven',
      message: `no statement sets ${bitsText(left)} of register ${d.name}`,
      fix: 'set them too, or make the register narrower',
      at: [d.at, { ...at, note: 'other bits are set here' }],
    });
  }
  m.memories.forEach((memory) => {
    if (memory.writes.length === 0 && memory.init === undefined) {
      found.push({
        code: 'undriven',
        message: `memory ${memory.name} is never written and has no initial contents`,
        fix: 'write it, or give init',
        at: [memory.at],
      });
    }
  });
  return found;
}

/** The highest run of bits of a mask. */
function bitsText(bits: bigint): string {
  const hi = bits.toString(2).length - 1;
  let lo = hi;
  while (lo > 0 && (bits >> BigInt(lo - 1)) & 1n) lo--;
  return hi === lo ? `bit ${hi}` : `bits ${hi} down to ${lo}`;
}

/** The bits of the declaration that every path through the statements sets, as a mask. */
const alwaysSet = (m: ModuleIr, id: DeclId, list: readonly Stmt[]): bigint =>
  list.reduce((bits, s) => {
    if (s.kind === 'set') return s.target === id ? bits | bitsOf(m, s, 'always') : bits;
    const isExhaustive = s.kind === 'match' && s.states !== undefined;
    const paths = isExhaustive ? s.arms.map(({ body }) => body) : branches(s);
    return bits | paths.map((path) => alwaysSet(m, id, path)).reduce((a, b) => a & b);
  }, 0n);

/** The bits that an assignment sets: of one at a position in hardware always none, and possibly all. */
function bitsOf(m: ModuleIr, { target, value, part }: SetStmt, when: 'always' | 'possibly'): bigint {
  if (part === undefined) return mask(m.decls[target]!.width);
  if (typeof part.lo !== 'number') return when === 'always' ? 0n : mask(m.decls[target]!.width);
  return mask(m.exprs[value]!.width) << BigInt(part.lo);
}

/** Where a declaration is assigned first in a list, and the bits that the assignments so far may have set. */
interface Assigned extends Location {
  readonly bits: bigint;
}

const placeOf = ({ file, line, column }: Assigned): Location => ({ file, line, column });

/** What each declaration is assigned in the list, at any depth. */
function walk(m: ModuleIr, list: readonly Stmt[], found: Diagnostic[]): Map<DeclId, Assigned> {
  const assigned = new Map<DeclId, Assigned>();
  const note = (target: DeclId, bits: bigint, at: Location): void => {
    const before = assigned.get(target);
    assigned.set(target, { ...(before ?? at), bits: (before?.bits ?? 0n) | bits });
  };
  for (const s of list) {
    if (s.kind === 'set') {
      const earlier = assigned.get(s.target);
      const always = bitsOf(m, s, 'always');
      if (earlier !== undefined && (earlier.bits & ~always) === 0n) {
        found.push({
          code: 'doubly-driven',
          message: `${m.decls[s.target]!.name} is always overridden here after it was set before`,
          fix: 'remove one assignment, or put the unconditional one first as a default',
          at: [s.at, { ...placeOf(earlier), note: 'set before' }],
        });
      }
      // The next one is compared with this one: what came before it is reported already.
      if (always === mask(m.decls[s.target]!.width)) assigned.delete(s.target);
      note(s.target, bitsOf(m, s, 'possibly'), s.at);
      continue;
    }
    for (const branch of branches(s)) {
      for (const [target, { bits, ...at }] of walk(m, branch, found)) note(target, bits, at);
    }
  }
  return assigned;
}
