/** The codec's settings as `--set NAME=VALUE` has them. */
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import { defaultSettings, type WireSettings } from '../golden/wire/index.ts';

type Partly = Partial<WireSettings>;

export interface SettingText {
  readonly name: string;
  readonly values: string;
  readonly meaning: string;
  /** The setting, `undefined` where the text is none of its values. */
  readonly parse: (text: string) => Partly | undefined;
}

const integer = (text: string, most: number): number | undefined =>
  /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const numbered = (text: string, most: number, set: (value: number) => Partly): Partly | undefined => {
  const value = integer(text, most);
  return value === undefined ? undefined : set(value);
};

/** A setting that takes one of a few words. */
const oneOf = <const W extends string>(
  name: string,
  words: readonly W[],
  meaning: string,
  set: (word: W) => Partly,
): SettingText => ({
  name,
  values: words.join(', '),
  meaning,
  parse: (text) => {
    const word = words.find((w) => w === text);
    return word === undefined ? undefined : set(word);
  },
});

/** Every setting that a user can make. */
export const settingTexts: readonly SettingText[] = [
  {
    name: 'port',
    values: 'a UDP port',
    meaning: `UDP destination port of UET; ${defaultSettings.udpPort} by default`,
    parse: (text) => numbered(text, 0xffff, (udpPort) => ({ udpPort })),
  },
  {
    name: 'protocol',
    values: 'an IP protocol, none',
    meaning: `IP protocol of UET without UDP; ${defaultSettings.nativeProtocol} by default`,
    parse: (text) =>
      text === 'none' ? { nativeProtocol: undefined } : numbered(text, 0xff, (nativeProtocol) => ({ nativeProtocol })),
  },
  oneOf(
    'crc',
    ['none', 'little', 'big'],
    'whether packets without TSS end with the UET CRC, and its byte order',
    (crc) => ({
      crc,
    }),
  ),
  oneOf('coverage', ['addresses', 'payload'], 'where the UET CRC begins', (crcCoverage) => ({ crcCoverage })),
  oneOf('fcs', ['no', 'yes'], 'whether frames end with their Ethernet FCS', (word) => ({ fcs: word === 'yes' })),
  {
    name: 'trimmed',
    values: 'DSCPs, separated by commas',
    meaning: 'the DSCPs of packets that a switch has trimmed; none by default',
    parse: (text) => {
      const dscps = text.split(',').map((part) => integer(part, 63));
      return dscps.includes(undefined) ? undefined : { trimmedDscps: dscps.filter((d) => d !== undefined) };
    },
  },
  oneOf('reserved', ['keep', 'refuse'], 'what to do with reserved bits that are not 0', (reserved) => ({ reserved })),
  oneOf('udp', ['ignore', 'verify'], 'what to do with UDP checksums that are not 0', (udpChecksum) => ({
    udpChecksum,
  })),
  oneOf(
    'next',
    ['by-type', 'any'],
    'next headers that a packet can have: those of its PDS type, or any',
    (nextHeaders) => ({
      nextHeaders,
    }),
  ),
  oneOf('ccx', ['128', '64'], 'bits of extended state in ACK_CCX and NACK_CCX', (word) => ({
    ccxState: word === '64' ? 64 : 128,
  })),
  oneOf(
    'negotiation',
    ['in-payload', 'after-payload', 'payload-word'],
    'whether a negotiation begins in the payload word of its control packet, follows it, or ends with it',
    (negotiation) => ({ negotiation }),
  ),
];

/** The settings of `NAME=VALUE` texts; one that is none is a `UserError`. */
export function settingsFrom(texts: readonly string[]): Partly {
  return Object.assign({}, ...texts.map(settingFrom)) as Partly;
}

function settingFrom(text: string): Partly {
  const [name, ...rest] = text.split('=');
  const setting = settingTexts.find((s) => s.name === name);
  if (setting === undefined) {
    const names = settingTexts.map((s) => s.name);
    throw new UserError(
      `there is no setting ${name}: give one of ${names.join(', ')} as NAME=VALUE${didYouMean(name!, names)}`,
    );
  }
  const value = setting.parse(rest.join('='));
  if (value === undefined) throw new UserError(`${text} is no setting: ${name} takes ${setting.values}`);
  return value;
}
