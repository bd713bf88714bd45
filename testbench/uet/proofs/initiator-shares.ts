/** Clocks of the PDS initiator's pipe and room in a congestion control context: how long who wants one waits. */
import { type Bits, bind, bit, bits, pack, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { claim } from '../../../rtl-gen/uet/pds/initiator/claim.ts';
import { issue } from '../../../rtl-gen/uet/pds/initiator/issue.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const Place = bits(layout.contextBits);

/** Clocks in which each kind waits at most, once places are cleared and where there is room for what it may cause. */
const waits = { task: 1, packet: 3, peer: 7, time: 15 } as const;

/** Whatever else there is: a packet that is offered enters within 4 clocks, an event of a peer within 8, and so on. */
const shares = bind(issue(layout), (io, _inside, m) => {
  const { packet_room, job_room, ready } = io;
  const isOffered = ({ valid }: { readonly valid: Bits<1> }): Bits<1> => valid;
  const enters = (link: { readonly valid: Bits<1>; readonly ready: Bits<1> }): Bits<1> => link.valid.and(link.ready);
  const any = (...all: readonly Bits<1>[]): Bits<1> => all.reduce((a, b) => a.or(b));
  const within = (what: keyof typeof waits, wants: Bits<1>, takes: Bits<1>): void => {
    const clocks = m.reg(`spec_${what}`, bits(5), { reset: 0 });
    const stays = ready.and(wants).and(takes.not());
    clocks.set(m.mux(stays, clocks.add(1), m.lit(5, 0)));
    m.assert(`${what}_enters_soon`, clocks.le(waits[what]));
    m.cover(`${what}_waits_so_long`, clocks.eq(waits[what]).and(takes));
  };
  const tasks = [io.job, io.end, io.open, io.close, io.adjust];
  within('task', any(...tasks.map(isOffered)), any(...tasks.map(enters)));
  within('packet', io.candidate.valid.and(packet_room), enters(io.candidate));
  within('peer', io.peer.valid.and(job_room), enters(io.peer));
  within('time', io.expiry.valid.and(packet_room).and(job_room), enters(io.expiry));
  // What an earlier stage asks for itself goes before what the walker and the host want.
  m.assert('jobs_go_first', io.job.valid.implies(any(...tasks.slice(1).map(enters)).not()));
});

const Claimed = record({
  bytes: bits(32),
  waits: bit,
  first: Place,
  others: bit,
  second: Place,
  served: Place,
});

/**
 * Of one congestion control context and one place, any: who found no room as the first takes the next that is enough
 * for it, and who found none as the second comes next, so that one packet of another one has room before it at most.
 * The forwarding RAM is left out and taken at its word (`forwarding-ram-3`).
 */
const order = bind(
  claim(layout),
  (io, inside, m) => {
    const context = m.symbolic('spec_ccc', Place);
    const who = m.symbolic('spec_who', Place);
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    const isOurs = m.past(io.enable.and(io.ccc.eq(context)), 4).and(m.pastValid(4));
    const now = inside.value('claimed_now', Claimed);
    const { next } = inside.drives<{ readonly next: ValueOf<typeof Claimed> }>('claimed');
    const known = m.reg('spec_known', bit, { reset: 0 });
    const kept = m.reg('spec_kept', Claimed);
    m.when(isOurs, () => {
      known.set(1);
      kept.set(next);
    });
    m.assume('is_what_was_left', isOurs.and(known).implies(pack(now).eq(pack(kept))));
    m.assume('is_cleared_first', isOurs.and(known.not()).implies(io.clear));
    m.assume('clears_alone', io.clear.implies(io.asks.not()));

    const wants = isOurs.and(io.asks).and(m.past(io.size).any());
    const takes = wants.and(one('claims'));
    const isMine = isOurs.and(io.place.eq(who));
    m.assert(
      'is_told',
      m
        .pastValid(5)
        .and(m.past(wants))
        .implies(io.room.eq(m.past(takes))),
    );

    // Where it is in line: 0 not at all, 1 first, 2 second.
    const line = m.reg('spec_line', bits(2), { reset: 0 });
    const passed = m.reg('spec_passed', bits(2), { reset: 0 });
    const isFirst = m.named('spec_is_first', line.eq(1));
    const isSecond = m.named('spec_is_second', line.eq(2));
    const leads = now.waits.and(io.place.eq(now.first));
    const joins = isMine.and(wants).and(takes.not()).and(now.served.ne(who)).and(line.eq(0));
    m.when(joins.and(now.waits.not()), () => line.set(1))
      .elsewhen(joins.and(now.others.not()).and(leads.not()), () => line.set(2))
      .elsewhen(isMine.and(takes.or(io.yields)), () => line.set(0))
      .elsewhen(isSecond.and(isOurs).and(leads).and(takes.or(io.yields)), () => line.set(1));
    m.when(line.eq(0), () => passed.set(0)).elsewhen(takes.and(isMine.not()), () => passed.set(passed.add(1)));
    m.when(isOurs.and(io.clear), () => line.set(0));

    m.assert('one_packet_of_others_at_most', passed.le(1));
    m.assert('none_before_the_first', isFirst.and(takes).implies(isMine));
    m.assert('the_first_alone_before_the_second', isSecond.and(takes).implies(leads));
    m.assert(
      'takes_what_is_enough',
      isFirst.and(isMine).and(wants).and(one('fits')).and(one('has_credit')).implies(takes),
    );
    m.cover('second_takes', passed.eq(1).and(isMine).and(takes));

    // Why: the word says so.
    m.assert('word_has_the_first', isFirst.implies(known.and(kept.waits).and(kept.first.eq(who))));
    m.assert(
      'word_has_the_second',
      isSecond.implies(known.and(kept.waits).and(kept.others).and(kept.second.eq(who)).and(kept.first.ne(who))),
    );
    m.assert('second_after_a_first', known.and(kept.others).implies(kept.waits));
    m.assert('none_has_gone_before_the_second', isSecond.implies(passed.eq(0)));
    m.assert('first_second_or_not', line.le(2));
  },
  { cut: { claimed: { word: Claimed, at: Place, valid: bit } } },
);

export const initiatorShareProofs: readonly Proof[] = [
  proof(
    'initiator-shares',
    "What is to enter the PDS initiator's pipe enters within 2, 4, 8 or 16 clocks, by its kind.",
    shares,
    { depth: 18, coverDepth: 40 },
  ),
  proof(
    'initiator-line',
    'Who found no room in a congestion control context of the PDS initiator waits for one packet of others at most.',
    order,
    { depth: 6, coverDepth: 20 },
  ),
];
