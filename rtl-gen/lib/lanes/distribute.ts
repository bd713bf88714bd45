/** Packets of a wide stream to several narrow lanes, each as a whole to one of them. */
import { type Bits, bit, bits, clog2, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { roundRobin } from '../arbiter/round-robin.ts';
import { orBelow } from '../bits/encode.ts';
import { lowFirst } from '../bits/joined.ts';
import { type Beat, beat, type NoUser } from '../packet/beat.ts';
import { type DownLink, type Downs, downs, type NoPorts, sources, type UpLink } from '../stream/many.ts';
import { forwardSlice } from '../stream/register-slice.ts';
import { laneQueue } from './lane-queue.ts';
import { checkLanes, type Segments, segments } from './segments.ts';

export interface DistributeOptions {
  /** 2, 4 or 8: lanes, and segments in a beat. */
  readonly lanes: number;
  /** Bytes in a segment, and in a beat of a lane. */
  readonly bytes: number;
  /** Beats that find room before each lane, 8 or more. */
  readonly rows: number;
  /** A lane before which so many beats wait gets no further packet. */
  readonly enough: number;
  /** Each packet begins in the first segment of a beat; `before` of `starts` is 0 then. */
  readonly aligned?: boolean | undefined;
  /** Whether all lanes have room is a register, of a clock later: for many lanes, which are a deep condition. */
  readonly late?: boolean | undefined;
}

/** Where a packet went; `before`: the segments of the packet in front of it, modulo the lanes. */
export interface LaneStart {
  readonly lane: Bits;
  readonly before: Bits;
}

export const laneStart = (lanes: number): Shape<LaneStart> =>
  record({ lane: bits(clog2(lanes)), before: bits(clog2(lanes)) });

type Links = Downs<Beat<NoUser>> & { readonly up: UpLink<Segments>; readonly starts: DownLink<LaneStart> };

/**
 * Gives each packet of `up` as a whole to one of `lanes` lanes, `down_0` and so on, which read it a segment a clock.
 * The next one goes to the next lane in turn before which fewer than `enough` beats wait; while there is none it waits.
 * So no lane is without work while more than that is to be done, however long packets are. `starts` says in the order
 * of the packets where each went; the beat in which a packet begins waits until that is taken.
 *
 * A beat of `up` in every clock; latency 7 clocks. A packet longer than what finds room before its lane waits for that
 * lane, and so do the packets after it.
 */
export const packetDistribute = ({ lanes, bytes, rows, enough, aligned, late }: DistributeOptions) => {
  checkLanes('a distributor', lanes);
  const Wide = segments(lanes, bytes);
  const LaneOf = bits(clog2(lanes));
  return module<NoPorts, NoPorts, Links>(
    `packet_distribute_n${lanes}_b${bytes}_d${rows}_t${enough}${aligned ? '_aligned' : ''}${late ? '_late' : ''}`,
    {
      summary: `Gives packets of beats of ${lanes} segments of ${bytes} bytes to ${lanes} lanes.`,
      link: { up: sink(Wide), starts: source(laneStart(lanes)), ...sources(lanes, beat(bytes)) },
    },
    ({ up, starts, ...receivers }, m) => {
      const ready = m.forward('ready', bit);
      const slice = m.inst('slice', forwardSlice(Wide), { up, down: { ready } });
      const { payload, valid } = slice.down;
      const { enable, last } = payload;

      // The segments of the packet that began in an earlier beat, and of the one that begins in this one.
      const inPacket = m.reg('in_packet', bit, { reset: 0 });
      const ended = aligned ? undefined : m.named('ended', orBelow(m, 'ends', enable.and(last)).shl(1));
      const old = m.named('old', (ended === undefined ? enable : enable.and(ended.not())).mask(inPacket));
      const fresh = m.named('fresh', enable.and(old.not()));
      const begins = m.named('begins', aligned ? inPacket.not() : fresh.any());

      // The lane of the packet under way, and that of the next one.
      const lane = m.reg('lane', LaneOf);
      const next = m.reg('next_lane', LaneOf);
      const nextKnown = m.reg('next_lane_known', bit, { reset: 0 });
      const queues = downs(lanes).map((name, i) => {
        const [push, row] = [m.wire(`push_${i}`, bit, 0), m.wire(`row_enable_${i}`, bits(lanes), 0)];
        const queue = m.inst(`queue_${i}`, laneQueue({ count: lanes, bytes, rows, enough, late }), {
          push,
          row: { ...payload, enable: row },
          down: receivers[name]!,
        });
        return { name, push, row, queue };
      });
      const rooms = lowFirst(queues.map(({ queue }) => queue.room)).all();
      const room = late ? m.next('room', rooms, { reset: 1 }) : m.named('room', rooms);
      const tells = m.named('tells', valid.and(room).and(begins).and(nextKnown));
      const takes = m.named('takes', valid.and(room).and(begins.not().or(nextKnown.and(starts.ready))));
      ready.set(room.and(begins.not().or(nextKnown.and(starts.ready))));
      const uses = m.named('uses', takes.and(begins));

      const pick = m.wire('pick', bit, 0);
      const turn = m.inst('turn', roundRobin(lanes), {
        request: lowFirst(queues.map(({ queue }) => queue.busy.not())),
        accept: pick,
      });
      m.when(nextKnown.not().or(uses), () => {
        pick.set(turn.valid);
        nextKnown.set(turn.valid);
        next.set(turn.index);
      });
      m.unused(turn.grant);

      const laneNow = aligned ? m.named('lane_now', m.mux(inPacket, lane, next)) : undefined;
      queues.forEach(({ push, row }, i) => {
        if (laneNow !== undefined) {
          row.set(enable);
          push.set(takes.and(laneNow.eq(i)));
          return;
        }
        const mine = lane.eq(i).repeat(lanes).and(old);
        const rows = m.named(`mine_${i}`, mine.or(next.eq(i).repeat(lanes).and(fresh)));
        row.set(rows);
        push.set(takes.and(rows.any()));
      });

      // Segments so far of the packet under way; beats within one have all of them.
      const so_far = aligned ? undefined : m.reg('so_far', LaneOf, { reset: 0 });
      const countOf = (word: Bits): Bits => word.popcount().trunc(LaneOf.width);
      const so_long = so_far === undefined ? m.lit(LaneOf.width, 0) : m.named('so_long', so_far.add(countOf(old)));
      m.when(takes, () => {
        inPacket.set(enable.at(lanes - 1).and(last.at(lanes - 1).not()));
        m.when(begins, () => {
          lane.set(next);
          so_far?.set(countOf(fresh));
        }).otherwise(() => so_far?.set(so_long));
      });

      const goesOn = enable.and(last.not());
      m.assert(
        'packets_have_no_gaps',
        valid.not().or(
          goesOn
            .trunc(lanes - 1)
            .and(enable.slice(lanes - 1, 1).not())
            .any()
            .not(),
        ),
      );
      m.assert('packets_go_on', (aligned ? valid : valid.and(inPacket)).not().or(enable.at(0)));
      const firsts = m.named('firsts', fresh.and(fresh.and(last.not()).shl(1).not()));
      m.assert('one_packet_begins', valid.not().or(firsts.popcount().le(1)));
      return {
        up: { ready: slice.up.ready },
        starts: { payload: { lane: next, before: so_long }, valid: tells },
        ...Object.fromEntries(queues.map(({ name, queue }) => [name, queue.down])),
      };
    },
  );
};
