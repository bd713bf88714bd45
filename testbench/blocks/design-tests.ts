/** What can be run on each design of the catalogue, by its name. */
import { findDesign } from '../../rtl-gen/catalogue.ts';
import { vcCounts } from '../../rtl-gen/uet/cbfc/settings.ts';
import type { PdsTargetOptions } from '../../rtl-gen/uet/pds/target/pds-target.ts';
import type { TrackerSize } from '../../rtl-gen/uet/pds/target/tracker-layout.ts';
import { type DeparserWidth, deparserWidths } from '../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { type ParserWidth, parserWidths } from '../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Body } from '../bench/context.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { WireSettings } from '../golden/wire/index.ts';
import type { Trace } from '../traces/trace.ts';
import { ccUpdateCheckProperty } from './cbfc/cc-update-check-bench.ts';
import { receiverDirected } from './cbfc/receiver-directed.ts';
import { receiverProperty } from './cbfc/receiver-property.ts';
import { receiverSurvivors } from './cbfc/receiver-survivors.ts';
import { receiverAxiProperty, senderAxiProperty } from './cbfc/registers/axi-property.ts';
import { ccUpdateFrameProperty } from './cbfc/sender/cc-update-frame-bench.ts';
import { senderDirected } from './cbfc/sender/sender-directed.ts';
import { senderProperty } from './cbfc/sender/sender-property.ts';
import { senderSurvivors } from './cbfc/sender/sender-survivors.ts';
import type { Explanation } from './explanation.ts';
import { decoderDirected } from './llr/line/decoder-directed.ts';
import { decoderProperty } from './llr/line/decoder-property.ts';
import { decoderSurvivors } from './llr/line/decoder-survivors.ts';
import { encoderDirected } from './llr/line/encoder-directed.ts';
import { encoderProperty } from './llr/line/encoder-property.ts';
import { encoderSurvivors } from './llr/line/encoder-survivors.ts';
import { portLoop } from './llr/link/port-loop.ts';
import { receiveSurvivors, transmitSurvivors } from './llr/llr-survivors.ts';
import { receiveDirected } from './llr/receive-directed.ts';
import { receiveProperty } from './llr/receive-property.ts';
import { portAxiProperty } from './llr/registers/port-axi-property.ts';
import { replayBufferDirected, replayBufferProperty } from './llr/replay-buffer-property.ts';
import { transmitDirected } from './llr/transmit-directed.ts';
import { transmitProperty } from './llr/transmit-property.ts';
import type { NamedTest } from './named-test.ts';
import { sackDirected } from './pds/sack-directed.ts';
import { sackProperty } from './pds/sack-property.ts';
import { type ReplayOptions, type ReplayResult, replaySack } from './pds/sack-replay.ts';
import { sackSurvivors } from './pds/sack-survivors.ts';
import { sackTraceTests } from './pds/sack-traces.ts';
import { targetAxiProperty } from './pds/target/target-axi-property.ts';
import { smallTarget } from './pds/target/target-designs.ts';
import { targetDirected } from './pds/target/target-directed.ts';
import { targetMix } from './pds/target/target-mix.ts';
import { targetSurvivors } from './pds/target/target-survivors.ts';
import { trackerDirected } from './pds/target/tracker-directed.ts';
import { trackerProperty } from './pds/target/tracker-property.ts';
import { trackerSurvivors } from './pds/target/tracker-survivors.ts';
import type { StartUp } from './start-up.ts';
import { gcmProperty } from './tss/gcm-property.ts';
import type { DeparserBenchSettings } from './wire/deparser-bench.ts';
import { deparserDirected } from './wire/deparser-directed.ts';
import { deparserProperty } from './wire/deparser-property.ts';
import { deparserSurvivors } from './wire/deparser-survivors.ts';
import { parserDirected } from './wire/parser-directed.ts';
import { parserProperty } from './wire/parser-property.ts';
import { parserSurvivors } from './wire/parser-survivors.ts';

/** What an entry of the catalogue says of its design. */
type Parameters = ReturnType<typeof findDesign>['parameters'];

export interface DesignTests {
  /** A property run of that many clocks against the golden model. */
  readonly property: (clocks: number) => Body<void>;
  /** Clocks of the longest property runs that mutants are given; 20,000 unless a clock holds far more than one of the tracker. */
  readonly longRun?: number;
  /** A recorded arrival trace through hardware and golden model, where the design takes such. */
  readonly replay?: (simulator: Simulator, trace: Trace, options?: ReplayOptions) => Promise<ReplayResult>;
  /** What the design promises, step by step. */
  readonly directed: readonly NamedTest[];
  /** The recorded traces that the design is tested with. */
  readonly recorded: () => Promise<readonly NamedTest[]>;
  /** Mutants that are known to behave as the design does. */
  readonly survivors: readonly Explanation[];
  /** How it begins, for proofs that a mutant is the same once it has begun. */
  readonly startUp?: StartUp;
}

