/** What software is told about the registers of a PDS sender: `docs/uet/pds-initiator-registers.md`. */
import { registerMarkdown } from '../../../../../lib/axi/register-docs.ts';
import { senderRegisterTable } from './sender-register-table.ts';

/** The page: registers with their fields, counters among them. */
export const senderRegisterPage = (): string => registerMarkdown('Registers of the PDS initiator', senderRegisterTable);
