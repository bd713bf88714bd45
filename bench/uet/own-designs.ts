/** Large designs of the datapath under random inputs: none of them was made for a bench. */
import type { BusyDesign } from '../../config/busy-design.ts';
import { datapathDesignNamed } from '../../rtl-gen/uet/designs.ts';
import { driven } from '../designs/driven.ts';

/** The largest of the blocks that had been built when the set was chosen, and one of each that came after it. */
const names = [
  'pds_target_n256_w1024',
  'pdc_tracker_n256_w1024',
  'cbfc_sender_vc8',
  'uet_parser_b64',
  'uet_deparser_b64',
  'llr_port_b8_n512_f32_l190',
  'tss_gcm_l1',
  'pds_initiator_n256_w256',
  'nscc_n256',
  'match_ordered_n1024_r64',
] as const;

export const ownDesigns: readonly BusyDesign[] = names.map((name) => ({
  name,
  set: 'own',
  summary: 'random bits at every input in every clock',
  module: () => driven(datapathDesignNamed(name).module()),
}));
