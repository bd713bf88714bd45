/** Proofs of what is explained of the mutants of a part. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import type { Lemmas } from '../../testbench/design-tests/apart.ts';
import type { Explanation } from '../../testbench/design-tests/explanation.ts';
import { refutedApart } from '../../testbench/mutation/equivalence/apart/prove-apart.ts';
import { refutedLemmas } from '../../testbench/mutation/equivalence/apart/prove-lemmas.ts';
import { type Mutation, mutantName } from '../../testbench/mutation/mutant.ts';

/** For one question; most take a second. */
const SECONDS = 300;

/** Proves the lemmas when they are first needed, and throws where one is false. */
export class ExplainedProofs {
  readonly #net: Netlist;
  readonly #explanations: readonly Explanation[];
  readonly #lemmas: Lemmas;
  #isKnown: boolean;
  /** Of mutants that differ further than said. */
  readonly broken: string[] = [];

  constructor(net: Netlist, explanations: readonly Explanation[], lemmas: Lemmas | undefined) {
    this.#net = net;
    this.#explanations = explanations;
    this.#lemmas = lemmas ?? {};
    this.#isKnown = lemmas === undefined;
  }

  explanationOf(mutation: Mutation): Explanation | undefined {
    return this.#explanations.find(({ mutants }) => mutants.test(mutantName(mutation)));
  }

  /** Whether the mutant is proved to differ no further than its explanation says. */
  async isProved(mutation: Mutation): Promise<boolean> {
    const apart = this.explanationOf(mutation)?.apart;
    if (apart === undefined) return false;
    const limit = (): AbortSignal => AbortSignal.timeout(1000 * SECONDS);
    if (!this.#isKnown) {
      const wrong = await refutedLemmas(this.#net, this.#lemmas, limit());
      if (wrong !== undefined) throw new Error(`of ${this.#net.name} is not known: ${told(wrong)}`);
      this.#isKnown = true;
    }
    const wrong = await refutedApart(this.#net, mutation.apply(), apart, this.#lemmas, limit());
    if (wrong !== undefined) this.broken.push(`${mutantName(mutation)}: ${told(wrong)}`);
    return wrong === undefined;
  }
}

const told = (wrong: NonNullable<Awaited<ReturnType<typeof refutedApart>>>): string =>
  wrong === 'too long' ? 'it takes too long' : wrong.false.join(', ');
