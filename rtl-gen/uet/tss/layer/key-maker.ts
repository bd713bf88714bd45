/** Makes the keys of packets: from an association's, derived where its mode says so, and installed in the engine. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  enumOf,
  module,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { PacketKey, tssKdf } from './kdf.ts';
import { keyOrder } from './key-cache.ts';
import { associationNumber, type LayerSizes } from './shapes.ts';

/** The key of an association as management writes it; `there` 0: it has none from now on, and `key` is 0. */
export const associationWrite = (sizes: LayerSizes) =>
  record({ enable: bit, there: bit, association: associationNumber(sizes), key: PacketKey });

/** A key that management has and means to write: whether it is there already. */
export const keyCheck = (sizes: LayerSizes) =>
  record({ enable: bit, association: associationNumber(sizes), key: bits(256) });

/** Clocks in which it is known whether a key is there already. */
export const checkClocks = (sizes: LayerSizes): number => 2 ** associationNumber(sizes).width + 4;

/** Parts of a key that are compared in one clock and joined in the next. */
const keyParts = 8;

/**
 * Takes the order of a key, one at a time, derives it if that is asked for (`kdfLatency`), waits until its slot is
 * `free`, hands it to the engine whose `keys` and `installed` these are, and marks the clock in which it is there by
 * `made`, with its mask. Besides that, 5 clocks. `write` stores an association's key, only while no order is in work.
 * Keys leave to the engine alone, and nothing of one stays here, but those of associations. After a reset these are
 * overwritten, one a clock; until then it is not `quiet`.
 *
 * `check`, which stays for `checkClocks` while no order is in work, compares a key with all that are there:
 * `elsewhere`, it is another association's, and `again`, it is that of its own, count from then on. Rows without a key
 * are zeros, and so a key of zeros is `elsewhere`.
 */
export const keyMaker = (name: string, sizes: LayerSizes) =>
  module(
    `tss_${name}_maker_n${sizes.domains}_k${sizes.keys}`,
    {
      summary: 'Derives the keys of packets, and installs them.',
      in: { write: associationWrite(sizes), check: keyCheck(sizes), free: bit, installed: bit },
      out: { quiet: bit, elsewhere: bit, again: bit, made: bit, mask: bits(96) },
      link: {
        up: sink(keyOrder(sizes)),
        keys: source(record({ number: bits(clog2(sizes.keys)), key: bits(256) })),
      },
    },
    ({ write, check, free, installed, up, keys: engine }, m) => {
      const state = m.reg('state', enumOf('idle', 'fetch', 'ask', 'derive', 'drain', 'install', 'wait'), {
        reset: 'idle',
      });
      const held = m.reg('held', keyOrder(sizes));
      const { request, slot } = held;
      const own = m.mem('association_keys', PacketKey, { depth: 2 ** associationNumber(sizes).width });
      const wipes = m.reg('wipes', bit, { reset: 1 });
      const row = m.reg('row', associationNumber(sizes), { reset: 0 });
      m.when(wipes, () => {
        row.set(row.add(1));
        m.when(row.all(), () => wipes.set(0));
      });
      own.write({
        addr: m.mux(wipes, row, write.association),
        data: { key: write.key.key.mask(wipes.not()), iv_mask: write.key.iv_mask.mask(wipes.not()) },
        enable: write.enable.or(wipes),
      });
      m.assert('gone_means_zero', write.enable.and(write.there.not()).implies(write.key.key.eq(0)));
      const Row = associationNumber(sizes);
      const looked = m.reg('looked', bits(Row.width + 1), { reset: 0 });
      const looks = m.named('looks', check.enable.and(looked.at(Row.width).not()));
      looked.set(m.mux(check.enable, m.mux(looks, looked.add(1), looked), 0));
      const checked: Bits = looked.trunc(Row.width);
      const fetched = own.readSync({
        addr: m.mux(check.enable, checked, request.association),
        onCollision: 'undefined',
      });
      const { elsewhere, again } = compareKeys(m, check, { looks, row: checked, key: fetched.key });

      const key = m.reg('key', PacketKey);
      const kdf_valid = m.named('kdf_valid', state.is('ask').and(request.derive));
      const kdf = m.inst('kdf', tssKdf, {
        up: {
          valid: kdf_valid,
          payload: {
            ...{ key: fetched.key, server: request.server, wide: request.wide },
            ...{ address: request.address, epoch: request.epoch, rekey: request.rekey },
          },
        },
        down: { ready: state.is('derive') },
      });
      m.assert('checked_while_quiet', check.enable.implies(state.is('idle').and(wipes.not())));
      m.assert('kdf_is_free', kdf_valid.not().or(kdf.up.ready));
      m.assert('written_while_idle', write.enable.implies(state.is('idle').and(wipes.not())));
      m.match(state, {
        idle: () => {
          held.set(up.payload);
          key.set({ key: 0, iv_mask: 0 });
          m.when(up.valid.and(wipes.not()), () => state.set('fetch'));
        },
        fetch: () => state.set('ask'),
        ask: () => {
          key.set({ key: fetched.key, iv_mask: fetched.iv_mask.mask(request.direct.not()) });
          m.when(request.derive, () => state.set('derive')).otherwise(() => state.set('drain'));
        },
        derive: () => {
          key.set(kdf.down.payload);
          m.when(kdf.down.valid, () => state.set('drain'));
        },
        drain: () => m.when(free, () => state.set('install')),
        install: () => m.when(engine.ready, () => state.set('wait')),
        wait: () => m.when(installed, () => state.set('idle')),
      });
      return {
        ...{ elsewhere, again, made: state.is('wait').and(installed) },
        mask: key.iv_mask,
        quiet: state.is('idle').and(wipes.not()),
        up: { ready: state.is('idle').and(wipes.not()) },
        keys: { payload: { number: slot, key: key.key }, valid: state.is('install') },
      };
    },
  );

interface Looked {
  /** The key of `row` is there a clock after `looks`. */
  readonly looks: Bits<1>;
  readonly row: Bits;
  readonly key: Bits<256>;
}

/** Compares a key with those that are there, and keeps what is known of all. */
function compareKeys(m: Ctx, check: ValueOf<ReturnType<typeof keyCheck>>, { looks, row, key }: Looked) {
  const part = 256 / keyParts;
  const compared = pipeline(m, { row }, { valid: looks })
    .stage('fetch', idle)
    .stage('compare', ({ row }) => ({
      of_own: row.eq(check.association),
      equal: lowFirst([...key.lanes(part)].map((one, i) => one.eq(check.key.lanes(part).at(i)))),
    }))
    .stage('join', idle)
    .at('join');
  const elsewhere = m.reg('elsewhere', bit, { reset: 0 });
  const again = m.reg('again', bit, { reset: 0 });
  m.when(check.enable.not(), () => {
    elsewhere.set(0);
    again.set(0);
  }).elsewhen(compared.valid.and(compared.equal.all()), () => {
    m.when(compared.of_own, () => again.set(1)).otherwise(() => elsewhere.set(1));
    m.when(check.key.any().not(), () => elsewhere.set(1));
  });
  return { elsewhere, again };
}
