/** Blocks of the endpoint that send for the semantic sublayer, with the tests that their mutants are run on. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { readingLayout } from '../../rtl-gen/uet/endpoint/designs.ts';
import { restAddresses } from '../../rtl-gen/uet/endpoint/ses/receive-rest.ts';
import { deferredSends } from '../../rtl-gen/uet/endpoint/transmit/deferred-sends.ts';
import { messageEntries } from '../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { messageTable } from '../../rtl-gen/uet/endpoint/transmit/message-table.ts';
import { rendezvousSends } from '../../rtl-gen/uet/endpoint/transmit/rendezvous-sends.ts';
import { restReads } from '../../rtl-gen/uet/endpoint/transmit/rest-reads.ts';
import { messageSurvivors } from '../../testbench/uet/blocks/endpoint/messages/message-survivors.ts';
import { everyUse, messageTableProperty } from '../../testbench/uet/blocks/endpoint/messages/message-table-property.ts';
import { segmenting, segmentSizes } from '../../testbench/uet/blocks/endpoint/segmenter/segmenter-design.ts';
import { longMessages, segmenterProperty } from '../../testbench/uet/blocks/endpoint/segmenter/segmenter-property.ts';
import { segmenterSurvivors } from '../../testbench/uet/blocks/endpoint/segmenter/segmenter-survivors.ts';
import { deferredSendsDirected } from '../../testbench/uet/blocks/endpoint/sends/deferred-sends-directed.ts';
import { deferredSendsProperty } from '../../testbench/uet/blocks/endpoint/sends/deferred-sends-property.ts';
import { rendezvousSendsDirected } from '../../testbench/uet/blocks/endpoint/sends/rendezvous-sends-directed.ts';
import { rendezvousSendsProperty } from '../../testbench/uet/blocks/endpoint/sends/rendezvous-sends-property.ts';
import { rendezvousSendsSurvivors } from '../../testbench/uet/blocks/endpoint/sends/rendezvous-sends-survivors.ts';
import { restAddressesProperty } from '../../testbench/uet/blocks/endpoint/sends/rest-addresses-property.ts';
import { restReadsDirected, restReadsProperty } from '../../testbench/uet/blocks/endpoint/sends/rest-reads-property.ts';
import { type Part, runsOf } from './part.ts';

const messages = { mtu: 1024, bytes: 64 } as const;

/** By the names that the command takes. */
export const sendsParts: Readonly<Record<string, Part>> = {
  deferred_sends: {
    design: () => elaborate(deferredSends({ bytes: 64, tags: true })),
    runs: runsOf(deferredSendsDirected, deferredSendsProperty(2_000)),
    explanations: [],
    leftOut: ['deferrals', 'slice', 'order', 'telling', 'refusing'],
  },
  rendezvous_sends: {
    design: () => elaborate(rendezvousSends({ tags: true, mtu: 1024 })),
    runs: runsOf(rendezvousSendsDirected, rendezvousSendsProperty(5_000)),
    explanations: rendezvousSendsSurvivors,
    leftOut: ['places.list', 'first_hit', 'next_over'],
  },
  rest_reads: {
    design: () => elaborate(restReads({ bytes: 64, tags: true, slots: 32 })),
    runs: runsOf(restReadsDirected, restReadsProperty(1_000)),
    explanations: [],
    leftOut: ['slice', 'order', 'answer'],
  },
  rest_addresses: {
    design: () => elaborate(restAddresses(32)),
    runs: runsOf([], restAddressesProperty(32, 2_000)),
    explanations: [],
  },
  message_table: {
    design: () => elaborate(messageTable(readingLayout, { ...messages, tags: true, reads: true, defers: true })),
    runs: [
      ...runsOf([], messageTableProperty({ ...messages, entries: messageEntries }, 8_000)),
      { ...everyUse({ entries: messageEntries }), seed: 7 },
    ],
    explanations: messageSurvivors,
    leftOut: ['entries.list', 'slice', 'answer_slice', 'done'],
  },
  segmenter: {
    design: () => elaborate(segmenting),
    runs: runsOf([longMessages(segmentSizes)], segmenterProperty(segmentSizes, 6_000)),
    explanations: segmenterSurvivors,
    leftOut: ['turns', 'sends', 'answer_sends'],
  },
};
