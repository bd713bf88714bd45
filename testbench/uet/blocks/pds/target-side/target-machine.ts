/** The commands of the PDS target: what initiators, SES, the host and time may do to it, in lists that shrink. */
import fc from 'fast-check';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { Machine } from '../../../../properties/model-property.ts';
import { type PdsCommand, type PdsPacket, plenty, type Resources } from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { settle } from './target-property.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';

/** What an initiator has done; places are those of `StepsFlow`. */
interface Sender {
  spdcid: number;
  startPsn: number;
  rod: boolean;
  /** It has sent its first packet, and the next place that it has not used. */
  isOpen: boolean;
  next: number;
}

/** What commands are given by. */
interface Initiators {
  readonly senders: Sender[];
  lacking: keyof Resources | undefined;
}

/** The hardware: its steps, and its initiators by their numbers. */
interface Played {
  readonly steps: TargetSteps;
  readonly begin: () => Promise<void>;
  flows: readonly StepsFlow[];
}

/** In which order the packets of a burst come, of those in PSN order; those that do not come are lost. */
const orders = {
  up: (places) => places,
  down: (places) => places.toReversed(),
  lossy: (places) => places.filter((_, i) => i % 3 !== 1),
  twice: (places) => places.flatMap((place) => [place, place]),
  halves: (places) => [...places.filter((_, i) => i % 2 === 1), ...places.filter((_, i) => i % 2 === 0)],
} as const satisfies Record<string, (places: readonly number[]) => readonly number[]>;

const commandKinds = ['close', 'close_req', 'close_in_error', 'busy', 'free', 'request_clear'] as const;

/**
 * The golden model is that of the bench, which holds all that is shown against it; what commands go by is what
 * initiators know of themselves. `initiators` of them, a few more than there are PDCs where these are to run out.
 */
