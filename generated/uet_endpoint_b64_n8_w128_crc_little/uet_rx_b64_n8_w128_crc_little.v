// Receive half of an endpoint, 64 bytes a clock: frames to placed payload, completions and replies.
`default_nettype none

module uet_rx_b64_n8_w128_crc_little (
    input  wire         clk,
    input  wire         rst,
    input  wire  [16:0] now,
    input  wire         registers_enable,
    input  wire         registers_addresses_0_enable,
    input  wire [127:0] registers_addresses_0_ip,
    input  wire  [47:0] registers_addresses_0_mac,
    input  wire         registers_addresses_0_tagged,
    input  wire   [2:0] registers_addresses_0_tag_pcp,
    input  wire         registers_addresses_0_tag_dei,
    input  wire  [11:0] registers_addresses_0_tag_vid,
    input  wire         registers_addresses_1_enable,
    input  wire [127:0] registers_addresses_1_ip,
    input  wire  [47:0] registers_addresses_1_mac,
    input  wire         registers_addresses_1_tagged,
    input  wire   [2:0] registers_addresses_1_tag_pcp,
    input  wire         registers_addresses_1_tag_dei,
    input  wire  [11:0] registers_addresses_1_tag_vid,
    input  wire         registers_addresses_2_enable,
    input  wire [127:0] registers_addresses_2_ip,
    input  wire  [47:0] registers_addresses_2_mac,
    input  wire         registers_addresses_2_tagged,
    input  wire   [2:0] registers_addresses_2_tag_pcp,
    input  wire         registers_addresses_2_tag_dei,
    input  wire  [11:0] registers_addresses_2_tag_vid,
    input  wire         registers_addresses_3_enable,
    input  wire [127:0] registers_addresses_3_ip,
    input  wire  [47:0] registers_addresses_3_mac,
    input  wire         registers_addresses_3_tagged,
    input  wire   [2:0] registers_addresses_3_tag_pcp,
    input  wire         registers_addresses_3_tag_dei,
    input  wire  [11:0] registers_addresses_3_tag_vid,
    input  wire         registers_addresses_4_enable,
    input  wire [127:0] registers_addresses_4_ip,
    input  wire  [47:0] registers_addresses_4_mac,
    input  wire         registers_addresses_4_tagged,
    input  wire   [2:0] registers_addresses_4_tag_pcp,
    input  wire         registers_addresses_4_tag_dei,
    input  wire  [11:0] registers_addresses_4_tag_vid,
    input  wire         registers_addresses_5_enable,
    input  wire [127:0] registers_addresses_5_ip,
    input  wire  [47:0] registers_addresses_5_mac,
    input  wire         registers_addresses_5_tagged,
    input  wire   [2:0] registers_addresses_5_tag_pcp,
    input  wire         registers_addresses_5_tag_dei,
    input  wire  [11:0] registers_addresses_5_tag_vid,
    input  wire         registers_addresses_6_enable,
    input  wire [127:0] registers_addresses_6_ip,
    input  wire  [47:0] registers_addresses_6_mac,
    input  wire         registers_addresses_6_tagged,
    input  wire   [2:0] registers_addresses_6_tag_pcp,
    input  wire         registers_addresses_6_tag_dei,
    input  wire  [11:0] registers_addresses_6_tag_vid,
    input  wire         registers_addresses_7_enable,
    input  wire [127:0] registers_addresses_7_ip,
    input  wire  [47:0] registers_addresses_7_mac,
    input  wire         registers_addresses_7_tagged,
    input  wire   [2:0] registers_addresses_7_tag_pcp,
    input  wire         registers_addresses_7_tag_dei,
    input  wire  [11:0] registers_addresses_7_tag_vid,
    input  wire         registers_addresses_8_enable,
    input  wire [127:0] registers_addresses_8_ip,
    input  wire  [47:0] registers_addresses_8_mac,
    input  wire         registers_addresses_8_tagged,
    input  wire   [2:0] registers_addresses_8_tag_pcp,
    input  wire         registers_addresses_8_tag_dei,
    input  wire  [11:0] registers_addresses_8_tag_vid,
    input  wire         registers_addresses_9_enable,
    input  wire [127:0] registers_addresses_9_ip,
    input  wire  [47:0] registers_addresses_9_mac,
    input  wire         registers_addresses_9_tagged,
    input  wire   [2:0] registers_addresses_9_tag_pcp,
    input  wire         registers_addresses_9_tag_dei,
    input  wire  [11:0] registers_addresses_9_tag_vid,
    input  wire         registers_addresses_10_enable,
    input  wire [127:0] registers_addresses_10_ip,
    input  wire  [47:0] registers_addresses_10_mac,
    input  wire         registers_addresses_10_tagged,
    input  wire   [2:0] registers_addresses_10_tag_pcp,
    input  wire         registers_addresses_10_tag_dei,
    input  wire  [11:0] registers_addresses_10_tag_vid,
    input  wire         registers_addresses_11_enable,
    input  wire [127:0] registers_addresses_11_ip,
    input  wire  [47:0] registers_addresses_11_mac,
    input  wire         registers_addresses_11_tagged,
    input  wire   [2:0] registers_addresses_11_tag_pcp,
    input  wire         registers_addresses_11_tag_dei,
    input  wire  [11:0] registers_addresses_11_tag_vid,
    input  wire         registers_addresses_12_enable,
    input  wire [127:0] registers_addresses_12_ip,
    input  wire  [47:0] registers_addresses_12_mac,
    input  wire         registers_addresses_12_tagged,
    input  wire   [2:0] registers_addresses_12_tag_pcp,
    input  wire         registers_addresses_12_tag_dei,
    input  wire  [11:0] registers_addresses_12_tag_vid,
    input  wire         registers_addresses_13_enable,
    input  wire [127:0] registers_addresses_13_ip,
    input  wire  [47:0] registers_addresses_13_mac,
    input  wire         registers_addresses_13_tagged,
    input  wire   [2:0] registers_addresses_13_tag_pcp,
    input  wire         registers_addresses_13_tag_dei,
    input  wire  [11:0] registers_addresses_13_tag_vid,
    input  wire         registers_addresses_14_enable,
    input  wire [127:0] registers_addresses_14_ip,
    input  wire  [47:0] registers_addresses_14_mac,
    input  wire         registers_addresses_14_tagged,
    input  wire   [2:0] registers_addresses_14_tag_pcp,
    input  wire         registers_addresses_14_tag_dei,
    input  wire  [11:0] registers_addresses_14_tag_vid,
    input  wire         registers_addresses_15_enable,
    input  wire [127:0] registers_addresses_15_ip,
    input  wire  [47:0] registers_addresses_15_mac,
    input  wire         registers_addresses_15_tagged,
    input  wire   [2:0] registers_addresses_15_tag_pcp,
    input  wire         registers_addresses_15_tag_dei,
    input  wire  [11:0] registers_addresses_15_tag_vid,
    input  wire         registers_last_hop_used,
    input  wire   [5:0] registers_last_hop_dscp,
    input  wire  [47:0] registers_gateway,
    input  wire   [5:0] registers_reply_dscp,
    input  wire   [7:0] registers_reply_outer_ttl,
    input  wire         registers_reply_outer_native,
    input  wire         registers_pds_ack_ack_on_ecn,
    input  wire         registers_pds_ack_ack_per_packet,
    input  wire         registers_pds_ack_ack_tail,
    input  wire  [15:0] registers_pds_ack_ack_gen_trigger,
    input  wire  [11:0] registers_pds_ack_ack_gen_min_add,
    input  wire   [7:0] registers_pds_offer_mpr,
    input  wire   [6:0] registers_pds_offer_rcv_cwnd_pend,
    input  wire         registers_pds_offer_restore_cwnd,
    input  wire  [19:0] registers_pds_times_new_pdc,
    input  wire  [19:0] registers_pds_times_linger,
    input  wire  [19:0] registers_pds_times_close_req,
    input  wire  [24:0] registers_pds_quarantine,
    input  wire         regions_valid,
    input  wire   [3:0] regions_index,
    input  wire         regions_region_enable,
    input  wire  [63:0] regions_region_key,
    input  wire  [63:0] regions_region_base,
    input  wire  [63:0] regions_region_length,
    input  wire         regions_region_remote_write,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    output wire         ready,
    output wire         peer_valid,
    output wire   [2:0] peer_arrival_event_kind,
    output wire [127:0] peer_arrival_event_source,
    output wire   [3:0] peer_arrival_event_local,
    output wire  [15:0] peer_arrival_event_entropy,
    output wire  [15:0] peer_arrival_event_spdcid,
    output wire  [15:0] peer_arrival_event_dpdcid,
    output wire         peer_arrival_event_m,
    output wire         peer_arrival_event_retx,
    output wire   [1:0] peer_arrival_event_req,
    output wire         peer_arrival_event_p,
    output wire  [15:0] peer_arrival_event_ack_psn_offset,
    output wire         peer_arrival_event_nt,
    output wire   [7:0] peer_arrival_event_nack_code,
    output wire   [7:0] peer_arrival_event_vendor_code,
    output wire  [31:0] peer_arrival_event_psn,
    output wire  [31:0] peer_arrival_event_payload,
    output wire   [3:0] peer_arrival_event_cc_type,
    output wire   [7:0] peer_arrival_event_mpr,
    output wire  [15:0] peer_arrival_event_sack_psn_offset,
    output wire  [63:0] peer_arrival_event_sack_bitmap,
    output wire  [63:0] peer_arrival_event_cc_state,
    output wire   [2:0] peer_arrival_ses,
    output wire [351:0] peer_arrival_ses_header,
    output wire  [31:0] counts_parser_uet,
    output wire  [31:0] counts_parser_other,
    output wire  [31:0] counts_parser_short,
    output wire  [31:0] counts_parser_unknown_type,
    output wire  [31:0] counts_parser_unknown_next_header,
    output wire  [31:0] counts_parser_bad_length,
    output wire  [31:0] counts_parser_bad_version,
    output wire  [31:0] counts_parser_unsupported,
    output wire  [31:0] counts_parser_fragment,
    output wire  [31:0] counts_parser_bad_checksum,
    output wire  [31:0] counts_parser_bad_crc,
    output wire  [31:0] counts_parser_bad_fcs,
    output wire  [31:0] counts_parser_reserved_bits,
    output wire  [31:0] counts_parser_wrong_next_header,
    output wire  [31:0] counts_parser_unknown_control_type,
    output wire  [31:0] counts_parser_unknown_ack_request,
    output wire  [31:0] counts_deparser_sent,
    output wire  [31:0] counts_deparser_wrong_length,
    output wire  [31:0] counts_deparser_too_long,
    output wire  [31:0] counts_deparser_no_packet,
    output wire  [31:0] counts_off,
    output wire  [31:0] counts_unknown_address,
    output wire  [31:0] counts_too_long,
    output wire  [31:0] counts_unrouted,
    output wire  [31:0] counts_no_buffer,
    output wire         ses_events_delivered,
    output wire   [5:0] ses_events_return_code,
    output wire         ses_events_completed,
    output wire         neighbour_not_known,
    output wire  [10:0] level,
    output wire         target_ready,
    output wire         target_events_stored_response,
    output wire         target_events_ack_req_stored,
    output wire         target_events_gtd_resp_unavail,
    output wire         target_events_ack_with_data,
    output wire         target_events_response_stale,
    output wire         target_events_command_ignored,
    output wire         target_events_guaranteed_not_stored,
    output wire         target_events_reply_dropped,
    output wire         target_housekeeping_events_new_pdc_timeout,
    output wire         target_housekeeping_events_close_req_timeout,
    output wire         target_housekeeping_events_command_ignored,
    output wire         trace_request_valid,
    output wire [127:0] trace_request_payload_source,
    output wire   [3:0] trace_request_payload_local,
    output wire   [3:0] trace_request_payload_kind,
    output wire         trace_request_payload_rod,
    output wire   [1:0] trace_request_payload_trimmed,
    output wire         trace_request_payload_ce,
    output wire         trace_request_payload_retx,
    output wire         trace_request_payload_ar,
    output wire         trace_request_payload_syn,
    output wire  [31:0] trace_request_payload_psn,
    output wire  [15:0] trace_request_payload_clear_offset,
    output wire  [15:0] trace_request_payload_opaque,
    output wire  [31:0] trace_request_payload_payload,
    output wire  [15:0] trace_request_payload_spdcid,
    output wire  [15:0] trace_request_payload_dpdcid,
    output wire  [13:0] trace_request_payload_length,
    output wire  [13:0] trace_request_payload_size,
    output wire  [15:0] trace_request_payload_entropy,
    output wire  [15:0] trace_request_payload_message_id,
    output wire  [23:0] trace_request_payload_job_id,
    output wire         trace_request_payload_resources_ccc,
    output wire         trace_request_payload_resources_bitmap,
    output wire         trace_request_payload_resources_pkt_buffer,
    output wire         trace_request_payload_resources_gtd_del,
    output wire         trace_request_payload_resources_gtd_last,
    output wire         trace_request_payload_resources_ses_msg,
    output wire         trace_request_payload_resources_other,
    output wire   [1:0] trace_request_payload_tss_method,
    output wire  [31:0] trace_request_payload_tss_start_psn,
    output wire         trace_verdict_valid,
    output wire   [5:0] trace_verdict_verdict,
    output wire   [1:0] trace_verdict_request_clear,
    output wire         trace_deliver_valid,
    output wire  [15:0] trace_deliver_pdcid,
    output wire  [31:0] trace_deliver_psn,
    output wire         trace_deliver_rod,
    output wire         trace_deliver_cookie_ack,
    output wire         trace_deliver_cookie_ce,
    output wire         trace_deliver_cookie_retx,
    output wire  [15:0] trace_deliver_cookie_entropy,
    output wire  [16:0] trace_deliver_cookie_time,
    output wire         trace_response_valid,
    output wire  [15:0] trace_response_payload_pdcid,
    output wire  [31:0] trace_response_payload_psn,
    output wire         trace_response_payload_cookie_ack,
    output wire         trace_response_payload_cookie_ce,
    output wire         trace_response_payload_cookie_retx,
    output wire  [15:0] trace_response_payload_cookie_entropy,
    output wire  [16:0] trace_response_payload_cookie_time,
    output wire         trace_response_payload_guaranteed,
    output wire         trace_response_payload_plain_ok,
    output wire  [31:0] trace_response_payload_handle,
    output wire   [3:0] trace_response_payload_next_hdr,
    output wire         trace_reply_valid,
    output wire   [1:0] trace_reply_payload_type,
    output wire [127:0] trace_reply_payload_destination,
    output wire   [3:0] trace_reply_payload_local,
    output wire  [15:0] trace_reply_payload_entropy,
    output wire  [15:0] trace_reply_payload_spdcid,
    output wire  [15:0] trace_reply_payload_dpdcid,
    output wire         trace_reply_payload_m,
    output wire         trace_reply_payload_retx,
    output wire   [1:0] trace_reply_payload_req,
    output wire         trace_reply_payload_p,
    output wire  [15:0] trace_reply_payload_ack_psn_offset,
    output wire  [31:0] trace_reply_payload_cack_psn,
    output wire   [1:0] trace_reply_payload_response,
    output wire  [15:0] trace_reply_payload_message_id,
    output wire  [23:0] trace_reply_payload_job_id,
    output wire  [31:0] trace_reply_payload_handle,
    output wire   [3:0] trace_reply_payload_next_hdr,
    output wire         trace_reply_payload_kept,
    output wire   [7:0] trace_reply_payload_mpr,
    output wire  [15:0] trace_reply_payload_sack_psn_offset,
    output wire  [63:0] trace_reply_payload_sack_bitmap,
    output wire  [15:0] trace_reply_payload_service_time,
    output wire         trace_reply_payload_restore_cwnd,
    output wire   [6:0] trace_reply_payload_rcv_cwnd_pend,
    output wire  [23:0] trace_reply_payload_rcvd_bytes,
    output wire  [15:0] trace_reply_payload_ooo_count,
    output wire   [7:0] trace_reply_payload_nack_code,
    output wire  [31:0] trace_reply_payload_psn,
    output wire  [31:0] trace_reply_payload_payload,
    output wire         trace_reply_payload_control,
    output wire         trace_reply_payload_ar,
    output wire   [6:0] trace_free_messages,
    output wire   [6:0] trace_free_guaranteed,
    output wire   [6:0] trace_free_responses,
    input  wire [511:0] frames_payload_data,
    input  wire  [63:0] frames_payload_keep,
    input  wire         frames_payload_last,
    input  wire         frames_valid,
    output wire         frames_ready,
    input  wire  [63:0] buffers_payload_address,
    input  wire  [31:0] buffers_payload_length,
    input  wire  [31:0] buffers_payload_wr_id,
    input  wire         buffers_valid,
    output wire         buffers_ready,
    input  wire   [2:0] command_payload_kind,
    input  wire  [15:0] command_payload_pdcid,
    input  wire         command_payload_with_psn,
    input  wire  [31:0] command_payload_psn,
    input  wire         command_valid,
    output wire         command_ready,
    output wire [511:0] place_payload_data,
    output wire  [63:0] place_payload_keep,
    output wire         place_payload_last,
    output wire  [63:0] place_payload_user_address,
    output wire  [13:0] place_payload_user_length,
    output wire  [15:0] place_payload_user_pdcid,
    output wire  [15:0] place_payload_user_message_id,
    output wire         place_valid,
    input  wire         place_ready,
    output wire   [5:0] completion_payload_opcode,
    output wire   [5:0] completion_payload_return_code,
    output wire         completion_payload_reported,
    output wire         completion_payload_has_header_data,
    output wire  [63:0] completion_payload_header_data,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [31:0] completion_payload_bytes,
    output wire  [31:0] completion_payload_initiator,
    output wire  [63:0] completion_payload_key,
    output wire  [23:0] completion_payload_job_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [15:0] completion_payload_pdcid,
    output wire         completion_valid,
    input  wire         completion_ready,
    output wire [511:0] replies_payload_data,
    output wire  [63:0] replies_payload_keep,
    output wire         replies_payload_last,
    output wire         replies_payload_wrong,
    output wire         replies_valid,
    input  wire         replies_ready
);

    localparam [1:0] TRACE_REPLY_PAYLOAD_RESPONSE_SES = 2'd2;

    wire  [31:0] parser_counts_uet;
    wire  [31:0] parser_counts_other;
    wire  [31:0] parser_counts_short;
    wire  [31:0] parser_counts_unknown_type;
    wire  [31:0] parser_counts_unknown_next_header;
    wire  [31:0] parser_counts_bad_length;
    wire  [31:0] parser_counts_bad_version;
    wire  [31:0] parser_counts_unsupported;
    wire  [31:0] parser_counts_fragment;
    wire  [31:0] parser_counts_bad_checksum;
    wire  [31:0] parser_counts_bad_crc;
    wire  [31:0] parser_counts_bad_fcs;
    wire  [31:0] parser_counts_reserved_bits;
    wire  [31:0] parser_counts_wrong_next_header;
    wire  [31:0] parser_counts_unknown_control_type;
    wire  [31:0] parser_counts_unknown_ack_request;
    wire         parser_up_ready;
    wire  [47:0] parser_headers_payload_ethernet_destination;
    wire  [47:0] parser_headers_payload_ethernet_source;
    wire  [15:0] parser_headers_payload_ethernet_ethertype;
    wire   [1:0] parser_headers_payload_tags;
    wire   [2:0] parser_headers_payload_outer_tag_pcp;
    wire         parser_headers_payload_outer_tag_dei;
    wire  [11:0] parser_headers_payload_outer_tag_vid;
    wire  [15:0] parser_headers_payload_outer_tag_ethertype;
    wire   [2:0] parser_headers_payload_inner_tag_pcp;
    wire         parser_headers_payload_inner_tag_dei;
    wire  [11:0] parser_headers_payload_inner_tag_vid;
    wire  [15:0] parser_headers_payload_inner_tag_ethertype;
    wire   [1:0] parser_headers_payload_ip;
    wire [319:0] parser_headers_payload_ip_header;
    wire   [1:0] parser_headers_payload_transport;
    wire  [63:0] parser_headers_payload_transport_header;
    wire         parser_headers_payload_trimmed;
    wire   [4:0] parser_headers_payload_pds;
    wire [319:0] parser_headers_payload_pds_header;
    wire   [2:0] parser_headers_payload_ses;
    wire [351:0] parser_headers_payload_ses_header;
    wire   [2:0] parser_headers_payload_extension;
    wire [287:0] parser_headers_payload_extension_header;
    wire  [15:0] parser_headers_payload_payload_length;
    wire         parser_headers_valid;
    wire [511:0] parser_payload_payload_data;
    wire  [63:0] parser_payload_payload_keep;
    wire         parser_payload_payload_last;
    wire   [3:0] parser_payload_payload_verdict;
    wire         parser_payload_valid;
    wire         map_shown;
    wire   [2:0] map_meta_route;
    wire [440:0] map_meta_content;
    wire   [2:0] map_meta_ses;
    wire [351:0] map_meta_ses_header;
    wire         ring_end_valid;
    wire         ring_end_good;
    wire         ring_end_stored;
    wire  [10:0] ring_level;
    wire         ring_up_ready;
    wire [511:0] ring_down_payload_data;
    wire  [63:0] ring_down_payload_keep;
    wire         ring_down_payload_last;
    wire         ring_down_valid;
    wire         joining_peer_valid;
    wire   [2:0] joining_peer_arrival_event_kind;
    wire [127:0] joining_peer_arrival_event_source;
    wire   [3:0] joining_peer_arrival_event_local;
    wire  [15:0] joining_peer_arrival_event_entropy;
    wire  [15:0] joining_peer_arrival_event_spdcid;
    wire  [15:0] joining_peer_arrival_event_dpdcid;
    wire         joining_peer_arrival_event_m;
    wire         joining_peer_arrival_event_retx;
    wire   [1:0] joining_peer_arrival_event_req;
    wire         joining_peer_arrival_event_p;
    wire  [15:0] joining_peer_arrival_event_ack_psn_offset;
    wire         joining_peer_arrival_event_nt;
    wire   [7:0] joining_peer_arrival_event_nack_code;
    wire   [7:0] joining_peer_arrival_event_vendor_code;
    wire  [31:0] joining_peer_arrival_event_psn;
    wire  [31:0] joining_peer_arrival_event_payload;
    wire   [3:0] joining_peer_arrival_event_cc_type;
    wire   [7:0] joining_peer_arrival_event_mpr;
    wire  [15:0] joining_peer_arrival_event_sack_psn_offset;
    wire  [63:0] joining_peer_arrival_event_sack_bitmap;
    wire  [63:0] joining_peer_arrival_event_cc_state;
    wire   [2:0] joining_peer_arrival_ses;
    wire [351:0] joining_peer_arrival_ses_header;
    wire         joining_aside_valid;
    wire         joining_aside_delivered;
    wire         joining_aside_side_stored;
    wire         joining_aside_side_reserved;
    wire [127:0] joining_aside_side_source;
    wire  [13:0] joining_aside_side_length;
    wire   [2:0] joining_aside_side_ses;
    wire [351:0] joining_aside_side_ses_header;
    wire         joining_events_off;
    wire         joining_events_unknown_address;
    wire         joining_events_too_long;
    wire         joining_events_unrouted;
    wire         joining_events_no_buffer;
    wire   [4:0] joining_judged;
    wire   [6:0] joining_free_messages;
    wire   [6:0] joining_free_guaranteed;
    wire   [6:0] joining_free_responses;
    wire [127:0] joining_request_payload_source;
    wire   [3:0] joining_request_payload_local;
    wire   [3:0] joining_request_payload_kind;
    wire         joining_request_payload_rod;
    wire   [1:0] joining_request_payload_trimmed;
    wire         joining_request_payload_ce;
    wire         joining_request_payload_retx;
    wire         joining_request_payload_ar;
    wire         joining_request_payload_syn;
    wire  [31:0] joining_request_payload_psn;
    wire  [15:0] joining_request_payload_clear_offset;
    wire  [15:0] joining_request_payload_opaque;
    wire  [31:0] joining_request_payload_payload;
    wire  [15:0] joining_request_payload_spdcid;
    wire  [15:0] joining_request_payload_dpdcid;
    wire  [13:0] joining_request_payload_length;
    wire  [13:0] joining_request_payload_size;
    wire  [15:0] joining_request_payload_entropy;
    wire  [15:0] joining_request_payload_message_id;
    wire  [23:0] joining_request_payload_job_id;
    wire         joining_request_payload_resources_ccc;
    wire         joining_request_payload_resources_bitmap;
    wire         joining_request_payload_resources_pkt_buffer;
    wire         joining_request_payload_resources_gtd_del;
    wire         joining_request_payload_resources_gtd_last;
    wire         joining_request_payload_resources_ses_msg;
    wire         joining_request_payload_resources_other;
    wire   [1:0] joining_request_payload_tss_method;
    wire  [31:0] joining_request_payload_tss_start_psn;
    wire         joining_request_valid;
    reg    [6:0] offer_rcv_cwnd_pend;
    reg          offer_restore_cwnd;
    wire         target_verdict_valid;
    wire   [5:0] target_verdict_verdict;
    wire   [1:0] target_verdict_request_clear;
    wire         target_deliver_valid;
    wire  [15:0] target_deliver_pdcid;
    wire  [31:0] target_deliver_psn;
    wire         target_deliver_rod;
    wire         target_deliver_cookie_ack;
    wire         target_deliver_cookie_ce;
    wire         target_deliver_cookie_retx;
    wire  [15:0] target_deliver_cookie_entropy;
    wire  [16:0] target_deliver_cookie_time;
    wire         target_ended_valid;
    wire         target_ended_done;
    wire  [15:0] target_ended_pdcid;
    wire [127:0] target_ended_source;
    wire   [3:0] target_ended_local;
    wire  [15:0] target_ended_spdcid;
    wire  [31:0] target_ended_next_start_psn;
    wire         target_released_valid;
    wire  [15:0] target_released_pdcid;
    wire  [31:0] target_released_psn;
    wire  [31:0] target_released_handle;
    wire         target_trace_control_valid;
    wire         target_trace_control_kind;
    wire         target_trace_failed_valid;
    wire  [15:0] target_trace_failed_pdcid;
    wire         target_trace_failed_by_time;
    wire         target_trace_free_valid;
    wire  [15:0] target_trace_free_pdcid;
    wire         target_request_ready;
    wire         target_response_ready;
    wire         target_command_ready;
    wire   [1:0] target_reply_payload_type;
    wire [127:0] target_reply_payload_destination;
    wire   [3:0] target_reply_payload_local;
    wire  [15:0] target_reply_payload_entropy;
    wire  [15:0] target_reply_payload_spdcid;
    wire  [15:0] target_reply_payload_dpdcid;
    wire         target_reply_payload_m;
    wire         target_reply_payload_retx;
    wire   [1:0] target_reply_payload_req;
    wire         target_reply_payload_p;
    wire  [15:0] target_reply_payload_ack_psn_offset;
    wire  [31:0] target_reply_payload_cack_psn;
    wire   [1:0] target_reply_payload_response;
    wire  [15:0] target_reply_payload_message_id;
    wire  [23:0] target_reply_payload_job_id;
    wire  [31:0] target_reply_payload_handle;
    wire   [3:0] target_reply_payload_next_hdr;
    wire         target_reply_payload_kept;
    wire   [7:0] target_reply_payload_mpr;
    wire  [15:0] target_reply_payload_sack_psn_offset;
    wire  [63:0] target_reply_payload_sack_bitmap;
    wire  [15:0] target_reply_payload_service_time;
    wire         target_reply_payload_restore_cwnd;
    wire   [6:0] target_reply_payload_rcv_cwnd_pend;
    wire  [23:0] target_reply_payload_rcvd_bytes;
    wire  [15:0] target_reply_payload_ooo_count;
    wire   [7:0] target_reply_payload_nack_code;
    wire  [31:0] target_reply_payload_psn;
    wire  [31:0] target_reply_payload_payload;
    wire         target_reply_payload_control;
    wire         target_reply_payload_ar;
    wire         target_reply_valid;
    wire  [31:0] handle_later_q;
    wire         guaranteed_later_q;
    wire         ended_later_q_valid;
    wire  [15:0] ended_later_q_pdcid;
    wire         ses_ready;
    wire         ses_order_valid;
    wire         ses_order_payload_place;
    wire  [63:0] ses_order_payload_placement_address;
    wire  [13:0] ses_order_payload_placement_length;
    wire  [15:0] ses_order_payload_placement_pdcid;
    wire  [15:0] ses_order_payload_placement_message_id;
    wire         ses_order_payload_completes;
    wire   [5:0] ses_order_payload_completion_opcode;
    wire   [5:0] ses_order_payload_completion_return_code;
    wire         ses_order_payload_completion_reported;
    wire         ses_order_payload_completion_has_header_data;
    wire  [63:0] ses_order_payload_completion_header_data;
    wire  [31:0] ses_order_payload_completion_wr_id;
    wire  [31:0] ses_order_payload_completion_bytes;
    wire  [31:0] ses_order_payload_completion_initiator;
    wire  [63:0] ses_order_payload_completion_key;
    wire  [23:0] ses_order_payload_completion_job_id;
    wire  [15:0] ses_order_payload_completion_message_id;
    wire  [15:0] ses_order_payload_completion_pdcid;
    wire         ses_store_valid;
    wire   [8:0] ses_store_handle;
    wire   [5:0] ses_store_response_opcode;
    wire   [5:0] ses_store_response_return_code;
    wire  [15:0] ses_store_response_message_id;
    wire   [7:0] ses_store_response_ri_generation;
    wire  [23:0] ses_store_response_job_id;
    wire  [31:0] ses_store_response_modified_length;
    wire   [1:0] ses_returns_messages;
    wire   [1:0] ses_returns_guaranteed;
    wire   [1:0] ses_returns_responses;
    wire   [6:0] ses_held_messages;
    wire   [6:0] ses_held_guaranteed;
    wire   [6:0] ses_held_responses;
    wire   [2:0] ses_held_deliveries;
    wire         ses_buffers_ready;
    wire  [15:0] ses_response_payload_pdcid;
    wire  [31:0] ses_response_payload_psn;
    wire         ses_response_payload_cookie_ack;
    wire         ses_response_payload_cookie_ce;
    wire         ses_response_payload_cookie_retx;
    wire  [15:0] ses_response_payload_cookie_entropy;
    wire  [16:0] ses_response_payload_cookie_time;
    wire         ses_response_payload_guaranteed;
    wire         ses_response_payload_plain_ok;
    wire  [31:0] ses_response_payload_handle;
    wire   [3:0] ses_response_payload_next_hdr;
    wire         ses_response_valid;
    wire         placing_up_ready;
    wire [511:0] placing_place_payload_data;
    wire  [63:0] placing_place_payload_keep;
    wire         placing_place_payload_last;
    wire  [63:0] placing_place_payload_user_address;
    wire  [13:0] placing_place_payload_user_length;
    wire  [15:0] placing_place_payload_user_pdcid;
    wire  [15:0] placing_place_payload_user_message_id;
    wire         placing_place_valid;
    wire   [5:0] placing_completion_payload_opcode;
    wire   [5:0] placing_completion_payload_return_code;
    wire         placing_completion_payload_reported;
    wire         placing_completion_payload_has_header_data;
    wire  [63:0] placing_completion_payload_header_data;
    wire  [31:0] placing_completion_payload_wr_id;
    wire  [31:0] placing_completion_payload_bytes;
    wire  [31:0] placing_completion_payload_initiator;
    wire  [63:0] placing_completion_payload_key;
    wire  [23:0] placing_completion_payload_job_id;
    wire  [15:0] placing_completion_payload_message_id;
    wire  [15:0] placing_completion_payload_pdcid;
    wire         placing_completion_valid;
    wire         reply_map_ready;
    wire         reply_map_taken;
    wire   [8:0] reply_map_handle;
    wire         reply_map_not_known;
    wire         reply_map_reply_ready;
    wire  [47:0] reply_map_headers_payload_ethernet_destination;
    wire  [47:0] reply_map_headers_payload_ethernet_source;
    wire  [15:0] reply_map_headers_payload_ethernet_ethertype;
    wire   [1:0] reply_map_headers_payload_tags;
    wire   [2:0] reply_map_headers_payload_outer_tag_pcp;
    wire         reply_map_headers_payload_outer_tag_dei;
    wire  [11:0] reply_map_headers_payload_outer_tag_vid;
    wire  [15:0] reply_map_headers_payload_outer_tag_ethertype;
    wire   [2:0] reply_map_headers_payload_inner_tag_pcp;
    wire         reply_map_headers_payload_inner_tag_dei;
    wire  [11:0] reply_map_headers_payload_inner_tag_vid;
    wire  [15:0] reply_map_headers_payload_inner_tag_ethertype;
    wire   [1:0] reply_map_headers_payload_ip;
    wire [319:0] reply_map_headers_payload_ip_header;
    wire   [1:0] reply_map_headers_payload_transport;
    wire  [63:0] reply_map_headers_payload_transport_header;
    wire         reply_map_headers_payload_trimmed;
    wire   [4:0] reply_map_headers_payload_pds;
    wire [319:0] reply_map_headers_payload_pds_header;
    wire   [2:0] reply_map_headers_payload_ses;
    wire [351:0] reply_map_headers_payload_ses_header;
    wire   [2:0] reply_map_headers_payload_extension;
    wire [287:0] reply_map_headers_payload_extension_header;
    wire  [15:0] reply_map_headers_payload_payload_length;
    wire         reply_map_headers_valid;
    wire [511:0] reply_map_payload_payload_data;
    wire  [63:0] reply_map_payload_payload_keep;
    wire         reply_map_payload_payload_last;
    wire         reply_map_payload_valid;
    wire   [5:0] store_found_opcode;
    wire   [5:0] store_found_return_code;
    wire  [15:0] store_found_message_id;
    wire   [7:0] store_found_ri_generation;
    wire  [23:0] store_found_job_id;
    wire  [31:0] store_found_modified_length;
    wire  [31:0] deparser_counts_sent;
    wire  [31:0] deparser_counts_wrong_length;
    wire  [31:0] deparser_counts_too_long;
    wire  [31:0] deparser_counts_no_packet;
    wire         deparser_headers_ready;
    wire         deparser_payload_ready;
    wire [511:0] deparser_down_payload_data;
    wire  [63:0] deparser_down_payload_keep;
    wire         deparser_down_payload_last;
    wire         deparser_down_payload_wrong;
    wire         deparser_down_valid;
    reg   [31:0] count_off;
    reg   [31:0] count_unknown_address;
    reg   [31:0] count_too_long;
    reg   [31:0] count_unrouted;
    reg   [31:0] count_no_buffer;

    wire        all_ready = target_ready && ses_ready && reply_map_ready;
    wire        receives = all_ready && registers_enable;
    wire        delivered = target_deliver_valid;
    wire  [1:0] returns_messages = ses_returns_messages;
    wire  [1:0] returns_guaranteed = ses_returns_guaranteed;
    wire  [1:0] returns_responses = ses_returns_responses;
    wire [15:0] response_payload_pdcid = ses_response_payload_pdcid;
    wire [31:0] response_payload_psn = ses_response_payload_psn;
    wire        response_payload_cookie_ack = ses_response_payload_cookie_ack;
    wire        response_payload_cookie_ce = ses_response_payload_cookie_ce;
    wire        response_payload_cookie_retx = ses_response_payload_cookie_retx;
    wire [15:0] response_payload_cookie_entropy = ses_response_payload_cookie_entropy;
    wire [16:0] response_payload_cookie_time = ses_response_payload_cookie_time;
    wire        response_payload_guaranteed = ses_response_payload_guaranteed;
    wire        response_payload_plain_ok = ses_response_payload_plain_ok;
    wire [31:0] response_payload_handle = ses_response_payload_handle;
    wire  [3:0] response_payload_next_hdr = ses_response_payload_next_hdr;
    wire        response_valid = ses_response_valid;
    wire        penalty_term = ring_level[10] || ring_level[9];
    wire  [6:0] penalty = (ring_level[8:2] | {7{ring_level[10]}}) & {7{penalty_term}};
    wire        handed_over = response_valid && target_response_ready;
    wire        reply_taken = reply_map_taken;
    wire  [5:0] response_found_opcode = store_found_opcode;
    wire  [5:0] response_found_return_code = store_found_return_code;
    wire [15:0] response_found_message_id = store_found_message_id;
    wire  [7:0] response_found_ri_generation = store_found_ri_generation;
    wire [23:0] response_found_job_id = store_found_job_id;
    wire [31:0] response_found_modified_length = store_found_modified_length;
    wire        ses_released_sent_valid_term = reply_taken && target_reply_payload_response == TRACE_REPLY_PAYLOAD_RESPONSE_SES;

    uet_parser_b64_crc_little parser (
        .clk                                  (clk),
        .rst                                  (rst),
        .counts_uet                           (parser_counts_uet),
        .counts_other                         (parser_counts_other),
        .counts_short                         (parser_counts_short),
        .counts_unknown_type                  (parser_counts_unknown_type),
        .counts_unknown_next_header           (parser_counts_unknown_next_header),
        .counts_bad_length                    (parser_counts_bad_length),
        .counts_bad_version                   (parser_counts_bad_version),
        .counts_unsupported                   (parser_counts_unsupported),
        .counts_fragment                      (parser_counts_fragment),
        .counts_bad_checksum                  (parser_counts_bad_checksum),
        .counts_bad_crc                       (parser_counts_bad_crc),
        .counts_bad_fcs                       (parser_counts_bad_fcs),
        .counts_reserved_bits                 (parser_counts_reserved_bits),
        .counts_wrong_next_header             (parser_counts_wrong_next_header),
        .counts_unknown_control_type          (parser_counts_unknown_control_type),
        .counts_unknown_ack_request           (parser_counts_unknown_ack_request),
        .up_payload_data                      (frames_payload_data),
        .up_payload_keep                      (frames_payload_keep),
        .up_payload_last                      (frames_payload_last),
        .up_valid                             (frames_valid),
        .up_ready                             (parser_up_ready),
        .headers_payload_ethernet_destination (parser_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (parser_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (parser_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (parser_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (parser_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (parser_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (parser_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (parser_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (parser_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (parser_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (parser_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (parser_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (parser_headers_payload_ip),
        .headers_payload_ip_header            (parser_headers_payload_ip_header),
        .headers_payload_transport            (parser_headers_payload_transport),
        .headers_payload_transport_header     (parser_headers_payload_transport_header),
        .headers_payload_trimmed              (parser_headers_payload_trimmed),
        .headers_payload_pds                  (parser_headers_payload_pds),
        .headers_payload_pds_header           (parser_headers_payload_pds_header),
        .headers_payload_ses                  (parser_headers_payload_ses),
        .headers_payload_ses_header           (parser_headers_payload_ses_header),
        .headers_payload_extension            (parser_headers_payload_extension),
        .headers_payload_extension_header     (parser_headers_payload_extension_header),
        .headers_payload_payload_length       (parser_headers_payload_payload_length),
        .headers_valid                        (parser_headers_valid),
        .headers_ready                        (1'b1),
        .payload_payload_data                 (parser_payload_payload_data),
        .payload_payload_keep                 (parser_payload_payload_keep),
        .payload_payload_last                 (parser_payload_payload_last),
        .payload_payload_verdict              (parser_payload_payload_verdict),
        .payload_valid                        (parser_payload_valid),
        .payload_ready                        (ring_up_ready)
    );

    uet_rx_map map (
        .clk                            (clk),
        .rst                            (rst),
        .headers_ethernet_destination   (parser_headers_payload_ethernet_destination),
        .headers_ethernet_source        (parser_headers_payload_ethernet_source),
        .headers_ethernet_ethertype     (parser_headers_payload_ethernet_ethertype),
        .headers_tags                   (parser_headers_payload_tags),
        .headers_outer_tag_pcp          (parser_headers_payload_outer_tag_pcp),
        .headers_outer_tag_dei          (parser_headers_payload_outer_tag_dei),
        .headers_outer_tag_vid          (parser_headers_payload_outer_tag_vid),
        .headers_outer_tag_ethertype    (parser_headers_payload_outer_tag_ethertype),
        .headers_inner_tag_pcp          (parser_headers_payload_inner_tag_pcp),
        .headers_inner_tag_dei          (parser_headers_payload_inner_tag_dei),
        .headers_inner_tag_vid          (parser_headers_payload_inner_tag_vid),
        .headers_inner_tag_ethertype    (parser_headers_payload_inner_tag_ethertype),
        .headers_ip                     (parser_headers_payload_ip),
        .headers_ip_header              (parser_headers_payload_ip_header),
        .headers_transport              (parser_headers_payload_transport),
        .headers_transport_header       (parser_headers_payload_transport_header),
        .headers_trimmed                (parser_headers_payload_trimmed),
        .headers_pds                    (parser_headers_payload_pds),
        .headers_pds_header             (parser_headers_payload_pds_header),
        .headers_ses                    (parser_headers_payload_ses),
        .headers_ses_header             (parser_headers_payload_ses_header),
        .headers_extension              (parser_headers_payload_extension),
        .headers_extension_header       (parser_headers_payload_extension_header),
        .headers_payload_length         (parser_headers_payload_payload_length),
        .valid                          (parser_headers_valid),
        .registers_addresses_0_enable   (registers_addresses_0_enable),
        .registers_addresses_0_ip       (registers_addresses_0_ip),
        .registers_addresses_0_mac      (registers_addresses_0_mac),
        .registers_addresses_0_tagged   (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp  (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei  (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid  (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable   (registers_addresses_1_enable),
        .registers_addresses_1_ip       (registers_addresses_1_ip),
        .registers_addresses_1_mac      (registers_addresses_1_mac),
        .registers_addresses_1_tagged   (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp  (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei  (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid  (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable   (registers_addresses_2_enable),
        .registers_addresses_2_ip       (registers_addresses_2_ip),
        .registers_addresses_2_mac      (registers_addresses_2_mac),
        .registers_addresses_2_tagged   (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp  (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei  (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid  (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable   (registers_addresses_3_enable),
        .registers_addresses_3_ip       (registers_addresses_3_ip),
        .registers_addresses_3_mac      (registers_addresses_3_mac),
        .registers_addresses_3_tagged   (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp  (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei  (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid  (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable   (registers_addresses_4_enable),
        .registers_addresses_4_ip       (registers_addresses_4_ip),
        .registers_addresses_4_mac      (registers_addresses_4_mac),
        .registers_addresses_4_tagged   (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp  (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei  (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid  (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable   (registers_addresses_5_enable),
        .registers_addresses_5_ip       (registers_addresses_5_ip),
        .registers_addresses_5_mac      (registers_addresses_5_mac),
        .registers_addresses_5_tagged   (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp  (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei  (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid  (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable   (registers_addresses_6_enable),
        .registers_addresses_6_ip       (registers_addresses_6_ip),
        .registers_addresses_6_mac      (registers_addresses_6_mac),
        .registers_addresses_6_tagged   (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp  (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei  (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid  (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable   (registers_addresses_7_enable),
        .registers_addresses_7_ip       (registers_addresses_7_ip),
        .registers_addresses_7_mac      (registers_addresses_7_mac),
        .registers_addresses_7_tagged   (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp  (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei  (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid  (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable   (registers_addresses_8_enable),
        .registers_addresses_8_ip       (registers_addresses_8_ip),
        .registers_addresses_8_mac      (registers_addresses_8_mac),
        .registers_addresses_8_tagged   (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp  (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei  (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid  (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable   (registers_addresses_9_enable),
        .registers_addresses_9_ip       (registers_addresses_9_ip),
        .registers_addresses_9_mac      (registers_addresses_9_mac),
        .registers_addresses_9_tagged   (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp  (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei  (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid  (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable  (registers_addresses_10_enable),
        .registers_addresses_10_ip      (registers_addresses_10_ip),
        .registers_addresses_10_mac     (registers_addresses_10_mac),
        .registers_addresses_10_tagged  (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable  (registers_addresses_11_enable),
        .registers_addresses_11_ip      (registers_addresses_11_ip),
        .registers_addresses_11_mac     (registers_addresses_11_mac),
        .registers_addresses_11_tagged  (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable  (registers_addresses_12_enable),
        .registers_addresses_12_ip      (registers_addresses_12_ip),
        .registers_addresses_12_mac     (registers_addresses_12_mac),
        .registers_addresses_12_tagged  (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable  (registers_addresses_13_enable),
        .registers_addresses_13_ip      (registers_addresses_13_ip),
        .registers_addresses_13_mac     (registers_addresses_13_mac),
        .registers_addresses_13_tagged  (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable  (registers_addresses_14_enable),
        .registers_addresses_14_ip      (registers_addresses_14_ip),
        .registers_addresses_14_mac     (registers_addresses_14_mac),
        .registers_addresses_14_tagged  (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable  (registers_addresses_15_enable),
        .registers_addresses_15_ip      (registers_addresses_15_ip),
        .registers_addresses_15_mac     (registers_addresses_15_mac),
        .registers_addresses_15_tagged  (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid (registers_addresses_15_tag_vid),
        .registers_last_hop_used        (registers_last_hop_used),
        .registers_last_hop_dscp        (registers_last_hop_dscp),
        .shown                          (map_shown),
        .meta_route                     (map_meta_route),
        .meta_content                   (map_meta_content),
        .meta_ses                       (map_meta_ses),
        .meta_ses_header                (map_meta_ses_header)
    );

    uet_rx_ring_b64_d1024_p256 ring (
        .clk                (clk),
        .rst                (rst),
        .end_valid          (ring_end_valid),
        .end_good           (ring_end_good),
        .end_stored         (ring_end_stored),
        .level              (ring_level),
        .up_payload_data    (parser_payload_payload_data),
        .up_payload_keep    (parser_payload_payload_keep),
        .up_payload_last    (parser_payload_payload_last),
        .up_payload_verdict (parser_payload_payload_verdict),
        .up_valid           (parser_payload_valid),
        .up_ready           (ring_up_ready),
        .down_payload_data  (ring_down_payload_data),
        .down_payload_keep  (ring_down_payload_keep),
        .down_payload_last  (ring_down_payload_last),
        .down_valid         (ring_down_valid),
        .down_ready         (placing_up_ready)
    );

    uet_rx_join_m64_g64_r64 joining (
        .clk                                  (clk),
        .rst                                  (rst),
        .shown                                (map_shown),
        .meta_route                           (map_meta_route),
        .meta_content                         (map_meta_content),
        .meta_ses                             (map_meta_ses),
        .meta_ses_header                      (map_meta_ses_header),
        .end_valid                            (ring_end_valid),
        .end_good                             (ring_end_good),
        .end_stored                           (ring_end_stored),
        .enable                               (receives),
        .delivered                            (delivered),
        .returns_messages                     (returns_messages),
        .returns_guaranteed                   (returns_guaranteed),
        .returns_responses                    (returns_responses),
        .peer_valid                           (joining_peer_valid),
        .peer_arrival_event_kind              (joining_peer_arrival_event_kind),
        .peer_arrival_event_source            (joining_peer_arrival_event_source),
        .peer_arrival_event_local             (joining_peer_arrival_event_local),
        .peer_arrival_event_entropy           (joining_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid            (joining_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid            (joining_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                 (joining_peer_arrival_event_m),
        .peer_arrival_event_retx              (joining_peer_arrival_event_retx),
        .peer_arrival_event_req               (joining_peer_arrival_event_req),
        .peer_arrival_event_p                 (joining_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset    (joining_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                (joining_peer_arrival_event_nt),
        .peer_arrival_event_nack_code         (joining_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code       (joining_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn               (joining_peer_arrival_event_psn),
        .peer_arrival_event_payload           (joining_peer_arrival_event_payload),
        .peer_arrival_event_cc_type           (joining_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr               (joining_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset   (joining_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap       (joining_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state          (joining_peer_arrival_event_cc_state),
        .peer_arrival_ses                     (joining_peer_arrival_ses),
        .peer_arrival_ses_header              (joining_peer_arrival_ses_header),
        .aside_valid                          (joining_aside_valid),
        .aside_delivered                      (joining_aside_delivered),
        .aside_side_stored                    (joining_aside_side_stored),
        .aside_side_reserved                  (joining_aside_side_reserved),
        .aside_side_source                    (joining_aside_side_source),
        .aside_side_length                    (joining_aside_side_length),
        .aside_side_ses                       (joining_aside_side_ses),
        .aside_side_ses_header                (joining_aside_side_ses_header),
        .events_off                           (joining_events_off),
        .events_unknown_address               (joining_events_unknown_address),
        .events_too_long                      (joining_events_too_long),
        .events_unrouted                      (joining_events_unrouted),
        .events_no_buffer                     (joining_events_no_buffer),
        .judged                               (joining_judged),
        .free_messages                        (joining_free_messages),
        .free_guaranteed                      (joining_free_guaranteed),
        .free_responses                       (joining_free_responses),
        .request_payload_source               (joining_request_payload_source),
        .request_payload_local                (joining_request_payload_local),
        .request_payload_kind                 (joining_request_payload_kind),
        .request_payload_rod                  (joining_request_payload_rod),
        .request_payload_trimmed              (joining_request_payload_trimmed),
        .request_payload_ce                   (joining_request_payload_ce),
        .request_payload_retx                 (joining_request_payload_retx),
        .request_payload_ar                   (joining_request_payload_ar),
        .request_payload_syn                  (joining_request_payload_syn),
        .request_payload_psn                  (joining_request_payload_psn),
        .request_payload_clear_offset         (joining_request_payload_clear_offset),
        .request_payload_opaque               (joining_request_payload_opaque),
        .request_payload_payload              (joining_request_payload_payload),
        .request_payload_spdcid               (joining_request_payload_spdcid),
        .request_payload_dpdcid               (joining_request_payload_dpdcid),
        .request_payload_length               (joining_request_payload_length),
        .request_payload_size                 (joining_request_payload_size),
        .request_payload_entropy              (joining_request_payload_entropy),
        .request_payload_message_id           (joining_request_payload_message_id),
        .request_payload_job_id               (joining_request_payload_job_id),
        .request_payload_resources_ccc        (joining_request_payload_resources_ccc),
        .request_payload_resources_bitmap     (joining_request_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer (joining_request_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del    (joining_request_payload_resources_gtd_del),
        .request_payload_resources_gtd_last   (joining_request_payload_resources_gtd_last),
        .request_payload_resources_ses_msg    (joining_request_payload_resources_ses_msg),
        .request_payload_resources_other      (joining_request_payload_resources_other),
        .request_payload_tss_method           (joining_request_payload_tss_method),
        .request_payload_tss_start_psn        (joining_request_payload_tss_start_psn),
        .request_valid                        (joining_request_valid),
        .request_ready                        (target_request_ready)
    );

    pds_target_n8_w128 target (
        .clk                                   (clk),
        .rst                                   (rst),
        .now                                   (now),
        .registers_ack_ack_on_ecn              (registers_pds_ack_ack_on_ecn),
        .registers_ack_ack_per_packet          (registers_pds_ack_ack_per_packet),
        .registers_ack_ack_tail                (registers_pds_ack_ack_tail),
        .registers_ack_ack_gen_trigger         (registers_pds_ack_ack_gen_trigger),
        .registers_ack_ack_gen_min_add         (registers_pds_ack_ack_gen_min_add),
        .registers_offer_mpr                   (registers_pds_offer_mpr),
        .registers_offer_rcv_cwnd_pend         (offer_rcv_cwnd_pend),
        .registers_offer_restore_cwnd          (offer_restore_cwnd),
        .registers_times_new_pdc               (registers_pds_times_new_pdc),
        .registers_times_linger                (registers_pds_times_linger),
        .registers_times_close_req             (registers_pds_times_close_req),
        .registers_quarantine                  (registers_pds_quarantine),
        .ready                                 (target_ready),
        .verdict_valid                         (target_verdict_valid),
        .verdict_verdict                       (target_verdict_verdict),
        .verdict_request_clear                 (target_verdict_request_clear),
        .deliver_valid                         (target_deliver_valid),
        .deliver_pdcid                         (target_deliver_pdcid),
        .deliver_psn                           (target_deliver_psn),
        .deliver_rod                           (target_deliver_rod),
        .deliver_cookie_ack                    (target_deliver_cookie_ack),
        .deliver_cookie_ce                     (target_deliver_cookie_ce),
        .deliver_cookie_retx                   (target_deliver_cookie_retx),
        .deliver_cookie_entropy                (target_deliver_cookie_entropy),
        .deliver_cookie_time                   (target_deliver_cookie_time),
        .ended_valid                           (target_ended_valid),
        .ended_done                            (target_ended_done),
        .ended_pdcid                           (target_ended_pdcid),
        .ended_source                          (target_ended_source),
        .ended_local                           (target_ended_local),
        .ended_spdcid                          (target_ended_spdcid),
        .ended_next_start_psn                  (target_ended_next_start_psn),
        .released_valid                        (target_released_valid),
        .released_pdcid                        (target_released_pdcid),
        .released_psn                          (target_released_psn),
        .released_handle                       (target_released_handle),
        .events_stored_response                (target_events_stored_response),
        .events_ack_req_stored                 (target_events_ack_req_stored),
        .events_gtd_resp_unavail               (target_events_gtd_resp_unavail),
        .events_ack_with_data                  (target_events_ack_with_data),
        .events_response_stale                 (target_events_response_stale),
        .events_command_ignored                (target_events_command_ignored),
        .events_guaranteed_not_stored          (target_events_guaranteed_not_stored),
        .events_reply_dropped                  (target_events_reply_dropped),
        .housekeeping_events_new_pdc_timeout   (target_housekeeping_events_new_pdc_timeout),
        .housekeeping_events_close_req_timeout (target_housekeeping_events_close_req_timeout),
        .housekeeping_events_command_ignored   (target_housekeeping_events_command_ignored),
        .trace_control_valid                   (target_trace_control_valid),
        .trace_control_kind                    (target_trace_control_kind),
        .trace_failed_valid                    (target_trace_failed_valid),
        .trace_failed_pdcid                    (target_trace_failed_pdcid),
        .trace_failed_by_time                  (target_trace_failed_by_time),
        .trace_free_valid                      (target_trace_free_valid),
        .trace_free_pdcid                      (target_trace_free_pdcid),
        .request_payload_source                (joining_request_payload_source),
        .request_payload_local                 (joining_request_payload_local),
        .request_payload_kind                  (joining_request_payload_kind),
        .request_payload_rod                   (joining_request_payload_rod),
        .request_payload_trimmed               (joining_request_payload_trimmed),
        .request_payload_ce                    (joining_request_payload_ce),
        .request_payload_retx                  (joining_request_payload_retx),
        .request_payload_ar                    (joining_request_payload_ar),
        .request_payload_syn                   (joining_request_payload_syn),
        .request_payload_psn                   (joining_request_payload_psn),
        .request_payload_clear_offset          (joining_request_payload_clear_offset),
        .request_payload_opaque                (joining_request_payload_opaque),
        .request_payload_payload               (joining_request_payload_payload),
        .request_payload_spdcid                (joining_request_payload_spdcid),
        .request_payload_dpdcid                (joining_request_payload_dpdcid),
        .request_payload_length                (joining_request_payload_length),
        .request_payload_size                  (joining_request_payload_size),
        .request_payload_entropy               (joining_request_payload_entropy),
        .request_payload_message_id            (joining_request_payload_message_id),
        .request_payload_job_id                (joining_request_payload_job_id),
        .request_payload_resources_ccc         (joining_request_payload_resources_ccc),
        .request_payload_resources_bitmap      (joining_request_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer  (joining_request_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del     (joining_request_payload_resources_gtd_del),
        .request_payload_resources_gtd_last    (joining_request_payload_resources_gtd_last),
        .request_payload_resources_ses_msg     (joining_request_payload_resources_ses_msg),
        .request_payload_resources_other       (joining_request_payload_resources_other),
        .request_payload_tss_method            (joining_request_payload_tss_method),
        .request_payload_tss_start_psn         (joining_request_payload_tss_start_psn),
        .request_valid                         (joining_request_valid),
        .request_ready                         (target_request_ready),
        .response_payload_pdcid                (response_payload_pdcid),
        .response_payload_psn                  (response_payload_psn),
        .response_payload_cookie_ack           (response_payload_cookie_ack),
        .response_payload_cookie_ce            (response_payload_cookie_ce),
        .response_payload_cookie_retx          (response_payload_cookie_retx),
        .response_payload_cookie_entropy       (response_payload_cookie_entropy),
        .response_payload_cookie_time          (response_payload_cookie_time),
        .response_payload_guaranteed           (response_payload_guaranteed),
        .response_payload_plain_ok             (response_payload_plain_ok),
        .response_payload_handle               (response_payload_handle),
        .response_payload_next_hdr             (response_payload_next_hdr),
        .response_valid                        (response_valid),
        .response_ready                        (target_response_ready),
        .command_payload_kind                  (command_payload_kind),
        .command_payload_pdcid                 (command_payload_pdcid),
        .command_payload_with_psn              (command_payload_with_psn),
        .command_payload_psn                   (command_payload_psn),
        .command_valid                         (command_valid),
        .command_ready                         (target_command_ready),
        .reply_payload_type                    (target_reply_payload_type),
        .reply_payload_destination             (target_reply_payload_destination),
        .reply_payload_local                   (target_reply_payload_local),
        .reply_payload_entropy                 (target_reply_payload_entropy),
        .reply_payload_spdcid                  (target_reply_payload_spdcid),
        .reply_payload_dpdcid                  (target_reply_payload_dpdcid),
        .reply_payload_m                       (target_reply_payload_m),
        .reply_payload_retx                    (target_reply_payload_retx),
        .reply_payload_req                     (target_reply_payload_req),
        .reply_payload_p                       (target_reply_payload_p),
        .reply_payload_ack_psn_offset          (target_reply_payload_ack_psn_offset),
        .reply_payload_cack_psn                (target_reply_payload_cack_psn),
        .reply_payload_response                (target_reply_payload_response),
        .reply_payload_message_id              (target_reply_payload_message_id),
        .reply_payload_job_id                  (target_reply_payload_job_id),
        .reply_payload_handle                  (target_reply_payload_handle),
        .reply_payload_next_hdr                (target_reply_payload_next_hdr),
        .reply_payload_kept                    (target_reply_payload_kept),
        .reply_payload_mpr                     (target_reply_payload_mpr),
        .reply_payload_sack_psn_offset         (target_reply_payload_sack_psn_offset),
        .reply_payload_sack_bitmap             (target_reply_payload_sack_bitmap),
        .reply_payload_service_time            (target_reply_payload_service_time),
        .reply_payload_restore_cwnd            (target_reply_payload_restore_cwnd),
        .reply_payload_rcv_cwnd_pend           (target_reply_payload_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes              (target_reply_payload_rcvd_bytes),
        .reply_payload_ooo_count               (target_reply_payload_ooo_count),
        .reply_payload_nack_code               (target_reply_payload_nack_code),
        .reply_payload_psn                     (target_reply_payload_psn),
        .reply_payload_payload                 (target_reply_payload_payload),
        .reply_payload_control                 (target_reply_payload_control),
        .reply_payload_ar                      (target_reply_payload_ar),
        .reply_valid                           (target_reply_valid),
        .reply_ready                           (reply_map_reply_ready)
    );

    delay_w32_c4 handle_later (
        .clk (clk),
        .d   (response_payload_handle),
        .q   (handle_later_q)
    );

    delay_w1_c4 guaranteed_later (
        .clk (clk),
        .d   (response_payload_guaranteed),
        .q   (guaranteed_later_q)
    );

    delay_w17_c32 ended_later (
        .clk     (clk),
        .d_valid (target_ended_valid && target_ended_done),
        .d_pdcid (target_ended_pdcid),
        .q_valid (ended_later_q_valid),
        .q_pdcid (ended_later_q_pdcid)
    );

    uet_ses_stub_m64_g64_r64 ses (
        .clk                                      (clk),
        .rst                                      (rst),
        .aside_valid                              (joining_aside_valid),
        .aside_delivered                          (joining_aside_delivered),
        .aside_side_stored                        (joining_aside_side_stored),
        .aside_side_reserved                      (joining_aside_side_reserved),
        .aside_side_source                        (joining_aside_side_source),
        .aside_side_length                        (joining_aside_side_length),
        .aside_side_ses                           (joining_aside_side_ses),
        .aside_side_ses_header                    (joining_aside_side_ses_header),
        .deliver_valid                            (target_deliver_valid),
        .deliver_pdcid                            (target_deliver_pdcid),
        .deliver_psn                              (target_deliver_psn),
        .deliver_rod                              (target_deliver_rod),
        .deliver_cookie_ack                       (target_deliver_cookie_ack),
        .deliver_cookie_ce                        (target_deliver_cookie_ce),
        .deliver_cookie_retx                      (target_deliver_cookie_retx),
        .deliver_cookie_entropy                   (target_deliver_cookie_entropy),
        .deliver_cookie_time                      (target_deliver_cookie_time),
        .regions_valid                            (regions_valid),
        .regions_index                            (regions_index),
        .regions_region_enable                    (regions_region_enable),
        .regions_region_key                       (regions_region_key),
        .regions_region_base                      (regions_region_base),
        .regions_region_length                    (regions_region_length),
        .regions_region_remote_write              (regions_region_remote_write),
        .ended_valid                              (ended_later_q_valid),
        .ended_pdcid                              (ended_later_q_pdcid),
        .released_sent_valid                      (ses_released_sent_valid_term && !target_reply_payload_kept),
        .released_sent_handle                     (target_reply_payload_handle),
        .released_released_valid                  (target_released_valid),
        .released_released_handle                 (target_released_handle),
        .released_stale_valid                     (target_events_response_stale && guaranteed_later_q),
        .released_stale_handle                    (handle_later_q),
        .released_reply_leaves                    (reply_taken),
        .released_reply_waits                     (target_reply_valid),
        .ready                                    (ses_ready),
        .order_valid                              (ses_order_valid),
        .order_payload_place                      (ses_order_payload_place),
        .order_payload_placement_address          (ses_order_payload_placement_address),
        .order_payload_placement_length           (ses_order_payload_placement_length),
        .order_payload_placement_pdcid            (ses_order_payload_placement_pdcid),
        .order_payload_placement_message_id       (ses_order_payload_placement_message_id),
        .order_payload_completes                  (ses_order_payload_completes),
        .order_payload_completion_opcode          (ses_order_payload_completion_opcode),
        .order_payload_completion_return_code     (ses_order_payload_completion_return_code),
        .order_payload_completion_reported        (ses_order_payload_completion_reported),
        .order_payload_completion_has_header_data (ses_order_payload_completion_has_header_data),
        .order_payload_completion_header_data     (ses_order_payload_completion_header_data),
        .order_payload_completion_wr_id           (ses_order_payload_completion_wr_id),
        .order_payload_completion_bytes           (ses_order_payload_completion_bytes),
        .order_payload_completion_initiator       (ses_order_payload_completion_initiator),
        .order_payload_completion_key             (ses_order_payload_completion_key),
        .order_payload_completion_job_id          (ses_order_payload_completion_job_id),
        .order_payload_completion_message_id      (ses_order_payload_completion_message_id),
        .order_payload_completion_pdcid           (ses_order_payload_completion_pdcid),
        .store_valid                              (ses_store_valid),
        .store_handle                             (ses_store_handle),
        .store_response_opcode                    (ses_store_response_opcode),
        .store_response_return_code               (ses_store_response_return_code),
        .store_response_message_id                (ses_store_response_message_id),
        .store_response_ri_generation             (ses_store_response_ri_generation),
        .store_response_job_id                    (ses_store_response_job_id),
        .store_response_modified_length           (ses_store_response_modified_length),
        .returns_messages                         (ses_returns_messages),
        .returns_guaranteed                       (ses_returns_guaranteed),
        .returns_responses                        (ses_returns_responses),
        .held_messages                            (ses_held_messages),
        .held_guaranteed                          (ses_held_guaranteed),
        .held_responses                           (ses_held_responses),
        .held_deliveries                          (ses_held_deliveries),
        .events_delivered                         (ses_events_delivered),
        .events_return_code                       (ses_events_return_code),
        .events_completed                         (ses_events_completed),
        .buffers_payload_address                  (buffers_payload_address),
        .buffers_payload_length                   (buffers_payload_length),
        .buffers_payload_wr_id                    (buffers_payload_wr_id),
        .buffers_valid                            (buffers_valid),
        .buffers_ready                            (ses_buffers_ready),
        .response_payload_pdcid                   (ses_response_payload_pdcid),
        .response_payload_psn                     (ses_response_payload_psn),
        .response_payload_cookie_ack              (ses_response_payload_cookie_ack),
        .response_payload_cookie_ce               (ses_response_payload_cookie_ce),
        .response_payload_cookie_retx             (ses_response_payload_cookie_retx),
        .response_payload_cookie_entropy          (ses_response_payload_cookie_entropy),
        .response_payload_cookie_time             (ses_response_payload_cookie_time),
        .response_payload_guaranteed              (ses_response_payload_guaranteed),
        .response_payload_plain_ok                (ses_response_payload_plain_ok),
        .response_payload_handle                  (ses_response_payload_handle),
        .response_payload_next_hdr                (ses_response_payload_next_hdr),
        .response_valid                           (ses_response_valid),
        .response_ready                           (target_response_ready)
    );

    uet_placer_b64_p256 placing (
        .clk                                      (clk),
        .rst                                      (rst),
        .order_valid                              (ses_order_valid),
        .order_payload_place                      (ses_order_payload_place),
        .order_payload_placement_address          (ses_order_payload_placement_address),
        .order_payload_placement_length           (ses_order_payload_placement_length),
        .order_payload_placement_pdcid            (ses_order_payload_placement_pdcid),
        .order_payload_placement_message_id       (ses_order_payload_placement_message_id),
        .order_payload_completes                  (ses_order_payload_completes),
        .order_payload_completion_opcode          (ses_order_payload_completion_opcode),
        .order_payload_completion_return_code     (ses_order_payload_completion_return_code),
        .order_payload_completion_reported        (ses_order_payload_completion_reported),
        .order_payload_completion_has_header_data (ses_order_payload_completion_has_header_data),
        .order_payload_completion_header_data     (ses_order_payload_completion_header_data),
        .order_payload_completion_wr_id           (ses_order_payload_completion_wr_id),
        .order_payload_completion_bytes           (ses_order_payload_completion_bytes),
        .order_payload_completion_initiator       (ses_order_payload_completion_initiator),
        .order_payload_completion_key             (ses_order_payload_completion_key),
        .order_payload_completion_job_id          (ses_order_payload_completion_job_id),
        .order_payload_completion_message_id      (ses_order_payload_completion_message_id),
        .order_payload_completion_pdcid           (ses_order_payload_completion_pdcid),
        .up_payload_data                          (ring_down_payload_data),
        .up_payload_keep                          (ring_down_payload_keep),
        .up_payload_last                          (ring_down_payload_last),
        .up_valid                                 (ring_down_valid),
        .up_ready                                 (placing_up_ready),
        .place_payload_data                       (placing_place_payload_data),
        .place_payload_keep                       (placing_place_payload_keep),
        .place_payload_last                       (placing_place_payload_last),
        .place_payload_user_address               (placing_place_payload_user_address),
        .place_payload_user_length                (placing_place_payload_user_length),
        .place_payload_user_pdcid                 (placing_place_payload_user_pdcid),
        .place_payload_user_message_id            (placing_place_payload_user_message_id),
        .place_valid                              (placing_place_valid),
        .place_ready                              (place_ready),
        .completion_payload_opcode                (placing_completion_payload_opcode),
        .completion_payload_return_code           (placing_completion_payload_return_code),
        .completion_payload_reported              (placing_completion_payload_reported),
        .completion_payload_has_header_data       (placing_completion_payload_has_header_data),
        .completion_payload_header_data           (placing_completion_payload_header_data),
        .completion_payload_wr_id                 (placing_completion_payload_wr_id),
        .completion_payload_bytes                 (placing_completion_payload_bytes),
        .completion_payload_initiator             (placing_completion_payload_initiator),
        .completion_payload_key                   (placing_completion_payload_key),
        .completion_payload_job_id                (placing_completion_payload_job_id),
        .completion_payload_message_id            (placing_completion_payload_message_id),
        .completion_payload_pdcid                 (placing_completion_payload_pdcid),
        .completion_valid                         (placing_completion_valid),
        .completion_ready                         (completion_ready)
    );

    uet_reply_map_b64_g64 reply_map (
        .clk                                  (clk),
        .rst                                  (rst),
        .registers_addresses_0_enable         (registers_addresses_0_enable),
        .registers_addresses_0_ip             (registers_addresses_0_ip),
        .registers_addresses_0_mac            (registers_addresses_0_mac),
        .registers_addresses_0_tagged         (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp        (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei        (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid        (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable         (registers_addresses_1_enable),
        .registers_addresses_1_ip             (registers_addresses_1_ip),
        .registers_addresses_1_mac            (registers_addresses_1_mac),
        .registers_addresses_1_tagged         (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp        (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei        (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid        (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable         (registers_addresses_2_enable),
        .registers_addresses_2_ip             (registers_addresses_2_ip),
        .registers_addresses_2_mac            (registers_addresses_2_mac),
        .registers_addresses_2_tagged         (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp        (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei        (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid        (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable         (registers_addresses_3_enable),
        .registers_addresses_3_ip             (registers_addresses_3_ip),
        .registers_addresses_3_mac            (registers_addresses_3_mac),
        .registers_addresses_3_tagged         (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp        (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei        (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid        (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable         (registers_addresses_4_enable),
        .registers_addresses_4_ip             (registers_addresses_4_ip),
        .registers_addresses_4_mac            (registers_addresses_4_mac),
        .registers_addresses_4_tagged         (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp        (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei        (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid        (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable         (registers_addresses_5_enable),
        .registers_addresses_5_ip             (registers_addresses_5_ip),
        .registers_addresses_5_mac            (registers_addresses_5_mac),
        .registers_addresses_5_tagged         (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp        (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei        (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid        (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable         (registers_addresses_6_enable),
        .registers_addresses_6_ip             (registers_addresses_6_ip),
        .registers_addresses_6_mac            (registers_addresses_6_mac),
        .registers_addresses_6_tagged         (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp        (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei        (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid        (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable         (registers_addresses_7_enable),
        .registers_addresses_7_ip             (registers_addresses_7_ip),
        .registers_addresses_7_mac            (registers_addresses_7_mac),
        .registers_addresses_7_tagged         (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp        (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei        (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid        (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable         (registers_addresses_8_enable),
        .registers_addresses_8_ip             (registers_addresses_8_ip),
        .registers_addresses_8_mac            (registers_addresses_8_mac),
        .registers_addresses_8_tagged         (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp        (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei        (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid        (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable         (registers_addresses_9_enable),
        .registers_addresses_9_ip             (registers_addresses_9_ip),
        .registers_addresses_9_mac            (registers_addresses_9_mac),
        .registers_addresses_9_tagged         (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp        (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei        (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid        (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable        (registers_addresses_10_enable),
        .registers_addresses_10_ip            (registers_addresses_10_ip),
        .registers_addresses_10_mac           (registers_addresses_10_mac),
        .registers_addresses_10_tagged        (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp       (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei       (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid       (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable        (registers_addresses_11_enable),
        .registers_addresses_11_ip            (registers_addresses_11_ip),
        .registers_addresses_11_mac           (registers_addresses_11_mac),
        .registers_addresses_11_tagged        (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp       (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei       (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid       (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable        (registers_addresses_12_enable),
        .registers_addresses_12_ip            (registers_addresses_12_ip),
        .registers_addresses_12_mac           (registers_addresses_12_mac),
        .registers_addresses_12_tagged        (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp       (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei       (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid       (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable        (registers_addresses_13_enable),
        .registers_addresses_13_ip            (registers_addresses_13_ip),
        .registers_addresses_13_mac           (registers_addresses_13_mac),
        .registers_addresses_13_tagged        (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp       (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei       (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid       (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable        (registers_addresses_14_enable),
        .registers_addresses_14_ip            (registers_addresses_14_ip),
        .registers_addresses_14_mac           (registers_addresses_14_mac),
        .registers_addresses_14_tagged        (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp       (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei       (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid       (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable        (registers_addresses_15_enable),
        .registers_addresses_15_ip            (registers_addresses_15_ip),
        .registers_addresses_15_mac           (registers_addresses_15_mac),
        .registers_addresses_15_tagged        (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp       (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei       (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid       (registers_addresses_15_tag_vid),
        .registers_gateway                    (registers_gateway),
        .registers_reply_dscp                 (registers_reply_dscp),
        .registers_reply_outer_ttl            (registers_reply_outer_ttl),
        .registers_reply_outer_native         (registers_reply_outer_native),
        .neighbour_valid                      (neighbour_valid),
        .neighbour_forget                     (neighbour_forget),
        .neighbour_ip                         (neighbour_ip),
        .neighbour_mac                        (neighbour_mac),
        .found_opcode                         (response_found_opcode),
        .found_return_code                    (response_found_return_code),
        .found_message_id                     (response_found_message_id),
        .found_ri_generation                  (response_found_ri_generation),
        .found_job_id                         (response_found_job_id),
        .found_modified_length                (response_found_modified_length),
        .ready                                (reply_map_ready),
        .taken                                (reply_map_taken),
        .handle                               (reply_map_handle),
        .not_known                            (reply_map_not_known),
        .reply_payload_type                   (target_reply_payload_type),
        .reply_payload_destination            (target_reply_payload_destination),
        .reply_payload_local                  (target_reply_payload_local),
        .reply_payload_entropy                (target_reply_payload_entropy),
        .reply_payload_spdcid                 (target_reply_payload_spdcid),
        .reply_payload_dpdcid                 (target_reply_payload_dpdcid),
        .reply_payload_m                      (target_reply_payload_m),
        .reply_payload_retx                   (target_reply_payload_retx),
        .reply_payload_req                    (target_reply_payload_req),
        .reply_payload_p                      (target_reply_payload_p),
        .reply_payload_ack_psn_offset         (target_reply_payload_ack_psn_offset),
        .reply_payload_cack_psn               (target_reply_payload_cack_psn),
        .reply_payload_response               (target_reply_payload_response),
        .reply_payload_message_id             (target_reply_payload_message_id),
        .reply_payload_job_id                 (target_reply_payload_job_id),
        .reply_payload_handle                 (target_reply_payload_handle),
        .reply_payload_next_hdr               (target_reply_payload_next_hdr),
        .reply_payload_kept                   (target_reply_payload_kept),
        .reply_payload_mpr                    (target_reply_payload_mpr),
        .reply_payload_sack_psn_offset        (target_reply_payload_sack_psn_offset),
        .reply_payload_sack_bitmap            (target_reply_payload_sack_bitmap),
        .reply_payload_service_time           (target_reply_payload_service_time),
        .reply_payload_restore_cwnd           (target_reply_payload_restore_cwnd),
        .reply_payload_rcv_cwnd_pend          (target_reply_payload_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes             (target_reply_payload_rcvd_bytes),
        .reply_payload_ooo_count              (target_reply_payload_ooo_count),
        .reply_payload_nack_code              (target_reply_payload_nack_code),
        .reply_payload_psn                    (target_reply_payload_psn),
        .reply_payload_payload                (target_reply_payload_payload),
        .reply_payload_control                (target_reply_payload_control),
        .reply_payload_ar                     (target_reply_payload_ar),
        .reply_valid                          (target_reply_valid),
        .reply_ready                          (reply_map_reply_ready),
        .headers_payload_ethernet_destination (reply_map_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (reply_map_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (reply_map_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (reply_map_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (reply_map_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (reply_map_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (reply_map_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (reply_map_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (reply_map_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (reply_map_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (reply_map_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (reply_map_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (reply_map_headers_payload_ip),
        .headers_payload_ip_header            (reply_map_headers_payload_ip_header),
        .headers_payload_transport            (reply_map_headers_payload_transport),
        .headers_payload_transport_header     (reply_map_headers_payload_transport_header),
        .headers_payload_trimmed              (reply_map_headers_payload_trimmed),
        .headers_payload_pds                  (reply_map_headers_payload_pds),
        .headers_payload_pds_header           (reply_map_headers_payload_pds_header),
        .headers_payload_ses                  (reply_map_headers_payload_ses),
        .headers_payload_ses_header           (reply_map_headers_payload_ses_header),
        .headers_payload_extension            (reply_map_headers_payload_extension),
        .headers_payload_extension_header     (reply_map_headers_payload_extension_header),
        .headers_payload_payload_length       (reply_map_headers_payload_payload_length),
        .headers_valid                        (reply_map_headers_valid),
        .headers_ready                        (deparser_headers_ready),
        .payload_payload_data                 (reply_map_payload_payload_data),
        .payload_payload_keep                 (reply_map_payload_payload_keep),
        .payload_payload_last                 (reply_map_payload_payload_last),
        .payload_valid                        (reply_map_payload_valid),
        .payload_ready                        (deparser_payload_ready)
    );

    uet_response_store_g64 store (
        .clk                            (clk),
        .store_valid                    (ses_store_valid),
        .store_handle                   (ses_store_handle),
        .store_response_opcode          (ses_store_response_opcode),
        .store_response_return_code     (ses_store_response_return_code),
        .store_response_message_id      (ses_store_response_message_id),
        .store_response_ri_generation   (ses_store_response_ri_generation),
        .store_response_job_id          (ses_store_response_job_id),
        .store_response_modified_length (ses_store_response_modified_length),
        .handle                         (reply_map_handle),
        .found_opcode                   (store_found_opcode),
        .found_return_code              (store_found_return_code),
        .found_message_id               (store_found_message_id),
        .found_ri_generation            (store_found_ri_generation),
        .found_job_id                   (store_found_job_id),
        .found_modified_length          (store_found_modified_length)
    );

    uet_deparser_b64_crc_little deparser (
        .clk                                  (clk),
        .rst                                  (rst),
        .counts_sent                          (deparser_counts_sent),
        .counts_wrong_length                  (deparser_counts_wrong_length),
        .counts_too_long                      (deparser_counts_too_long),
        .counts_no_packet                     (deparser_counts_no_packet),
        .headers_payload_ethernet_destination (reply_map_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (reply_map_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (reply_map_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (reply_map_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (reply_map_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (reply_map_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (reply_map_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (reply_map_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (reply_map_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (reply_map_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (reply_map_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (reply_map_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (reply_map_headers_payload_ip),
        .headers_payload_ip_header            (reply_map_headers_payload_ip_header),
        .headers_payload_transport            (reply_map_headers_payload_transport),
        .headers_payload_transport_header     (reply_map_headers_payload_transport_header),
        .headers_payload_trimmed              (reply_map_headers_payload_trimmed),
        .headers_payload_pds                  (reply_map_headers_payload_pds),
        .headers_payload_pds_header           (reply_map_headers_payload_pds_header),
        .headers_payload_ses                  (reply_map_headers_payload_ses),
        .headers_payload_ses_header           (reply_map_headers_payload_ses_header),
        .headers_payload_extension            (reply_map_headers_payload_extension),
        .headers_payload_extension_header     (reply_map_headers_payload_extension_header),
        .headers_payload_payload_length       (reply_map_headers_payload_payload_length),
        .headers_valid                        (reply_map_headers_valid),
        .headers_ready                        (deparser_headers_ready),
        .payload_payload_data                 (reply_map_payload_payload_data),
        .payload_payload_keep                 (reply_map_payload_payload_keep),
        .payload_payload_last                 (reply_map_payload_payload_last),
        .payload_valid                        (reply_map_payload_valid),
        .payload_ready                        (deparser_payload_ready),
        .down_payload_data                    (deparser_down_payload_data),
        .down_payload_keep                    (deparser_down_payload_keep),
        .down_payload_last                    (deparser_down_payload_last),
        .down_payload_wrong                   (deparser_down_payload_wrong),
        .down_valid                           (deparser_down_valid),
        .down_ready                           (replies_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            offer_rcv_cwnd_pend <= 7'd0;
            offer_restore_cwnd <= 1'b0;
            count_off <= 32'd0;
            count_unknown_address <= 32'd0;
            count_too_long <= 32'd0;
            count_unrouted <= 32'd0;
            count_no_buffer <= 32'd0;
        end else begin
            offer_rcv_cwnd_pend <= penalty;
            offer_restore_cwnd <= ring_level < 11'h100;
            if (joining_events_off) begin
                count_off <= count_off + 32'd1;
            end
            if (joining_events_unknown_address) begin
                count_unknown_address <= count_unknown_address + 32'd1;
            end
            if (joining_events_too_long) begin
                count_too_long <= count_too_long + 32'd1;
            end
            if (joining_events_unrouted) begin
                count_unrouted <= count_unrouted + 32'd1;
            end
            if (joining_events_no_buffer) begin
                count_no_buffer <= count_no_buffer + 32'd1;
            end
        end
    end

    assign ready = all_ready;
    assign peer_valid = joining_peer_valid;
    assign peer_arrival_event_kind = joining_peer_arrival_event_kind;
    assign peer_arrival_event_source = joining_peer_arrival_event_source;
    assign peer_arrival_event_local = joining_peer_arrival_event_local;
    assign peer_arrival_event_entropy = joining_peer_arrival_event_entropy;
    assign peer_arrival_event_spdcid = joining_peer_arrival_event_spdcid;
    assign peer_arrival_event_dpdcid = joining_peer_arrival_event_dpdcid;
    assign peer_arrival_event_m = joining_peer_arrival_event_m;
    assign peer_arrival_event_retx = joining_peer_arrival_event_retx;
    assign peer_arrival_event_req = joining_peer_arrival_event_req;
    assign peer_arrival_event_p = joining_peer_arrival_event_p;
    assign peer_arrival_event_ack_psn_offset = joining_peer_arrival_event_ack_psn_offset;
    assign peer_arrival_event_nt = joining_peer_arrival_event_nt;
    assign peer_arrival_event_nack_code = joining_peer_arrival_event_nack_code;
    assign peer_arrival_event_vendor_code = joining_peer_arrival_event_vendor_code;
    assign peer_arrival_event_psn = joining_peer_arrival_event_psn;
    assign peer_arrival_event_payload = joining_peer_arrival_event_payload;
    assign peer_arrival_event_cc_type = joining_peer_arrival_event_cc_type;
    assign peer_arrival_event_mpr = joining_peer_arrival_event_mpr;
    assign peer_arrival_event_sack_psn_offset = joining_peer_arrival_event_sack_psn_offset;
    assign peer_arrival_event_sack_bitmap = joining_peer_arrival_event_sack_bitmap;
    assign peer_arrival_event_cc_state = joining_peer_arrival_event_cc_state;
    assign peer_arrival_ses = joining_peer_arrival_ses;
    assign peer_arrival_ses_header = joining_peer_arrival_ses_header;
    assign counts_parser_uet = parser_counts_uet;
    assign counts_parser_other = parser_counts_other;
    assign counts_parser_short = parser_counts_short;
    assign counts_parser_unknown_type = parser_counts_unknown_type;
    assign counts_parser_unknown_next_header = parser_counts_unknown_next_header;
    assign counts_parser_bad_length = parser_counts_bad_length;
    assign counts_parser_bad_version = parser_counts_bad_version;
    assign counts_parser_unsupported = parser_counts_unsupported;
    assign counts_parser_fragment = parser_counts_fragment;
    assign counts_parser_bad_checksum = parser_counts_bad_checksum;
    assign counts_parser_bad_crc = parser_counts_bad_crc;
    assign counts_parser_bad_fcs = parser_counts_bad_fcs;
    assign counts_parser_reserved_bits = parser_counts_reserved_bits;
    assign counts_parser_wrong_next_header = parser_counts_wrong_next_header;
    assign counts_parser_unknown_control_type = parser_counts_unknown_control_type;
    assign counts_parser_unknown_ack_request = parser_counts_unknown_ack_request;
    assign counts_deparser_sent = deparser_counts_sent;
    assign counts_deparser_wrong_length = deparser_counts_wrong_length;
    assign counts_deparser_too_long = deparser_counts_too_long;
    assign counts_deparser_no_packet = deparser_counts_no_packet;
    assign counts_off = count_off;
    assign counts_unknown_address = count_unknown_address;
    assign counts_too_long = count_too_long;
    assign counts_unrouted = count_unrouted;
    assign counts_no_buffer = count_no_buffer;
    assign neighbour_not_known = reply_map_not_known;
    assign level = ring_level;
    assign trace_request_valid = joining_request_valid;
    assign trace_request_payload_source = joining_request_payload_source;
    assign trace_request_payload_local = joining_request_payload_local;
    assign trace_request_payload_kind = joining_request_payload_kind;
    assign trace_request_payload_rod = joining_request_payload_rod;
    assign trace_request_payload_trimmed = joining_request_payload_trimmed;
    assign trace_request_payload_ce = joining_request_payload_ce;
    assign trace_request_payload_retx = joining_request_payload_retx;
    assign trace_request_payload_ar = joining_request_payload_ar;
    assign trace_request_payload_syn = joining_request_payload_syn;
    assign trace_request_payload_psn = joining_request_payload_psn;
    assign trace_request_payload_clear_offset = joining_request_payload_clear_offset;
    assign trace_request_payload_opaque = joining_request_payload_opaque;
    assign trace_request_payload_payload = joining_request_payload_payload;
    assign trace_request_payload_spdcid = joining_request_payload_spdcid;
    assign trace_request_payload_dpdcid = joining_request_payload_dpdcid;
    assign trace_request_payload_length = joining_request_payload_length;
    assign trace_request_payload_size = joining_request_payload_size;
    assign trace_request_payload_entropy = joining_request_payload_entropy;
    assign trace_request_payload_message_id = joining_request_payload_message_id;
    assign trace_request_payload_job_id = joining_request_payload_job_id;
    assign trace_request_payload_resources_ccc = joining_request_payload_resources_ccc;
    assign trace_request_payload_resources_bitmap = joining_request_payload_resources_bitmap;
    assign trace_request_payload_resources_pkt_buffer = joining_request_payload_resources_pkt_buffer;
    assign trace_request_payload_resources_gtd_del = joining_request_payload_resources_gtd_del;
    assign trace_request_payload_resources_gtd_last = joining_request_payload_resources_gtd_last;
    assign trace_request_payload_resources_ses_msg = joining_request_payload_resources_ses_msg;
    assign trace_request_payload_resources_other = joining_request_payload_resources_other;
    assign trace_request_payload_tss_method = joining_request_payload_tss_method;
    assign trace_request_payload_tss_start_psn = joining_request_payload_tss_start_psn;
    assign trace_verdict_valid = target_verdict_valid;
    assign trace_verdict_verdict = target_verdict_verdict;
    assign trace_verdict_request_clear = target_verdict_request_clear;
    assign trace_deliver_valid = target_deliver_valid;
    assign trace_deliver_pdcid = target_deliver_pdcid;
    assign trace_deliver_psn = target_deliver_psn;
    assign trace_deliver_rod = target_deliver_rod;
    assign trace_deliver_cookie_ack = target_deliver_cookie_ack;
    assign trace_deliver_cookie_ce = target_deliver_cookie_ce;
    assign trace_deliver_cookie_retx = target_deliver_cookie_retx;
    assign trace_deliver_cookie_entropy = target_deliver_cookie_entropy;
    assign trace_deliver_cookie_time = target_deliver_cookie_time;
    assign trace_response_valid = handed_over;
    assign trace_response_payload_pdcid = response_payload_pdcid;
    assign trace_response_payload_psn = response_payload_psn;
    assign trace_response_payload_cookie_ack = response_payload_cookie_ack;
    assign trace_response_payload_cookie_ce = response_payload_cookie_ce;
    assign trace_response_payload_cookie_retx = response_payload_cookie_retx;
    assign trace_response_payload_cookie_entropy = response_payload_cookie_entropy;
    assign trace_response_payload_cookie_time = response_payload_cookie_time;
    assign trace_response_payload_guaranteed = response_payload_guaranteed;
    assign trace_response_payload_plain_ok = response_payload_plain_ok;
    assign trace_response_payload_handle = response_payload_handle;
    assign trace_response_payload_next_hdr = response_payload_next_hdr;
    assign trace_reply_valid = reply_taken;
    assign trace_reply_payload_type = target_reply_payload_type;
    assign trace_reply_payload_destination = target_reply_payload_destination;
    assign trace_reply_payload_local = target_reply_payload_local;
    assign trace_reply_payload_entropy = target_reply_payload_entropy;
    assign trace_reply_payload_spdcid = target_reply_payload_spdcid;
    assign trace_reply_payload_dpdcid = target_reply_payload_dpdcid;
    assign trace_reply_payload_m = target_reply_payload_m;
    assign trace_reply_payload_retx = target_reply_payload_retx;
    assign trace_reply_payload_req = target_reply_payload_req;
    assign trace_reply_payload_p = target_reply_payload_p;
    assign trace_reply_payload_ack_psn_offset = target_reply_payload_ack_psn_offset;
    assign trace_reply_payload_cack_psn = target_reply_payload_cack_psn;
    assign trace_reply_payload_response = target_reply_payload_response;
    assign trace_reply_payload_message_id = target_reply_payload_message_id;
    assign trace_reply_payload_job_id = target_reply_payload_job_id;
    assign trace_reply_payload_handle = target_reply_payload_handle;
    assign trace_reply_payload_next_hdr = target_reply_payload_next_hdr;
    assign trace_reply_payload_kept = target_reply_payload_kept;
    assign trace_reply_payload_mpr = target_reply_payload_mpr;
    assign trace_reply_payload_sack_psn_offset = target_reply_payload_sack_psn_offset;
    assign trace_reply_payload_sack_bitmap = target_reply_payload_sack_bitmap;
    assign trace_reply_payload_service_time = target_reply_payload_service_time;
    assign trace_reply_payload_restore_cwnd = target_reply_payload_restore_cwnd;
    assign trace_reply_payload_rcv_cwnd_pend = target_reply_payload_rcv_cwnd_pend;
    assign trace_reply_payload_rcvd_bytes = target_reply_payload_rcvd_bytes;
    assign trace_reply_payload_ooo_count = target_reply_payload_ooo_count;
    assign trace_reply_payload_nack_code = target_reply_payload_nack_code;
    assign trace_reply_payload_psn = target_reply_payload_psn;
    assign trace_reply_payload_payload = target_reply_payload_payload;
    assign trace_reply_payload_control = target_reply_payload_control;
    assign trace_reply_payload_ar = target_reply_payload_ar;
    assign trace_free_messages = joining_free_messages;
    assign trace_free_guaranteed = joining_free_guaranteed;
    assign trace_free_responses = joining_free_responses;
    assign frames_ready = parser_up_ready;
    assign buffers_ready = ses_buffers_ready;
    assign command_ready = target_command_ready;
    assign place_payload_data = placing_place_payload_data;
    assign place_payload_keep = placing_place_payload_keep;
    assign place_payload_last = placing_place_payload_last;
    assign place_payload_user_address = placing_place_payload_user_address;
    assign place_payload_user_length = placing_place_payload_user_length;
    assign place_payload_user_pdcid = placing_place_payload_user_pdcid;
    assign place_payload_user_message_id = placing_place_payload_user_message_id;
    assign place_valid = placing_place_valid;
    assign completion_payload_opcode = placing_completion_payload_opcode;
    assign completion_payload_return_code = placing_completion_payload_return_code;
    assign completion_payload_reported = placing_completion_payload_reported;
    assign completion_payload_has_header_data = placing_completion_payload_has_header_data;
    assign completion_payload_header_data = placing_completion_payload_header_data;
    assign completion_payload_wr_id = placing_completion_payload_wr_id;
    assign completion_payload_bytes = placing_completion_payload_bytes;
    assign completion_payload_initiator = placing_completion_payload_initiator;
    assign completion_payload_key = placing_completion_payload_key;
    assign completion_payload_job_id = placing_completion_payload_job_id;
    assign completion_payload_message_id = placing_completion_payload_message_id;
    assign completion_payload_pdcid = placing_completion_payload_pdcid;
    assign completion_valid = placing_completion_valid;
    assign replies_payload_data = deparser_down_payload_data;
    assign replies_payload_keep = deparser_down_payload_keep;
    assign replies_payload_last = deparser_down_payload_last;
    assign replies_payload_wrong = deparser_down_payload_wrong;
    assign replies_valid = deparser_down_valid;

    wire _unused_ok = &{1'b0, registers_pds_offer_rcv_cwnd_pend, registers_pds_offer_restore_cwnd, joining_judged, target_ended_source, target_ended_local, target_ended_spdcid, target_ended_next_start_psn, target_released_pdcid, target_released_psn, target_trace_control_valid, target_trace_control_kind, target_trace_failed_valid, target_trace_failed_pdcid, target_trace_failed_by_time, target_trace_free_valid, target_trace_free_pdcid, ses_held_messages, ses_held_guaranteed, ses_held_responses, ses_held_deliveries};

`ifdef FORMAL
    wire [8:0] all_messages_are_somewhere_sum = {2'd0, joining_free_messages} + {4'd0, joining_judged};
    wire [8:0] all_messages_are_somewhere_sum_2 = all_messages_are_somewhere_sum + {6'd0, ses_held_deliveries} + {2'd0, ses_held_messages};
    wire [8:0] all_guaranteed_are_somewhere_sum = {2'd0, joining_free_guaranteed} + {4'd0, joining_judged};
    wire [8:0] all_guaranteed_are_somewhere_sum_2 = all_guaranteed_are_somewhere_sum + {6'd0, ses_held_deliveries};
    wire [8:0] all_guaranteed_are_somewhere_sum_3 = all_guaranteed_are_somewhere_sum_2 + {2'd0, ses_held_guaranteed};
    wire [8:0] all_responses_are_somewhere_sum = {2'd0, joining_free_responses} + {4'd0, joining_judged};
    wire [8:0] all_responses_are_somewhere_sum_2 = all_responses_are_somewhere_sum + {6'd0, ses_held_deliveries};
    wire [8:0] all_responses_are_somewhere_sum_3 = all_responses_are_somewhere_sum_2 + {2'd0, ses_held_responses} + {7'd0, returns_responses};

    always @(posedge clk) if (!rst) frames_are_taken: assert (!frames_valid || parser_up_ready);
    always @(posedge clk) if (!rst) all_messages_are_somewhere: assert (all_messages_are_somewhere_sum_2 + {7'd0, returns_messages} == 9'd64);
    always @(posedge clk) if (!rst) all_guaranteed_are_somewhere: assert (all_guaranteed_are_somewhere_sum_3 + {7'd0, returns_guaranteed} == 9'd64);
    always @(posedge clk) if (!rst) all_responses_are_somewhere: assert (all_responses_are_somewhere_sum_3 == 9'd64);
`endif

endmodule

`default_nettype wire
