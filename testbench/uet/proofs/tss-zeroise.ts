/**
 * TSS: what overwrites keys after a reset or `zeroise`, which resets both sides, leaves none out. Of a small
 * configuration: the keys of associations, the slots of the engine, and what the engine is given to write.
 */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { keyInstall } from '../../../rtl-gen/uet/tss/aes/stored-cipher.ts';
import { eraseClocks, gcmKeyInstall, Step } from '../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { powerInstall } from '../../../rtl-gen/uet/tss/ghash/lane.ts';
import { powersNeeded } from '../../../rtl-gen/uet/tss/ghash/schedule.ts';
import { PacketKey } from '../../../rtl-gen/uet/tss/layer/kdf.ts';
import { keyCache } from '../../../rtl-gen/uet/tss/layer/key-cache.ts';
import { CacheState } from '../../../rtl-gen/uet/tss/layer/key-lookup.ts';
import { keyMaker } from '../../../rtl-gen/uet/tss/layer/key-maker.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const sizes = { domains: 2, keys: 8 };

/** Keys are derived elsewhere: whatever comes of that is not written to an association. */
const anyKdf = { kdf: { up: record({ ready: bit }), down: record({ payload: PacketKey, valid: bit }) } };

const associationKeys = bind(
  keyMaker('test', sizes),
  ({ write, check, quiet }, inside, m) => {
    const of = m.symbolic('spec_association', bits(2));
    const wipes = inside.bits('wipes', 1);
    const row = inside.bits('row', 2);
    // What management keeps to, and the parts assert.
    m.assume('written_in_calm', write.enable.implies(quiet));
    m.assume('checked_in_calm', check.enable.implies(quiet));
    const { up: kdf } = inside.inst<{ readonly up: { readonly ready: Bits<1> } }>('kdf');
    m.assume('kdf_takes', inside.bits('kdf_valid', 1).implies(kdf.ready));
    m.assume('gone_is_zero', write.there.not().implies(write.key.key.eq(0).and(write.key.iv_mask.eq(0))));
    // Whether a key was written since the reset that is not gone.
    const there = m.reg('spec_there', bit, { reset: 0 });
    m.when(write.enable.and(write.association.eq(of)), () => there.set(write.there));
    const word = inside.mem('association_keys', PacketKey).read(of);
    const isZero = word.key.eq(0).and(word.iv_mask.eq(0));
    m.assert('zero_once_quiet', quiet.and(there.not()).implies(isZero));
    // Why.
    m.assert('quiet_after_the_wipe', quiet.implies(wipes.not()));
    m.assert('none_while_wiping', wipes.implies(there.not()));
    m.assert(
      'zero_where_wiped',
      there
        .not()
        .and(wipes.not().or(of.lt(row)))
        .implies(isZero),
    );
    m.cover('a_key_is_there', there.and(isZero.not()).and(quiet));
    m.cover('a_key_is_gone', quiet.and(there.not()).and(write.enable));
  },
  { cut: anyKdf },
);

const slotBits = 3;
const clocks = eraseClocks(1);

