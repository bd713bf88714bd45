/** The sender of LLR: what it frees was acknowledged, and a replay comes to an end. */
import {
  type Bits,
  bind,
  bit,
  bits,
  type Ctx,
  type EnumV,
  type Inside,
  type Module,
  type PortsSeen,
} from '../../../rtl-gen/hdl/index.ts';
import { ControlMessage, controlKinds } from '../../../rtl-gen/uet/llr/messages.ts';
import { replayCountBits, seqBits } from '../../../rtl-gen/uet/llr/settings.ts';
import { noReplayLimit } from '../../../rtl-gen/uet/llr/transmit/settings.ts';
import { transmitControl } from '../../../rtl-gen/uet/llr/transmit/transmit-control.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** How many fit matters to the times alone, which are left out. */
const frames = 4;
const Seq = bits(seqBits);

/** The timers are left out: they may run out in any clock in which `transmitTimers` lets them. */
const cut = { timers: { pcs_down: bit, replay_due: bit, flush_due: bit, due: bit } };

interface Timers {
  readonly pcs_down: Bits<1>;
  readonly replay_due: Bits<1>;
  readonly flush_due: Bits<1>;
  readonly due: Bits<1>;
}

/** What the check of messages shows. */
interface Check {
  readonly applies: Bits<1>;
  readonly busy: Bits<1>;
  readonly seq: Bits<typeof seqBits>;
  readonly after: Bits<typeof seqBits>;
  readonly believed: Bits<1>;
  readonly frees: Bits<1>;
  readonly all: Bits<1>;
  readonly beyond: Bits<1>;
  readonly kind: EnumV<(typeof controlKinds)[number]>;
  readonly looks_probe: Bits<1>;
  readonly looked_probe: Bits<1>;
}

const probes = { check: { looks: bit, looked: bit } };

type Seen =
  ReturnType<typeof transmitControl> extends Module<infer I, infer O, infer L, infer _> ? PortsSeen<I, O, L> : never;

const from = (a: Bits<typeof seqBits>, b: Bits<typeof seqBits>): Bits<typeof seqBits> => b.sub(a);

/**
 * What is taken for granted of the surroundings, and what both proofs need to know of the state machine. Messages come
 * in any clock and say anything; frames begin where they may; the replay buffer has room for one less than `frames`,
 * has stored some of those that were sent, and never less than before but where it was cleared.
 */
function surroundings(io: Seen, inside: Inside, m: Ctx<never>) {
  const { settings, message, tx_seq: next, oldest, state, stored } = io;
  m.assume('settings_stay', m.stable(settings));
  m.assume('sends_where_it_may', io.sends.implies(io.may.numbered.and(from(oldest, next).lt(frames - 1))));

  const kept = m.reg('spec_kept', Seq, { reset: 0 });
  m.when(io.clear, () => kept.set(next)).otherwise(() => kept.set(stored));
  const more = stored.eq(kept).or(stored.eq(kept.add(1)));
  m.assume('stores_frame_by_frame', m.mux(m.pastValid().and(m.past(io.clear)), stored.eq(kept), more));
  const clears = inside.bits('clears', 1);
  m.assume('was_sent', clears.or(from(oldest, stored).le(from(oldest, next))));

  const timers = inside.inst<Timers>('timers');
  const runs = timers.replay_due.or(timers.flush_due);
  m.assume('due_is_known_in_time', runs.implies(timers.due.or(timers.pcs_down)));

  const last = m.reg('spec_last', ControlMessage);
  m.when(message.valid.and(message.ready), () => last.set(message.payload));
  const outstanding = from(oldest, next);
  const live = state.is('advance').or(state.is('replay'));
  const stays = from(oldest, kept);
  m.assert('nothing_is_out_but_where_live', live.or(next.eq(oldest)));
  m.assert('no_more_than_fit', outstanding.lt(frames));
  m.assert('kept_was_sent', clears.or(stays.le(outstanding)));
  const check = inside.inst<Check>('check');
  const isLast = controlKinds.reduce(
    (same, kind) => same.and(check.kind.is(kind).eq(last.kind.is(kind))),
    check.seq.eq(last.seq),
  );
  m.assert('works_at_the_last_message', check.busy.implies(isLast));
  m.assert('is_looked_at_first', check.looks_probe.and(check.looked_probe).not());
  const counted = inside.bits('kept', seqBits);
  const nothing = counted.any().not();
  const knows = nothing.or(clears.not().and(stays.eq(counted)));
  m.assert('looks_at_what_is_kept', check.looks_probe.and(live).implies(knows));
  const applied = check.looked_probe.and(live);
  const freed = from(oldest, check.after);
  const news = applied.and(check.believed).and(freed.any());
  m.assert('means_what_it_says', check.looked_probe.implies(check.after.eq(last.seq.add(1))));
  m.assert('believes_what_is_kept', news.implies(clears.not().and(freed.le(stays))));
  m.assert('frees_news', applied.implies(check.frees.eq(freed.any())));
  return { timers, last, outstanding, check, applied, freed };
}

