/** The three tables of exact matching. */
import { type Bits, bit, bits, clog2, optional, pack, record, type ValueOf } from '../../../hdl/index.ts';
import { JobRule, MatchTag, MessageHeader, ReceivePlace } from '../match-records.ts';
import { exactTable } from './exact-table.ts';
import type { MatchExactOptions } from './match-exact.ts';

/** What a table is asked for: a message asks both tables of receives, a receive that is taken back its own. */
const WantedEntry = (resourceBits: number, jobs: boolean) =>
  record({
    ...{ resource: bits(resourceBits), tag: MatchTag, any_initiator: bit, wr_id: bits(32), cancels: bit },
    job: optional(jobs, JobRule),
  });

/** `specific` and `any` have receives, by their initiator or without it; `messages` those that wait. */
export function exactTables(options: MatchExactOptions) {
  const { resources, sequenceBits = 48, jobs = false } = options;
  const suffix = jobs ? '_jobs' : '';
  const resource = bits(clog2(resources));
  const Rule = optional(jobs, JobRule);
  const receive = { wr_id: bits(32), posted: bits(sequenceBits), job: Rule };
  const Wanted = WantedEntry(resource.width, jobs);
  // The number of a receive, and with it which job it is for.
  const numbered = {
    width: sequenceBits + Rule.width,
    of: ({ posted, job }: { readonly posted: Bits; readonly job: ValueOf<typeof JobRule> | undefined }): Bits =>
      job === undefined ? posted : posted.cat(pack(job)),
  };
  const isCalled = (wr_id: Bits<32>, wanted: { readonly cancels: Bits<1>; readonly wr_id: Bits<32> }): Bits<1> =>
    wanted.cancels.not().or(wr_id.eq(wanted.wr_id));
  const specific = exactTable(
    `match_specific${suffix}`,
    record({ resource, tag: MatchTag, ...receive }),
    Wanted,
    ReceivePlace,
    (key, wanted) =>
      key.resource
        .eq(wanted.resource)
        .and(pack(key.tag).eq(pack(wanted.tag)))
        .and(isCalled(key.wr_id, wanted)),
    options,
    numbered,
  );
  const any = exactTable(
    `match_any${suffix}`,
    record({ resource, match_bits: bits(64), ...receive }),
    Wanted,
    ReceivePlace,
    (key, wanted) =>
      key.resource.eq(wanted.resource).and(key.match_bits.eq(wanted.tag.match_bits)).and(isCalled(key.wr_id, wanted)),
    options,
    numbered,
  );
  const messages = exactTable(
    `match_messages${suffix}`,
    record({ resource, tag: MatchTag, job_id: optional(jobs, bits(24)) }),
    Wanted,
    record({ initiator: bits(32), header: MessageHeader }),
    (key, wanted) => {
      const fits = key.resource
        .eq(wanted.resource)
        .and(key.tag.match_bits.eq(wanted.tag.match_bits))
        .and(wanted.any_initiator.or(key.tag.initiator.eq(wanted.tag.initiator)));
      if (wanted.job === undefined) return fits;
      return fits.and(wanted.job.restricts.implies(key.job_id!.eq(wanted.job.job_id)));
    },
    options,
  );
  return { specific, any, messages };
}
