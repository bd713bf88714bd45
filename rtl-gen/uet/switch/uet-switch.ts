/** An output port of a switch: two queues, packet trimming and ECN marking (uet-wire.md 11). */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../../lib/bits/masks.ts';
import { eventCounter } from '../../lib/counting/event-counter.ts';
import { beat } from '../../lib/packet/beat.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { byteAt, frameHead, headLatency, ipAt, tagCounts } from './frame-head.ts';
import { MarkPlan, SwitchCounts, SwitchRegisters, SwitchTrace, SwitchVerdict } from './records.ts';

/** Bytes a clock. */
export const switchBytes = 64;

export interface SwitchOptions {
  /** Beats that the queue of data holds, and that of control and trimmed packets: powers of two. */
  readonly dataBeats: number;
  readonly controlBeats: number;
  /** Beats of the longest frame; what is longer is cut there. */
  readonly longest: number;
}

/** The name of a port. */
export const switchName = ({ dataBeats, controlBeats }: SwitchOptions): string =>
  `uet_switch_b${switchBytes}_d${dataBeats}_c${controlBeats}`;

/** Beats between the decision about a frame and the level that counts them, at most. */
const lag = 4;

type PlannedMark = { readonly tags: Bits<2>; readonly ipv4: Bits<1>; readonly checksum: Bits<16> };

const Beat = beat(switchBytes);
const Queued = record({ data: bits(8 * switchBytes), keep: bits(switchBytes), last: bit, first: bit, mark: MarkPlan });

/** Of bytes of the IP header, by their numbers, what they become. */
type Changes = ReadonlyMap<number, (was: Bits<8>) => Bits<8>>;

/** A frame's first beat, in which bytes after the tags change where `set`. */
function put(m: Ctx, data: Bits, tags: Bits<2>, set: Bits<1>, changes: Changes): Bits {
  let all: Bits | undefined;
  for (let i = 0; i < switchBytes; i++) {
    const was = byteAt(data, i);
    let value: Bits<8> = was;
    for (const count of tagCounts) {
      const change = changes.get(i - ipAt(count));
      if (change !== undefined) value = m.mux(set.and(tags.eq(count)), change(was), value);
    }
    all = all === undefined ? value : value.cat(all);
  }
  return all!;
}

/** A word of the header, the first byte of it at `at`. */
const word = (at: number, value: Bits<16>): [number, () => Bits<8>][] => [
  [at, () => value.slice(15, 8)],
  [at + 1, () => value.slice(7, 0)],
];

/**
 * Frames without FCS of `up`, which is always ready; those that leave on `down`.
 *
 * - Frames with the DSCP of control or trimmed packets go by a queue of their own, whose frames leave first; a frame
 *   that is under way is not interrupted.
 * - What may be trimmed and finds `trim_level` beats in the data queue is cut to the least that uet-wire.md 11.3 has,
 *   with the DSCP of trimmed packets; IP's length and checksum are updated, UDP's length is as it was.
 * - A frame that finds no room for the longest one is dropped whole.
 * - When a frame of data begins to leave, is ECN-capable and leaves more than `ecn_level` + (random and `ecn_ramp`)
 *   beats, it is marked CE.
 *
 * `random`: other bits in each clock. Latency from beat to beat: 10 clocks, a beat a clock.
 */
