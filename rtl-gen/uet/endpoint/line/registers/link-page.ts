/** What software is told about the registers of an end of a link: `docs/uet/link-registers.md` and its C header. */
import { registerHeader, registerMarkdown } from '../../../../lib/axi/register-docs.ts';
import { type LinkWindow, linkBases, linkMap, linkTables, type RegisteredLink } from './link-map.ts';

/** The link of the page and of the header: that of the catalogue's designs. */
const size = 64;
const link: RegisteredLink = {
  llr: { beats: 1024, frames: 128 },
  cbfc: { controlBeats: 64, dataBeats: 256 },
  longest: 72,
  storeBeats: 1024,
};

/** Where the registers of the link begin on the bus of an endpoint. */
const base = 0x1_0000;

const titles: Readonly<Record<LinkWindow, string>> = {
  retry: 'Link-level retry, and the line',
  credit: 'Credit-based flow control',
  store: 'The store between line and endpoint',
};

const hex = (value: number): string => `0x${value.toString(16).padStart(5, '0')}`;

/** The page: the windows, then the registers of each with their fields, by their offsets in it. */
export function linkRegisterPage(): string {
  return [
    '# Registers of the end of a link',
    '',
    'Words of 32 bits; in `uet_endpoint_b64_n8_w128_crc_little_link_llr_cbfc_axi` they come after the 64 KiB of [the endpoint](endpoint-registers.md), so addresses',
    'have 17 bits. The page is made of the tables in `rtl-gen/uet/endpoint/line/registers` and of those of LLR, and so is [a C header](uet_link_registers.h) with the',
    'address of each register, and shift and mask of each field. An address in no window is answered DECERR, one in a window without a register SLVERR.',
    'What they are for, and in which order a driver writes them: [the link](endpoint.md#its-registers).',
    '',
    ...Object.entries(linkTables(size, link)).map(([name, table]) => {
      const window = name as LinkWindow;
      return registerMarkdown(`${titles[window]}, \`${window}\` at ${hex(base + linkBases[window])}`, table).replaceAll(
        /^#/gm,
        '##',
      );
    }),
  ].join('\n');
}

/** The C header of the whole map: `UET_LINK_WINDOW_REGISTER_OFFSET` and so on, addresses on the bus of the endpoint. */
export const linkHeader = (): string => registerHeader('uet_link', linkMap(size, link, base));
