/** What software is told about the registers of a sender of RUDI and UUD: `docs/uet/pds-datagram-registers.md`. */
import { registerMarkdown } from '../../../../../lib/axi/register-docs.ts';
import { datagramRegisterTable } from './datagram-register-table.ts';

/** The page: registers with their fields, counters among them. */
export const datagramRegisterPage = (): string =>
  registerMarkdown('Registers of the sender of RUDI and UUD', datagramRegisterTable);
