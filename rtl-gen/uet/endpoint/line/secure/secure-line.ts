/** Transport security between an endpoint and its line: frames are sealed as they leave, and opened as they come. */
import {
  type Bits,
  bit,
  bits,
  clog2,
  module,
  muxStreams,
  record,
  type Stream,
  sink,
  source,
} from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { rollingCounter } from '../../../../lib/counting/rolling-counter.ts';
import { beat } from '../../../../lib/packet/beat.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { queue } from '../../../../lib/stream/fifo.ts';
import { JobQuery } from '../../../tss/layer/bindings.ts';
import { tssLayer } from '../../../tss/layer/layer.ts';
import { layerWidths } from '../../../tss/layer/registers/layer-control.ts';
import { lengthBits, ReceiveHead, TransmitHead, tagBits } from '../../../tss/layer/shapes.ts';
import type { LayerOptions } from '../../../tss/layer/transmit.ts';
import { frameBeat } from '../../../wire/deparser/trailer-fill.ts';
import type { EndpointWire } from '../../settings.ts';
import type { LinkWidth } from '../link-options.ts';
import { frameJoin, JoinedFrame } from './frame-join.ts';
import { secureBytes } from './frame-split.ts';
import { intoLayer, joining, type LineEnds, outOfLayer, Waits } from './line-ends.ts';
import { taggedStore } from './tagged-store.ts';

/** What operators choose; may change while nothing is sent. */
export const SecureSettings = record({
  /** The domain of all packets that leave, the number of its key, and their SSI, if they have one. */
  sdi: bits(24),
  an: bit,
  has_ssi: bit,
  ssi: bits(32),
  /** Plain packets are refused, of whatever kind. */
  required: bit,
});

/**
 * Counters modulo 2^32: packets that were opened, plain ones that were refused, those of which the layer has told
 * another verdict (its own counters say which), frames of anything but UET, and packets that could not be sent.
 */
export const SecureCounts = record({
  opened: bits(32),
  refused: bits(32),
  dropped: bits(32),
  others: bits(32),
  not_sent: bits(32),
});

/** Packets that may be in the layer. */
const underWay = 64;
/** Packets on their way out with which another one of data may begin. */
export const framesAhead = 3;
/** Bytes of a TSS header without SSI, and of SSI, and of the ICV. */
const [headerBytes, ssiBytes, icvBytes] = [12, 4, 16];

/**
 * Of `bytes` a clock outside and 16 inside. `sent` and `received` are the endpoint's frames, `line_sent` and
 * `line_received` those of the line, with TSS header and ICV.
 *
 * - Each packet that leaves takes the next number of its key, so also one that is sent again; one that cannot be sealed
 *   does not leave.
 * - What comes is opened; only a packet that is authentic goes on, as the plain packet that it was. With
 *   `settings.required` plain packets are dropped and counted, control packets as all others: so a peer that does not
 *   have the key changes no state of a PDC. Trimmed packets are hints of which nothing is authentic, and are dropped.
 * - `received_plain`, as long as a frame of `received` is offered: it came plain.
 * - `busy`: `framesAhead` packets or more are on their way out.
 * - `zeroise`, or the layer's command of that name, overwrites all keys, as does a reset: `clearing` is 1 until that is
 *   done. Frames that are in the layer, or of which a part is, are lost on both sides, as in a network; those that are
 *   whole on their way out of it leave as they are. Others wait until new keys are there or they are refused. So no end
 *   of a line has to be reset with it.
 * - `privileged_only` as `tssLayer` has it.
 */
