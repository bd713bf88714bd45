/** What the sides of the TSS layer are given: what software and traffic say, or the self-test while it runs. */
import { type Bits, type Ctx, pack, type Stream, type ValueOf } from '../../../hdl/index.ts';
import type { failureWrite } from './auth-failures.ts';
import type { BudgetSettings } from './derivation-budget.ts';
import type { domainWrite } from './domain-finder.ts';
import type { associationWrite } from './key-maker.ts';
import type {
  TestedAround,
  TestedAssociation,
  TestedDomain,
  TestedFailures,
  TestedNumbers,
  TestedReceiveHead,
  TestedTransmitHead,
} from './self-test.ts';
import type { Around, ReceiveHead, TransmitHead } from './shapes.ts';
import type { tscCommand } from './tsc-allocator.ts';

type Of<S extends (...args: never[]) => unknown> = ValueOf<ReturnType<S>>;

/** What the self-test writes, and the heads of its packets. */
interface Test {
  readonly testing: Bits<1>;
  readonly domain: ValueOf<typeof TestedDomain>;
  readonly association: ValueOf<typeof TestedAssociation>;
  readonly numbers: Stream<ValueOf<typeof TestedNumbers>>;
  readonly failures: Stream<ValueOf<typeof TestedFailures>>;
  readonly tx_head: Stream<ValueOf<typeof TestedTransmitHead>>;
  readonly rx_head: Stream<ValueOf<typeof TestedReceiveHead>>;
}

/** What software writes. */
interface Control {
  readonly domain: Of<typeof domainWrite>;
  readonly association: Of<typeof associationWrite>;
  readonly budget: ValueOf<typeof BudgetSettings>;
  readonly numbers: Stream<Of<typeof tscCommand>>;
  readonly failures: Stream<Of<typeof failureWrite>>;
}

/** The heads of traffic. */
interface Traffic {
  readonly tx_head: Stream<ValueOf<typeof TransmitHead>>;
  readonly rx_head: Stream<ValueOf<typeof ReceiveHead>>;
}

/** Where the test needs nothing it is what registers have after a reset, 0, or whatever traffic says. */
export function testedInputs(m: Ctx, test: Test, control: Control, traffic: Traffic) {
  const { testing } = test;
  const from = <T>(ofTest: T, other: T): T => m.mux(testing, ofTest, other);
  // A register, as all that is looked up of an entry begins with it. It stays for clocks before a write.
  const index = m.next('domain_index', control.domain.index);
  const { domain: written } = control.domain;
  const { payload: number } = control.numbers;
  const { payload: limits } = control.failures;
  const isOfFirst = index.cat(number.context).cat(limits.index).any().not();
  const isPlainDomain = pack(written.udp_aad).cat(written.crypt_offset).any().not();
  m.assert('tested_as_after_reset', test.domain.enable.implies(isOfFirst.and(isPlainDomain)));
  const domain = {
    ...{ enable: from(test.domain.enable, control.domain.enable), index },
    ...{ used: control.domain.used.or(testing), sdi: from(test.domain.sdi, control.domain.sdi) },
    domain: {
      ...written,
      mode: from(test.domain.mode, written.mode),
      associations: written.associations.or(testing.zext(2)),
      epoch_0: from(test.domain.epoch, written.epoch_0),
      rekey_mask: from(test.domain.rekey.mask, written.rekey_mask.slice(47, 32)).cat(written.rekey_mask.trunc(32)),
      rekey_shift: from(test.domain.rekey.shift, written.rekey_shift),
    },
  };
  const { iv_mask } = control.association.key;
  const association = {
    enable: from(test.association.enable, control.association.enable),
    there: control.association.there.or(testing),
    association: control.association.association,
    key: { key: from(test.association.key, control.association.key.key), iv_mask },
  };
  const ofNumber = test.numbers.payload;
  const numbers = {
    valid: from(test.numbers.valid, control.numbers.valid),
    payload: {
      ...{ context: number.context, kind: from(ofNumber.kind, number.kind) },
      ...{ next: from<Bits>(ofNumber.next, number.next), limit: from<Bits>(ofNumber.limit, number.limit) },
    },
  };
  const ofFailures = test.failures.payload;
  const failures = {
    valid: from(test.failures.valid, control.failures.valid),
    payload: {
      ...{ index: limits.index, kind: from(ofFailures.kind, limits.kind) },
      ...{ limit: from(ofFailures.limit, limits.limit), warning: limits.warning },
    },
  };
  const { interval, burst } = control.budget;
  const budget = m.next('budget', { interval: interval.mask(testing.not()), burst });
  const [ofTx, tx] = [test.tx_head.payload, traffic.tx_head.payload];
  const tx_head = {
    valid: from(test.tx_head.valid, traffic.tx_head.valid),
    payload: {
      ...{ ...tx, ...aroundOf(m, testing, ofTx.around, tx), sdi: from(ofTx.sdi, tx.sdi) },
      ...{ an: tx.an.mask(testing.not()), has_ssi: tx.has_ssi.mask(testing.not()) },
    },
  };
  const [ofRx, rx] = [test.rx_head.payload, traffic.rx_head.payload];
  const rx_head = {
    valid: from(test.rx_head.valid, traffic.rx_head.valid),
    payload: { ...rx, ...aroundOf(m, testing, ofRx.around, rx), trimmed: rx.trimmed.mask(testing.not()) },
  };
  return { domain, association, numbers, failures, budget, tx_head, rx_head };
}

/** What stands around a packet, with the low bits, which are those of native IPv4, of the test's. */
function aroundOf(m: Ctx, testing: Bits<1>, of: ValueOf<typeof TestedAround>, other: ValueOf<typeof Around>) {
  const from = <T>(ofTest: T, its: T): T => m.mux(testing, ofTest, its);
  return {
    ipv6: from(of.ipv6, other.ipv6),
    source: other.source.slice(127, 32).cat(from(of.source, other.source.trunc(32))),
    destination: other.destination.slice(127, 32).cat(from(of.destination, other.destination.trunc(32))),
    between: from(of.entropy, other.between.slice(63, 32)).cat(other.between.trunc(32)),
    bytes: from(of.bytes, other.bytes),
  };
}
