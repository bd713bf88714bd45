/** Files of scenarios through the golden endpoints and through the receive half, as `gatewright replay` has them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sesTarget } from '../../../../../rtl-gen/uet/ses/receive/ses-target.ts';
import { targetSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { type Scenario, scenarios } from '../../../golden/ses/scenarios/read-scenarios.ts';
import { afterAll, beforeAll, elaborate, expect, test, wasmEngine } from '../../vitest-kit.ts';
import { sesModel } from '../models.ts';
import { scenarioReplay } from './scenario-replay.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
});
afterAll(() => rm(folder, { recursive: true }));

const named = (id: string): Scenario => scenarios.find((one) => one.id === id)!;

async function fileOf(name: string, list: readonly unknown[], format = 'uet-ses-scenarios-1'): Promise<string> {
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify({ format, scenarios: list }));
  return file;
}

const throughHardware = async (file: string) => {
  const simulator = await wasmEngine.create(elaborate(sesTarget(targetSizes[0]!)));
  try {
    return await scenarioReplay({})(simulator, file);
  } finally {
    simulator.dispose();
  }
};

// S10 by another name: that its receive is posted before packet 2 is then in the file, not in a script.
const late = {
  ...named('S10'),
  ...{ id: 'X01', title: 'a receive comes late' },
  setup: { ...named('S10').setup, posts: [{ space: 'SEND', length: 256, before_packet: 2 }] },
} as const;

test('a scenario of its own, whose receive is posted between its packets', async () => {
  const file = await fileOf('own', [late]);
  expect(await sesModel.replay(file)).toMatchObject({ counts: { 'as listed': 1 }, disagreements: 0 });
  expect(await throughHardware(file)).toMatchObject({ counts: { scenarios: 1, 'left out': 0 }, disagreements: 0 });
  const { before_packet: _, ...early } = late.setup.posts[0];
  const other = await fileOf('early', [{ ...late, setup: { ...late.setup, posts: [early] } }]);
  expect(await sesModel.replay(other)).not.toMatchObject({ disagreements: 0 });
});

test('a field, a byte or a completion that is another one is told, with its scenario', async () => {
  const s03 = named('S03');
  const changed = (packet: object, completion: object) => ({
    ...s03,
    packets: s03.packets.map((one, i) => (i === 1 ? { ...one, ...packet } : one)),
    completions: s03.completions.map((one) => (one.side === 'T' ? { ...one, ...completion } : one)),
  });
  const first = async (packet: object, completion: object = {}) => {
    const file = await fileOf('changed', [named('S01'), changed(packet, completion)]);
    const { disagreements, firstDisagreement, counts } = await sesModel.replay(file);
    expect([disagreements > 0, counts['as listed']]).toEqual([firstDisagreement !== undefined, disagreements ? 1 : 2]);
    return firstDisagreement;
  };
  expect(await first({})).toBeUndefined();
  expect(await first({ ses_hex: s03.packets[1]!.ses_hex!.replace(/.$/, 'f') })).toMatch(/^S03: packet 1: .* is not /);
  expect(await first({ payload_bytes: 1000 })).toBe('S03: packet 1 has 1024 bytes, not 1000');
  expect(await first({}, { len: 2499 })).toBe('S03: the target completes recv 2500; listed are recv 2499');
  const file = await fileOf('changed', [changed({ payload_bytes: 1000 }, {})]);
  expect(await throughHardware(file)).toMatchObject({
    disagreements: 1,
    firstDisagreement: expect.stringMatching(/^S03: /),
  });
});

test('what the receive half has no parts for is left out and counted', async () => {
  const file = await fileOf('others', ['S12', 'S33', 'S39', 'S41', 'S02'].map(named));
  expect(await throughHardware(file)).toMatchObject({ counts: { scenarios: 5, 'left out': 4 }, disagreements: 0 });
});

test('a file that is none is told in a sentence', async () => {
  await expect(sesModel.replay(join(folder, 'absent.json'))).rejects.toThrow(/absent.json cannot be read as JSON: /);
  await expect(sesModel.replay(await fileOf('form', [], 'other'))).rejects.toThrow(
    /form.json has no scenarios: its `format` is not uet-ses-scenarios-1/,
  );
  await expect(sesModel.replay(await fileOf('empty', [{ id: 'X' }]))).rejects.toThrow(
    /each has id, title, setup, packets and completions/,
  );
});
