/** CREDIT_REQs of PDCs, for which congestion control asks, among the packets that leave (uet-wire.md 6.2, 9.7). */
import { UserError } from '../../../../support/user-error.ts';
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { contextCopy, copyOf } from '../target-side/context-copy.ts';
import { type InitiatorLayout, isReturn } from './layout.ts';
import { EmittedPacket, PdcEvent } from './records.ts';

/** Congestion control asks for credit; `credit_target` counts in 256 bytes, cumulative. */
export const CreditAsk = ({ contextBits }: Pick<InitiatorLayout, 'contextBits'>) =>
  record({ place: bits(contextBits), credit_target: bits(24) });

/**
 * Packets go from `up` to `down` in the same clock. `ask`: a CREDIT_REQ of the PDC of that place goes between them, 4
 * clocks later at the earliest; it takes no PSN, and has no entropy value. Where that PDC does not know its peer, or is
 * over, nothing leaves: `ignored` instead of `sent`.
 *
 * `pdc_event`: of the initiator, in the clock in which it is shown. `open`: PDCs that begin, before that event of
 * theirs; neither comes for N clocks after reset. A layout without return spaces is a `UserError`: its events do not
 * tell the peer.
 */
export const creditRequests = (layout: InitiatorLayout) => {
  const { contexts, contextBits, returns, suffix } = layout;
  if (!returns) throw new UserError('CREDIT_REQ needs an initiator with return spaces, whose events tell the peer');
  const Place = bits(contextBits);
  const Peer = record({ alive: bit, pdcid: bits(16), peer: bits(16) });
  return module(
    `pds_initiator_credit_requests_${suffix}`,
    {
      summary: `CREDIT_REQs among the packets of ${contexts} PDCs.`,
      in: { open: record({ enable: bit, place: Place, rod: bit }), pdc_event: PdcEvent(layout) },
      out: { sent: bit, ignored: bit },
      link: { ask: sink(CreditAsk(layout)), up: sink(EmittedPacket(layout)), down: source(EmittedPacket(layout)) },
    },
    ({ open, pdc_event: event, ask, up, down }, m) => {
      // After reset no place has a PDC, one a clock.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Place, { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      const step = m.reg('step', bits(2), { reset: 0 });
      const asked = m.reg('asked', CreditAsk(layout));
      const modes = { enable: open.enable, at: open.place, data: open.rod };
      const isRod = copyOf(m, 'modes', contexts, modes, asked.place);
      // A return space knows its peer from its start.
      const atReturn = isReturn(layout, event.place)!;
      const isOver = event.failed.or(event.closed).or(event.ended);
      const knows = event.established.or(event.opened.and(atReturn)).and(isOver.not());
      const told = event.opened.or(event.established).or(isOver);
      const { word: peer } = m.inst('peers', contextCopy(Peer, contexts), {
        enable: clearing.or(event.valid.and(told)),
        pdc: m.mux(clearing, cleared, event.place),
        data: { alive: knows.and(clearing.not()), pdcid: event.pdcid, peer: event.peer! },
        read: asked.place,
      });
      const waits = m.reg('waits', bit, { reset: 0 });
      const offers = m.reg('offers', bit, { reset: 0 });
      const isIdle = m.named('is_idle', step.any().or(waits).or(offers).or(clearing).not());
      m.when(isIdle.and(ask.valid), () => {
        asked.set(ask.payload);
        step.set(1);
      });
      m.when(step.any(), () => step.set(step.add(1)));
      // What is known of the PDC is shown in step 3.
      const isLooked = m.named('is_looked', step.all());
      const packet = m.reg('packet', EmittedPacket(layout));
      m.when(isLooked, () => {
        waits.set(peer.alive);
        packet.set({
          place: asked.place,
          kind: 'credit_req',
          rod: isRod,
          retx: 0,
          ar: 0,
          syn: 0,
          psn: 0,
          clear_offset: 0,
          opaque: 0,
          payload: asked.credit_target.zext(32),
          spdcid: peer.pdcid,
          dpdcid: peer.peer,
          picked: { entropy: 0, ccc_id: 0, credit_target: 0 },
          handle: 0,
          message: 0,
          length: 0,
          size: 0,
        });
      });
      // A packet that is offered stays offered.
      const mayGo = m.named('may_go', waits.and(up.valid.not().or(down.ready)));
      const goes = m.named('goes', offers.and(down.ready));
      m.when(mayGo, () => {
        waits.set(0);
        offers.set(1);
      }).elsewhen(goes, () => offers.set(0));
      return {
        sent: goes,
        ignored: isLooked.and(peer.alive.not()),
        ask: { ready: isIdle },
        up: { ready: down.ready.and(offers.not()) },
        down: { valid: offers.or(up.valid), payload: m.mux(offers, packet, up.payload) },
      };
    },
  );
};
