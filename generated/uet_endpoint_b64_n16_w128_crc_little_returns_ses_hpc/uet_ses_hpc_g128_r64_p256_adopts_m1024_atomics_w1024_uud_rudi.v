// Semantic sublayer of an endpoint that receives, profile hpc.
`default_nettype none

module uet_ses_hpc_g128_r64_p256_adopts_m1024_atomics_w1024_uud_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire         aside_valid,
    input  wire         aside_delivered,
    input  wire         aside_side_stored,
    input  wire         aside_side_reserved,
    input  wire [127:0] aside_side_source,
    input  wire   [3:0] aside_side_local,
    input  wire  [13:0] aside_side_length,
    input  wire   [2:0] aside_side_ses,
    input  wire [351:0] aside_side_ses_header,
    input  wire [287:0] aside_side_extension,
    input  wire         aside_uud,
    input  wire         aside_rudi_is,
    input  wire         aside_rudi_brings,
    input  wire  [31:0] aside_rudi_echo_pkt_id,
    input  wire  [15:0] aside_rudi_echo_entropy,
    input  wire         aside_rudi_echo_retx,
    input  wire         aside_rudi_echo_m,
    input  wire         deliver_valid,
    input  wire  [15:0] deliver_pdcid,
    input  wire  [31:0] deliver_psn,
    input  wire         deliver_rod,
    input  wire         deliver_cookie_ack,
    input  wire         deliver_cookie_ce,
    input  wire         deliver_cookie_retx,
    input  wire  [15:0] deliver_cookie_entropy,
    input  wire  [16:0] deliver_cookie_time,
    input  wire         commands_job_valid,
    input  wire         commands_job_payload_remove,
    input  wire  [23:0] commands_job_payload_key,
    input  wire         commands_process_valid,
    input  wire         commands_process_payload_remove,
    input  wire         commands_process_payload_process_rel,
    input  wire  [23:0] commands_process_payload_process_job_id,
    input  wire  [11:0] commands_process_payload_process_pid_on_fep,
    input  wire         commands_resource_valid,
    input  wire         commands_resource_payload_remove,
    input  wire         commands_resource_payload_absolute,
    input  wire   [4:0] commands_resource_payload_owner,
    input  wire   [1:0] commands_resource_payload_space,
    input  wire  [11:0] commands_resource_payload_resource_index,
    input  wire         commands_resource_payload_context_enabled,
    input  wire         commands_resource_payload_context_uses_generation,
    input  wire   [7:0] commands_resource_payload_context_generation,
    input  wire  [15:0] commands_resource_payload_context_supported,
    input  wire         commands_context_valid,
    input  wire   [5:0] commands_context_payload_index,
    input  wire         commands_context_payload_context_enabled,
    input  wire         commands_context_payload_context_uses_generation,
    input  wire   [7:0] commands_context_payload_context_generation,
    input  wire  [15:0] commands_context_payload_context_supported,
    input  wire         commands_region_valid,
    input  wire         commands_region_payload_remove,
    input  wire  [63:0] commands_region_payload_region_key,
    input  wire  [63:0] commands_region_payload_region_base,
    input  wire  [63:0] commands_region_payload_region_first,
    input  wire  [63:0] commands_region_payload_region_length,
    input  wire         commands_region_payload_region_remote_read,
    input  wire         commands_region_payload_region_remote_write,
    input  wire         commands_region_payload_region_remote_atomic,
    input  wire         commands_region_payload_region_restricts_job,
    input  wire  [23:0] commands_region_payload_region_job_id,
    input  wire         commands_region_payload_region_restricts_resource,
    input  wire  [11:0] commands_region_payload_region_resource,
    input  wire         commands_receive_valid,
    input  wire         commands_receive_payload_tagged,
    input  wire   [1:0] commands_receive_payload_kind,
    input  wire   [5:0] commands_receive_payload_resource,
    input  wire  [63:0] commands_receive_payload_tag_match_bits,
    input  wire  [31:0] commands_receive_payload_tag_initiator,
    input  wire         commands_receive_payload_any_initiator,
    input  wire  [63:0] commands_receive_payload_ignore_bits,
    input  wire  [31:0] commands_receive_payload_place_wr_id,
    input  wire  [63:0] commands_receive_payload_place_address,
    input  wire  [31:0] commands_receive_payload_place_length,
    input  wire         commands_release_valid,
    input  wire   [4:0] commands_release_number,
    input  wire         released_sent_valid,
    input  wire  [31:0] released_sent_handle,
    input  wire         released_released_valid,
    input  wire  [31:0] released_released_handle,
    input  wire         released_stale_valid,
    input  wire  [31:0] released_stale_handle,
    input  wire         released_reply_leaves,
    input  wire         released_reply_waits,
    input  wire         tick,
    input  wire         flushed,
    input  wire         read_room,
    input  wire         found_valid,
    input  wire         found_hit,
    input  wire   [5:0] found_return_code,
    input  wire  [63:0] found_address,
    input  wire  [13:0] found_length,
    input  wire         host_atomic_valid,
    input  wire   [7:0] host_atomic_payload_opcode,
    input  wire   [7:0] host_atomic_payload_data_type,
    input  wire  [12:0] host_atomic_payload_address,
    input  wire  [63:0] host_atomic_payload_operand,
    input  wire  [63:0] host_atomic_payload_compare,
    input  wire         deferral_target_upper,
    input  wire         deferral_rtr_ready,
    input  wire         deferral_returned_ready,
    input  wire         deferral_refused_valid,
    input  wire  [31:0] deferral_refused_token,
    input  wire         deferral_answer_valid,
    input  wire   [5:0] deferral_answer_code,
    input  wire         rest_read_ready,
    input  wire         rest_answer_valid,
    input  wire   [4:0] rest_answer_payload_slot,
    input  wire   [5:0] rest_answer_payload_return_code,
    input  wire         rest_heard,
    input  wire         kept_heard,
    input  wire         rudi_ready,
    input  wire         rudi_room,
    output wire         ready,
    output wire         host_atomic_done_taken,
    output wire         host_atomic_done_done_valid,
    output wire   [5:0] host_atomic_done_done_code,
    output wire  [63:0] host_atomic_done_done_fetched,
    output wire         find_valid,
    output wire  [15:0] find_id,
    output wire  [15:0] find_pdcid,
    output wire  [13:0] find_length,
    output wire   [5:0] find_return_code,
    output wire         find_rudi_is,
    output wire  [31:0] find_rudi_pkt_id,
    output wire [127:0] find_rudi_source,
    output wire   [3:0] find_rudi_local,
    output wire         read_valid,
    output wire  [31:0] read_payload_tag,
    output wire  [63:0] read_payload_address,
    output wire  [13:0] read_payload_payload_length,
    output wire  [31:0] read_payload_request_length,
    output wire  [31:0] read_payload_message_offset,
    output wire  [23:0] read_payload_job_id,
    output wire  [15:0] read_payload_message_id,
    output wire         read_payload_small,
    output wire  [31:0] read_payload_psn,
    output wire         read_payload_rudi,
    output wire         rudi_read_valid,
    output wire  [31:0] rudi_read_payload_read_tag,
    output wire  [63:0] rudi_read_payload_read_address,
    output wire  [13:0] rudi_read_payload_read_payload_length,
    output wire  [31:0] rudi_read_payload_read_request_length,
    output wire  [31:0] rudi_read_payload_read_message_offset,
    output wire  [23:0] rudi_read_payload_read_job_id,
    output wire  [15:0] rudi_read_payload_read_message_id,
    output wire         rudi_read_payload_read_small,
    output wire  [31:0] rudi_read_payload_read_psn,
    output wire         rudi_read_payload_read_rudi,
    output wire  [31:0] rudi_read_payload_asker_echo_pkt_id,
    output wire  [15:0] rudi_read_payload_asker_echo_entropy,
    output wire         rudi_read_payload_asker_echo_retx,
    output wire         rudi_read_payload_asker_echo_m,
    output wire [127:0] rudi_read_payload_asker_to_destination,
    output wire   [3:0] rudi_read_payload_asker_to_local,
    output wire         deferral_told_rtr_valid,
    output wire  [31:0] deferral_told_rtr_payload_token,
    output wire [127:0] deferral_told_rtr_payload_destination,
    output wire   [3:0] deferral_told_rtr_payload_local,
    output wire  [23:0] deferral_told_rtr_payload_job_id,
    output wire  [63:0] deferral_told_rtr_payload_match_bits,
    output wire  [63:0] deferral_told_rtr_payload_buffer_offset,
    output wire         deferral_told_returned_valid,
    output wire  [31:0] deferral_told_returned_wr_id,
    output wire         deferral_told_refused_taken,
    output wire         deferral_told_arrived_valid,
    output wire  [15:0] deferral_told_arrived_peer,
    output wire  [63:0] deferral_told_arrived_match_bits,
    output wire  [63:0] deferral_told_arrived_buffer_offset,
    output wire         rest_told_read_valid,
    output wire   [4:0] rest_told_read_payload_slot,
    output wire [127:0] rest_told_read_payload_destination,
    output wire   [3:0] rest_told_read_payload_local,
    output wire  [23:0] rest_told_read_payload_job_id,
    output wire  [11:0] rest_told_read_payload_pid_on_fep,
    output wire  [11:0] rest_told_read_payload_resource_index,
    output wire  [63:0] rest_told_read_payload_key,
    output wire  [63:0] rest_told_read_payload_offset,
    output wire  [13:0] rest_told_read_payload_length,
    output wire  [63:0] rest_told_read_payload_address,
    output wire         rest_told_answer_taken,
    output wire         done_job_valid,
    output wire   [2:0] done_job_status,
    output wire   [3:0] done_job_slot,
    output wire         done_process_valid,
    output wire   [2:0] done_process_status,
    output wire   [4:0] done_process_slot,
    output wire         done_resource_valid,
    output wire   [2:0] done_resource_status,
    output wire   [5:0] done_resource_slot,
    output wire         done_region_valid,
    output wire   [2:0] done_region_status,
    output wire   [5:0] done_region_slot,
    output wire         done_context_taken,
    output wire         done_receive_taken,
    output wire         done_sends_valid,
    output wire   [1:0] done_sends_kind,
    output wire   [1:0] done_sends_outcome,
    output wire  [31:0] done_sends_wr_id,
    output wire         done_tags_valid,
    output wire   [1:0] done_tags_kind,
    output wire   [1:0] done_tags_outcome,
    output wire  [31:0] done_tags_wr_id,
    output wire         done_kept_found_valid,
    output wire  [31:0] done_kept_found_wr_id,
    output wire   [4:0] done_kept_found_number,
    output wire         done_kept_found_is_whole,
    output wire         done_released_valid,
    output wire         done_released_ok,
    output wire         order_valid,
    output wire         order_payload_bare,
    output wire         order_payload_place,
    output wire         order_payload_dc,
    output wire  [63:0] order_payload_placement_address,
    output wire  [13:0] order_payload_placement_length,
    output wire  [15:0] order_payload_placement_pdcid,
    output wire  [15:0] order_payload_placement_message_id,
    output wire         order_payload_placement_is_kept,
    output wire         order_payload_completes,
    output wire   [5:0] order_payload_completion_opcode,
    output wire   [5:0] order_payload_completion_return_code,
    output wire         order_payload_completion_reported,
    output wire         order_payload_completion_has_header_data,
    output wire  [63:0] order_payload_completion_header_data,
    output wire  [31:0] order_payload_completion_wr_id,
    output wire  [31:0] order_payload_completion_bytes,
    output wire  [31:0] order_payload_completion_initiator,
    output wire  [63:0] order_payload_completion_key,
    output wire  [23:0] order_payload_completion_job_id,
    output wire  [15:0] order_payload_completion_message_id,
    output wire  [15:0] order_payload_completion_pdcid,
    output wire         order_payload_completion_kept_is,
    output wire   [4:0] order_payload_completion_kept_number,
    output wire         store_valid,
    output wire   [8:0] store_handle,
    output wire   [1:0] store_response_list,
    output wire   [5:0] store_response_opcode,
    output wire   [5:0] store_response_return_code,
    output wire  [15:0] store_response_message_id,
    output wire   [7:0] store_response_ri_generation,
    output wire  [23:0] store_response_job_id,
    output wire  [31:0] store_response_modified_length,
    output wire   [3:0] store_response_fetched_length,
    output wire  [63:0] store_response_fetched_data,
    output wire   [1:0] returns_messages,
    output wire   [1:0] returns_guaranteed,
    output wire   [1:0] returns_responses,
    output wire         rudi_response_valid,
    output wire  [31:0] rudi_response_payload_handle,
    output wire   [3:0] rudi_response_payload_next_hdr,
    output wire  [31:0] rudi_response_payload_echo_pkt_id,
    output wire  [15:0] rudi_response_payload_echo_entropy,
    output wire         rudi_response_payload_echo_retx,
    output wire         rudi_response_payload_echo_m,
    output wire [127:0] rudi_response_payload_to_destination,
    output wire   [3:0] rudi_response_payload_to_local,
    output wire         rudi_response_payload_refused,
    output wire   [6:0] held_messages,
    output wire   [7:0] held_guaranteed,
    output wire   [6:0] held_responses,
    output wire   [6:0] held_deliveries,
    output wire   [6:0] held_complete,
    output wire         events_delivered,
    output wire   [5:0] events_return_code,
    output wire         events_completed,
    output wire  [15:0] response_payload_pdcid,
    output wire  [31:0] response_payload_psn,
    output wire         response_payload_cookie_ack,
    output wire         response_payload_cookie_ce,
    output wire         response_payload_cookie_retx,
    output wire  [15:0] response_payload_cookie_entropy,
    output wire  [16:0] response_payload_cookie_time,
    output wire         response_payload_guaranteed,
    output wire         response_payload_plain_ok,
    output wire  [31:0] response_payload_handle,
    output wire   [3:0] response_payload_next_hdr,
    output wire         response_valid,
    input  wire         response_ready
);

    localparam [2:0] ASIDE_SIDE_SES_REQUEST_SMALL  = 3'd1;
    localparam [2:0] ASIDE_SIDE_SES_REQUEST_MEDIUM = 3'd2;
    localparam [2:0] ASIDE_SIDE_SES_REQUEST_STD    = 3'd3;
    localparam [2:0] ASIDE_SIDE_SES_RESPONSE_DATA  = 3'd5;

    reg          enters;
    reg    [5:0] packet_opcode;
    reg    [1:0] packet_version;
    reg          packet_small;
    reg          packet_rudi;
    reg          packet_rod;
    reg          packet_dc;
    reg          packet_ie;
    reg          packet_rel;
    reg          packet_hd;
    reg          packet_som;
    reg          packet_eom;
    reg   [15:0] packet_message_id;
    reg    [7:0] packet_ri_generation;
    reg   [23:0] packet_job_id;
    reg   [11:0] packet_pid_on_fep;
    reg   [11:0] packet_resource_index;
    reg   [63:0] packet_buffer_offset;
    reg   [31:0] packet_initiator;
    reg   [63:0] packet_match_bits;
    reg   [63:0] packet_header_data;
    reg   [31:0] packet_request_length;
    reg   [13:0] packet_payload_length;
    reg   [31:0] packet_message_offset;
    reg   [15:0] packet_peer;
    reg   [15:0] packet_pdc;
    reg          entering_delivered;
    reg          entering_delivery_valid;
    reg   [15:0] entering_delivery_pdcid;
    reg   [31:0] entering_delivery_psn;
    reg          entering_delivery_rod;
    reg          entering_delivery_cookie_ack;
    reg          entering_delivery_cookie_ce;
    reg          entering_delivery_cookie_retx;
    reg   [15:0] entering_delivery_cookie_entropy;
    reg   [16:0] entering_delivery_cookie_time;
    reg          data_is;
    reg   [15:0] data_message_id;
    reg   [15:0] data_find_id;
    reg   [15:0] data_find_pdcid;
    reg   [13:0] data_find_length;
    reg    [5:0] data_find_return_code;
    reg          data_find_rudi_is;
    reg   [31:0] data_find_rudi_pkt_id;
    reg  [127:0] data_find_rudi_source;
    reg    [3:0] data_find_rudi_local;
    reg          data_is_standard;
    reg          rtr_is;
    reg   [63:0] rtr_match_bits;
    reg   [63:0] rtr_buffer_offset;
    reg  [127:0] rtr_from_source;
    reg    [3:0] rtr_from_local;
    reg   [31:0] rest_extension_eager_length;
    reg    [7:0] rest_extension_ri_generation;
    reg   [11:0] rest_extension_pid_on_fep;
    reg   [11:0] rest_extension_resource_index;
    reg   [63:0] rest_extension_read_offset;
    reg   [63:0] rest_extension_read_key;
    reg          uud;
    wire         half_ready;
    wire         half_result_valid;
    wire         half_result_expired;
    wire         half_result_response_plain;
    wire   [5:0] half_result_response_return_code;
    wire   [1:0] half_result_response_list;
    wire  [31:0] half_result_response_modified_length;
    wire   [7:0] half_result_response_ri_generation;
    wire         half_result_place;
    wire         half_result_dc;
    wire         half_result_read;
    wire  [63:0] half_result_address;
    wire  [13:0] half_result_length;
    wire         half_result_atomic;
    wire         half_result_completes;
    wire         half_result_completion_kind;
    wire   [5:0] half_result_completion_return_code;
    wire   [5:0] half_result_completion_opcode;
    wire  [31:0] half_result_completion_wr_id;
    wire  [31:0] half_result_completion_bytes;
    wire  [31:0] half_result_completion_cut;
    wire         half_result_completion_has_header_data;
    wire  [63:0] half_result_completion_header_data;
    wire  [63:0] half_result_completion_match_bits;
    wire  [31:0] half_result_completion_initiator;
    wire  [23:0] half_result_completion_job_id;
    wire  [15:0] half_result_completion_message_id;
    wire  [15:0] half_result_completion_peer;
    wire  [15:0] half_result_completion_pdc;
    wire         half_result_opens;
    wire         half_result_closes;
    wire         half_job_done_valid;
    wire   [2:0] half_job_done_status;
    wire   [3:0] half_job_done_slot;
    wire         half_process_done_valid;
    wire   [2:0] half_process_done_status;
    wire   [4:0] half_process_done_slot;
    wire         half_resource_done_valid;
    wire   [2:0] half_resource_done_status;
    wire   [5:0] half_resource_done_slot;
    wire         half_region_done_valid;
    wire   [2:0] half_region_done_status;
    wire   [5:0] half_region_done_slot;
    wire         half_send_done_valid;
    wire   [1:0] half_send_done_kind;
    wire   [1:0] half_send_done_outcome;
    wire  [31:0] half_send_done_wr_id;
    wire         half_tagged_done_valid;
    wire   [1:0] half_tagged_done_kind;
    wire   [1:0] half_tagged_done_outcome;
    wire  [31:0] half_tagged_done_wr_id;
    wire         half_deferral_told_rtr_valid;
    wire  [15:0] half_deferral_told_rtr_payload_peer;
    wire         half_deferral_told_rtr_payload_rel;
    wire  [23:0] half_deferral_told_rtr_payload_job_id;
    wire  [63:0] half_deferral_told_rtr_payload_buffer_offset;
    wire  [63:0] half_deferral_told_rtr_payload_match_bits;
    wire         half_deferral_told_returned_valid;
    wire  [31:0] half_deferral_told_returned_wr_id;
    wire         half_deferral_told_refused_taken;
    wire         half_waits_valid;
    wire  [31:0] half_waits_token;
    wire         half_rendezvous_told_read_valid;
    wire   [4:0] half_rendezvous_told_read_payload_slot;
    wire  [15:0] half_rendezvous_told_read_payload_peer;
    wire         half_rendezvous_told_read_payload_rel;
    wire  [23:0] half_rendezvous_told_read_payload_job_id;
    wire   [7:0] half_rendezvous_told_read_payload_ri_generation;
    wire  [11:0] half_rendezvous_told_read_payload_pid_on_fep;
    wire  [11:0] half_rendezvous_told_read_payload_resource_index;
    wire  [15:0] half_rendezvous_told_read_payload_message_id;
    wire         half_rendezvous_told_read_payload_som;
    wire         half_rendezvous_told_read_payload_eom;
    wire  [63:0] half_rendezvous_told_read_payload_key;
    wire  [63:0] half_rendezvous_told_read_payload_buffer_offset;
    wire  [31:0] half_rendezvous_told_read_payload_request_length;
    wire  [13:0] half_rendezvous_told_read_payload_payload_length;
    wire  [31:0] half_rendezvous_told_read_payload_message_offset;
    wire  [63:0] half_rendezvous_told_read_payload_address;
    wire         half_rendezvous_told_answer_taken;
    wire         half_rendezvous_told_done_valid;
    wire         half_rendezvous_told_done_completion_kind;
    wire   [5:0] half_rendezvous_told_done_completion_return_code;
    wire   [5:0] half_rendezvous_told_done_completion_opcode;
    wire  [31:0] half_rendezvous_told_done_completion_wr_id;
    wire  [31:0] half_rendezvous_told_done_completion_bytes;
    wire  [31:0] half_rendezvous_told_done_completion_cut;
    wire         half_rendezvous_told_done_completion_has_header_data;
    wire  [63:0] half_rendezvous_told_done_completion_header_data;
    wire  [63:0] half_rendezvous_told_done_completion_match_bits;
    wire  [31:0] half_rendezvous_told_done_completion_initiator;
    wire  [23:0] half_rendezvous_told_done_completion_job_id;
    wire  [15:0] half_rendezvous_told_done_completion_message_id;
    wire  [15:0] half_rendezvous_told_done_completion_peer;
    wire  [15:0] half_rendezvous_told_done_completion_pdc;
    wire         half_kept_told_found_valid;
    wire  [31:0] half_kept_told_found_wr_id;
    wire   [4:0] half_kept_told_found_number;
    wire         half_kept_told_found_is_whole;
    wire         half_kept_told_released_valid;
    wire         half_kept_told_released_ok;
    wire         half_kept_told_done_valid;
    wire   [4:0] half_kept_told_done_number;
    wire         half_kept_told_done_completion_kind;
    wire   [5:0] half_kept_told_done_completion_return_code;
    wire   [5:0] half_kept_told_done_completion_opcode;
    wire  [31:0] half_kept_told_done_completion_wr_id;
    wire  [31:0] half_kept_told_done_completion_bytes;
    wire  [31:0] half_kept_told_done_completion_cut;
    wire         half_kept_told_done_completion_has_header_data;
    wire  [63:0] half_kept_told_done_completion_header_data;
    wire  [63:0] half_kept_told_done_completion_match_bits;
    wire  [31:0] half_kept_told_done_completion_initiator;
    wire  [23:0] half_kept_told_done_completion_job_id;
    wire  [15:0] half_kept_told_done_completion_message_id;
    wire  [15:0] half_kept_told_done_completion_peer;
    wire  [15:0] half_kept_told_done_completion_pdc;
    wire         half_is_kept;
    wire         half_begins_rest_valid;
    wire   [4:0] half_begins_rest_slot;
    wire         half_job_commands_ready;
    wire         half_process_commands_ready;
    wire         half_resource_commands_ready;
    wire         half_contexts_ready;
    wire         half_regions_ready;
    wire         half_receives_ready;
    reg          atomic_standard;
    reg  [287:0] atomic_extension;
    reg   [13:0] atomic_length;
    reg          uud_entering;
    reg          rudi_entering;
    wire         line_up_ready;
    wire         line_down_payload_delivered;
    wire         line_down_payload_delivery_valid;
    wire  [15:0] line_down_payload_delivery_pdcid;
    wire  [31:0] line_down_payload_delivery_psn;
    wire         line_down_payload_delivery_rod;
    wire         line_down_payload_delivery_cookie_ack;
    wire         line_down_payload_delivery_cookie_ce;
    wire         line_down_payload_delivery_cookie_retx;
    wire  [15:0] line_down_payload_delivery_cookie_entropy;
    wire  [16:0] line_down_payload_delivery_cookie_time;
    wire  [15:0] line_down_payload_message_id;
    wire  [23:0] line_down_payload_job_id;
    wire         line_down_payload_by_return_data;
    wire  [15:0] line_down_payload_by_return_read_id;
    wire         line_down_payload_by_return_eom;
    wire         line_down_payload_by_return_fits;
    wire         line_down_payload_by_return_is_standard;
    wire  [31:0] line_down_payload_by_return_request_length;
    wire  [31:0] line_down_payload_by_return_message_offset;
    wire         line_down_payload_atomic_is_standard;
    wire [287:0] line_down_payload_atomic_extension;
    wire  [13:0] line_down_payload_atomic_payload_length;
    wire  [31:0] line_down_payload_atomic_request_length;
    wire         line_down_payload_atomic_fetching;
    wire         line_down_payload_deferral_rtr;
    wire [127:0] line_down_payload_deferral_source;
    wire   [3:0] line_down_payload_deferral_local;
    wire         line_down_payload_uud;
    wire         line_down_payload_rudi;
    wire         line_down_valid;
    wire         rtr_answers_up_ready;
    wire   [5:0] rtr_answers_down_payload;
    wire         rtr_answers_down_valid;
    wire         rtrs_taken;
    wire  [31:0] rtrs_down_payload_token;
    wire [127:0] rtrs_down_payload_destination;
    wire   [3:0] rtrs_down_payload_local;
    wire  [23:0] rtrs_down_payload_job_id;
    wire  [63:0] rtrs_down_payload_match_bits;
    wire  [63:0] rtrs_down_payload_buffer_offset;
    wire         rtrs_down_valid;
    wire         rests_taken;
    wire         rests_may_end;
    wire   [4:0] rests_down_payload_slot;
    wire [127:0] rests_down_payload_destination;
    wire   [3:0] rests_down_payload_local;
    wire  [23:0] rests_down_payload_job_id;
    wire  [11:0] rests_down_payload_pid_on_fep;
    wire  [11:0] rests_down_payload_resource_index;
    wire  [63:0] rests_down_payload_key;
    wire  [63:0] rests_down_payload_offset;
    wire  [13:0] rests_down_payload_length;
    wire  [63:0] rests_down_payload_address;
    wire         rests_down_valid;
    reg    [5:0] kept_untold;
    wire         ours_up_ready;
    wire         ours_down_payload_valid;
    wire         ours_down_payload_hit;
    wire   [5:0] ours_down_payload_return_code;
    wire  [63:0] ours_down_payload_address;
    wire  [13:0] ours_down_payload_length;
    wire         ours_down_valid;
    reg          order_bare;
    reg          order_place;
    reg          order_dc;
    reg   [63:0] order_placement_address;
    reg   [13:0] order_placement_length;
    reg   [15:0] order_placement_pdcid;
    reg   [15:0] order_placement_message_id;
    reg          order_placement_is_kept;
    reg          order_completes;
    reg    [5:0] order_completion_opcode;
    reg    [5:0] order_completion_return_code;
    reg          order_completion_reported;
    reg          order_completion_has_header_data;
    reg   [63:0] order_completion_header_data;
    reg   [31:0] order_completion_wr_id;
    reg   [31:0] order_completion_bytes;
    reg   [31:0] order_completion_initiator;
    reg   [63:0] order_completion_key;
    reg   [23:0] order_completion_job_id;
    reg   [15:0] order_completion_message_id;
    reg   [15:0] order_completion_pdcid;
    reg          order_completion_kept_is;
    reg    [4:0] order_completion_kept_number;
    reg          orders;
    wire         atomics_host_done_valid;
    wire   [5:0] atomics_host_done_code;
    wire  [63:0] atomics_host_done_fetched;
    wire         atomics_up_ready;
    wire [130:0] atomics_answer_payload_who;
    wire   [5:0] atomics_answer_payload_code;
    wire         atomics_answer_payload_has_data;
    wire  [63:0] atomics_answer_payload_data;
    wire   [3:0] atomics_answer_payload_length;
    wire         atomics_answer_valid;
    wire         atomics_host_ready;
    wire         complete_line_up_ready;
    wire  [15:0] complete_line_down_payload_pdcid;
    wire  [31:0] complete_line_down_payload_psn;
    wire         complete_line_down_payload_cookie_ack;
    wire         complete_line_down_payload_cookie_ce;
    wire         complete_line_down_payload_cookie_retx;
    wire  [15:0] complete_line_down_payload_cookie_entropy;
    wire  [16:0] complete_line_down_payload_cookie_time;
    wire  [15:0] complete_line_down_payload_message_id;
    wire  [23:0] complete_line_down_payload_job_id;
    wire         complete_line_down_payload_plain;
    wire         complete_line_down_payload_concludes;
    wire  [31:0] complete_line_down_payload_modified_length;
    wire         complete_line_down_payload_rudi_is;
    wire [127:0] complete_line_down_payload_rudi_source;
    wire   [3:0] complete_line_down_payload_rudi_local;
    wire         complete_line_down_valid;
    reg    [6:0] hidden;
    reg    [6:0] visible;
    wire         handles_ready;
    wire   [8:0] handles_handle;
    wire         handles_returned;
    wire   [7:0] handles_held;
    reg          answers;
    reg          responds;
    reg   [15:0] answer_pdcid;
    reg   [31:0] answer_psn;
    reg          answer_cookie_ack;
    reg          answer_cookie_ce;
    reg          answer_cookie_retx;
    reg   [15:0] answer_cookie_entropy;
    reg   [16:0] answer_cookie_time;
    reg          answer_guaranteed;
    reg          answer_plain_ok;
    reg   [31:0] answer_handle;
    reg    [3:0] answer_next_hdr;
    wire   [6:0] answer_queue_level;
    wire         answer_queue_up_ready;
    wire  [15:0] answer_queue_down_payload_pdcid;
    wire  [31:0] answer_queue_down_payload_psn;
    wire         answer_queue_down_payload_cookie_ack;
    wire         answer_queue_down_payload_cookie_ce;
    wire         answer_queue_down_payload_cookie_retx;
    wire  [15:0] answer_queue_down_payload_cookie_entropy;
    wire  [16:0] answer_queue_down_payload_cookie_time;
    wire         answer_queue_down_payload_guaranteed;
    wire         answer_queue_down_payload_plain_ok;
    wire  [31:0] answer_queue_down_payload_handle;
    wire   [3:0] answer_queue_down_payload_next_hdr;
    wire         answer_queue_down_valid;
    reg          way_is;
    reg          way_refused;
    reg  [127:0] way_to_destination;
    reg    [3:0] way_to_local;
    wire   [6:0] ways_level;
    wire         ways_up_ready;
    wire         ways_down_payload_is;
    wire         ways_down_payload_refused;
    wire [127:0] ways_down_payload_to_destination;
    wire   [3:0] ways_down_payload_to_local;
    wire         ways_down_valid;
    reg    [6:0] used;
    reg    [6:0] deliveries;
    reg          to_store_valid;
    reg    [8:0] to_store_handle;
    reg    [1:0] to_store_response_list;
    reg    [5:0] to_store_response_opcode;
    reg    [5:0] to_store_response_return_code;
    reg   [15:0] to_store_response_message_id;
    reg    [7:0] to_store_response_ri_generation;
    reg   [23:0] to_store_response_job_id;
    reg   [31:0] to_store_response_modified_length;
    reg    [3:0] to_store_response_fetched_length;
    reg   [63:0] to_store_response_fetched_data;
    reg    [1:0] given_back_messages;
    reg    [1:0] given_back_guaranteed;
    reg    [1:0] given_back_responses;
    reg    [5:0] code;
    reg          completed;

    wire        is_rtr_term = aside_delivered && !aside_uud && !aside_rudi_is;
    wire        is_rtr_term_2 = is_rtr_term && aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
    wire        is_rtr = is_rtr_term_2 && aside_side_ses_header[349:344] == 6'd12;
    wire        is_standard = aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
    wire        is_medium = aside_side_ses == ASIDE_SIDE_SES_REQUEST_MEDIUM;
    wire        is_small = aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
    wire        rtr_taken = rtrs_taken;
    wire        rest_ends_may_end = rests_may_end && !half_result_valid;
    wire        rest_ends_now = half_rendezvous_told_done_valid && rest_ends_may_end;
    wire        kept_takes_term = kept_untold < 6'd32 && !(half_result_valid || rest_ends_now);
    wire        kept_takes = kept_takes_term;
    wire        rest_ends_read_taken = rests_taken;
    wire        answers_packet = half_result_valid && !half_result_expired;
    wire        given = answers_packet && line_down_payload_delivered;
    wire        reads_term = line_down_payload_by_return_is_standard && line_down_payload_by_return_fits;
    wire        reads_term_2 = reads_term && (line_down_payload_rudi ? rudi_room : read_room);
    wire        reads = given && half_result_read && reads_term_2;
    wire        reads_by_rudi = reads && line_down_payload_rudi;
    wire        not_reads_term_2 = !reads_term_2;
    wire        no_place = half_result_read && reads_term && not_reads_term_2;
    wire        is_atomic = half_result_atomic && line_down_payload_atomic_is_standard;
    wire        is_unread_match = half_result_response_return_code == 6'd1;
    wire        is_unread_term = half_result_atomic && !is_atomic && is_unread_match;
    wire        is_unread = (half_result_read && not_reads_term_2) || is_unread_term;
    wire        takes_rtr = given && line_down_payload_deferral_rtr;
    wire        kept_ends_now = half_kept_told_done_valid && kept_takes_term;
    wire        plain_request_term = half_result_response_plain && !is_unread;
    wire        plain_request = takes_rtr ? rtr_answers_down_payload == 6'd1 : plain_request_term;
    wire        takes_found = answers_packet && line_down_payload_by_return_data;
    wire        hits = takes_found && ours_down_payload_hit;
    wire        concludes_term = line_down_payload_delivery_pdcid[15] && line_down_payload_by_return_eom;
    wire        concludes = line_down_payload_by_return_data ? hits : concludes_term;
    wire        plain = plain_request && !concludes && !takes_found;
    wire [15:0] asker_pdcid = line_down_payload_delivery_pdcid;
    wire [31:0] asker_psn = line_down_payload_delivery_psn;
    wire        asker_cookie_ack = line_down_payload_delivery_cookie_ack;
    wire        asker_cookie_ce = line_down_payload_delivery_cookie_ce;
    wire        asker_cookie_retx = line_down_payload_delivery_cookie_retx;
    wire [15:0] asker_cookie_entropy = line_down_payload_delivery_cookie_entropy;
    wire [16:0] asker_cookie_time = line_down_payload_delivery_cookie_time;
    wire [15:0] asker_message_id = line_down_payload_message_id;
    wire [23:0] asker_job_id = line_down_payload_job_id;
    wire        asker_concludes = concludes;
    wire  [5:0] asker_request_length = line_down_payload_atomic_request_length[5:0];
    wire        does_atomic = given && is_atomic;
    wire        atomic_done = atomics_answer_valid && !given;
    wire        waits_until_visible = given && half_result_dc;
    wire        complete_now = complete_line_down_valid && (|visible) && !(given || atomic_done);
    wire        complete_taken = complete_now;
    wire        settled = (given && !is_atomic) || atomic_done;
    wire        answered = (settled && !waits_until_visible) || complete_now;
    wire        is_silent = (given && line_down_payload_uud) || reads_by_rudi;
    wire        needs_response = answered && !is_silent;
    wire        by_rudi = given ? line_down_payload_rudi : complete_now && complete_line_down_payload_rudi_is;
    wire        answer_is_ready = ways_down_payload_is ? rudi_ready : response_ready;
    wire        answer_ready = answer_is_ready;
    wire        answer_leaves = answer_queue_down_valid && answer_is_ready;
    wire        way_taken = answer_leaves;
    wire        leaves = answer_queue_down_valid && answer_ready;
    wire [31:0] read_payload_tag_word = {half_result_completion_match_bits[15:0], line_down_payload_delivery_pdcid};
    wire        handles_guaranteed_term = atomics_answer_payload_code == 6'd1 && !atomics_answer_payload_has_data;
    wire        handles_guaranteed_term_2 = handles_guaranteed_term && !atomics_answer_payload_who[6];
    wire        handles_guaranteed_choice = atomic_done ? handles_guaranteed_term_2 : given ? plain : complete_line_down_payload_plain;
    wire        handles_guaranteed_term_3 = !handles_guaranteed_choice;
    wire        handles_guaranteed_term_4 = handles_guaranteed_term_3 || by_rudi;
    wire        packet_opcode_term = (is_rtr_term && aside_side_ses == ASIDE_SIDE_SES_RESPONSE_DATA) || aside_rudi_brings;
    wire        packet_opcode_term_2 = !(aside_delivered && !(packet_opcode_term || is_rtr));
    wire        packet_opcode_term_3 = is_standard || is_medium || is_small;
    wire        packet_rod_term = aside_uud || aside_rudi_brings;
    wire        packet_rod_choice = aside_rudi_is ? 1'b0 : packet_rod_term ? 1'b0 : deliver_rod;
    wire        packet_hd_term = aside_side_ses_header[338] && aside_side_ses_header[336];
    wire        packet_som_term = aside_side_ses_header[336] || !is_standard;
    wire        not_packet_opcode_term_3 = !packet_opcode_term_3;
    wire        packet_eom_term = aside_side_ses_header[337] || !is_standard;
    wire [63:0] packet_buffer_offset_and = aside_side_ses_header[255:192] & {64{!aside_side_ses_header[338]}};
    wire [63:0] packet_buffer_offset_choice = is_medium ? packet_buffer_offset_and : aside_side_ses_header[255:192];
    wire [31:0] packet_initiator_choice = is_medium ? aside_side_ses_header[191:160] : 32'd0;
    wire [63:0] packet_match_bits_word = {52'h4000000000000, aside_side_ses_header[267:256]};
    wire [63:0] packet_match_bits_choice = is_medium ? aside_side_ses_header[159:96] : packet_match_bits_word;
    wire [63:0] packet_header_data_choice = is_medium ? aside_side_ses_header[255:192] : 64'd0;
    wire [31:0] packet_request_length_word = {18'd0, aside_side_ses_header[333:320]};
    wire [31:0] packet_request_length_choice = is_standard ? aside_side_ses_header[31:0] : packet_request_length_word;
    wire        packet_payload_length_term = aside_side_ses_header[349:344] == 6'd2 && packet_opcode_term_3;
    wire        packet_payload_length_below = packet_request_length_choice > 32'h3fff;
    wire [13:0] packet_payload_length_or = {14{packet_payload_length_below}} | packet_request_length_choice[13:0];
    wire [13:0] packet_payload_length_choice = packet_som_term ? 14'h400 : aside_side_ses_header[77:64];
    wire [13:0] packet_payload_length_choice_2 = packet_som_term && packet_eom_term ? packet_payload_length_or : packet_payload_length_choice;
    wire        packet_payload_length_match = aside_side_ses_header[349:344] == 6'd3;
    wire        packet_payload_length_term_2 = packet_payload_length_match || aside_side_ses_header[349:344] == 6'd4;
    wire        packet_payload_length_match_2 = aside_side_extension[287:280] == 8'd13;
    wire        packet_payload_length_term_3 = packet_payload_length_match_2 || aside_side_extension[287:280] == 8'd14;
    wire        packet_payload_length_term_4 = packet_payload_length_term_3 || aside_side_extension[287:280] == 8'd15;
    wire        packet_payload_length_term_5 = packet_payload_length_term_4 || aside_side_extension[287:280] == 8'd16;
    wire        packet_payload_length_term_6 = packet_payload_length_term_5 || aside_side_extension[287:280] == 8'd17;
    wire        packet_payload_length_term_7 = packet_payload_length_term_6 || aside_side_extension[287:280] == 8'd18;
    wire        packet_payload_length_term_8 = packet_payload_length_term_7 || aside_side_extension[287:280] == 8'd19;
    wire        packet_payload_length_match_3 = aside_side_extension[279:272] == 8'd4;
    wire        packet_payload_length_match_4 = aside_side_extension[279:272] == 8'd6;
    wire        packet_payload_length_term_9 = packet_payload_length_match_3 || aside_side_extension[279:272] == 8'd5 || packet_payload_length_match_4;
    wire        packet_payload_length_match_5 = aside_side_extension[279:272] == 8'd7;
    wire        packet_payload_length_term_10 = packet_payload_length_term_9 || packet_payload_length_match_5 || aside_side_extension[279:272] == 8'd10;
    wire        packet_payload_length_match_6 = aside_side_extension[279:272] == 8'd11;
    wire        packet_payload_length_match_7 = aside_side_extension[279:272] == 8'd2;
    wire        packet_payload_length_term_11 = packet_payload_length_match_7 || aside_side_extension[279:272] == 8'd3 || packet_payload_length_match_4;
    wire        packet_payload_length_term_12 = packet_payload_length_term_11 || packet_payload_length_match_5 || aside_side_extension[279:272] == 8'd17;
    wire [13:0] packet_payload_length_word = {
        10'd0,
        4'd1 << {
        packet_payload_length_term_10 || packet_payload_length_match_6,
        packet_payload_length_term_12 || packet_payload_length_match_6
    }
    };
    wire [13:0] packet_payload_length_choice_3 = packet_payload_length_term_2 ? (packet_payload_length_term_8 ? packet_payload_length_word : aside_side_length) : aside_side_length;
    wire        packet_message_offset_term = is_standard && !aside_side_ses_header[336];
    wire [15:0] packet_peer_xor = aside_side_source[15:0] ^ aside_side_source[31:16];
    wire [15:0] packet_peer_xor_2 = packet_peer_xor ^ aside_side_source[47:32] ^ aside_side_source[63:48];
    wire [15:0] packet_peer_xor_3 = packet_peer_xor_2 ^ aside_side_source[79:64] ^ aside_side_source[95:80];
    wire [15:0] packet_pdc_choice = aside_rudi_is ? 16'd0 : packet_rod_term ? 16'd0 : deliver_pdcid;
    wire [15:0] entering_delivery_cookie_entropy_choice = packet_rod_term ? 16'd0 : deliver_cookie_entropy;
    wire        order_bare_choice = kept_ends_now ? 1'b1 : takes_found ? 1'b0 : half_result_expired;
    wire        order_place_term = hits && ours_down_payload_return_code == 6'd1 && (|ours_down_payload_length);
    wire        order_place_choice = takes_found ? order_place_term : given && half_result_place;
    wire        order_dc_choice = kept_ends_now ? 1'b0 : takes_found ? 1'b0 : given && half_result_dc;
    wire [63:0] order_placement_address_choice = takes_found ? ours_down_payload_address : half_result_address;
    wire [13:0] order_placement_length_choice = takes_found ? ours_down_payload_length : half_result_length;
    wire [15:0] order_placement_pdcid_choice = kept_ends_now ? half_kept_told_done_completion_pdc : line_down_payload_delivery_pdcid;
    wire [15:0] order_placement_message_id_choice = takes_found ? line_down_payload_by_return_read_id : line_down_payload_message_id;
    wire [15:0] order_placement_message_id_choice_2 = kept_ends_now ? half_kept_told_done_completion_message_id : order_placement_message_id_choice;
    wire        order_placement_is_kept_choice = kept_ends_now ? half_is_kept : takes_found ? 1'b0 : half_is_kept;
    wire        order_completes_choice = kept_ends_now ? 1'b1 : takes_found ? hits : half_result_completes;
    wire  [5:0] order_completion_opcode_choice = takes_found ? 6'd2 : half_result_completion_opcode;
    wire  [5:0] order_completion_opcode_choice_2 = kept_ends_now ? half_kept_told_done_completion_opcode : order_completion_opcode_choice;
    wire  [5:0] order_completion_return_code_choice = takes_found ? ours_down_payload_return_code : half_result_completion_return_code;
    wire  [5:0] order_completion_return_code_choice_2 = kept_ends_now ? half_kept_told_done_completion_return_code : order_completion_return_code_choice;
    wire        order_completion_has_header_data_choice = takes_found ? 1'b0 : half_result_completion_has_header_data;
    wire        order_completion_has_header_data_choice_2 = kept_ends_now ? half_kept_told_done_completion_has_header_data : order_completion_has_header_data_choice;
    wire [63:0] order_completion_header_data_word = {64{half_rendezvous_told_done_completion_has_header_data}};
    wire [63:0] order_completion_header_data_and = half_rendezvous_told_done_completion_header_data & order_completion_header_data_word;
    wire [63:0] order_completion_header_data_word_2 = {64{half_kept_told_done_completion_has_header_data}};
    wire [63:0] order_completion_header_data_and_2 = half_kept_told_done_completion_header_data & order_completion_header_data_word_2;
    wire [63:0] order_completion_header_data_and_3 = half_result_completion_header_data & {64{half_result_completion_has_header_data}};
    wire [63:0] order_completion_header_data_choice = kept_ends_now ? order_completion_header_data_and_2 : takes_found ? 64'd0 : order_completion_header_data_and_3;
    wire [31:0] order_completion_wr_id_choice = takes_found ? 32'd0 : half_result_completion_wr_id;
    wire [31:0] order_completion_wr_id_choice_2 = kept_ends_now ? half_kept_told_done_completion_wr_id : order_completion_wr_id_choice;
    wire [31:0] order_completion_bytes_choice = takes_found ? {18'd0, ours_down_payload_length} : half_result_completion_bytes;
    wire [31:0] order_completion_bytes_choice_2 = kept_ends_now ? half_kept_told_done_completion_bytes : order_completion_bytes_choice;
    wire [31:0] order_completion_initiator_choice = takes_found ? 32'd0 : half_result_completion_initiator;
    wire [31:0] order_completion_initiator_choice_2 = kept_ends_now ? half_kept_told_done_completion_initiator : order_completion_initiator_choice;
    wire [63:0] order_completion_key_choice = takes_found ? 64'd0 : half_result_completion_match_bits;
    wire [63:0] order_completion_key_choice_2 = kept_ends_now ? half_kept_told_done_completion_match_bits : order_completion_key_choice;
    wire [23:0] order_completion_job_id_choice = takes_found ? 24'd0 : half_result_completion_job_id;
    wire [23:0] order_completion_job_id_choice_2 = kept_ends_now ? half_kept_told_done_completion_job_id : order_completion_job_id_choice;
    wire [15:0] order_completion_message_id_choice = takes_found ? line_down_payload_by_return_read_id : half_result_completion_message_id;
    wire [15:0] order_completion_message_id_choice_2 = kept_ends_now ? half_kept_told_done_completion_message_id : order_completion_message_id_choice;
    wire [15:0] order_completion_pdcid_choice = takes_found ? line_down_payload_delivery_pdcid : half_result_completion_pdc;
    wire [15:0] order_completion_pdcid_choice_2 = kept_ends_now ? half_kept_told_done_completion_pdc : order_completion_pdcid_choice;
    wire        orders_term = half_result_valid && half_result_expired && half_result_completes;
    wire [15:0] answer_pdcid_choice = given ? line_down_payload_delivery_pdcid : complete_line_down_payload_pdcid;
    wire [31:0] answer_psn_choice = given ? line_down_payload_delivery_psn : complete_line_down_payload_psn;
    wire        answer_cookie_ack_choice = given ? line_down_payload_delivery_cookie_ack : complete_line_down_payload_cookie_ack;
    wire        answer_cookie_ce_choice = given ? line_down_payload_delivery_cookie_ce : complete_line_down_payload_cookie_ce;
    wire        answer_cookie_retx_choice = given ? line_down_payload_delivery_cookie_retx : complete_line_down_payload_cookie_retx;
    wire [15:0] answer_cookie_entropy_choice = given ? line_down_payload_delivery_cookie_entropy : complete_line_down_payload_cookie_entropy;
    wire [16:0] answer_cookie_time_choice = given ? line_down_payload_delivery_cookie_time : complete_line_down_payload_cookie_time;
    wire        answer_handle_choice = given ? concludes : complete_line_down_payload_concludes;
    wire        answer_next_hdr_choice = atomic_done ? atomics_answer_payload_has_data : 1'b0;
    wire        used_term = given && !takes_found && half_result_opens;
    wire        used_term_2 = half_result_valid && half_result_closes;
    wire  [6:0] deliveries_sum = deliveries + {6'd0, aside_valid && aside_delivered};
    wire        to_store_response_return_code_term = !line_down_payload_by_return_is_standard || is_unread_term;
    wire  [5:0] to_store_response_return_code_choice = to_store_response_return_code_term ? 6'd6 : !line_down_payload_by_return_fits ? 6'd7 : 6'd33;
    wire  [5:0] to_store_response_return_code_choice_2 = is_unread ? to_store_response_return_code_choice : half_result_response_return_code;
    wire  [5:0] to_store_response_return_code_choice_3 = takes_rtr ? rtr_answers_down_payload : to_store_response_return_code_choice_2;
    wire  [5:0] to_store_response_return_code_choice_4 = takes_found ? (ours_down_payload_hit ? 6'd1 : 6'd31) : to_store_response_return_code_choice_3;
    wire  [5:0] to_store_response_return_code_choice_5 = atomic_done ? atomics_answer_payload_code : given ? to_store_response_return_code_choice_4 : 6'd1;
    wire [15:0] to_store_response_message_id_choice = given ? line_down_payload_message_id : complete_line_down_payload_message_id;
    wire [23:0] to_store_response_job_id_choice = given ? line_down_payload_job_id : complete_line_down_payload_job_id;
    wire [31:0] to_store_response_modified_length_word = {26'd0, atomics_answer_payload_who[5:0] & {6{atomics_answer_payload_has_data}}};
    wire [31:0] to_store_response_modified_length_choice = given ? half_result_response_modified_length : complete_line_down_payload_modified_length;
    wire  [1:0] given_back_guaranteed_word = {1'b0, answered && (!handles_guaranteed_term_4 || is_silent)};

    ses_target_hpc_c64_m256_d64_v32_uud_rudi_kept half (
        .clk                                               (clk),
        .rst                                               (rst),
        .packet_valid                                      (enters),
        .packet_opcode                                     (packet_opcode),
        .packet_version                                    (packet_version),
        .packet_small                                      (packet_small),
        .packet_rudi                                       (packet_rudi),
        .packet_rod                                        (packet_rod),
        .packet_dc                                         (packet_dc),
        .packet_ie                                         (packet_ie),
        .packet_rel                                        (packet_rel),
        .packet_hd                                         (packet_hd),
        .packet_som                                        (packet_som),
        .packet_eom                                        (packet_eom),
        .packet_message_id                                 (packet_message_id),
        .packet_ri_generation                              (packet_ri_generation),
        .packet_job_id                                     (packet_job_id),
        .packet_pid_on_fep                                 (packet_pid_on_fep),
        .packet_resource_index                             (packet_resource_index),
        .packet_buffer_offset                              (packet_buffer_offset),
        .packet_initiator                                  (packet_initiator),
        .packet_match_bits                                 (packet_match_bits),
        .packet_header_data                                (packet_header_data),
        .packet_request_length                             (packet_request_length),
        .packet_payload_length                             (packet_payload_length),
        .packet_message_offset                             (packet_message_offset),
        .packet_peer                                       (packet_peer),
        .packet_pdc                                        (packet_pdc),
        .tick                                              (tick),
        .resolver_settings_version_code                    (6'd32),
        .region_settings_job_code                          (6'd23),
        .region_settings_right_code                        (6'd23),
        .region_settings_message_code                      (6'd29),
        .region_settings_checks_message                    (1'b0),
        .region_settings_atomics_need_all                  (1'b1),
        .choices_default_length                            (1'b0),
        .deferral_choices_zero_token                       (1'b0),
        .deferral_choices_target_upper                     (deferral_target_upper),
        .deferral_rtr_ready                                (rtr_taken),
        .deferral_returned_ready                           (deferral_returned_ready),
        .deferral_refused_valid                            (deferral_refused_valid),
        .deferral_refused_token                            (deferral_refused_token),
        .rendezvous_choices_payload_mtu                    (14'h400),
        .rendezvous_choices_from_start                     (1'b0),
        .rendezvous_choices_first_id                       (16'd0),
        .rendezvous_extension_eager_length                 (rest_extension_eager_length),
        .rendezvous_extension_ri_generation                (rest_extension_ri_generation),
        .rendezvous_extension_pid_on_fep                   (rest_extension_pid_on_fep),
        .rendezvous_extension_resource_index               (rest_extension_resource_index),
        .rendezvous_extension_read_offset                  (rest_extension_read_offset),
        .rendezvous_extension_read_key                     (rest_extension_read_key),
        .rendezvous_read_ready                             (rest_ends_read_taken),
        .rendezvous_answer_valid                           (rest_answer_valid),
        .rendezvous_answer_payload_slot                    (rest_answer_payload_slot),
        .rendezvous_answer_payload_return_code             (rest_answer_payload_return_code),
        .rendezvous_done_ready                             (rest_ends_may_end),
        .kept_release_valid                                (commands_release_valid),
        .kept_release_number                               (commands_release_number),
        .kept_done_ready                                   (kept_takes),
        .uud                                               (uud),
        .ready                                             (half_ready),
        .result_valid                                      (half_result_valid),
        .result_expired                                    (half_result_expired),
        .result_response_plain                             (half_result_response_plain),
        .result_response_return_code                       (half_result_response_return_code),
        .result_response_list                              (half_result_response_list),
        .result_response_modified_length                   (half_result_response_modified_length),
        .result_response_ri_generation                     (half_result_response_ri_generation),
        .result_place                                      (half_result_place),
        .result_dc                                         (half_result_dc),
        .result_read                                       (half_result_read),
        .result_address                                    (half_result_address),
        .result_length                                     (half_result_length),
        .result_atomic                                     (half_result_atomic),
        .result_completes                                  (half_result_completes),
        .result_completion_kind                            (half_result_completion_kind),
        .result_completion_return_code                     (half_result_completion_return_code),
        .result_completion_opcode                          (half_result_completion_opcode),
        .result_completion_wr_id                           (half_result_completion_wr_id),
        .result_completion_bytes                           (half_result_completion_bytes),
        .result_completion_cut                             (half_result_completion_cut),
        .result_completion_has_header_data                 (half_result_completion_has_header_data),
        .result_completion_header_data                     (half_result_completion_header_data),
        .result_completion_match_bits                      (half_result_completion_match_bits),
        .result_completion_initiator                       (half_result_completion_initiator),
        .result_completion_job_id                          (half_result_completion_job_id),
        .result_completion_message_id                      (half_result_completion_message_id),
        .result_completion_peer                            (half_result_completion_peer),
        .result_completion_pdc                             (half_result_completion_pdc),
        .result_opens                                      (half_result_opens),
        .result_closes                                     (half_result_closes),
        .job_done_valid                                    (half_job_done_valid),
        .job_done_status                                   (half_job_done_status),
        .job_done_slot                                     (half_job_done_slot),
        .process_done_valid                                (half_process_done_valid),
        .process_done_status                               (half_process_done_status),
        .process_done_slot                                 (half_process_done_slot),
        .resource_done_valid                               (half_resource_done_valid),
        .resource_done_status                              (half_resource_done_status),
        .resource_done_slot                                (half_resource_done_slot),
        .region_done_valid                                 (half_region_done_valid),
        .region_done_status                                (half_region_done_status),
        .region_done_slot                                  (half_region_done_slot),
        .send_done_valid                                   (half_send_done_valid),
        .send_done_kind                                    (half_send_done_kind),
        .send_done_outcome                                 (half_send_done_outcome),
        .send_done_wr_id                                   (half_send_done_wr_id),
        .tagged_done_valid                                 (half_tagged_done_valid),
        .tagged_done_kind                                  (half_tagged_done_kind),
        .tagged_done_outcome                               (half_tagged_done_outcome),
        .tagged_done_wr_id                                 (half_tagged_done_wr_id),
        .deferral_told_rtr_valid                           (half_deferral_told_rtr_valid),
        .deferral_told_rtr_payload_peer                    (half_deferral_told_rtr_payload_peer),
        .deferral_told_rtr_payload_rel                     (half_deferral_told_rtr_payload_rel),
        .deferral_told_rtr_payload_job_id                  (half_deferral_told_rtr_payload_job_id),
        .deferral_told_rtr_payload_buffer_offset           (half_deferral_told_rtr_payload_buffer_offset),
        .deferral_told_rtr_payload_match_bits              (half_deferral_told_rtr_payload_match_bits),
        .deferral_told_returned_valid                      (half_deferral_told_returned_valid),
        .deferral_told_returned_wr_id                      (half_deferral_told_returned_wr_id),
        .deferral_told_refused_taken                       (half_deferral_told_refused_taken),
        .waits_valid                                       (half_waits_valid),
        .waits_token                                       (half_waits_token),
        .rendezvous_told_read_valid                        (half_rendezvous_told_read_valid),
        .rendezvous_told_read_payload_slot                 (half_rendezvous_told_read_payload_slot),
        .rendezvous_told_read_payload_peer                 (half_rendezvous_told_read_payload_peer),
        .rendezvous_told_read_payload_rel                  (half_rendezvous_told_read_payload_rel),
        .rendezvous_told_read_payload_job_id               (half_rendezvous_told_read_payload_job_id),
        .rendezvous_told_read_payload_ri_generation        (half_rendezvous_told_read_payload_ri_generation),
        .rendezvous_told_read_payload_pid_on_fep           (half_rendezvous_told_read_payload_pid_on_fep),
        .rendezvous_told_read_payload_resource_index       (half_rendezvous_told_read_payload_resource_index),
        .rendezvous_told_read_payload_message_id           (half_rendezvous_told_read_payload_message_id),
        .rendezvous_told_read_payload_som                  (half_rendezvous_told_read_payload_som),
        .rendezvous_told_read_payload_eom                  (half_rendezvous_told_read_payload_eom),
        .rendezvous_told_read_payload_key                  (half_rendezvous_told_read_payload_key),
        .rendezvous_told_read_payload_buffer_offset        (half_rendezvous_told_read_payload_buffer_offset),
        .rendezvous_told_read_payload_request_length       (half_rendezvous_told_read_payload_request_length),
        .rendezvous_told_read_payload_payload_length       (half_rendezvous_told_read_payload_payload_length),
        .rendezvous_told_read_payload_message_offset       (half_rendezvous_told_read_payload_message_offset),
        .rendezvous_told_read_payload_address              (half_rendezvous_told_read_payload_address),
        .rendezvous_told_answer_taken                      (half_rendezvous_told_answer_taken),
        .rendezvous_told_done_valid                        (half_rendezvous_told_done_valid),
        .rendezvous_told_done_completion_kind              (half_rendezvous_told_done_completion_kind),
        .rendezvous_told_done_completion_return_code       (half_rendezvous_told_done_completion_return_code),
        .rendezvous_told_done_completion_opcode            (half_rendezvous_told_done_completion_opcode),
        .rendezvous_told_done_completion_wr_id             (half_rendezvous_told_done_completion_wr_id),
        .rendezvous_told_done_completion_bytes             (half_rendezvous_told_done_completion_bytes),
        .rendezvous_told_done_completion_cut               (half_rendezvous_told_done_completion_cut),
        .rendezvous_told_done_completion_has_header_data   (half_rendezvous_told_done_completion_has_header_data),
        .rendezvous_told_done_completion_header_data       (half_rendezvous_told_done_completion_header_data),
        .rendezvous_told_done_completion_match_bits        (half_rendezvous_told_done_completion_match_bits),
        .rendezvous_told_done_completion_initiator         (half_rendezvous_told_done_completion_initiator),
        .rendezvous_told_done_completion_job_id            (half_rendezvous_told_done_completion_job_id),
        .rendezvous_told_done_completion_message_id        (half_rendezvous_told_done_completion_message_id),
        .rendezvous_told_done_completion_peer              (half_rendezvous_told_done_completion_peer),
        .rendezvous_told_done_completion_pdc               (half_rendezvous_told_done_completion_pdc),
        .kept_told_found_valid                             (half_kept_told_found_valid),
        .kept_told_found_wr_id                             (half_kept_told_found_wr_id),
        .kept_told_found_number                            (half_kept_told_found_number),
        .kept_told_found_is_whole                          (half_kept_told_found_is_whole),
        .kept_told_released_valid                          (half_kept_told_released_valid),
        .kept_told_released_ok                             (half_kept_told_released_ok),
        .kept_told_done_valid                              (half_kept_told_done_valid),
        .kept_told_done_number                             (half_kept_told_done_number),
        .kept_told_done_completion_kind                    (half_kept_told_done_completion_kind),
        .kept_told_done_completion_return_code             (half_kept_told_done_completion_return_code),
        .kept_told_done_completion_opcode                  (half_kept_told_done_completion_opcode),
        .kept_told_done_completion_wr_id                   (half_kept_told_done_completion_wr_id),
        .kept_told_done_completion_bytes                   (half_kept_told_done_completion_bytes),
        .kept_told_done_completion_cut                     (half_kept_told_done_completion_cut),
        .kept_told_done_completion_has_header_data         (half_kept_told_done_completion_has_header_data),
        .kept_told_done_completion_header_data             (half_kept_told_done_completion_header_data),
        .kept_told_done_completion_match_bits              (half_kept_told_done_completion_match_bits),
        .kept_told_done_completion_initiator               (half_kept_told_done_completion_initiator),
        .kept_told_done_completion_job_id                  (half_kept_told_done_completion_job_id),
        .kept_told_done_completion_message_id              (half_kept_told_done_completion_message_id),
        .kept_told_done_completion_peer                    (half_kept_told_done_completion_peer),
        .kept_told_done_completion_pdc                     (half_kept_told_done_completion_pdc),
        .is_kept                                           (half_is_kept),
        .begins_rest_valid                                 (half_begins_rest_valid),
        .begins_rest_slot                                  (half_begins_rest_slot),
        .job_commands_payload_remove                       (commands_job_payload_remove),
        .job_commands_payload_key                          (commands_job_payload_key),
        .job_commands_valid                                (commands_job_valid),
        .job_commands_ready                                (half_job_commands_ready),
        .process_commands_payload_remove                   (commands_process_payload_remove),
        .process_commands_payload_process_rel              (commands_process_payload_process_rel),
        .process_commands_payload_process_job_id           (commands_process_payload_process_job_id),
        .process_commands_payload_process_pid_on_fep       (commands_process_payload_process_pid_on_fep),
        .process_commands_valid                            (commands_process_valid),
        .process_commands_ready                            (half_process_commands_ready),
        .resource_commands_payload_remove                  (commands_resource_payload_remove),
        .resource_commands_payload_absolute                (commands_resource_payload_absolute),
        .resource_commands_payload_owner                   (commands_resource_payload_owner),
        .resource_commands_payload_space                   (commands_resource_payload_space),
        .resource_commands_payload_resource_index          (commands_resource_payload_resource_index),
        .resource_commands_payload_context_enabled         (commands_resource_payload_context_enabled),
        .resource_commands_payload_context_uses_generation (commands_resource_payload_context_uses_generation),
        .resource_commands_payload_context_generation      (commands_resource_payload_context_generation),
        .resource_commands_payload_context_supported       (commands_resource_payload_context_supported),
        .resource_commands_valid                           (commands_resource_valid),
        .resource_commands_ready                           (half_resource_commands_ready),
        .contexts_payload_index                            (commands_context_payload_index),
        .contexts_payload_context_enabled                  (commands_context_payload_context_enabled),
        .contexts_payload_context_uses_generation          (commands_context_payload_context_uses_generation),
        .contexts_payload_context_generation               (commands_context_payload_context_generation),
        .contexts_payload_context_supported                (commands_context_payload_context_supported),
        .contexts_valid                                    (commands_context_valid),
        .contexts_ready                                    (half_contexts_ready),
        .regions_payload_remove                            (commands_region_payload_remove),
        .regions_payload_region_key                        (commands_region_payload_region_key),
        .regions_payload_region_base                       (commands_region_payload_region_base),
        .regions_payload_region_first                      (commands_region_payload_region_first),
        .regions_payload_region_length                     (commands_region_payload_region_length),
        .regions_payload_region_remote_read                (commands_region_payload_region_remote_read),
        .regions_payload_region_remote_write               (commands_region_payload_region_remote_write),
        .regions_payload_region_remote_atomic              (commands_region_payload_region_remote_atomic),
        .regions_payload_region_restricts_job              (commands_region_payload_region_restricts_job),
        .regions_payload_region_job_id                     (commands_region_payload_region_job_id),
        .regions_payload_region_restricts_resource         (commands_region_payload_region_restricts_resource),
        .regions_payload_region_resource                   (commands_region_payload_region_resource),
        .regions_valid                                     (commands_region_valid),
        .regions_ready                                     (half_regions_ready),
        .receives_payload_tagged                           (commands_receive_payload_tagged),
        .receives_payload_kind                             (commands_receive_payload_kind),
        .receives_payload_resource                         (commands_receive_payload_resource),
        .receives_payload_tag_match_bits                   (commands_receive_payload_tag_match_bits),
        .receives_payload_tag_initiator                    (commands_receive_payload_tag_initiator),
        .receives_payload_any_initiator                    (commands_receive_payload_any_initiator),
        .receives_payload_ignore_bits                      (commands_receive_payload_ignore_bits),
        .receives_payload_place_wr_id                      (commands_receive_payload_place_wr_id),
        .receives_payload_place_address                    (commands_receive_payload_place_address),
        .receives_payload_place_length                     (commands_receive_payload_place_length),
        .receives_valid                                    (commands_receive_valid),
        .receives_ready                                    (half_receives_ready)
    );

    block_fifo_w682_d256 line (
        .clk                                   (clk),
        .rst                                   (rst),
        .up_payload_delivered                  (entering_delivered),
        .up_payload_delivery_valid             (entering_delivery_valid),
        .up_payload_delivery_pdcid             (entering_delivery_pdcid),
        .up_payload_delivery_psn               (entering_delivery_psn),
        .up_payload_delivery_rod               (entering_delivery_rod),
        .up_payload_delivery_cookie_ack        (entering_delivery_cookie_ack),
        .up_payload_delivery_cookie_ce         (entering_delivery_cookie_ce),
        .up_payload_delivery_cookie_retx       (entering_delivery_cookie_retx),
        .up_payload_delivery_cookie_entropy    (entering_delivery_cookie_entropy),
        .up_payload_delivery_cookie_time       (entering_delivery_cookie_time),
        .up_payload_message_id                 (data_is ? data_message_id : packet_message_id),
        .up_payload_job_id                     (packet_job_id),
        .up_payload_by_return_data             (data_is),
        .up_payload_by_return_read_id          (data_find_id),
        .up_payload_by_return_eom              (packet_eom),
        .up_payload_by_return_fits             (packet_payload_length <= 14'h400),
        .up_payload_by_return_is_standard      (data_is_standard),
        .up_payload_by_return_request_length   (packet_request_length),
        .up_payload_by_return_message_offset   (packet_message_offset),
        .up_payload_atomic_is_standard         (atomic_standard),
        .up_payload_atomic_extension           (atomic_extension),
        .up_payload_atomic_payload_length      (atomic_length),
        .up_payload_atomic_request_length      (packet_request_length),
        .up_payload_atomic_fetching            (packet_opcode == 6'd4),
        .up_payload_deferral_rtr               (rtr_is),
        .up_payload_deferral_source            (rtr_from_source),
        .up_payload_deferral_local             (rtr_from_local),
        .up_payload_uud                        (uud_entering),
        .up_payload_rudi                       (rudi_entering),
        .up_valid                              (enters),
        .up_ready                              (line_up_ready),
        .down_payload_delivered                (line_down_payload_delivered),
        .down_payload_delivery_valid           (line_down_payload_delivery_valid),
        .down_payload_delivery_pdcid           (line_down_payload_delivery_pdcid),
        .down_payload_delivery_psn             (line_down_payload_delivery_psn),
        .down_payload_delivery_rod             (line_down_payload_delivery_rod),
        .down_payload_delivery_cookie_ack      (line_down_payload_delivery_cookie_ack),
        .down_payload_delivery_cookie_ce       (line_down_payload_delivery_cookie_ce),
        .down_payload_delivery_cookie_retx     (line_down_payload_delivery_cookie_retx),
        .down_payload_delivery_cookie_entropy  (line_down_payload_delivery_cookie_entropy),
        .down_payload_delivery_cookie_time     (line_down_payload_delivery_cookie_time),
        .down_payload_message_id               (line_down_payload_message_id),
        .down_payload_job_id                   (line_down_payload_job_id),
        .down_payload_by_return_data           (line_down_payload_by_return_data),
        .down_payload_by_return_read_id        (line_down_payload_by_return_read_id),
        .down_payload_by_return_eom            (line_down_payload_by_return_eom),
        .down_payload_by_return_fits           (line_down_payload_by_return_fits),
        .down_payload_by_return_is_standard    (line_down_payload_by_return_is_standard),
        .down_payload_by_return_request_length (line_down_payload_by_return_request_length),
        .down_payload_by_return_message_offset (line_down_payload_by_return_message_offset),
        .down_payload_atomic_is_standard       (line_down_payload_atomic_is_standard),
        .down_payload_atomic_extension         (line_down_payload_atomic_extension),
        .down_payload_atomic_payload_length    (line_down_payload_atomic_payload_length),
        .down_payload_atomic_request_length    (line_down_payload_atomic_request_length),
        .down_payload_atomic_fetching          (line_down_payload_atomic_fetching),
        .down_payload_deferral_rtr             (line_down_payload_deferral_rtr),
        .down_payload_deferral_source          (line_down_payload_deferral_source),
        .down_payload_deferral_local           (line_down_payload_deferral_local),
        .down_payload_uud                      (line_down_payload_uud),
        .down_payload_rudi                     (line_down_payload_rudi),
        .down_valid                            (line_down_valid),
        .down_ready                            (answers_packet)
    );

    block_fifo_w6_d256 rtr_answers (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (deferral_answer_code),
        .up_valid     (deferral_answer_valid),
        .up_ready     (rtr_answers_up_ready),
        .down_payload (rtr_answers_down_payload),
        .down_valid   (rtr_answers_down_valid),
        .down_ready   (takes_rtr)
    );

    uet_rtr_addresses_n64 rtrs (
        .clk                        (clk),
        .rst                        (rst),
        .target_upper               (deferral_target_upper),
        .waits_valid                (given && half_waits_valid),
        .waits_peer_token           (half_waits_token),
        .waits_peer_source          (line_down_payload_deferral_source),
        .waits_peer_local           (line_down_payload_deferral_local),
        .rtr_valid                  (half_deferral_told_rtr_valid),
        .rtr_payload_peer           (half_deferral_told_rtr_payload_peer),
        .rtr_payload_rel            (half_deferral_told_rtr_payload_rel),
        .rtr_payload_job_id         (half_deferral_told_rtr_payload_job_id),
        .rtr_payload_buffer_offset  (half_deferral_told_rtr_payload_buffer_offset),
        .rtr_payload_match_bits     (half_deferral_told_rtr_payload_match_bits),
        .taken                      (rtrs_taken),
        .down_payload_token         (rtrs_down_payload_token),
        .down_payload_destination   (rtrs_down_payload_destination),
        .down_payload_local         (rtrs_down_payload_local),
        .down_payload_job_id        (rtrs_down_payload_job_id),
        .down_payload_match_bits    (rtrs_down_payload_match_bits),
        .down_payload_buffer_offset (rtrs_down_payload_buffer_offset),
        .down_valid                 (rtrs_down_valid),
        .down_ready                 (deferral_rtr_ready)
    );

    uet_rest_addresses_n32 rests (
        .clk                         (clk),
        .rst                         (rst),
        .begins_valid                (half_begins_rest_valid),
        .begins_slot                 (half_begins_rest_slot),
        .begins_peer_source          (line_down_payload_deferral_source),
        .begins_peer_local           (line_down_payload_deferral_local),
        .read_valid                  (half_rendezvous_told_read_valid),
        .read_payload_slot           (half_rendezvous_told_read_payload_slot),
        .read_payload_peer           (half_rendezvous_told_read_payload_peer),
        .read_payload_rel            (half_rendezvous_told_read_payload_rel),
        .read_payload_job_id         (half_rendezvous_told_read_payload_job_id),
        .read_payload_ri_generation  (half_rendezvous_told_read_payload_ri_generation),
        .read_payload_pid_on_fep     (half_rendezvous_told_read_payload_pid_on_fep),
        .read_payload_resource_index (half_rendezvous_told_read_payload_resource_index),
        .read_payload_message_id     (half_rendezvous_told_read_payload_message_id),
        .read_payload_som            (half_rendezvous_told_read_payload_som),
        .read_payload_eom            (half_rendezvous_told_read_payload_eom),
        .read_payload_key            (half_rendezvous_told_read_payload_key),
        .read_payload_buffer_offset  (half_rendezvous_told_read_payload_buffer_offset),
        .read_payload_request_length (half_rendezvous_told_read_payload_request_length),
        .read_payload_payload_length (half_rendezvous_told_read_payload_payload_length),
        .read_payload_message_offset (half_rendezvous_told_read_payload_message_offset),
        .read_payload_address        (half_rendezvous_told_read_payload_address),
        .done                        (rest_ends_now),
        .told                        (rest_heard),
        .taken                       (rests_taken),
        .may_end                     (rests_may_end),
        .down_payload_slot           (rests_down_payload_slot),
        .down_payload_destination    (rests_down_payload_destination),
        .down_payload_local          (rests_down_payload_local),
        .down_payload_job_id         (rests_down_payload_job_id),
        .down_payload_pid_on_fep     (rests_down_payload_pid_on_fep),
        .down_payload_resource_index (rests_down_payload_resource_index),
        .down_payload_key            (rests_down_payload_key),
        .down_payload_offset         (rests_down_payload_offset),
        .down_payload_length         (rests_down_payload_length),
        .down_payload_address        (rests_down_payload_address),
        .down_valid                  (rests_down_valid),
        .down_ready                  (rest_read_ready)
    );

    block_fifo_w86_d256 ours (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_valid         (found_valid),
        .up_payload_hit           (found_hit),
        .up_payload_return_code   (found_return_code),
        .up_payload_address       (found_address),
        .up_payload_length        (found_length),
        .up_valid                 (found_valid),
        .up_ready                 (ours_up_ready),
        .down_payload_valid       (ours_down_payload_valid),
        .down_payload_hit         (ours_down_payload_hit),
        .down_payload_return_code (ours_down_payload_return_code),
        .down_payload_address     (ours_down_payload_address),
        .down_payload_length      (ours_down_payload_length),
        .down_valid               (ours_down_valid),
        .down_ready               (takes_found)
    );

    ses_atomic_server_w1024_n64_t131 atomics (
        .clk                         (clk),
        .rst                         (rst),
        .settings_min_max_number     (1'b0),
        .settings_wrong_pair_is_type (1'b0),
        .host_done_valid             (atomics_host_done_valid),
        .host_done_code              (atomics_host_done_code),
        .host_done_fetched           (atomics_host_done_fetched),
        .up_payload_who              ({
        asker_pdcid,
        asker_psn,
        asker_cookie_ack,
        asker_cookie_ce,
        asker_cookie_retx,
        asker_cookie_entropy,
        asker_cookie_time,
        asker_message_id,
        asker_job_id,
        asker_concludes,
        asker_request_length
    }),
        .up_payload_code             (half_result_response_return_code),
        .up_payload_fetching         (line_down_payload_atomic_fetching),
        .up_payload_extension        (line_down_payload_atomic_extension),
        .up_payload_request_length   (line_down_payload_atomic_request_length),
        .up_payload_payload_length   (line_down_payload_atomic_payload_length),
        .up_payload_address          (half_result_address),
        .up_valid                    (does_atomic),
        .up_ready                    (atomics_up_ready),
        .answer_payload_who          (atomics_answer_payload_who),
        .answer_payload_code         (atomics_answer_payload_code),
        .answer_payload_has_data     (atomics_answer_payload_has_data),
        .answer_payload_data         (atomics_answer_payload_data),
        .answer_payload_length       (atomics_answer_payload_length),
        .answer_valid                (atomics_answer_valid),
        .answer_ready                (!given),
        .host_payload_opcode         (host_atomic_payload_opcode),
        .host_payload_data_type      (host_atomic_payload_data_type),
        .host_payload_address        (host_atomic_payload_address),
        .host_payload_operand        (host_atomic_payload_operand),
        .host_payload_compare        (host_atomic_payload_compare),
        .host_valid                  (host_atomic_valid),
        .host_ready                  (atomics_host_ready)
    );

    block_fifo_w291_d64 complete_line (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_pdcid             (line_down_payload_delivery_pdcid),
        .up_payload_psn               (line_down_payload_delivery_psn),
        .up_payload_cookie_ack        (line_down_payload_delivery_cookie_ack),
        .up_payload_cookie_ce         (line_down_payload_delivery_cookie_ce),
        .up_payload_cookie_retx       (line_down_payload_delivery_cookie_retx),
        .up_payload_cookie_entropy    (line_down_payload_delivery_cookie_entropy),
        .up_payload_cookie_time       (line_down_payload_delivery_cookie_time),
        .up_payload_message_id        (line_down_payload_message_id),
        .up_payload_job_id            (line_down_payload_job_id),
        .up_payload_plain             (plain),
        .up_payload_concludes         (concludes),
        .up_payload_modified_length   (half_result_response_modified_length),
        .up_payload_rudi_is           (line_down_payload_rudi),
        .up_payload_rudi_source       (line_down_payload_deferral_source),
        .up_payload_rudi_local        (line_down_payload_deferral_local),
        .up_valid                     (waits_until_visible),
        .up_ready                     (complete_line_up_ready),
        .down_payload_pdcid           (complete_line_down_payload_pdcid),
        .down_payload_psn             (complete_line_down_payload_psn),
        .down_payload_cookie_ack      (complete_line_down_payload_cookie_ack),
        .down_payload_cookie_ce       (complete_line_down_payload_cookie_ce),
        .down_payload_cookie_retx     (complete_line_down_payload_cookie_retx),
        .down_payload_cookie_entropy  (complete_line_down_payload_cookie_entropy),
        .down_payload_cookie_time     (complete_line_down_payload_cookie_time),
        .down_payload_message_id      (complete_line_down_payload_message_id),
        .down_payload_job_id          (complete_line_down_payload_job_id),
        .down_payload_plain           (complete_line_down_payload_plain),
        .down_payload_concludes       (complete_line_down_payload_concludes),
        .down_payload_modified_length (complete_line_down_payload_modified_length),
        .down_payload_rudi_is         (complete_line_down_payload_rudi_is),
        .down_payload_rudi_source     (complete_line_down_payload_rudi_source),
        .down_payload_rudi_local      (complete_line_down_payload_rudi_local),
        .down_valid                   (complete_line_down_valid),
        .down_ready                   (complete_taken)
    );

    uet_response_places_g128 handles (
        .clk                      (clk),
        .rst                      (rst),
        .take                     (needs_response),
        .guaranteed               (handles_guaranteed_term_4),
        .released_sent_valid      (released_sent_valid),
        .released_sent_handle     (released_sent_handle),
        .released_released_valid  (released_released_valid),
        .released_released_handle (released_released_handle),
        .released_stale_valid     (released_stale_valid),
        .released_stale_handle    (released_stale_handle),
        .released_reply_leaves    (released_reply_leaves),
        .released_reply_waits     (released_reply_waits),
        .ready                    (handles_ready),
        .handle                   (handles_handle),
        .returned                 (handles_returned),
        .held                     (handles_held)
    );

    level_fifo_w122_d64 answer_queue (
        .clk                         (clk),
        .rst                         (rst),
        .level                       (answer_queue_level),
        .up_payload_pdcid            (answer_pdcid),
        .up_payload_psn              (answer_psn),
        .up_payload_cookie_ack       (answer_cookie_ack),
        .up_payload_cookie_ce        (answer_cookie_ce),
        .up_payload_cookie_retx      (answer_cookie_retx),
        .up_payload_cookie_entropy   (answer_cookie_entropy),
        .up_payload_cookie_time      (answer_cookie_time),
        .up_payload_guaranteed       (answer_guaranteed),
        .up_payload_plain_ok         (answer_plain_ok),
        .up_payload_handle           (answer_handle),
        .up_payload_next_hdr         (answer_next_hdr),
        .up_valid                    (responds),
        .up_ready                    (answer_queue_up_ready),
        .down_payload_pdcid          (answer_queue_down_payload_pdcid),
        .down_payload_psn            (answer_queue_down_payload_psn),
        .down_payload_cookie_ack     (answer_queue_down_payload_cookie_ack),
        .down_payload_cookie_ce      (answer_queue_down_payload_cookie_ce),
        .down_payload_cookie_retx    (answer_queue_down_payload_cookie_retx),
        .down_payload_cookie_entropy (answer_queue_down_payload_cookie_entropy),
        .down_payload_cookie_time    (answer_queue_down_payload_cookie_time),
        .down_payload_guaranteed     (answer_queue_down_payload_guaranteed),
        .down_payload_plain_ok       (answer_queue_down_payload_plain_ok),
        .down_payload_handle         (answer_queue_down_payload_handle),
        .down_payload_next_hdr       (answer_queue_down_payload_next_hdr),
        .down_valid                  (answer_queue_down_valid),
        .down_ready                  (answer_ready)
    );

    level_fifo_w134_d64 ways (
        .clk                         (clk),
        .rst                         (rst),
        .level                       (ways_level),
        .up_payload_is               (way_is),
        .up_payload_refused          (way_refused),
        .up_payload_to_destination   (way_to_destination),
        .up_payload_to_local         (way_to_local),
        .up_valid                    (responds),
        .up_ready                    (ways_up_ready),
        .down_payload_is             (ways_down_payload_is),
        .down_payload_refused        (ways_down_payload_refused),
        .down_payload_to_destination (ways_down_payload_to_destination),
        .down_payload_to_local       (ways_down_payload_to_local),
        .down_valid                  (ways_down_valid),
        .down_ready                  (way_taken)
    );

    always @(posedge clk) begin
        if (rst) begin
            enters <= 1'b0;
            kept_untold <= 6'd0;
            orders <= 1'b0;
            hidden <= 7'd0;
            visible <= 7'd0;
            answers <= 1'b0;
            responds <= 1'b0;
            used <= 7'd0;
            deliveries <= 7'd0;
            given_back_messages <= 2'd0;
            given_back_guaranteed <= 2'd0;
            given_back_responses <= 2'd0;
            completed <= 1'b0;
        end else begin
            enters <= aside_valid && aside_side_stored;
            kept_untold <= kept_untold + {5'd0, kept_ends_now} - {5'd0, kept_heard};
            orders <= answers_packet || orders_term || rest_ends_now || kept_ends_now;
            hidden <= hidden + {6'd0, waits_until_visible} - {6'd0, flushed};
            visible <= visible + {6'd0, flushed} - {6'd0, complete_now};
            answers <= answered;
            responds <= needs_response;
            used <= used + {6'd0, used_term} - {6'd0, used_term_2};
            deliveries <= deliveries_sum - {6'd0, settled};
            given_back_messages <= {1'b0, settled && !used_term} + {1'b0, used_term_2};
            given_back_guaranteed <= given_back_guaranteed_word + {1'b0, handles_returned};
            given_back_responses <= {1'b0, leaves} + {1'b0, is_silent};
            completed <= half_result_valid && half_result_completes;
        end
    end

    always @(posedge clk) begin
        packet_opcode <= packet_opcode_term_2 ? 6'd0 : packet_opcode_term_3 ? aside_side_ses_header[349:344] : 6'd63;
        packet_version <= aside_side_ses_header[343:342];
        packet_small <= aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
        packet_rudi <= aside_rudi_is;
        packet_rod <= packet_rod_choice;
        packet_dc <= aside_side_ses_header[341];
        packet_ie <= aside_side_ses_header[340];
        packet_rel <= aside_side_ses_header[339];
        packet_hd <= is_standard ? packet_hd_term : is_medium ? aside_side_ses_header[338] : 1'b0;
        packet_som <= packet_som_term || packet_opcode_term_2 || not_packet_opcode_term_3;
        packet_eom <= packet_eom_term || packet_opcode_term_2 || not_packet_opcode_term_3;
        packet_message_id <= aside_side_ses_header[335:320] & {16{is_standard}};
        packet_ri_generation <= aside_side_ses_header[319:312];
        packet_job_id <= aside_side_ses_header[311:288];
        packet_pid_on_fep <= aside_side_ses_header[283:272];
        packet_resource_index <= aside_side_ses_header[267:256];
        packet_buffer_offset <= is_standard ? aside_side_ses_header[255:192] : packet_buffer_offset_choice;
        packet_initiator <= is_standard ? aside_side_ses_header[191:160] : packet_initiator_choice;
        packet_match_bits <= is_standard ? aside_side_ses_header[159:96] : packet_match_bits_choice;
        packet_header_data <= is_standard ? aside_side_ses_header[95:32] : packet_header_data_choice;
        packet_request_length <= packet_request_length_choice;
        packet_payload_length <= packet_payload_length_term ? packet_payload_length_choice_2 : packet_payload_length_choice_3;
        packet_message_offset <= aside_side_ses_header[63:32] & {32{packet_message_offset_term}};
        packet_peer <= packet_peer_xor_3 ^ aside_side_source[111:96] ^ aside_side_source[127:112];
        packet_pdc <= packet_pdc_choice;
        entering_delivered <= aside_delivered;
        entering_delivery_valid <= aside_rudi_is ? 1'b0 : packet_rod_term ? 1'b0 : deliver_valid;
        entering_delivery_pdcid <= packet_pdc_choice;
        entering_delivery_psn <= aside_rudi_is ? aside_rudi_echo_pkt_id : packet_rod_term ? 32'd0 : deliver_psn;
        entering_delivery_rod <= packet_rod_choice;
        entering_delivery_cookie_ack <= aside_rudi_is ? 1'b0 : packet_rod_term ? 1'b0 : deliver_cookie_ack;
        entering_delivery_cookie_ce <= aside_rudi_is ? aside_rudi_echo_m : packet_rod_term ? 1'b0 : deliver_cookie_ce;
        entering_delivery_cookie_retx <= aside_rudi_is ? aside_rudi_echo_retx : packet_rod_term ? 1'b0 : deliver_cookie_retx;
        entering_delivery_cookie_entropy <= aside_rudi_is ? aside_rudi_echo_entropy : entering_delivery_cookie_entropy_choice;
        entering_delivery_cookie_time <= aside_rudi_is ? 17'd0 : packet_rod_term ? 17'd0 : deliver_cookie_time;
        data_is <= packet_opcode_term;
        data_message_id <= aside_side_ses_header[335:320];
        data_find_id <= aside_side_ses_header[287:272];
        data_find_pdcid <= packet_pdc_choice;
        data_find_length <= aside_side_length;
        data_find_return_code <= aside_side_ses_header[341:336];
        data_find_rudi_is <= aside_rudi_brings;
        data_find_rudi_pkt_id <= aside_rudi_echo_pkt_id;
        data_find_rudi_source <= aside_side_source;
        data_find_rudi_local <= aside_side_local;
        data_is_standard <= aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
        rtr_is <= is_rtr;
        rtr_match_bits <= aside_side_ses_header[159:96];
        rtr_buffer_offset <= aside_side_ses_header[255:192];
        rtr_from_source <= aside_side_source;
        rtr_from_local <= aside_side_local;
        rest_extension_eager_length <= aside_side_extension[287:256];
        rest_extension_ri_generation <= aside_side_extension[255:248];
        rest_extension_pid_on_fep <= aside_side_extension[247:236];
        rest_extension_resource_index <= aside_side_extension[235:224];
        rest_extension_read_offset <= aside_side_extension[223:160];
        rest_extension_read_key <= aside_side_extension[159:96];
        uud <= aside_uud;
        atomic_standard <= aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
        atomic_extension <= aside_side_extension;
        atomic_length <= aside_side_length;
        uud_entering <= aside_uud;
        rudi_entering <= aside_rudi_is;
        order_bare <= rest_ends_now ? 1'b1 : order_bare_choice;
        order_place <= rest_ends_now ? 1'b0 : kept_ends_now ? 1'b0 : order_place_choice;
        order_dc <= rest_ends_now ? 1'b0 : order_dc_choice;
        order_placement_address <= rest_ends_now ? 64'd0 : kept_ends_now ? 64'd0 : order_placement_address_choice;
        order_placement_length <= rest_ends_now ? 14'd0 : kept_ends_now ? 14'd0 : order_placement_length_choice;
        order_placement_pdcid <= rest_ends_now ? half_rendezvous_told_done_completion_pdc : order_placement_pdcid_choice;
        order_placement_message_id <= rest_ends_now ? half_rendezvous_told_done_completion_message_id : order_placement_message_id_choice_2;
        order_placement_is_kept <= rest_ends_now ? half_is_kept : order_placement_is_kept_choice;
        order_completes <= rest_ends_now ? 1'b1 : order_completes_choice;
        order_completion_opcode <= rest_ends_now ? half_rendezvous_told_done_completion_opcode : order_completion_opcode_choice_2;
        order_completion_return_code <= rest_ends_now ? half_rendezvous_told_done_completion_return_code : order_completion_return_code_choice_2;
        order_completion_reported <= rest_ends_now ? 1'b1 : kept_ends_now ? 1'b1 : !takes_found;
        order_completion_has_header_data <= rest_ends_now ? half_rendezvous_told_done_completion_has_header_data : order_completion_has_header_data_choice_2;
        order_completion_header_data <= rest_ends_now ? order_completion_header_data_and : order_completion_header_data_choice;
        order_completion_wr_id <= rest_ends_now ? half_rendezvous_told_done_completion_wr_id : order_completion_wr_id_choice_2;
        order_completion_bytes <= rest_ends_now ? half_rendezvous_told_done_completion_bytes : order_completion_bytes_choice_2;
        order_completion_initiator <= rest_ends_now ? half_rendezvous_told_done_completion_initiator : order_completion_initiator_choice_2;
        order_completion_key <= rest_ends_now ? half_rendezvous_told_done_completion_match_bits : order_completion_key_choice_2;
        order_completion_job_id <= rest_ends_now ? half_rendezvous_told_done_completion_job_id : order_completion_job_id_choice_2;
        order_completion_message_id <= rest_ends_now ? half_rendezvous_told_done_completion_message_id : order_completion_message_id_choice_2;
        order_completion_pdcid <= rest_ends_now ? half_rendezvous_told_done_completion_pdc : order_completion_pdcid_choice_2;
        order_completion_kept_is <= rest_ends_now ? 1'b0 : kept_ends_now;
        order_completion_kept_number <= rest_ends_now ? 5'd0 : kept_ends_now ? half_kept_told_done_number : 5'd0;
        answer_pdcid <= atomic_done ? atomics_answer_payload_who[130:115] : answer_pdcid_choice;
        answer_psn <= atomic_done ? atomics_answer_payload_who[114:83] : answer_psn_choice;
        answer_cookie_ack <= atomic_done ? atomics_answer_payload_who[82] : answer_cookie_ack_choice;
        answer_cookie_ce <= atomic_done ? atomics_answer_payload_who[81] : answer_cookie_ce_choice;
        answer_cookie_retx <= atomic_done ? atomics_answer_payload_who[80] : answer_cookie_retx_choice;
        answer_cookie_entropy <= atomic_done ? atomics_answer_payload_who[79:64] : answer_cookie_entropy_choice;
        answer_cookie_time <= atomic_done ? atomics_answer_payload_who[63:47] : answer_cookie_time_choice;
        answer_guaranteed <= handles_guaranteed_term_3;
        answer_plain_ok <= handles_guaranteed_choice;
        answer_handle <= {atomic_done ? atomics_answer_payload_who[6] : answer_handle_choice, 22'd0, handles_handle};
        answer_next_hdr <= answer_next_hdr_choice ? 4'd5 : 4'd4;
        way_is <= by_rudi;
        way_refused <= no_place && given;
        way_to_destination <= given ? line_down_payload_deferral_source : complete_line_down_payload_rudi_source;
        way_to_local <= given ? line_down_payload_deferral_local : complete_line_down_payload_rudi_local;
        to_store_valid <= needs_response;
        to_store_handle <= handles_handle;
        to_store_response_list <= half_result_response_list & {2{given}};
        to_store_response_opcode <= handles_guaranteed_choice ? 6'd0 : answer_next_hdr_choice ? 6'd2 : 6'd1;
        to_store_response_return_code <= to_store_response_return_code_choice_5;
        to_store_response_message_id <= atomic_done ? atomics_answer_payload_who[46:31] : to_store_response_message_id_choice;
        to_store_response_ri_generation <= atomic_done ? 8'd0 : given ? half_result_response_ri_generation : 8'd0;
        to_store_response_job_id <= atomic_done ? atomics_answer_payload_who[30:7] : to_store_response_job_id_choice;
        to_store_response_modified_length <= atomic_done ? to_store_response_modified_length_word : to_store_response_modified_length_choice;
        to_store_response_fetched_length <= atomics_answer_payload_length;
        to_store_response_fetched_data <= atomics_answer_payload_data;
        code <= to_store_response_return_code_choice_5;
    end

    assign ready = half_ready && handles_ready;
    assign host_atomic_done_taken = atomics_host_ready;
    assign host_atomic_done_done_valid = atomics_host_done_valid;
    assign host_atomic_done_done_code = atomics_host_done_code;
    assign host_atomic_done_done_fetched = atomics_host_done_fetched;
    assign find_valid = enters && data_is;
    assign find_id = data_find_id;
    assign find_pdcid = data_find_pdcid;
    assign find_length = data_find_length;
    assign find_return_code = data_find_return_code;
    assign find_rudi_is = data_find_rudi_is;
    assign find_rudi_pkt_id = data_find_rudi_pkt_id;
    assign find_rudi_source = data_find_rudi_source;
    assign find_rudi_local = data_find_rudi_local;
    assign read_valid = reads && !reads_by_rudi;
    assign read_payload_tag = read_payload_tag_word;
    assign read_payload_address = half_result_address;
    assign read_payload_payload_length = half_result_length;
    assign read_payload_request_length = line_down_payload_by_return_request_length;
    assign read_payload_message_offset = line_down_payload_by_return_message_offset;
    assign read_payload_job_id = line_down_payload_job_id;
    assign read_payload_message_id = line_down_payload_message_id;
    assign read_payload_small = 1'b0;
    assign read_payload_psn = 32'd0;
    assign read_payload_rudi = 1'b0;
    assign rudi_read_valid = reads_by_rudi;
    assign rudi_read_payload_read_tag = read_payload_tag_word;
    assign rudi_read_payload_read_address = half_result_address;
    assign rudi_read_payload_read_payload_length = half_result_length;
    assign rudi_read_payload_read_request_length = line_down_payload_by_return_request_length;
    assign rudi_read_payload_read_message_offset = line_down_payload_by_return_message_offset;
    assign rudi_read_payload_read_job_id = line_down_payload_job_id;
    assign rudi_read_payload_read_message_id = line_down_payload_message_id;
    assign rudi_read_payload_read_small = 1'b0;
    assign rudi_read_payload_read_psn = 32'd0;
    assign rudi_read_payload_read_rudi = 1'b1;
    assign rudi_read_payload_asker_echo_pkt_id = line_down_payload_delivery_psn;
    assign rudi_read_payload_asker_echo_entropy = line_down_payload_delivery_cookie_entropy;
    assign rudi_read_payload_asker_echo_retx = line_down_payload_delivery_cookie_retx;
    assign rudi_read_payload_asker_echo_m = line_down_payload_delivery_cookie_ce;
    assign rudi_read_payload_asker_to_destination = line_down_payload_deferral_source;
    assign rudi_read_payload_asker_to_local = line_down_payload_deferral_local;
    assign deferral_told_rtr_valid = rtrs_down_valid;
    assign deferral_told_rtr_payload_token = rtrs_down_payload_token;
    assign deferral_told_rtr_payload_destination = rtrs_down_payload_destination;
    assign deferral_told_rtr_payload_local = rtrs_down_payload_local;
    assign deferral_told_rtr_payload_job_id = rtrs_down_payload_job_id;
    assign deferral_told_rtr_payload_match_bits = rtrs_down_payload_match_bits;
    assign deferral_told_rtr_payload_buffer_offset = rtrs_down_payload_buffer_offset;
    assign deferral_told_returned_valid = half_deferral_told_returned_valid;
    assign deferral_told_returned_wr_id = half_deferral_told_returned_wr_id;
    assign deferral_told_refused_taken = half_deferral_told_refused_taken;
    assign deferral_told_arrived_valid = enters && rtr_is;
    assign deferral_told_arrived_peer = packet_peer;
    assign deferral_told_arrived_match_bits = rtr_match_bits;
    assign deferral_told_arrived_buffer_offset = rtr_buffer_offset;
    assign rest_told_read_valid = rests_down_valid;
    assign rest_told_read_payload_slot = rests_down_payload_slot;
    assign rest_told_read_payload_destination = rests_down_payload_destination;
    assign rest_told_read_payload_local = rests_down_payload_local;
    assign rest_told_read_payload_job_id = rests_down_payload_job_id;
    assign rest_told_read_payload_pid_on_fep = rests_down_payload_pid_on_fep;
    assign rest_told_read_payload_resource_index = rests_down_payload_resource_index;
    assign rest_told_read_payload_key = rests_down_payload_key;
    assign rest_told_read_payload_offset = rests_down_payload_offset;
    assign rest_told_read_payload_length = rests_down_payload_length;
    assign rest_told_read_payload_address = rests_down_payload_address;
    assign rest_told_answer_taken = half_rendezvous_told_answer_taken;
    assign done_job_valid = half_job_done_valid;
    assign done_job_status = half_job_done_status;
    assign done_job_slot = half_job_done_slot;
    assign done_process_valid = half_process_done_valid;
    assign done_process_status = half_process_done_status;
    assign done_process_slot = half_process_done_slot;
    assign done_resource_valid = half_resource_done_valid;
    assign done_resource_status = half_resource_done_status;
    assign done_resource_slot = half_resource_done_slot;
    assign done_region_valid = half_region_done_valid;
    assign done_region_status = half_region_done_status;
    assign done_region_slot = half_region_done_slot;
    assign done_context_taken = half_contexts_ready;
    assign done_receive_taken = half_receives_ready;
    assign done_sends_valid = half_send_done_valid;
    assign done_sends_kind = half_send_done_kind;
    assign done_sends_outcome = half_send_done_outcome;
    assign done_sends_wr_id = half_send_done_wr_id;
    assign done_tags_valid = half_tagged_done_valid;
    assign done_tags_kind = half_tagged_done_kind;
    assign done_tags_outcome = half_tagged_done_outcome;
    assign done_tags_wr_id = half_tagged_done_wr_id;
    assign done_kept_found_valid = half_kept_told_found_valid;
    assign done_kept_found_wr_id = half_kept_told_found_wr_id;
    assign done_kept_found_number = half_kept_told_found_number;
    assign done_kept_found_is_whole = half_kept_told_found_is_whole;
    assign done_released_valid = half_kept_told_released_valid;
    assign done_released_ok = half_kept_told_released_ok;
    assign order_valid = orders;
    assign order_payload_bare = order_bare;
    assign order_payload_place = order_place;
    assign order_payload_dc = order_dc;
    assign order_payload_placement_address = order_placement_address;
    assign order_payload_placement_length = order_placement_length;
    assign order_payload_placement_pdcid = order_placement_pdcid;
    assign order_payload_placement_message_id = order_placement_message_id;
    assign order_payload_placement_is_kept = order_placement_is_kept;
    assign order_payload_completes = order_completes;
    assign order_payload_completion_opcode = order_completion_opcode;
    assign order_payload_completion_return_code = order_completion_return_code;
    assign order_payload_completion_reported = order_completion_reported;
    assign order_payload_completion_has_header_data = order_completion_has_header_data;
    assign order_payload_completion_header_data = order_completion_header_data;
    assign order_payload_completion_wr_id = order_completion_wr_id;
    assign order_payload_completion_bytes = order_completion_bytes;
    assign order_payload_completion_initiator = order_completion_initiator;
    assign order_payload_completion_key = order_completion_key;
    assign order_payload_completion_job_id = order_completion_job_id;
    assign order_payload_completion_message_id = order_completion_message_id;
    assign order_payload_completion_pdcid = order_completion_pdcid;
    assign order_payload_completion_kept_is = order_completion_kept_is;
    assign order_payload_completion_kept_number = order_completion_kept_number;
    assign store_valid = to_store_valid;
    assign store_handle = to_store_handle;
    assign store_response_list = to_store_response_list;
    assign store_response_opcode = to_store_response_opcode;
    assign store_response_return_code = to_store_response_return_code;
    assign store_response_message_id = to_store_response_message_id;
    assign store_response_ri_generation = to_store_response_ri_generation;
    assign store_response_job_id = to_store_response_job_id;
    assign store_response_modified_length = to_store_response_modified_length;
    assign store_response_fetched_length = to_store_response_fetched_length;
    assign store_response_fetched_data = to_store_response_fetched_data;
    assign returns_messages = given_back_messages;
    assign returns_guaranteed = given_back_guaranteed;
    assign returns_responses = given_back_responses;
    assign rudi_response_valid = answer_queue_down_valid && ways_down_payload_is;
    assign rudi_response_payload_handle = answer_queue_down_payload_handle;
    assign rudi_response_payload_next_hdr = answer_queue_down_payload_next_hdr;
    assign rudi_response_payload_echo_pkt_id = answer_queue_down_payload_psn;
    assign rudi_response_payload_echo_entropy = answer_queue_down_payload_cookie_entropy;
    assign rudi_response_payload_echo_retx = answer_queue_down_payload_cookie_retx;
    assign rudi_response_payload_echo_m = answer_queue_down_payload_cookie_ce;
    assign rudi_response_payload_to_destination = ways_down_payload_to_destination;
    assign rudi_response_payload_to_local = ways_down_payload_to_local;
    assign rudi_response_payload_refused = ways_down_payload_refused;
    assign held_messages = used;
    assign held_guaranteed = handles_held;
    assign held_responses = answer_queue_level + {6'd0, responds};
    assign held_deliveries = deliveries;
    assign held_complete = hidden + visible;
    assign events_delivered = answers;
    assign events_return_code = code;
    assign events_completed = completed;
    assign response_payload_pdcid = answer_queue_down_payload_pdcid;
    assign response_payload_psn = answer_queue_down_payload_psn;
    assign response_payload_cookie_ack = answer_queue_down_payload_cookie_ack;
    assign response_payload_cookie_ce = answer_queue_down_payload_cookie_ce;
    assign response_payload_cookie_retx = answer_queue_down_payload_cookie_retx;
    assign response_payload_cookie_entropy = answer_queue_down_payload_cookie_entropy;
    assign response_payload_cookie_time = answer_queue_down_payload_cookie_time;
    assign response_payload_guaranteed = answer_queue_down_payload_guaranteed;
    assign response_payload_plain_ok = answer_queue_down_payload_plain_ok;
    assign response_payload_handle = answer_queue_down_payload_handle;
    assign response_payload_next_hdr = answer_queue_down_payload_next_hdr;
    assign response_valid = answer_queue_down_valid && !ways_down_payload_is;

    wire _unused_ok = &{1'b0, aside_side_reserved, aside_side_ses_header[351:350], aside_side_ses_header[271:268], half_result_completion_kind, half_result_completion_cut, half_result_completion_peer, half_rendezvous_told_done_completion_kind, half_rendezvous_told_done_completion_cut, half_rendezvous_told_done_completion_peer, half_kept_told_done_completion_kind, half_kept_told_done_completion_cut, half_kept_told_done_completion_peer, half_job_commands_ready, half_process_commands_ready, half_resource_commands_ready, half_regions_ready, line_up_ready, line_down_payload_delivery_valid, line_down_payload_delivery_rod, line_down_valid, rtr_answers_up_ready, rtr_answers_down_valid, ours_up_ready, ours_down_payload_valid, ours_down_valid, atomics_up_ready, complete_line_up_ready, answer_queue_up_ready, ways_level, ways_up_ready, ways_down_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) delivery_finds_room: assert (!enters || line_up_ready);
    always @(posedge clk) if (!rst) result_is_of_a_packet: assert (!answers_packet || line_down_valid);
    always @(posedge clk) if (!rst) rtr_answer_finds_room: assert (!deferral_answer_valid || rtr_answers_up_ready);
    always @(posedge clk) if (!rst) rtr_answer_is_there: assert (!takes_rtr || rtr_answers_down_valid);
    always @(posedge clk) if (!rst) found_finds_room: assert (!found_valid || ours_up_ready);
    always @(posedge clk) if (!rst) found_is_there: assert (!takes_found || ours_down_valid);
    always @(posedge clk) if (!rst) complete_finds_room: assert (!waits_until_visible || complete_line_up_ready);
    always @(posedge clk) if (!rst) flush_is_asked_for: assert (!flushed || (|hidden));
    always @(posedge clk) if (!rst) way_finds_room: assert (!responds || ways_up_ready);
    always @(posedge clk) if (!rst) way_is_there: assert (!answer_queue_down_valid || ways_down_valid);
    always @(posedge clk) if (!rst) answer_finds_room: assert (!responds || answer_queue_up_ready);
`endif

endmodule

`default_nettype wire
