/** Makes the keys of packets: from an association's, derived where its mode says so, and installed in the engine. */
import { bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { PacketKey, tssKdf } from './kdf.ts';
import { keyOrder } from './key-cache.ts';
import { associationNumber, type LayerSizes } from './shapes.ts';

/** The key of an association as management writes it. */
export const associationWrite = (sizes: LayerSizes) =>
  record({ enable: bit, association: associationNumber(sizes), key: PacketKey });

/**
 * Takes the order of a key, one at a time, derives it if that is asked for (`kdfLatency`), waits until its slot is
 * `free`, hands it to the engine whose `keys` and `installed` these are, and marks the clock in which it is there by
 * `made`, with its mask. Besides that, 5 clocks. `write` stores an association's key, only while no order is in work.
 * Keys leave to the engine alone.
 */
export const keyMaker = (name: string, sizes: LayerSizes) =>
  module(
    `tss_${name}_maker_n${sizes.domains}_k${sizes.keys}`,
    {
      summary: 'Derives the keys of packets, and installs them.',
      in: { write: associationWrite(sizes), free: bit, installed: bit },
      out: { made: bit, mask: bits(96) },
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
      own.write({ addr: write.association, data: write.key, enable: write.enable });
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
      m.assert('written_while_idle', write.enable.implies(state.is('idle')));
      m.match(state, {
        idle: () => {
          held.set(up.payload);
          m.when(up.valid, () => state.set('fetch'));
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
        up: { ready: state.is('idle') },
        keys: { payload: { number: slot, key: key.key }, valid: state.is('install') },
      };
    },
  );