/** Which frames are outstanding shows in `oldest` and `tx_seq`: a frame goes where `oldest` passes it. */
const frees = bind(
  transmitControl(frames),
  (io, inside, m) => {
    const { oldest, state, stored } = io;
    const { last, outstanding } = surroundings(io, inside, m);
    const dropped = m.past(io.forget);
    const goes = m.pastValid().and(oldest.ne(m.past(oldest)));
    const freedNow = from(m.past(oldest), oldest);
    const says = last.kind.is('ack').or(last.kind.is('nack'));
    const acknowledged = says.and(oldest.eq(last.seq.add(1)));
    m.assert('frees_what_was_acknowledged', goes.and(dropped.not()).implies(acknowledged));
    m.assert('frees_what_is_stored', goes.and(dropped.not()).implies(freedNow.le(m.past(from(oldest, stored)))));
    const wasOut = m.past(outstanding.any());
    m.assert(
      'a_drop_shows',
      goes
        .and(dropped)
        .and(wasOut)
        .implies(io.error.or(state.is('off'))),
    );
    m.assert('the_buffer_frees_the_same', io.free.implies(io.free_seq.eq(last.seq)));
    m.cover('drops_with_an_error', goes.and(dropped).and(wasOut).and(io.error));
    m.cover('frees_several', goes.and(dropped.not()).and(freedNow.ge(2)));
  },
  { cut, probes },
);

/** Clocks in which a frame of the replay may begin and the gate is free, of which it begins in one. */
const turns = 2;
/** Clocks that count from a frame of a replay, or its beginning, to the next one, at most. */
const pause = 5 + turns;
const ageBits = 3;

/**
 * In REPLAY a rank falls in each clock that counts: frames that are outstanding; then replays without progress that may
 * follow; then frames that have not left again; then clocks until the next one begins. Not counted are clocks in which
 * a frame is still on its way to the buffer, in which a message is worked in, which are 2 in a row at most, and in
 * which the gate is not free. Taken for granted: the gate keeps to its turns, replays are limited, and the PCS is up:
 * where it stays down, its timer flushes.
 */
