import type { OrderedSetConstants } from '../../../../../rtl-gen/uet/wire/layout/index.ts';

/** Every constant that can be overridden, overridden. */
export const others: OrderedSetConstants = {
  types: { llr_ack: 0x81, llr_nack: 0x82, llr_init: 0x93, llr_init_echo: 0x94, cf_update: 0xa5 },
  oCode: 0xd,
  blockType: 0x55,
  preambleMarker: 0x9,
  markerNibble: 'high',
  initData: 'little',
};
