/**
 * Random modules of several clock domains, for tests that hold two readings of one design against each other: every
 * block in them is a random module of one domain, and values cross between them at will.
 */
import fc from 'fast-check';
import { type Bits, bits, type Clock, type Ctx, clock, type Module, module, on } from '../index.ts';
import { type Recipe, randomModule, recipes } from './random-module.ts';

export interface DomainsRecipe {
  readonly clocks: readonly Clock[];
  readonly blocks: readonly BlockRecipe[];
}

interface BlockRecipe {
  readonly recipe: Recipe;
  /** Chooses its domain. */
  readonly clock: number;
  /** Choose what its inputs are, and the bit that resets it where it has a reset of its own. */
  readonly inputs: readonly number[];
  readonly own?: { readonly reset: 'sync' | 'async'; readonly active: 'high' | 'low' };
  /** Chooses the domain in which a memory that the block writes is read. */
  readonly reader: number;
}

const choice = fc.nat(40);
const active = fc.constantFrom('high' as const, 'low' as const);
const edge = fc.constantFrom('rising' as const, 'falling' as const);
const style: fc.Arbitrary<Clock> = fc.record({
  edge,
  reset: fc.constantFrom('sync' as const, 'async' as const, 'async' as const, 'none' as const),
  active,
});

export const domainsRecipes: fc.Arbitrary<DomainsRecipe> = fc.record({
  clocks: fc.array(style, { minLength: 1, maxLength: 3 }),
  blocks: fc.array(
    fc.record(
      {
        recipe: recipes,
        clock: choice,
        inputs: fc.array(choice, { minLength: 3, maxLength: 3 }),
        own: fc.record({ reset: fc.constantFrom('sync' as const, 'async' as const), active }),
        reader: choice,
      },
      { requiredKeys: ['recipe', 'clock', 'inputs', 'reader'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

/** The module of a recipe: clocks `a`, `b` and `c`, and for each an input `i_a` and an output `o_a` of 16 bits. */
export function randomDomains(
  { clocks, blocks }: DomainsRecipe,
  name = 'domains',
): Module<object, object, Record<never, never>, string> {
  const names = ['a', 'b', 'c'].slice(0, clocks.length);
  const ports = (prefix: string) => Object.fromEntries(names.map((n) => [`${prefix}_${n}`, on(n, bits(16))] as const));
  const listed = Object.fromEntries(names.map((n, i) => [n, clock(clocks[i])]));
  return module(name, { clocks: listed, in: ports('i'), out: ports('o') }, (io, m) => {
    const values: Bits[] = Object.values(io);
    blocks.forEach((block, i) => {
      const home = m.on(names[block.clock % names.length]!);
      values.push(...blockOutputs(home, block, i, values, m.on(names[block.reader % names.length]!)));
    });
    return Object.fromEntries(
      names.map((n, i) => {
        const value = values[values.length - 1 - (i % values.length)]!;
        return [`o_${n}`, m.on(n).unsafeCross(`to_${n}`, resized(value, 16).as(16))];
      }),
    );
  });
}

function blockOutputs(
  home: Ctx<string>,
  { recipe, inputs, own }: BlockRecipe,
  i: number,
  values: readonly Bits[],
  reader: Ctx<string>,
): readonly Bits[] {
  let next = 0;
  const pick = (): Bits => values[inputs[next++ % inputs.length]! % values.length]!;
  const crossed = (what: string, width: number) => home.unsafeCross(`${what}_${i}`, resized(pick(), width));
  let m = home;
  if (own !== undefined) {
    // From a register that does not reset at the start: what waits for an edge of the reset has then not missed it.
    const idle = own.active === 'low' ? 1 : 0;
    const request = home.reg(`request_${i}`, bits(1), { reset: idle, init: idle });
    request.set(crossed('asks', 2).all().xor(idle));
    m = home.withReset(`reset_${i}`, request, own);
  }
  const child = randomModule(recipe, `block_${i}`);
  const drives = Object.fromEntries(recipe.inputs.map((w, k) => [`i${k}`, crossed(`in_${k}`, w)]));
  const outputs: Bits[] = Object.values(m.inst(`unit_${i}`, child, drives));
  const memory = m.mem(`memory_${i}`, bits(8), { depth: 4, init: [0x5an, 1n] });
  const word = resized(outputs[0]!, 11);
  memory.write({ addr: word.slice(1, 0), data: word.slice(9, 2), enable: word.at(10) });
  const addr = reader.unsafeCross(`addr_${i}`, resized(pick(), 2));
  const read = inContext(reader, memory, addr, i);
  const total = m.reg(`total_${i}`, bits(8), { reset: 7 });
  total.set(total.add(resized(outputs[0]!, 8).as(8)));
  m.assert(`total_${i}_is_not_99`, total.ne(99));
  return [...outputs, total, ...read];
}

/** Both kinds of reads in the reader's domain. */
function inContext(
  reader: Ctx<string>,
  memory: ReturnType<Ctx<string>['mem']>,
  addr: Bits,
  i: number,
): readonly Bits[] {
  const there = memory.on(reader);
  const now = reader.unsafeCross(`word_${i}`, there.read(addr) as Bits);
  return [now, there.readSync({ addr, onCollision: 'undefined' }) as Bits];
}

function resized(value: Bits, width: number): Bits {
  if (value.width === width) return value;
  return value.width < width ? value.zext(width) : value.trunc(width);
}
