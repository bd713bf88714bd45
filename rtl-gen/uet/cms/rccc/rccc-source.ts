/** The sending end of RCCC in hardware: credit of many contexts, and the targets that packets carry. */
import { bit, bits, clog2, int, module, record } from '../../../hdl/index.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
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
      const { max_window, mtu } = registers;
      const is = (kind: Parameters<typeof event.kind.is>[0]) => event.kind.is(kind).and(event.valid);
      const granting = pipeline(m, event, { valid: event.valid })
        // What waits, within both windows.
        .stage('decode', ({ backlog, resend_backlog, cwnd }) => ({
          start: is('start'),
          data: is('data'),
          resend: is('resend'),
          grants: is('credit'),
          ends: is('ends'),
          waiting: backlog.add(resend_backlog),
          window: cwnd.zext(25).add(mtu.zext(25)),
          some: backlog.any(),
        }))
        .stage('window', ({ waiting, window }) => ({
          bounded: m.mux(waiting.lt(window.zext(32)), waiting.trunc(25), window),
        }))
        .stage('most', ({ bounded }) => ({
          bounded: m.mux(bounded.lt(max_window.zext(25)), bounded.trunc(24), max_window),
        }))

        // What was granted, and whether the first window still goes on.
        .stage('grant', ({ credit, start, grants, ends }) => {
          const Granted = record({ total: Credit, is_first: bit });
          const access = { depth: contexts, enable: event.valid, addr: event.ccc, latency: 3 } as const;
          const { next, more, was_first } = updateContext(m, 'totals', Granted, access, (now) => {
            const beyond = m.named('beyond', credit.sub(now.total));
            const isNew = m.named('is_new', grants.and(beyond.at(23).not()));
            const next = m.named('totals_next', {
              total: m.mux(start.or(isNew), credit, now.total),
              is_first: start.or(now.is_first.and(grants.not()).and(ends.not())),
            });
            return { next, more: beyond.mask(isNew), was_first: now.is_first };
          });
          return { total: next.total, more, was_first };
        });

      const spending = granting.stage('step', ({ more, size, was_first, data, resend, grants, ends }) => {
        const bytes = more.trunc(23).cat(m.lit(8, 0)).zext(32).asInt();
        const lost = size.zext(32).asInt().neg();
        const type = m.wire('packet_type', PacketType, 'pull');
        m.when(was_first, () => type.set('spec'));
        m.when(resend, () => type.set('rtx'));
        return {
          by: m.mux(grants, bytes, m.mux(data.or(resend), lost, m.lit(int(32), 0))),
          room: max_window.zext(32).asInt().sub(bytes),
          drops: was_first.and(grants.or(ends)),
          kind_sent: type,
        };
      });

      // The credit.
      const { valid: enable, ccc: addr } = granting.at('most');
      const lacking = spending
        .stage('credit', ({ start, grants, by, room, drops }) => {
          const access = { depth: contexts, enable, addr, latency: 3 } as const;
          const { next } = updateContext(m, 'credits', int(26), access, (now) => {
            const kept = m.named('kept', m.mux(drops.and(now.isNegative().not()), m.lit(int(26), 0), now));
            const sum = m.named('sum', kept.add(by.asBits().trunc(26).asInt()));
            const isFull = m.named('is_full', grants.and(kept.sext(32).gt(room)));
            return { next: m.named('credit_next', m.mux(start.or(isFull), max_window.zext(26).asInt(), sum)) };
          });
          return { left: next };
        })

        // The target is what waits less the credit, shared among the flows.
        .stage('lack', ({ bounded, left }) => ({ lacks: bounded.zext(26).asInt().sub(left) }));
      const shares = m.mem('shares', bits(POINT + 1), {
        depth: 256,
        init: Array.from({ length: 256 }, (_, count) => shareOf(count)),
      });
      const share = shares.readSync({ addr: lacking.at('lack').flows, onCollision: 'undefined' });
      const { out } = lacking
        .stage('one', ({ was_first, some, lacks }) => {
          const one = mtu.zext(26).asInt();
          return { share, lacks: m.mux(was_first.and(some).and(lacks.lt(one)), one, lacks) };
        })
        .stage('amount', ({ lacks }) => {
          const is_negative = lacks.isNegative();
          return { is_negative, amount: m.mux(is_negative, lacks.neg(), lacks).asBits().trunc(25) };
        })
        .stage('divide', ({ amount, share }) => ({ product: amount.mul(share) }))
        .stage('product', idle)
        .stage('target', ({ product, is_negative, total }) => {
          const quotient = product.slice(POINT + 24, POINT).as(25);
          // Rounded up to quanta: of what is too much, down.
          const up = quotient.zext(26).add(255).slice(25, 8).as(18);
          const down = quotient.slice(24, 8).as(17).zext(18);
          const quanta = m.mux(is_negative, down, up).zext(24);
          return { target: m.mux(is_negative, total.sub(quanta), total.add(quanta)) };
        });
      return { spent: fieldsOf(Spent(contextBits), out, { credit: out.left, kind: out.kind_sent }) };
    },
  );
};
