/** Makes the keys of packets: from an association's, derived where its mode says so, and installed in the engine. */
import { bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { PacketKey, tssKdf } from './kdf.ts';
import { keyOrder } from './key-cache.ts';
import { associationNumber, type LayerSizes } from './shapes.ts';

/** The key of an association as management writes it; `there` 0: it has none from now on, and `key` is 0. */
export const associationWrite = (sizes: LayerSizes) =>
  record({ enable: bit, there: bit, association: associationNumber(sizes), key: PacketKey });

/**
 * Takes the order of a key, one at a time, derives it if that is asked for (`kdfLatency`), waits until its slot is
 * `free`, hands it to the engine whose `keys` and `installed` these are, and marks the clock in which it is there by
 * `made`, with its mask. Besides that, 5 clocks. `write` stores an association's key, only while no order is in work.
 * Keys leave to the engine alone, and nothing of one stays here, but those of associations. After a reset these are
 * overwritten, one a clock; until then it is not `quiet`.
 */
export const keyMaker = (name: string, sizes: LayerSizes) =>
  module(
    `tss_${name}_maker_n${sizes.domains}_k${sizes.keys}`,
    {
      summary: 'Derives the keys of packets, and installs them.',
      in: { write: associationWrite(sizes), free: bit, installed: bit },
      out: { quiet: bit, made: bit, mask: bits(96) },
      link: {
        up: sink(keyOrder(sizes)),
        keys: source(record({ number: bits(clog2(sizes.keys)), key: bits(256) })),
      },
    },
    ({ write, free, installed, up, keys: engine }, m) => {
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
      const fetched = own.readSync({ addr: request.association, onCollision: 'undefined' });

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
        made: state.is('wait').and(installed),
        mask: key.iv_mask,
        quiet: state.is('idle').and(wipes.not()),
        up: { ready: state.is('idle').and(wipes.not()) },
        keys: { payload: { number: slot, key: key.key }, valid: state.is('install') },
      };
    },
  );
