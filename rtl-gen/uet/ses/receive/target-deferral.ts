/** Deferred sends of the receive half: both spaces at one table, and its lookups in turn. */
import { bit, bits, clog2, module, record, sink } from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import {
  DeferredHeader,
  LookupKind,
  ReadyToReceive,
  RestartTokens,
  ReturnedPart,
  TargetDeferralChoices,
} from '../deferrable/deferral-records.ts';
import { deferralTarget } from '../deferrable/deferral-target.ts';
import { type PeerShareOptions, usualShare } from '../deferrable/peer-share.ts';
import { GivenPlace } from '../match-records.ts';
import { matchesWaiting } from './match-unit.ts';
import { FoundDone, FoundHeader } from './receive-turns.ts';

/** Bits of a token. */
export const tokenBits = 32;

/** A message comes again with both tokens. */
export const RestartAsk = record({ peer: bits(16), tokens: RestartTokens(tokenBits) });

/** Of a packet whose turn it is: the token that it has reserved; of a restart the receive that was promised to it. */
export const DeferralTurn = (multi = false) =>
  record({ token: bits(tokenBits), is_there: bit, hit: bit, place: GivenPlace(multi) });

/** What a receive half gets beside its packets, if deferrable sends may wait. */
export const DeferralIn = record({
  choices: TargetDeferralChoices,
  rtr_ready: bit,
  returned_ready: bit,
  /** An RTR with that token was answered with an error; until `refused_taken`. */
  refused: record({ valid: bit, token: bits(tokenBits) }),
});

/** What it gives then: RTRs, receives that go back, and whether `refused` is taken. */
export const DeferralOut = (multi = false) =>
  record({
    rtr: record({ valid: bit, payload: ReadyToReceive }),
    returned: record({ valid: bit, wr_id: bits(32), part: ReturnedPart(multi) }),
    refused_taken: bit,
  });

/**
 * A place of the table that is free: `soon`, there may be one in the next clock though there is none now; `full`, which
 * groups of peers have their share.
 */
export const FreePlace = (slots: number, { groups }: Pick<PeerShareOptions, 'groups'>) =>
  record({ valid: bit, slot: bits(clog2(slots)), soon: bit, full: bits(groups) });

/** The result is of a packet whose message waits, with that token of ours. */
export const WaitingMessage = record({ valid: bit, token: bits(tokenBits) });

/** A message that waited has failed. */
export const DroppedMessage = record({ valid: bit, token: bits(tokenBits) });

/** What the table of deferred sends hears of the packets. */
export const deferralHears = (slots: number, multi = false) => {
  const Found = FoundHeader(clog2(slots), multi);
  return {
    reserve: record({ valid: bit, header: DeferredHeader(tokenBits) }),
    enters: bit,
    turn: record({ valid: bit, stored: bit, restarts: bit }),
    drop: DroppedMessage,
    ...{ found_send: Found, found_tagged: Found },
  };
};

/**
 * `deferralTarget` for the receive half. `reserve` with `free.valid` gives a message a place. Packets come with
 * `enters` and have their `turn` in the same order, no more than `matchesWaiting` between; `turn` says what the match
 * was, and `now` what is known of the packet that is to be next.
 *
 * A receive that has found a header, of either space, is told on `found_send` or `found_tagged`, one after the other.
 * While `room` is 1 each space may post one receive.
 *
 * Lookups: `drop` in any clock, then `refused`, then `restart`.
 */
