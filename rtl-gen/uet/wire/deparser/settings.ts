/** What a deparser has to be told. */
import { defaultParserSettings, type ParserSettings } from '../parser/settings.ts';

/** The settings that parser and codec have too, under the same names, and those of what is filled in. */
export interface DeparserSettings
  extends Pick<
    ParserSettings,
    'udpPort' | 'nativeProtocol' | 'crc' | 'crcCoverage' | 'fcs' | 'ccxState' | 'negotiation'
  > {
  /** UDP's checksum: 0, as UET has it over IPv6 too (uet-wire.md 1.1), or the one that the record has. */
  readonly sentUdpChecksum: 'zero' | 'given';
  /** Whether frames are filled up with zeros to 60 bytes before their FCS, the least that Ethernet allows. */
  readonly pad: boolean;
}

export const defaultDeparserSettings: DeparserSettings = {
  ...defaultParserSettings,
  sentUdpChecksum: 'zero',
  pad: false,
};
