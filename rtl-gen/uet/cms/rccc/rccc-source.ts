/** The sending end of RCCC in hardware: credit of many contexts, and the targets that packets carry. */
import { bit, bits, clog2, int, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';
import { tapped } from '../tapped.ts';
import { Credit } from './receiver-records.ts';
import { PacketType, SourceRegisters, SpendEvent, Spent } from './source-records.ts';

export interface RcccSourceOptions {
  /** 2 or more. */
  readonly contexts: number;
}

/** Clocks from an event to what leaves. */
export const spentClock = 12;

/** Bits of reciprocals, which are exact for quotients of targets by numbers of flows of 8 bits. */
const POINT = 34;

/** What a share of 1 / flows is multiplied by, rounded up. */
export const shareOf = (flows: number): bigint => {
  const by = BigInt(Math.max(flows, 1));
  return ((1n << BigInt(POINT)) + by - 1n) / by;
};

/**
 * Takes an event of any context a clock, also of one context in clocks in a row; nothing waits, and each event sees
 * what those before it left. `spent` leaves `spentClock` clocks after its event (cms.md 5.2).
 *
 * Credit comes in as all that was granted, modulo 2^24 quanta of 256 bytes, and goes out as bytes that may be sent: a
 * packet needs more than 0. What is beyond `max_window` is lost.
 */
export const rcccSource = ({ contexts }: RcccSourceOptions) => {
  const contextBits = clog2(contexts);
  return module(
    `rccc_source_n${contexts}`,
    {
      summary: `Sending end of RCCC of ${contexts} contexts: events of packets and credit in, credit and targets out.`,
      in: { event: SpendEvent(contextBits), registers: SourceRegisters },
      out: { spent: Spent(contextBits) },
    },
    ({ event, registers }, m) => {
      // Names with a number are of that clock after the event.
      const valid = history(m, 'valid', event.valid, spentClock, true);
      const ccc = tapped(m, 'ccc', bits(contextBits), event.ccc, 0);
      const is = (kind: Parameters<typeof event.kind.is>[0]) => event.kind.is(kind).and(event.valid);
      const Kinds = record({ start: bit, data: bit, resend: bit, credit: bit, ends: bit });
      const kinds = tapped(
        m,
        'kinds',
        Kinds,
        { start: is('start'), data: is('data'), resend: is('resend'), credit: is('credit'), ends: is('ends') },
        0,
      );
      const size = tapped(m, 'size', bits(14), event.size, 0);
      const granted = tapped(m, 'granted', Credit, event.credit, 0);
      const { max_window, mtu } = registers;

      // 3: what was granted, and whether the first window still goes on.
      const more = m.reg('more_4', Credit);
      const total = m.reg('total_4', Credit);
      const wasFirst = m.reg('was_first_4', bit);
      const Granted = record({ total: Credit, is_first: bit });
      const access3 = { depth: contexts, enable: event.valid, addr: event.ccc, latency: 3 } as const;
      updateContext(m, 'totals', Granted, access3, (now) => {
        const { start, credit, ends } = kinds(3);
        const beyond = m.named('beyond', granted(3).sub(now.total));
        const isNew = m.named('is_new', credit.and(beyond.at(23).not()));
        const next = m.named('totals_next', {
          total: m.mux(start.or(isNew), granted(3), now.total),
          is_first: start.or(now.is_first.and(credit.not()).and(ends.not())),
        });
        more.set(beyond.mask(isNew));
        total.set(next.total);
        wasFirst.set(now.is_first);
        return { next, write: m.lit(1, 1) };
      });

      // 5: the credit.
      const { start: start4, credit: credit4, ends: ends4, data: data4, resend: resend4 } = kinds(4);
      const isPacket4 = data4.or(resend4);
      const none = m.lit(int(32), 0);
      const bytes = more.trunc(23).cat(m.lit(8, 0)).zext(32).asInt();
      const lost = size(4).zext(32).asInt().neg();
      const step = m.next('step_5', {
        by: m.mux(credit4, bytes, m.mux(isPacket4, lost, none)),
        room: max_window.zext(32).asInt().sub(bytes),
        start: start4,
        credit: credit4,
        drops: wasFirst.and(credit4.or(ends4)),
      });
      const seen = m.reg('credit_6', int(26));
      const access5 = { depth: contexts, enable: valid[2]!, addr: ccc(2), latency: 3 } as const;
      updateContext(m, 'credits', int(26), access5, (now) => {
        const kept = m.named('kept', m.mux(step.drops.and(now.isNegative().not()), m.lit(int(26), 0), now));
        const sum = m.named('sum', kept.add(step.by.asBits().trunc(26).asInt()));
        const isFull = m.named('is_full', step.credit.and(kept.sext(32).gt(step.room)));
        const most = max_window.zext(26).asInt();
        const next = m.named('credit_next', m.mux(step.start.or(isFull), most, sum));
        seen.set(next);
        return { next, write: m.lit(1, 1) };
      });

      // 0 to 6: what waits, within both windows.
      const backlog1 = m.next('backlog_1', event.backlog.add(event.resend_backlog));
      const window1 = m.next('window_1', event.cwnd.zext(25).add(mtu.zext(25)));
      const within2 = m.next('within_2', m.mux(backlog1.lt(window1.zext(32)), backlog1.trunc(25), window1));
      const within3 = m.next('within_3', m.mux(within2.lt(max_window.zext(25)), within2.trunc(24), max_window));
      const within = tapped(m, 'within', bits(24), within3, 3);
      const some = tapped(m, 'some', bit, m.next('some_1', event.backlog.any()), 1);
      const flows = tapped(m, 'flows', bits(8), event.flows, 0);
      const first = tapped(m, 'first', bit, wasFirst, 4);

      // 6 to 12: the target is what waits less the credit, shared among the flows.
      const lacks7 = m.next('lacks_7', within(6).zext(26).asInt().sub(seen));
      const asksOne = m.named(
        'asks_one',
        first(7)
          .and(some(7))
          .and(lacks7.lt(mtu.zext(26).asInt())),
      );
      const lacks8 = m.next('lacks_8', m.mux(asksOne, mtu.zext(26).asInt(), lacks7));
      const shares = m.mem('shares', bits(POINT + 1), {
        depth: 256,
        init: Array.from({ length: 256 }, (_, count) => shareOf(count)),
      });
      const share8 = m.next('share_8', shares.readSync({ addr: flows(6), onCollision: 'undefined' }));
      const isNegative = tapped(m, 'is_negative', bit, lacks8.isNegative(), 8);
      const amount9 = m.next('amount_9', m.mux(lacks8.isNegative(), lacks8.neg(), lacks8).asBits().trunc(25));
      const share9 = m.next('share_9', share8);
      const product = m.next('product_11', m.next('partial_10', amount9.mul(share9)));
      const quotient = m.named('quotient', product.slice(POINT + 24, POINT).as(25));
      // Rounded up to quanta: of what is too much, down.
      const up = m.named('up', quotient.zext(26).add(255).slice(25, 8).as(18));
      const down = quotient.slice(24, 8).as(17).zext(18);
      const totals = tapped(m, 'totals_at', Credit, total, 4);
      const quanta = m.mux(isNegative(11), down, up).zext(24);
      const target = m.next('target_12', m.mux(isNegative(11), totals(11).sub(quanta), totals(11).add(quanta)));

      const type = m.wire('type_4', PacketType, 'pull');
      m.when(wasFirst, () => type.set('spec'));
      m.when(resend4, () => type.set('rtx'));
      return {
        spent: {
          valid: valid[spentClock]!,
          ccc: ccc(spentClock),
          credit: tapped(m, 'credit_at', int(26), seen, 6)(spentClock),
          kind: tapped(m, 'type', PacketType, type, 4)(spentClock),
          target,
        },
      };
    },
  );
};