export const secureLine = (bytes: LinkWidth, layer: LayerOptions, wire: EndpointWire) => {
  const Wide = beat(bytes);
  const Frame = frameBeat(bytes);
  return module(
    `uet_secure_line_b${bytes}_n${layer.domains}_k${layer.keys}`,
    {
      summary: `Transport security of frames, ${bytes} bytes a clock outside, ${secureBytes} inside.`,
      in: { settings: SecureSettings, zeroise: bit, privileged_only: bit },
      out: { irq: bit, counts: SecureCounts, busy: bit, clearing: bit, received_plain: bit },
      link: {
        s_axi: axiLiteSubordinate(layerWidths),
        sent: sink(Frame),
        line_sent: source(Frame),
        line_received: sink(Wide),
        received: source(Wide),
      },
    },
    ({ settings, zeroise, privileged_only, s_axi, sent, line_received }, m) => {
      // The layer loses what is in it, so what is between it and whole frames begins again.
      const clearing = m.forward('layer_clears', bit);
      const restarts = m.next('restarts', clearing, { reset: 1, init: 1 });
      const shut = m.named('shut', clearing.or(restarts));
      const parts = m.withReset('parts_reset', restarts);
      const count = (name: string, happens: Bits<1>) =>
        m.inst(`count_${name}`, rollingCounter(32, 1), { amount: happens }).count;

      // Into the layer, both ways. What is around a packet waits for it: in order on the way out, by its tag on the way
      // in.
      const ends: LineEnds = { m, parts, shut, size: bytes };
      const out = intoLayer(ends, 'tx', sent, wire);
      const come = intoLayer(ends, 'rx', line_received, wire);
      const txHead = m.stream('tx_head', TransmitHead);
      const rxHead = m.stream('rx_head', ReceiveHead);
      const asked = m.stream('asked', JobQuery);
      const outers = parts.inst('tx_outers', blockFifo(Waits, underWay), {
        up: { payload: out.waits, valid: out.frame.valid.and(txHead.ready) },
      });
      out.frame.takeWhen(outers.up.ready.and(txHead.ready));
      const told = m.forward('told', record({ tag: bits(tagBits), done: bit }));
      const arrived = parts.inst('rx_outers', taggedStore(Waits, underWay), {
        up: { payload: come.waits, valid: come.frame.valid.and(rxHead.ready) },
        ...{ asked: told.tag.trunc(clog2(underWay)), done: told.done },
      });
      come.frame.takeWhen(arrived.up.ready.and(rxHead.ready));

      // What grows: the TSS header and the ICV.
      const extra = m.named(
        'extra',
        m.mux(
          settings.has_ssi,
          m.lit(lengthBits, headerBytes + ssiBytes + icvBytes),
          m.lit(lengthBits, headerBytes + icvBytes),
        ),
      );
      const { around: outAround } = out.frame.payload;
      const { between, udp } = outAround;
      const grown = between
        .slice(63, 32)
        .cat(between.slice(31, 16).add(extra.zext(16)))
        .cat(between.slice(15, 0));
      const { sdi: ownSdi, an, has_ssi, ssi } = settings;
      const open = shut.not();
      const opened = <V>({ payload, valid }: Stream<V>) => ({ payload, valid: valid.and(open) });
      txHead.connect({
        payload: { ...outAround, between: m.mux(udp, grown, between).as(64), sdi: ownSdi, an, has_ssi, ssi },
        valid: m.named('tx_offers', out.frame.valid.and(outers.up.ready)).and(open),
      });
      const { around: cameAround, trimmed } = come.frame.payload;
      rxHead.connect({
        payload: { ...cameAround, trimmed, tag: arrived.tag.zext(tagBits) },
        valid: m.named('rx_offers', come.frame.valid.and(arrived.up.ready)).and(open),
      });
      const tss = m.inst('layer', tssLayer(layer), {
        ...{ s_axi, zeroise, privileged_only, job: asked },
        ...{ tx_head: txHead, tx_body: opened(out.body), rx_head: rxHead, rx_body: opened(come.body) },
      });
      m.unused(tss.job_answer);
      tss.job_answer.takeWhen(m.lit(1, 1));
      clearing.set(tss.clearing);
      out.body.takeWhen(tss.tx_body.ready);
      come.body.takeWhen(tss.rx_body.ready);

      // Out: those that are sealed.
      const sealed = tss.tx_outcome;
      const leaves = m.named('leaves', sealed.valid.and(outers.down.valid));
      const isSent = sealed.payload.sent;
      const { was } = outers.down.payload;
      const sealing = parts.inst('tx_join', frameJoin, {
        frame: {
          payload: { ...outers.down.payload, bytes: was.add(extra), send: m.lit(1, 1) },
          valid: leaves.and(isSent),
        },
        body: tss.tx_down,
      });
      const left = m.named('left', leaves.and(sealing.frame.ready.or(isSent.not())));
      tss.tx_outcome.takeWhen(left);
      outers.down.takeWhen(left);
      const leaving = outOfLayer(ends, 'tx', sealing.down);

      // In: those that are authentic, and plain ones where they may come.
      const { verdict, sdi, around, tag } = tss.rx_verdict.payload;
      const isOpened = m.named('is_opened', verdict.is('opened'));
      const isPlain = m.named('is_plain', verdict.is('plain'));
      const isWanted = m.named('is_wanted', isOpened.or(isPlain.and(settings.required.not())));
      const hasBody = m.named('has_body', isOpened.or(isPlain));
      const arrives = m.named('arrives', tss.rx_verdict.valid);
      const kinds = parts.stream('kinds', bit);
      const frames = parts.stream('opened_frames', JoinedFrame);
      const sources = kinds.through('sources', queue(joining));
      const { payload: ofPlain, valid: hasSource } = sources;
      const body = muxStreams(ofPlain, [tss.rx_down, tss.rx_plain]).haltWhen(hasSource.not());
      sources.takeWhen(body.fires.and(body.payload.last));
      const opening = parts.inst('rx_join', frameJoin, { frame: frames, body });
      const canJoin = m.named('can_join', arrives.and(hasBody).and(frames.ready).and(kinds.ready));
      const joins = m.named('joins', canJoin.and(asked.ready.or(isWanted.not())));
      kinds.connect({ payload: isPlain, valid: joins });
      frames.connect({ payload: { ...arrived.item, bytes: around.bytes, send: isWanted }, valid: joins });
      asked.connect({
        valid: canJoin.and(isWanted),
        payload: { secured: isOpened, sdi, has_job: m.lit(1, 0), job: m.lit(24, 0), bytes: around.bytes },
      });
      const judged = m.named('judged', arrives.and(joins.or(hasBody.not())));
      tss.rx_verdict.takeWhen(judged);
      told.set({ tag, done: judged });
      const coming = outOfLayer(ends, 'rx', opening.down, { joins: joins.and(isWanted), plain: isPlain });

      // Frames that have begun to enter and have not left: of what is lost none.
      const Within = bits(9);
      const begins = parts.reg('begins', bit, { reset: 1 });
      const { entering } = out;
      const takes = m.named('takes', entering.fires);
      m.when(takes, () => begins.set(entering.payload.last));
      const within = m.reg('frames_within', Within, { reset: 0 });
      const gone = m.named('gone', leaving.down.fires.and(leaving.down.payload.last));
      const over = m.named('over', gone.addWide(left.and(isSent.not())).add(out.others.zext(2)));
      const wide = (value: Bits): Bits<9> => value.zext(9);
      m.when(shut, () => within.set(wide(leaving.packets).sub(wide(gone)))).otherwise(() =>
        within.set(within.add(wide(takes.and(begins))).sub(wide(over))),
      );
      m.unused(coming.packets);
      m.unused(sent.payload.wrong);
      return {
        irq: tss.irq,
        counts: {
          opened: count('opened', judged.and(isOpened)),
          refused: count('refused', judged.and(isPlain).and(isWanted.not())),
          dropped: count('dropped', judged.and(hasBody.not())),
          others: count('others', come.others),
          not_sent: count('not_sent', left.and(isSent.not())),
        },
        busy: within.ge(framesAhead),
        clearing: tss.clearing,
        s_axi: tss.s_axi,
        line_sent: leaving.down.map(({ data, keep, last }) => ({ data, keep, last, wrong: m.lit(1, 0) })),
        received: coming.down.map(({ data, keep, last }) => ({ data, keep, last, user: {} })),
        received_plain: coming.down.payload.user.plain,
      };
    },
  );
};