/** The tests of the design of that name; a name that is not in the catalogue, or of a library part, is a `UserError`. */
export function designTests(name: string): DesignTests {
  const { parameters, group, folder } = findDesign(name);
  if (group === 'library') {
    const tests = `vitest run rtl-gen/lib/${folder}`;
    throw new UserError(`${name} is a part of the library, which has no golden model: npx ${tests} runs its tests`);
  }
  const { contexts, window, bytes, vcs } = parameters;
  if (name.startsWith('cbfc_cc_update_check'))
    return onlyProperty((clocks) => ccUpdateCheckProperty(Number(bytes), clocks / 20));
  if (name.startsWith('cbfc_cc_update_frame'))
    return onlyProperty((clocks) => ccUpdateFrameProperty(Number(bytes), clocks / 20));
  if (folder === 'cbfc/registers') {
    const property = name.startsWith('cbfc_sender') ? senderAxiProperty : receiverAxiProperty;
    return onlyProperty((clocks) => property(vcCounts.find((count) => count === vcs)!, clocks));
  }
  if (folder === 'llr/registers') return onlyProperty((clocks) => portAxiProperty(keptSizes(parameters), clocks));
  if (name.startsWith('cbfc_receiver')) return receiverTests(Number(vcs));
  if (name.startsWith('cbfc_sender')) return senderTests(Number(vcs));
  if (name.startsWith('llr_replay_buffer')) return replayBufferTests(parameters);
  if (name.startsWith('llr_port'))
    return onlyProperty((clocks) => portLoop(keptSizes(parameters), 2 * Math.ceil(clocks / 100)));
  if (name.startsWith('llr_transmit')) return retrySenderTests(parameters);
  if (name.startsWith('llr_decoder')) return lineDecoderTests(Number(bytes));
  if (name.startsWith('llr_encoder')) return encoderTests(Number(bytes));
  if (folder === 'llr') return retryReceiverTests(Number(bytes));
  if (folder === 'tss') return onlyProperty(gcmProperty);
  if (name.startsWith('uet_deparser'))
    return deparserTests(deparserWidths.find((width) => width === bytes)!, deparserSettings(parameters));
  if (folder === 'wire') return parserTests(parserWidths.find((width) => width === bytes)!, parserSettings(parameters));
  if (folder === 'pds/registers')
    return onlyProperty((clocks) => targetAxiProperty(targetOf(parameters), Math.floor(clocks / 3)));
  if (name.startsWith('pds_target')) return targetTests(targetOf(parameters));
  if (typeof contexts === 'number' && typeof window === 'number') return trackerTests({ contexts, window });
  if (typeof window !== 'number') throw new UserError(`design ${name} has no property run`);
  return {
    property: (clocks) => sackProperty(window, clocks),
    replay: (simulator, trace, options) => replaySack(simulator, window, trace, options),
    directed: sackDirected(window),
    recorded: () => sackTraceTests(window),
    survivors: sackSurvivors,
  };
}

/** What property runs are called where tests are named. */
export const propertyTest = 'property';

/** The names of all tests of a design: the property, the step-by-step tests, the recorded traces. */
export async function testNames(design: string): Promise<readonly string[]> {
  const { directed, recorded } = designTests(design);
  return [propertyTest, ...[...directed, ...(await recorded())].map(({ name }) => name)];
}

/** The test of that name of a design; a property run takes `clocks` clocks. An unknown name is a `UserError`. */
export async function findTest(design: string, test: string, clocks: number): Promise<NamedTest> {
  const { property, directed, recorded } = designTests(design);
  if (test === propertyTest) return { name: test, body: property(clocks) };
  const named = directed.find(({ name }) => name === test) ?? (await recorded()).find(({ name }) => name === test);
  if (named !== undefined) return named;
  const names = await testNames(design);
  throw new UserError(`${design} has no test ${test}${didYouMean(test, names)} (tests: ${names.join('; ')})`);
}

/** The tests of a PDC tracker. */
const trackerTests = (size: TrackerSize): DesignTests => ({
  property: (clocks) => trackerProperty(size, clocks),
  directed: trackerDirected(size),
  recorded: () => Promise.resolve([]),
  survivors: trackerSurvivors,
});

/** The hardware of a PDS target of the catalogue. */
const targetOf = ({ contexts, window, guaranteedEntries }: Parameters): PdsTargetOptions => ({
  ...smallTarget,
  contexts: Number(contexts),
  window: Number(window),
  guaranteedEntries: Number(guaranteedEntries),
  clocksPerUnit: 41,
});

