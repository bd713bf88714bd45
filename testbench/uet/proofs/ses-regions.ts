/** Memory regions: no packet that is let in touches a byte outside its region. */
import { type Bits, bind } from '../../../rtl-gen/hdl/index.ts';
import { regionCheck, regionCheckLatency } from '../../../rtl-gen/uet/ses/memory-regions/region-check.ts';
import { returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 64, 32 and 14 in the hardware. */
const widths = { address: 5, message: 4, payload: 3 } as const;
/** Enough for every sum. */
const wide = widths.address + 2;
const top = 2 ** widths.address;

/**
 * Any packet and any region that `memoryRegions` takes for legal, a pair in each clock. What is claimed compares the
 * address that leaves with the region that came with it, in numbers that do not go round.
 */
const checked = bind(regionCheck(widths), (io, _, m) => {
  const sum = (...list: readonly Bits[]): Bits => list.map((one): Bits => one.zext(wide)).reduce((a, b) => a.add(b));
  m.assume('region_has_addresses', sum(io.base, io.length).le(top));
  m.assume('region_has_offsets', sum(io.first, io.length).le(top));
  for (const [name, code] of Object.entries(io.settings).filter(([name]) => name.endsWith('_code'))) {
    m.assume(`${name}_is_an_error`, (code as Bits<6>).ne(returnCodes.code.ok));
  }
  const before = <W extends number>(value: Bits<W>): Bits<W> => m.past(value, regionCheckLatency);
  const isIn = m.pastValid(regionCheckLatency).and(io.code.eq(returnCodes.code.ok));
  const [base, length, bytes] = [before(io.base), before(io.length), before(io.payload_length)];
  const touches = isIn.and(bytes.any());
  const begin = io.address.zext(wide);
  m.assert('begins_inside', touches.implies(begin.ge(base.zext(wide))));
  m.assert('ends_inside', touches.implies(sum(io.address, bytes).le(sum(base, length))));
  // Where it belongs: as far from the base as its offset from the first one.
  const offset = sum(before(io.offset), before(io.message_offset));
  m.assert('is_where_it_belongs', touches.implies(sum(io.address, before(io.first)).eq(offset.add(base.zext(wide)))));
  const rights = before(io.rights.hit).and(before(io.rights.job_fits)).and(before(io.rights.resource_fits));
  m.assert('may_use_it', isIn.implies(rights.and(before(io.kind.ie).not())));
  m.cover('is_the_last_byte', touches.and(sum(io.address, bytes).eq(top)));
  m.cover('is_refused_at_the_end', m.pastValid(regionCheckLatency).and(io.code.eq(returnCodes.code.bad_addr)));
});

export const sesRegionProofs: readonly Proof[] = [
  proof(
    'ses-regions',
    'Every byte of a packet that the checks of memory regions let in is inside its region, where its offset says.',
    checked,
    { depth: 8 },
  ),
];