const slots = bind(keyCache('test', sizes, 'pass', bits(1)), ({ sweep, made, quiet, erase }, inside, m) => {
  const slot = m.symbolic('spec_slot', bits(slotBits));
  m.assume('swept_in_calm', sweep.enable.implies(quiet));
  m.assume('made_as_claimed', made.implies(inside.bits('claims', 1).and(inside.bits('is_made', 1).not())));
  // The first sweep is that of all; how many clocks of it were the slot's, and in how many the engine was told of it.
  const first = inside.bits('sweeps_all', 1);
  const due = m.reg('spec_due', bits(2), { reset: 0 });
  const told = m.reg('spec_told', bits(2), { reset: 0 });
  const sweeping = inside.value('state', CacheState).is('sweep');
  const place = inside.bits('set', 1).cat(inside.bits('swept_way', 2));
  const erasing = inside.bits('erasing', 1);
  m.when(first.and(sweeping).and(place.eq(slot)), () => due.set(due.add(1)));
  const tells = erase.enable.and(erase.number.eq(slot));
  m.when(tells.and(told.ne(clocks)), () => told.set(told.add(1)));
  const installed = m.reg('spec_installed', bit, { reset: 0 });
  m.when(made, () => installed.set(1));
  const mask = inside.mem('masks', bits(96)).read(slot);
  m.assert('erased_once_quiet', quiet.implies(told.eq(clocks)));
  m.assert('no_mask_once_quiet', quiet.and(installed.not()).implies(mask.eq(0)));
  // Why.
  m.assert('sweeps_all_first', first.implies(sweeping.and(installed.not())));
  m.assert('quiet_is_later', quiet.implies(first.not()));
  m.assert('nothing_made_first', first.implies(inside.bits('claims', 1).not().and(inside.bits('is_made', 1).not())));
  const done = place.gt(slot).zext(2).shl(1);
  const here = place.eq(slot).and(erasing).zext(2);
  m.assert('in_turn', first.implies(due.eq(done.or(here))));
  m.assert('all_in_the_end', first.not().implies(due.eq(clocks)));
  m.assert(
    'told_a_clock_later',
    told
      .eq(clocks)
      .and(first.not())
      .or(told.add(tells.zext(2)).eq(due)),
  );
  m.assert('zero_where_told', installed.not().and(told.any()).implies(mask.eq(0)));
  m.assert('told_soon', sweeping.not().and(tells.not()).implies(told.eq(clocks)));
  m.assert('settles', quiet.implies(tells.not()));
  m.cover('a_slot_is_told', told.eq(clocks));
  m.cover('a_mask_was_there', tells.and(mask.any()));
});

const keys = 4;

/** What makes round keys and powers, of any value. */
const anyMakers = {
  expander: { up: record({ ready: bit }), install: keyInstall(keys) },
  hash_powers: { up: record({ ready: bit }), install: powerInstall(powersNeeded(1), keys) },
};

const written = bind(
  gcmKeyInstall({ keyBits: 256, sbox: 'table', keys, blocks: 1 }),
  ({ erase, up, hash_key_valid, round_keys, powers }, inside, m) => {
    interface Maker {
      readonly up: { readonly ready: Bits<1> };
    }
    const takes = inside.bits('takes', 1);
    m.assume('erased_in_calm', erase.enable.implies(up.ready.and(up.valid.not())));
    m.assume('expander_takes', takes.implies(inside.inst<Maker>('expander').up.ready));
    const waits = inside.value('step', Step).is('wait');
    m.assume('hash_key_in_time', hash_key_valid.implies(waits.and(inside.inst<Maker>('hash_powers').up.ready)));
    // All round keys at once, and each power in one of the clocks.
    const zeros = round_keys.all.and(round_keys.slot.eq(erase.number)).and(round_keys.key.eq(0));
    m.assert('round_keys_are_zeros', erase.enable.implies(round_keys.enable.and(zeros)));
    const ofSlot = powers.enable.and(powers.key.eq(erase.number));
    m.assert('a_power_is_zeros', erase.enable.implies(ofSlot.and(powers.value.eq(0))));
    const before = m.next('spec_power', powers.power);
    const again = m.next('spec_again', erase.enable, { reset: 0 });
    const same = m.next('spec_number', erase.number).eq(erase.number);
    m.assert('both_powers', erase.enable.and(again).and(same).implies(powers.power.ne(before)));
    m.cover('another_slot', erase.enable.and(again).and(same.not()));
  },
  { cut: anyMakers },
);

export const tssZeroiseProofs: readonly Proof[] = [
  proof(
    'tss-zero-associations',
    'After a reset or zeroise the key of every association is zeros, until one is written that is there.',
    associationKeys,
  ),
  proof(
    'tss-zero-slots',
    'After a reset or zeroise the engine has been told to overwrite each slot, and its IV mask is zeros, before a packet comes in.',
    slots,
    { given: ['tss_test_flights', 'fifo'] },
  ),
  proof(
    'tss-zero-words',
    'Who is told to overwrite a slot writes zeros to all its round keys and to both powers of H.',
    written,
  ),
];