export const uetSwitch = (options: SwitchOptions) => {
  const { dataBeats, controlBeats, longest } = options;
  return module(
    switchName(options),
    {
      summary: `An output port of a switch, ${switchBytes} bytes a clock: two queues, packet trimming, ECN.`,
      in: { registers: SwitchRegisters, random: bits(16) },
      out: { counts: SwitchCounts, trace: SwitchTrace },
      link: { up: sink(Beat), down: source(Beat) },
    },
    ({ registers, random, up, down }, m) => {
      // Where in its frame a beat is; beats beyond the longest frame are thrown away.
      const index = m.reg('index', bits(clog2(longest + 1)), { reset: 0 });
      const isOver = m.named('is_over', index.eq(longest));
      m.when(up.valid, () =>
        index.set(m.mux(up.payload.last, m.lit(index.width, 0), m.mux(isOver, index, index.add(1)))),
      );
      const isFirst = m.named('is_first', index.any().not());
      const isSecond = m.named('is_second', index.eq(1));
      const isLongest = m.named('is_longest', index.eq(longest - 1));

      const trimDscp = m.named(
        'trim_dscp',
        m.mux(registers.last_hop, registers.trimmed_last_hop_dscp, registers.trimmed_dscp),
      );
      const found = m.inst('find', frameHead, { data: up.payload.data, dscp: trimDscp });
      type Line = {
        data: Bits;
        keep: Bits;
        last: Bits<1>;
        first: Bits<1>;
        second: Bits<1>;
        cut: Bits<1>;
        valid: Bits<1>;
      };
      let line: Line = {
        data: up.payload.data,
        keep: up.payload.keep,
        last: up.payload.last.or(isLongest),
        first: isFirst,
        second: isSecond,
        cut: isLongest.and(up.payload.last.not()),
        valid: up.valid.and(isOver.not()),
      };
      for (let clock = 1; clock <= headLatency; clock++) {
        const { valid, ...others } = line;
        line = { ...m.next(`line_${clock}`, others), valid: m.next(`valid_${clock}`, valid, { reset: 0 }) };
      }

      // What becomes of the frame.
      const dataLevel = m.forward('data_level', bits(16));
      const controlLevel = m.forward('control_level', bits(16));
      const { head } = found;
      const isIp = m.named('is_ip', head.ipv4.or(head.ipv6));
      const is = (dscp: Bits<6>): Bits<1> => head.dscp.eq(dscp);
      const isControl = m.named(
        'is_control',
        isIp.and(is(registers.control_dscp).or(is(registers.trimmed_dscp)).or(is(registers.trimmed_last_hop_dscp))),
      );
      const mayTrim = m.named(
        'may_trim',
        isIp.and(is(registers.trimmable_dscp)).and(registers.trim).and(isControl.not()),
      );
      const hasRoom = m.next('has_room', dataLevel.le(dataBeats - longest - lag), { reset: 0 });
      const hasControlRoom = m.next('has_control_room', controlLevel.le(controlBeats - longest - lag), { reset: 0 });
      const isHigh = m.next('is_high', dataLevel.ge(registers.trim_level), { reset: 0 });
      const seenData = m.next('seen_data', dataLevel);
      const seenControl = m.next('seen_control', controlLevel);
      const trims = m.named('trims', mayTrim.and(isHigh.or(hasRoom.not())));
      const high = m.named('goes_ahead', isControl.or(trims));
      const fits = m.named('fits', m.mux(high, hasControlRoom, hasRoom));
      const verdict = m.wire('verdict', SwitchVerdict, 'data');
      m.when(fits.not(), () => verdict.set('dropped'))
        .elsewhen(trims, () => verdict.set('trimmed'))
        .elsewhen(isControl, () => verdict.set('control'));
      const begins = m.named('begins', line.valid.and(line.first));
      const held = m.reg('held_verdict', SwitchVerdict);
      m.when(begins, () => held.set(verdict));
      const mine = m.named('its_verdict', m.mux(line.first, verdict, held));
      const trimEnd = m.reg('trim_end', bits(7));
      m.when(begins, () => trimEnd.set(found.trim.end));

      // A trimmed frame ends in its first beat or in its second one.
      const isTrimmed = m.named('is_trimmed', mine.is('trimmed'));
      const endsFirst = m.named('ends_first', found.trim.end.le(switchBytes));
      const end = m.named('cut_at', m.mux(line.first, found.trim.end, trimEnd.sub(switchBytes)));
      const keepTrimmed = m.named('keep_trimmed', line.keep.and(belowMask(m, switchBytes, end)));
      const spoken = m.reg('trim_is_over', bit, { reset: 0 });
      const trimEnds = m.named('trim_ends', m.mux(line.first, endsFirst, line.second));
      m.when(line.valid, () => spoken.set(m.mux(line.first, endsFirst, spoken.or(line.second))));
      const isGone = m.named('is_gone', isTrimmed.and(line.first.not()).and(spoken));
      const { length, checksum } = found.trim;
      const tos = m.named('trimmed_tos', trimDscp.cat(head.ecn));
      const v4 = put(
        m,
        line.data,
        head.tags,
        begins.and(isTrimmed).and(head.ipv4),
        new Map([[1, () => tos], ...word(2, length), ...word(10, checksum)]),
      );
      const changed = put(
        m,
        v4,
        head.tags,
        begins.and(isTrimmed).and(head.ipv6),
        new Map([
          [0, () => m.lit(4, 6).cat(tos.slice(7, 4))],
          [1, () => tos.slice(3, 0).cat(found.trim.flow)],
          ...word(4, length),
        ]),
      );
      const item = m.next('item', {
        data: changed,
        keep: m.mux(isTrimmed, keepTrimmed, line.keep),
        last: line.last.or(isTrimmed.and(trimEnds)),
        first: line.first,
        mark: found.mark,
      });
      const toData = m.next('to_data', line.valid.and(mine.is('data')), { reset: 0 });
      const toControl = m.next('to_control', line.valid.and(mine.is('control').or(isTrimmed)).and(isGone.not()), {
        reset: 0,
      });

      // Queues. A frame is chosen when the last one has left whole.
      const dataTaken = m.forward('data_taken', bit);
      const controlTaken = m.forward('control_taken', bit);
      const data = m.inst('data_queue', blockFifo(Queued, dataBeats), {
        up: { payload: item, valid: toData },
        down: { ready: dataTaken },
      });
      const control = m.inst('control_queue', blockFifo(Queued, controlBeats), {
        up: { payload: item, valid: toControl },
        down: { ready: controlTaken },
      });
      m.assert('data_finds_room', toData.implies(data.up.ready));
      m.assert('control_finds_room', toControl.implies(control.up.ready));
      const level = (name: string, more: Bits<1>, less: Bits<1>): Bits<16> => {
        const held = m.reg(name, bits(16), { reset: 0 });
        m.when(more.and(less.not()), () => held.set(held.add(1)));
        m.when(less.and(more.not()), () => held.set(held.sub(1)));
        return held;
      };

      const shown = m.reg('shown', bit, { reset: 0 });
      const goes = m.named('goes', shown.not().or(down.ready));
      const underWay = m.reg('under_way', bit, { reset: 0 });
      const ofControl = m.reg('of_control', bit, { reset: 0 });
      const takesControl = m.named('takes_control', m.mux(underWay, ofControl, control.down.valid));
      const valid = m.named('leaves', m.mux(takesControl, control.down.valid, data.down.valid));
      const head2 = m.mux(takesControl, control.down.payload, data.down.payload);
      const takes = m.named('takes', goes.and(valid));
      controlTaken.set(goes.and(takesControl));
      dataTaken.set(goes.and(takesControl.not()));
      m.when(takes, () => {
        underWay.set(head2.last.not());
        ofControl.set(takesControl);
      });
      dataLevel.set(level('data_beats', toData, takes.and(takesControl.not())));
      controlLevel.set(level('control_beats', toControl, takes.and(takesControl)));

      // Marks, by the level of the clock before.
      const threshold = m.next('threshold', registers.ecn_level.addWide(random.and(registers.ecn_ramp)));
      const compared = m.next('compared', threshold);
      const comparedLevel = m.next('compared_level', dataLevel);
      const isDeep = m.next('is_deep', dataLevel.zext(17).gt(threshold), { reset: 0 });
      const startsData = m.named('starts_data', takes.and(head2.first).and(takesControl.not()));
      const plan = data.down.payload.mark;
      const marks = m.named('marks', startsData.and(isDeep).and(plan.capable));
      const leaving = marked(m, head2.data, plan, marks);
      const out = m.reg('out', Beat);
      m.when(goes, () => {
        shown.set(valid);
        out.set({ data: leaving, keep: head2.keep, last: head2.last, user: {} });
      });

      const of = (name: 'data' | 'control' | 'trimmed' | 'dropped'): Bits<32> =>
        eventCounter(m, name, begins.and(verdict.is(name)));
      return {
        counts: {
          data: of('data'),
          control: of('control'),
          trimmed: of('trimmed'),
          dropped: of('dropped'),
          marked: eventCounter(m, 'marked', marks),
          too_long: eventCounter(m, 'too_long', line.valid.and(line.cut)),
        },
        trace: {
          arrived: begins,
          verdict,
          data_level: seenData,
          control_level: seenControl,
          left: takes.and(head2.first),
          of_data: takesControl.not(),
          marked: marks,
          left_level: comparedLevel,
          threshold: compared,
        },
        up: { ready: m.lit(1, 1) },
        down: { payload: out, valid: shown },
      };
    },
  );
};

/** A frame's first beat with CE. */
function marked(m: Ctx, data: Bits, { tags, ipv4, checksum }: PlannedMark, set: Bits<1>): Bits {
  const v4 = new Map([[1, (was: Bits<8>) => was.or(0x03)], ...word(10, checksum)]);
  const v6 = new Map([[1, (was: Bits<8>) => was.or(0x30)]]);
  return put(m, put(m, data, tags, set.and(ipv4), v4), tags, set.and(ipv4.not()), v6);
}