/** The tests of a PDS target, of which a clock holds as much as three of a tracker. */
const targetTests = (hardware: PdsTargetOptions): DesignTests => ({
  property: (clocks) => targetMix({ hardware, clocks: Math.floor(clocks / 3) }),
  longRun: 18_000,
  directed: targetDirected(hardware),
  recorded: () => Promise.resolve([]),
  survivors: targetSurvivors,
  startUp: { ready: 'ready', resetClocks: 2 },
});

/** The tests of a parser; a packet is its own trace, so nothing is replayed. */
const parserTests = (size: ParserWidth, settings: Partial<WireSettings>): DesignTests => ({
  property: (clocks) => parserProperty(size, settings, clocks),
  longRun: 2_000,
  directed: parserDirected(size, settings),
  recorded: () => Promise.resolve([]),
  survivors: parserSurvivors(size, settings),
});

/** The tests of a design of which its property run says all; a clock of a frame holds as much as 20 of a sender. */
const onlyProperty = (property: DesignTests['property']): DesignTests => ({
  property,
  longRun: 2_000,
  directed: [],
  recorded: () => Promise.resolve([]),
  survivors: [],
});

/** The tests of a receiver of CBFC of so many virtual channels. */
const receiverTests = (vcs: number): DesignTests => ({
  property: (clocks) => receiverProperty(vcs, clocks),
  directed: receiverDirected(vcs),
  recorded: () => Promise.resolve([]),
  survivors: receiverSurvivors,
});

/** The tests of a sender of CBFC of so many virtual channels. */
const senderTests = (vcs: number): DesignTests => ({
  property: (clocks) => senderProperty(vcs, clocks),
  directed: senderDirected(vcs),
  recorded: () => Promise.resolve([]),
  survivors: senderSurvivors,
  longRun: 6_000,
});

/** The tests of a receiver of LLR of so many bytes a clock. */
const retryReceiverTests = (bytes: number): DesignTests => ({
  property: (clocks) => receiveProperty(bytes, 'xor', clocks),
  directed: receiveDirected(bytes),
  recorded: () => Promise.resolve([]),
  survivors: receiveSurvivors,
  longRun: 6_000,
});

/** The tests of the decoder of LLR's line. */
const lineDecoderTests = (bytes: number): DesignTests => ({
  property: (clocks) => decoderProperty(bytes, clocks),
  directed: decoderDirected(bytes),
  recorded: () => Promise.resolve([]),
  survivors: decoderSurvivors,
  longRun: 6_000,
});

/** The tests of the line's encoder of so many bytes a clock. */
const encoderTests = (bytes: number): DesignTests => ({
  property: (clocks) => encoderProperty(bytes, clocks),
  directed: encoderDirected(bytes),
  recorded: () => Promise.resolve([]),
  survivors: encoderSurvivors,
  longRun: 6_000,
});

/** What a sender, or its replay buffer, is made for. */
const keptSizes = ({ size, beats, frames, longest }: Parameters) => ({
  size: Number(size),
  beats: Number(beats),
  frames: Number(frames),
  longest: Number(longest),
});

/** The tests of LLR's sender, whose property run holds whole frames against the golden model. */
const retrySenderTests = (parameters: Parameters): DesignTests => {
  const options = keptSizes(parameters);
  return {
    property: (clocks) => transmitProperty(options, 'xor', clocks),
    directed: transmitDirected(options),
    recorded: () => Promise.resolve([]),
    survivors: transmitSurvivors,
    longRun: 6_000,
  };
};

/** The tests of a replay buffer. */
const replayBufferTests = (parameters: Parameters): DesignTests => {
  const options = keptSizes(parameters);
  return {
    property: (clocks) => replayBufferProperty(options, clocks),
    directed: replayBufferDirected(options),
    recorded: () => Promise.resolve([]),
    survivors: [],
    longRun: 6_000,
  };
};

/** The tests of a deparser. */
const deparserTests = (size: DeparserWidth, settings: DeparserBenchSettings): DesignTests => ({
  property: (clocks) => deparserProperty(size, settings, clocks),
  longRun: 2_000,
  directed: deparserDirected(size, settings),
  recorded: () => Promise.resolve([]),
  survivors: deparserSurvivors,
});

const deparserSettings = (parameters: Parameters): DeparserBenchSettings => ({
  ...parserSettings(parameters),
  pad: parameters.pad === 'true',
  // A deparser sends trimmed packets whatever their DSCP is; the codec has to be told.
  trimmedDscps: [1, 5, 9, 33, 48],
});

/** The settings that an entry of the catalogue names. */
const parserSettings = ({ crc, fcs }: Parameters): Partial<WireSettings> => ({
  crc: crc === 'little' || crc === 'big' ? crc : 'none',
  fcs: fcs === 'true',
});
