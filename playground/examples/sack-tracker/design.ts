/**
 * The receive state of a packet delivery context of Ultra Ethernet: which of 128 packets have come, what to acknowledge
 * (CACK), and which later ones to report (SACK). One packet a clock. Ctrl-click on `sackTracker` opens its source.
 */
import { sackTracker } from 'gatewright/uet/pds/sack-tracker';

export const top = sackTracker(128);
