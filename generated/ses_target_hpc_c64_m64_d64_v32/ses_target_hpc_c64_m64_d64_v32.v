// Receive half of the semantic sublayer, profile hpc: a packet a clock, 64 contexts.
`default_nettype none

module ses_target_hpc_c64_m64_d64_v32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        packet_valid,
    input  wire  [5:0] packet_opcode,
    input  wire  [1:0] packet_version,
    input  wire        packet_small,
    input  wire        packet_rudi,
    input  wire        packet_rod,
    input  wire        packet_dc,
    input  wire        packet_ie,
    input  wire        packet_rel,
    input  wire        packet_hd,
    input  wire        packet_som,
    input  wire        packet_eom,
    input  wire [15:0] packet_message_id,
    input  wire  [7:0] packet_ri_generation,
    input  wire [23:0] packet_job_id,
    input  wire [11:0] packet_pid_on_fep,
    input  wire [11:0] packet_resource_index,
    input  wire [63:0] packet_buffer_offset,
    input  wire [31:0] packet_initiator,
    input  wire [63:0] packet_match_bits,
    input  wire [63:0] packet_header_data,
    input  wire [31:0] packet_request_length,
    input  wire [13:0] packet_payload_length,
    input  wire [31:0] packet_message_offset,
    input  wire [15:0] packet_peer,
    input  wire [15:0] packet_pdc,
    input  wire        tick,
    input  wire  [5:0] resolver_settings_version_code,
    input  wire  [5:0] region_settings_job_code,
    input  wire  [5:0] region_settings_right_code,
    input  wire  [5:0] region_settings_message_code,
    input  wire        region_settings_checks_message,
    input  wire        region_settings_atomics_need_all,
    input  wire        choices_default_length,
    input  wire        deferral_choices_zero_token,
    input  wire        deferral_choices_target_upper,
    input  wire        deferral_rtr_ready,
    input  wire        deferral_returned_ready,
    input  wire        deferral_refused_valid,
    input  wire [31:0] deferral_refused_token,
    input  wire [13:0] rendezvous_choices_payload_mtu,
    input  wire        rendezvous_choices_from_start,
    input  wire [15:0] rendezvous_choices_first_id,
    input  wire [31:0] rendezvous_extension_eager_length,
    input  wire  [7:0] rendezvous_extension_ri_generation,
    input  wire [11:0] rendezvous_extension_pid_on_fep,
    input  wire [11:0] rendezvous_extension_resource_index,
    input  wire [63:0] rendezvous_extension_read_offset,
    input  wire [63:0] rendezvous_extension_read_key,
    input  wire        rendezvous_read_ready,
    input  wire        rendezvous_answer_valid,
    input  wire  [4:0] rendezvous_answer_payload_slot,
    input  wire  [5:0] rendezvous_answer_payload_return_code,
    input  wire        rendezvous_done_ready,
    output wire        ready,
    output wire        result_valid,
    output wire        result_expired,
    output wire        result_response_plain,
    output wire  [5:0] result_response_return_code,
    output wire  [1:0] result_response_list,
    output wire [31:0] result_response_modified_length,
    output wire  [7:0] result_response_ri_generation,
    output wire        result_place,
    output wire        result_dc,
    output wire        result_read,
    output wire [63:0] result_address,
    output wire [13:0] result_length,
    output wire        result_atomic,
    output wire        result_completes,
    output wire        result_completion_kind,
    output wire  [5:0] result_completion_return_code,
    output wire  [5:0] result_completion_opcode,
    output wire [31:0] result_completion_wr_id,
    output wire [31:0] result_completion_bytes,
    output wire [31:0] result_completion_cut,
    output wire        result_completion_has_header_data,
    output wire [63:0] result_completion_header_data,
    output wire [63:0] result_completion_match_bits,
    output wire [31:0] result_completion_initiator,
    output wire [23:0] result_completion_job_id,
    output wire [15:0] result_completion_message_id,
    output wire [15:0] result_completion_peer,
    output wire [15:0] result_completion_pdc,
    output wire        result_opens,
    output wire        result_closes,
    output wire        job_done_valid,
    output wire  [2:0] job_done_status,
    output wire  [3:0] job_done_slot,
    output wire        process_done_valid,
    output wire  [2:0] process_done_status,
    output wire  [4:0] process_done_slot,
    output wire        resource_done_valid,
    output wire  [2:0] resource_done_status,
    output wire  [5:0] resource_done_slot,
    output wire        region_done_valid,
    output wire  [2:0] region_done_status,
    output wire  [5:0] region_done_slot,
    output wire        send_done_valid,
    output wire  [1:0] send_done_kind,
    output wire  [1:0] send_done_outcome,
    output wire [31:0] send_done_wr_id,
    output wire        tagged_done_valid,
    output wire  [1:0] tagged_done_kind,
    output wire  [1:0] tagged_done_outcome,
    output wire [31:0] tagged_done_wr_id,
    output wire        deferral_told_rtr_valid,
    output wire [15:0] deferral_told_rtr_payload_peer,
    output wire        deferral_told_rtr_payload_rel,
    output wire [23:0] deferral_told_rtr_payload_job_id,
    output wire [63:0] deferral_told_rtr_payload_buffer_offset,
    output wire [63:0] deferral_told_rtr_payload_match_bits,
    output wire        deferral_told_returned_valid,
    output wire [31:0] deferral_told_returned_wr_id,
    output wire        deferral_told_refused_taken,
    output wire        waits_valid,
    output wire [31:0] waits_token,
    output wire        rendezvous_told_read_valid,
    output wire  [4:0] rendezvous_told_read_payload_slot,
    output wire [15:0] rendezvous_told_read_payload_peer,
    output wire        rendezvous_told_read_payload_rel,
    output wire [23:0] rendezvous_told_read_payload_job_id,
    output wire  [7:0] rendezvous_told_read_payload_ri_generation,
    output wire [11:0] rendezvous_told_read_payload_pid_on_fep,
    output wire [11:0] rendezvous_told_read_payload_resource_index,
    output wire [15:0] rendezvous_told_read_payload_message_id,
    output wire        rendezvous_told_read_payload_som,
    output wire        rendezvous_told_read_payload_eom,
    output wire [63:0] rendezvous_told_read_payload_key,
    output wire [63:0] rendezvous_told_read_payload_buffer_offset,
    output wire [31:0] rendezvous_told_read_payload_request_length,
    output wire [13:0] rendezvous_told_read_payload_payload_length,
    output wire [31:0] rendezvous_told_read_payload_message_offset,
    output wire [63:0] rendezvous_told_read_payload_address,
    output wire        rendezvous_told_answer_taken,
    output wire        rendezvous_told_done_valid,
    output wire        rendezvous_told_done_completion_kind,
    output wire  [5:0] rendezvous_told_done_completion_return_code,
    output wire  [5:0] rendezvous_told_done_completion_opcode,
    output wire [31:0] rendezvous_told_done_completion_wr_id,
    output wire [31:0] rendezvous_told_done_completion_bytes,
    output wire [31:0] rendezvous_told_done_completion_cut,
    output wire        rendezvous_told_done_completion_has_header_data,
    output wire [63:0] rendezvous_told_done_completion_header_data,
    output wire [63:0] rendezvous_told_done_completion_match_bits,
    output wire [31:0] rendezvous_told_done_completion_initiator,
    output wire [23:0] rendezvous_told_done_completion_job_id,
    output wire [15:0] rendezvous_told_done_completion_message_id,
    output wire [15:0] rendezvous_told_done_completion_peer,
    output wire [15:0] rendezvous_told_done_completion_pdc,
    output wire        begins_rest_valid,
    output wire  [4:0] begins_rest_slot,
    input  wire        job_commands_payload_remove,
    input  wire [23:0] job_commands_payload_key,
    input  wire        job_commands_valid,
    output wire        job_commands_ready,
    input  wire        process_commands_payload_remove,
    input  wire        process_commands_payload_process_rel,
    input  wire [23:0] process_commands_payload_process_job_id,
    input  wire [11:0] process_commands_payload_process_pid_on_fep,
    input  wire        process_commands_valid,
    output wire        process_commands_ready,
    input  wire        resource_commands_payload_remove,
    input  wire        resource_commands_payload_absolute,
    input  wire  [4:0] resource_commands_payload_owner,
    input  wire  [1:0] resource_commands_payload_space,
    input  wire [11:0] resource_commands_payload_resource_index,
    input  wire        resource_commands_payload_context_enabled,
    input  wire        resource_commands_payload_context_uses_generation,
    input  wire  [7:0] resource_commands_payload_context_generation,
    input  wire [15:0] resource_commands_payload_context_supported,
    input  wire        resource_commands_valid,
    output wire        resource_commands_ready,
    input  wire  [5:0] contexts_payload_index,
    input  wire        contexts_payload_context_enabled,
    input  wire        contexts_payload_context_uses_generation,
    input  wire  [7:0] contexts_payload_context_generation,
    input  wire [15:0] contexts_payload_context_supported,
    input  wire        contexts_valid,
    output wire        contexts_ready,
    input  wire        regions_payload_remove,
    input  wire [63:0] regions_payload_region_key,
    input  wire [63:0] regions_payload_region_base,
    input  wire [63:0] regions_payload_region_first,
    input  wire [63:0] regions_payload_region_length,
    input  wire        regions_payload_region_remote_read,
    input  wire        regions_payload_region_remote_write,
    input  wire        regions_payload_region_remote_atomic,
    input  wire        regions_payload_region_restricts_job,
    input  wire [23:0] regions_payload_region_job_id,
    input  wire        regions_payload_region_restricts_resource,
    input  wire [11:0] regions_payload_region_resource,
    input  wire        regions_valid,
    output wire        regions_ready,
    input  wire        receives_payload_tagged,
    input  wire  [1:0] receives_payload_kind,
    input  wire  [5:0] receives_payload_resource,
    input  wire [63:0] receives_payload_tag_match_bits,
    input  wire [31:0] receives_payload_tag_initiator,
    input  wire        receives_payload_any_initiator,
    input  wire [63:0] receives_payload_ignore_bits,
    input  wire [31:0] receives_payload_place_wr_id,
    input  wire [63:0] receives_payload_place_address,
    input  wire [31:0] receives_payload_place_length,
    input  wire        receives_valid,
    output wire        receives_ready
);

    reg         packet_1_valid;
    reg   [5:0] packet_1_opcode;
    reg   [1:0] packet_1_version;
    reg         packet_1_small;
    reg         packet_1_rudi;
    reg         packet_1_rod;
    reg         packet_1_dc;
    reg         packet_1_ie;
    reg         packet_1_rel;
    reg         packet_1_hd;
    reg         packet_1_som;
    reg         packet_1_eom;
    reg  [15:0] packet_1_message_id;
    reg   [7:0] packet_1_ri_generation;
    reg  [23:0] packet_1_job_id;
    reg  [11:0] packet_1_pid_on_fep;
    reg  [11:0] packet_1_resource_index;
    reg  [63:0] packet_1_buffer_offset;
    reg  [31:0] packet_1_initiator;
    reg  [63:0] packet_1_match_bits;
    reg  [63:0] packet_1_header_data;
    reg  [31:0] packet_1_request_length;
    reg  [13:0] packet_1_payload_length;
    reg  [31:0] packet_1_message_offset;
    reg  [15:0] packet_1_peer;
    reg  [15:0] packet_1_pdc;
    reg  [31:0] extension_1_eager_length;
    reg   [7:0] extension_1_ri_generation;
    reg  [11:0] extension_1_pid_on_fep;
    reg  [11:0] extension_1_resource_index;
    reg  [63:0] extension_1_read_offset;
    reg  [63:0] extension_1_read_key;
    reg         header_cut;
    reg         header_tracked;
    reg         header_rudi;
    reg         header_form;
    reg         header_counted;
    reg         header_wrong;
    reg  [32:0] header_end;
    reg         header_long;
    reg         header_ends;
    reg  [31:0] header_all;
    reg         header_verdict_cut;
    reg         header_verdict_tracked;
    reg   [5:0] header_verdict_code;
    reg         valid_2;
    reg         valid_3;
    wire        packet_to_3_later_q_valid;
    wire  [5:0] packet_to_3_later_q_opcode;
    wire  [1:0] packet_to_3_later_q_version;
    wire        packet_to_3_later_q_small;
    wire        packet_to_3_later_q_rudi;
    wire        packet_to_3_later_q_rod;
    wire        packet_to_3_later_q_dc;
    wire        packet_to_3_later_q_ie;
    wire        packet_to_3_later_q_rel;
    wire        packet_to_3_later_q_hd;
    wire        packet_to_3_later_q_som;
    wire        packet_to_3_later_q_eom;
    wire [15:0] packet_to_3_later_q_message_id;
    wire  [7:0] packet_to_3_later_q_ri_generation;
    wire [23:0] packet_to_3_later_q_job_id;
    wire [11:0] packet_to_3_later_q_pid_on_fep;
    wire [11:0] packet_to_3_later_q_resource_index;
    wire [63:0] packet_to_3_later_q_buffer_offset;
    wire [31:0] packet_to_3_later_q_initiator;
    wire [63:0] packet_to_3_later_q_match_bits;
    wire [63:0] packet_to_3_later_q_header_data;
    wire [31:0] packet_to_3_later_q_request_length;
    wire [13:0] packet_to_3_later_q_payload_length;
    wire [31:0] packet_to_3_later_q_message_offset;
    wire [15:0] packet_to_3_later_q_peer;
    wire [15:0] packet_to_3_later_q_pdc;
    wire        resolver_ready;
    wire        resolver_verdict_valid;
    wire  [5:0] resolver_verdict_code;
    wire        resolver_verdict_has_context;
    wire  [5:0] resolver_verdict_context;
    wire  [7:0] resolver_verdict_generation;
    wire        resolver_job_done_valid;
    wire  [2:0] resolver_job_done_status;
    wire  [3:0] resolver_job_done_slot;
    wire        resolver_process_done_valid;
    wire  [2:0] resolver_process_done_status;
    wire  [4:0] resolver_process_done_slot;
    wire        resolver_resource_done_valid;
    wire  [2:0] resolver_resource_done_status;
    wire  [5:0] resolver_resource_done_slot;
    wire        resolver_job_commands_ready;
    wire        resolver_process_commands_ready;
    wire        resolver_resource_commands_ready;
    wire        resolver_contexts_ready;
    wire        packet_to_18_later_q_valid;
    wire  [5:0] packet_to_18_later_q_opcode;
    wire  [1:0] packet_to_18_later_q_version;
    wire        packet_to_18_later_q_small;
    wire        packet_to_18_later_q_rudi;
    wire        packet_to_18_later_q_rod;
    wire        packet_to_18_later_q_dc;
    wire        packet_to_18_later_q_ie;
    wire        packet_to_18_later_q_rel;
    wire        packet_to_18_later_q_hd;
    wire        packet_to_18_later_q_som;
    wire        packet_to_18_later_q_eom;
    wire [15:0] packet_to_18_later_q_message_id;
    wire  [7:0] packet_to_18_later_q_ri_generation;
    wire [23:0] packet_to_18_later_q_job_id;
    wire [11:0] packet_to_18_later_q_pid_on_fep;
    wire [11:0] packet_to_18_later_q_resource_index;
    wire [63:0] packet_to_18_later_q_buffer_offset;
    wire [31:0] packet_to_18_later_q_initiator;
    wire [63:0] packet_to_18_later_q_match_bits;
    wire [63:0] packet_to_18_later_q_header_data;
    wire [31:0] packet_to_18_later_q_request_length;
    wire [13:0] packet_to_18_later_q_payload_length;
    wire [31:0] packet_to_18_later_q_message_offset;
    wire [15:0] packet_to_18_later_q_peer;
    wire [15:0] packet_to_18_later_q_pdc;
    wire        region_table_ready;
    wire        region_table_verdict_valid;
    wire  [5:0] region_table_verdict_code;
    wire [63:0] region_table_verdict_address;
    wire [13:0] region_table_verdict_payload_length;
    wire        region_table_done_valid;
    wire  [2:0] region_table_done_status;
    wire  [5:0] region_table_done_slot;
    wire        region_table_commands_ready;
    wire        packet_to_25_later_q_valid;
    wire  [5:0] packet_to_25_later_q_opcode;
    wire  [1:0] packet_to_25_later_q_version;
    wire        packet_to_25_later_q_small;
    wire        packet_to_25_later_q_rudi;
    wire        packet_to_25_later_q_rod;
    wire        packet_to_25_later_q_dc;
    wire        packet_to_25_later_q_ie;
    wire        packet_to_25_later_q_rel;
    wire        packet_to_25_later_q_hd;
    wire        packet_to_25_later_q_som;
    wire        packet_to_25_later_q_eom;
    wire [15:0] packet_to_25_later_q_message_id;
    wire  [7:0] packet_to_25_later_q_ri_generation;
    wire [23:0] packet_to_25_later_q_job_id;
    wire [11:0] packet_to_25_later_q_pid_on_fep;
    wire [11:0] packet_to_25_later_q_resource_index;
    wire [63:0] packet_to_25_later_q_buffer_offset;
    wire [31:0] packet_to_25_later_q_initiator;
    wire [63:0] packet_to_25_later_q_match_bits;
    wire [63:0] packet_to_25_later_q_header_data;
    wire [31:0] packet_to_25_later_q_request_length;
    wire [13:0] packet_to_25_later_q_payload_length;
    wire [31:0] packet_to_25_later_q_message_offset;
    wire [15:0] packet_to_25_later_q_peer;
    wire [15:0] packet_to_25_later_q_pdc;
    wire        header_to_25_later_q_cut;
    wire        header_to_25_later_q_tracked;
    wire  [5:0] header_to_25_later_q_code;
    wire [31:0] extension_to_32_later_q_eager_length;
    wire  [7:0] extension_to_32_later_q_ri_generation;
    wire [11:0] extension_to_32_later_q_pid_on_fep;
    wire [11:0] extension_to_32_later_q_resource_index;
    wire [63:0] extension_to_32_later_q_read_offset;
    wire [63:0] extension_to_32_later_q_read_key;
    wire        tracker_ready;
    wire        tracker_verdict_valid;
    wire        tracker_verdict_found;
    wire  [5:0] tracker_verdict_slot;
    wire  [5:0] tracker_verdict_code;
    wire        tracker_verdict_place;
    wire        tracker_verdict_refused;
    wire        tracker_verdict_completes;
    wire        tracker_verdict_has_header_data;
    wire [63:0] tracker_verdict_header_data;
    wire        tracker_expired_valid;
    wire  [5:0] tracker_expired_slot;
    wire [15:0] tracker_expired_message_peer;
    wire [15:0] tracker_expired_message_pdc;
    wire [15:0] tracker_expired_message_message_id;
    wire  [5:0] tracker_expired_code;
    reg         checked_address_1;
    reg         checked_address_2;
    reg         checked_address_3;
    reg         checked_address_4;
    reg         checked_address_5;
    reg         checked_address_6;
    reg         checked_address_7;
    wire        packet_to_31_later_q_valid;
    wire  [5:0] packet_to_31_later_q_opcode;
    wire  [1:0] packet_to_31_later_q_version;
    wire        packet_to_31_later_q_small;
    wire        packet_to_31_later_q_rudi;
    wire        packet_to_31_later_q_rod;
    wire        packet_to_31_later_q_dc;
    wire        packet_to_31_later_q_ie;
    wire        packet_to_31_later_q_rel;
    wire        packet_to_31_later_q_hd;
    wire        packet_to_31_later_q_som;
    wire        packet_to_31_later_q_eom;
    wire [15:0] packet_to_31_later_q_message_id;
    wire  [7:0] packet_to_31_later_q_ri_generation;
    wire [23:0] packet_to_31_later_q_job_id;
    wire [11:0] packet_to_31_later_q_pid_on_fep;
    wire [11:0] packet_to_31_later_q_resource_index;
    wire [63:0] packet_to_31_later_q_buffer_offset;
    wire [31:0] packet_to_31_later_q_initiator;
    wire [63:0] packet_to_31_later_q_match_bits;
    wire [63:0] packet_to_31_later_q_header_data;
    wire [31:0] packet_to_31_later_q_request_length;
    wire [13:0] packet_to_31_later_q_payload_length;
    wire [31:0] packet_to_31_later_q_message_offset;
    wire [15:0] packet_to_31_later_q_peer;
    wire [15:0] packet_to_31_later_q_pdc;
    wire        header_to_31_later_q_cut;
    wire        header_to_31_later_q_tracked;
    wire  [5:0] header_to_31_later_q_code;
    wire  [5:0] address_to_31_later_q_code;
    wire  [7:0] address_to_31_later_q_generation;
    wire  [5:0] address_to_31_later_q_context;
    reg         checked_step_expired;
    reg         checked_step_found;
    reg         checked_step_cut;
    reg   [5:0] checked_step_first_code;
    reg   [7:0] checked_step_first_generation;
    reg         checked_step_first_bound;
    reg  [31:0] checked_step_first_wr_id;
    reg  [63:0] checked_step_first_address;
    reg  [31:0] checked_step_first_claim;
    reg         checked_step_first_is_cut;
    reg         checked_step_first_deferred;
    reg   [5:0] checked_step_first_opcode;
    reg  [31:0] checked_step_first_request_length;
    reg  [63:0] checked_step_first_match_bits;
    reg  [31:0] checked_step_first_initiator;
    reg  [23:0] checked_step_first_job_id;
    reg         checked_step_first_rendezvous_is;
    reg   [4:0] checked_step_first_rendezvous_slot;
    reg  [31:0] checked_step_first_rendezvous_eager_length;
    reg   [5:0] checked_step_header_code;
    reg   [5:0] checked_step_later_code;
    reg   [7:0] checked_generation;
    reg   [5:0] checked_context;
    reg         checked_wants_send;
    reg         checked_wants_tagged;
    reg         checked_is_write;
    reg         checked_is_read;
    reg         checked_is_no_op;
    reg         checked_is_atomic;
    reg  [63:0] checked_region_address;
    reg   [5:0] checked_slot;
    reg         checked_keeps;
    reg         checked_completes;
    reg         checked_has_header_data;
    reg         checked_dc;
    reg  [63:0] checked_header_data;
    reg  [13:0] checked_payload_length;
    reg  [31:0] checked_message_offset;
    reg  [15:0] checked_message_peer;
    reg  [15:0] checked_message_pdc;
    reg  [15:0] checked_message_message_id;
    reg         checked_tracked;
    reg         checked_deferral_defers;
    reg         checked_deferral_restarts;
    reg         checked_deferral_rel;
    reg  [31:0] checked_deferral_tokens_initiator;
    reg  [31:0] checked_deferral_tokens_target;
    reg         checked_rendezvous_is;
    reg   [4:0] checked_rendezvous_slot;
    reg         checked_rendezvous_keeps;
    reg         checked_valid_1;
    reg         rel_32;
    wire        rest_free_valid;
    wire  [4:0] rest_free_slot;
    wire        rest_may_keep;
    wire        rest_send_done_valid;
    wire        rest_send_done_again;
    wire        rest_tagged_done_valid;
    wire        rest_tagged_done_again;
    wire        rest_told_read_valid;
    wire  [4:0] rest_told_read_payload_slot;
    wire [15:0] rest_told_read_payload_peer;
    wire        rest_told_read_payload_rel;
    wire [23:0] rest_told_read_payload_job_id;
    wire  [7:0] rest_told_read_payload_ri_generation;
    wire [11:0] rest_told_read_payload_pid_on_fep;
    wire [11:0] rest_told_read_payload_resource_index;
    wire [15:0] rest_told_read_payload_message_id;
    wire        rest_told_read_payload_som;
    wire        rest_told_read_payload_eom;
    wire [63:0] rest_told_read_payload_key;
    wire [63:0] rest_told_read_payload_buffer_offset;
    wire [31:0] rest_told_read_payload_request_length;
    wire [13:0] rest_told_read_payload_payload_length;
    wire [31:0] rest_told_read_payload_message_offset;
    wire [63:0] rest_told_read_payload_address;
    wire        rest_told_answer_taken;
    wire        rest_told_done_valid;
    wire        rest_told_done_completion_kind;
    wire  [5:0] rest_told_done_completion_return_code;
    wire  [5:0] rest_told_done_completion_opcode;
    wire [31:0] rest_told_done_completion_wr_id;
    wire [31:0] rest_told_done_completion_bytes;
    wire [31:0] rest_told_done_completion_cut;
    wire        rest_told_done_completion_has_header_data;
    wire [63:0] rest_told_done_completion_header_data;
    wire [63:0] rest_told_done_completion_match_bits;
    wire [31:0] rest_told_done_completion_initiator;
    wire [23:0] rest_told_done_completion_job_id;
    wire [15:0] rest_told_done_completion_message_id;
    wire [15:0] rest_told_done_completion_peer;
    wire [15:0] rest_told_done_completion_pdc;
    wire        line_up_ready;
    wire        line_down_payload_step_expired;
    wire        line_down_payload_step_found;
    wire        line_down_payload_step_cut;
    wire  [5:0] line_down_payload_step_first_code;
    wire  [7:0] line_down_payload_step_first_generation;
    wire        line_down_payload_step_first_bound;
    wire [31:0] line_down_payload_step_first_wr_id;
    wire [63:0] line_down_payload_step_first_address;
    wire [31:0] line_down_payload_step_first_claim;
    wire        line_down_payload_step_first_is_cut;
    wire        line_down_payload_step_first_deferred;
    wire  [5:0] line_down_payload_step_first_opcode;
    wire [31:0] line_down_payload_step_first_request_length;
    wire [63:0] line_down_payload_step_first_match_bits;
    wire [31:0] line_down_payload_step_first_initiator;
    wire [23:0] line_down_payload_step_first_job_id;
    wire        line_down_payload_step_first_rendezvous_is;
    wire  [4:0] line_down_payload_step_first_rendezvous_slot;
    wire [31:0] line_down_payload_step_first_rendezvous_eager_length;
    wire  [5:0] line_down_payload_step_header_code;
    wire  [5:0] line_down_payload_step_later_code;
    wire  [7:0] line_down_payload_generation;
    wire  [5:0] line_down_payload_context;
    wire        line_down_payload_wants_send;
    wire        line_down_payload_wants_tagged;
    wire        line_down_payload_is_write;
    wire        line_down_payload_is_read;
    wire        line_down_payload_is_no_op;
    wire        line_down_payload_is_atomic;
    wire [63:0] line_down_payload_region_address;
    wire  [5:0] line_down_payload_slot;
    wire        line_down_payload_keeps;
    wire        line_down_payload_completes;
    wire        line_down_payload_has_header_data;
    wire        line_down_payload_dc;
    wire [63:0] line_down_payload_header_data;
    wire [13:0] line_down_payload_payload_length;
    wire [31:0] line_down_payload_message_offset;
    wire [15:0] line_down_payload_message_peer;
    wire [15:0] line_down_payload_message_pdc;
    wire [15:0] line_down_payload_message_message_id;
    wire        line_down_payload_tracked;
    wire        line_down_payload_deferral_defers;
    wire        line_down_payload_deferral_restarts;
    wire        line_down_payload_deferral_rel;
    wire [31:0] line_down_payload_deferral_tokens_initiator;
    wire [31:0] line_down_payload_deferral_tokens_target;
    wire        line_down_payload_rendezvous_is;
    wire        line_down_payload_rendezvous_keeps;
    wire  [4:0] line_down_payload_rendezvous_slot;
    wire        line_down_valid;
    wire        expired_line_up_ready;
    wire  [5:0] expired_line_down_payload_slot;
    wire [15:0] expired_line_down_payload_message_peer;
    wire [15:0] expired_line_down_payload_message_pdc;
    wire [15:0] expired_line_down_payload_message_message_id;
    wire        expired_line_down_valid;
    wire        sends_found_valid;
    wire        sends_found_matched;
    wire        sends_found_stored;
    wire [31:0] sends_found_place_wr_id;
    wire [63:0] sends_found_place_address;
    wire [31:0] sends_found_place_length;
    wire        sends_done_valid;
    wire  [1:0] sends_done_kind;
    wire  [1:0] sends_done_outcome;
    wire [31:0] sends_done_wr_id;
    wire        sends_header_valid;
    wire  [6:0] sends_header_slot;
    wire [31:0] sends_header_place_wr_id;
    wire [63:0] sends_header_place_address;
    wire [31:0] sends_header_place_length;
    wire        sends_ask_ready;
    wire        sends_receives_ready;
    wire        tags_found_valid;
    wire        tags_found_matched;
    wire        tags_found_stored;
    wire [31:0] tags_found_place_wr_id;
    wire [63:0] tags_found_place_address;
    wire [31:0] tags_found_place_length;
    wire        tags_done_valid;
    wire  [1:0] tags_done_kind;
    wire  [1:0] tags_done_outcome;
    wire [31:0] tags_done_wr_id;
    wire        tags_header_valid;
    wire  [6:0] tags_header_slot;
    wire [31:0] tags_header_place_wr_id;
    wire [63:0] tags_header_place_address;
    wire [31:0] tags_header_place_length;
    wire        tags_ask_ready;
    wire        tags_receives_ready;
    wire        waiting_up_ready;
    wire        waiting_down_payload_step_expired;
    wire        waiting_down_payload_step_found;
    wire        waiting_down_payload_step_cut;
    wire  [5:0] waiting_down_payload_step_first_code;
    wire  [7:0] waiting_down_payload_step_first_generation;
    wire        waiting_down_payload_step_first_bound;
    wire [31:0] waiting_down_payload_step_first_wr_id;
    wire [63:0] waiting_down_payload_step_first_address;
    wire [31:0] waiting_down_payload_step_first_claim;
    wire        waiting_down_payload_step_first_is_cut;
    wire        waiting_down_payload_step_first_deferred;
    wire  [5:0] waiting_down_payload_step_first_opcode;
    wire [31:0] waiting_down_payload_step_first_request_length;
    wire [63:0] waiting_down_payload_step_first_match_bits;
    wire [31:0] waiting_down_payload_step_first_initiator;
    wire [23:0] waiting_down_payload_step_first_job_id;
    wire        waiting_down_payload_step_first_rendezvous_is;
    wire  [4:0] waiting_down_payload_step_first_rendezvous_slot;
    wire [31:0] waiting_down_payload_step_first_rendezvous_eager_length;
    wire  [5:0] waiting_down_payload_step_header_code;
    wire  [5:0] waiting_down_payload_step_later_code;
    wire  [7:0] waiting_down_payload_generation;
    wire  [5:0] waiting_down_payload_context;
    wire        waiting_down_payload_wants_send;
    wire        waiting_down_payload_wants_tagged;
    wire        waiting_down_payload_is_write;
    wire        waiting_down_payload_is_read;
    wire        waiting_down_payload_is_no_op;
    wire        waiting_down_payload_is_atomic;
    wire [63:0] waiting_down_payload_region_address;
    wire  [5:0] waiting_down_payload_slot;
    wire        waiting_down_payload_keeps;
    wire        waiting_down_payload_completes;
    wire        waiting_down_payload_has_header_data;
    wire        waiting_down_payload_dc;
    wire [63:0] waiting_down_payload_header_data;
    wire [13:0] waiting_down_payload_payload_length;
    wire [31:0] waiting_down_payload_message_offset;
    wire [15:0] waiting_down_payload_message_peer;
    wire [15:0] waiting_down_payload_message_pdc;
    wire [15:0] waiting_down_payload_message_message_id;
    wire        waiting_down_payload_tracked;
    wire        waiting_down_payload_deferral_defers;
    wire        waiting_down_payload_deferral_restarts;
    wire        waiting_down_payload_deferral_rel;
    wire [31:0] waiting_down_payload_deferral_tokens_initiator;
    wire [31:0] waiting_down_payload_deferral_tokens_target;
    wire        waiting_down_payload_rendezvous_is;
    wire        waiting_down_payload_rendezvous_keeps;
    wire  [4:0] waiting_down_payload_rendezvous_slot;
    wire        waiting_down_valid;
    wire        deferral_free_valid;
    wire  [5:0] deferral_free_slot;
    wire        deferral_free_soon;
    wire [15:0] deferral_free_full;
    wire        deferral_room;
    wire        deferral_send_done_valid;
    wire        deferral_send_done_again;
    wire        deferral_tagged_done_valid;
    wire        deferral_tagged_done_again;
    wire [31:0] deferral_now_token;
    wire        deferral_now_is_there;
    wire        deferral_now_hit;
    wire [31:0] deferral_now_place_wr_id;
    wire [63:0] deferral_now_place_address;
    wire [31:0] deferral_now_place_length;
    wire        deferral_restart_ready;
    reg         packet_look_up_step_expired;
    reg         packet_look_up_step_found;
    reg         packet_look_up_step_cut;
    reg   [5:0] packet_look_up_step_first_code;
    reg   [7:0] packet_look_up_step_first_generation;
    reg         packet_look_up_step_first_bound;
    reg  [31:0] packet_look_up_step_first_wr_id;
    reg  [63:0] packet_look_up_step_first_address;
    reg  [31:0] packet_look_up_step_first_claim;
    reg         packet_look_up_step_first_is_cut;
    reg         packet_look_up_step_first_deferred;
    reg   [5:0] packet_look_up_step_first_opcode;
    reg  [31:0] packet_look_up_step_first_request_length;
    reg  [63:0] packet_look_up_step_first_match_bits;
    reg  [31:0] packet_look_up_step_first_initiator;
    reg  [23:0] packet_look_up_step_first_job_id;
    reg         packet_look_up_step_first_rendezvous_is;
    reg   [4:0] packet_look_up_step_first_rendezvous_slot;
    reg  [31:0] packet_look_up_step_first_rendezvous_eager_length;
    reg   [5:0] packet_look_up_step_header_code;
    reg   [5:0] packet_look_up_step_later_code;
    reg   [7:0] packet_look_up_generation;
    reg   [5:0] packet_look_up_context;
    reg         packet_look_up_wants_send;
    reg         packet_look_up_wants_tagged;
    reg         packet_look_up_is_write;
    reg         packet_look_up_is_read;
    reg         packet_look_up_is_no_op;
    reg         packet_look_up_is_atomic;
    reg  [63:0] packet_look_up_region_address;
    reg   [5:0] packet_look_up_slot;
    reg         packet_look_up_keeps;
    reg         packet_look_up_completes;
    reg         packet_look_up_has_header_data;
    reg         packet_look_up_dc;
    reg  [63:0] packet_look_up_header_data;
    reg  [13:0] packet_look_up_payload_length;
    reg  [31:0] packet_look_up_message_offset;
    reg  [15:0] packet_look_up_message_peer;
    reg  [15:0] packet_look_up_message_pdc;
    reg  [15:0] packet_look_up_message_message_id;
    reg         packet_look_up_tracked;
    reg         packet_look_up_deferral_defers;
    reg         packet_look_up_deferral_restarts;
    reg         packet_look_up_deferral_rel;
    reg  [31:0] packet_look_up_deferral_tokens_initiator;
    reg  [31:0] packet_look_up_deferral_tokens_target;
    reg         packet_look_up_rendezvous_is;
    reg         packet_look_up_rendezvous_keeps;
    reg   [4:0] packet_look_up_rendezvous_slot;
    reg         packet_read_0_step_expired;
    reg         packet_read_0_step_found;
    reg         packet_read_0_step_cut;
    reg   [5:0] packet_read_0_step_first_code;
    reg   [7:0] packet_read_0_step_first_generation;
    reg         packet_read_0_step_first_bound;
    reg  [31:0] packet_read_0_step_first_wr_id;
    reg  [63:0] packet_read_0_step_first_address;
    reg  [31:0] packet_read_0_step_first_claim;
    reg         packet_read_0_step_first_is_cut;
    reg         packet_read_0_step_first_deferred;
    reg   [5:0] packet_read_0_step_first_opcode;
    reg  [31:0] packet_read_0_step_first_request_length;
    reg  [63:0] packet_read_0_step_first_match_bits;
    reg  [31:0] packet_read_0_step_first_initiator;
    reg  [23:0] packet_read_0_step_first_job_id;
    reg         packet_read_0_step_first_rendezvous_is;
    reg   [4:0] packet_read_0_step_first_rendezvous_slot;
    reg  [31:0] packet_read_0_step_first_rendezvous_eager_length;
    reg   [5:0] packet_read_0_step_header_code;
    reg   [5:0] packet_read_0_step_later_code;
    reg   [7:0] packet_read_0_generation;
    reg   [5:0] packet_read_0_context;
    reg         packet_read_0_wants_send;
    reg         packet_read_0_wants_tagged;
    reg         packet_read_0_is_write;
    reg         packet_read_0_is_read;
    reg         packet_read_0_is_no_op;
    reg         packet_read_0_is_atomic;
    reg  [63:0] packet_read_0_region_address;
    reg   [5:0] packet_read_0_slot;
    reg         packet_read_0_keeps;
    reg         packet_read_0_completes;
    reg         packet_read_0_has_header_data;
    reg         packet_read_0_dc;
    reg  [63:0] packet_read_0_header_data;
    reg  [13:0] packet_read_0_payload_length;
    reg  [31:0] packet_read_0_message_offset;
    reg  [15:0] packet_read_0_message_peer;
    reg  [15:0] packet_read_0_message_pdc;
    reg  [15:0] packet_read_0_message_message_id;
    reg         packet_read_0_tracked;
    reg         packet_read_0_deferral_defers;
    reg         packet_read_0_deferral_restarts;
    reg         packet_read_0_deferral_rel;
    reg  [31:0] packet_read_0_deferral_tokens_initiator;
    reg  [31:0] packet_read_0_deferral_tokens_target;
    reg         packet_read_0_rendezvous_is;
    reg         packet_read_0_rendezvous_keeps;
    reg   [4:0] packet_read_0_rendezvous_slot;
    reg         packet_read_1_step_expired;
    reg         packet_read_1_step_found;
    reg         packet_read_1_step_cut;
    reg   [5:0] packet_read_1_step_first_code;
    reg   [7:0] packet_read_1_step_first_generation;
    reg         packet_read_1_step_first_bound;
    reg  [31:0] packet_read_1_step_first_wr_id;
    reg  [63:0] packet_read_1_step_first_address;
    reg  [31:0] packet_read_1_step_first_claim;
    reg         packet_read_1_step_first_is_cut;
    reg         packet_read_1_step_first_deferred;
    reg   [5:0] packet_read_1_step_first_opcode;
    reg  [31:0] packet_read_1_step_first_request_length;
    reg  [63:0] packet_read_1_step_first_match_bits;
    reg  [31:0] packet_read_1_step_first_initiator;
    reg  [23:0] packet_read_1_step_first_job_id;
    reg         packet_read_1_step_first_rendezvous_is;
    reg   [4:0] packet_read_1_step_first_rendezvous_slot;
    reg  [31:0] packet_read_1_step_first_rendezvous_eager_length;
    reg   [5:0] packet_read_1_step_header_code;
    reg   [5:0] packet_read_1_step_later_code;
    reg   [7:0] packet_read_1_generation;
    reg   [5:0] packet_read_1_context;
    reg         packet_read_1_wants_send;
    reg         packet_read_1_wants_tagged;
    reg         packet_read_1_is_write;
    reg         packet_read_1_is_read;
    reg         packet_read_1_is_no_op;
    reg         packet_read_1_is_atomic;
    reg  [63:0] packet_read_1_region_address;
    reg   [5:0] packet_read_1_slot;
    reg         packet_read_1_keeps;
    reg         packet_read_1_completes;
    reg         packet_read_1_has_header_data;
    reg         packet_read_1_dc;
    reg  [63:0] packet_read_1_header_data;
    reg  [13:0] packet_read_1_payload_length;
    reg  [31:0] packet_read_1_message_offset;
    reg  [15:0] packet_read_1_message_peer;
    reg  [15:0] packet_read_1_message_pdc;
    reg  [15:0] packet_read_1_message_message_id;
    reg         packet_read_1_tracked;
    reg         packet_read_1_deferral_defers;
    reg         packet_read_1_deferral_restarts;
    reg         packet_read_1_deferral_rel;
    reg  [31:0] packet_read_1_deferral_tokens_initiator;
    reg  [31:0] packet_read_1_deferral_tokens_target;
    reg         packet_read_1_rendezvous_is;
    reg         packet_read_1_rendezvous_keeps;
    reg   [4:0] packet_read_1_rendezvous_slot;
    reg         packet_update_step_expired;
    reg         packet_update_step_found;
    reg         packet_update_step_cut;
    reg   [5:0] packet_update_step_first_code;
    reg   [7:0] packet_update_step_first_generation;
    reg         packet_update_step_first_bound;
    reg  [31:0] packet_update_step_first_wr_id;
    reg  [63:0] packet_update_step_first_address;
    reg  [31:0] packet_update_step_first_claim;
    reg         packet_update_step_first_is_cut;
    reg         packet_update_step_first_deferred;
    reg   [5:0] packet_update_step_first_opcode;
    reg  [31:0] packet_update_step_first_request_length;
    reg  [63:0] packet_update_step_first_match_bits;
    reg  [31:0] packet_update_step_first_initiator;
    reg  [23:0] packet_update_step_first_job_id;
    reg         packet_update_step_first_rendezvous_is;
    reg   [4:0] packet_update_step_first_rendezvous_slot;
    reg  [31:0] packet_update_step_first_rendezvous_eager_length;
    reg   [5:0] packet_update_step_header_code;
    reg   [5:0] packet_update_step_later_code;
    reg   [7:0] packet_update_generation;
    reg   [5:0] packet_update_context;
    reg         packet_update_wants_send;
    reg         packet_update_wants_tagged;
    reg         packet_update_is_write;
    reg         packet_update_is_read;
    reg         packet_update_is_no_op;
    reg         packet_update_is_atomic;
    reg  [63:0] packet_update_region_address;
    reg   [5:0] packet_update_slot;
    reg         packet_update_keeps;
    reg         packet_update_completes;
    reg         packet_update_has_header_data;
    reg         packet_update_dc;
    reg  [63:0] packet_update_header_data;
    reg  [13:0] packet_update_payload_length;
    reg  [31:0] packet_update_message_offset;
    reg  [15:0] packet_update_message_peer;
    reg  [15:0] packet_update_message_pdc;
    reg  [15:0] packet_update_message_message_id;
    reg         packet_update_tracked;
    reg         packet_update_deferral_defers;
    reg         packet_update_deferral_restarts;
    reg         packet_update_deferral_rel;
    reg  [31:0] packet_update_deferral_tokens_initiator;
    reg  [31:0] packet_update_deferral_tokens_target;
    reg         packet_update_rendezvous_is;
    reg         packet_update_rendezvous_keeps;
    reg   [4:0] packet_update_rendezvous_slot;
    reg   [5:0] kept_place_code;
    reg   [7:0] kept_place_generation;
    reg         kept_place_bound;
    reg  [31:0] kept_place_wr_id;
    reg  [63:0] kept_place_address;
    reg  [31:0] kept_place_claim;
    reg         kept_place_is_cut;
    reg         kept_place_deferred;
    reg   [5:0] kept_place_opcode;
    reg  [31:0] kept_place_request_length;
    reg  [63:0] kept_place_match_bits;
    reg  [31:0] kept_place_initiator;
    reg  [23:0] kept_place_job_id;
    reg         kept_place_rendezvous_is;
    reg   [4:0] kept_place_rendezvous_slot;
    reg  [31:0] kept_place_rendezvous_eager_length;
    reg         packet_place_step_expired;
    reg         packet_place_step_found;
    reg         packet_place_step_cut;
    reg   [5:0] packet_place_step_first_code;
    reg   [7:0] packet_place_step_first_generation;
    reg         packet_place_step_first_bound;
    reg  [31:0] packet_place_step_first_wr_id;
    reg  [63:0] packet_place_step_first_address;
    reg  [31:0] packet_place_step_first_claim;
    reg         packet_place_step_first_is_cut;
    reg         packet_place_step_first_deferred;
    reg   [5:0] packet_place_step_first_opcode;
    reg  [31:0] packet_place_step_first_request_length;
    reg  [63:0] packet_place_step_first_match_bits;
    reg  [31:0] packet_place_step_first_initiator;
    reg  [23:0] packet_place_step_first_job_id;
    reg         packet_place_step_first_rendezvous_is;
    reg   [4:0] packet_place_step_first_rendezvous_slot;
    reg  [31:0] packet_place_step_first_rendezvous_eager_length;
    reg   [5:0] packet_place_step_header_code;
    reg   [5:0] packet_place_step_later_code;
    reg   [7:0] packet_place_generation;
    reg   [5:0] packet_place_context;
    reg         packet_place_wants_send;
    reg         packet_place_wants_tagged;
    reg         packet_place_is_write;
    reg         packet_place_is_read;
    reg         packet_place_is_no_op;
    reg         packet_place_is_atomic;
    reg  [63:0] packet_place_region_address;
    reg   [5:0] packet_place_slot;
    reg         packet_place_keeps;
    reg         packet_place_completes;
    reg         packet_place_has_header_data;
    reg         packet_place_dc;
    reg  [63:0] packet_place_header_data;
    reg  [13:0] packet_place_payload_length;
    reg  [31:0] packet_place_message_offset;
    reg  [15:0] packet_place_message_peer;
    reg  [15:0] packet_place_message_pdc;
    reg  [15:0] packet_place_message_message_id;
    reg         packet_place_tracked;
    reg         packet_place_deferral_defers;
    reg         packet_place_deferral_restarts;
    reg         packet_place_deferral_rel;
    reg  [31:0] packet_place_deferral_tokens_initiator;
    reg  [31:0] packet_place_deferral_tokens_target;
    reg         packet_place_rendezvous_is;
    reg         packet_place_rendezvous_keeps;
    reg   [4:0] packet_place_rendezvous_slot;
    reg   [5:0] kept_decide_code;
    reg   [7:0] kept_decide_generation;
    reg         kept_decide_bound;
    reg  [31:0] kept_decide_wr_id;
    reg  [63:0] kept_decide_address;
    reg  [31:0] kept_decide_claim;
    reg         kept_decide_is_cut;
    reg         kept_decide_deferred;
    reg   [5:0] kept_decide_opcode;
    reg  [31:0] kept_decide_request_length;
    reg  [63:0] kept_decide_match_bits;
    reg  [31:0] kept_decide_initiator;
    reg  [23:0] kept_decide_job_id;
    reg         kept_decide_rendezvous_is;
    reg   [4:0] kept_decide_rendezvous_slot;
    reg  [31:0] kept_decide_rendezvous_eager_length;
    reg         packet_decide_step_expired;
    reg         packet_decide_step_found;
    reg         packet_decide_step_cut;
    reg   [5:0] packet_decide_step_first_code;
    reg   [7:0] packet_decide_step_first_generation;
    reg         packet_decide_step_first_bound;
    reg  [31:0] packet_decide_step_first_wr_id;
    reg  [63:0] packet_decide_step_first_address;
    reg  [31:0] packet_decide_step_first_claim;
    reg         packet_decide_step_first_is_cut;
    reg         packet_decide_step_first_deferred;
    reg   [5:0] packet_decide_step_first_opcode;
    reg  [31:0] packet_decide_step_first_request_length;
    reg  [63:0] packet_decide_step_first_match_bits;
    reg  [31:0] packet_decide_step_first_initiator;
    reg  [23:0] packet_decide_step_first_job_id;
    reg         packet_decide_step_first_rendezvous_is;
    reg   [4:0] packet_decide_step_first_rendezvous_slot;
    reg  [31:0] packet_decide_step_first_rendezvous_eager_length;
    reg   [5:0] packet_decide_step_header_code;
    reg   [5:0] packet_decide_step_later_code;
    reg   [7:0] packet_decide_generation;
    reg   [5:0] packet_decide_context;
    reg         packet_decide_wants_send;
    reg         packet_decide_wants_tagged;
    reg         packet_decide_is_write;
    reg         packet_decide_is_read;
    reg         packet_decide_is_no_op;
    reg         packet_decide_is_atomic;
    reg  [63:0] packet_decide_region_address;
    reg   [5:0] packet_decide_slot;
    reg         packet_decide_keeps;
    reg         packet_decide_completes;
    reg         packet_decide_has_header_data;
    reg         packet_decide_dc;
    reg  [63:0] packet_decide_header_data;
    reg  [13:0] packet_decide_payload_length;
    reg  [31:0] packet_decide_message_offset;
    reg  [15:0] packet_decide_message_peer;
    reg  [15:0] packet_decide_message_pdc;
    reg  [15:0] packet_decide_message_message_id;
    reg         packet_decide_tracked;
    reg         packet_decide_deferral_defers;
    reg         packet_decide_deferral_restarts;
    reg         packet_decide_deferral_rel;
    reg  [31:0] packet_decide_deferral_tokens_initiator;
    reg  [31:0] packet_decide_deferral_tokens_target;
    reg         packet_decide_rendezvous_is;
    reg         packet_decide_rendezvous_keeps;
    reg   [4:0] packet_decide_rendezvous_slot;
    reg         valid_look_up;
    reg         valid_read_0;
    reg         valid_read_1;
    reg         valid_update;
    reg         valid_place;
    reg         valid_decide;
    reg  [14:0] placed_decide_left;
    reg         placed_decide_none;
    reg         placed_decide_all;
    reg         placed_decide_is_ok;
    reg  [63:0] placed_decide_address;
    reg         placed_decide_may;
    reg  [31:0] placed_decide_cut;
    reg  [31:0] placed_decide_modified;
    reg         placed_decide_plain;
    wire  [5:0] bindings_word_code;
    wire  [7:0] bindings_word_generation;
    wire        bindings_word_bound;
    wire [31:0] bindings_word_wr_id;
    wire [63:0] bindings_word_address;
    wire [31:0] bindings_word_claim;
    wire        bindings_word_is_cut;
    wire        bindings_word_deferred;
    wire  [5:0] bindings_word_opcode;
    wire [31:0] bindings_word_request_length;
    wire [63:0] bindings_word_match_bits;
    wire [31:0] bindings_word_initiator;
    wire [23:0] bindings_word_job_id;
    wire        bindings_word_rendezvous_is;
    wire  [4:0] bindings_word_rendezvous_slot;
    wire [31:0] bindings_word_rendezvous_eager_length;
    wire  [5:0] bindings_at;
    wire        bindings_valid;
    reg         said_out_expired;
    reg         said_out_response_plain;
    reg   [5:0] said_out_response_return_code;
    reg   [1:0] said_out_response_list;
    reg  [31:0] said_out_response_modified_length;
    reg   [7:0] said_out_response_ri_generation;
    reg         said_out_place;
    reg         said_out_dc;
    reg         said_out_read;
    reg  [63:0] said_out_address;
    reg  [13:0] said_out_length;
    reg         said_out_atomic;
    reg         said_out_completes;
    reg         said_out_completion_kind;
    reg   [5:0] said_out_completion_return_code;
    reg   [5:0] said_out_completion_opcode;
    reg  [31:0] said_out_completion_wr_id;
    reg  [31:0] said_out_completion_bytes;
    reg  [31:0] said_out_completion_cut;
    reg         said_out_completion_has_header_data;
    reg  [63:0] said_out_completion_header_data;
    reg  [63:0] said_out_completion_match_bits;
    reg  [31:0] said_out_completion_initiator;
    reg  [23:0] said_out_completion_job_id;
    reg  [15:0] said_out_completion_peer;
    reg  [15:0] said_out_completion_pdc;
    reg  [15:0] said_out_completion_message_id;
    reg         said_out_opens;
    reg         said_out_closes;
    reg         valid_out;
    reg  [31:0] token_out;
    reg         drops_out;
    reg         is_waiting_out;
    reg   [4:0] eager_out_slot;
    reg         eager_out_bound;
    reg         eager_out_waits;
    reg  [63:0] eager_out_address;
    reg         eager_ends_out;

    wire        is_over = {1'b0, header_all} < header_end;
    wire        is_short = header_ends && header_end != {1'b0, header_all};
    wire        valid_25 = checked_address_7;
    wire        is_write = packet_to_31_later_q_opcode == 6'd1;
    wire        is_read = packet_to_31_later_q_opcode == 6'd2;
    wire        is_no_op = packet_to_31_later_q_opcode == 6'd0;
    wire        is_atomic = packet_to_31_later_q_opcode == 6'd3 || packet_to_31_later_q_opcode == 6'd4;
    wire        is_send_term = packet_to_31_later_q_opcode == 6'd5 || packet_to_31_later_q_opcode == 6'd8;
    wire        is_send = is_send_term || packet_to_31_later_q_opcode == 6'd6;
    wire        is_tagged_term = packet_to_31_later_q_opcode == 6'd9 || packet_to_31_later_q_opcode == 6'd11;
    wire        is_tagged = is_tagged_term || packet_to_31_later_q_opcode == 6'd10;
    wire        is_rendezvous = packet_to_31_later_q_opcode == 6'd6 || packet_to_31_later_q_opcode == 6'd10;
    wire        asks_receive = is_send || is_tagged;
    wire        is_clear_term = address_to_31_later_q_code != 6'd1;
    wire        is_clear_term_2 = is_write || is_read || is_atomic;
    wire        is_clear_term_3 = is_clear_term_2 || is_no_op || is_send || is_tagged;
    wire        is_clear_term_4 = !(is_clear_term_3 || packet_to_31_later_q_opcode == 6'd12);
    wire        is_clear_term_5 = packet_to_31_later_q_opcode == 6'd8 || packet_to_31_later_q_opcode == 6'd11;
    wire        is_clear_term_6 = is_clear_term_5 && (|packet_to_31_later_q_buffer_offset[31:0]);
    wire        not_is_clear_term_6 = !is_clear_term_6;
    wire  [5:0] is_clear_choice = asks_receive && packet_to_31_later_q_ie && not_is_clear_term_6 ? 6'd35 : 6'd1;
    wire  [5:0] is_clear_choice_2 = packet_to_31_later_q_opcode == 6'd12 ? 6'd24 : is_clear_choice;
    wire  [5:0] is_clear_choice_3 = is_clear_term_2 ? region_table_verdict_code : is_clear_choice_2;
    wire  [5:0] is_clear_choice_4 = is_clear_term_4 ? 6'd6 : tracker_verdict_refused ? 6'd33 : is_clear_choice_3;
    wire  [5:0] is_clear_choice_5 = header_to_31_later_q_code != 6'd1 ? header_to_31_later_q_code : is_clear_choice_4;
    wire  [5:0] is_clear_choice_6 = header_to_31_later_q_cut ? 6'd35 : is_clear_choice_5;
    wire  [5:0] is_clear_choice_7 = is_clear_term ? address_to_31_later_q_code : is_clear_choice_6;
    wire        is_clear = !tracker_verdict_found && is_clear_choice_7 == 6'd1;
    wire        is_old = expired_line_down_valid;
    wire        room = waiting_up_ready;
    wire        may_defer_term = line_down_payload_wants_send || line_down_payload_wants_tagged;
    wire        may_defer = line_down_payload_deferral_defers && may_defer_term;
    wire        free_valid = deferral_free_valid;
    wire        free_soon = deferral_free_soon;
    wire        may_ask = room && !(may_defer && !free_valid && free_soon);
    wire        goes_term = !line_down_payload_wants_tagged || tags_ask_ready;
    wire        goes_term_2 = (!line_down_payload_wants_send || sends_ask_ready) && goes_term;
    wire        restart_ready = deferral_restart_ready;
    wire        goes_term_3 = goes_term_2 && (!line_down_payload_deferral_restarts || restart_ready);
    wire        goes = !is_old && may_ask && goes_term_3;
    wire        matched_valid = eager_ends_out;
    wire  [4:0] matched_slot = eager_out_slot;
    wire        matched_bound = eager_out_bound;
    wire        matched_waits = eager_out_waits;
    wire [63:0] matched_address = eager_out_address;
    wire        matched_completion_kind = said_out_completion_kind;
    wire  [5:0] matched_completion_return_code = said_out_completion_return_code;
    wire  [5:0] matched_completion_opcode = said_out_completion_opcode;
    wire [31:0] matched_completion_wr_id = said_out_completion_wr_id;
    wire [31:0] matched_completion_bytes = said_out_completion_bytes;
    wire [31:0] matched_completion_cut = said_out_completion_cut;
    wire        matched_completion_has_header_data = said_out_completion_has_header_data;
    wire [63:0] matched_completion_header_data = said_out_completion_header_data;
    wire [63:0] matched_completion_match_bits = said_out_completion_match_bits;
    wire [31:0] matched_completion_initiator = said_out_completion_initiator;
    wire [23:0] matched_completion_job_id = said_out_completion_job_id;
    wire [15:0] matched_completion_message_id = said_out_completion_message_id;
    wire [15:0] matched_completion_peer = said_out_completion_peer;
    wire [15:0] matched_completion_pdc = said_out_completion_pdc;
    wire        asks_send_term = line_down_valid && !is_old;
    wire        asks_send_term_and_may_ask = asks_send_term && may_ask;
    wire        leaves = asks_send_term_and_may_ask && goes_term_3;
    wire        keep_rest = line_down_payload_rendezvous_is && rest_may_keep;
    wire        rest_match_keeps = leaves && keep_rest;
    wire        is_turn_term = !waiting_down_payload_wants_tagged || tags_found_valid;
    wire        is_turn_term_2 = (!waiting_down_payload_wants_send || sends_found_valid) && is_turn_term;
    wire        is_turn = is_turn_term_2 && (!waiting_down_payload_deferral_restarts || deferral_now_is_there);
    wire        steps = waiting_down_valid && is_turn;
    wire        rest_match_kept_valid = steps && waiting_down_payload_rendezvous_keeps;
    wire        rest_match_kept_stored_choice = waiting_down_payload_wants_tagged ? tags_found_stored : sends_found_stored;
    wire        rest_match_kept_stored = rest_match_kept_stored_choice;
    wire        rest_match_found_send_valid = sends_header_valid && sends_header_slot[6];
    wire  [4:0] rest_match_found_send_slot = sends_header_slot[4:0];
    wire [31:0] rest_match_found_send_place_wr_id = sends_header_place_wr_id;
    wire [63:0] rest_match_found_send_place_address = sends_header_place_address;
    wire [31:0] rest_match_found_send_place_length = sends_header_place_length;
    wire        rest_match_found_tagged_valid = tags_header_valid && tags_header_slot[6];
    wire  [4:0] rest_match_found_tagged_slot = tags_header_slot[4:0];
    wire [31:0] rest_match_found_tagged_place_wr_id = tags_header_place_wr_id;
    wire [63:0] rest_match_found_tagged_place_address = tags_header_place_address;
    wire [31:0] rest_match_found_tagged_place_length = tags_header_place_length;
    wire        lacks_place = checked_rendezvous_is && !rest_free_valid;
    wire        expired_goes = room;
    wire        asks_send = asks_send_term && line_down_payload_wants_send;
    wire        asks_tagged = asks_send_term && line_down_payload_wants_tagged;
    wire  [5:0] free_slot = deferral_free_slot;
    wire [15:0] free_full = deferral_free_full;
    wire  [3:0] defer_xor = line_down_payload_message_peer[3:0] ^ line_down_payload_message_peer[7:4];
    wire  [3:0] defer_xor_2 = defer_xor ^ line_down_payload_message_peer[11:8];
    wire [15:0] defer_shr = free_full >> (defer_xor_2 ^ line_down_payload_message_peer[15:12]);
    wire        defer = may_defer && free_valid && !defer_shr[0];
    wire        keep = defer || keep_rest;
    wire        send_takes = steps && waiting_down_payload_wants_send;
    wire        may_post = deferral_room;
    wire        send_header_done_valid = deferral_send_done_valid || rest_send_done_valid;
    wire        send_header_done_again = rest_send_done_valid ? rest_send_done_again : deferral_send_done_again;
    wire        tagged_takes = steps && waiting_down_payload_wants_tagged;
    wire        tagged_header_done_valid = deferral_tagged_done_valid || rest_tagged_done_valid;
    wire        tagged_header_done_again = rest_tagged_done_valid ? rest_tagged_done_again : deferral_tagged_done_again;
    wire        drop_valid = drops_out;
    wire [31:0] drop_token = token_out;
    wire        enters = leaves || (is_old && room);
    wire        deferred_term = waiting_down_payload_wants_send || waiting_down_payload_wants_tagged;
    wire        deferred = deferred_term && rest_match_kept_stored_choice;
    wire        bound_choice = waiting_down_payload_wants_tagged ? tags_found_matched : sends_found_matched;
    wire        bound_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_hit : bound_choice;
    wire        bound = (deferred_term || waiting_down_payload_deferral_restarts) && bound_choice_2;
    wire [31:0] is_longer_choice = waiting_down_payload_wants_tagged ? tags_found_place_length : sends_found_place_length;
    wire [31:0] is_longer_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_place_length : is_longer_choice;
    wire        is_longer = is_longer_choice_2 < waiting_down_payload_step_first_request_length;
    wire  [5:0] kept_before_code = bindings_word_code;
    wire  [7:0] kept_before_generation = bindings_word_generation;
    wire        kept_before_bound = bindings_word_bound;
    wire [31:0] kept_before_wr_id = bindings_word_wr_id;
    wire [63:0] kept_before_address = bindings_word_address;
    wire [31:0] kept_before_claim = bindings_word_claim;
    wire        kept_before_is_cut = bindings_word_is_cut;
    wire        kept_before_deferred = bindings_word_deferred;
    wire  [5:0] kept_before_opcode = bindings_word_opcode;
    wire [31:0] kept_before_request_length = bindings_word_request_length;
    wire [63:0] kept_before_match_bits = bindings_word_match_bits;
    wire [31:0] kept_before_initiator = bindings_word_initiator;
    wire [23:0] kept_before_job_id = bindings_word_job_id;
    wire        kept_before_rendezvous_is = bindings_word_rendezvous_is;
    wire  [4:0] kept_before_rendezvous_slot = bindings_word_rendezvous_slot;
    wire [31:0] kept_before_rendezvous_eager_length = bindings_word_rendezvous_eager_length;
    wire  [5:0] binding_of = packet_look_up_slot;
    wire        is_other_term = packet_update_step_first_request_length != kept_before_request_length;
    wire        is_other_term_2 = is_other_term || packet_update_step_first_opcode != kept_before_opcode;
    wire        is_other_match = packet_update_step_first_rendezvous_eager_length == kept_before_rendezvous_eager_length;
    wire        is_other = is_other_term_2 || (kept_before_rendezvous_is && !is_other_match);
    wire        is_foreign = packet_update_step_first_match_bits != kept_before_match_bits;
    wire        kept_code_term = kept_before_deferred && packet_update_step_first_opcode != 6'd15;
    wire  [5:0] kept_code_choice = kept_code_term && !kept_before_rendezvous_is ? 6'd1 : 6'd35;
    wire        kept_code_term_2 = packet_update_step_header_code != 6'd1;
    wire  [5:0] kept_code_choice_2 = is_other ? 6'd24 : is_foreign ? 6'd23 : packet_update_step_later_code;
    wire  [5:0] kept_code_choice_3 = kept_code_term_2 ? packet_update_step_header_code : kept_code_choice_2;
    wire  [5:0] kept_code_choice_4 = packet_update_step_cut ? kept_code_choice : kept_code_choice_3;
    wire  [5:0] kept_code_choice_5 = packet_update_step_expired ? 6'd36 : kept_code_choice_4;
    wire  [5:0] kept_code_choice_6 = kept_before_code != 6'd1 ? kept_before_code : kept_code_choice_5;
    wire  [5:0] kept_code = packet_update_step_found ? kept_code_choice_6 : packet_update_step_first_code;
    wire  [7:0] kept_generation = packet_update_step_found ? kept_before_generation : packet_update_step_first_generation;
    wire        kept_bound = packet_update_step_found ? kept_before_bound : packet_update_step_first_bound;
    wire [31:0] kept_wr_id = packet_update_step_found ? kept_before_wr_id : packet_update_step_first_wr_id;
    wire [63:0] kept_address = packet_update_step_found ? kept_before_address : packet_update_step_first_address;
    wire [31:0] kept_claim = packet_update_step_found ? kept_before_claim : packet_update_step_first_claim;
    wire        kept_is_cut = packet_update_step_found ? kept_before_is_cut : packet_update_step_first_is_cut;
    wire        kept_deferred = packet_update_step_found ? kept_before_deferred : packet_update_step_first_deferred;
    wire  [5:0] kept_opcode = packet_update_step_found ? kept_before_opcode : packet_update_step_first_opcode;
    wire [31:0] kept_request_length = packet_update_step_found ? kept_before_request_length : packet_update_step_first_request_length;
    wire [63:0] kept_match_bits = packet_update_step_found ? kept_before_match_bits : packet_update_step_first_match_bits;
    wire [31:0] kept_initiator = packet_update_step_found ? kept_before_initiator : packet_update_step_first_initiator;
    wire [23:0] kept_job_id = packet_update_step_found ? kept_before_job_id : packet_update_step_first_job_id;
    wire        kept_rendezvous_is = packet_update_step_found ? kept_before_rendezvous_is : packet_update_step_first_rendezvous_is;
    wire  [4:0] kept_rendezvous_slot = packet_update_step_found ? kept_before_rendezvous_slot : packet_update_step_first_rendezvous_slot;
    wire [31:0] kept_rendezvous_eager_length = packet_update_step_found ? kept_before_rendezvous_eager_length : packet_update_step_first_rendezvous_eager_length;
    wire        is_ok = kept_place_code == 6'd1;
    wire [32:0] placed_left_difference = {1'b0, kept_place_claim} - {1'b0, packet_place_message_offset};
    wire [14:0] placed_left = placed_left_difference[14:0];
    wire        placed_left_difference_32 = placed_left_difference[32];
    wire        placed_none = placed_left_difference_32 || !(|placed_left_difference);
    wire        placed_all = !placed_left_difference_32 && placed_left_difference >= {19'd0, packet_place_payload_length};
    wire        placed_is_ok = is_ok;
    wire [63:0] placed_address_sum = kept_place_address + {32'd0, packet_place_message_offset};
    wire [63:0] placed_address = kept_place_bound ? placed_address_sum : packet_place_region_address;
    wire        placed_may_term = !(packet_place_step_cut || packet_place_step_expired);
    wire        placed_may = is_ok && (|packet_place_payload_length) && placed_may_term;
    wire [31:0] placed_cut = kept_place_request_length - kept_place_claim;
    wire [31:0] placed_modified_choice = kept_place_bound ? kept_place_claim : kept_place_request_length;
    wire [31:0] placed_modified = kept_place_deferred || packet_place_is_no_op ? 32'd0 : placed_modified_choice;
    wire        placed_plain_choice = kept_place_bound ? !kept_place_is_cut : 1'b1;
    wire        placed_plain_choice_2 = packet_place_is_no_op ? !(|kept_place_request_length) : placed_plain_choice;
    wire        placed_plain = kept_place_deferred ? 1'b0 : placed_plain_choice_2;
    wire        said_expired = packet_decide_step_expired;
    wire        said_response_plain = placed_decide_is_ok && placed_decide_plain;
    wire  [5:0] said_response_return_code = kept_decide_code;
    wire  [1:0] said_response_list = {1'b0, kept_decide_deferred && placed_decide_is_ok};
    wire        said_response_modified_length_term = !(!choices_default_length && placed_decide_is_ok && placed_decide_plain);
    wire        said_response_modified_length_term_2 = placed_decide_is_ok && said_response_modified_length_term;
    wire [31:0] said_response_modified_length = placed_decide_modified & {32{said_response_modified_length_term_2}};
    wire  [7:0] said_response_ri_generation = kept_decide_generation;
    wire        said_place_choice = kept_decide_bound ? !placed_decide_none : packet_decide_is_write;
    wire        said_place = placed_decide_may && said_place_choice;
    wire        said_dc_term = kept_decide_bound || packet_decide_is_write;
    wire        said_dc_term_2 = packet_decide_dc && placed_decide_is_ok && said_dc_term;
    wire        said_dc = said_dc_term_2 && !packet_decide_step_expired;
    wire        said_read_term = placed_decide_is_ok && packet_decide_is_read && (|kept_decide_request_length);
    wire        said_read = said_read_term && !packet_decide_step_expired;
    wire [63:0] said_address = placed_decide_address;
    wire        said_length_term = !kept_decide_bound || placed_decide_all;
    wire [13:0] said_length = said_length_term ? packet_decide_payload_length : placed_decide_left[13:0];
    wire        said_atomic = packet_decide_is_atomic && !packet_decide_step_expired;
    wire        said_completes_term = packet_decide_completes && !packet_decide_step_expired;
    wire        said_completes_term_2 = said_completes_term || packet_decide_step_expired;
    wire        said_completes_term_3 = packet_decide_is_write && packet_decide_has_header_data && placed_decide_is_ok;
    wire        said_completes_term_4 = said_completes_term_2 && (kept_decide_bound || (said_completes_term_3 && !kept_decide_bound));
    wire        said_completes = said_completes_term_4 && !kept_decide_rendezvous_is;
    wire        said_completion_kind = !kept_decide_bound;
    wire  [5:0] said_completion_return_code = kept_decide_code;
    wire  [5:0] said_completion_opcode = kept_decide_opcode;
    wire [31:0] said_completion_wr_id = kept_decide_wr_id;
    wire [31:0] said_completion_bytes = kept_decide_bound ? kept_decide_claim : kept_decide_request_length;
    wire [31:0] said_completion_cut = placed_decide_cut & {32{kept_decide_bound}};
    wire        said_completion_has_header_data = packet_decide_has_header_data && !packet_decide_step_expired;
    wire [63:0] said_completion_header_data = packet_decide_header_data & {64{!packet_decide_step_expired}};
    wire [63:0] said_completion_match_bits = kept_decide_match_bits;
    wire [31:0] said_completion_initiator = kept_decide_initiator;
    wire [23:0] said_completion_job_id = kept_decide_job_id;
    wire [15:0] said_completion_peer = packet_decide_message_peer;
    wire [15:0] said_completion_pdc = packet_decide_message_pdc;
    wire [15:0] said_completion_message_id = packet_decide_message_message_id;
    wire        said_opens = packet_decide_keeps && !packet_decide_step_found;
    wire        said_closes = packet_decide_step_expired || (packet_decide_step_found && packet_decide_completes);
    wire        is_waiting_term = valid_decide && kept_decide_deferred && !kept_decide_rendezvous_is;
    wire        is_waiting = is_waiting_term && placed_decide_is_ok;
    wire        drops_term = packet_decide_step_expired || (packet_decide_completes && !placed_decide_is_ok);
    wire        drops = is_waiting_term && drops_term;
    wire [31:0] token = kept_decide_address[31:0];
    wire        eager_ends_term = packet_decide_rendezvous_is && !kept_decide_rendezvous_is;
    wire        eager_ends = valid_decide && (eager_ends_term || (kept_decide_rendezvous_is && said_completes_term_2));
    wire  [4:0] eager_slot = kept_decide_rendezvous_slot;
    wire        eager_bound = kept_decide_bound;
    wire        eager_waits = kept_decide_deferred;
    wire [63:0] eager_address = kept_decide_address;
    wire        resolver_packet_no_resource_term = header_verdict_cut || packet_to_3_later_q_opcode == 6'd0;
    wire        resolver_packet_no_resource_term_2 = packet_to_3_later_q_opcode == 6'd1 || packet_to_3_later_q_opcode == 6'd2;
    wire        tracker_packet_msg_error_term = packet_to_25_later_q_opcode == 6'd6 || packet_to_25_later_q_opcode == 6'd10;
    wire        tracker_packet_msg_error_term_2 = tracker_packet_msg_error_term && packet_to_25_later_q_eom && !packet_to_25_later_q_som;
    wire        line_up_payload_step_first_rendezvous_is_term = checked_rendezvous_is && rest_free_valid;
    wire [15:0] sends_ask_payload_header_kept_at_or = {11'd0, line_down_payload_rendezvous_slot} | 16'd64;
    wire [15:0] sends_ask_payload_header_kept_at_choice = line_down_payload_rendezvous_is ? sends_ask_payload_header_kept_at_or : {10'd0, free_slot};
    wire        header_cut_term = !packet_1_som && packet_1_eom && !(|packet_1_payload_length);
    wire        header_cut_term_2 = header_cut_term && packet_1_opcode != 6'd2;
    wire        header_cut_term_3 = header_cut_term_2 && packet_1_message_offset < packet_1_request_length;
    wire        header_tracked_term = packet_1_som && packet_1_eom;
    wire        header_rudi_term = !(packet_1_opcode == 6'd2 || packet_1_opcode == 6'd1);
    wire        header_form_term = packet_1_opcode == 6'd0 || packet_1_opcode == 6'd7;
    wire        header_form_term_2 = header_form_term || packet_1_opcode == 6'd3 || packet_1_opcode == 6'd4;
    wire        header_counted_term = packet_1_opcode == 6'd2 || packet_1_opcode == 6'd0;
    wire        header_counted_term_2 = header_counted_term || packet_1_opcode == 6'd7 || packet_1_opcode == 6'd3;
    wire        header_wrong_term = packet_1_opcode == 6'd6 || packet_1_opcode == 6'd10;
    wire [31:0] header_wrong_choice = header_wrong_term ? extension_1_eager_length : packet_1_request_length;
    wire        header_verdict_code_term = header_counted && (header_wrong || header_long || is_over || is_short);
    wire        checked_step_later_code_term = is_write && region_table_verdict_code != 6'd1;
    wire  [5:0] checked_step_later_code_choice = packet_to_31_later_q_ie ? 6'd35 : tracker_verdict_code;
    wire        checked_is_atomic_term = is_atomic && address_to_31_later_q_code == 6'd1;
    wire        checked_is_atomic_term_2 = checked_is_atomic_term && !header_to_31_later_q_cut;
    wire        checked_is_atomic_term_3 = checked_is_atomic_term_2 && header_to_31_later_q_code == 6'd1;
    wire        checked_keeps_term = tracker_verdict_found || !(tracker_verdict_completes || tracker_verdict_refused);
    wire        checked_deferral_defers_term = is_clear_term_5 && (|packet_to_31_later_q_request_length);
    wire  [5:0] packet_look_up_step_first_code_choice = bound_choice_2 ? waiting_down_payload_step_later_code : 6'd24;
    wire  [5:0] packet_look_up_step_first_code_choice_2 = waiting_down_payload_deferral_restarts ? packet_look_up_step_first_code_choice : waiting_down_payload_step_first_code;
    wire [31:0] packet_look_up_step_first_wr_id_choice = waiting_down_payload_wants_tagged ? tags_found_place_wr_id : sends_found_place_wr_id;
    wire [31:0] packet_look_up_step_first_wr_id_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_place_wr_id : packet_look_up_step_first_wr_id_choice;
    wire [63:0] packet_look_up_step_first_address_choice = waiting_down_payload_wants_tagged ? tags_found_place_address : sends_found_place_address;
    wire [63:0] packet_look_up_step_first_address_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_place_address : packet_look_up_step_first_address_choice;

    delay_w424_c2 packet_to_3_later (
        .clk              (clk),
        .d_valid          (packet_1_valid),
        .d_opcode         (packet_1_opcode),
        .d_version        (packet_1_version),
        .d_small          (packet_1_small),
        .d_rudi           (packet_1_rudi),
        .d_rod            (packet_1_rod),
        .d_dc             (packet_1_dc),
        .d_ie             (packet_1_ie),
        .d_rel            (packet_1_rel),
        .d_hd             (packet_1_hd),
        .d_som            (packet_1_som),
        .d_eom            (packet_1_eom),
        .d_message_id     (packet_1_message_id),
        .d_ri_generation  (packet_1_ri_generation),
        .d_job_id         (packet_1_job_id),
        .d_pid_on_fep     (packet_1_pid_on_fep),
        .d_resource_index (packet_1_resource_index),
        .d_buffer_offset  (packet_1_buffer_offset),
        .d_initiator      (packet_1_initiator),
        .d_match_bits     (packet_1_match_bits),
        .d_header_data    (packet_1_header_data),
        .d_request_length (packet_1_request_length),
        .d_payload_length (packet_1_payload_length),
        .d_message_offset (packet_1_message_offset),
        .d_peer           (packet_1_peer),
        .d_pdc            (packet_1_pdc),
        .q_valid          (packet_to_3_later_q_valid),
        .q_opcode         (packet_to_3_later_q_opcode),
        .q_version        (packet_to_3_later_q_version),
        .q_small          (packet_to_3_later_q_small),
        .q_rudi           (packet_to_3_later_q_rudi),
        .q_rod            (packet_to_3_later_q_rod),
        .q_dc             (packet_to_3_later_q_dc),
        .q_ie             (packet_to_3_later_q_ie),
        .q_rel            (packet_to_3_later_q_rel),
        .q_hd             (packet_to_3_later_q_hd),
        .q_som            (packet_to_3_later_q_som),
        .q_eom            (packet_to_3_later_q_eom),
        .q_message_id     (packet_to_3_later_q_message_id),
        .q_ri_generation  (packet_to_3_later_q_ri_generation),
        .q_job_id         (packet_to_3_later_q_job_id),
        .q_pid_on_fep     (packet_to_3_later_q_pid_on_fep),
        .q_resource_index (packet_to_3_later_q_resource_index),
        .q_buffer_offset  (packet_to_3_later_q_buffer_offset),
        .q_initiator      (packet_to_3_later_q_initiator),
        .q_match_bits     (packet_to_3_later_q_match_bits),
        .q_header_data    (packet_to_3_later_q_header_data),
        .q_request_length (packet_to_3_later_q_request_length),
        .q_payload_length (packet_to_3_later_q_payload_length),
        .q_message_offset (packet_to_3_later_q_message_offset),
        .q_peer           (packet_to_3_later_q_peer),
        .q_pdc            (packet_to_3_later_q_pdc)
    );

    ses_address_resolver_j8x2_p8x4_r16x4 resolver (
        .clk                                               (clk),
        .rst                                               (rst),
        .packet_valid                                      (valid_3),
        .packet_version                                    (packet_to_3_later_q_version),
        .packet_opcode                                     (packet_to_3_later_q_opcode),
        .packet_rel                                        (packet_to_3_later_q_rel),
        .packet_job_id                                     (packet_to_3_later_q_job_id),
        .packet_pid_on_fep                                 (packet_to_3_later_q_pid_on_fep),
        .packet_resource_index                             (packet_to_3_later_q_resource_index),
        .packet_ri_generation                              (packet_to_3_later_q_ri_generation),
        .packet_no_resource                                (resolver_packet_no_resource_term || (packet_to_3_later_q_small && resolver_packet_no_resource_term_2)),
        .settings_version_code                             (resolver_settings_version_code),
        .ready                                             (resolver_ready),
        .verdict_valid                                     (resolver_verdict_valid),
        .verdict_code                                      (resolver_verdict_code),
        .verdict_has_context                               (resolver_verdict_has_context),
        .verdict_context                                   (resolver_verdict_context),
        .verdict_generation                                (resolver_verdict_generation),
        .job_done_valid                                    (resolver_job_done_valid),
        .job_done_status                                   (resolver_job_done_status),
        .job_done_slot                                     (resolver_job_done_slot),
        .process_done_valid                                (resolver_process_done_valid),
        .process_done_status                               (resolver_process_done_status),
        .process_done_slot                                 (resolver_process_done_slot),
        .resource_done_valid                               (resolver_resource_done_valid),
        .resource_done_status                              (resolver_resource_done_status),
        .resource_done_slot                                (resolver_resource_done_slot),
        .job_commands_payload_remove                       (job_commands_payload_remove),
        .job_commands_payload_key                          (job_commands_payload_key),
        .job_commands_valid                                (job_commands_valid),
        .job_commands_ready                                (resolver_job_commands_ready),
        .process_commands_payload_remove                   (process_commands_payload_remove),
        .process_commands_payload_process_rel              (process_commands_payload_process_rel),
        .process_commands_payload_process_job_id           (process_commands_payload_process_job_id),
        .process_commands_payload_process_pid_on_fep       (process_commands_payload_process_pid_on_fep),
        .process_commands_valid                            (process_commands_valid),
        .process_commands_ready                            (resolver_process_commands_ready),
        .resource_commands_payload_remove                  (resource_commands_payload_remove),
        .resource_commands_payload_absolute                (resource_commands_payload_absolute),
        .resource_commands_payload_owner                   (resource_commands_payload_owner),
        .resource_commands_payload_space                   (resource_commands_payload_space),
        .resource_commands_payload_resource_index          (resource_commands_payload_resource_index),
        .resource_commands_payload_context_enabled         (resource_commands_payload_context_enabled),
        .resource_commands_payload_context_uses_generation (resource_commands_payload_context_uses_generation),
        .resource_commands_payload_context_generation      (resource_commands_payload_context_generation),
        .resource_commands_payload_context_supported       (resource_commands_payload_context_supported),
        .resource_commands_valid                           (resource_commands_valid),
        .resource_commands_ready                           (resolver_resource_commands_ready),
        .contexts_payload_index                            (contexts_payload_index),
        .contexts_payload_context_enabled                  (contexts_payload_context_enabled),
        .contexts_payload_context_uses_generation          (contexts_payload_context_uses_generation),
        .contexts_payload_context_generation               (contexts_payload_context_generation),
        .contexts_payload_context_supported                (contexts_payload_context_supported),
        .contexts_valid                                    (contexts_valid),
        .contexts_ready                                    (resolver_contexts_ready)
    );

    delay_w424_c15 packet_to_18_later (
        .clk              (clk),
        .d_valid          (valid_3),
        .d_opcode         (packet_to_3_later_q_opcode),
        .d_version        (packet_to_3_later_q_version),
        .d_small          (packet_to_3_later_q_small),
        .d_rudi           (packet_to_3_later_q_rudi),
        .d_rod            (packet_to_3_later_q_rod),
        .d_dc             (packet_to_3_later_q_dc),
        .d_ie             (packet_to_3_later_q_ie),
        .d_rel            (packet_to_3_later_q_rel),
        .d_hd             (packet_to_3_later_q_hd),
        .d_som            (packet_to_3_later_q_som),
        .d_eom            (packet_to_3_later_q_eom),
        .d_message_id     (packet_to_3_later_q_message_id),
        .d_ri_generation  (packet_to_3_later_q_ri_generation),
        .d_job_id         (packet_to_3_later_q_job_id),
        .d_pid_on_fep     (packet_to_3_later_q_pid_on_fep),
        .d_resource_index (packet_to_3_later_q_resource_index),
        .d_buffer_offset  (packet_to_3_later_q_buffer_offset),
        .d_initiator      (packet_to_3_later_q_initiator),
        .d_match_bits     (packet_to_3_later_q_match_bits),
        .d_header_data    (packet_to_3_later_q_header_data),
        .d_request_length (packet_to_3_later_q_request_length),
        .d_payload_length (packet_to_3_later_q_payload_length),
        .d_message_offset (packet_to_3_later_q_message_offset),
        .d_peer           (packet_to_3_later_q_peer),
        .d_pdc            (packet_to_3_later_q_pdc),
        .q_valid          (packet_to_18_later_q_valid),
        .q_opcode         (packet_to_18_later_q_opcode),
        .q_version        (packet_to_18_later_q_version),
        .q_small          (packet_to_18_later_q_small),
        .q_rudi           (packet_to_18_later_q_rudi),
        .q_rod            (packet_to_18_later_q_rod),
        .q_dc             (packet_to_18_later_q_dc),
        .q_ie             (packet_to_18_later_q_ie),
        .q_rel            (packet_to_18_later_q_rel),
        .q_hd             (packet_to_18_later_q_hd),
        .q_som            (packet_to_18_later_q_som),
        .q_eom            (packet_to_18_later_q_eom),
        .q_message_id     (packet_to_18_later_q_message_id),
        .q_ri_generation  (packet_to_18_later_q_ri_generation),
        .q_job_id         (packet_to_18_later_q_job_id),
        .q_pid_on_fep     (packet_to_18_later_q_pid_on_fep),
        .q_resource_index (packet_to_18_later_q_resource_index),
        .q_buffer_offset  (packet_to_18_later_q_buffer_offset),
        .q_initiator      (packet_to_18_later_q_initiator),
        .q_match_bits     (packet_to_18_later_q_match_bits),
        .q_header_data    (packet_to_18_later_q_header_data),
        .q_request_length (packet_to_18_later_q_request_length),
        .q_payload_length (packet_to_18_later_q_payload_length),
        .q_message_offset (packet_to_18_later_q_message_offset),
        .q_peer           (packet_to_18_later_q_peer),
        .q_pdc            (packet_to_18_later_q_pdc)
    );

    ses_memory_regions_s16_w4 region_table (
        .clk                                        (clk),
        .rst                                        (rst),
        .packet_valid                               (resolver_verdict_valid),
        .packet_opcode                              (packet_to_18_later_q_opcode),
        .packet_small                               (packet_to_18_later_q_small),
        .packet_rudi                                (packet_to_18_later_q_rudi),
        .packet_ie                                  (packet_to_18_later_q_ie),
        .packet_key                                 (packet_to_18_later_q_match_bits),
        .packet_job_id                              (packet_to_18_later_q_job_id),
        .packet_resource                            ({6'd0, resolver_verdict_context}),
        .packet_buffer_offset                       (packet_to_18_later_q_buffer_offset),
        .packet_message_offset                      (packet_to_18_later_q_message_offset),
        .packet_payload_length                      (packet_to_18_later_q_payload_length),
        .packet_request_length                      (packet_to_18_later_q_request_length),
        .settings_job_code                          (region_settings_job_code),
        .settings_right_code                        (region_settings_right_code),
        .settings_message_code                      (region_settings_message_code),
        .settings_checks_message                    (region_settings_checks_message),
        .settings_atomics_need_all                  (region_settings_atomics_need_all),
        .ready                                      (region_table_ready),
        .verdict_valid                              (region_table_verdict_valid),
        .verdict_code                               (region_table_verdict_code),
        .verdict_address                            (region_table_verdict_address),
        .verdict_payload_length                     (region_table_verdict_payload_length),
        .done_valid                                 (region_table_done_valid),
        .done_status                                (region_table_done_status),
        .done_slot                                  (region_table_done_slot),
        .commands_payload_remove                    (regions_payload_remove),
        .commands_payload_region_key                (regions_payload_region_key),
        .commands_payload_region_base               (regions_payload_region_base),
        .commands_payload_region_first              (regions_payload_region_first),
        .commands_payload_region_length             (regions_payload_region_length),
        .commands_payload_region_remote_read        (regions_payload_region_remote_read),
        .commands_payload_region_remote_write       (regions_payload_region_remote_write),
        .commands_payload_region_remote_atomic      (regions_payload_region_remote_atomic),
        .commands_payload_region_restricts_job      (regions_payload_region_restricts_job),
        .commands_payload_region_job_id             (regions_payload_region_job_id),
        .commands_payload_region_restricts_resource (regions_payload_region_restricts_resource),
        .commands_payload_region_resource           (regions_payload_region_resource),
        .commands_valid                             (regions_valid),
        .commands_ready                             (region_table_commands_ready)
    );

    delay_w424_c7 packet_to_25_later (
        .clk              (clk),
        .d_valid          (packet_to_18_later_q_valid),
        .d_opcode         (packet_to_18_later_q_opcode),
        .d_version        (packet_to_18_later_q_version),
        .d_small          (packet_to_18_later_q_small),
        .d_rudi           (packet_to_18_later_q_rudi),
        .d_rod            (packet_to_18_later_q_rod),
        .d_dc             (packet_to_18_later_q_dc),
        .d_ie             (packet_to_18_later_q_ie),
        .d_rel            (packet_to_18_later_q_rel),
        .d_hd             (packet_to_18_later_q_hd),
        .d_som            (packet_to_18_later_q_som),
        .d_eom            (packet_to_18_later_q_eom),
        .d_message_id     (packet_to_18_later_q_message_id),
        .d_ri_generation  (packet_to_18_later_q_ri_generation),
        .d_job_id         (packet_to_18_later_q_job_id),
        .d_pid_on_fep     (packet_to_18_later_q_pid_on_fep),
        .d_resource_index (packet_to_18_later_q_resource_index),
        .d_buffer_offset  (packet_to_18_later_q_buffer_offset),
        .d_initiator      (packet_to_18_later_q_initiator),
        .d_match_bits     (packet_to_18_later_q_match_bits),
        .d_header_data    (packet_to_18_later_q_header_data),
        .d_request_length (packet_to_18_later_q_request_length),
        .d_payload_length (packet_to_18_later_q_payload_length),
        .d_message_offset (packet_to_18_later_q_message_offset),
        .d_peer           (packet_to_18_later_q_peer),
        .d_pdc            (packet_to_18_later_q_pdc),
        .q_valid          (packet_to_25_later_q_valid),
        .q_opcode         (packet_to_25_later_q_opcode),
        .q_version        (packet_to_25_later_q_version),
        .q_small          (packet_to_25_later_q_small),
        .q_rudi           (packet_to_25_later_q_rudi),
        .q_rod            (packet_to_25_later_q_rod),
        .q_dc             (packet_to_25_later_q_dc),
        .q_ie             (packet_to_25_later_q_ie),
        .q_rel            (packet_to_25_later_q_rel),
        .q_hd             (packet_to_25_later_q_hd),
        .q_som            (packet_to_25_later_q_som),
        .q_eom            (packet_to_25_later_q_eom),
        .q_message_id     (packet_to_25_later_q_message_id),
        .q_ri_generation  (packet_to_25_later_q_ri_generation),
        .q_job_id         (packet_to_25_later_q_job_id),
        .q_pid_on_fep     (packet_to_25_later_q_pid_on_fep),
        .q_resource_index (packet_to_25_later_q_resource_index),
        .q_buffer_offset  (packet_to_25_later_q_buffer_offset),
        .q_initiator      (packet_to_25_later_q_initiator),
        .q_match_bits     (packet_to_25_later_q_match_bits),
        .q_header_data    (packet_to_25_later_q_header_data),
        .q_request_length (packet_to_25_later_q_request_length),
        .q_payload_length (packet_to_25_later_q_payload_length),
        .q_message_offset (packet_to_25_later_q_message_offset),
        .q_peer           (packet_to_25_later_q_peer),
        .q_pdc            (packet_to_25_later_q_pdc)
    );

    delay_w8_c22 header_to_25_later (
        .clk       (clk),
        .d_cut     (header_verdict_cut),
        .d_tracked (header_verdict_tracked),
        .d_code    (header_verdict_code),
        .q_cut     (header_to_25_later_q_cut),
        .q_tracked (header_to_25_later_q_tracked),
        .q_code    (header_to_25_later_q_code)
    );

    delay_w192_c31 extension_to_32_later (
        .clk              (clk),
        .d_eager_length   (extension_1_eager_length),
        .d_ri_generation  (extension_1_ri_generation),
        .d_pid_on_fep     (extension_1_pid_on_fep),
        .d_resource_index (extension_1_resource_index),
        .d_read_offset    (extension_1_read_offset),
        .d_read_key       (extension_1_read_key),
        .q_eager_length   (extension_to_32_later_q_eager_length),
        .q_ri_generation  (extension_to_32_later_q_ri_generation),
        .q_pid_on_fep     (extension_to_32_later_q_pid_on_fep),
        .q_resource_index (extension_to_32_later_q_resource_index),
        .q_read_offset    (extension_to_32_later_q_read_offset),
        .q_read_key       (extension_to_32_later_q_read_key)
    );

    ses_message_tracker_s16_w4 tracker (
        .clk                        (clk),
        .rst                        (rst),
        .packet_valid               (valid_25),
        .packet_message_peer        (packet_to_25_later_q_peer),
        .packet_message_pdc         (packet_to_25_later_q_pdc),
        .packet_message_message_id  (packet_to_25_later_q_message_id),
        .packet_som                 (packet_to_25_later_q_som || !header_to_25_later_q_tracked),
        .packet_eom                 (packet_to_25_later_q_eom || !header_to_25_later_q_tracked),
        .packet_msg_error           (header_to_25_later_q_cut || tracker_packet_msg_error_term_2),
        .packet_code                (6'd1),
        .packet_payload_length      (packet_to_25_later_q_payload_length),
        .packet_message_offset      (packet_to_25_later_q_message_offset),
        .packet_request_length      (packet_to_25_later_q_request_length),
        .packet_hd                  (packet_to_25_later_q_hd && packet_to_25_later_q_som),
        .packet_header_data         (packet_to_25_later_q_header_data),
        .tick                       (tick),
        .ready                      (tracker_ready),
        .verdict_valid              (tracker_verdict_valid),
        .verdict_found              (tracker_verdict_found),
        .verdict_slot               (tracker_verdict_slot),
        .verdict_code               (tracker_verdict_code),
        .verdict_place              (tracker_verdict_place),
        .verdict_refused            (tracker_verdict_refused),
        .verdict_completes          (tracker_verdict_completes),
        .verdict_has_header_data    (tracker_verdict_has_header_data),
        .verdict_header_data        (tracker_verdict_header_data),
        .expired_valid              (tracker_expired_valid),
        .expired_slot               (tracker_expired_slot),
        .expired_message_peer       (tracker_expired_message_peer),
        .expired_message_pdc        (tracker_expired_message_pdc),
        .expired_message_message_id (tracker_expired_message_message_id),
        .expired_code               (tracker_expired_code)
    );

    delay_w424_c6 packet_to_31_later (
        .clk              (clk),
        .d_valid          (packet_to_25_later_q_valid),
        .d_opcode         (packet_to_25_later_q_opcode),
        .d_version        (packet_to_25_later_q_version),
        .d_small          (packet_to_25_later_q_small),
        .d_rudi           (packet_to_25_later_q_rudi),
        .d_rod            (packet_to_25_later_q_rod),
        .d_dc             (packet_to_25_later_q_dc),
        .d_ie             (packet_to_25_later_q_ie),
        .d_rel            (packet_to_25_later_q_rel),
        .d_hd             (packet_to_25_later_q_hd),
        .d_som            (packet_to_25_later_q_som),
        .d_eom            (packet_to_25_later_q_eom),
        .d_message_id     (packet_to_25_later_q_message_id),
        .d_ri_generation  (packet_to_25_later_q_ri_generation),
        .d_job_id         (packet_to_25_later_q_job_id),
        .d_pid_on_fep     (packet_to_25_later_q_pid_on_fep),
        .d_resource_index (packet_to_25_later_q_resource_index),
        .d_buffer_offset  (packet_to_25_later_q_buffer_offset),
        .d_initiator      (packet_to_25_later_q_initiator),
        .d_match_bits     (packet_to_25_later_q_match_bits),
        .d_header_data    (packet_to_25_later_q_header_data),
        .d_request_length (packet_to_25_later_q_request_length),
        .d_payload_length (packet_to_25_later_q_payload_length),
        .d_message_offset (packet_to_25_later_q_message_offset),
        .d_peer           (packet_to_25_later_q_peer),
        .d_pdc            (packet_to_25_later_q_pdc),
        .q_valid          (packet_to_31_later_q_valid),
        .q_opcode         (packet_to_31_later_q_opcode),
        .q_version        (packet_to_31_later_q_version),
        .q_small          (packet_to_31_later_q_small),
        .q_rudi           (packet_to_31_later_q_rudi),
        .q_rod            (packet_to_31_later_q_rod),
        .q_dc             (packet_to_31_later_q_dc),
        .q_ie             (packet_to_31_later_q_ie),
        .q_rel            (packet_to_31_later_q_rel),
        .q_hd             (packet_to_31_later_q_hd),
        .q_som            (packet_to_31_later_q_som),
        .q_eom            (packet_to_31_later_q_eom),
        .q_message_id     (packet_to_31_later_q_message_id),
        .q_ri_generation  (packet_to_31_later_q_ri_generation),
        .q_job_id         (packet_to_31_later_q_job_id),
        .q_pid_on_fep     (packet_to_31_later_q_pid_on_fep),
        .q_resource_index (packet_to_31_later_q_resource_index),
        .q_buffer_offset  (packet_to_31_later_q_buffer_offset),
        .q_initiator      (packet_to_31_later_q_initiator),
        .q_match_bits     (packet_to_31_later_q_match_bits),
        .q_header_data    (packet_to_31_later_q_header_data),
        .q_request_length (packet_to_31_later_q_request_length),
        .q_payload_length (packet_to_31_later_q_payload_length),
        .q_message_offset (packet_to_31_later_q_message_offset),
        .q_peer           (packet_to_31_later_q_peer),
        .q_pdc            (packet_to_31_later_q_pdc)
    );

    delay_w8_c6 header_to_31_later (
        .clk       (clk),
        .d_cut     (header_to_25_later_q_cut),
        .d_tracked (header_to_25_later_q_tracked),
        .d_code    (header_to_25_later_q_code),
        .q_cut     (header_to_31_later_q_cut),
        .q_tracked (header_to_31_later_q_tracked),
        .q_code    (header_to_31_later_q_code)
    );

    delay_w20_c13 address_to_31_later (
        .clk          (clk),
        .d_code       (resolver_verdict_code),
        .d_generation (resolver_verdict_generation),
        .d_context    (resolver_verdict_context),
        .q_code       (address_to_31_later_q_code),
        .q_generation (address_to_31_later_q_generation),
        .q_context    (address_to_31_later_q_context)
    );

    ses_target_rendezvous_n32_r64 rest (
        .clk                                  (clk),
        .rst                                  (rst),
        .ports_choices_payload_mtu            (rendezvous_choices_payload_mtu),
        .ports_choices_from_start             (rendezvous_choices_from_start),
        .ports_choices_first_id               (rendezvous_choices_first_id),
        .ports_extension_eager_length         (rendezvous_extension_eager_length),
        .ports_extension_ri_generation        (rendezvous_extension_ri_generation),
        .ports_extension_pid_on_fep           (rendezvous_extension_pid_on_fep),
        .ports_extension_resource_index       (rendezvous_extension_resource_index),
        .ports_extension_read_offset          (rendezvous_extension_read_offset),
        .ports_extension_read_key             (rendezvous_extension_read_key),
        .ports_read_ready                     (rendezvous_read_ready),
        .ports_answer_valid                   (rendezvous_answer_valid),
        .ports_answer_payload_slot            (rendezvous_answer_payload_slot),
        .ports_answer_payload_return_code     (rendezvous_answer_payload_return_code),
        .ports_done_ready                     (rendezvous_done_ready),
        .reserve_valid                        (checked_valid_1 && checked_rendezvous_is),
        .reserve_header_peer                  (checked_message_peer),
        .reserve_header_rel                   (rel_32),
        .reserve_header_job_id                (checked_step_first_job_id),
        .reserve_header_eager_length          (extension_to_32_later_q_eager_length),
        .reserve_header_ri_generation         (extension_to_32_later_q_ri_generation),
        .reserve_header_pid_on_fep            (extension_to_32_later_q_pid_on_fep),
        .reserve_header_resource_index        (extension_to_32_later_q_resource_index),
        .reserve_header_read_offset           (extension_to_32_later_q_read_offset),
        .reserve_header_read_key              (extension_to_32_later_q_read_key),
        .keeps                                (rest_match_keeps),
        .kept_valid                           (rest_match_kept_valid),
        .kept_stored                          (rest_match_kept_stored),
        .matched_valid                        (matched_valid),
        .matched_slot                         (matched_slot),
        .matched_bound                        (matched_bound),
        .matched_waits                        (matched_waits),
        .matched_address                      (matched_address),
        .matched_completion_kind              (matched_completion_kind),
        .matched_completion_return_code       (matched_completion_return_code),
        .matched_completion_opcode            (matched_completion_opcode),
        .matched_completion_wr_id             (matched_completion_wr_id),
        .matched_completion_bytes             (matched_completion_bytes),
        .matched_completion_cut               (matched_completion_cut),
        .matched_completion_has_header_data   (matched_completion_has_header_data),
        .matched_completion_header_data       (matched_completion_header_data),
        .matched_completion_match_bits        (matched_completion_match_bits),
        .matched_completion_initiator         (matched_completion_initiator),
        .matched_completion_job_id            (matched_completion_job_id),
        .matched_completion_message_id        (matched_completion_message_id),
        .matched_completion_peer              (matched_completion_peer),
        .matched_completion_pdc               (matched_completion_pdc),
        .found_send_valid                     (rest_match_found_send_valid),
        .found_send_slot                      (rest_match_found_send_slot),
        .found_send_place_wr_id               (rest_match_found_send_place_wr_id),
        .found_send_place_address             (rest_match_found_send_place_address),
        .found_send_place_length              (rest_match_found_send_place_length),
        .found_tagged_valid                   (rest_match_found_tagged_valid),
        .found_tagged_slot                    (rest_match_found_tagged_slot),
        .found_tagged_place_wr_id             (rest_match_found_tagged_place_wr_id),
        .found_tagged_place_address           (rest_match_found_tagged_place_address),
        .found_tagged_place_length            (rest_match_found_tagged_place_length),
        .free_valid                           (rest_free_valid),
        .free_slot                            (rest_free_slot),
        .may_keep                             (rest_may_keep),
        .send_done_valid                      (rest_send_done_valid),
        .send_done_again                      (rest_send_done_again),
        .tagged_done_valid                    (rest_tagged_done_valid),
        .tagged_done_again                    (rest_tagged_done_again),
        .told_read_valid                      (rest_told_read_valid),
        .told_read_payload_slot               (rest_told_read_payload_slot),
        .told_read_payload_peer               (rest_told_read_payload_peer),
        .told_read_payload_rel                (rest_told_read_payload_rel),
        .told_read_payload_job_id             (rest_told_read_payload_job_id),
        .told_read_payload_ri_generation      (rest_told_read_payload_ri_generation),
        .told_read_payload_pid_on_fep         (rest_told_read_payload_pid_on_fep),
        .told_read_payload_resource_index     (rest_told_read_payload_resource_index),
        .told_read_payload_message_id         (rest_told_read_payload_message_id),
        .told_read_payload_som                (rest_told_read_payload_som),
        .told_read_payload_eom                (rest_told_read_payload_eom),
        .told_read_payload_key                (rest_told_read_payload_key),
        .told_read_payload_buffer_offset      (rest_told_read_payload_buffer_offset),
        .told_read_payload_request_length     (rest_told_read_payload_request_length),
        .told_read_payload_payload_length     (rest_told_read_payload_payload_length),
        .told_read_payload_message_offset     (rest_told_read_payload_message_offset),
        .told_read_payload_address            (rest_told_read_payload_address),
        .told_answer_taken                    (rest_told_answer_taken),
        .told_done_valid                      (rest_told_done_valid),
        .told_done_completion_kind            (rest_told_done_completion_kind),
        .told_done_completion_return_code     (rest_told_done_completion_return_code),
        .told_done_completion_opcode          (rest_told_done_completion_opcode),
        .told_done_completion_wr_id           (rest_told_done_completion_wr_id),
        .told_done_completion_bytes           (rest_told_done_completion_bytes),
        .told_done_completion_cut             (rest_told_done_completion_cut),
        .told_done_completion_has_header_data (rest_told_done_completion_has_header_data),
        .told_done_completion_header_data     (rest_told_done_completion_header_data),
        .told_done_completion_match_bits      (rest_told_done_completion_match_bits),
        .told_done_completion_initiator       (rest_told_done_completion_initiator),
        .told_done_completion_job_id          (rest_told_done_completion_job_id),
        .told_done_completion_message_id      (rest_told_done_completion_message_id),
        .told_done_completion_peer            (rest_told_done_completion_peer),
        .told_done_completion_pdc             (rest_told_done_completion_pdc)
    );

    block_fifo_w683_d128 line (
        .clk                                             (clk),
        .rst                                             (rst),
        .up_payload_step_expired                         (checked_step_expired),
        .up_payload_step_found                           (checked_step_found),
        .up_payload_step_cut                             (checked_step_cut),
        .up_payload_step_first_code                      (lacks_place ? 6'd33 : checked_step_first_code),
        .up_payload_step_first_generation                (checked_step_first_generation),
        .up_payload_step_first_bound                     (checked_step_first_bound),
        .up_payload_step_first_wr_id                     (checked_step_first_wr_id),
        .up_payload_step_first_address                   (checked_step_first_address),
        .up_payload_step_first_claim                     (checked_step_first_claim),
        .up_payload_step_first_is_cut                    (checked_step_first_is_cut),
        .up_payload_step_first_deferred                  (checked_step_first_deferred),
        .up_payload_step_first_opcode                    (checked_step_first_opcode),
        .up_payload_step_first_request_length            (checked_step_first_request_length),
        .up_payload_step_first_match_bits                (checked_step_first_match_bits),
        .up_payload_step_first_initiator                 (checked_step_first_initiator),
        .up_payload_step_first_job_id                    (checked_step_first_job_id),
        .up_payload_step_first_rendezvous_is             (line_up_payload_step_first_rendezvous_is_term),
        .up_payload_step_first_rendezvous_slot           (rest_free_slot),
        .up_payload_step_first_rendezvous_eager_length   (extension_to_32_later_q_eager_length),
        .up_payload_step_header_code                     (checked_step_header_code),
        .up_payload_step_later_code                      (checked_step_later_code),
        .up_payload_generation                           (checked_generation),
        .up_payload_context                              (checked_context),
        .up_payload_wants_send                           (checked_wants_send && !lacks_place),
        .up_payload_wants_tagged                         (checked_wants_tagged && !lacks_place),
        .up_payload_is_write                             (checked_is_write),
        .up_payload_is_read                              (checked_is_read),
        .up_payload_is_no_op                             (checked_is_no_op),
        .up_payload_is_atomic                            (checked_is_atomic),
        .up_payload_region_address                       (checked_region_address),
        .up_payload_slot                                 (checked_slot),
        .up_payload_keeps                                (checked_keeps),
        .up_payload_completes                            (checked_completes),
        .up_payload_has_header_data                      (checked_has_header_data),
        .up_payload_dc                                   (checked_dc),
        .up_payload_header_data                          (checked_header_data),
        .up_payload_payload_length                       (checked_payload_length),
        .up_payload_message_offset                       (checked_message_offset),
        .up_payload_message_peer                         (checked_message_peer),
        .up_payload_message_pdc                          (checked_message_pdc),
        .up_payload_message_message_id                   (checked_message_message_id),
        .up_payload_tracked                              (checked_tracked),
        .up_payload_deferral_defers                      (checked_deferral_defers),
        .up_payload_deferral_restarts                    (checked_deferral_restarts),
        .up_payload_deferral_rel                         (checked_deferral_rel),
        .up_payload_deferral_tokens_initiator            (checked_deferral_tokens_initiator),
        .up_payload_deferral_tokens_target               (checked_deferral_tokens_target),
        .up_payload_rendezvous_is                        (line_up_payload_step_first_rendezvous_is_term),
        .up_payload_rendezvous_keeps                     (1'b0),
        .up_payload_rendezvous_slot                      (rest_free_slot),
        .up_valid                                        (checked_valid_1),
        .up_ready                                        (line_up_ready),
        .down_payload_step_expired                       (line_down_payload_step_expired),
        .down_payload_step_found                         (line_down_payload_step_found),
        .down_payload_step_cut                           (line_down_payload_step_cut),
        .down_payload_step_first_code                    (line_down_payload_step_first_code),
        .down_payload_step_first_generation              (line_down_payload_step_first_generation),
        .down_payload_step_first_bound                   (line_down_payload_step_first_bound),
        .down_payload_step_first_wr_id                   (line_down_payload_step_first_wr_id),
        .down_payload_step_first_address                 (line_down_payload_step_first_address),
        .down_payload_step_first_claim                   (line_down_payload_step_first_claim),
        .down_payload_step_first_is_cut                  (line_down_payload_step_first_is_cut),
        .down_payload_step_first_deferred                (line_down_payload_step_first_deferred),
        .down_payload_step_first_opcode                  (line_down_payload_step_first_opcode),
        .down_payload_step_first_request_length          (line_down_payload_step_first_request_length),
        .down_payload_step_first_match_bits              (line_down_payload_step_first_match_bits),
        .down_payload_step_first_initiator               (line_down_payload_step_first_initiator),
        .down_payload_step_first_job_id                  (line_down_payload_step_first_job_id),
        .down_payload_step_first_rendezvous_is           (line_down_payload_step_first_rendezvous_is),
        .down_payload_step_first_rendezvous_slot         (line_down_payload_step_first_rendezvous_slot),
        .down_payload_step_first_rendezvous_eager_length (line_down_payload_step_first_rendezvous_eager_length),
        .down_payload_step_header_code                   (line_down_payload_step_header_code),
        .down_payload_step_later_code                    (line_down_payload_step_later_code),
        .down_payload_generation                         (line_down_payload_generation),
        .down_payload_context                            (line_down_payload_context),
        .down_payload_wants_send                         (line_down_payload_wants_send),
        .down_payload_wants_tagged                       (line_down_payload_wants_tagged),
        .down_payload_is_write                           (line_down_payload_is_write),
        .down_payload_is_read                            (line_down_payload_is_read),
        .down_payload_is_no_op                           (line_down_payload_is_no_op),
        .down_payload_is_atomic                          (line_down_payload_is_atomic),
        .down_payload_region_address                     (line_down_payload_region_address),
        .down_payload_slot                               (line_down_payload_slot),
        .down_payload_keeps                              (line_down_payload_keeps),
        .down_payload_completes                          (line_down_payload_completes),
        .down_payload_has_header_data                    (line_down_payload_has_header_data),
        .down_payload_dc                                 (line_down_payload_dc),
        .down_payload_header_data                        (line_down_payload_header_data),
        .down_payload_payload_length                     (line_down_payload_payload_length),
        .down_payload_message_offset                     (line_down_payload_message_offset),
        .down_payload_message_peer                       (line_down_payload_message_peer),
        .down_payload_message_pdc                        (line_down_payload_message_pdc),
        .down_payload_message_message_id                 (line_down_payload_message_message_id),
        .down_payload_tracked                            (line_down_payload_tracked),
        .down_payload_deferral_defers                    (line_down_payload_deferral_defers),
        .down_payload_deferral_restarts                  (line_down_payload_deferral_restarts),
        .down_payload_deferral_rel                       (line_down_payload_deferral_rel),
        .down_payload_deferral_tokens_initiator          (line_down_payload_deferral_tokens_initiator),
        .down_payload_deferral_tokens_target             (line_down_payload_deferral_tokens_target),
        .down_payload_rendezvous_is                      (line_down_payload_rendezvous_is),
        .down_payload_rendezvous_keeps                   (line_down_payload_rendezvous_keeps),
        .down_payload_rendezvous_slot                    (line_down_payload_rendezvous_slot),
        .down_valid                                      (line_down_valid),
        .down_ready                                      (goes)
    );

    fifo_w54_d16 expired_line (
        .clk                             (clk),
        .rst                             (rst),
        .up_payload_slot                 (tracker_expired_slot),
        .up_payload_message_peer         (tracker_expired_message_peer),
        .up_payload_message_pdc          (tracker_expired_message_pdc),
        .up_payload_message_message_id   (tracker_expired_message_message_id),
        .up_valid                        (tracker_expired_valid),
        .up_ready                        (expired_line_up_ready),
        .down_payload_slot               (expired_line_down_payload_slot),
        .down_payload_message_peer       (expired_line_down_payload_message_peer),
        .down_payload_message_pdc        (expired_line_down_payload_message_pdc),
        .down_payload_message_message_id (expired_line_down_payload_message_message_id),
        .down_valid                      (expired_line_down_valid),
        .down_ready                      (expired_goes)
    );

    ses_match_unit_queues_r64_n32_k128 sends (
        .clk                               (clk),
        .rst                               (rst),
        .take                              (send_takes),
        .may_post                          (may_post),
        .header_done_valid                 (send_header_done_valid),
        .header_done_again                 (send_header_done_again),
        .found_valid                       (sends_found_valid),
        .found_matched                     (sends_found_matched),
        .found_stored                      (sends_found_stored),
        .found_place_wr_id                 (sends_found_place_wr_id),
        .found_place_address               (sends_found_place_address),
        .found_place_length                (sends_found_place_length),
        .done_valid                        (sends_done_valid),
        .done_kind                         (sends_done_kind),
        .done_outcome                      (sends_done_outcome),
        .done_wr_id                        (sends_done_wr_id),
        .header_valid                      (sends_header_valid),
        .header_slot                       (sends_header_slot),
        .header_place_wr_id                (sends_header_place_wr_id),
        .header_place_address              (sends_header_place_address),
        .header_place_length               (sends_header_place_length),
        .ask_payload_resource              (line_down_payload_context),
        .ask_payload_tag_match_bits        (line_down_payload_step_first_match_bits),
        .ask_payload_tag_initiator         (line_down_payload_step_first_initiator),
        .ask_payload_header_peer           (line_down_payload_message_peer),
        .ask_payload_header_pdc            (line_down_payload_message_pdc),
        .ask_payload_header_message_id     (line_down_payload_message_message_id),
        .ask_payload_header_kept_at        (sends_ask_payload_header_kept_at_choice),
        .ask_payload_header_request_length (line_down_payload_step_first_request_length),
        .ask_payload_keep                  (keep),
        .ask_valid                         (asks_send && may_ask),
        .ask_ready                         (sends_ask_ready),
        .receives_payload_tagged           (receives_payload_tagged),
        .receives_payload_kind             (receives_payload_kind),
        .receives_payload_resource         (receives_payload_resource),
        .receives_payload_tag_match_bits   (receives_payload_tag_match_bits),
        .receives_payload_tag_initiator    (receives_payload_tag_initiator),
        .receives_payload_any_initiator    (receives_payload_any_initiator),
        .receives_payload_ignore_bits      (receives_payload_ignore_bits),
        .receives_payload_place_wr_id      (receives_payload_place_wr_id),
        .receives_payload_place_address    (receives_payload_place_address),
        .receives_payload_place_length     (receives_payload_place_length),
        .receives_valid                    (receives_valid && !receives_payload_tagged),
        .receives_ready                    (sends_receives_ready)
    );

    ses_match_unit_ordered_r64_n256_k128 tags (
        .clk                               (clk),
        .rst                               (rst),
        .take                              (tagged_takes),
        .may_post                          (may_post),
        .header_done_valid                 (tagged_header_done_valid),
        .header_done_again                 (tagged_header_done_again),
        .found_valid                       (tags_found_valid),
        .found_matched                     (tags_found_matched),
        .found_stored                      (tags_found_stored),
        .found_place_wr_id                 (tags_found_place_wr_id),
        .found_place_address               (tags_found_place_address),
        .found_place_length                (tags_found_place_length),
        .done_valid                        (tags_done_valid),
        .done_kind                         (tags_done_kind),
        .done_outcome                      (tags_done_outcome),
        .done_wr_id                        (tags_done_wr_id),
        .header_valid                      (tags_header_valid),
        .header_slot                       (tags_header_slot),
        .header_place_wr_id                (tags_header_place_wr_id),
        .header_place_address              (tags_header_place_address),
        .header_place_length               (tags_header_place_length),
        .ask_payload_resource              (line_down_payload_context),
        .ask_payload_tag_match_bits        (line_down_payload_step_first_match_bits),
        .ask_payload_tag_initiator         (line_down_payload_step_first_initiator),
        .ask_payload_header_peer           (line_down_payload_message_peer),
        .ask_payload_header_pdc            (line_down_payload_message_pdc),
        .ask_payload_header_message_id     (line_down_payload_message_message_id),
        .ask_payload_header_kept_at        (sends_ask_payload_header_kept_at_choice),
        .ask_payload_header_request_length (line_down_payload_step_first_request_length),
        .ask_payload_keep                  (keep),
        .ask_valid                         (asks_tagged && may_ask),
        .ask_ready                         (tags_ask_ready),
        .receives_payload_tagged           (receives_payload_tagged),
        .receives_payload_kind             (receives_payload_kind),
        .receives_payload_resource         (receives_payload_resource),
        .receives_payload_tag_match_bits   (receives_payload_tag_match_bits),
        .receives_payload_tag_initiator    (receives_payload_tag_initiator),
        .receives_payload_any_initiator    (receives_payload_any_initiator),
        .receives_payload_ignore_bits      (receives_payload_ignore_bits),
        .receives_payload_place_wr_id      (receives_payload_place_wr_id),
        .receives_payload_place_address    (receives_payload_place_address),
        .receives_payload_place_length     (receives_payload_place_length),
        .receives_valid                    (receives_valid && receives_payload_tagged),
        .receives_ready                    (tags_receives_ready)
    );

    fifo_w683_d16 waiting (
        .clk                                             (clk),
        .rst                                             (rst),
        .up_payload_step_expired                         (is_old),
        .up_payload_step_found                           (line_down_payload_step_found || is_old),
        .up_payload_step_cut                             (line_down_payload_step_cut && !is_old),
        .up_payload_step_first_code                      (line_down_payload_step_first_code),
        .up_payload_step_first_generation                (line_down_payload_step_first_generation),
        .up_payload_step_first_bound                     (line_down_payload_step_first_bound),
        .up_payload_step_first_wr_id                     (line_down_payload_step_first_wr_id),
        .up_payload_step_first_address                   (line_down_payload_step_first_address),
        .up_payload_step_first_claim                     (line_down_payload_step_first_claim),
        .up_payload_step_first_is_cut                    (line_down_payload_step_first_is_cut),
        .up_payload_step_first_deferred                  (line_down_payload_step_first_deferred),
        .up_payload_step_first_opcode                    (line_down_payload_step_first_opcode),
        .up_payload_step_first_request_length            (line_down_payload_step_first_request_length),
        .up_payload_step_first_match_bits                (line_down_payload_step_first_match_bits),
        .up_payload_step_first_initiator                 (line_down_payload_step_first_initiator),
        .up_payload_step_first_job_id                    (line_down_payload_step_first_job_id),
        .up_payload_step_first_rendezvous_is             (line_down_payload_step_first_rendezvous_is),
        .up_payload_step_first_rendezvous_slot           (line_down_payload_step_first_rendezvous_slot),
        .up_payload_step_first_rendezvous_eager_length   (line_down_payload_step_first_rendezvous_eager_length),
        .up_payload_step_header_code                     (line_down_payload_step_header_code),
        .up_payload_step_later_code                      (line_down_payload_step_later_code),
        .up_payload_generation                           (line_down_payload_generation),
        .up_payload_context                              (line_down_payload_context),
        .up_payload_wants_send                           (line_down_payload_wants_send && !is_old),
        .up_payload_wants_tagged                         (line_down_payload_wants_tagged && !is_old),
        .up_payload_is_write                             (line_down_payload_is_write),
        .up_payload_is_read                              (line_down_payload_is_read),
        .up_payload_is_no_op                             (line_down_payload_is_no_op),
        .up_payload_is_atomic                            (line_down_payload_is_atomic),
        .up_payload_region_address                       (line_down_payload_region_address),
        .up_payload_slot                                 (is_old ? expired_line_down_payload_slot : line_down_payload_slot),
        .up_payload_keeps                                (line_down_payload_keeps && !is_old),
        .up_payload_completes                            (line_down_payload_completes),
        .up_payload_has_header_data                      (line_down_payload_has_header_data),
        .up_payload_dc                                   (line_down_payload_dc),
        .up_payload_header_data                          (line_down_payload_header_data),
        .up_payload_payload_length                       (line_down_payload_payload_length),
        .up_payload_message_offset                       (line_down_payload_message_offset),
        .up_payload_message_peer                         (is_old ? expired_line_down_payload_message_peer : line_down_payload_message_peer),
        .up_payload_message_pdc                          (is_old ? expired_line_down_payload_message_pdc : line_down_payload_message_pdc),
        .up_payload_message_message_id                   (is_old ? expired_line_down_payload_message_message_id : line_down_payload_message_message_id),
        .up_payload_tracked                              (line_down_payload_tracked),
        .up_payload_deferral_defers                      (line_down_payload_deferral_defers),
        .up_payload_deferral_restarts                    (line_down_payload_deferral_restarts && !is_old),
        .up_payload_deferral_rel                         (line_down_payload_deferral_rel),
        .up_payload_deferral_tokens_initiator            (line_down_payload_deferral_tokens_initiator),
        .up_payload_deferral_tokens_target               (line_down_payload_deferral_tokens_target),
        .up_payload_rendezvous_is                        (line_down_payload_rendezvous_is && !is_old),
        .up_payload_rendezvous_keeps                     (keep_rest && !is_old),
        .up_payload_rendezvous_slot                      (line_down_payload_rendezvous_slot),
        .up_valid                                        (enters),
        .up_ready                                        (waiting_up_ready),
        .down_payload_step_expired                       (waiting_down_payload_step_expired),
        .down_payload_step_found                         (waiting_down_payload_step_found),
        .down_payload_step_cut                           (waiting_down_payload_step_cut),
        .down_payload_step_first_code                    (waiting_down_payload_step_first_code),
        .down_payload_step_first_generation              (waiting_down_payload_step_first_generation),
        .down_payload_step_first_bound                   (waiting_down_payload_step_first_bound),
        .down_payload_step_first_wr_id                   (waiting_down_payload_step_first_wr_id),
        .down_payload_step_first_address                 (waiting_down_payload_step_first_address),
        .down_payload_step_first_claim                   (waiting_down_payload_step_first_claim),
        .down_payload_step_first_is_cut                  (waiting_down_payload_step_first_is_cut),
        .down_payload_step_first_deferred                (waiting_down_payload_step_first_deferred),
        .down_payload_step_first_opcode                  (waiting_down_payload_step_first_opcode),
        .down_payload_step_first_request_length          (waiting_down_payload_step_first_request_length),
        .down_payload_step_first_match_bits              (waiting_down_payload_step_first_match_bits),
        .down_payload_step_first_initiator               (waiting_down_payload_step_first_initiator),
        .down_payload_step_first_job_id                  (waiting_down_payload_step_first_job_id),
        .down_payload_step_first_rendezvous_is           (waiting_down_payload_step_first_rendezvous_is),
        .down_payload_step_first_rendezvous_slot         (waiting_down_payload_step_first_rendezvous_slot),
        .down_payload_step_first_rendezvous_eager_length (waiting_down_payload_step_first_rendezvous_eager_length),
        .down_payload_step_header_code                   (waiting_down_payload_step_header_code),
        .down_payload_step_later_code                    (waiting_down_payload_step_later_code),
        .down_payload_generation                         (waiting_down_payload_generation),
        .down_payload_context                            (waiting_down_payload_context),
        .down_payload_wants_send                         (waiting_down_payload_wants_send),
        .down_payload_wants_tagged                       (waiting_down_payload_wants_tagged),
        .down_payload_is_write                           (waiting_down_payload_is_write),
        .down_payload_is_read                            (waiting_down_payload_is_read),
        .down_payload_is_no_op                           (waiting_down_payload_is_no_op),
        .down_payload_is_atomic                          (waiting_down_payload_is_atomic),
        .down_payload_region_address                     (waiting_down_payload_region_address),
        .down_payload_slot                               (waiting_down_payload_slot),
        .down_payload_keeps                              (waiting_down_payload_keeps),
        .down_payload_completes                          (waiting_down_payload_completes),
        .down_payload_has_header_data                    (waiting_down_payload_has_header_data),
        .down_payload_dc                                 (waiting_down_payload_dc),
        .down_payload_header_data                        (waiting_down_payload_header_data),
        .down_payload_payload_length                     (waiting_down_payload_payload_length),
        .down_payload_message_offset                     (waiting_down_payload_message_offset),
        .down_payload_message_peer                       (waiting_down_payload_message_peer),
        .down_payload_message_pdc                        (waiting_down_payload_message_pdc),
        .down_payload_message_message_id                 (waiting_down_payload_message_message_id),
        .down_payload_tracked                            (waiting_down_payload_tracked),
        .down_payload_deferral_defers                    (waiting_down_payload_deferral_defers),
        .down_payload_deferral_restarts                  (waiting_down_payload_deferral_restarts),
        .down_payload_deferral_rel                       (waiting_down_payload_deferral_rel),
        .down_payload_deferral_tokens_initiator          (waiting_down_payload_deferral_tokens_initiator),
        .down_payload_deferral_tokens_target             (waiting_down_payload_deferral_tokens_target),
        .down_payload_rendezvous_is                      (waiting_down_payload_rendezvous_is),
        .down_payload_rendezvous_keeps                   (waiting_down_payload_rendezvous_keeps),
        .down_payload_rendezvous_slot                    (waiting_down_payload_rendezvous_slot),
        .down_valid                                      (waiting_down_valid),
        .down_ready                                      (is_turn)
    );

    ses_target_deferral_n64_g16_m32 deferral (
        .clk                              (clk),
        .rst                              (rst),
        .tick                             (tick),
        .reserve_valid                    (leaves && defer),
        .reserve_header_peer              (line_down_payload_message_peer),
        .reserve_header_rel               (line_down_payload_deferral_rel),
        .reserve_header_job_id            (line_down_payload_step_first_job_id),
        .reserve_header_token             (line_down_payload_deferral_tokens_initiator),
        .reserve_header_kept              (32'd0),
        .enters                           (enters),
        .turn_valid                       (steps),
        .turn_stored                      (rest_match_kept_stored_choice),
        .turn_restarts                    (waiting_down_payload_deferral_restarts),
        .drop_valid                       (drop_valid),
        .drop_token                       (drop_token),
        .found_send_valid                 (sends_header_valid && !sends_header_slot[6]),
        .found_send_slot                  (sends_header_slot[5:0]),
        .found_send_place_wr_id           (sends_header_place_wr_id),
        .found_send_place_address         (sends_header_place_address),
        .found_send_place_length          (sends_header_place_length),
        .found_tagged_valid               (tags_header_valid && !tags_header_slot[6]),
        .found_tagged_slot                (tags_header_slot[5:0]),
        .found_tagged_place_wr_id         (tags_header_place_wr_id),
        .found_tagged_place_address       (tags_header_place_address),
        .found_tagged_place_length        (tags_header_place_length),
        .ports_choices_zero_token         (deferral_choices_zero_token),
        .ports_choices_target_upper       (deferral_choices_target_upper),
        .ports_rtr_ready                  (deferral_rtr_ready),
        .ports_returned_ready             (deferral_returned_ready),
        .ports_refused_valid              (deferral_refused_valid),
        .ports_refused_token              (deferral_refused_token),
        .free_valid                       (deferral_free_valid),
        .free_slot                        (deferral_free_slot),
        .free_soon                        (deferral_free_soon),
        .free_full                        (deferral_free_full),
        .room                             (deferral_room),
        .send_done_valid                  (deferral_send_done_valid),
        .send_done_again                  (deferral_send_done_again),
        .tagged_done_valid                (deferral_tagged_done_valid),
        .tagged_done_again                (deferral_tagged_done_again),
        .now_token                        (deferral_now_token),
        .now_is_there                     (deferral_now_is_there),
        .now_hit                          (deferral_now_hit),
        .now_place_wr_id                  (deferral_now_place_wr_id),
        .now_place_address                (deferral_now_place_address),
        .now_place_length                 (deferral_now_place_length),
        .told_rtr_valid                   (deferral_told_rtr_valid),
        .told_rtr_payload_peer            (deferral_told_rtr_payload_peer),
        .told_rtr_payload_rel             (deferral_told_rtr_payload_rel),
        .told_rtr_payload_job_id          (deferral_told_rtr_payload_job_id),
        .told_rtr_payload_buffer_offset   (deferral_told_rtr_payload_buffer_offset),
        .told_rtr_payload_match_bits      (deferral_told_rtr_payload_match_bits),
        .told_returned_valid              (deferral_told_returned_valid),
        .told_returned_wr_id              (deferral_told_returned_wr_id),
        .told_refused_taken               (deferral_told_refused_taken),
        .restart_payload_peer             (line_down_payload_message_peer),
        .restart_payload_tokens_initiator (line_down_payload_deferral_tokens_initiator),
        .restart_payload_tokens_target    (line_down_payload_deferral_tokens_target),
        .restart_valid                    (asks_send_term_and_may_ask && line_down_payload_deferral_restarts),
        .restart_ready                    (deferral_restart_ready)
    );

    forwarding_ram_w341_d64_l3 bindings (
        .clk                          (clk),
        .rst                          (rst),
        .addr                         (binding_of),
        .enable                       (valid_look_up),
        .next_code                    (kept_code),
        .next_generation              (kept_generation),
        .next_bound                   (kept_bound),
        .next_wr_id                   (kept_wr_id),
        .next_address                 (kept_address),
        .next_claim                   (kept_claim),
        .next_is_cut                  (kept_is_cut),
        .next_deferred                (kept_deferred),
        .next_opcode                  (kept_opcode),
        .next_request_length          (kept_request_length),
        .next_match_bits              (kept_match_bits),
        .next_initiator               (kept_initiator),
        .next_job_id                  (kept_job_id),
        .next_rendezvous_is           (kept_rendezvous_is),
        .next_rendezvous_slot         (kept_rendezvous_slot),
        .next_rendezvous_eager_length (kept_rendezvous_eager_length),
        .write                        (packet_update_keeps),
        .word_code                    (bindings_word_code),
        .word_generation              (bindings_word_generation),
        .word_bound                   (bindings_word_bound),
        .word_wr_id                   (bindings_word_wr_id),
        .word_address                 (bindings_word_address),
        .word_claim                   (bindings_word_claim),
        .word_is_cut                  (bindings_word_is_cut),
        .word_deferred                (bindings_word_deferred),
        .word_opcode                  (bindings_word_opcode),
        .word_request_length          (bindings_word_request_length),
        .word_match_bits              (bindings_word_match_bits),
        .word_initiator               (bindings_word_initiator),
        .word_job_id                  (bindings_word_job_id),
        .word_rendezvous_is           (bindings_word_rendezvous_is),
        .word_rendezvous_slot         (bindings_word_rendezvous_slot),
        .word_rendezvous_eager_length (bindings_word_rendezvous_eager_length),
        .at                           (bindings_at),
        .valid                        (bindings_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            packet_1_valid <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            checked_address_1 <= 1'b0;
            checked_address_2 <= 1'b0;
            checked_address_3 <= 1'b0;
            checked_address_4 <= 1'b0;
            checked_address_5 <= 1'b0;
            checked_address_6 <= 1'b0;
            checked_address_7 <= 1'b0;
            checked_valid_1 <= 1'b0;
            valid_look_up <= 1'b0;
            valid_read_0 <= 1'b0;
            valid_read_1 <= 1'b0;
            valid_update <= 1'b0;
            valid_place <= 1'b0;
            valid_decide <= 1'b0;
            valid_out <= 1'b0;
            drops_out <= 1'b0;
            is_waiting_out <= 1'b0;
            eager_ends_out <= 1'b0;
        end else begin
            packet_1_valid <= packet_valid;
            valid_2 <= packet_1_valid;
            valid_3 <= valid_2;
            checked_address_1 <= resolver_verdict_valid;
            checked_address_2 <= checked_address_1;
            checked_address_3 <= checked_address_2;
            checked_address_4 <= checked_address_3;
            checked_address_5 <= checked_address_4;
            checked_address_6 <= checked_address_5;
            checked_address_7 <= checked_address_6;
            checked_valid_1 <= tracker_verdict_valid;
            valid_look_up <= steps;
            valid_read_0 <= valid_look_up;
            valid_read_1 <= valid_read_0;
            valid_update <= valid_read_1;
            valid_place <= valid_update;
            valid_decide <= valid_place;
            valid_out <= valid_decide;
            drops_out <= drops;
            is_waiting_out <= is_waiting;
            eager_ends_out <= eager_ends;
        end
    end

    always @(posedge clk) begin
        packet_1_opcode <= packet_opcode;
        packet_1_version <= packet_version;
        packet_1_small <= packet_small;
        packet_1_rudi <= packet_rudi;
        packet_1_rod <= packet_rod;
        packet_1_dc <= packet_dc;
        packet_1_ie <= packet_ie;
        packet_1_rel <= packet_rel;
        packet_1_hd <= packet_hd;
        packet_1_som <= packet_som;
        packet_1_eom <= packet_eom;
        packet_1_message_id <= packet_message_id;
        packet_1_ri_generation <= packet_ri_generation;
        packet_1_job_id <= packet_job_id;
        packet_1_pid_on_fep <= packet_pid_on_fep;
        packet_1_resource_index <= packet_resource_index;
        packet_1_buffer_offset <= packet_buffer_offset;
        packet_1_initiator <= packet_initiator;
        packet_1_match_bits <= packet_match_bits;
        packet_1_header_data <= packet_header_data;
        packet_1_request_length <= packet_request_length;
        packet_1_payload_length <= packet_payload_length;
        packet_1_message_offset <= packet_message_offset;
        packet_1_peer <= packet_peer;
        packet_1_pdc <= packet_pdc;
        extension_1_eager_length <= rendezvous_extension_eager_length;
        extension_1_ri_generation <= rendezvous_extension_ri_generation;
        extension_1_pid_on_fep <= rendezvous_extension_pid_on_fep;
        extension_1_resource_index <= rendezvous_extension_resource_index;
        extension_1_read_offset <= rendezvous_extension_read_offset;
        extension_1_read_key <= rendezvous_extension_read_key;
        header_cut <= packet_1_opcode == 6'd15 || header_cut_term_3;
        header_tracked <= !(header_tracked_term || packet_1_opcode == 6'd2 || packet_1_rudi);
        header_rudi <= packet_1_rudi && header_rudi_term;
        header_form <= packet_1_opcode == 6'd7 || (header_form_term_2 && !header_tracked_term);
        header_counted <= !(header_counted_term_2 || packet_1_opcode == 6'd4);
        header_wrong <= header_tracked_term && header_wrong_choice != {18'd0, packet_1_payload_length};
        header_end <= {1'b0, packet_1_message_offset} + {19'd0, packet_1_payload_length};
        header_long <= header_wrong_term && packet_1_request_length < extension_1_eager_length;
        header_ends <= header_wrong_term && packet_1_eom;
        header_all <= header_wrong_choice;
        header_verdict_cut <= header_cut;
        header_verdict_tracked <= header_tracked || header_cut;
        header_verdict_code <= header_rudi || header_form ? 6'd24 : header_verdict_code_term ? 6'd24 : 6'd1;
        checked_step_expired <= 1'b0;
        checked_step_found <= tracker_verdict_found;
        checked_step_cut <= header_to_31_later_q_cut;
        checked_step_first_code <= is_clear_choice_7;
        checked_step_first_generation <= address_to_31_later_q_generation & {8{address_to_31_later_q_code == 6'd2}};
        checked_step_first_bound <= 1'b0;
        checked_step_first_wr_id <= 32'd0;
        checked_step_first_address <= 64'd0;
        checked_step_first_claim <= 32'd0;
        checked_step_first_is_cut <= 1'b0;
        checked_step_first_deferred <= 1'b0;
        checked_step_first_opcode <= packet_to_31_later_q_opcode;
        checked_step_first_request_length <= packet_to_31_later_q_request_length;
        checked_step_first_match_bits <= packet_to_31_later_q_match_bits;
        checked_step_first_initiator <= packet_to_31_later_q_initiator;
        checked_step_first_job_id <= packet_to_31_later_q_job_id;
        checked_step_first_rendezvous_is <= 1'b0;
        checked_step_first_rendezvous_slot <= 5'd0;
        checked_step_first_rendezvous_eager_length <= 32'd0;
        checked_step_header_code <= header_to_31_later_q_code;
        checked_step_later_code <= checked_step_later_code_term ? region_table_verdict_code : checked_step_later_code_choice;
        checked_generation <= address_to_31_later_q_generation;
        checked_context <= address_to_31_later_q_context;
        checked_wants_send <= is_clear && is_send && not_is_clear_term_6;
        checked_wants_tagged <= is_clear && is_tagged && not_is_clear_term_6;
        checked_is_write <= is_write;
        checked_is_read <= is_read;
        checked_is_no_op <= is_no_op;
        checked_is_atomic <= checked_is_atomic_term_3 && !tracker_verdict_refused;
        checked_region_address <= region_table_verdict_address;
        checked_slot <= tracker_verdict_slot;
        checked_keeps <= header_to_31_later_q_tracked && checked_keeps_term;
        checked_completes <= tracker_verdict_completes;
        checked_has_header_data <= tracker_verdict_has_header_data;
        checked_dc <= packet_to_31_later_q_dc;
        checked_header_data <= tracker_verdict_header_data;
        checked_payload_length <= packet_to_31_later_q_payload_length;
        checked_message_offset <= packet_to_31_later_q_message_offset;
        checked_message_peer <= packet_to_31_later_q_peer;
        checked_message_pdc <= packet_to_31_later_q_pdc;
        checked_message_message_id <= packet_to_31_later_q_message_id;
        checked_tracked <= header_to_31_later_q_tracked;
        checked_deferral_defers <= checked_deferral_defers_term && !packet_to_31_later_q_rod;
        checked_deferral_restarts <= is_clear && is_clear_term_6;
        checked_deferral_rel <= packet_to_31_later_q_rel;
        checked_deferral_tokens_initiator <= packet_to_31_later_q_buffer_offset[63:32];
        checked_deferral_tokens_target <= packet_to_31_later_q_buffer_offset[31:0];
        checked_rendezvous_is <= is_clear && is_rendezvous;
        checked_rendezvous_slot <= 5'd0;
        checked_rendezvous_keeps <= 1'b0;
        rel_32 <= packet_to_31_later_q_rel;
        packet_look_up_step_expired <= waiting_down_payload_step_expired;
        packet_look_up_step_found <= waiting_down_payload_step_found;
        packet_look_up_step_cut <= waiting_down_payload_step_cut;
        packet_look_up_step_first_code <= deferred_term && !(bound_choice || deferred) ? 6'd5 : packet_look_up_step_first_code_choice_2;
        packet_look_up_step_first_generation <= waiting_down_payload_step_first_generation;
        packet_look_up_step_first_bound <= bound;
        packet_look_up_step_first_wr_id <= packet_look_up_step_first_wr_id_choice_2 & {32{bound}};
        packet_look_up_step_first_address <= deferred ? {32'd0, deferral_now_token} : packet_look_up_step_first_address_choice_2;
        packet_look_up_step_first_claim <= is_longer ? is_longer_choice_2 : waiting_down_payload_step_first_request_length;
        packet_look_up_step_first_is_cut <= is_longer;
        packet_look_up_step_first_deferred <= deferred;
        packet_look_up_step_first_opcode <= waiting_down_payload_step_first_opcode;
        packet_look_up_step_first_request_length <= waiting_down_payload_step_first_request_length;
        packet_look_up_step_first_match_bits <= waiting_down_payload_step_first_match_bits;
        packet_look_up_step_first_initiator <= waiting_down_payload_step_first_initiator;
        packet_look_up_step_first_job_id <= waiting_down_payload_step_first_job_id;
        packet_look_up_step_first_rendezvous_is <= waiting_down_payload_step_first_rendezvous_is && (bound || deferred);
        packet_look_up_step_first_rendezvous_slot <= waiting_down_payload_step_first_rendezvous_slot;
        packet_look_up_step_first_rendezvous_eager_length <= waiting_down_payload_step_first_rendezvous_eager_length;
        packet_look_up_step_header_code <= waiting_down_payload_step_header_code;
        packet_look_up_step_later_code <= waiting_down_payload_step_later_code;
        packet_look_up_generation <= waiting_down_payload_generation;
        packet_look_up_context <= waiting_down_payload_context;
        packet_look_up_wants_send <= waiting_down_payload_wants_send;
        packet_look_up_wants_tagged <= waiting_down_payload_wants_tagged;
        packet_look_up_is_write <= waiting_down_payload_is_write;
        packet_look_up_is_read <= waiting_down_payload_is_read;
        packet_look_up_is_no_op <= waiting_down_payload_is_no_op;
        packet_look_up_is_atomic <= waiting_down_payload_is_atomic;
        packet_look_up_region_address <= waiting_down_payload_region_address;
        packet_look_up_slot <= waiting_down_payload_slot;
        packet_look_up_keeps <= waiting_down_payload_keeps;
        packet_look_up_completes <= waiting_down_payload_completes;
        packet_look_up_has_header_data <= waiting_down_payload_has_header_data;
        packet_look_up_dc <= waiting_down_payload_dc;
        packet_look_up_header_data <= waiting_down_payload_header_data;
        packet_look_up_payload_length <= waiting_down_payload_payload_length;
        packet_look_up_message_offset <= waiting_down_payload_message_offset;
        packet_look_up_message_peer <= waiting_down_payload_message_peer;
        packet_look_up_message_pdc <= waiting_down_payload_message_pdc;
        packet_look_up_message_message_id <= waiting_down_payload_message_message_id;
        packet_look_up_tracked <= waiting_down_payload_tracked;
        packet_look_up_deferral_defers <= waiting_down_payload_deferral_defers;
        packet_look_up_deferral_restarts <= waiting_down_payload_deferral_restarts;
        packet_look_up_deferral_rel <= waiting_down_payload_deferral_rel;
        packet_look_up_deferral_tokens_initiator <= waiting_down_payload_deferral_tokens_initiator;
        packet_look_up_deferral_tokens_target <= waiting_down_payload_deferral_tokens_target;
        packet_look_up_rendezvous_is <= waiting_down_payload_rendezvous_is;
        packet_look_up_rendezvous_keeps <= waiting_down_payload_rendezvous_keeps;
        packet_look_up_rendezvous_slot <= waiting_down_payload_rendezvous_slot;
        packet_read_0_step_expired <= packet_look_up_step_expired;
        packet_read_0_step_found <= packet_look_up_step_found;
        packet_read_0_step_cut <= packet_look_up_step_cut;
        packet_read_0_step_first_code <= packet_look_up_step_first_code;
        packet_read_0_step_first_generation <= packet_look_up_step_first_generation;
        packet_read_0_step_first_bound <= packet_look_up_step_first_bound;
        packet_read_0_step_first_wr_id <= packet_look_up_step_first_wr_id;
        packet_read_0_step_first_address <= packet_look_up_step_first_address;
        packet_read_0_step_first_claim <= packet_look_up_step_first_claim;
        packet_read_0_step_first_is_cut <= packet_look_up_step_first_is_cut;
        packet_read_0_step_first_deferred <= packet_look_up_step_first_deferred;
        packet_read_0_step_first_opcode <= packet_look_up_step_first_opcode;
        packet_read_0_step_first_request_length <= packet_look_up_step_first_request_length;
        packet_read_0_step_first_match_bits <= packet_look_up_step_first_match_bits;
        packet_read_0_step_first_initiator <= packet_look_up_step_first_initiator;
        packet_read_0_step_first_job_id <= packet_look_up_step_first_job_id;
        packet_read_0_step_first_rendezvous_is <= packet_look_up_step_first_rendezvous_is;
        packet_read_0_step_first_rendezvous_slot <= packet_look_up_step_first_rendezvous_slot;
        packet_read_0_step_first_rendezvous_eager_length <= packet_look_up_step_first_rendezvous_eager_length;
        packet_read_0_step_header_code <= packet_look_up_step_header_code;
        packet_read_0_step_later_code <= packet_look_up_step_later_code;
        packet_read_0_generation <= packet_look_up_generation;
        packet_read_0_context <= packet_look_up_context;
        packet_read_0_wants_send <= packet_look_up_wants_send;
        packet_read_0_wants_tagged <= packet_look_up_wants_tagged;
        packet_read_0_is_write <= packet_look_up_is_write;
        packet_read_0_is_read <= packet_look_up_is_read;
        packet_read_0_is_no_op <= packet_look_up_is_no_op;
        packet_read_0_is_atomic <= packet_look_up_is_atomic;
        packet_read_0_region_address <= packet_look_up_region_address;
        packet_read_0_slot <= packet_look_up_slot;
        packet_read_0_keeps <= packet_look_up_keeps;
        packet_read_0_completes <= packet_look_up_completes;
        packet_read_0_has_header_data <= packet_look_up_has_header_data;
        packet_read_0_dc <= packet_look_up_dc;
        packet_read_0_header_data <= packet_look_up_header_data;
        packet_read_0_payload_length <= packet_look_up_payload_length;
        packet_read_0_message_offset <= packet_look_up_message_offset;
        packet_read_0_message_peer <= packet_look_up_message_peer;
        packet_read_0_message_pdc <= packet_look_up_message_pdc;
        packet_read_0_message_message_id <= packet_look_up_message_message_id;
        packet_read_0_tracked <= packet_look_up_tracked;
        packet_read_0_deferral_defers <= packet_look_up_deferral_defers;
        packet_read_0_deferral_restarts <= packet_look_up_deferral_restarts;
        packet_read_0_deferral_rel <= packet_look_up_deferral_rel;
        packet_read_0_deferral_tokens_initiator <= packet_look_up_deferral_tokens_initiator;
        packet_read_0_deferral_tokens_target <= packet_look_up_deferral_tokens_target;
        packet_read_0_rendezvous_is <= packet_look_up_rendezvous_is;
        packet_read_0_rendezvous_keeps <= packet_look_up_rendezvous_keeps;
        packet_read_0_rendezvous_slot <= packet_look_up_rendezvous_slot;
        packet_read_1_step_expired <= packet_read_0_step_expired;
        packet_read_1_step_found <= packet_read_0_step_found;
        packet_read_1_step_cut <= packet_read_0_step_cut;
        packet_read_1_step_first_code <= packet_read_0_step_first_code;
        packet_read_1_step_first_generation <= packet_read_0_step_first_generation;
        packet_read_1_step_first_bound <= packet_read_0_step_first_bound;
        packet_read_1_step_first_wr_id <= packet_read_0_step_first_wr_id;
        packet_read_1_step_first_address <= packet_read_0_step_first_address;
        packet_read_1_step_first_claim <= packet_read_0_step_first_claim;
        packet_read_1_step_first_is_cut <= packet_read_0_step_first_is_cut;
        packet_read_1_step_first_deferred <= packet_read_0_step_first_deferred;
        packet_read_1_step_first_opcode <= packet_read_0_step_first_opcode;
        packet_read_1_step_first_request_length <= packet_read_0_step_first_request_length;
        packet_read_1_step_first_match_bits <= packet_read_0_step_first_match_bits;
        packet_read_1_step_first_initiator <= packet_read_0_step_first_initiator;
        packet_read_1_step_first_job_id <= packet_read_0_step_first_job_id;
        packet_read_1_step_first_rendezvous_is <= packet_read_0_step_first_rendezvous_is;
        packet_read_1_step_first_rendezvous_slot <= packet_read_0_step_first_rendezvous_slot;
        packet_read_1_step_first_rendezvous_eager_length <= packet_read_0_step_first_rendezvous_eager_length;
        packet_read_1_step_header_code <= packet_read_0_step_header_code;
        packet_read_1_step_later_code <= packet_read_0_step_later_code;
        packet_read_1_generation <= packet_read_0_generation;
        packet_read_1_context <= packet_read_0_context;
        packet_read_1_wants_send <= packet_read_0_wants_send;
        packet_read_1_wants_tagged <= packet_read_0_wants_tagged;
        packet_read_1_is_write <= packet_read_0_is_write;
        packet_read_1_is_read <= packet_read_0_is_read;
        packet_read_1_is_no_op <= packet_read_0_is_no_op;
        packet_read_1_is_atomic <= packet_read_0_is_atomic;
        packet_read_1_region_address <= packet_read_0_region_address;
        packet_read_1_slot <= packet_read_0_slot;
        packet_read_1_keeps <= packet_read_0_keeps;
        packet_read_1_completes <= packet_read_0_completes;
        packet_read_1_has_header_data <= packet_read_0_has_header_data;
        packet_read_1_dc <= packet_read_0_dc;
        packet_read_1_header_data <= packet_read_0_header_data;
        packet_read_1_payload_length <= packet_read_0_payload_length;
        packet_read_1_message_offset <= packet_read_0_message_offset;
        packet_read_1_message_peer <= packet_read_0_message_peer;
        packet_read_1_message_pdc <= packet_read_0_message_pdc;
        packet_read_1_message_message_id <= packet_read_0_message_message_id;
        packet_read_1_tracked <= packet_read_0_tracked;
        packet_read_1_deferral_defers <= packet_read_0_deferral_defers;
        packet_read_1_deferral_restarts <= packet_read_0_deferral_restarts;
        packet_read_1_deferral_rel <= packet_read_0_deferral_rel;
        packet_read_1_deferral_tokens_initiator <= packet_read_0_deferral_tokens_initiator;
        packet_read_1_deferral_tokens_target <= packet_read_0_deferral_tokens_target;
        packet_read_1_rendezvous_is <= packet_read_0_rendezvous_is;
        packet_read_1_rendezvous_keeps <= packet_read_0_rendezvous_keeps;
        packet_read_1_rendezvous_slot <= packet_read_0_rendezvous_slot;
        packet_update_step_expired <= packet_read_1_step_expired;
        packet_update_step_found <= packet_read_1_step_found;
        packet_update_step_cut <= packet_read_1_step_cut;
        packet_update_step_first_code <= packet_read_1_step_first_code;
        packet_update_step_first_generation <= packet_read_1_step_first_generation;
        packet_update_step_first_bound <= packet_read_1_step_first_bound;
        packet_update_step_first_wr_id <= packet_read_1_step_first_wr_id;
        packet_update_step_first_address <= packet_read_1_step_first_address;
        packet_update_step_first_claim <= packet_read_1_step_first_claim;
        packet_update_step_first_is_cut <= packet_read_1_step_first_is_cut;
        packet_update_step_first_deferred <= packet_read_1_step_first_deferred;
        packet_update_step_first_opcode <= packet_read_1_step_first_opcode;
        packet_update_step_first_request_length <= packet_read_1_step_first_request_length;
        packet_update_step_first_match_bits <= packet_read_1_step_first_match_bits;
        packet_update_step_first_initiator <= packet_read_1_step_first_initiator;
        packet_update_step_first_job_id <= packet_read_1_step_first_job_id;
        packet_update_step_first_rendezvous_is <= packet_read_1_step_first_rendezvous_is;
        packet_update_step_first_rendezvous_slot <= packet_read_1_step_first_rendezvous_slot;
        packet_update_step_first_rendezvous_eager_length <= packet_read_1_step_first_rendezvous_eager_length;
        packet_update_step_header_code <= packet_read_1_step_header_code;
        packet_update_step_later_code <= packet_read_1_step_later_code;
        packet_update_generation <= packet_read_1_generation;
        packet_update_context <= packet_read_1_context;
        packet_update_wants_send <= packet_read_1_wants_send;
        packet_update_wants_tagged <= packet_read_1_wants_tagged;
        packet_update_is_write <= packet_read_1_is_write;
        packet_update_is_read <= packet_read_1_is_read;
        packet_update_is_no_op <= packet_read_1_is_no_op;
        packet_update_is_atomic <= packet_read_1_is_atomic;
        packet_update_region_address <= packet_read_1_region_address;
        packet_update_slot <= packet_read_1_slot;
        packet_update_keeps <= packet_read_1_keeps;
        packet_update_completes <= packet_read_1_completes;
        packet_update_has_header_data <= packet_read_1_has_header_data;
        packet_update_dc <= packet_read_1_dc;
        packet_update_header_data <= packet_read_1_header_data;
        packet_update_payload_length <= packet_read_1_payload_length;
        packet_update_message_offset <= packet_read_1_message_offset;
        packet_update_message_peer <= packet_read_1_message_peer;
        packet_update_message_pdc <= packet_read_1_message_pdc;
        packet_update_message_message_id <= packet_read_1_message_message_id;
        packet_update_tracked <= packet_read_1_tracked;
        packet_update_deferral_defers <= packet_read_1_deferral_defers;
        packet_update_deferral_restarts <= packet_read_1_deferral_restarts;
        packet_update_deferral_rel <= packet_read_1_deferral_rel;
        packet_update_deferral_tokens_initiator <= packet_read_1_deferral_tokens_initiator;
        packet_update_deferral_tokens_target <= packet_read_1_deferral_tokens_target;
        packet_update_rendezvous_is <= packet_read_1_rendezvous_is;
        packet_update_rendezvous_keeps <= packet_read_1_rendezvous_keeps;
        packet_update_rendezvous_slot <= packet_read_1_rendezvous_slot;
        kept_place_code <= kept_code;
        kept_place_generation <= kept_generation;
        kept_place_bound <= kept_bound;
        kept_place_wr_id <= kept_wr_id;
        kept_place_address <= kept_address;
        kept_place_claim <= kept_claim;
        kept_place_is_cut <= kept_is_cut;
        kept_place_deferred <= kept_deferred;
        kept_place_opcode <= kept_opcode;
        kept_place_request_length <= kept_request_length;
        kept_place_match_bits <= kept_match_bits;
        kept_place_initiator <= kept_initiator;
        kept_place_job_id <= kept_job_id;
        kept_place_rendezvous_is <= kept_rendezvous_is;
        kept_place_rendezvous_slot <= kept_rendezvous_slot;
        kept_place_rendezvous_eager_length <= kept_rendezvous_eager_length;
        packet_place_step_expired <= packet_update_step_expired;
        packet_place_step_found <= packet_update_step_found;
        packet_place_step_cut <= packet_update_step_cut;
        packet_place_step_first_code <= packet_update_step_first_code;
        packet_place_step_first_generation <= packet_update_step_first_generation;
        packet_place_step_first_bound <= packet_update_step_first_bound;
        packet_place_step_first_wr_id <= packet_update_step_first_wr_id;
        packet_place_step_first_address <= packet_update_step_first_address;
        packet_place_step_first_claim <= packet_update_step_first_claim;
        packet_place_step_first_is_cut <= packet_update_step_first_is_cut;
        packet_place_step_first_deferred <= packet_update_step_first_deferred;
        packet_place_step_first_opcode <= packet_update_step_first_opcode;
        packet_place_step_first_request_length <= packet_update_step_first_request_length;
        packet_place_step_first_match_bits <= packet_update_step_first_match_bits;
        packet_place_step_first_initiator <= packet_update_step_first_initiator;
        packet_place_step_first_job_id <= packet_update_step_first_job_id;
        packet_place_step_first_rendezvous_is <= packet_update_step_first_rendezvous_is;
        packet_place_step_first_rendezvous_slot <= packet_update_step_first_rendezvous_slot;
        packet_place_step_first_rendezvous_eager_length <= packet_update_step_first_rendezvous_eager_length;
        packet_place_step_header_code <= packet_update_step_header_code;
        packet_place_step_later_code <= packet_update_step_later_code;
        packet_place_generation <= packet_update_generation;
        packet_place_context <= packet_update_context;
        packet_place_wants_send <= packet_update_wants_send;
        packet_place_wants_tagged <= packet_update_wants_tagged;
        packet_place_is_write <= packet_update_is_write;
        packet_place_is_read <= packet_update_is_read;
        packet_place_is_no_op <= packet_update_is_no_op;
        packet_place_is_atomic <= packet_update_is_atomic;
        packet_place_region_address <= packet_update_region_address;
        packet_place_slot <= packet_update_slot;
        packet_place_keeps <= packet_update_keeps;
        packet_place_completes <= packet_update_completes;
        packet_place_has_header_data <= packet_update_has_header_data;
        packet_place_dc <= packet_update_dc;
        packet_place_header_data <= packet_update_header_data;
        packet_place_payload_length <= packet_update_payload_length;
        packet_place_message_offset <= packet_update_message_offset;
        packet_place_message_peer <= packet_update_message_peer;
        packet_place_message_pdc <= packet_update_message_pdc;
        packet_place_message_message_id <= packet_update_message_message_id;
        packet_place_tracked <= packet_update_tracked;
        packet_place_deferral_defers <= packet_update_deferral_defers;
        packet_place_deferral_restarts <= packet_update_deferral_restarts;
        packet_place_deferral_rel <= packet_update_deferral_rel;
        packet_place_deferral_tokens_initiator <= packet_update_deferral_tokens_initiator;
        packet_place_deferral_tokens_target <= packet_update_deferral_tokens_target;
        packet_place_rendezvous_is <= packet_update_rendezvous_is;
        packet_place_rendezvous_keeps <= packet_update_rendezvous_keeps;
        packet_place_rendezvous_slot <= packet_update_rendezvous_slot;
        kept_decide_code <= kept_place_code;
        kept_decide_generation <= kept_place_generation;
        kept_decide_bound <= kept_place_bound;
        kept_decide_wr_id <= kept_place_wr_id;
        kept_decide_address <= kept_place_address;
        kept_decide_claim <= kept_place_claim;
        kept_decide_is_cut <= kept_place_is_cut;
        kept_decide_deferred <= kept_place_deferred;
        kept_decide_opcode <= kept_place_opcode;
        kept_decide_request_length <= kept_place_request_length;
        kept_decide_match_bits <= kept_place_match_bits;
        kept_decide_initiator <= kept_place_initiator;
        kept_decide_job_id <= kept_place_job_id;
        kept_decide_rendezvous_is <= kept_place_rendezvous_is;
        kept_decide_rendezvous_slot <= kept_place_rendezvous_slot;
        kept_decide_rendezvous_eager_length <= kept_place_rendezvous_eager_length;
        packet_decide_step_expired <= packet_place_step_expired;
        packet_decide_step_found <= packet_place_step_found;
        packet_decide_step_cut <= packet_place_step_cut;
        packet_decide_step_first_code <= packet_place_step_first_code;
        packet_decide_step_first_generation <= packet_place_step_first_generation;
        packet_decide_step_first_bound <= packet_place_step_first_bound;
        packet_decide_step_first_wr_id <= packet_place_step_first_wr_id;
        packet_decide_step_first_address <= packet_place_step_first_address;
        packet_decide_step_first_claim <= packet_place_step_first_claim;
        packet_decide_step_first_is_cut <= packet_place_step_first_is_cut;
        packet_decide_step_first_deferred <= packet_place_step_first_deferred;
        packet_decide_step_first_opcode <= packet_place_step_first_opcode;
        packet_decide_step_first_request_length <= packet_place_step_first_request_length;
        packet_decide_step_first_match_bits <= packet_place_step_first_match_bits;
        packet_decide_step_first_initiator <= packet_place_step_first_initiator;
        packet_decide_step_first_job_id <= packet_place_step_first_job_id;
        packet_decide_step_first_rendezvous_is <= packet_place_step_first_rendezvous_is;
        packet_decide_step_first_rendezvous_slot <= packet_place_step_first_rendezvous_slot;
        packet_decide_step_first_rendezvous_eager_length <= packet_place_step_first_rendezvous_eager_length;
        packet_decide_step_header_code <= packet_place_step_header_code;
        packet_decide_step_later_code <= packet_place_step_later_code;
        packet_decide_generation <= packet_place_generation;
        packet_decide_context <= packet_place_context;
        packet_decide_wants_send <= packet_place_wants_send;
        packet_decide_wants_tagged <= packet_place_wants_tagged;
        packet_decide_is_write <= packet_place_is_write;
        packet_decide_is_read <= packet_place_is_read;
        packet_decide_is_no_op <= packet_place_is_no_op;
        packet_decide_is_atomic <= packet_place_is_atomic;
        packet_decide_region_address <= packet_place_region_address;
        packet_decide_slot <= packet_place_slot;
        packet_decide_keeps <= packet_place_keeps;
        packet_decide_completes <= packet_place_completes;
        packet_decide_has_header_data <= packet_place_has_header_data;
        packet_decide_dc <= packet_place_dc;
        packet_decide_header_data <= packet_place_header_data;
        packet_decide_payload_length <= packet_place_payload_length;
        packet_decide_message_offset <= packet_place_message_offset;
        packet_decide_message_peer <= packet_place_message_peer;
        packet_decide_message_pdc <= packet_place_message_pdc;
        packet_decide_message_message_id <= packet_place_message_message_id;
        packet_decide_tracked <= packet_place_tracked;
        packet_decide_deferral_defers <= packet_place_deferral_defers;
        packet_decide_deferral_restarts <= packet_place_deferral_restarts;
        packet_decide_deferral_rel <= packet_place_deferral_rel;
        packet_decide_deferral_tokens_initiator <= packet_place_deferral_tokens_initiator;
        packet_decide_deferral_tokens_target <= packet_place_deferral_tokens_target;
        packet_decide_rendezvous_is <= packet_place_rendezvous_is;
        packet_decide_rendezvous_keeps <= packet_place_rendezvous_keeps;
        packet_decide_rendezvous_slot <= packet_place_rendezvous_slot;
        placed_decide_left <= placed_left;
        placed_decide_none <= placed_none;
        placed_decide_all <= placed_all;
        placed_decide_is_ok <= placed_is_ok;
        placed_decide_address <= placed_address;
        placed_decide_may <= placed_may;
        placed_decide_cut <= placed_cut;
        placed_decide_modified <= placed_modified;
        placed_decide_plain <= placed_plain;
        said_out_expired <= said_expired;
        said_out_response_plain <= said_response_plain;
        said_out_response_return_code <= said_response_return_code;
        said_out_response_list <= said_response_list;
        said_out_response_modified_length <= said_response_modified_length;
        said_out_response_ri_generation <= said_response_ri_generation;
        said_out_place <= said_place;
        said_out_dc <= said_dc;
        said_out_read <= said_read;
        said_out_address <= said_address;
        said_out_length <= said_length;
        said_out_atomic <= said_atomic;
        said_out_completes <= said_completes;
        said_out_completion_kind <= said_completion_kind;
        said_out_completion_return_code <= said_completion_return_code;
        said_out_completion_opcode <= said_completion_opcode;
        said_out_completion_wr_id <= said_completion_wr_id;
        said_out_completion_bytes <= said_completion_bytes;
        said_out_completion_cut <= said_completion_cut;
        said_out_completion_has_header_data <= said_completion_has_header_data;
        said_out_completion_header_data <= said_completion_header_data;
        said_out_completion_match_bits <= said_completion_match_bits;
        said_out_completion_initiator <= said_completion_initiator;
        said_out_completion_job_id <= said_completion_job_id;
        said_out_completion_peer <= said_completion_peer;
        said_out_completion_pdc <= said_completion_pdc;
        said_out_completion_message_id <= said_completion_message_id;
        said_out_opens <= said_opens;
        said_out_closes <= said_closes;
        token_out <= token;
        eager_out_slot <= eager_slot;
        eager_out_bound <= eager_bound;
        eager_out_waits <= eager_waits;
        eager_out_address <= eager_address;
    end

    assign ready = resolver_ready && region_table_ready && tracker_ready;
    assign result_valid = valid_out;
    assign result_expired = said_out_expired;
    assign result_response_plain = said_out_response_plain;
    assign result_response_return_code = said_out_response_return_code;
    assign result_response_list = said_out_response_list;
    assign result_response_modified_length = said_out_response_modified_length;
    assign result_response_ri_generation = said_out_response_ri_generation;
    assign result_place = said_out_place;
    assign result_dc = said_out_dc;
    assign result_read = said_out_read;
    assign result_address = said_out_address;
    assign result_length = said_out_length;
    assign result_atomic = said_out_atomic;
    assign result_completes = said_out_completes;
    assign result_completion_kind = said_out_completion_kind;
    assign result_completion_return_code = said_out_completion_return_code;
    assign result_completion_opcode = said_out_completion_opcode;
    assign result_completion_wr_id = said_out_completion_wr_id;
    assign result_completion_bytes = said_out_completion_bytes;
    assign result_completion_cut = said_out_completion_cut;
    assign result_completion_has_header_data = said_out_completion_has_header_data;
    assign result_completion_header_data = said_out_completion_header_data;
    assign result_completion_match_bits = said_out_completion_match_bits;
    assign result_completion_initiator = said_out_completion_initiator;
    assign result_completion_job_id = said_out_completion_job_id;
    assign result_completion_message_id = said_out_completion_message_id;
    assign result_completion_peer = said_out_completion_peer;
    assign result_completion_pdc = said_out_completion_pdc;
    assign result_opens = said_out_opens;
    assign result_closes = said_out_closes;
    assign job_done_valid = resolver_job_done_valid;
    assign job_done_status = resolver_job_done_status;
    assign job_done_slot = resolver_job_done_slot;
    assign process_done_valid = resolver_process_done_valid;
    assign process_done_status = resolver_process_done_status;
    assign process_done_slot = resolver_process_done_slot;
    assign resource_done_valid = resolver_resource_done_valid;
    assign resource_done_status = resolver_resource_done_status;
    assign resource_done_slot = resolver_resource_done_slot;
    assign region_done_valid = region_table_done_valid;
    assign region_done_status = region_table_done_status;
    assign region_done_slot = region_table_done_slot;
    assign send_done_valid = sends_done_valid;
    assign send_done_kind = sends_done_kind;
    assign send_done_outcome = sends_done_outcome;
    assign send_done_wr_id = sends_done_wr_id;
    assign tagged_done_valid = tags_done_valid;
    assign tagged_done_kind = tags_done_kind;
    assign tagged_done_outcome = tags_done_outcome;
    assign tagged_done_wr_id = tags_done_wr_id;
    assign waits_valid = is_waiting_out;
    assign waits_token = token_out;
    assign rendezvous_told_read_valid = rest_told_read_valid;
    assign rendezvous_told_read_payload_slot = rest_told_read_payload_slot;
    assign rendezvous_told_read_payload_peer = rest_told_read_payload_peer;
    assign rendezvous_told_read_payload_rel = rest_told_read_payload_rel;
    assign rendezvous_told_read_payload_job_id = rest_told_read_payload_job_id;
    assign rendezvous_told_read_payload_ri_generation = rest_told_read_payload_ri_generation;
    assign rendezvous_told_read_payload_pid_on_fep = rest_told_read_payload_pid_on_fep;
    assign rendezvous_told_read_payload_resource_index = rest_told_read_payload_resource_index;
    assign rendezvous_told_read_payload_message_id = rest_told_read_payload_message_id;
    assign rendezvous_told_read_payload_som = rest_told_read_payload_som;
    assign rendezvous_told_read_payload_eom = rest_told_read_payload_eom;
    assign rendezvous_told_read_payload_key = rest_told_read_payload_key;
    assign rendezvous_told_read_payload_buffer_offset = rest_told_read_payload_buffer_offset;
    assign rendezvous_told_read_payload_request_length = rest_told_read_payload_request_length;
    assign rendezvous_told_read_payload_payload_length = rest_told_read_payload_payload_length;
    assign rendezvous_told_read_payload_message_offset = rest_told_read_payload_message_offset;
    assign rendezvous_told_read_payload_address = rest_told_read_payload_address;
    assign rendezvous_told_answer_taken = rest_told_answer_taken;
    assign rendezvous_told_done_valid = rest_told_done_valid;
    assign rendezvous_told_done_completion_kind = rest_told_done_completion_kind;
    assign rendezvous_told_done_completion_return_code = rest_told_done_completion_return_code;
    assign rendezvous_told_done_completion_opcode = rest_told_done_completion_opcode;
    assign rendezvous_told_done_completion_wr_id = rest_told_done_completion_wr_id;
    assign rendezvous_told_done_completion_bytes = rest_told_done_completion_bytes;
    assign rendezvous_told_done_completion_cut = rest_told_done_completion_cut;
    assign rendezvous_told_done_completion_has_header_data = rest_told_done_completion_has_header_data;
    assign rendezvous_told_done_completion_header_data = rest_told_done_completion_header_data;
    assign rendezvous_told_done_completion_match_bits = rest_told_done_completion_match_bits;
    assign rendezvous_told_done_completion_initiator = rest_told_done_completion_initiator;
    assign rendezvous_told_done_completion_job_id = rest_told_done_completion_job_id;
    assign rendezvous_told_done_completion_message_id = rest_told_done_completion_message_id;
    assign rendezvous_told_done_completion_peer = rest_told_done_completion_peer;
    assign rendezvous_told_done_completion_pdc = rest_told_done_completion_pdc;
    assign begins_rest_valid = matched_valid;
    assign begins_rest_slot = matched_slot;
    assign job_commands_ready = resolver_job_commands_ready;
    assign process_commands_ready = resolver_process_commands_ready;
    assign resource_commands_ready = resolver_resource_commands_ready;
    assign contexts_ready = resolver_contexts_ready;
    assign regions_ready = region_table_commands_ready;
    assign receives_ready = receives_payload_tagged ? tags_receives_ready : sends_receives_ready;

    wire _unused_ok = &{1'b0, packet_to_3_later_q_valid, resolver_verdict_has_context, region_table_verdict_valid, region_table_verdict_payload_length, tracker_verdict_place, tracker_expired_code, packet_to_31_later_q_valid, packet_to_31_later_q_version, packet_to_31_later_q_small, packet_to_31_later_q_rudi, packet_to_31_later_q_hd, packet_to_31_later_q_som, packet_to_31_later_q_eom, packet_to_31_later_q_ri_generation, packet_to_31_later_q_pid_on_fep, packet_to_31_later_q_resource_index, packet_to_31_later_q_header_data, checked_step_first_rendezvous_is, checked_step_first_rendezvous_slot, checked_step_first_rendezvous_eager_length, checked_rendezvous_slot, checked_rendezvous_keeps, line_up_ready, line_down_payload_step_expired, line_down_payload_rendezvous_keeps, expired_line_up_ready, waiting_down_payload_step_first_bound, waiting_down_payload_step_first_wr_id, waiting_down_payload_step_first_address, waiting_down_payload_step_first_claim, waiting_down_payload_step_first_is_cut, waiting_down_payload_step_first_deferred, kept_decide_is_cut, kept_decide_rendezvous_eager_length, packet_decide_step_cut, packet_decide_step_first_code, packet_decide_step_first_generation, packet_decide_step_first_bound, packet_decide_step_first_wr_id, packet_decide_step_first_address, packet_decide_step_first_claim, packet_decide_step_first_is_cut, packet_decide_step_first_deferred, packet_decide_step_first_opcode, packet_decide_step_first_request_length, packet_decide_step_first_match_bits, packet_decide_step_first_initiator, packet_decide_step_first_job_id, packet_decide_step_first_rendezvous_is, packet_decide_step_first_rendezvous_slot, packet_decide_step_first_rendezvous_eager_length, packet_decide_step_header_code, packet_decide_step_later_code, packet_decide_generation, packet_decide_context, packet_decide_wants_send, packet_decide_wants_tagged, packet_decide_is_no_op, packet_decide_region_address, packet_decide_slot, packet_decide_message_offset, packet_decide_tracked, packet_decide_deferral_defers, packet_decide_deferral_restarts, packet_decide_deferral_rel, packet_decide_deferral_tokens_initiator, packet_decide_deferral_tokens_target, packet_decide_rendezvous_keeps, packet_decide_rendezvous_slot, placed_decide_left[14], bindings_at, bindings_valid, defer_shr[15:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) packet_finds_room: assert (!checked_valid_1 || line_up_ready);
    always @(posedge clk) if (!rst) expired_finds_room: assert (!tracker_expired_valid || expired_line_up_ready);
`endif

endmodule

`default_nettype wire
