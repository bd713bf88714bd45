import { expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { defaultSettings } from '../golden/wire/index.ts';
import { settingsFrom, settingTexts } from './settings-text.ts';

test('every setting but where packets begin can be made', () => {
  const texts = [
    'port=1',
    'protocol=254',
    'crc=little',
    'coverage=payload',
    'fcs=yes',
    'trimmed=4,5',
    'reserved=refuse',
  ];
  const settings = settingsFrom([...texts, 'udp=verify', 'next=any', 'ccx=64', 'negotiation=after-payload']);
  expect(settings).toEqual({
    udpPort: 1,
    nativeProtocol: 254,
    crc: 'little',
    crcCoverage: 'payload',
    fcs: true,
    trimmedDscps: [4, 5],
    reserved: 'refuse',
    udpChecksum: 'verify',
    nextHeaders: 'any',
    ccxState: 64,
    negotiation: 'after-payload',
  });
  const { start: _, ...others } = defaultSettings;
  expect(Object.keys(settings).sort()).toEqual(Object.keys(others).sort());
  expect(settingsFrom(['negotiation=payload-word'])).toEqual({ negotiation: 'payload-word' });
  expect(settingsFrom(['protocol=none', 'crc=big', 'crc=none'])).toEqual({ nativeProtocol: undefined, crc: 'none' });
});

test('the first word of a setting is the default', () => {
  const words = settingTexts.filter(({ name }) => !['port', 'protocol', 'trimmed'].includes(name));
  const settings = settingsFrom(words.map(({ name, values }) => `${name}=${values.split(',')[0]}`));
  expect(Object.keys(settings).length).toBe(8);
  expect(defaultSettings).toMatchObject(settings);
});

test.each([
  ['cx=64', 'there is no setting cx: give one of port,'],
  ['cx=64', 'did you mean ccx?'],
  ['ccx', 'ccx is no setting: ccx takes 128, 64'],
  ['port=65536', 'port takes a UDP port'],
  ['trimmed=4,,5', 'trimmed takes DSCPs, separated by commas'],
])('%s is refused', (text, message) => {
  expect(() => settingsFrom([text])).toThrow(UserError);
  expect(() => settingsFrom([text])).toThrow(message);
});
