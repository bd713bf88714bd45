/** The property run of a server of atomics: arrays, swaps and fetching ones of peers, beside those of the host. */
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { elementTypes, hasCompare } from '../../../golden/ses/atomics/index.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { nicMemory, type PeerAtomic, ServerBench, serverSettings } from './server-bench.ts';

const types = [...serverSettings.types].map((name) => ({
  code: atomicDataTypes.code[name],
  size: elementTypes[name]!.bits / 8,
}));
const operations = [...serverSettings.operations].map((name) => atomicOpcodes.code[name]);

const swaps = (opcode: number): boolean => {
  const name = atomicOpcodes.names.get(opcode);
  return name !== undefined && name !== 'inval' && hasCompare(name);
};

/** Operands are often small, so that comparisons hold. */
const drawnOperand = (random: Random, size: number): bigint =>
  BigInt.asUintN(8 * size, random.chance(0.5) ? BigInt(random.below(4)) : BigInt(random.bits(64)));

/** An atomic of a peer, nearly always one that is carried out. */
function drawnPeer(random: Random, who: number, words: number): PeerAtomic {
  const odd = (chance = 0.02) => random.chance(chance);
  const type = random.pick(types);
  const opcode = odd() ? random.below(256) : random.pick(operations);
  const isFetching = random.chance(0.5);
  const isSwap = swaps(opcode);
  const count = isFetching ? 1 : random.int(1, 32 / type.size);
  const length = isSwap ? 0 : odd() ? random.pick([0, 1, 7, 12, 33, 40, 64]) : type.size * count;
  const at = random.below(8 * words);
  const place = odd() ? at : at - (at % type.size);
  const base = odd() ? random.pick([0n, 2n ** 62n, nicMemory + BigInt(8 * words), 2n ** 64n - 2n ** 16n]) : nicMemory;
  const operand = () => drawnOperand(random, type.size);
  return {
    who,
    code: odd() ? random.pick([returnCodes.code.bad_mkey, returnCodes.code.initiator_error]) : returnCodes.code.ok,
    opcode,
    dataType: odd() ? random.below(256) : type.code,
    isFetching,
    requestLength: odd() ? random.pick([0, 8, 32, 1000]) : isSwap ? 32 : length,
    payload: Uint8Array.from({ length }, () => (random.chance(0.4) ? 0 : random.below(256))),
    ...(isSwap && { compare: operand(), swap: operand() }),
    address: base + BigInt(place),
  };
}

/** A test of `clocks` clocks of a server of so many words. */
export function serverProperty(
  options: { readonly words: number; readonly requests: number },
  clocks: number,
): Body<void> {
  return async (t) => {
    const random = t.random.fork('server');
    const bench = new ServerBench(t, options);
    await bench.fill(() => BigInt(random.bits(64)));
    let [busy, words, hosts, ready] = [1, 1, 0, 1];
    let who = 0;
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0) {
        busy = random.pick([1, 0.5, 0.1]);
        words = random.pick([1, 2, 4, options.words]);
        hosts = random.pick([0, 0.1, 1]);
        ready = random.pick([1, 1, 0.5, 0.05]);
      }
      if (random.chance(hosts)) {
        const { code, size } = random.pick(types);
        const address = size * random.below((8 * words) / size);
        const numbers = { operand: drawnOperand(random, size), compare: drawnOperand(random, size) };
        bench.offer({ opcode: random.pick(operations), dataType: code, address, ...numbers });
      }
      const comes = bench.hasRoom && random.chance(busy);
      await bench.clock(comes ? drawnPeer(random, who++ % 2 ** 16, words) : undefined, random.chance(ready));
    }
    await bench.check();
    if (clocks >= 2000) assert(bench.answered > clocks / 100 && bench.codes.size > 3, 'too little happens');
  };
}
