/** Messages of a host and what becomes of them, as the streams of an endpoint's transmit half have them. */
import type { ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import type { OpenMessage, TxEnd, TxMessage } from '../../../../rtl-gen/uet/endpoint/transmit/tx-records.ts';
import type { Outcome } from '../../../../rtl-gen/uet/pds/initiator/records.ts';
import type { Item } from '../../../agents/item.ts';

export type MessageItem = Item<ValueOf<ReturnType<typeof TxMessage>>>;
export type OpenedItem = Item<ValueOf<ReturnType<typeof OpenMessage>>>;
export type EndItem = Item<ValueOf<ReturnType<typeof TxEnd>>>;
export type OutcomeItem = Item<ValueOf<ReturnType<typeof Outcome>>>;