export const targetDeferral = (slots: number, share = usualShare(slots), multi = false) => {
  const slotBits = clog2(slots);
  return module(
    `ses_target_deferral_n${slots}_g${share.groups}_m${share.most}${multi ? '_multi' : ''}`,
    {
      summary: `Deferred sends of a receive half: ${slots} at a time, from two spaces.`,
      in: { tick: bit, ...deferralHears(slots, multi), ports: DeferralIn },
      out: {
        free: FreePlace(slots, share),
        room: bit,
        send_done: FoundDone,
        tagged_done: FoundDone,
        now: DeferralTurn(multi),
        told: DeferralOut(multi),
      },
      link: { restart: sink(RestartAsk) },
    },
    (io, m) => {
      const { drop, restart, turn, found_send: ofSend, found_tagged: ofTagged, ports } = io;
      const { refused } = ports;
      // One receive at a time.
      const step = m.reg('step', bits(2), { reset: 0 });
      const isTagged = m.reg('is_tagged', bit);
      const idle = m.named('idle', step.eq(0));
      const finds = m.named('finds', idle.and(ofSend.valid.or(ofTagged.valid)));
      m.when(idle, () => {
        isTagged.set(ofSend.valid.not());
        step.set(finds.zext(2));
      }).otherwise(() => step.set(step.add(1)));
      const one = m.mux(ofSend.valid, ofSend, ofTagged);

      // One lookup at a time.
      const refuses = m.named('refuses', refused.valid.and(drop.valid.not()));
      const asks = m.named('asks', restart.valid.and(drop.valid.or(refused.valid).not()));
      const kind = m.choose(
        [
          [drop.valid, m.lit(LookupKind, 'drop')],
          [refused.valid, m.lit(LookupKind, 'refuse')],
        ],
        m.lit(LookupKind, 'restart'),
      );
      const target = m.choose(
        [
          [drop.valid, drop.token],
          [refused.valid, refused.token],
        ],
        restart.payload.tokens.target,
      );
      const settle = m.forward('settle', record({ valid: bit, slot: bits(slotBits), stored: bit }));
      const table = m.inst('deferrals', deferralTarget({ slots, share, multi }), {
        choices: ports.choices,
        tick: io.tick,
        reserve: io.reserve,
        settle,
        found: { valid: finds, slot: one.slot, place: one.place },
        lookup: {
          valid: drop.valid.or(refuses).or(asks),
          kind,
          peer: restart.payload.peer,
          tokens: { initiator: restart.payload.tokens.initiator, target },
        },
        rtr: { ready: ports.rtr_ready },
        returned: { ready: ports.returned_ready },
      });
      const { answer, found_done: done } = table;
      const answered = answer.valid.and(answer.kind.is('restart'));
      const given = m.inst('given', fifo(record({ hit: bit, place: GivenPlace(multi) }), matchesWaiting), {
        up: { payload: { hit: answer.hit, place: answer.place }, valid: answered },
        down: { ready: turn.valid.and(turn.restarts) },
      });
      m.assert('answer_finds_room', answered.implies(given.up.ready));

      // Which packet has reserved which place.
      const Reserved = record({ is: bit, token: bits(tokenBits) });
      const reserved = m.inst('reserved', fifo(Reserved, matchesWaiting), {
        up: { payload: { is: io.reserve.valid, token: table.free.token }, valid: io.enters },
        down: { ready: turn.valid },
      });
      m.assert('packet_finds_room', io.enters.implies(reserved.up.ready));
      m.assert('turn_is_of_a_packet', turn.valid.implies(reserved.down.valid));
      const { is, token } = reserved.down.payload;
      settle.set(
        m.next(
          'settles',
          { valid: turn.valid.and(is), slot: token.trunc(slotBits), stored: turn.stored },
          { reset: { valid: 0 } },
        ),
      );
      return {
        free: {
          valid: table.free.valid,
          slot: table.free.slot,
          soon: m.next('soon', io.reserve.valid, { reset: 0 }),
          full: table.full,
        },
        room: table.room,
        send_done: { valid: done.valid.and(isTagged.not()), again: done.again },
        tagged_done: { valid: done.valid.and(isTagged), again: done.again },
        now: { token, is_there: given.down.valid, ...given.down.payload },
        told: {
          rtr: { valid: table.rtr.valid, payload: table.rtr.payload },
          returned: { valid: table.returned.valid, ...table.returned.payload },
          refused_taken: drop.valid.not(),
        },
        restart: { ready: drop.valid.or(refused.valid).not() },
      };
    },
  );
};
