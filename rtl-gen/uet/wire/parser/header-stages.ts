/** All stages of the parser, side by side in time: the first bytes of a packet in, its headers out. */
import { bit, bits, cat, module, pack, record, unpack } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { endBits, ipLatency, ipStage } from './ip-stage.ts';
import { linkLatency, linkStage } from './link-stage.ts';
import { ParsedHeaders } from './parsed-headers.ts';
import { pdsLatency, pdsStage } from './pds-stage.ts';
import { sesLatency, sesStage } from './ses-stage.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { transportLatency, transportStage } from './transport-stage.ts';
import { Verdict } from './verdict.ts';

/** Where each stage begins, in clocks. */
const begin = {
  ip: linkLatency,
  transport: linkLatency + ipLatency.header,
  pds: linkLatency + ipLatency.header + transportLatency,
  ses: linkLatency + ipLatency.header + transportLatency + pdsLatency,
};

/** Clocks from `bytes` to its headers. */
export const stagesLatency = begin.ses + sesLatency;

/**
 * What the headers say about the rest of the packet.
 *
 * - `early`: the reason that was found before the length of IP counts, `before_crc` before the UET CRC does,
 *   `after_crc` after it; `uet` where there is none.
 * - `packet_end`: bytes of the packet up to the end that IP states, if `early` is `uet`.
 * - `crc_from`: the first byte that the UET CRC covers, of the IP addresses or of what the transport carries;
 *   `has_crc`: whether there is one.
 * - `skip`, `length`: bytes before the payload, bytes of the payload; no payload where there is a reason to drop the
 *   packet.
 */
export const Plan = record({
  early: Verdict,
  before_crc: Verdict,
  after_crc: Verdict,
  has_crc: bit,
  crc_from: bits(offsetBits),
  packet_end: bits(endBits),
  skip: bits(offsetBits),
  length: bits(16),
});

/**
 * The headers that `bytes`, the first of a packet, begin with, `stagesLatency` clocks later; a packet in each clock.
 * `there` is how many bytes of it have come.
 */
export const headerStages = (settings: ParserSettings, countBits: number) =>
  module(
    `uet_header_stages_n${countBits}`,
    {
      summary: 'Parses the headers of a packet, a packet in each clock.',
      in: { bytes: bits(8 * headerBytes.link), there: bits(countBits) },
      out: { headers: ParsedHeaders, plan: Plan },
    },
    ({ bytes, there }, m) => {
      const link = m.inst('link', linkStage(countBits), { bytes, there });
      const ip = m.inst('ip', ipStage(settings, countBits), {
        ipv4: link.ipv4,
        ipv6: link.ipv6,
        bytes: link.rest,
        there: link.left,
        at_link: link.at,
      });
      const transport = m.inst('transport', transportStage(settings), {
        udp: ip.udp,
        entropy: ip.entropy,
        trimmed: ip.trimmed,
        front: ip.transport,
        behind_ipv4: ip.behind_ipv4,
        bytes: ip.rest,
        left: ip.left,
        at: ip.at,
      });
      const trimming = pipeline(m, { trimmed: ip.trimmed })
        .repeat(begin.pds - begin.transport, 'transport', idle)
        .stage('pds', idle)
        .repeat(begin.ses - begin.pds - 1, 'in_pds', idle)
        .stage('ses', idle)
        .repeat(sesLatency - 1, 'in_ses', idle);
      const pds = m.inst('pds', pdsStage(settings), {
        enable: transport.found,
        trimmed: trimming.at('pds').trimmed,
        bytes: transport.rest,
        left: transport.rest_left,
        at: transport.rest_at,
      });
      const ses = m.inst('ses', sesStage(settings), {
        enable: pds.ses,
        negotiates: pds.negotiates,
        next: pds.next,
        trimmed: trimming.at('ses').trimmed,
        bytes: pds.rest,
        left: pds.rest_left,
        at: pds.rest_at,
      });

      // What the earlier stages have found waits for the last one.
      const waits = <T>(name: string, clocks: number, found: T): T =>
        pipeline(m, { found }, { name }).repeat(clocks, 'wait', idle).out.found;
      const fromLink = waits('link', stagesLatency - begin.ip, {
        ...{ ethernet: link.ethernet, tags: link.tags, outer_tag: link.outer_tag, inner_tag: link.inner_tag },
        ...{ is: link.ipv4.cat(link.ipv6), verdict: link.verdict, at: link.at },
      });
      const fromIp = waits('ip', stagesLatency - begin.transport, {
        ...{ header: ip.header, early: ip.early, late: ip.late, end: ip.packet_end },
        flags: ip.udp.cat(ip.entropy),
      });
      const badChecksum = waits('checksum', stagesLatency - begin.ip - ipLatency.checksum, ip.bad_checksum);
      const fromTransport = waits('transport', stagesLatency - begin.pds, {
        header: transport.header,
        verdict: transport.verdict,
      });
      const fromPds = waits('pds', sesLatency, {
        ...{ header: pds.header, kind: pds.kind, before: pds.before_crc, after: pds.after_crc, has_crc: pds.has_crc },
      });

      const early = m.wire('early', Verdict, 'uet');
      const beforeCrc = m.wire('before_crc', Verdict, 'uet');
      const afterCrc = m.wire('after_crc', Verdict, 'uet');
      m.when(fromLink.verdict.is('uet'), () => early.set(fromIp.early)).otherwise(() => early.set(fromLink.verdict));
      m.when(badChecksum, () => beforeCrc.set('bad_checksum'))
        .elsewhen(fromIp.late.is('uet').not(), () => beforeCrc.set(fromIp.late))
        .elsewhen(fromTransport.verdict.is('uet').not(), () => beforeCrc.set(fromTransport.verdict))
        .otherwise(() => beforeCrc.set(fromPds.before));
      m.when(fromPds.after.is('uet'), () => afterCrc.set(ses.verdict)).otherwise(() => afterCrc.set(fromPds.after));
      const drops = m.named('drops', early.is('uet').and(beforeCrc.is('uet')).and(afterCrc.is('uet')).not());
      const length = m.mux(drops, m.lit(16, 0), ses.rest_left);
      const headers = unpack(
        ParsedHeaders,
        cat(
          fromLink.ethernet,
          fromLink.tags,
          fromLink.outer_tag,
          fromLink.inner_tag,
          fromLink.is,
          fromIp.header,
          fromIp.flags,
          fromTransport.header,
          trimming.out.trimmed,
          pack(fromPds.kind),
          fromPds.header,
          pack(ses.kind),
          ses.header,
          pack(ses.extension),
          ses.extension_header,
          length,
        ),
      );
      const plan = {
        early,
        before_crc: beforeCrc,
        after_crc: afterCrc,
        has_crc: fromPds.has_crc,
        crc_from:
          settings.crcCoverage === 'payload'
            ? waits('crc_from', stagesLatency - begin.pds, transport.rest_at)
            : m.mux(fromLink.is.at(1), fromLink.at.add(12), fromLink.at.add(8)),
        packet_end: fromIp.end,
        skip: ses.rest_at,
        length,
      };
      return { headers, plan };
    },
  );