const ends = bind(
  transmitControl(frames),
  (io, inside, m) => {
    const { settings, state, tx_seq: next, oldest, replay_seq: again } = io;
    const { timers, outstanding, check, applied, freed } = surroundings(io, inside, m);
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    const [replays, frees, begins, restarts] = [state.is('replay'), one('frees'), one('begins'), one('restarts')];
    m.assume('pcs_is_up', timers.pcs_down.not());
    m.assume('limited', settings.replay_ct_max.ne(noReplayLimit));
    const advanced = m.past(state.is('advance').and(outstanding.any()).and(frees.not()));
    m.assume('replay_timer_runs_in_advance', timers.replay_due.implies(m.pastValid().and(advanced)));
    m.assume('due_is_due', timers.due.implies(timers.replay_due.or(timers.flush_due)));
    m.assume('repeats_where_it_may', io.repeats.implies(io.may.again));
    const waits = m.reg('spec_waits', bits(2), { reset: 0 });
    const free = inside.bits('gate_free', 1);
    const mayBegin = io.may.again.and(free);
    m.assume('begins_where_free', io.repeats.implies(free));
    m.assume('takes_its_turn', mayBegin.and(waits.eq(turns - 1)).implies(io.repeats));

    const age = m.reg('spec_age', bits(ageBits), { reset: 0 });
    const settled = restarts.or(one('unsettled')).not();
    const counts = m.mux(settled, mayBegin, restarts.and(io.storing).not());
    m.when(counts, () => age.set(age.add(1)));
    m.when(mayBegin, () => waits.set(waits.add(1)));
    m.when(replays.not().or(io.repeats).or(frees).or(begins), () => {
      age.set(0);
      waits.set(0);
    });
    const progress = one('progress');
    const left = from(again, next);
    const attempts = settings.replay_ct_max.sub(io.replay_ct);
    const most = m.lit(ageBits, pause);
    const rank = outstanding.trunc(4).cat(attempts).cat(progress).cat(left.trunc(4)).cat(most.sub(age));
    const replayed = m.pastValid().and(m.past(replays));
    const goesOn = replayed.and(replays);
    const falls = rank.lt(m.past(rank));
    m.assert('comes_nearer', goesOn.and(m.past(counts)).implies(falls));
    m.assert('is_never_farther', goesOn.implies(falls.or(rank.eq(m.past(rank)))));
    const leaves = one('managed').or(timers.due);
    m.assert('may_begin_again', replays.and(settled).implies(io.may.again.or(check.busy).or(leaves)));
    m.assert('is_not_stuck', replays.implies(age.le(pause)));
    const ended = state.is('advance').or(state.is('off')).or(io.error);
    m.assert('ends_or_flushes', replayed.and(replays.not()).implies(ended));

    // What ties that to the part's own state.
    m.assert('attempts_are_left', replays.implies(io.replay_ct.lt(settings.replay_ct_max)));
    m.assert('frames_are_left', replays.implies(left.any().and(left.le(outstanding))));
    const moving = inside.bits('moving', 3);
    const isLast = one('is_last').eq(left.eq(1));
    m.assert('knows_the_last_one', replays.implies(restarts.or(moving.at(0)).or(isLast)));
    const limit = m.reg('spec_count', bits(replayCountBits), { reset: 0 });
    limit.set(io.replay_ct);
    const limits = settings.replay_ct_max;
    const twice = limit.addWide(m.lit(replayCountBits, 1)).lt(limits.zext(9));
    m.assert('may_if_it_may', one('may_replay').implies(limit.lt(limits)));
    m.assert('may_twice_if_it_may', one('may_twice').implies(twice));
    m.assert('may_once_if_it_may', one('may_once').implies(limits.any()));
    const stillAdvances = m.pastValid().and(advanced).and(state.is('advance'));
    m.assert('advances_settled', stillAdvances.implies(outstanding.any().and(limit.eq(io.replay_ct))));
    m.assert('count_is_settled', applied.implies(limit.eq(io.replay_ct)));
    const inReplay = applied.and(replays).and(check.believed);
    const isStill = inReplay.or(applied.and(check.kind.is('nack')).and(check.believed));
    m.assert('all_is_all', isStill.implies(check.all.eq(freed.eq(outstanding))));
    m.assert('beyond_is_beyond', inReplay.implies(check.beyond.eq(freed.gt(from(oldest, again)))));
    const hasBegun = m.pastValid().and(advanced).and(replays);
    m.assert('begins_by_asking', hasBegun.implies(restarts));
    m.assert('management_ends_it', replays.and(one('managed')).implies(one('enabled').not()));

    // How old a phase of the pause can be.
    const within = (clocks: number): Bits<1> => age.le(clocks);
    m.assert('begins_young', replays.and(restarts).implies(within(0)));
    const moves = moving.at(0).or(moving.at(1)).or(moving.at(2));
    m.assert('moves_are_unsettled', moves.implies(one('unsettled')));
    const moved = m.mux(
      moving.at(0),
      within(1),
      m.mux(moving.at(1), within(2), m.mux(moving.at(2), within(3), within(4))),
    );
    m.assert('moves_in_time', replays.and(restarts.not()).and(one('unsettled')).implies(moved.and(waits.any().not())));
    const settling = m.lit(ageBits, 5).add(waits.zext(ageBits));
    m.assert('settles_in_time', replays.and(settled).implies(age.le(settling).and(waits.lt(turns))));
    m.assert('waits_when_settled', replays.and(restarts).implies(waits.any().not()));
    m.cover('a_replay_is_given_up', replayed.and(replays.not()).and(io.error));
    m.cover('a_replay_ends', replayed.and(state.is('advance')).and(m.past(io.repeats)));
  },
  { cut, probes, free: { gate_free: bit } },
);

export const llrSenderProofs: readonly Proof[] = [
  proof(
    'llr-frees',
    'The sender of LLR frees exactly what a taken ACK or NACK says, of frames that are stored; what else it drops shows as an error.',
    frees,
    { depth: 1, coverDepth: 16 },
  ),
  proof(
    'llr-replay-ends',
    'A replay of LLR comes nearer to its end with each clock, whatever ACKs and NACKs come: all is sent again, or there is a flush.',
    ends,
    { depth: 1, coverDepth: 20 },
  ),
];
