/** Deferred sends at their target: each receive is given once, and to the message that its token names. */
import { type Bits, bind, bit, bits, clog2, enumOf, pack, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { DeferralLookup, DeferredHeader } from '../../../rtl-gen/uet/ses/deferrable/deferral-records.ts';
import { deferralLookupLatency, deferralTarget } from '../../../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import { GivenPlace } from '../../../rtl-gen/uet/ses/match-records.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 64 and 32 in the hardware. */
const size = { slots: 2, tokenBits: 3 } as const;
const slotBits = clog2(size.slots);
const Mask = bits(size.slots);
const Header = DeferredHeader(size.tokenBits);
const Info = record({ count: bits(size.tokenBits - slotBits), header: Header });

const Step = enumOf('look', 'read', 'offer');

/** What is seen of who gives receives back. */
interface Giving {
  readonly valid: Bits<1>;
  readonly leaves: Bits;
  readonly step_probe: ValueOf<typeof Step>;
  readonly alone_probe: Bits;
  readonly place_probe: Bits;
}

/**
 * Of one place, any. Kept here are the message that took it last, the receive that its header has found, and whether
 * that receive is still to be given. Assumed is what the table says of whoever uses it: a receive finds a message that
 * waits, and a place is settled once, before.
 */
const once = bind(
  deferralTarget(size),
  (io, inside, m) => {
    const slot = m.symbolic('spec_slot', bits(slotBits));
    const own = m.named('spec_own', slot.oneHot(size.slots));
    const has = (flags: Bits): Bits<1> => flags.and(own).any();
    const flag = (name: string): Bits<1> => has(inside.value(name, Mask));
    const tokens = inside.inst<{ valid: Bits<1>; slot: Bits; token: Bits }>('tokens');
    const [taken, promised, back] = [flag('taken'), flag('promised'), flag('back')];

    // The message, and whether it waits: its place is settled, and no receive has found it.
    const reserves = m.named('spec_reserves', inside.bits('reserves', 1).and(tokens.slot.eq(slot)));
    const token = m.reg('spec_token', bits(size.tokenBits));
    const header = m.reg('spec_header', Header);
    m.when(reserves, () => {
      token.set(tokens.token.as(size.tokenBits));
      header.set(io.reserve.header);
    });
    const maskOf = (at: Bits, valid: Bits<1>): Bits => at.oneHot(size.slots).mask(valid);
    const all = (name: string): Bits => inside.value(name, Mask);
    const settled = maskOf(io.settle.slot, io.settle.valid);
    const finds = maskOf(io.found.slot, io.found.valid);
    const found1 = inside.value('found_1', record({ valid: bit, slot: bits(slotBits), place: GivenPlace() }));
    const finding1 = m.named('spec_finding', maskOf(found1.slot, found1.valid));
    const taking = maskOf(tokens.slot, inside.bits('reserves', 1));
    const waiting = m.reg('spec_waiting', Mask, { reset: 0 });
    waiting.set(waiting.or(settled.mask(io.settle.stored)).and(finds.or(taking).not()));
    const finding = has(finding1);
    const known = waiting.or(all('promised')).or(all('back')).or(all('dropped')).or(finds).or(finding1);
    m.assume('settles_once', settled.and(all('taken').and(known.not()).not()).any().not());
    m.assume('finds_one_that_waits', finds.and(waiting.not()).any().not());
    m.assume('finds_while_there_is_room', io.found.valid.implies(io.room));
    // Drops are of messages that wait: of no other is anything told.
    const acts = inside.value('acts_2', record({ restarts: bit, drops: bit, refuses: bit }));
    const mask = inside.value('mask_2', Mask);
    const told = waiting.or(all('promised')).or(all('back')).or(finding1);
    m.assume('drops_what_waits', mask.mask(acts.drops).and(all('taken')).and(told.not()).any().not());

    // The receive: promised once, and given once.
    const promises = m.named('spec_promises', finding.and(inside.bits('is_dropped', 1).not()));
    const owed = m.reg('spec_owed', bit, { reset: 0 });
    const place = m.reg('spec_place', GivenPlace());
    const gives = m.named('spec_gives', inside.bits('gives', 1).and(has(mask)));
    const giving = inside.inst<Giving>('giving');
    const returns = m.named('spec_returns', has(giving.leaves));
    m.when(gives.or(returns), () => owed.set(0));
    m.when(promises, () => {
      owed.set(1);
      place.set(found1.place);
    });
    m.assert('is_promised_once', promises.implies(owed.not()));
    m.assert('is_given_once', gives.or(returns).implies(owed));
    m.assert('is_given_to_one', gives.and(returns).not());

    // To the message of its token, as it was posted.
    const lookup = m.past(inside.value('lookup_1', DeferralLookup(size.tokenBits)), 1);
    m.assert(
      'token_names_the_message',
      gives.implies(
        lookup.tokens.target
          .eq(token)
          .and(lookup.tokens.initiator.eq(header.token))
          .and(lookup.peer.eq(header.peer))
          .and(m.pastValid(1)),
      ),
    );
    const gave = m.pastValid(1).and(m.past(gives, 1));
    m.assert(
      'gives_what_was_posted',
      gave.implies(io.answer.valid.and(io.answer.hit).and(pack(io.answer.place).eq(pack(m.past(place, 1))))),
    );
    m.assert('returns_what_was_posted', returns.implies(io.returned.payload.wr_id.eq(place.wr_id)));

    // How.
    m.assert('is_owed_while_kept', owed.eq(promised.or(back)));
    m.assert('is_one_of_them', promised.and(back).not());
    const promisedOrBack = all('promised').or(all('back'));
    const uses = promisedOrBack.or(waiting).or(all('dropped')).or(finding1);
    m.assert('is_in_use', uses.and(all('taken').not()).any().not());
    m.assert('waits_for_nothing_yet', waiting.or(finding1).and(promisedOrBack).any().not());
    m.assert('is_found_once', waiting.and(finding1).any().not());
    m.assert('dropped_is_waited_for', all('dropped').and(waiting.or(finding1).not()).any().not());
    m.assert('mask_is_one', mask.eq(1).or(mask.eq(2)).or(m.pastValid(1).not()));
    m.assert('offers_what_is_free', maskOf(tokens.slot, tokens.valid).and(all('taken')).any().not());
    const info = inside.mem('infos', Info).read(slot);
    m.assert('message_is_kept', taken.implies(info.count.cat(slot).as(size.tokenBits).eq(token)));
    m.assert('header_is_kept', taken.implies(pack(info.header).eq(pack(header))));
    m.assert('receive_is_kept', owed.implies(pack(inside.mem('places', GivenPlace()).read(slot)).eq(pack(place))));
    const isOther = giving.place_probe.ne(slot);
    const looks = giving.step_probe.is('look');
    m.assert('gives_back_what_is_to_go_back', looks.or(isOther).or(back));
    m.assert('others_too', looks.or(giving.alone_probe.and(all('back')).any()));
    m.assert('gives_back_one', looks.or(giving.alone_probe.eq(giving.place_probe.oneHot(size.slots))));
    m.assert('has_three_steps', looks.or(giving.step_probe.is('read')).or(giving.step_probe.is('offer')));
    m.assert(
      'fits_when_it_acts',
      acts.restarts
        .and(has(mask))
        .and(taken)
        .implies(
          m
            .pastValid(1)
            .and(lookup.tokens.target.eq(token))
            .and(lookup.tokens.initiator.eq(header.token))
            .and(lookup.peer.eq(header.peer)),
        ),
    );
    m.cover('is_given', gave);
    m.cover('goes_back', returns);
  },
  { probes: { giving: { step: Step, alone: Mask, place: bits(slotBits) } } },
);

export const sesDeferralProofs: readonly Proof[] = [
  proof(
    'ses-deferrals',
    'Deferred sends: each receive is given once, to the message that its token names, or goes back.',
    once,
    { depth: 3 + deferralLookupLatency, coverDepth: 16 },
  ),
];
