/** A constant becomes another one near it, for one reader of it. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { netOperands } from '../../../rtl-gen/ir/netlist.ts';
import { withOperands } from '../../../rtl-gen/ir/rename-nodes.ts';
import { type Reader, redirect } from '../edit-netlist.ts';
import type { Mutation } from '../mutant.ts';
import type { Mutator, Subject } from './subject.ts';

export const constantMutations: Mutator = (subject) => [
  ...operandMutations(subject),
  ...readerMutations(subject),
  ...initMutations(subject),
];

/** Netlists store equal constants once; only the one operand is changed. */
function operandMutations(subject: Subject): readonly Mutation[] {
  const { net } = subject;
  return [...subject.nodes()].flatMap(({ id, node }) =>
    netOperands(node).flatMap((operand, slot) => {
      const constant = net.nodes[operand]!;
      if (constant.op !== 'const') return [];
      return near(constant.width, constant.value).map((value) => {
        const what = `constant ${constant.value} becomes ${value} in ${subject.spelt(id)}`;
        return subject.replacing(
          'constant',
          id,
          what,
          (add) => {
            const other = add({ ...constant, value });
            return add(withOperands(node, (o, i) => (i === slot ? other : o)));
          },
          `operand ${slot} of node ${id}`,
        );
      });
    }),
  );
}

function readerMutations(subject: Subject): readonly Mutation[] {
  const { net } = subject;
  return subject.seen.readers.flatMap(({ reader, node }, place): readonly Mutation[] => {
    const constant = net.nodes[node]!;
    if (constant.op !== 'const') return [];
    return near(constant.width, constant.value).map((value) => ({
      kind: 'constant',
      place: `reader ${place}`,
      what: `constant ${constant.value} becomes ${value} as ${readerText(subject, reader)}`,
      origin: subject.readerOrigin(reader, node),
      edit: { reader, node: { ...constant, value } },
      apply: () => redirect(net, reader, { ...constant, value }),
    }));
  });
}

/** What a reader is to the design. */
export function readerText({ net }: Subject, reader: Reader): string {
  switch (reader.kind) {
    case 'output':
      return `output ${net.outputs[reader.output]!.name}`;
    case 'register':
      return `next value of ${net.registers[reader.register]!.path}`;
    case 'write':
      return `${reader.field} of write ${reader.write} to ${net.memories[reader.memory]!.path}`;
    case 'syncRead':
      return `${reader.field} of the read into ${net.registers[net.syncReads[reader.read]!.register]!.path}`;
    case 'box':
      return `input ${net.boxes[reader.box]!.inputs[reader.input]!.name} of ${net.boxes[reader.box]!.path}`;
  }
}

/** Power-up values of registers, and words of memories that have contents. */
function initMutations({ net, seen }: Subject): readonly Mutation[] {
  const registers = net.registers.flatMap((r, register): readonly Mutation[] => {
    const { init } = r;
    const node = net.nodes.findIndex((n) => n.op === 'register' && n.register === register);
    if (init === undefined || !seen.nodes.has(node)) return [];
    return near(r.width, init).map((value) => ({
      kind: 'constant',
      place: `init of register ${register}`,
      what: `power-up value ${init} of ${r.path} becomes ${value}`,
      origin: net.origins.get(node),
      apply: () => ({
        ...net,
        registers: net.registers.map((other) => (other === r ? { ...r, init: value } : other)),
      }),
    }));
  });
  const words = net.memories.flatMap((m, memory): readonly Mutation[] => {
    const read = net.nodes.findIndex((n, id) => n.op === 'memRead' && n.memory === memory && seen.nodes.has(id));
    if (m.init === undefined || read < 0) return [];
    return m.init.flatMap((word, at) =>
      near(m.width, word).map(
        (value): Mutation => ({
          kind: 'constant',
          place: `init of memory ${memory}, word ${at}`,
          what: `word ${at} of ${m.path}, ${word}, becomes ${value}`,
          origin: net.origins.get(read),
          apply: () => ({
            ...net,
            memories: net.memories.map((other) => (other === m ? { ...m, init: m.init!.with(at, value) } : other)),
          }),
        }),
      ),
    );
  });
  return [...registers, ...words];
}

/** One more, one less, and the highest bit the other way round, as far as they differ. */
function near(width: number, value: bigint): readonly bigint[] {
  const all = mask(width);
  const others = [(value + 1n) & all, (value - 1n) & all, value ^ (1n << BigInt(width - 1))];
  return [...new Set(others)];
}
