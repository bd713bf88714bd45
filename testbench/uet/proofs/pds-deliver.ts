/** Deliveries of the PDS target: of an open PDC what the tracker has accepted, and that alone. */
import { type Bits, bind, pack } from '../../../rtl-gen/hdl/index.ts';
import { arrivalLayout } from '../../../rtl-gen/uet/pds/target-side/arrival/arrival-layout.ts';
import { judge } from '../../../rtl-gen/uet/pds/target-side/arrival/judge.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/**
 * A packet of an open PDC that is neither trimmed nor of another mode or start, which are those that the tracker marks,
 * and a verdict with which a request is delivered. Of packets that open their PDC the directory decides: not here.
 */
const deliver = bind(
  judge(arrivalLayout({ contexts: 4, window: 128 })),
  ({ packet, found, tracked, verdict }, _, m) => {
    const one = (name: string, value: Bits<1>) => {
      const { [name]: now } = m.named({ [name]: value });
      return now!;
    };
    const isOurs = one('spec_is_ours', found.belonging.is('ours').and(packet.kind.is('request')));
    const marks = one('spec_marks', packet.trimmed.is('none').and(found.other_mode.or(found.other_start).not()));
    // Of 16 codes the last one is no judgement.
    m.assume('judgement_has_a_name', pack(tracked.judgement).le(14));
    const accepted = m.past(tracked.judgement.is('accepted').and(m.past(marks)));
    const delivers = verdict.is('accepted').or(verdict.is('created'));
    m.assert('delivers_what_is_accepted', m.pastValid(2).and(m.past(isOurs, 2)).implies(delivers.eq(accepted)));
    const isJudged = m.pastValid(2).and(m.past(isOurs, 2));
    m.cover('is_delivered', isJudged.and(delivers));
    m.cover('is_not_delivered', isJudged.and(delivers.not()));
  },
);

export const pdsDeliverProofs: readonly Proof[] = [
  proof(
    'pds-deliver',
    'Of the requests of an open PDC those are delivered that its tracker has accepted, and no others.',
    deliver,
  ),
];