export function targetMachine(hardware: Hardware, initiators: number): Machine<Initiators, Played> {
  const { window } = hardware;
  const who = fc.nat(initiators - 1);
  const startPsn = fc.oneof(fc.constantFrom(0, 2 ** 32 - 1, 2 ** 32 - 40), fc.nat(2 ** 32 - 1));
  /** From the next place on; up to two windows away either way. */
  const away = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -8, max: 8 }) },
    { weight: 2, arbitrary: fc.constantFrom(window - 1, window, window + 1, -window, -window - 1) },
    { weight: 2, arbitrary: fc.integer({ min: -2 * window, max: 2 * window }) },
  );
  const order = fc.constantFrom('up', 'down', 'lossy', 'twice', 'halves');
  const lackOf = ({ lacking }: Initiators): Resources =>
    lacking ? { ...plenty, [lacking]: !plenty[lacking] } : plenty;

  /** What is delivered tells initiators their PDCIDs. */
  const send = async ({ steps, flows }: Played, packets: readonly PdsPacket[]): Promise<void> => {
    await steps.send(...packets);
    for (const { pdcid } of steps.deliveries) {
      const pdc = steps.bench.checker.golden.pdc(pdcid);
      const flow = pdc && flows.find(({ spdcid }) => spdcid === pdc.spdcid);
      if (flow !== undefined) flow.pdcid = pdcid;
    }
  };

  return {
    model: () => ({
      senders: Array.from({ length: initiators }, (_, i) => ({
        spdcid: i + 1,
        startPsn: 0,
        rod: false,
        isOpen: false,
        next: 0,
      })),
      lacking: undefined,
    }),
    real: (t, { senders }) => {
      const bench = new TargetBench(t, modelOf(hardware), hardware.clocksPerUnit, targetLatency);
      const flows = senders.map(({ spdcid }) => new StepsFlow(spdcid));
      return { steps: new TargetSteps(bench), begin: once(() => bench.begin()), flows };
    },
    maxCommands: 40,
    commands: (define) => {
      /** A command that sends something. */
      const sends = <A>(
        name: string,
        args: fc.Arbitrary<A>,
        packetsOf: (args: A, model: Initiators, flows: readonly StepsFlow[]) => readonly PdsPacket[],
        change: (args: A, model: Initiators) => void = () => {},
      ) =>
        define(name, {
          args,
          model: (model, drawn) => {
            const before = { senders: model.senders.map((sender) => ({ ...sender })), lacking: model.lacking };
            change(drawn, model);
            return { before, after: model.senders.map((sender) => ({ ...sender })) };
          },
          hardware: async (real, drawn, { before, after }) => {
            await real.begin();
            real.flows = after.map(({ spdcid, startPsn: start, rod }, i) => {
              const flow = real.flows[i]!;
              if (flow.spdcid === spdcid && flow.startPsn === start && flow.rod === rod) return flow;
              return new StepsFlow(spdcid, { startPsn: start, rod });
            });
            const resources = lackOf(before);
            await send(
              real,
              packetsOf(drawn, before, real.flows).map((packet) => ({ ...packet, resources })),
            );
          },
        });
      const now = <A>(name: string, args: fc.Arbitrary<A>, does: (real: Played, args: A) => void | Promise<void>) =>
        define(name, {
          args,
          model: () => undefined,
          hardware: async (real, drawn) => {
            await real.begin();
            await does(real, drawn);
          },
        });
      const burst = fc.record({ who, away, count: fc.integer({ min: 1, max: 20 }), order });
      const placesOf = (from: number, count: number, by: keyof typeof orders): readonly number[] =>
        orders[by](Array.from({ length: count }, (_, i) => from + i));
      return [
        // It starts again, sometimes under the SPDCID that it had.
        sends(
          'open',
          fc.record({
            who,
            startPsn,
            rod: fc.boolean(),
            place: fc.constantFrom(0, 0, 0, 1, 3),
            renames: fc.constantFrom(true, true, true, false),
            tss: fc.constantFrom(false, false, false, true),
          }),
          (a, _, flows) => {
            const tss = { method: 'expected_0rtt', startPsn: addPsn(a.startPsn, a.place - 1) } as const;
            return [flows[a.who]!.syn(a.place, a.tss ? { tss } : {})];
          },
          (a, { senders }) => {
            const sender = senders[a.who]!;
            const spdcid = a.renames ? sender.spdcid + initiators : sender.spdcid;
            Object.assign(sender, { spdcid, startPsn: a.startPsn, rod: a.rod, isOpen: true, next: a.place + 1 });
          },
        ),
        sends(
          'send',
          burst,
          (a, { senders }, flows) =>
            placesOf(senders[a.who]!.next + a.away, a.count, a.order).map((place) => {
              const flow = flows[a.who]!;
              return flow.pdcid === 0 ? flow.syn(place) : flow.packet(place);
            }),
          (a, { senders }) => {
            const sender = senders[a.who]!;
            sender.next = Math.max(sender.next, sender.next + a.away + a.count);
          },
        ),
        sends(
          'race',
          fc.tuple(who, who),
          ([a, b], _, flows) => [0, 1, 2].flatMap((place) => [flows[a]!.syn(place), flows[b]!.syn(place)]),
          ([a, b], { senders }) => {
            for (const one of [a, b]) senders[one]!.next = Math.max(senders[one]!.next, 3);
          },
        ),
        sends(
          'ask',
          fc.record({
            who,
            away,
            kind: fc.constantFrom('ack_req', 'probe', 'clear_cmd', 'noop', 'negotiation', 'clear_req', 'close_req'),
            trimmed: fc.constantFrom('none', 'none', 'trimmed', 'last_hop'),
          }),
          ({ who: one, away: far, kind, trimmed }, { senders }, flows) => {
            const flow = flows[one]!;
            const place = senders[one]!.next - 1 + far;
            return [flow.packet(place, { kind, trimmed, payload: addPsn(flow.startPsn, place), ar: true })];
          },
        ),
        sends('close', fc.record({ who, away: fc.integer({ min: -2, max: 3 }) }), (a, { senders }, flows) => [
          flows[a.who]!.close(senders[a.who]!.next + a.away),
        ]),
        define('lack', {
          args: fc.constantFrom<(keyof Resources | undefined)[]>(undefined, ...Object.keys(plenty).map(asResource)),
          model: (model, name) => {
            model.lacking = name;
          },
          hardware: () => {},
        }),
        now(
          'respond',
          fc.record({ count: fc.integer({ min: 1, max: 30 }), guaranteed: fc.boolean(), newest: fc.boolean() }),
          async ({ steps }, { count, guaranteed, newest }) => {
            // Responses may wait for replies to leave.
            if (!steps.ready) return;
            if (newest) steps.deliveries.reverse();
            for (let i = 0; i < count && steps.deliveries.length > 0; i++) {
              await steps.respond({ guaranteed, plainOk: !guaranteed });
            }
          },
        ),
        now('command', fc.tuple(who, fc.constantFrom(...commandKinds)), async ({ steps, flows }, [one, kind]) =>
          steps.command(commandOf(kind, flows[one]!.pdcid)),
        ),
        now('pass', fc.constantFrom(1, 20, 100, 400, 800), ({ steps }, clocks) => steps.pause(clocks)),
        now('take', fc.boolean(), ({ steps }, willing) => {
          steps.ready = willing;
        }),
      ];
    },
    end: async ({ steps, begin }) => {
      await begin();
      steps.ready = true;
      await steps.pause();
      await steps.respondAll();
      await settle(steps.bench);
    },
  };
}

const asResource = (name: string): keyof Resources => name as keyof Resources;

function commandOf(kind: (typeof commandKinds)[number], pdcid: number): PdsCommand {
  switch (kind) {
    case 'busy':
    case 'free':
      return { kind: 'return_busy', pdcid, busy: kind === 'busy' };
    case 'close_req':
      return { kind: 'close', pdcid, psn: 0x1234 };
    default:
      return { kind, pdcid };
  }
}

function once(does: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= does();
    return done;
  };
}
