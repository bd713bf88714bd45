/** Which packets of the PDS target are acknowledged at once: no PDC has more bytes without an ACK than its trigger. */
import { bind, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { ackAccount } from '../../../rtl-gen/uet/pds/target-side/arrival/ack-account.ts';
import { trackerLayout } from '../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = trackerLayout({ contexts: 4, window: 128 });
const Account = record({ count: bits(16), tail: bits(1), bytes: bits(32) });
const sumBits = 20;

/**
 * Of one context, any, from its PDC's first packet on, while the registers stay. The forwarding RAM inside is left out
 * and taken at its word (`forwarding-ram-2`): an account is what it was made last.
 */
const acks = bind(
  ackAccount(layout),
  (io, inside, m) => {
    const { taken, registers } = io;
    const watched = m.symbolic('spec_pdc', bits(layout.contextBits));
    const trigger = m.symbolic('spec_trigger', bits(16));
    const least = m.symbolic('spec_least', bits(12));
    m.assume('registers_stay', registers.ack_gen_trigger.eq(trigger).and(registers.ack_gen_min_add.eq(least)));
    m.assume('trigger_in_range', trigger.le(32768).and(least.le(2048)));

    const history = (n: number) => ({ valid: m.past(io.enable, n).and(m.pastValid(n)), pdc: m.past(io.pdc, n) });
    const access = history(2);
    const isOurs = access.valid.and(access.pdc.eq(watched));
    const { next } = inside.drives<{ readonly next: ReturnType<typeof shownOf> }>('accounts');
    const shownOf = () => inside.value('accounts_now', Account);
    const begun = m.reg('spec_begun', bits(1), { reset: 0 });
    const account = m.reg('spec_account', Account);
    m.when(isOurs.and(begun.or(taken.fresh)), () => {
      begun.set(1);
      account.set(next);
    });
    m.assume('begins_when_opened', isOurs.and(begun.not()).implies(taken.fresh));
    const shown = shownOf();
    const isLast = shown.count.eq(account.count).and(shown.tail.eq(account.tail)).and(shown.bytes.eq(account.bytes));
    m.assume('account_is_last', isOurs.and(begun).implies(isLast));

    // Bytes that were accepted since the last packet that was acknowledged at once.
    const bytes = m.reg('spec_bytes', bits(sumBits), { reset: 0 });
    const before = bytes.and(taken.fresh.not().repeat(sumBits));
    const counted = m.past(io.length, 1).max(least.zext(14)).zext(sumBits);
    const sum = before.add(counted);
    const must = taken.urgent.or(registers.ack_per_packet).or(taken.ce.and(registers.ack_on_ecn));
    const wants = must.or(sum.ge(trigger.zext(sumBits)));
    m.when(isOurs, () => bytes.set(before));
    m.when(isOurs.and(taken.accepted), () => bytes.set(sum));
    const wanted = inside.bits('wants', 1);
    m.when(isOurs.and(taken.accepted).and(wanted), () => bytes.set(0));
    m.assert('wants_what_must', isOurs.and(taken.accepted).and(wants).implies(wanted));
    m.assert(
      'below_the_trigger',
      begun.implies(bytes.eq(account.count.zext(sumBits)).and(bytes.le(trigger.zext(sumBits)))),
    );
    m.assert(
      'says_so',
      m
        .past(isOurs)
        .and(m.pastValid())
        .implies(io.wanted.eq(m.past(wanted))),
    );
    m.cover('counts_to_the_trigger', isOurs.and(taken.accepted).and(must.not()).and(wanted).and(before.any()));
  },
  { cut: { accounts: { word: Account, at: bits(layout.contextBits), valid: bits(1) } } },
);

export const pdsAckProofs: readonly Proof[] = [
  proof(
    'pds-acks',
    'Each packet of a PDC that must be acknowledged at once is, and so is the one with which bytes without an ACK reach the trigger.',
    acks,
  ),
];
