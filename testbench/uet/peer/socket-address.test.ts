import { expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { hostPortText, numberOfIp, parseAddress } from './socket-address.ts';

test.each([
  ['127.0.0.1', '127.0.0.1:4793'],
  ['127.0.0.1:0', '127.0.0.1:0'],
  ['10.1.2.3:65535', '10.1.2.3:65535'],
  ['::1', '[::1]:4793'],
  ['[::1]', '[::1]:4793'],
  ['[fe80::1]:99', '[fe80::1]:99'],
])('%s is %s', async (text, meant) => {
  expect(hostPortText(await parseAddress('listen', text, 4793))).toBe(meant);
});

test('what is no address is one sentence that names its option', async () => {
  for (const text of ['', '1.2.3.4.5', '127.0.0.1:x', '127.0.0.1:65536', '[::1', ':80', '127.0.0.1:', 'a:b:c'])
    await expect(parseAddress('connect', text, 4793)).rejects.toThrow(UserError);
  await expect(parseAddress('connect', '1.2.3.4.5', 4793)).rejects.toThrow(
    '--connect is "1.2.3.4.5", which is no IP address: give one such as 127.0.0.1',
  );
});

test.each([
  ['10.0.0.1', 0x0a000001],
  ['255.255.255.255', 0xffffffff],
  ['::1', 1n],
  ['::', 0n],
  ['1:2:3:4:5:6:7:8', 0x0001_0002_0003_0004_0005_0006_0007_0008n],
  ['fe80::1%lo', 0xfe80_0000_0000_0000_0000_0000_0000_0001n],
  ['::ffff:10.0.0.1', 0xffff_0a00_0001n],
])('%s as headers have it', (text, number) => {
  expect(numberOfIp(text)).toBe(number);
});
