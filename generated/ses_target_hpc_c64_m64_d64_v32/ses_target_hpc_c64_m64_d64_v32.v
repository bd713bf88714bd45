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

    reg   [5:0] packet_read_header_opcode;
    reg   [1:0] packet_read_header_version;
    reg         packet_read_header_small;
    reg         packet_read_header_rudi;
    reg         packet_read_header_rod;
    reg         packet_read_header_dc;
    reg         packet_read_header_ie;
    reg         packet_read_header_rel;
    reg         packet_read_header_hd;
    reg         packet_read_header_som;
    reg         packet_read_header_eom;
    reg  [15:0] packet_read_header_message_id;
    reg   [7:0] packet_read_header_ri_generation;
    reg  [23:0] packet_read_header_job_id;
    reg  [11:0] packet_read_header_pid_on_fep;
    reg  [11:0] packet_read_header_resource_index;
    reg  [63:0] packet_read_header_buffer_offset;
    reg  [31:0] packet_read_header_initiator;
    reg  [63:0] packet_read_header_match_bits;
    reg  [63:0] packet_read_header_header_data;
    reg  [31:0] packet_read_header_request_length;
    reg  [13:0] packet_read_header_payload_length;
    reg  [31:0] packet_read_header_message_offset;
    reg  [15:0] packet_read_header_peer;
    reg  [15:0] packet_read_header_pdc;
    reg  [31:0] extension_read_header_eager_length;
    reg   [7:0] extension_read_header_ri_generation;
    reg  [11:0] extension_read_header_pid_on_fep;
    reg  [11:0] extension_read_header_resource_index;
    reg  [63:0] extension_read_header_read_offset;
    reg  [63:0] extension_read_header_read_key;
    reg         facts_judge_header_cut;
    reg         facts_judge_header_tracked;
    reg         facts_judge_header_rudi;
    reg         facts_judge_header_form;
    reg         facts_judge_header_counted;
    reg         facts_judge_header_wrong;
    reg  [32:0] facts_judge_header_end;
    reg         facts_judge_header_long;
    reg         facts_judge_header_ends;
    reg  [31:0] facts_judge_header_all;
    reg   [5:0] packet_judge_header_opcode;
    reg   [1:0] packet_judge_header_version;
    reg         packet_judge_header_small;
    reg         packet_judge_header_rudi;
    reg         packet_judge_header_rod;
    reg         packet_judge_header_dc;
    reg         packet_judge_header_ie;
    reg         packet_judge_header_rel;
    reg         packet_judge_header_hd;
    reg         packet_judge_header_som;
    reg         packet_judge_header_eom;
    reg  [15:0] packet_judge_header_message_id;
    reg   [7:0] packet_judge_header_ri_generation;
    reg  [23:0] packet_judge_header_job_id;
    reg  [11:0] packet_judge_header_pid_on_fep;
    reg  [11:0] packet_judge_header_resource_index;
    reg  [63:0] packet_judge_header_buffer_offset;
    reg  [31:0] packet_judge_header_initiator;
    reg  [63:0] packet_judge_header_match_bits;
    reg  [63:0] packet_judge_header_header_data;
    reg  [31:0] packet_judge_header_request_length;
    reg  [13:0] packet_judge_header_payload_length;
    reg  [31:0] packet_judge_header_message_offset;
    reg  [15:0] packet_judge_header_peer;
    reg  [15:0] packet_judge_header_pdc;
    reg   [5:0] packet_resolve_opcode;
    reg   [1:0] packet_resolve_version;
    reg         packet_resolve_small;
    reg         packet_resolve_rudi;
    reg         packet_resolve_rod;
    reg         packet_resolve_dc;
    reg         packet_resolve_ie;
    reg         packet_resolve_rel;
    reg         packet_resolve_hd;
    reg         packet_resolve_som;
    reg         packet_resolve_eom;
    reg  [15:0] packet_resolve_message_id;
    reg   [7:0] packet_resolve_ri_generation;
    reg  [23:0] packet_resolve_job_id;
    reg  [11:0] packet_resolve_pid_on_fep;
    reg  [11:0] packet_resolve_resource_index;
    reg  [63:0] packet_resolve_buffer_offset;
    reg  [31:0] packet_resolve_initiator;
    reg  [63:0] packet_resolve_match_bits;
    reg  [63:0] packet_resolve_header_data;
    reg  [31:0] packet_resolve_request_length;
    reg  [13:0] packet_resolve_payload_length;
    reg  [31:0] packet_resolve_message_offset;
    reg  [15:0] packet_resolve_peer;
    reg  [15:0] packet_resolve_pdc;
    reg         header_resolve_cut;
    reg         header_resolve_tracked;
    reg   [5:0] header_resolve_code;
    reg         valid_read_header;
    reg         valid_judge_header;
    reg         valid_resolve;
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
    wire        region_table_ready;
    wire        region_table_verdict_valid;
    wire  [5:0] region_table_verdict_code;
    wire [63:0] region_table_verdict_address;
    wire [13:0] region_table_verdict_payload_length;
    wire        region_table_done_valid;
    wire  [2:0] region_table_done_status;
    wire  [5:0] region_table_done_slot;
    wire        region_table_commands_ready;
    reg         has_address_finding_region_0;
    reg         has_address_finding_region_1;
    reg         has_address_finding_region_2;
    reg         has_address_finding_region_3;
    reg         has_address_finding_region_4;
    reg         has_address_finding_region_5;
    reg         has_address_find_message;
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
    reg         checked_out_step_expired;
    reg         checked_out_step_found;
    reg         checked_out_step_cut;
    reg   [5:0] checked_out_step_first_code;
    reg   [7:0] checked_out_step_first_generation;
    reg         checked_out_step_first_bound;
    reg  [31:0] checked_out_step_first_wr_id;
    reg  [63:0] checked_out_step_first_address;
    reg  [31:0] checked_out_step_first_claim;
    reg         checked_out_step_first_is_cut;
    reg         checked_out_step_first_deferred;
    reg   [5:0] checked_out_step_first_opcode;
    reg  [31:0] checked_out_step_first_request_length;
    reg  [63:0] checked_out_step_first_match_bits;
    reg  [31:0] checked_out_step_first_initiator;
    reg  [23:0] checked_out_step_first_job_id;
    reg         checked_out_step_first_rendezvous_is;
    reg   [4:0] checked_out_step_first_rendezvous_slot;
    reg  [31:0] checked_out_step_first_rendezvous_eager_length;
    reg   [5:0] checked_out_step_header_code;
    reg   [5:0] checked_out_step_later_code;
    reg   [7:0] checked_out_generation;
    reg   [5:0] checked_out_context;
    reg         checked_out_wants_send;
    reg         checked_out_wants_tagged;
    reg         checked_out_is_write;
    reg         checked_out_is_read;
    reg         checked_out_is_no_op;
    reg         checked_out_is_atomic;
    reg  [63:0] checked_out_region_address;
    reg   [5:0] checked_out_slot;
    reg         checked_out_keeps;
    reg         checked_out_completes;
    reg         checked_out_has_header_data;
    reg         checked_out_dc;
    reg  [63:0] checked_out_header_data;
    reg  [13:0] checked_out_payload_length;
    reg  [31:0] checked_out_message_offset;
    reg  [15:0] checked_out_message_peer;
    reg  [15:0] checked_out_message_pdc;
    reg  [15:0] checked_out_message_message_id;
    reg         checked_out_tracked;
    reg         checked_out_deferral_defers;
    reg         checked_out_deferral_restarts;
    reg         checked_out_deferral_rel;
    reg  [31:0] checked_out_deferral_tokens_initiator;
    reg  [31:0] checked_out_deferral_tokens_target;
    reg         checked_out_rendezvous_is;
    reg   [4:0] checked_out_rendezvous_slot;
    reg         checked_out_rendezvous_keeps;
    reg         is_checked_out;
    reg         rel_out;
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
    wire  [4:0] line_down_payload_rendezvous_slot;
    wire        line_down_payload_rendezvous_keeps;
    wire        line_down_valid;
    wire        expired_line_up_ready;
    wire  [5:0] expired_line_down_payload_slot;
    wire [15:0] expired_line_down_payload_message_peer;
    wire [15:0] expired_line_down_payload_message_pdc;
    wire [15:0] expired_line_down_payload_message_message_id;
    wire        expired_line_down_valid;
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
    wire        sends_found_payload_matched;
    wire        sends_found_payload_stored;
    wire [31:0] sends_found_payload_place_wr_id;
    wire [63:0] sends_found_payload_place_address;
    wire [31:0] sends_found_payload_place_length;
    wire        sends_found_valid;
    wire        sends_receives_ready;
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
    wire        tags_found_payload_matched;
    wire        tags_found_payload_stored;
    wire [31:0] tags_found_payload_place_wr_id;
    wire [63:0] tags_found_payload_place_address;
    wire [31:0] tags_found_payload_place_length;
    wire        tags_found_valid;
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
    wire  [4:0] waiting_down_payload_rendezvous_slot;
    wire        waiting_down_payload_rendezvous_keeps;
    wire        waiting_down_valid;
    reg   [7:0] turn_packet_look_up_generation;
    reg   [5:0] turn_packet_look_up_context;
    reg         turn_packet_look_up_wants_send;
    reg         turn_packet_look_up_wants_tagged;
    reg         turn_packet_look_up_is_write;
    reg         turn_packet_look_up_is_read;
    reg         turn_packet_look_up_is_no_op;
    reg         turn_packet_look_up_is_atomic;
    reg  [63:0] turn_packet_look_up_region_address;
    reg   [5:0] turn_packet_look_up_slot;
    reg         turn_packet_look_up_keeps;
    reg         turn_packet_look_up_completes;
    reg         turn_packet_look_up_has_header_data;
    reg         turn_packet_look_up_dc;
    reg  [63:0] turn_packet_look_up_header_data;
    reg  [13:0] turn_packet_look_up_payload_length;
    reg  [31:0] turn_packet_look_up_message_offset;
    reg  [15:0] turn_packet_look_up_message_peer;
    reg  [15:0] turn_packet_look_up_message_pdc;
    reg  [15:0] turn_packet_look_up_message_message_id;
    reg         turn_packet_look_up_tracked;
    reg         turn_packet_look_up_deferral_defers;
    reg         turn_packet_look_up_deferral_restarts;
    reg         turn_packet_look_up_deferral_rel;
    reg  [31:0] turn_packet_look_up_deferral_tokens_initiator;
    reg  [31:0] turn_packet_look_up_deferral_tokens_target;
    reg         turn_packet_look_up_rendezvous_is;
    reg   [4:0] turn_packet_look_up_rendezvous_slot;
    reg         turn_packet_look_up_rendezvous_keeps;
    reg         turn_packet_look_up_step_expired;
    reg         turn_packet_look_up_step_found;
    reg         turn_packet_look_up_step_cut;
    reg   [5:0] turn_packet_look_up_step_first_code;
    reg   [7:0] turn_packet_look_up_step_first_generation;
    reg         turn_packet_look_up_step_first_bound;
    reg  [31:0] turn_packet_look_up_step_first_wr_id;
    reg  [63:0] turn_packet_look_up_step_first_address;
    reg  [31:0] turn_packet_look_up_step_first_claim;
    reg         turn_packet_look_up_step_first_is_cut;
    reg         turn_packet_look_up_step_first_deferred;
    reg   [5:0] turn_packet_look_up_step_first_opcode;
    reg  [31:0] turn_packet_look_up_step_first_request_length;
    reg  [63:0] turn_packet_look_up_step_first_match_bits;
    reg  [31:0] turn_packet_look_up_step_first_initiator;
    reg  [23:0] turn_packet_look_up_step_first_job_id;
    reg         turn_packet_look_up_step_first_rendezvous_is;
    reg   [4:0] turn_packet_look_up_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_look_up_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_look_up_step_header_code;
    reg   [5:0] turn_packet_look_up_step_later_code;
    reg   [7:0] turn_packet_read_0_generation;
    reg   [5:0] turn_packet_read_0_context;
    reg         turn_packet_read_0_wants_send;
    reg         turn_packet_read_0_wants_tagged;
    reg         turn_packet_read_0_is_write;
    reg         turn_packet_read_0_is_read;
    reg         turn_packet_read_0_is_no_op;
    reg         turn_packet_read_0_is_atomic;
    reg  [63:0] turn_packet_read_0_region_address;
    reg   [5:0] turn_packet_read_0_slot;
    reg         turn_packet_read_0_keeps;
    reg         turn_packet_read_0_completes;
    reg         turn_packet_read_0_has_header_data;
    reg         turn_packet_read_0_dc;
    reg  [63:0] turn_packet_read_0_header_data;
    reg  [13:0] turn_packet_read_0_payload_length;
    reg  [31:0] turn_packet_read_0_message_offset;
    reg  [15:0] turn_packet_read_0_message_peer;
    reg  [15:0] turn_packet_read_0_message_pdc;
    reg  [15:0] turn_packet_read_0_message_message_id;
    reg         turn_packet_read_0_tracked;
    reg         turn_packet_read_0_deferral_defers;
    reg         turn_packet_read_0_deferral_restarts;
    reg         turn_packet_read_0_deferral_rel;
    reg  [31:0] turn_packet_read_0_deferral_tokens_initiator;
    reg  [31:0] turn_packet_read_0_deferral_tokens_target;
    reg         turn_packet_read_0_rendezvous_is;
    reg   [4:0] turn_packet_read_0_rendezvous_slot;
    reg         turn_packet_read_0_rendezvous_keeps;
    reg         turn_packet_read_0_step_expired;
    reg         turn_packet_read_0_step_found;
    reg         turn_packet_read_0_step_cut;
    reg   [5:0] turn_packet_read_0_step_first_code;
    reg   [7:0] turn_packet_read_0_step_first_generation;
    reg         turn_packet_read_0_step_first_bound;
    reg  [31:0] turn_packet_read_0_step_first_wr_id;
    reg  [63:0] turn_packet_read_0_step_first_address;
    reg  [31:0] turn_packet_read_0_step_first_claim;
    reg         turn_packet_read_0_step_first_is_cut;
    reg         turn_packet_read_0_step_first_deferred;
    reg   [5:0] turn_packet_read_0_step_first_opcode;
    reg  [31:0] turn_packet_read_0_step_first_request_length;
    reg  [63:0] turn_packet_read_0_step_first_match_bits;
    reg  [31:0] turn_packet_read_0_step_first_initiator;
    reg  [23:0] turn_packet_read_0_step_first_job_id;
    reg         turn_packet_read_0_step_first_rendezvous_is;
    reg   [4:0] turn_packet_read_0_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_read_0_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_read_0_step_header_code;
    reg   [5:0] turn_packet_read_0_step_later_code;
    reg   [7:0] turn_packet_read_1_generation;
    reg   [5:0] turn_packet_read_1_context;
    reg         turn_packet_read_1_wants_send;
    reg         turn_packet_read_1_wants_tagged;
    reg         turn_packet_read_1_is_write;
    reg         turn_packet_read_1_is_read;
    reg         turn_packet_read_1_is_no_op;
    reg         turn_packet_read_1_is_atomic;
    reg  [63:0] turn_packet_read_1_region_address;
    reg   [5:0] turn_packet_read_1_slot;
    reg         turn_packet_read_1_keeps;
    reg         turn_packet_read_1_completes;
    reg         turn_packet_read_1_has_header_data;
    reg         turn_packet_read_1_dc;
    reg  [63:0] turn_packet_read_1_header_data;
    reg  [13:0] turn_packet_read_1_payload_length;
    reg  [31:0] turn_packet_read_1_message_offset;
    reg  [15:0] turn_packet_read_1_message_peer;
    reg  [15:0] turn_packet_read_1_message_pdc;
    reg  [15:0] turn_packet_read_1_message_message_id;
    reg         turn_packet_read_1_tracked;
    reg         turn_packet_read_1_deferral_defers;
    reg         turn_packet_read_1_deferral_restarts;
    reg         turn_packet_read_1_deferral_rel;
    reg  [31:0] turn_packet_read_1_deferral_tokens_initiator;
    reg  [31:0] turn_packet_read_1_deferral_tokens_target;
    reg         turn_packet_read_1_rendezvous_is;
    reg   [4:0] turn_packet_read_1_rendezvous_slot;
    reg         turn_packet_read_1_rendezvous_keeps;
    reg         turn_packet_read_1_step_expired;
    reg         turn_packet_read_1_step_found;
    reg         turn_packet_read_1_step_cut;
    reg   [5:0] turn_packet_read_1_step_first_code;
    reg   [7:0] turn_packet_read_1_step_first_generation;
    reg         turn_packet_read_1_step_first_bound;
    reg  [31:0] turn_packet_read_1_step_first_wr_id;
    reg  [63:0] turn_packet_read_1_step_first_address;
    reg  [31:0] turn_packet_read_1_step_first_claim;
    reg         turn_packet_read_1_step_first_is_cut;
    reg         turn_packet_read_1_step_first_deferred;
    reg   [5:0] turn_packet_read_1_step_first_opcode;
    reg  [31:0] turn_packet_read_1_step_first_request_length;
    reg  [63:0] turn_packet_read_1_step_first_match_bits;
    reg  [31:0] turn_packet_read_1_step_first_initiator;
    reg  [23:0] turn_packet_read_1_step_first_job_id;
    reg         turn_packet_read_1_step_first_rendezvous_is;
    reg   [4:0] turn_packet_read_1_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_read_1_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_read_1_step_header_code;
    reg   [5:0] turn_packet_read_1_step_later_code;
    reg   [7:0] turn_packet_update_generation;
    reg   [5:0] turn_packet_update_context;
    reg         turn_packet_update_wants_send;
    reg         turn_packet_update_wants_tagged;
    reg         turn_packet_update_is_write;
    reg         turn_packet_update_is_read;
    reg         turn_packet_update_is_no_op;
    reg         turn_packet_update_is_atomic;
    reg  [63:0] turn_packet_update_region_address;
    reg   [5:0] turn_packet_update_slot;
    reg         turn_packet_update_keeps;
    reg         turn_packet_update_completes;
    reg         turn_packet_update_has_header_data;
    reg         turn_packet_update_dc;
    reg  [63:0] turn_packet_update_header_data;
    reg  [13:0] turn_packet_update_payload_length;
    reg  [31:0] turn_packet_update_message_offset;
    reg  [15:0] turn_packet_update_message_peer;
    reg  [15:0] turn_packet_update_message_pdc;
    reg  [15:0] turn_packet_update_message_message_id;
    reg         turn_packet_update_tracked;
    reg         turn_packet_update_deferral_defers;
    reg         turn_packet_update_deferral_restarts;
    reg         turn_packet_update_deferral_rel;
    reg  [31:0] turn_packet_update_deferral_tokens_initiator;
    reg  [31:0] turn_packet_update_deferral_tokens_target;
    reg         turn_packet_update_rendezvous_is;
    reg   [4:0] turn_packet_update_rendezvous_slot;
    reg         turn_packet_update_rendezvous_keeps;
    reg         turn_packet_update_step_expired;
    reg         turn_packet_update_step_found;
    reg         turn_packet_update_step_cut;
    reg   [5:0] turn_packet_update_step_first_code;
    reg   [7:0] turn_packet_update_step_first_generation;
    reg         turn_packet_update_step_first_bound;
    reg  [31:0] turn_packet_update_step_first_wr_id;
    reg  [63:0] turn_packet_update_step_first_address;
    reg  [31:0] turn_packet_update_step_first_claim;
    reg         turn_packet_update_step_first_is_cut;
    reg         turn_packet_update_step_first_deferred;
    reg   [5:0] turn_packet_update_step_first_opcode;
    reg  [31:0] turn_packet_update_step_first_request_length;
    reg  [63:0] turn_packet_update_step_first_match_bits;
    reg  [31:0] turn_packet_update_step_first_initiator;
    reg  [23:0] turn_packet_update_step_first_job_id;
    reg         turn_packet_update_step_first_rendezvous_is;
    reg   [4:0] turn_packet_update_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_update_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_update_step_header_code;
    reg   [5:0] turn_packet_update_step_later_code;
    reg   [5:0] turn_kept_place_code;
    reg   [7:0] turn_kept_place_generation;
    reg         turn_kept_place_bound;
    reg  [31:0] turn_kept_place_wr_id;
    reg  [63:0] turn_kept_place_address;
    reg  [31:0] turn_kept_place_claim;
    reg         turn_kept_place_is_cut;
    reg         turn_kept_place_deferred;
    reg   [5:0] turn_kept_place_opcode;
    reg  [31:0] turn_kept_place_request_length;
    reg  [63:0] turn_kept_place_match_bits;
    reg  [31:0] turn_kept_place_initiator;
    reg  [23:0] turn_kept_place_job_id;
    reg         turn_kept_place_rendezvous_is;
    reg   [4:0] turn_kept_place_rendezvous_slot;
    reg  [31:0] turn_kept_place_rendezvous_eager_length;
    reg   [7:0] turn_packet_place_generation;
    reg   [5:0] turn_packet_place_context;
    reg         turn_packet_place_wants_send;
    reg         turn_packet_place_wants_tagged;
    reg         turn_packet_place_is_write;
    reg         turn_packet_place_is_read;
    reg         turn_packet_place_is_no_op;
    reg         turn_packet_place_is_atomic;
    reg  [63:0] turn_packet_place_region_address;
    reg   [5:0] turn_packet_place_slot;
    reg         turn_packet_place_keeps;
    reg         turn_packet_place_completes;
    reg         turn_packet_place_has_header_data;
    reg         turn_packet_place_dc;
    reg  [63:0] turn_packet_place_header_data;
    reg  [13:0] turn_packet_place_payload_length;
    reg  [31:0] turn_packet_place_message_offset;
    reg  [15:0] turn_packet_place_message_peer;
    reg  [15:0] turn_packet_place_message_pdc;
    reg  [15:0] turn_packet_place_message_message_id;
    reg         turn_packet_place_tracked;
    reg         turn_packet_place_deferral_defers;
    reg         turn_packet_place_deferral_restarts;
    reg         turn_packet_place_deferral_rel;
    reg  [31:0] turn_packet_place_deferral_tokens_initiator;
    reg  [31:0] turn_packet_place_deferral_tokens_target;
    reg         turn_packet_place_rendezvous_is;
    reg   [4:0] turn_packet_place_rendezvous_slot;
    reg         turn_packet_place_rendezvous_keeps;
    reg         turn_packet_place_step_expired;
    reg         turn_packet_place_step_found;
    reg         turn_packet_place_step_cut;
    reg   [5:0] turn_packet_place_step_first_code;
    reg   [7:0] turn_packet_place_step_first_generation;
    reg         turn_packet_place_step_first_bound;
    reg  [31:0] turn_packet_place_step_first_wr_id;
    reg  [63:0] turn_packet_place_step_first_address;
    reg  [31:0] turn_packet_place_step_first_claim;
    reg         turn_packet_place_step_first_is_cut;
    reg         turn_packet_place_step_first_deferred;
    reg   [5:0] turn_packet_place_step_first_opcode;
    reg  [31:0] turn_packet_place_step_first_request_length;
    reg  [63:0] turn_packet_place_step_first_match_bits;
    reg  [31:0] turn_packet_place_step_first_initiator;
    reg  [23:0] turn_packet_place_step_first_job_id;
    reg         turn_packet_place_step_first_rendezvous_is;
    reg   [4:0] turn_packet_place_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_place_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_place_step_header_code;
    reg   [5:0] turn_packet_place_step_later_code;
    reg   [5:0] turn_kept_decide_code;
    reg   [7:0] turn_kept_decide_generation;
    reg         turn_kept_decide_bound;
    reg  [31:0] turn_kept_decide_wr_id;
    reg  [63:0] turn_kept_decide_address;
    reg  [31:0] turn_kept_decide_claim;
    reg         turn_kept_decide_is_cut;
    reg         turn_kept_decide_deferred;
    reg   [5:0] turn_kept_decide_opcode;
    reg  [31:0] turn_kept_decide_request_length;
    reg  [63:0] turn_kept_decide_match_bits;
    reg  [31:0] turn_kept_decide_initiator;
    reg  [23:0] turn_kept_decide_job_id;
    reg         turn_kept_decide_rendezvous_is;
    reg   [4:0] turn_kept_decide_rendezvous_slot;
    reg  [31:0] turn_kept_decide_rendezvous_eager_length;
    reg   [7:0] turn_packet_decide_generation;
    reg   [5:0] turn_packet_decide_context;
    reg         turn_packet_decide_wants_send;
    reg         turn_packet_decide_wants_tagged;
    reg         turn_packet_decide_is_write;
    reg         turn_packet_decide_is_read;
    reg         turn_packet_decide_is_no_op;
    reg         turn_packet_decide_is_atomic;
    reg  [63:0] turn_packet_decide_region_address;
    reg   [5:0] turn_packet_decide_slot;
    reg         turn_packet_decide_keeps;
    reg         turn_packet_decide_completes;
    reg         turn_packet_decide_has_header_data;
    reg         turn_packet_decide_dc;
    reg  [63:0] turn_packet_decide_header_data;
    reg  [13:0] turn_packet_decide_payload_length;
    reg  [31:0] turn_packet_decide_message_offset;
    reg  [15:0] turn_packet_decide_message_peer;
    reg  [15:0] turn_packet_decide_message_pdc;
    reg  [15:0] turn_packet_decide_message_message_id;
    reg         turn_packet_decide_tracked;
    reg         turn_packet_decide_deferral_defers;
    reg         turn_packet_decide_deferral_restarts;
    reg         turn_packet_decide_deferral_rel;
    reg  [31:0] turn_packet_decide_deferral_tokens_initiator;
    reg  [31:0] turn_packet_decide_deferral_tokens_target;
    reg         turn_packet_decide_rendezvous_is;
    reg   [4:0] turn_packet_decide_rendezvous_slot;
    reg         turn_packet_decide_rendezvous_keeps;
    reg         turn_packet_decide_step_expired;
    reg         turn_packet_decide_step_found;
    reg         turn_packet_decide_step_cut;
    reg   [5:0] turn_packet_decide_step_first_code;
    reg   [7:0] turn_packet_decide_step_first_generation;
    reg         turn_packet_decide_step_first_bound;
    reg  [31:0] turn_packet_decide_step_first_wr_id;
    reg  [63:0] turn_packet_decide_step_first_address;
    reg  [31:0] turn_packet_decide_step_first_claim;
    reg         turn_packet_decide_step_first_is_cut;
    reg         turn_packet_decide_step_first_deferred;
    reg   [5:0] turn_packet_decide_step_first_opcode;
    reg  [31:0] turn_packet_decide_step_first_request_length;
    reg  [63:0] turn_packet_decide_step_first_match_bits;
    reg  [31:0] turn_packet_decide_step_first_initiator;
    reg  [23:0] turn_packet_decide_step_first_job_id;
    reg         turn_packet_decide_step_first_rendezvous_is;
    reg   [4:0] turn_packet_decide_step_first_rendezvous_slot;
    reg  [31:0] turn_packet_decide_step_first_rendezvous_eager_length;
    reg   [5:0] turn_packet_decide_step_header_code;
    reg   [5:0] turn_packet_decide_step_later_code;
    reg         turn_valid_look_up;
    reg         turn_valid_read_0;
    reg         turn_valid_read_1;
    reg         turn_valid_update;
    reg         turn_valid_place;
    reg         turn_valid_decide;
    reg  [14:0] turn_placed_decide_left;
    reg         turn_placed_decide_none;
    reg         turn_placed_decide_all;
    reg         turn_placed_decide_is_ok;
    reg  [63:0] turn_placed_decide_address;
    reg         turn_placed_decide_may;
    reg  [31:0] turn_placed_decide_cut;
    reg  [31:0] turn_placed_decide_modified;
    reg         turn_placed_decide_plain;
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
    reg         turn_drops_out;
    reg         turn_waits_out_valid;
    reg  [31:0] turn_waits_out_token;
    reg         turn_eager_out_ends;
    reg   [4:0] turn_eager_out_slot;
    reg         turn_eager_out_bound;
    reg         turn_eager_out_waits;
    reg  [63:0] turn_eager_out_address;
    reg         turn_said_out_expired;
    reg         turn_said_out_response_plain;
    reg   [5:0] turn_said_out_response_return_code;
    reg   [1:0] turn_said_out_response_list;
    reg  [31:0] turn_said_out_response_modified_length;
    reg   [7:0] turn_said_out_response_ri_generation;
    reg         turn_said_out_place;
    reg         turn_said_out_dc;
    reg         turn_said_out_read;
    reg  [63:0] turn_said_out_address;
    reg  [13:0] turn_said_out_length;
    reg         turn_said_out_atomic;
    reg         turn_said_out_completes;
    reg         turn_said_out_completion_kind;
    reg   [5:0] turn_said_out_completion_return_code;
    reg   [5:0] turn_said_out_completion_opcode;
    reg  [31:0] turn_said_out_completion_wr_id;
    reg  [31:0] turn_said_out_completion_bytes;
    reg  [31:0] turn_said_out_completion_cut;
    reg         turn_said_out_completion_has_header_data;
    reg  [63:0] turn_said_out_completion_header_data;
    reg  [63:0] turn_said_out_completion_match_bits;
    reg  [31:0] turn_said_out_completion_initiator;
    reg  [23:0] turn_said_out_completion_job_id;
    reg  [15:0] turn_said_out_completion_peer;
    reg  [15:0] turn_said_out_completion_pdc;
    reg  [15:0] turn_said_out_completion_message_id;
    reg         turn_said_out_opens;
    reg         turn_said_out_closes;
    reg         turn_valid_out;
    wire  [5:0] packet_find_region_later_q_opcode;
    wire  [1:0] packet_find_region_later_q_version;
    wire        packet_find_region_later_q_small;
    wire        packet_find_region_later_q_rudi;
    wire        packet_find_region_later_q_rod;
    wire        packet_find_region_later_q_dc;
    wire        packet_find_region_later_q_ie;
    wire        packet_find_region_later_q_rel;
    wire        packet_find_region_later_q_hd;
    wire        packet_find_region_later_q_som;
    wire        packet_find_region_later_q_eom;
    wire [15:0] packet_find_region_later_q_message_id;
    wire  [7:0] packet_find_region_later_q_ri_generation;
    wire [23:0] packet_find_region_later_q_job_id;
    wire [11:0] packet_find_region_later_q_pid_on_fep;
    wire [11:0] packet_find_region_later_q_resource_index;
    wire [63:0] packet_find_region_later_q_buffer_offset;
    wire [31:0] packet_find_region_later_q_initiator;
    wire [63:0] packet_find_region_later_q_match_bits;
    wire [63:0] packet_find_region_later_q_header_data;
    wire [31:0] packet_find_region_later_q_request_length;
    wire [13:0] packet_find_region_later_q_payload_length;
    wire [31:0] packet_find_region_later_q_message_offset;
    wire [15:0] packet_find_region_later_q_peer;
    wire [15:0] packet_find_region_later_q_pdc;
    wire  [5:0] packet_find_message_later_q_opcode;
    wire  [1:0] packet_find_message_later_q_version;
    wire        packet_find_message_later_q_small;
    wire        packet_find_message_later_q_rudi;
    wire        packet_find_message_later_q_rod;
    wire        packet_find_message_later_q_dc;
    wire        packet_find_message_later_q_ie;
    wire        packet_find_message_later_q_rel;
    wire        packet_find_message_later_q_hd;
    wire        packet_find_message_later_q_som;
    wire        packet_find_message_later_q_eom;
    wire [15:0] packet_find_message_later_q_message_id;
    wire  [7:0] packet_find_message_later_q_ri_generation;
    wire [23:0] packet_find_message_later_q_job_id;
    wire [11:0] packet_find_message_later_q_pid_on_fep;
    wire [11:0] packet_find_message_later_q_resource_index;
    wire [63:0] packet_find_message_later_q_buffer_offset;
    wire [31:0] packet_find_message_later_q_initiator;
    wire [63:0] packet_find_message_later_q_match_bits;
    wire [63:0] packet_find_message_later_q_header_data;
    wire [31:0] packet_find_message_later_q_request_length;
    wire [13:0] packet_find_message_later_q_payload_length;
    wire [31:0] packet_find_message_later_q_message_offset;
    wire [15:0] packet_find_message_later_q_peer;
    wire [15:0] packet_find_message_later_q_pdc;
    wire  [5:0] packet_check_later_q_opcode;
    wire  [1:0] packet_check_later_q_version;
    wire        packet_check_later_q_small;
    wire        packet_check_later_q_rudi;
    wire        packet_check_later_q_rod;
    wire        packet_check_later_q_dc;
    wire        packet_check_later_q_ie;
    wire        packet_check_later_q_rel;
    wire        packet_check_later_q_hd;
    wire        packet_check_later_q_som;
    wire        packet_check_later_q_eom;
    wire [15:0] packet_check_later_q_message_id;
    wire  [7:0] packet_check_later_q_ri_generation;
    wire [23:0] packet_check_later_q_job_id;
    wire [11:0] packet_check_later_q_pid_on_fep;
    wire [11:0] packet_check_later_q_resource_index;
    wire [63:0] packet_check_later_q_buffer_offset;
    wire [31:0] packet_check_later_q_initiator;
    wire [63:0] packet_check_later_q_match_bits;
    wire [63:0] packet_check_later_q_header_data;
    wire [31:0] packet_check_later_q_request_length;
    wire [13:0] packet_check_later_q_payload_length;
    wire [31:0] packet_check_later_q_message_offset;
    wire [15:0] packet_check_later_q_peer;
    wire [15:0] packet_check_later_q_pdc;
    wire [31:0] extension_out_later_q_eager_length;
    wire  [7:0] extension_out_later_q_ri_generation;
    wire [11:0] extension_out_later_q_pid_on_fep;
    wire [11:0] extension_out_later_q_resource_index;
    wire [63:0] extension_out_later_q_read_offset;
    wire [63:0] extension_out_later_q_read_key;
    wire        header_find_message_later_q_cut;
    wire        header_find_message_later_q_tracked;
    wire  [5:0] header_find_message_later_q_code;
    wire        header_check_later_q_cut;
    wire        header_check_later_q_tracked;
    wire  [5:0] header_check_later_q_code;
    wire  [5:0] address_check_later_q_code;
    wire  [7:0] address_check_later_q_generation;
    wire  [5:0] address_check_later_q_context;

    wire        facts_cut_term = !packet_read_header_som && packet_read_header_eom;
    wire        facts_cut_term_2 = facts_cut_term && !(|packet_read_header_payload_length);
    wire        facts_cut_below = packet_read_header_message_offset < packet_read_header_request_length;
    wire        facts_cut_term_3 = facts_cut_term_2 && packet_read_header_opcode != 6'd2 && facts_cut_below;
    wire        facts_cut = packet_read_header_opcode == 6'd15 || facts_cut_term_3;
    wire        facts_tracked_term = packet_read_header_som && packet_read_header_eom;
    wire        facts_tracked_term_2 = facts_tracked_term || packet_read_header_opcode == 6'd2 || packet_read_header_rudi;
    wire        facts_tracked = !facts_tracked_term_2;
    wire        facts_rudi_term = !(packet_read_header_opcode == 6'd2 || packet_read_header_opcode == 6'd1);
    wire        facts_rudi = packet_read_header_rudi && facts_rudi_term;
    wire        facts_form_term = packet_read_header_opcode == 6'd0 || packet_read_header_opcode == 6'd7;
    wire        facts_form_term_2 = facts_form_term || packet_read_header_opcode == 6'd3;
    wire        facts_form_term_3 = (facts_form_term_2 || packet_read_header_opcode == 6'd4) && !facts_tracked_term;
    wire        facts_form = packet_read_header_opcode == 6'd7 || facts_form_term_3;
    wire        facts_counted_term = packet_read_header_opcode == 6'd2 || packet_read_header_opcode == 6'd0;
    wire        facts_counted_term_2 = facts_counted_term || packet_read_header_opcode == 6'd7;
    wire        facts_counted_term_3 = facts_counted_term_2 || packet_read_header_opcode == 6'd3;
    wire        facts_counted = !(facts_counted_term_3 || packet_read_header_opcode == 6'd4);
    wire        facts_wrong_term = packet_read_header_opcode == 6'd6 || packet_read_header_opcode == 6'd10;
    wire [31:0] facts_wrong_choice = facts_wrong_term ? extension_read_header_eager_length : packet_read_header_request_length;
    wire        facts_wrong = facts_tracked_term && facts_wrong_choice != {18'd0, packet_read_header_payload_length};
    wire [32:0] facts_end_word = {1'b0, packet_read_header_message_offset};
    wire [32:0] facts_end = facts_end_word + {19'd0, packet_read_header_payload_length};
    wire        facts_long_below = packet_read_header_request_length < extension_read_header_eager_length;
    wire        facts_long = facts_wrong_term && facts_long_below;
    wire        facts_ends = facts_wrong_term && packet_read_header_eom;
    wire [31:0] facts_all = facts_wrong_choice;
    wire        is_over = {1'b0, facts_judge_header_all} < facts_judge_header_end;
    wire        is_short_term = facts_judge_header_end != {1'b0, facts_judge_header_all};
    wire        is_short = facts_judge_header_ends && is_short_term;
    wire        header_cut = facts_judge_header_cut;
    wire        header_tracked = facts_judge_header_tracked || facts_judge_header_cut;
    wire        header_code_term = facts_judge_header_wrong || facts_judge_header_long || is_over || is_short;
    wire  [5:0] header_code_choice = facts_judge_header_counted && header_code_term ? 6'd24 : 6'd1;
    wire  [5:0] header_code = facts_judge_header_rudi || facts_judge_header_form ? 6'd24 : header_code_choice;
    wire        is_alone_term = header_resolve_cut || packet_resolve_opcode == 6'd0;
    wire        is_alone_term_2 = packet_resolve_opcode == 6'd1 || packet_resolve_opcode == 6'd2;
    wire        is_alone = is_alone_term || (packet_resolve_small && is_alone_term_2);
    wire  [5:0] address_code = resolver_verdict_code;
    wire  [7:0] address_generation = resolver_verdict_generation;
    wire  [5:0] address_context = resolver_verdict_context;
    wire        has_address = resolver_verdict_valid;
    wire  [5:0] packet_find_region_opcode = packet_find_region_later_q_opcode;
    wire  [1:0] packet_find_region_version = packet_find_region_later_q_version;
    wire        packet_find_region_small = packet_find_region_later_q_small;
    wire        packet_find_region_rudi = packet_find_region_later_q_rudi;
    wire        packet_find_region_rod = packet_find_region_later_q_rod;
    wire        packet_find_region_dc = packet_find_region_later_q_dc;
    wire        packet_find_region_ie = packet_find_region_later_q_ie;
    wire        packet_find_region_rel = packet_find_region_later_q_rel;
    wire        packet_find_region_hd = packet_find_region_later_q_hd;
    wire        packet_find_region_som = packet_find_region_later_q_som;
    wire        packet_find_region_eom = packet_find_region_later_q_eom;
    wire [15:0] packet_find_region_message_id = packet_find_region_later_q_message_id;
    wire  [7:0] packet_find_region_ri_generation = packet_find_region_later_q_ri_generation;
    wire [23:0] packet_find_region_job_id = packet_find_region_later_q_job_id;
    wire [11:0] packet_find_region_pid_on_fep = packet_find_region_later_q_pid_on_fep;
    wire [11:0] packet_find_region_resource_index = packet_find_region_later_q_resource_index;
    wire [63:0] packet_find_region_buffer_offset = packet_find_region_later_q_buffer_offset;
    wire [31:0] packet_find_region_initiator = packet_find_region_later_q_initiator;
    wire [63:0] packet_find_region_match_bits = packet_find_region_later_q_match_bits;
    wire [63:0] packet_find_region_header_data = packet_find_region_later_q_header_data;
    wire [31:0] packet_find_region_request_length = packet_find_region_later_q_request_length;
    wire [13:0] packet_find_region_payload_length = packet_find_region_later_q_payload_length;
    wire [31:0] packet_find_region_message_offset = packet_find_region_later_q_message_offset;
    wire [15:0] packet_find_region_peer = packet_find_region_later_q_peer;
    wire [15:0] packet_find_region_pdc = packet_find_region_later_q_pdc;
    wire  [5:0] packet_find_message_opcode = packet_find_message_later_q_opcode;
    wire  [1:0] packet_find_message_version = packet_find_message_later_q_version;
    wire        packet_find_message_small = packet_find_message_later_q_small;
    wire        packet_find_message_rudi = packet_find_message_later_q_rudi;
    wire        packet_find_message_rod = packet_find_message_later_q_rod;
    wire        packet_find_message_dc = packet_find_message_later_q_dc;
    wire        packet_find_message_ie = packet_find_message_later_q_ie;
    wire        packet_find_message_rel = packet_find_message_later_q_rel;
    wire        packet_find_message_hd = packet_find_message_later_q_hd;
    wire        packet_find_message_som = packet_find_message_later_q_som;
    wire        packet_find_message_eom = packet_find_message_later_q_eom;
    wire [15:0] packet_find_message_message_id = packet_find_message_later_q_message_id;
    wire  [7:0] packet_find_message_ri_generation = packet_find_message_later_q_ri_generation;
    wire [23:0] packet_find_message_job_id = packet_find_message_later_q_job_id;
    wire [11:0] packet_find_message_pid_on_fep = packet_find_message_later_q_pid_on_fep;
    wire [11:0] packet_find_message_resource_index = packet_find_message_later_q_resource_index;
    wire [63:0] packet_find_message_buffer_offset = packet_find_message_later_q_buffer_offset;
    wire [31:0] packet_find_message_initiator = packet_find_message_later_q_initiator;
    wire [63:0] packet_find_message_match_bits = packet_find_message_later_q_match_bits;
    wire [63:0] packet_find_message_header_data = packet_find_message_later_q_header_data;
    wire [31:0] packet_find_message_request_length = packet_find_message_later_q_request_length;
    wire [13:0] packet_find_message_payload_length = packet_find_message_later_q_payload_length;
    wire [31:0] packet_find_message_message_offset = packet_find_message_later_q_message_offset;
    wire [15:0] packet_find_message_peer = packet_find_message_later_q_peer;
    wire [15:0] packet_find_message_pdc = packet_find_message_later_q_pdc;
    wire        header_find_message_cut = header_find_message_later_q_cut;
    wire        header_find_message_tracked = header_find_message_later_q_tracked;
    wire  [5:0] header_find_message_code = header_find_message_later_q_code;
    wire  [5:0] packet_check_opcode = packet_check_later_q_opcode;
    wire  [1:0] packet_check_version = packet_check_later_q_version;
    wire        packet_check_small = packet_check_later_q_small;
    wire        packet_check_rudi = packet_check_later_q_rudi;
    wire        packet_check_rod = packet_check_later_q_rod;
    wire        packet_check_dc = packet_check_later_q_dc;
    wire        packet_check_ie = packet_check_later_q_ie;
    wire        packet_check_rel = packet_check_later_q_rel;
    wire        packet_check_hd = packet_check_later_q_hd;
    wire        packet_check_som = packet_check_later_q_som;
    wire        packet_check_eom = packet_check_later_q_eom;
    wire [15:0] packet_check_message_id = packet_check_later_q_message_id;
    wire  [7:0] packet_check_ri_generation = packet_check_later_q_ri_generation;
    wire [23:0] packet_check_job_id = packet_check_later_q_job_id;
    wire [11:0] packet_check_pid_on_fep = packet_check_later_q_pid_on_fep;
    wire [11:0] packet_check_resource_index = packet_check_later_q_resource_index;
    wire [63:0] packet_check_buffer_offset = packet_check_later_q_buffer_offset;
    wire [31:0] packet_check_initiator = packet_check_later_q_initiator;
    wire [63:0] packet_check_match_bits = packet_check_later_q_match_bits;
    wire [63:0] packet_check_header_data = packet_check_later_q_header_data;
    wire [31:0] packet_check_request_length = packet_check_later_q_request_length;
    wire [13:0] packet_check_payload_length = packet_check_later_q_payload_length;
    wire [31:0] packet_check_message_offset = packet_check_later_q_message_offset;
    wire [15:0] packet_check_peer = packet_check_later_q_peer;
    wire [15:0] packet_check_pdc = packet_check_later_q_pdc;
    wire        header_check_cut = header_check_later_q_cut;
    wire        header_check_tracked = header_check_later_q_tracked;
    wire  [5:0] header_check_code = header_check_later_q_code;
    wire  [5:0] address_check_code = address_check_later_q_code;
    wire  [7:0] address_check_generation = address_check_later_q_generation;
    wire  [5:0] address_check_context = address_check_later_q_context;
    wire        is_write = packet_check_opcode == 6'd1;
    wire        is_read = packet_check_opcode == 6'd2;
    wire        is_no_op = packet_check_opcode == 6'd0;
    wire        is_atomic = packet_check_opcode == 6'd3 || packet_check_opcode == 6'd4;
    wire        is_send_term = packet_check_opcode == 6'd5 || packet_check_opcode == 6'd8;
    wire        is_send = is_send_term || packet_check_opcode == 6'd6;
    wire        is_tagged_term = packet_check_opcode == 6'd9 || packet_check_opcode == 6'd11;
    wire        is_tagged = is_tagged_term || packet_check_opcode == 6'd10;
    wire        is_rendezvous = packet_check_opcode == 6'd6 || packet_check_opcode == 6'd10;
    wire        asks_receive = is_send || is_tagged;
    wire        is_clear_term = is_write || is_read || is_atomic;
    wire        is_clear_term_2 = is_clear_term || is_no_op || is_send || is_tagged;
    wire        is_clear_term_3 = !(is_clear_term_2 || packet_check_opcode == 6'd12);
    wire        is_clear_term_4 = packet_check_opcode == 6'd8 || packet_check_opcode == 6'd11;
    wire        is_clear_term_5 = is_clear_term_4 && (|packet_check_buffer_offset[31:0]);
    wire        not_is_clear_term_5 = !is_clear_term_5;
    wire  [5:0] is_clear_choice = asks_receive && packet_check_ie && not_is_clear_term_5 ? 6'd35 : 6'd1;
    wire  [5:0] is_clear_choice_2 = packet_check_opcode == 6'd12 ? 6'd24 : is_clear_choice;
    wire  [5:0] is_clear_choice_3 = is_clear_term ? region_table_verdict_code : is_clear_choice_2;
    wire  [5:0] is_clear_choice_4 = is_clear_term_3 ? 6'd6 : tracker_verdict_refused ? 6'd33 : is_clear_choice_3;
    wire  [5:0] is_clear_choice_5 = header_check_code != 6'd1 ? header_check_code : is_clear_choice_4;
    wire  [5:0] is_clear_choice_6 = header_check_cut ? 6'd35 : is_clear_choice_5;
    wire        is_clear_match = (address_check_code != 6'd1 ? address_check_code : is_clear_choice_6) == 6'd1;
    wire        is_clear = !tracker_verdict_found && is_clear_match;
    wire        checked_step_expired = 1'b0;
    wire        checked_step_found = tracker_verdict_found;
    wire        checked_step_cut = header_check_cut;
    wire  [5:0] checked_step_first_code = address_check_code != 6'd1 ? address_check_code : is_clear_choice_6;
    wire  [7:0] checked_step_first_generation = address_check_generation & {8{address_check_code == 6'd2}};
    wire        checked_step_first_bound = 1'b0;
    wire [31:0] checked_step_first_wr_id = 32'd0;
    wire [63:0] checked_step_first_address = 64'd0;
    wire [31:0] checked_step_first_claim = 32'd0;
    wire        checked_step_first_is_cut = 1'b0;
    wire        checked_step_first_deferred = 1'b0;
    wire  [5:0] checked_step_first_opcode = packet_check_opcode;
    wire [31:0] checked_step_first_request_length = packet_check_request_length;
    wire [63:0] checked_step_first_match_bits = packet_check_match_bits;
    wire [31:0] checked_step_first_initiator = packet_check_initiator;
    wire [23:0] checked_step_first_job_id = packet_check_job_id;
    wire        checked_step_first_rendezvous_is = 1'b0;
    wire  [4:0] checked_step_first_rendezvous_slot = 5'd0;
    wire [31:0] checked_step_first_rendezvous_eager_length = 32'd0;
    wire  [5:0] checked_step_header_code = header_check_code;
    wire        checked_step_later_code_term = is_write && region_table_verdict_code != 6'd1;
    wire  [5:0] checked_step_later_code_choice = packet_check_ie ? 6'd35 : tracker_verdict_code;
    wire  [5:0] checked_step_later_code = checked_step_later_code_term ? region_table_verdict_code : checked_step_later_code_choice;
    wire  [7:0] checked_generation = address_check_generation;
    wire  [5:0] checked_context = address_check_context;
    wire        checked_wants_send = is_clear && is_send && not_is_clear_term_5;
    wire        checked_wants_tagged = is_clear && is_tagged && not_is_clear_term_5;
    wire        checked_is_write = is_write;
    wire        checked_is_read = is_read;
    wire        checked_is_no_op = is_no_op;
    wire        checked_is_atomic_term = is_atomic && address_check_code == 6'd1 && !header_check_cut;
    wire        checked_is_atomic = checked_is_atomic_term && header_check_code == 6'd1 && !tracker_verdict_refused;
    wire [63:0] checked_region_address = region_table_verdict_address;
    wire  [5:0] checked_slot = tracker_verdict_slot;
    wire        checked_keeps_term = tracker_verdict_found || !(tracker_verdict_completes || tracker_verdict_refused);
    wire        checked_keeps = header_check_tracked && checked_keeps_term;
    wire        checked_completes = tracker_verdict_completes;
    wire        checked_has_header_data = tracker_verdict_has_header_data;
    wire        checked_dc = packet_check_dc;
    wire [63:0] checked_header_data = tracker_verdict_header_data;
    wire [13:0] checked_payload_length = packet_check_payload_length;
    wire [31:0] checked_message_offset = packet_check_message_offset;
    wire [15:0] checked_message_peer = packet_check_peer;
    wire [15:0] checked_message_pdc = packet_check_pdc;
    wire [15:0] checked_message_message_id = packet_check_message_id;
    wire        checked_tracked = header_check_tracked;
    wire        checked_deferral_defers = is_clear_term_4 && (|packet_check_request_length) && !packet_check_rod;
    wire        checked_deferral_restarts = is_clear && is_clear_term_5;
    wire        checked_deferral_rel = packet_check_rel;
    wire [31:0] checked_deferral_tokens_initiator = packet_check_buffer_offset[63:32];
    wire [31:0] checked_deferral_tokens_target = packet_check_buffer_offset[31:0];
    wire        checked_rendezvous_is = is_clear && is_rendezvous;
    wire  [4:0] checked_rendezvous_slot = 5'd0;
    wire        checked_rendezvous_keeps = 1'b0;
    wire        is_checked = tracker_verdict_valid;
    wire        rel = packet_check_rel;
    wire        is_old = expired_line_down_valid;
    wire        entering_ready = waiting_up_ready;
    wire        may_defer_term = line_down_payload_wants_send || line_down_payload_wants_tagged;
    wire        may_defer = line_down_payload_deferral_defers && may_defer_term;
    wire        may_ask_term = !(may_defer && !deferral_free_valid && deferral_free_soon);
    wire        may_ask = entering_ready && may_ask_term;
    wire        leaves_term = !line_down_payload_wants_tagged || tags_ask_ready;
    wire        leaves_term_2 = (!line_down_payload_wants_send || sends_ask_ready) && leaves_term;
    wire        leaves_term_3 = !line_down_payload_deferral_restarts || deferral_restart_ready;
    wire        leaves_term_4 = !is_old && may_ask && leaves_term_2 && leaves_term_3;
    wire        leaves = line_down_valid && leaves_term_4;
    wire  [3:0] defer_xor = line_down_payload_message_peer[3:0] ^ line_down_payload_message_peer[7:4];
    wire  [3:0] defer_xor_2 = defer_xor ^ line_down_payload_message_peer[11:8];
    wire [15:0] defer_shr = deferral_free_full >> (defer_xor_2 ^ line_down_payload_message_peer[15:12]);
    wire        defer = may_defer && deferral_free_valid && !defer_shr[0];
    wire        to_deferral_reserve_valid = leaves && defer;
    wire [15:0] to_deferral_reserve_header_peer = line_down_payload_message_peer;
    wire        to_deferral_reserve_header_rel = line_down_payload_deferral_rel;
    wire [23:0] to_deferral_reserve_header_job_id = line_down_payload_step_first_job_id;
    wire [31:0] to_deferral_reserve_header_token = line_down_payload_deferral_tokens_initiator;
    wire [31:0] to_deferral_reserve_header_kept = 32'd0;
    wire        enters = leaves || (is_old && entering_ready);
    wire        to_deferral_enters = enters;
    wire        steps_term = !waiting_down_payload_wants_tagged || tags_found_valid;
    wire        steps_term_2 = (!waiting_down_payload_wants_send || sends_found_valid) && steps_term;
    wire        steps_term_3 = steps_term_2 && (!waiting_down_payload_deferral_restarts || deferral_now_is_there);
    wire        steps = waiting_down_valid && steps_term_3;
    wire        to_deferral_turn_valid = steps;
    wire        to_deferral_turn_stored_choice = waiting_down_payload_wants_tagged ? tags_found_payload_stored : sends_found_payload_stored;
    wire        to_deferral_turn_stored = to_deferral_turn_stored_choice;
    wire        to_deferral_turn_restarts = waiting_down_payload_deferral_restarts;
    wire        to_deferral_drop_valid = turn_drops_out;
    wire [31:0] to_deferral_drop_token = turn_waits_out_token;
    wire        to_deferral_found_send_valid = sends_header_valid && !sends_header_slot[6];
    wire  [5:0] to_deferral_found_send_slot = sends_header_slot[5:0];
    wire [31:0] to_deferral_found_send_place_wr_id = sends_header_place_wr_id;
    wire [63:0] to_deferral_found_send_place_address = sends_header_place_address;
    wire [31:0] to_deferral_found_send_place_length = sends_header_place_length;
    wire        to_deferral_found_tagged_valid = tags_header_valid && !tags_header_slot[6];
    wire  [5:0] to_deferral_found_tagged_slot = tags_header_slot[5:0];
    wire [31:0] to_deferral_found_tagged_place_wr_id = tags_header_place_wr_id;
    wire [63:0] to_deferral_found_tagged_place_address = tags_header_place_address;
    wire [31:0] to_deferral_found_tagged_place_length = tags_header_place_length;
    wire [15:0] restart_payload_peer = line_down_payload_message_peer;
    wire [31:0] restart_payload_tokens_initiator = line_down_payload_deferral_tokens_initiator;
    wire [31:0] restart_payload_tokens_target = line_down_payload_deferral_tokens_target;
    wire        restart_valid_term = line_down_valid && !is_old && may_ask;
    wire        restart_valid = restart_valid_term && line_down_payload_deferral_restarts;
    wire        to_rest_reserve_valid = is_checked_out && checked_out_rendezvous_is;
    wire [15:0] to_rest_reserve_header_peer = checked_out_message_peer;
    wire        to_rest_reserve_header_rel = rel_out;
    wire [23:0] to_rest_reserve_header_job_id = checked_out_step_first_job_id;
    wire [31:0] extension_out_eager_length = extension_out_later_q_eager_length;
    wire [31:0] to_rest_reserve_header_eager_length = extension_out_eager_length;
    wire  [7:0] extension_out_ri_generation = extension_out_later_q_ri_generation;
    wire  [7:0] to_rest_reserve_header_ri_generation = extension_out_ri_generation;
    wire [11:0] extension_out_pid_on_fep = extension_out_later_q_pid_on_fep;
    wire [11:0] to_rest_reserve_header_pid_on_fep = extension_out_pid_on_fep;
    wire [11:0] extension_out_resource_index = extension_out_later_q_resource_index;
    wire [11:0] to_rest_reserve_header_resource_index = extension_out_resource_index;
    wire [63:0] extension_out_read_offset = extension_out_later_q_read_offset;
    wire [63:0] to_rest_reserve_header_read_offset = extension_out_read_offset;
    wire [63:0] extension_out_read_key = extension_out_later_q_read_key;
    wire [63:0] to_rest_reserve_header_read_key = extension_out_read_key;
    wire        keep_rest = line_down_payload_rendezvous_is && rest_may_keep;
    wire        to_rest_keeps = leaves && keep_rest;
    wire        to_rest_kept_valid = steps && waiting_down_payload_rendezvous_keeps;
    wire        to_rest_kept_stored = to_deferral_turn_stored_choice;
    wire        to_rest_matched_valid = turn_eager_out_ends;
    wire  [4:0] to_rest_matched_slot = turn_eager_out_slot;
    wire        to_rest_matched_bound = turn_eager_out_bound;
    wire        to_rest_matched_waits = turn_eager_out_waits;
    wire [63:0] to_rest_matched_address = turn_eager_out_address;
    wire        to_rest_matched_completion_kind = turn_said_out_completion_kind;
    wire  [5:0] to_rest_matched_completion_return_code = turn_said_out_completion_return_code;
    wire  [5:0] to_rest_matched_completion_opcode = turn_said_out_completion_opcode;
    wire [31:0] to_rest_matched_completion_wr_id = turn_said_out_completion_wr_id;
    wire [31:0] to_rest_matched_completion_bytes = turn_said_out_completion_bytes;
    wire [31:0] to_rest_matched_completion_cut = turn_said_out_completion_cut;
    wire        to_rest_matched_completion_has_header_data = turn_said_out_completion_has_header_data;
    wire [63:0] to_rest_matched_completion_header_data = turn_said_out_completion_header_data;
    wire [63:0] to_rest_matched_completion_match_bits = turn_said_out_completion_match_bits;
    wire [31:0] to_rest_matched_completion_initiator = turn_said_out_completion_initiator;
    wire [23:0] to_rest_matched_completion_job_id = turn_said_out_completion_job_id;
    wire [15:0] to_rest_matched_completion_message_id = turn_said_out_completion_message_id;
    wire [15:0] to_rest_matched_completion_peer = turn_said_out_completion_peer;
    wire [15:0] to_rest_matched_completion_pdc = turn_said_out_completion_pdc;
    wire        to_rest_found_send_valid = sends_header_valid && sends_header_slot[6];
    wire  [4:0] to_rest_found_send_slot = sends_header_slot[4:0];
    wire [31:0] to_rest_found_send_place_wr_id = sends_header_place_wr_id;
    wire [63:0] to_rest_found_send_place_address = sends_header_place_address;
    wire [31:0] to_rest_found_send_place_length = sends_header_place_length;
    wire        to_rest_found_tagged_valid = tags_header_valid && tags_header_slot[6];
    wire  [4:0] to_rest_found_tagged_slot = tags_header_slot[4:0];
    wire [31:0] to_rest_found_tagged_place_wr_id = tags_header_place_wr_id;
    wire [63:0] to_rest_found_tagged_place_address = tags_header_place_address;
    wire [31:0] to_rest_found_tagged_place_length = tags_header_place_length;
    wire        lacks_place = checked_out_rendezvous_is && !rest_free_valid;
    wire        entering_payload_step_expired = is_old;
    wire        entering_payload_step_found = line_down_payload_step_found || is_old;
    wire        entering_payload_step_cut = line_down_payload_step_cut && !is_old;
    wire  [5:0] entering_payload_step_first_code = line_down_payload_step_first_code;
    wire  [7:0] entering_payload_step_first_generation = line_down_payload_step_first_generation;
    wire        entering_payload_step_first_bound = line_down_payload_step_first_bound;
    wire [31:0] entering_payload_step_first_wr_id = line_down_payload_step_first_wr_id;
    wire [63:0] entering_payload_step_first_address = line_down_payload_step_first_address;
    wire [31:0] entering_payload_step_first_claim = line_down_payload_step_first_claim;
    wire        entering_payload_step_first_is_cut = line_down_payload_step_first_is_cut;
    wire        entering_payload_step_first_deferred = line_down_payload_step_first_deferred;
    wire  [5:0] entering_payload_step_first_opcode = line_down_payload_step_first_opcode;
    wire [31:0] entering_payload_step_first_request_length = line_down_payload_step_first_request_length;
    wire [63:0] entering_payload_step_first_match_bits = line_down_payload_step_first_match_bits;
    wire [31:0] entering_payload_step_first_initiator = line_down_payload_step_first_initiator;
    wire [23:0] entering_payload_step_first_job_id = line_down_payload_step_first_job_id;
    wire        entering_payload_step_first_rendezvous_is = line_down_payload_step_first_rendezvous_is;
    wire  [4:0] entering_payload_step_first_rendezvous_slot = line_down_payload_step_first_rendezvous_slot;
    wire [31:0] entering_payload_step_first_rendezvous_eager_length = line_down_payload_step_first_rendezvous_eager_length;
    wire  [5:0] entering_payload_step_header_code = line_down_payload_step_header_code;
    wire  [5:0] entering_payload_step_later_code = line_down_payload_step_later_code;
    wire  [7:0] entering_payload_generation = line_down_payload_generation;
    wire  [5:0] entering_payload_context = line_down_payload_context;
    wire        entering_payload_wants_send = line_down_payload_wants_send && !is_old;
    wire        entering_payload_wants_tagged = line_down_payload_wants_tagged && !is_old;
    wire        entering_payload_is_write = line_down_payload_is_write;
    wire        entering_payload_is_read = line_down_payload_is_read;
    wire        entering_payload_is_no_op = line_down_payload_is_no_op;
    wire        entering_payload_is_atomic = line_down_payload_is_atomic;
    wire [63:0] entering_payload_region_address = line_down_payload_region_address;
    wire  [5:0] entering_payload_slot = is_old ? expired_line_down_payload_slot : line_down_payload_slot;
    wire        entering_payload_keeps = line_down_payload_keeps && !is_old;
    wire        entering_payload_completes = line_down_payload_completes;
    wire        entering_payload_has_header_data = line_down_payload_has_header_data;
    wire        entering_payload_dc = line_down_payload_dc;
    wire [63:0] entering_payload_header_data = line_down_payload_header_data;
    wire [13:0] entering_payload_payload_length = line_down_payload_payload_length;
    wire [31:0] entering_payload_message_offset = line_down_payload_message_offset;
    wire [15:0] entering_payload_message_peer = is_old ? expired_line_down_payload_message_peer : line_down_payload_message_peer;
    wire [15:0] entering_payload_message_pdc = is_old ? expired_line_down_payload_message_pdc : line_down_payload_message_pdc;
    wire [15:0] entering_payload_message_message_id = is_old ? expired_line_down_payload_message_message_id : line_down_payload_message_message_id;
    wire        entering_payload_tracked = line_down_payload_tracked;
    wire        entering_payload_deferral_defers = line_down_payload_deferral_defers;
    wire        entering_payload_deferral_restarts = line_down_payload_deferral_restarts && !is_old;
    wire        entering_payload_deferral_rel = line_down_payload_deferral_rel;
    wire [31:0] entering_payload_deferral_tokens_initiator = line_down_payload_deferral_tokens_initiator;
    wire [31:0] entering_payload_deferral_tokens_target = line_down_payload_deferral_tokens_target;
    wire        entering_payload_rendezvous_is = line_down_payload_rendezvous_is && !is_old;
    wire  [4:0] entering_payload_rendezvous_slot = line_down_payload_rendezvous_slot;
    wire        entering_payload_rendezvous_keeps = keep_rest && !is_old;
    wire        entering_valid = enters;
    wire        keep = defer || keep_rest;
    wire        asks_send = restart_valid_term && line_down_payload_wants_send;
    wire        asks_tagged = restart_valid_term && line_down_payload_wants_tagged;
    wire        deferred_term = waiting_down_payload_wants_send || waiting_down_payload_wants_tagged;
    wire        deferred = deferred_term && to_deferral_turn_stored_choice;
    wire        bound_choice = waiting_down_payload_wants_tagged ? tags_found_payload_matched : sends_found_payload_matched;
    wire        bound_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_hit : bound_choice;
    wire        bound = (deferred_term || waiting_down_payload_deferral_restarts) && bound_choice_2;
    wire [31:0] is_longer_choice = waiting_down_payload_wants_tagged ? tags_found_payload_place_length : sends_found_payload_place_length;
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
    wire  [5:0] turn_binding_of = turn_packet_look_up_slot;
    wire        is_other_term = turn_packet_update_step_first_request_length != kept_before_request_length;
    wire        is_other_term_2 = is_other_term || turn_packet_update_step_first_opcode != kept_before_opcode;
    wire        is_other_match = turn_packet_update_step_first_rendezvous_eager_length == kept_before_rendezvous_eager_length;
    wire        is_other = is_other_term_2 || (kept_before_rendezvous_is && !is_other_match);
    wire        is_foreign = turn_packet_update_step_first_match_bits != kept_before_match_bits;
    wire        turn_kept_code_term = kept_before_deferred && turn_packet_update_step_first_opcode != 6'd15;
    wire  [5:0] turn_kept_code_choice = turn_kept_code_term && !kept_before_rendezvous_is ? 6'd1 : 6'd35;
    wire        turn_kept_code_term_2 = turn_packet_update_step_header_code != 6'd1;
    wire  [5:0] turn_kept_code_choice_2 = is_other ? 6'd24 : is_foreign ? 6'd23 : turn_packet_update_step_later_code;
    wire  [5:0] turn_kept_code_choice_3 = turn_kept_code_term_2 ? turn_packet_update_step_header_code : turn_kept_code_choice_2;
    wire  [5:0] turn_kept_code_choice_4 = turn_packet_update_step_cut ? turn_kept_code_choice : turn_kept_code_choice_3;
    wire  [5:0] turn_kept_code_choice_5 = turn_packet_update_step_expired ? 6'd36 : turn_kept_code_choice_4;
    wire  [5:0] turn_kept_code_choice_6 = kept_before_code != 6'd1 ? kept_before_code : turn_kept_code_choice_5;
    wire  [5:0] turn_kept_code = turn_packet_update_step_found ? turn_kept_code_choice_6 : turn_packet_update_step_first_code;
    wire  [7:0] turn_kept_generation = turn_packet_update_step_found ? kept_before_generation : turn_packet_update_step_first_generation;
    wire        turn_kept_bound = turn_packet_update_step_found ? kept_before_bound : turn_packet_update_step_first_bound;
    wire [31:0] turn_kept_wr_id = turn_packet_update_step_found ? kept_before_wr_id : turn_packet_update_step_first_wr_id;
    wire [63:0] turn_kept_address = turn_packet_update_step_found ? kept_before_address : turn_packet_update_step_first_address;
    wire [31:0] turn_kept_claim = turn_packet_update_step_found ? kept_before_claim : turn_packet_update_step_first_claim;
    wire        turn_kept_is_cut = turn_packet_update_step_found ? kept_before_is_cut : turn_packet_update_step_first_is_cut;
    wire        turn_kept_deferred = turn_packet_update_step_found ? kept_before_deferred : turn_packet_update_step_first_deferred;
    wire  [5:0] turn_kept_opcode = turn_packet_update_step_found ? kept_before_opcode : turn_packet_update_step_first_opcode;
    wire [31:0] turn_kept_request_length = turn_packet_update_step_found ? kept_before_request_length : turn_packet_update_step_first_request_length;
    wire [63:0] turn_kept_match_bits = turn_packet_update_step_found ? kept_before_match_bits : turn_packet_update_step_first_match_bits;
    wire [31:0] turn_kept_initiator = turn_packet_update_step_found ? kept_before_initiator : turn_packet_update_step_first_initiator;
    wire [23:0] turn_kept_job_id = turn_packet_update_step_found ? kept_before_job_id : turn_packet_update_step_first_job_id;
    wire        turn_kept_rendezvous_is = turn_packet_update_step_found ? kept_before_rendezvous_is : turn_packet_update_step_first_rendezvous_is;
    wire  [4:0] turn_kept_rendezvous_slot = turn_packet_update_step_found ? kept_before_rendezvous_slot : turn_packet_update_step_first_rendezvous_slot;
    wire [31:0] turn_kept_rendezvous_eager_length = turn_packet_update_step_found ? kept_before_rendezvous_eager_length : turn_packet_update_step_first_rendezvous_eager_length;
    wire        is_ok = turn_kept_place_code == 6'd1;
    wire [32:0] turn_placed_left_difference = {1'b0, turn_kept_place_claim} - {1'b0, turn_packet_place_message_offset};
    wire [14:0] turn_placed_left = turn_placed_left_difference[14:0];
    wire        turn_placed_none_part = turn_placed_left_difference[32];
    wire        turn_placed_none = turn_placed_none_part || !(|turn_placed_left_difference);
    wire        turn_placed_all_term = turn_placed_left_difference >= {19'd0, turn_packet_place_payload_length};
    wire        turn_placed_all = !turn_placed_none_part && turn_placed_all_term;
    wire        turn_placed_is_ok = is_ok;
    wire [63:0] turn_placed_address_sum = turn_kept_place_address + {32'd0, turn_packet_place_message_offset};
    wire [63:0] turn_placed_address = turn_kept_place_bound ? turn_placed_address_sum : turn_packet_place_region_address;
    wire        turn_placed_may_term = !(turn_packet_place_step_cut || turn_packet_place_step_expired);
    wire        turn_placed_may = is_ok && (|turn_packet_place_payload_length) && turn_placed_may_term;
    wire [31:0] turn_placed_cut = turn_kept_place_request_length - turn_kept_place_claim;
    wire [31:0] turn_placed_modified_choice = turn_kept_place_bound ? turn_kept_place_claim : turn_kept_place_request_length;
    wire [31:0] turn_placed_modified = turn_kept_place_deferred || turn_packet_place_is_no_op ? 32'd0 : turn_placed_modified_choice;
    wire        turn_placed_plain_choice = turn_kept_place_bound ? !turn_kept_place_is_cut : 1'b1;
    wire        turn_placed_plain_choice_2 = turn_packet_place_is_no_op ? !(|turn_kept_place_request_length) : turn_placed_plain_choice;
    wire        turn_placed_plain = turn_kept_place_deferred ? 1'b0 : turn_placed_plain_choice_2;
    wire        turn_said_expired = turn_packet_decide_step_expired;
    wire        turn_said_response_plain = turn_placed_decide_is_ok && turn_placed_decide_plain;
    wire  [5:0] turn_said_response_return_code = turn_kept_decide_code;
    wire  [1:0] turn_said_response_list = {1'b0, turn_kept_decide_deferred && turn_placed_decide_is_ok};
    wire        turn_said_response_modified_length_term = !choices_default_length && turn_placed_decide_is_ok && turn_placed_decide_plain;
    wire        turn_said_response_modified_length_term_2 = turn_placed_decide_is_ok && !turn_said_response_modified_length_term;
    wire [31:0] turn_said_response_modified_length = turn_placed_decide_modified & {32{turn_said_response_modified_length_term_2}};
    wire  [7:0] turn_said_response_ri_generation = turn_kept_decide_generation;
    wire        turn_said_place_choice = turn_kept_decide_bound ? !turn_placed_decide_none : turn_packet_decide_is_write;
    wire        turn_said_place = turn_placed_decide_may && turn_said_place_choice;
    wire        turn_said_dc_term = turn_kept_decide_bound || turn_packet_decide_is_write;
    wire        turn_said_dc_term_2 = turn_packet_decide_dc && turn_placed_decide_is_ok && turn_said_dc_term;
    wire        turn_said_dc = turn_said_dc_term_2 && !turn_packet_decide_step_expired;
    wire        turn_said_read_term = turn_placed_decide_is_ok && turn_packet_decide_is_read;
    wire        turn_said_read_term_2 = turn_said_read_term && (|turn_kept_decide_request_length);
    wire        turn_said_read = turn_said_read_term_2 && !turn_packet_decide_step_expired;
    wire [63:0] turn_said_address = turn_placed_decide_address;
    wire        turn_said_length_term = !turn_kept_decide_bound || turn_placed_decide_all;
    wire [13:0] turn_said_length = turn_said_length_term ? turn_packet_decide_payload_length : turn_placed_decide_left[13:0];
    wire        turn_said_atomic = turn_packet_decide_is_atomic && !turn_packet_decide_step_expired;
    wire        turn_said_completes_term = turn_packet_decide_completes && !turn_packet_decide_step_expired;
    wire        turn_said_completes_term_2 = turn_said_completes_term || turn_packet_decide_step_expired;
    wire        turn_said_completes_term_3 = turn_packet_decide_is_write && turn_packet_decide_has_header_data;
    wire        turn_said_completes_term_4 = turn_said_completes_term_3 && turn_placed_decide_is_ok && !turn_kept_decide_bound;
    wire        turn_said_completes_term_5 = turn_said_completes_term_2 && (turn_kept_decide_bound || turn_said_completes_term_4);
    wire        turn_said_completes = turn_said_completes_term_5 && !turn_kept_decide_rendezvous_is;
    wire        turn_said_completion_kind = !turn_kept_decide_bound;
    wire  [5:0] turn_said_completion_return_code = turn_kept_decide_code;
    wire  [5:0] turn_said_completion_opcode = turn_kept_decide_opcode;
    wire [31:0] turn_said_completion_wr_id = turn_kept_decide_wr_id;
    wire [31:0] turn_said_completion_bytes = turn_kept_decide_bound ? turn_kept_decide_claim : turn_kept_decide_request_length;
    wire [31:0] turn_said_completion_cut = turn_placed_decide_cut & {32{turn_kept_decide_bound}};
    wire        turn_said_completion_has_header_data = turn_packet_decide_has_header_data && !turn_packet_decide_step_expired;
    wire [63:0] turn_said_completion_header_data = turn_packet_decide_header_data & {64{!turn_packet_decide_step_expired}};
    wire [63:0] turn_said_completion_match_bits = turn_kept_decide_match_bits;
    wire [31:0] turn_said_completion_initiator = turn_kept_decide_initiator;
    wire [23:0] turn_said_completion_job_id = turn_kept_decide_job_id;
    wire [15:0] turn_said_completion_peer = turn_packet_decide_message_peer;
    wire [15:0] turn_said_completion_pdc = turn_packet_decide_message_pdc;
    wire [15:0] turn_said_completion_message_id = turn_packet_decide_message_message_id;
    wire        turn_said_opens = turn_packet_decide_keeps && !turn_packet_decide_step_found;
    wire        turn_said_closes_term = turn_packet_decide_step_found && turn_packet_decide_completes;
    wire        turn_said_closes = turn_packet_decide_step_expired || turn_said_closes_term;
    wire        turn_waits_valid_term = turn_valid_decide && turn_kept_decide_deferred && !turn_kept_decide_rendezvous_is;
    wire        turn_waits_valid = turn_waits_valid_term && turn_placed_decide_is_ok;
    wire [31:0] turn_waits_token = turn_kept_decide_address[31:0];
    wire        turn_drops_term = turn_packet_decide_completes && !turn_placed_decide_is_ok;
    wire        turn_drops = turn_waits_valid_term && (turn_packet_decide_step_expired || turn_drops_term);
    wire        turn_eager_ends_term = turn_packet_decide_rendezvous_is && !turn_kept_decide_rendezvous_is;
    wire        turn_eager_ends_term_2 = turn_eager_ends_term || (turn_kept_decide_rendezvous_is && turn_said_completes_term_2);
    wire        turn_eager_ends = turn_valid_decide && turn_eager_ends_term_2;
    wire  [4:0] turn_eager_slot = turn_kept_decide_rendezvous_slot;
    wire        turn_eager_bound = turn_kept_decide_bound;
    wire        turn_eager_waits = turn_kept_decide_deferred;
    wire [63:0] turn_eager_address = turn_kept_decide_address;
    wire        tracker_packet_msg_error_term = packet_find_message_opcode == 6'd6 || packet_find_message_opcode == 6'd10;
    wire        tracker_packet_msg_error_term_2 = tracker_packet_msg_error_term && packet_find_message_eom && !packet_find_message_som;
    wire        line_up_payload_step_first_rendezvous_is_term = checked_out_rendezvous_is && rest_free_valid;
    wire [15:0] sends_ask_payload_header_kept_at_or = {11'd0, line_down_payload_rendezvous_slot} | 16'd64;
    wire [15:0] sends_ask_payload_header_kept_at_choice = line_down_payload_rendezvous_is ? sends_ask_payload_header_kept_at_or : {10'd0, deferral_free_slot};
    wire  [5:0] turn_packet_look_up_step_first_code_choice = bound_choice_2 ? waiting_down_payload_step_later_code : 6'd24;
    wire  [5:0] turn_packet_look_up_step_first_code_choice_2 = waiting_down_payload_deferral_restarts ? turn_packet_look_up_step_first_code_choice : waiting_down_payload_step_first_code;
    wire [31:0] turn_packet_look_up_step_first_wr_id_choice = waiting_down_payload_wants_tagged ? tags_found_payload_place_wr_id : sends_found_payload_place_wr_id;
    wire [31:0] turn_packet_look_up_step_first_wr_id_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_place_wr_id : turn_packet_look_up_step_first_wr_id_choice;
    wire [63:0] turn_packet_look_up_step_first_address_choice = waiting_down_payload_wants_tagged ? tags_found_payload_place_address : sends_found_payload_place_address;
    wire [63:0] turn_packet_look_up_step_first_address_choice_2 = waiting_down_payload_deferral_restarts ? deferral_now_place_address : turn_packet_look_up_step_first_address_choice;

    ses_address_resolver_j8x2_p8x4_r16x4 resolver (
        .clk                                               (clk),
        .rst                                               (rst),
        .packet_valid                                      (valid_resolve),
        .packet_version                                    (packet_resolve_version),
        .packet_opcode                                     (packet_resolve_opcode),
        .packet_rel                                        (packet_resolve_rel),
        .packet_job_id                                     (packet_resolve_job_id),
        .packet_pid_on_fep                                 (packet_resolve_pid_on_fep),
        .packet_resource_index                             (packet_resolve_resource_index),
        .packet_ri_generation                              (packet_resolve_ri_generation),
        .packet_no_resource                                (is_alone),
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

    ses_memory_regions_s16_w4 region_table (
        .clk                                        (clk),
        .rst                                        (rst),
        .packet_valid                               (has_address),
        .packet_opcode                              (packet_find_region_opcode),
        .packet_small                               (packet_find_region_small),
        .packet_rudi                                (packet_find_region_rudi),
        .packet_ie                                  (packet_find_region_ie),
        .packet_key                                 (packet_find_region_match_bits),
        .packet_job_id                              (packet_find_region_job_id),
        .packet_resource                            ({6'd0, address_context}),
        .packet_buffer_offset                       (packet_find_region_buffer_offset),
        .packet_message_offset                      (packet_find_region_message_offset),
        .packet_payload_length                      (packet_find_region_payload_length),
        .packet_request_length                      (packet_find_region_request_length),
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

    ses_message_tracker_s16_w4 tracker (
        .clk                        (clk),
        .rst                        (rst),
        .packet_valid               (has_address_find_message),
        .packet_message_peer        (packet_find_message_peer),
        .packet_message_pdc         (packet_find_message_pdc),
        .packet_message_message_id  (packet_find_message_message_id),
        .packet_som                 (packet_find_message_som || !header_find_message_tracked),
        .packet_eom                 (packet_find_message_eom || !header_find_message_tracked),
        .packet_msg_error           (header_find_message_cut || tracker_packet_msg_error_term_2),
        .packet_code                (6'd1),
        .packet_payload_length      (packet_find_message_payload_length),
        .packet_message_offset      (packet_find_message_message_offset),
        .packet_request_length      (packet_find_message_request_length),
        .packet_hd                  (packet_find_message_hd && packet_find_message_som),
        .packet_header_data         (packet_find_message_header_data),
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

    ses_target_deferral_n64_g16_m32 deferral (
        .clk                              (clk),
        .rst                              (rst),
        .tick                             (tick),
        .reserve_valid                    (to_deferral_reserve_valid),
        .reserve_header_peer              (to_deferral_reserve_header_peer),
        .reserve_header_rel               (to_deferral_reserve_header_rel),
        .reserve_header_job_id            (to_deferral_reserve_header_job_id),
        .reserve_header_token             (to_deferral_reserve_header_token),
        .reserve_header_kept              (to_deferral_reserve_header_kept),
        .enters                           (to_deferral_enters),
        .turn_valid                       (to_deferral_turn_valid),
        .turn_stored                      (to_deferral_turn_stored),
        .turn_restarts                    (to_deferral_turn_restarts),
        .drop_valid                       (to_deferral_drop_valid),
        .drop_token                       (to_deferral_drop_token),
        .found_send_valid                 (to_deferral_found_send_valid),
        .found_send_slot                  (to_deferral_found_send_slot),
        .found_send_place_wr_id           (to_deferral_found_send_place_wr_id),
        .found_send_place_address         (to_deferral_found_send_place_address),
        .found_send_place_length          (to_deferral_found_send_place_length),
        .found_tagged_valid               (to_deferral_found_tagged_valid),
        .found_tagged_slot                (to_deferral_found_tagged_slot),
        .found_tagged_place_wr_id         (to_deferral_found_tagged_place_wr_id),
        .found_tagged_place_address       (to_deferral_found_tagged_place_address),
        .found_tagged_place_length        (to_deferral_found_tagged_place_length),
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
        .restart_payload_peer             (restart_payload_peer),
        .restart_payload_tokens_initiator (restart_payload_tokens_initiator),
        .restart_payload_tokens_target    (restart_payload_tokens_target),
        .restart_valid                    (restart_valid),
        .restart_ready                    (deferral_restart_ready)
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
        .reserve_valid                        (to_rest_reserve_valid),
        .reserve_header_peer                  (to_rest_reserve_header_peer),
        .reserve_header_rel                   (to_rest_reserve_header_rel),
        .reserve_header_job_id                (to_rest_reserve_header_job_id),
        .reserve_header_eager_length          (to_rest_reserve_header_eager_length),
        .reserve_header_ri_generation         (to_rest_reserve_header_ri_generation),
        .reserve_header_pid_on_fep            (to_rest_reserve_header_pid_on_fep),
        .reserve_header_resource_index        (to_rest_reserve_header_resource_index),
        .reserve_header_read_offset           (to_rest_reserve_header_read_offset),
        .reserve_header_read_key              (to_rest_reserve_header_read_key),
        .keeps                                (to_rest_keeps),
        .kept_valid                           (to_rest_kept_valid),
        .kept_stored                          (to_rest_kept_stored),
        .matched_valid                        (to_rest_matched_valid),
        .matched_slot                         (to_rest_matched_slot),
        .matched_bound                        (to_rest_matched_bound),
        .matched_waits                        (to_rest_matched_waits),
        .matched_address                      (to_rest_matched_address),
        .matched_completion_kind              (to_rest_matched_completion_kind),
        .matched_completion_return_code       (to_rest_matched_completion_return_code),
        .matched_completion_opcode            (to_rest_matched_completion_opcode),
        .matched_completion_wr_id             (to_rest_matched_completion_wr_id),
        .matched_completion_bytes             (to_rest_matched_completion_bytes),
        .matched_completion_cut               (to_rest_matched_completion_cut),
        .matched_completion_has_header_data   (to_rest_matched_completion_has_header_data),
        .matched_completion_header_data       (to_rest_matched_completion_header_data),
        .matched_completion_match_bits        (to_rest_matched_completion_match_bits),
        .matched_completion_initiator         (to_rest_matched_completion_initiator),
        .matched_completion_job_id            (to_rest_matched_completion_job_id),
        .matched_completion_message_id        (to_rest_matched_completion_message_id),
        .matched_completion_peer              (to_rest_matched_completion_peer),
        .matched_completion_pdc               (to_rest_matched_completion_pdc),
        .found_send_valid                     (to_rest_found_send_valid),
        .found_send_slot                      (to_rest_found_send_slot),
        .found_send_place_wr_id               (to_rest_found_send_place_wr_id),
        .found_send_place_address             (to_rest_found_send_place_address),
        .found_send_place_length              (to_rest_found_send_place_length),
        .found_tagged_valid                   (to_rest_found_tagged_valid),
        .found_tagged_slot                    (to_rest_found_tagged_slot),
        .found_tagged_place_wr_id             (to_rest_found_tagged_place_wr_id),
        .found_tagged_place_address           (to_rest_found_tagged_place_address),
        .found_tagged_place_length            (to_rest_found_tagged_place_length),
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
        .up_payload_step_expired                         (checked_out_step_expired),
        .up_payload_step_found                           (checked_out_step_found),
        .up_payload_step_cut                             (checked_out_step_cut),
        .up_payload_step_first_code                      (lacks_place ? 6'd33 : checked_out_step_first_code),
        .up_payload_step_first_generation                (checked_out_step_first_generation),
        .up_payload_step_first_bound                     (checked_out_step_first_bound),
        .up_payload_step_first_wr_id                     (checked_out_step_first_wr_id),
        .up_payload_step_first_address                   (checked_out_step_first_address),
        .up_payload_step_first_claim                     (checked_out_step_first_claim),
        .up_payload_step_first_is_cut                    (checked_out_step_first_is_cut),
        .up_payload_step_first_deferred                  (checked_out_step_first_deferred),
        .up_payload_step_first_opcode                    (checked_out_step_first_opcode),
        .up_payload_step_first_request_length            (checked_out_step_first_request_length),
        .up_payload_step_first_match_bits                (checked_out_step_first_match_bits),
        .up_payload_step_first_initiator                 (checked_out_step_first_initiator),
        .up_payload_step_first_job_id                    (checked_out_step_first_job_id),
        .up_payload_step_first_rendezvous_is             (line_up_payload_step_first_rendezvous_is_term),
        .up_payload_step_first_rendezvous_slot           (rest_free_slot),
        .up_payload_step_first_rendezvous_eager_length   (extension_out_eager_length),
        .up_payload_step_header_code                     (checked_out_step_header_code),
        .up_payload_step_later_code                      (checked_out_step_later_code),
        .up_payload_generation                           (checked_out_generation),
        .up_payload_context                              (checked_out_context),
        .up_payload_wants_send                           (checked_out_wants_send && !lacks_place),
        .up_payload_wants_tagged                         (checked_out_wants_tagged && !lacks_place),
        .up_payload_is_write                             (checked_out_is_write),
        .up_payload_is_read                              (checked_out_is_read),
        .up_payload_is_no_op                             (checked_out_is_no_op),
        .up_payload_is_atomic                            (checked_out_is_atomic),
        .up_payload_region_address                       (checked_out_region_address),
        .up_payload_slot                                 (checked_out_slot),
        .up_payload_keeps                                (checked_out_keeps),
        .up_payload_completes                            (checked_out_completes),
        .up_payload_has_header_data                      (checked_out_has_header_data),
        .up_payload_dc                                   (checked_out_dc),
        .up_payload_header_data                          (checked_out_header_data),
        .up_payload_payload_length                       (checked_out_payload_length),
        .up_payload_message_offset                       (checked_out_message_offset),
        .up_payload_message_peer                         (checked_out_message_peer),
        .up_payload_message_pdc                          (checked_out_message_pdc),
        .up_payload_message_message_id                   (checked_out_message_message_id),
        .up_payload_tracked                              (checked_out_tracked),
        .up_payload_deferral_defers                      (checked_out_deferral_defers),
        .up_payload_deferral_restarts                    (checked_out_deferral_restarts),
        .up_payload_deferral_rel                         (checked_out_deferral_rel),
        .up_payload_deferral_tokens_initiator            (checked_out_deferral_tokens_initiator),
        .up_payload_deferral_tokens_target               (checked_out_deferral_tokens_target),
        .up_payload_rendezvous_is                        (line_up_payload_step_first_rendezvous_is_term),
        .up_payload_rendezvous_slot                      (rest_free_slot),
        .up_payload_rendezvous_keeps                     (1'b0),
        .up_valid                                        (is_checked_out),
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
        .down_payload_rendezvous_slot                    (line_down_payload_rendezvous_slot),
        .down_payload_rendezvous_keeps                   (line_down_payload_rendezvous_keeps),
        .down_valid                                      (line_down_valid),
        .down_ready                                      (leaves_term_4)
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
        .down_ready                      (entering_ready)
    );

    ses_match_unit_queues_r64_n32_k128 sends (
        .clk                               (clk),
        .rst                               (rst),
        .may_post                          (deferral_room),
        .header_done_valid                 (deferral_send_done_valid || rest_send_done_valid),
        .header_done_again                 (rest_send_done_valid ? rest_send_done_again : deferral_send_done_again),
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
        .ask_valid                         (asks_send),
        .ask_ready                         (sends_ask_ready),
        .found_payload_matched             (sends_found_payload_matched),
        .found_payload_stored              (sends_found_payload_stored),
        .found_payload_place_wr_id         (sends_found_payload_place_wr_id),
        .found_payload_place_address       (sends_found_payload_place_address),
        .found_payload_place_length        (sends_found_payload_place_length),
        .found_valid                       (sends_found_valid),
        .found_ready                       (steps && waiting_down_payload_wants_send),
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
        .may_post                          (deferral_room),
        .header_done_valid                 (deferral_tagged_done_valid || rest_tagged_done_valid),
        .header_done_again                 (rest_tagged_done_valid ? rest_tagged_done_again : deferral_tagged_done_again),
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
        .ask_valid                         (asks_tagged),
        .ask_ready                         (tags_ask_ready),
        .found_payload_matched             (tags_found_payload_matched),
        .found_payload_stored              (tags_found_payload_stored),
        .found_payload_place_wr_id         (tags_found_payload_place_wr_id),
        .found_payload_place_address       (tags_found_payload_place_address),
        .found_payload_place_length        (tags_found_payload_place_length),
        .found_valid                       (tags_found_valid),
        .found_ready                       (steps && waiting_down_payload_wants_tagged),
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
        .up_payload_step_expired                         (entering_payload_step_expired),
        .up_payload_step_found                           (entering_payload_step_found),
        .up_payload_step_cut                             (entering_payload_step_cut),
        .up_payload_step_first_code                      (entering_payload_step_first_code),
        .up_payload_step_first_generation                (entering_payload_step_first_generation),
        .up_payload_step_first_bound                     (entering_payload_step_first_bound),
        .up_payload_step_first_wr_id                     (entering_payload_step_first_wr_id),
        .up_payload_step_first_address                   (entering_payload_step_first_address),
        .up_payload_step_first_claim                     (entering_payload_step_first_claim),
        .up_payload_step_first_is_cut                    (entering_payload_step_first_is_cut),
        .up_payload_step_first_deferred                  (entering_payload_step_first_deferred),
        .up_payload_step_first_opcode                    (entering_payload_step_first_opcode),
        .up_payload_step_first_request_length            (entering_payload_step_first_request_length),
        .up_payload_step_first_match_bits                (entering_payload_step_first_match_bits),
        .up_payload_step_first_initiator                 (entering_payload_step_first_initiator),
        .up_payload_step_first_job_id                    (entering_payload_step_first_job_id),
        .up_payload_step_first_rendezvous_is             (entering_payload_step_first_rendezvous_is),
        .up_payload_step_first_rendezvous_slot           (entering_payload_step_first_rendezvous_slot),
        .up_payload_step_first_rendezvous_eager_length   (entering_payload_step_first_rendezvous_eager_length),
        .up_payload_step_header_code                     (entering_payload_step_header_code),
        .up_payload_step_later_code                      (entering_payload_step_later_code),
        .up_payload_generation                           (entering_payload_generation),
        .up_payload_context                              (entering_payload_context),
        .up_payload_wants_send                           (entering_payload_wants_send),
        .up_payload_wants_tagged                         (entering_payload_wants_tagged),
        .up_payload_is_write                             (entering_payload_is_write),
        .up_payload_is_read                              (entering_payload_is_read),
        .up_payload_is_no_op                             (entering_payload_is_no_op),
        .up_payload_is_atomic                            (entering_payload_is_atomic),
        .up_payload_region_address                       (entering_payload_region_address),
        .up_payload_slot                                 (entering_payload_slot),
        .up_payload_keeps                                (entering_payload_keeps),
        .up_payload_completes                            (entering_payload_completes),
        .up_payload_has_header_data                      (entering_payload_has_header_data),
        .up_payload_dc                                   (entering_payload_dc),
        .up_payload_header_data                          (entering_payload_header_data),
        .up_payload_payload_length                       (entering_payload_payload_length),
        .up_payload_message_offset                       (entering_payload_message_offset),
        .up_payload_message_peer                         (entering_payload_message_peer),
        .up_payload_message_pdc                          (entering_payload_message_pdc),
        .up_payload_message_message_id                   (entering_payload_message_message_id),
        .up_payload_tracked                              (entering_payload_tracked),
        .up_payload_deferral_defers                      (entering_payload_deferral_defers),
        .up_payload_deferral_restarts                    (entering_payload_deferral_restarts),
        .up_payload_deferral_rel                         (entering_payload_deferral_rel),
        .up_payload_deferral_tokens_initiator            (entering_payload_deferral_tokens_initiator),
        .up_payload_deferral_tokens_target               (entering_payload_deferral_tokens_target),
        .up_payload_rendezvous_is                        (entering_payload_rendezvous_is),
        .up_payload_rendezvous_slot                      (entering_payload_rendezvous_slot),
        .up_payload_rendezvous_keeps                     (entering_payload_rendezvous_keeps),
        .up_valid                                        (entering_valid),
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
        .down_payload_rendezvous_slot                    (waiting_down_payload_rendezvous_slot),
        .down_payload_rendezvous_keeps                   (waiting_down_payload_rendezvous_keeps),
        .down_valid                                      (waiting_down_valid),
        .down_ready                                      (steps_term_3)
    );

    forwarding_ram_w341_d64_l3 bindings (
        .clk                          (clk),
        .rst                          (rst),
        .addr                         (turn_binding_of),
        .enable                       (turn_valid_look_up),
        .next_code                    (turn_kept_code),
        .next_generation              (turn_kept_generation),
        .next_bound                   (turn_kept_bound),
        .next_wr_id                   (turn_kept_wr_id),
        .next_address                 (turn_kept_address),
        .next_claim                   (turn_kept_claim),
        .next_is_cut                  (turn_kept_is_cut),
        .next_deferred                (turn_kept_deferred),
        .next_opcode                  (turn_kept_opcode),
        .next_request_length          (turn_kept_request_length),
        .next_match_bits              (turn_kept_match_bits),
        .next_initiator               (turn_kept_initiator),
        .next_job_id                  (turn_kept_job_id),
        .next_rendezvous_is           (turn_kept_rendezvous_is),
        .next_rendezvous_slot         (turn_kept_rendezvous_slot),
        .next_rendezvous_eager_length (turn_kept_rendezvous_eager_length),
        .write                        (turn_packet_update_keeps),
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

    delay_w423_c15 packet_find_region_later (
        .clk              (clk),
        .d_opcode         (packet_resolve_opcode),
        .d_version        (packet_resolve_version),
        .d_small          (packet_resolve_small),
        .d_rudi           (packet_resolve_rudi),
        .d_rod            (packet_resolve_rod),
        .d_dc             (packet_resolve_dc),
        .d_ie             (packet_resolve_ie),
        .d_rel            (packet_resolve_rel),
        .d_hd             (packet_resolve_hd),
        .d_som            (packet_resolve_som),
        .d_eom            (packet_resolve_eom),
        .d_message_id     (packet_resolve_message_id),
        .d_ri_generation  (packet_resolve_ri_generation),
        .d_job_id         (packet_resolve_job_id),
        .d_pid_on_fep     (packet_resolve_pid_on_fep),
        .d_resource_index (packet_resolve_resource_index),
        .d_buffer_offset  (packet_resolve_buffer_offset),
        .d_initiator      (packet_resolve_initiator),
        .d_match_bits     (packet_resolve_match_bits),
        .d_header_data    (packet_resolve_header_data),
        .d_request_length (packet_resolve_request_length),
        .d_payload_length (packet_resolve_payload_length),
        .d_message_offset (packet_resolve_message_offset),
        .d_peer           (packet_resolve_peer),
        .d_pdc            (packet_resolve_pdc),
        .q_opcode         (packet_find_region_later_q_opcode),
        .q_version        (packet_find_region_later_q_version),
        .q_small          (packet_find_region_later_q_small),
        .q_rudi           (packet_find_region_later_q_rudi),
        .q_rod            (packet_find_region_later_q_rod),
        .q_dc             (packet_find_region_later_q_dc),
        .q_ie             (packet_find_region_later_q_ie),
        .q_rel            (packet_find_region_later_q_rel),
        .q_hd             (packet_find_region_later_q_hd),
        .q_som            (packet_find_region_later_q_som),
        .q_eom            (packet_find_region_later_q_eom),
        .q_message_id     (packet_find_region_later_q_message_id),
        .q_ri_generation  (packet_find_region_later_q_ri_generation),
        .q_job_id         (packet_find_region_later_q_job_id),
        .q_pid_on_fep     (packet_find_region_later_q_pid_on_fep),
        .q_resource_index (packet_find_region_later_q_resource_index),
        .q_buffer_offset  (packet_find_region_later_q_buffer_offset),
        .q_initiator      (packet_find_region_later_q_initiator),
        .q_match_bits     (packet_find_region_later_q_match_bits),
        .q_header_data    (packet_find_region_later_q_header_data),
        .q_request_length (packet_find_region_later_q_request_length),
        .q_payload_length (packet_find_region_later_q_payload_length),
        .q_message_offset (packet_find_region_later_q_message_offset),
        .q_peer           (packet_find_region_later_q_peer),
        .q_pdc            (packet_find_region_later_q_pdc)
    );

    delay_w423_c7 packet_find_message_later (
        .clk              (clk),
        .d_opcode         (packet_find_region_opcode),
        .d_version        (packet_find_region_version),
        .d_small          (packet_find_region_small),
        .d_rudi           (packet_find_region_rudi),
        .d_rod            (packet_find_region_rod),
        .d_dc             (packet_find_region_dc),
        .d_ie             (packet_find_region_ie),
        .d_rel            (packet_find_region_rel),
        .d_hd             (packet_find_region_hd),
        .d_som            (packet_find_region_som),
        .d_eom            (packet_find_region_eom),
        .d_message_id     (packet_find_region_message_id),
        .d_ri_generation  (packet_find_region_ri_generation),
        .d_job_id         (packet_find_region_job_id),
        .d_pid_on_fep     (packet_find_region_pid_on_fep),
        .d_resource_index (packet_find_region_resource_index),
        .d_buffer_offset  (packet_find_region_buffer_offset),
        .d_initiator      (packet_find_region_initiator),
        .d_match_bits     (packet_find_region_match_bits),
        .d_header_data    (packet_find_region_header_data),
        .d_request_length (packet_find_region_request_length),
        .d_payload_length (packet_find_region_payload_length),
        .d_message_offset (packet_find_region_message_offset),
        .d_peer           (packet_find_region_peer),
        .d_pdc            (packet_find_region_pdc),
        .q_opcode         (packet_find_message_later_q_opcode),
        .q_version        (packet_find_message_later_q_version),
        .q_small          (packet_find_message_later_q_small),
        .q_rudi           (packet_find_message_later_q_rudi),
        .q_rod            (packet_find_message_later_q_rod),
        .q_dc             (packet_find_message_later_q_dc),
        .q_ie             (packet_find_message_later_q_ie),
        .q_rel            (packet_find_message_later_q_rel),
        .q_hd             (packet_find_message_later_q_hd),
        .q_som            (packet_find_message_later_q_som),
        .q_eom            (packet_find_message_later_q_eom),
        .q_message_id     (packet_find_message_later_q_message_id),
        .q_ri_generation  (packet_find_message_later_q_ri_generation),
        .q_job_id         (packet_find_message_later_q_job_id),
        .q_pid_on_fep     (packet_find_message_later_q_pid_on_fep),
        .q_resource_index (packet_find_message_later_q_resource_index),
        .q_buffer_offset  (packet_find_message_later_q_buffer_offset),
        .q_initiator      (packet_find_message_later_q_initiator),
        .q_match_bits     (packet_find_message_later_q_match_bits),
        .q_header_data    (packet_find_message_later_q_header_data),
        .q_request_length (packet_find_message_later_q_request_length),
        .q_payload_length (packet_find_message_later_q_payload_length),
        .q_message_offset (packet_find_message_later_q_message_offset),
        .q_peer           (packet_find_message_later_q_peer),
        .q_pdc            (packet_find_message_later_q_pdc)
    );

    delay_w423_c6 packet_check_later (
        .clk              (clk),
        .d_opcode         (packet_find_message_opcode),
        .d_version        (packet_find_message_version),
        .d_small          (packet_find_message_small),
        .d_rudi           (packet_find_message_rudi),
        .d_rod            (packet_find_message_rod),
        .d_dc             (packet_find_message_dc),
        .d_ie             (packet_find_message_ie),
        .d_rel            (packet_find_message_rel),
        .d_hd             (packet_find_message_hd),
        .d_som            (packet_find_message_som),
        .d_eom            (packet_find_message_eom),
        .d_message_id     (packet_find_message_message_id),
        .d_ri_generation  (packet_find_message_ri_generation),
        .d_job_id         (packet_find_message_job_id),
        .d_pid_on_fep     (packet_find_message_pid_on_fep),
        .d_resource_index (packet_find_message_resource_index),
        .d_buffer_offset  (packet_find_message_buffer_offset),
        .d_initiator      (packet_find_message_initiator),
        .d_match_bits     (packet_find_message_match_bits),
        .d_header_data    (packet_find_message_header_data),
        .d_request_length (packet_find_message_request_length),
        .d_payload_length (packet_find_message_payload_length),
        .d_message_offset (packet_find_message_message_offset),
        .d_peer           (packet_find_message_peer),
        .d_pdc            (packet_find_message_pdc),
        .q_opcode         (packet_check_later_q_opcode),
        .q_version        (packet_check_later_q_version),
        .q_small          (packet_check_later_q_small),
        .q_rudi           (packet_check_later_q_rudi),
        .q_rod            (packet_check_later_q_rod),
        .q_dc             (packet_check_later_q_dc),
        .q_ie             (packet_check_later_q_ie),
        .q_rel            (packet_check_later_q_rel),
        .q_hd             (packet_check_later_q_hd),
        .q_som            (packet_check_later_q_som),
        .q_eom            (packet_check_later_q_eom),
        .q_message_id     (packet_check_later_q_message_id),
        .q_ri_generation  (packet_check_later_q_ri_generation),
        .q_job_id         (packet_check_later_q_job_id),
        .q_pid_on_fep     (packet_check_later_q_pid_on_fep),
        .q_resource_index (packet_check_later_q_resource_index),
        .q_buffer_offset  (packet_check_later_q_buffer_offset),
        .q_initiator      (packet_check_later_q_initiator),
        .q_match_bits     (packet_check_later_q_match_bits),
        .q_header_data    (packet_check_later_q_header_data),
        .q_request_length (packet_check_later_q_request_length),
        .q_payload_length (packet_check_later_q_payload_length),
        .q_message_offset (packet_check_later_q_message_offset),
        .q_peer           (packet_check_later_q_peer),
        .q_pdc            (packet_check_later_q_pdc)
    );

    delay_w192_c31 extension_out_later (
        .clk              (clk),
        .d_eager_length   (extension_read_header_eager_length),
        .d_ri_generation  (extension_read_header_ri_generation),
        .d_pid_on_fep     (extension_read_header_pid_on_fep),
        .d_resource_index (extension_read_header_resource_index),
        .d_read_offset    (extension_read_header_read_offset),
        .d_read_key       (extension_read_header_read_key),
        .q_eager_length   (extension_out_later_q_eager_length),
        .q_ri_generation  (extension_out_later_q_ri_generation),
        .q_pid_on_fep     (extension_out_later_q_pid_on_fep),
        .q_resource_index (extension_out_later_q_resource_index),
        .q_read_offset    (extension_out_later_q_read_offset),
        .q_read_key       (extension_out_later_q_read_key)
    );

    delay_w8_c22 header_find_message_later (
        .clk       (clk),
        .d_cut     (header_resolve_cut),
        .d_tracked (header_resolve_tracked),
        .d_code    (header_resolve_code),
        .q_cut     (header_find_message_later_q_cut),
        .q_tracked (header_find_message_later_q_tracked),
        .q_code    (header_find_message_later_q_code)
    );

    delay_w8_c6 header_check_later (
        .clk       (clk),
        .d_cut     (header_find_message_cut),
        .d_tracked (header_find_message_tracked),
        .d_code    (header_find_message_code),
        .q_cut     (header_check_later_q_cut),
        .q_tracked (header_check_later_q_tracked),
        .q_code    (header_check_later_q_code)
    );

    delay_w20_c13 address_check_later (
        .clk          (clk),
        .d_code       (address_code),
        .d_generation (address_generation),
        .d_context    (address_context),
        .q_code       (address_check_later_q_code),
        .q_generation (address_check_later_q_generation),
        .q_context    (address_check_later_q_context)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_read_header <= 1'b0;
            valid_judge_header <= 1'b0;
            valid_resolve <= 1'b0;
            has_address_finding_region_0 <= 1'b0;
            has_address_finding_region_1 <= 1'b0;
            has_address_finding_region_2 <= 1'b0;
            has_address_finding_region_3 <= 1'b0;
            has_address_finding_region_4 <= 1'b0;
            has_address_finding_region_5 <= 1'b0;
            has_address_find_message <= 1'b0;
            is_checked_out <= 1'b0;
            turn_valid_look_up <= 1'b0;
            turn_valid_read_0 <= 1'b0;
            turn_valid_read_1 <= 1'b0;
            turn_valid_update <= 1'b0;
            turn_valid_place <= 1'b0;
            turn_valid_decide <= 1'b0;
            turn_drops_out <= 1'b0;
            turn_waits_out_valid <= 1'b0;
            turn_eager_out_ends <= 1'b0;
            turn_valid_out <= 1'b0;
        end else begin
            valid_read_header <= packet_valid;
            valid_judge_header <= valid_read_header;
            valid_resolve <= valid_judge_header;
            has_address_finding_region_0 <= has_address;
            has_address_finding_region_1 <= has_address_finding_region_0;
            has_address_finding_region_2 <= has_address_finding_region_1;
            has_address_finding_region_3 <= has_address_finding_region_2;
            has_address_finding_region_4 <= has_address_finding_region_3;
            has_address_finding_region_5 <= has_address_finding_region_4;
            has_address_find_message <= has_address_finding_region_5;
            is_checked_out <= is_checked;
            turn_valid_look_up <= steps;
            turn_valid_read_0 <= turn_valid_look_up;
            turn_valid_read_1 <= turn_valid_read_0;
            turn_valid_update <= turn_valid_read_1;
            turn_valid_place <= turn_valid_update;
            turn_valid_decide <= turn_valid_place;
            turn_drops_out <= turn_drops;
            turn_waits_out_valid <= turn_waits_valid;
            turn_eager_out_ends <= turn_eager_ends;
            turn_valid_out <= turn_valid_decide;
        end
    end

    always @(posedge clk) begin
        packet_read_header_opcode <= packet_opcode;
        packet_read_header_version <= packet_version;
        packet_read_header_small <= packet_small;
        packet_read_header_rudi <= packet_rudi;
        packet_read_header_rod <= packet_rod;
        packet_read_header_dc <= packet_dc;
        packet_read_header_ie <= packet_ie;
        packet_read_header_rel <= packet_rel;
        packet_read_header_hd <= packet_hd;
        packet_read_header_som <= packet_som;
        packet_read_header_eom <= packet_eom;
        packet_read_header_message_id <= packet_message_id;
        packet_read_header_ri_generation <= packet_ri_generation;
        packet_read_header_job_id <= packet_job_id;
        packet_read_header_pid_on_fep <= packet_pid_on_fep;
        packet_read_header_resource_index <= packet_resource_index;
        packet_read_header_buffer_offset <= packet_buffer_offset;
        packet_read_header_initiator <= packet_initiator;
        packet_read_header_match_bits <= packet_match_bits;
        packet_read_header_header_data <= packet_header_data;
        packet_read_header_request_length <= packet_request_length;
        packet_read_header_payload_length <= packet_payload_length;
        packet_read_header_message_offset <= packet_message_offset;
        packet_read_header_peer <= packet_peer;
        packet_read_header_pdc <= packet_pdc;
        extension_read_header_eager_length <= rendezvous_extension_eager_length;
        extension_read_header_ri_generation <= rendezvous_extension_ri_generation;
        extension_read_header_pid_on_fep <= rendezvous_extension_pid_on_fep;
        extension_read_header_resource_index <= rendezvous_extension_resource_index;
        extension_read_header_read_offset <= rendezvous_extension_read_offset;
        extension_read_header_read_key <= rendezvous_extension_read_key;
        facts_judge_header_cut <= facts_cut;
        facts_judge_header_tracked <= facts_tracked;
        facts_judge_header_rudi <= facts_rudi;
        facts_judge_header_form <= facts_form;
        facts_judge_header_counted <= facts_counted;
        facts_judge_header_wrong <= facts_wrong;
        facts_judge_header_end <= facts_end;
        facts_judge_header_long <= facts_long;
        facts_judge_header_ends <= facts_ends;
        facts_judge_header_all <= facts_all;
        packet_judge_header_opcode <= packet_read_header_opcode;
        packet_judge_header_version <= packet_read_header_version;
        packet_judge_header_small <= packet_read_header_small;
        packet_judge_header_rudi <= packet_read_header_rudi;
        packet_judge_header_rod <= packet_read_header_rod;
        packet_judge_header_dc <= packet_read_header_dc;
        packet_judge_header_ie <= packet_read_header_ie;
        packet_judge_header_rel <= packet_read_header_rel;
        packet_judge_header_hd <= packet_read_header_hd;
        packet_judge_header_som <= packet_read_header_som;
        packet_judge_header_eom <= packet_read_header_eom;
        packet_judge_header_message_id <= packet_read_header_message_id;
        packet_judge_header_ri_generation <= packet_read_header_ri_generation;
        packet_judge_header_job_id <= packet_read_header_job_id;
        packet_judge_header_pid_on_fep <= packet_read_header_pid_on_fep;
        packet_judge_header_resource_index <= packet_read_header_resource_index;
        packet_judge_header_buffer_offset <= packet_read_header_buffer_offset;
        packet_judge_header_initiator <= packet_read_header_initiator;
        packet_judge_header_match_bits <= packet_read_header_match_bits;
        packet_judge_header_header_data <= packet_read_header_header_data;
        packet_judge_header_request_length <= packet_read_header_request_length;
        packet_judge_header_payload_length <= packet_read_header_payload_length;
        packet_judge_header_message_offset <= packet_read_header_message_offset;
        packet_judge_header_peer <= packet_read_header_peer;
        packet_judge_header_pdc <= packet_read_header_pdc;
        packet_resolve_opcode <= packet_judge_header_opcode;
        packet_resolve_version <= packet_judge_header_version;
        packet_resolve_small <= packet_judge_header_small;
        packet_resolve_rudi <= packet_judge_header_rudi;
        packet_resolve_rod <= packet_judge_header_rod;
        packet_resolve_dc <= packet_judge_header_dc;
        packet_resolve_ie <= packet_judge_header_ie;
        packet_resolve_rel <= packet_judge_header_rel;
        packet_resolve_hd <= packet_judge_header_hd;
        packet_resolve_som <= packet_judge_header_som;
        packet_resolve_eom <= packet_judge_header_eom;
        packet_resolve_message_id <= packet_judge_header_message_id;
        packet_resolve_ri_generation <= packet_judge_header_ri_generation;
        packet_resolve_job_id <= packet_judge_header_job_id;
        packet_resolve_pid_on_fep <= packet_judge_header_pid_on_fep;
        packet_resolve_resource_index <= packet_judge_header_resource_index;
        packet_resolve_buffer_offset <= packet_judge_header_buffer_offset;
        packet_resolve_initiator <= packet_judge_header_initiator;
        packet_resolve_match_bits <= packet_judge_header_match_bits;
        packet_resolve_header_data <= packet_judge_header_header_data;
        packet_resolve_request_length <= packet_judge_header_request_length;
        packet_resolve_payload_length <= packet_judge_header_payload_length;
        packet_resolve_message_offset <= packet_judge_header_message_offset;
        packet_resolve_peer <= packet_judge_header_peer;
        packet_resolve_pdc <= packet_judge_header_pdc;
        header_resolve_cut <= header_cut;
        header_resolve_tracked <= header_tracked;
        header_resolve_code <= header_code;
        checked_out_step_expired <= checked_step_expired;
        checked_out_step_found <= checked_step_found;
        checked_out_step_cut <= checked_step_cut;
        checked_out_step_first_code <= checked_step_first_code;
        checked_out_step_first_generation <= checked_step_first_generation;
        checked_out_step_first_bound <= checked_step_first_bound;
        checked_out_step_first_wr_id <= checked_step_first_wr_id;
        checked_out_step_first_address <= checked_step_first_address;
        checked_out_step_first_claim <= checked_step_first_claim;
        checked_out_step_first_is_cut <= checked_step_first_is_cut;
        checked_out_step_first_deferred <= checked_step_first_deferred;
        checked_out_step_first_opcode <= checked_step_first_opcode;
        checked_out_step_first_request_length <= checked_step_first_request_length;
        checked_out_step_first_match_bits <= checked_step_first_match_bits;
        checked_out_step_first_initiator <= checked_step_first_initiator;
        checked_out_step_first_job_id <= checked_step_first_job_id;
        checked_out_step_first_rendezvous_is <= checked_step_first_rendezvous_is;
        checked_out_step_first_rendezvous_slot <= checked_step_first_rendezvous_slot;
        checked_out_step_first_rendezvous_eager_length <= checked_step_first_rendezvous_eager_length;
        checked_out_step_header_code <= checked_step_header_code;
        checked_out_step_later_code <= checked_step_later_code;
        checked_out_generation <= checked_generation;
        checked_out_context <= checked_context;
        checked_out_wants_send <= checked_wants_send;
        checked_out_wants_tagged <= checked_wants_tagged;
        checked_out_is_write <= checked_is_write;
        checked_out_is_read <= checked_is_read;
        checked_out_is_no_op <= checked_is_no_op;
        checked_out_is_atomic <= checked_is_atomic;
        checked_out_region_address <= checked_region_address;
        checked_out_slot <= checked_slot;
        checked_out_keeps <= checked_keeps;
        checked_out_completes <= checked_completes;
        checked_out_has_header_data <= checked_has_header_data;
        checked_out_dc <= checked_dc;
        checked_out_header_data <= checked_header_data;
        checked_out_payload_length <= checked_payload_length;
        checked_out_message_offset <= checked_message_offset;
        checked_out_message_peer <= checked_message_peer;
        checked_out_message_pdc <= checked_message_pdc;
        checked_out_message_message_id <= checked_message_message_id;
        checked_out_tracked <= checked_tracked;
        checked_out_deferral_defers <= checked_deferral_defers;
        checked_out_deferral_restarts <= checked_deferral_restarts;
        checked_out_deferral_rel <= checked_deferral_rel;
        checked_out_deferral_tokens_initiator <= checked_deferral_tokens_initiator;
        checked_out_deferral_tokens_target <= checked_deferral_tokens_target;
        checked_out_rendezvous_is <= checked_rendezvous_is;
        checked_out_rendezvous_slot <= checked_rendezvous_slot;
        checked_out_rendezvous_keeps <= checked_rendezvous_keeps;
        rel_out <= rel;
        turn_packet_look_up_generation <= waiting_down_payload_generation;
        turn_packet_look_up_context <= waiting_down_payload_context;
        turn_packet_look_up_wants_send <= waiting_down_payload_wants_send;
        turn_packet_look_up_wants_tagged <= waiting_down_payload_wants_tagged;
        turn_packet_look_up_is_write <= waiting_down_payload_is_write;
        turn_packet_look_up_is_read <= waiting_down_payload_is_read;
        turn_packet_look_up_is_no_op <= waiting_down_payload_is_no_op;
        turn_packet_look_up_is_atomic <= waiting_down_payload_is_atomic;
        turn_packet_look_up_region_address <= waiting_down_payload_region_address;
        turn_packet_look_up_slot <= waiting_down_payload_slot;
        turn_packet_look_up_keeps <= waiting_down_payload_keeps;
        turn_packet_look_up_completes <= waiting_down_payload_completes;
        turn_packet_look_up_has_header_data <= waiting_down_payload_has_header_data;
        turn_packet_look_up_dc <= waiting_down_payload_dc;
        turn_packet_look_up_header_data <= waiting_down_payload_header_data;
        turn_packet_look_up_payload_length <= waiting_down_payload_payload_length;
        turn_packet_look_up_message_offset <= waiting_down_payload_message_offset;
        turn_packet_look_up_message_peer <= waiting_down_payload_message_peer;
        turn_packet_look_up_message_pdc <= waiting_down_payload_message_pdc;
        turn_packet_look_up_message_message_id <= waiting_down_payload_message_message_id;
        turn_packet_look_up_tracked <= waiting_down_payload_tracked;
        turn_packet_look_up_deferral_defers <= waiting_down_payload_deferral_defers;
        turn_packet_look_up_deferral_restarts <= waiting_down_payload_deferral_restarts;
        turn_packet_look_up_deferral_rel <= waiting_down_payload_deferral_rel;
        turn_packet_look_up_deferral_tokens_initiator <= waiting_down_payload_deferral_tokens_initiator;
        turn_packet_look_up_deferral_tokens_target <= waiting_down_payload_deferral_tokens_target;
        turn_packet_look_up_rendezvous_is <= waiting_down_payload_rendezvous_is;
        turn_packet_look_up_rendezvous_slot <= waiting_down_payload_rendezvous_slot;
        turn_packet_look_up_rendezvous_keeps <= waiting_down_payload_rendezvous_keeps;
        turn_packet_look_up_step_expired <= waiting_down_payload_step_expired;
        turn_packet_look_up_step_found <= waiting_down_payload_step_found;
        turn_packet_look_up_step_cut <= waiting_down_payload_step_cut;
        turn_packet_look_up_step_first_code <= deferred_term && !(bound_choice || deferred) ? 6'd5 : turn_packet_look_up_step_first_code_choice_2;
        turn_packet_look_up_step_first_generation <= waiting_down_payload_step_first_generation;
        turn_packet_look_up_step_first_bound <= bound;
        turn_packet_look_up_step_first_wr_id <= turn_packet_look_up_step_first_wr_id_choice_2 & {32{bound}};
        turn_packet_look_up_step_first_address <= deferred ? {32'd0, deferral_now_token} : turn_packet_look_up_step_first_address_choice_2;
        turn_packet_look_up_step_first_claim <= is_longer ? is_longer_choice_2 : waiting_down_payload_step_first_request_length;
        turn_packet_look_up_step_first_is_cut <= is_longer;
        turn_packet_look_up_step_first_deferred <= deferred;
        turn_packet_look_up_step_first_opcode <= waiting_down_payload_step_first_opcode;
        turn_packet_look_up_step_first_request_length <= waiting_down_payload_step_first_request_length;
        turn_packet_look_up_step_first_match_bits <= waiting_down_payload_step_first_match_bits;
        turn_packet_look_up_step_first_initiator <= waiting_down_payload_step_first_initiator;
        turn_packet_look_up_step_first_job_id <= waiting_down_payload_step_first_job_id;
        turn_packet_look_up_step_first_rendezvous_is <= waiting_down_payload_step_first_rendezvous_is && (bound || deferred);
        turn_packet_look_up_step_first_rendezvous_slot <= waiting_down_payload_step_first_rendezvous_slot;
        turn_packet_look_up_step_first_rendezvous_eager_length <= waiting_down_payload_step_first_rendezvous_eager_length;
        turn_packet_look_up_step_header_code <= waiting_down_payload_step_header_code;
        turn_packet_look_up_step_later_code <= waiting_down_payload_step_later_code;
        turn_packet_read_0_generation <= turn_packet_look_up_generation;
        turn_packet_read_0_context <= turn_packet_look_up_context;
        turn_packet_read_0_wants_send <= turn_packet_look_up_wants_send;
        turn_packet_read_0_wants_tagged <= turn_packet_look_up_wants_tagged;
        turn_packet_read_0_is_write <= turn_packet_look_up_is_write;
        turn_packet_read_0_is_read <= turn_packet_look_up_is_read;
        turn_packet_read_0_is_no_op <= turn_packet_look_up_is_no_op;
        turn_packet_read_0_is_atomic <= turn_packet_look_up_is_atomic;
        turn_packet_read_0_region_address <= turn_packet_look_up_region_address;
        turn_packet_read_0_slot <= turn_packet_look_up_slot;
        turn_packet_read_0_keeps <= turn_packet_look_up_keeps;
        turn_packet_read_0_completes <= turn_packet_look_up_completes;
        turn_packet_read_0_has_header_data <= turn_packet_look_up_has_header_data;
        turn_packet_read_0_dc <= turn_packet_look_up_dc;
        turn_packet_read_0_header_data <= turn_packet_look_up_header_data;
        turn_packet_read_0_payload_length <= turn_packet_look_up_payload_length;
        turn_packet_read_0_message_offset <= turn_packet_look_up_message_offset;
        turn_packet_read_0_message_peer <= turn_packet_look_up_message_peer;
        turn_packet_read_0_message_pdc <= turn_packet_look_up_message_pdc;
        turn_packet_read_0_message_message_id <= turn_packet_look_up_message_message_id;
        turn_packet_read_0_tracked <= turn_packet_look_up_tracked;
        turn_packet_read_0_deferral_defers <= turn_packet_look_up_deferral_defers;
        turn_packet_read_0_deferral_restarts <= turn_packet_look_up_deferral_restarts;
        turn_packet_read_0_deferral_rel <= turn_packet_look_up_deferral_rel;
        turn_packet_read_0_deferral_tokens_initiator <= turn_packet_look_up_deferral_tokens_initiator;
        turn_packet_read_0_deferral_tokens_target <= turn_packet_look_up_deferral_tokens_target;
        turn_packet_read_0_rendezvous_is <= turn_packet_look_up_rendezvous_is;
        turn_packet_read_0_rendezvous_slot <= turn_packet_look_up_rendezvous_slot;
        turn_packet_read_0_rendezvous_keeps <= turn_packet_look_up_rendezvous_keeps;
        turn_packet_read_0_step_expired <= turn_packet_look_up_step_expired;
        turn_packet_read_0_step_found <= turn_packet_look_up_step_found;
        turn_packet_read_0_step_cut <= turn_packet_look_up_step_cut;
        turn_packet_read_0_step_first_code <= turn_packet_look_up_step_first_code;
        turn_packet_read_0_step_first_generation <= turn_packet_look_up_step_first_generation;
        turn_packet_read_0_step_first_bound <= turn_packet_look_up_step_first_bound;
        turn_packet_read_0_step_first_wr_id <= turn_packet_look_up_step_first_wr_id;
        turn_packet_read_0_step_first_address <= turn_packet_look_up_step_first_address;
        turn_packet_read_0_step_first_claim <= turn_packet_look_up_step_first_claim;
        turn_packet_read_0_step_first_is_cut <= turn_packet_look_up_step_first_is_cut;
        turn_packet_read_0_step_first_deferred <= turn_packet_look_up_step_first_deferred;
        turn_packet_read_0_step_first_opcode <= turn_packet_look_up_step_first_opcode;
        turn_packet_read_0_step_first_request_length <= turn_packet_look_up_step_first_request_length;
        turn_packet_read_0_step_first_match_bits <= turn_packet_look_up_step_first_match_bits;
        turn_packet_read_0_step_first_initiator <= turn_packet_look_up_step_first_initiator;
        turn_packet_read_0_step_first_job_id <= turn_packet_look_up_step_first_job_id;
        turn_packet_read_0_step_first_rendezvous_is <= turn_packet_look_up_step_first_rendezvous_is;
        turn_packet_read_0_step_first_rendezvous_slot <= turn_packet_look_up_step_first_rendezvous_slot;
        turn_packet_read_0_step_first_rendezvous_eager_length <= turn_packet_look_up_step_first_rendezvous_eager_length;
        turn_packet_read_0_step_header_code <= turn_packet_look_up_step_header_code;
        turn_packet_read_0_step_later_code <= turn_packet_look_up_step_later_code;
        turn_packet_read_1_generation <= turn_packet_read_0_generation;
        turn_packet_read_1_context <= turn_packet_read_0_context;
        turn_packet_read_1_wants_send <= turn_packet_read_0_wants_send;
        turn_packet_read_1_wants_tagged <= turn_packet_read_0_wants_tagged;
        turn_packet_read_1_is_write <= turn_packet_read_0_is_write;
        turn_packet_read_1_is_read <= turn_packet_read_0_is_read;
        turn_packet_read_1_is_no_op <= turn_packet_read_0_is_no_op;
        turn_packet_read_1_is_atomic <= turn_packet_read_0_is_atomic;
        turn_packet_read_1_region_address <= turn_packet_read_0_region_address;
        turn_packet_read_1_slot <= turn_packet_read_0_slot;
        turn_packet_read_1_keeps <= turn_packet_read_0_keeps;
        turn_packet_read_1_completes <= turn_packet_read_0_completes;
        turn_packet_read_1_has_header_data <= turn_packet_read_0_has_header_data;
        turn_packet_read_1_dc <= turn_packet_read_0_dc;
        turn_packet_read_1_header_data <= turn_packet_read_0_header_data;
        turn_packet_read_1_payload_length <= turn_packet_read_0_payload_length;
        turn_packet_read_1_message_offset <= turn_packet_read_0_message_offset;
        turn_packet_read_1_message_peer <= turn_packet_read_0_message_peer;
        turn_packet_read_1_message_pdc <= turn_packet_read_0_message_pdc;
        turn_packet_read_1_message_message_id <= turn_packet_read_0_message_message_id;
        turn_packet_read_1_tracked <= turn_packet_read_0_tracked;
        turn_packet_read_1_deferral_defers <= turn_packet_read_0_deferral_defers;
        turn_packet_read_1_deferral_restarts <= turn_packet_read_0_deferral_restarts;
        turn_packet_read_1_deferral_rel <= turn_packet_read_0_deferral_rel;
        turn_packet_read_1_deferral_tokens_initiator <= turn_packet_read_0_deferral_tokens_initiator;
        turn_packet_read_1_deferral_tokens_target <= turn_packet_read_0_deferral_tokens_target;
        turn_packet_read_1_rendezvous_is <= turn_packet_read_0_rendezvous_is;
        turn_packet_read_1_rendezvous_slot <= turn_packet_read_0_rendezvous_slot;
        turn_packet_read_1_rendezvous_keeps <= turn_packet_read_0_rendezvous_keeps;
        turn_packet_read_1_step_expired <= turn_packet_read_0_step_expired;
        turn_packet_read_1_step_found <= turn_packet_read_0_step_found;
        turn_packet_read_1_step_cut <= turn_packet_read_0_step_cut;
        turn_packet_read_1_step_first_code <= turn_packet_read_0_step_first_code;
        turn_packet_read_1_step_first_generation <= turn_packet_read_0_step_first_generation;
        turn_packet_read_1_step_first_bound <= turn_packet_read_0_step_first_bound;
        turn_packet_read_1_step_first_wr_id <= turn_packet_read_0_step_first_wr_id;
        turn_packet_read_1_step_first_address <= turn_packet_read_0_step_first_address;
        turn_packet_read_1_step_first_claim <= turn_packet_read_0_step_first_claim;
        turn_packet_read_1_step_first_is_cut <= turn_packet_read_0_step_first_is_cut;
        turn_packet_read_1_step_first_deferred <= turn_packet_read_0_step_first_deferred;
        turn_packet_read_1_step_first_opcode <= turn_packet_read_0_step_first_opcode;
        turn_packet_read_1_step_first_request_length <= turn_packet_read_0_step_first_request_length;
        turn_packet_read_1_step_first_match_bits <= turn_packet_read_0_step_first_match_bits;
        turn_packet_read_1_step_first_initiator <= turn_packet_read_0_step_first_initiator;
        turn_packet_read_1_step_first_job_id <= turn_packet_read_0_step_first_job_id;
        turn_packet_read_1_step_first_rendezvous_is <= turn_packet_read_0_step_first_rendezvous_is;
        turn_packet_read_1_step_first_rendezvous_slot <= turn_packet_read_0_step_first_rendezvous_slot;
        turn_packet_read_1_step_first_rendezvous_eager_length <= turn_packet_read_0_step_first_rendezvous_eager_length;
        turn_packet_read_1_step_header_code <= turn_packet_read_0_step_header_code;
        turn_packet_read_1_step_later_code <= turn_packet_read_0_step_later_code;
        turn_packet_update_generation <= turn_packet_read_1_generation;
        turn_packet_update_context <= turn_packet_read_1_context;
        turn_packet_update_wants_send <= turn_packet_read_1_wants_send;
        turn_packet_update_wants_tagged <= turn_packet_read_1_wants_tagged;
        turn_packet_update_is_write <= turn_packet_read_1_is_write;
        turn_packet_update_is_read <= turn_packet_read_1_is_read;
        turn_packet_update_is_no_op <= turn_packet_read_1_is_no_op;
        turn_packet_update_is_atomic <= turn_packet_read_1_is_atomic;
        turn_packet_update_region_address <= turn_packet_read_1_region_address;
        turn_packet_update_slot <= turn_packet_read_1_slot;
        turn_packet_update_keeps <= turn_packet_read_1_keeps;
        turn_packet_update_completes <= turn_packet_read_1_completes;
        turn_packet_update_has_header_data <= turn_packet_read_1_has_header_data;
        turn_packet_update_dc <= turn_packet_read_1_dc;
        turn_packet_update_header_data <= turn_packet_read_1_header_data;
        turn_packet_update_payload_length <= turn_packet_read_1_payload_length;
        turn_packet_update_message_offset <= turn_packet_read_1_message_offset;
        turn_packet_update_message_peer <= turn_packet_read_1_message_peer;
        turn_packet_update_message_pdc <= turn_packet_read_1_message_pdc;
        turn_packet_update_message_message_id <= turn_packet_read_1_message_message_id;
        turn_packet_update_tracked <= turn_packet_read_1_tracked;
        turn_packet_update_deferral_defers <= turn_packet_read_1_deferral_defers;
        turn_packet_update_deferral_restarts <= turn_packet_read_1_deferral_restarts;
        turn_packet_update_deferral_rel <= turn_packet_read_1_deferral_rel;
        turn_packet_update_deferral_tokens_initiator <= turn_packet_read_1_deferral_tokens_initiator;
        turn_packet_update_deferral_tokens_target <= turn_packet_read_1_deferral_tokens_target;
        turn_packet_update_rendezvous_is <= turn_packet_read_1_rendezvous_is;
        turn_packet_update_rendezvous_slot <= turn_packet_read_1_rendezvous_slot;
        turn_packet_update_rendezvous_keeps <= turn_packet_read_1_rendezvous_keeps;
        turn_packet_update_step_expired <= turn_packet_read_1_step_expired;
        turn_packet_update_step_found <= turn_packet_read_1_step_found;
        turn_packet_update_step_cut <= turn_packet_read_1_step_cut;
        turn_packet_update_step_first_code <= turn_packet_read_1_step_first_code;
        turn_packet_update_step_first_generation <= turn_packet_read_1_step_first_generation;
        turn_packet_update_step_first_bound <= turn_packet_read_1_step_first_bound;
        turn_packet_update_step_first_wr_id <= turn_packet_read_1_step_first_wr_id;
        turn_packet_update_step_first_address <= turn_packet_read_1_step_first_address;
        turn_packet_update_step_first_claim <= turn_packet_read_1_step_first_claim;
        turn_packet_update_step_first_is_cut <= turn_packet_read_1_step_first_is_cut;
        turn_packet_update_step_first_deferred <= turn_packet_read_1_step_first_deferred;
        turn_packet_update_step_first_opcode <= turn_packet_read_1_step_first_opcode;
        turn_packet_update_step_first_request_length <= turn_packet_read_1_step_first_request_length;
        turn_packet_update_step_first_match_bits <= turn_packet_read_1_step_first_match_bits;
        turn_packet_update_step_first_initiator <= turn_packet_read_1_step_first_initiator;
        turn_packet_update_step_first_job_id <= turn_packet_read_1_step_first_job_id;
        turn_packet_update_step_first_rendezvous_is <= turn_packet_read_1_step_first_rendezvous_is;
        turn_packet_update_step_first_rendezvous_slot <= turn_packet_read_1_step_first_rendezvous_slot;
        turn_packet_update_step_first_rendezvous_eager_length <= turn_packet_read_1_step_first_rendezvous_eager_length;
        turn_packet_update_step_header_code <= turn_packet_read_1_step_header_code;
        turn_packet_update_step_later_code <= turn_packet_read_1_step_later_code;
        turn_kept_place_code <= turn_kept_code;
        turn_kept_place_generation <= turn_kept_generation;
        turn_kept_place_bound <= turn_kept_bound;
        turn_kept_place_wr_id <= turn_kept_wr_id;
        turn_kept_place_address <= turn_kept_address;
        turn_kept_place_claim <= turn_kept_claim;
        turn_kept_place_is_cut <= turn_kept_is_cut;
        turn_kept_place_deferred <= turn_kept_deferred;
        turn_kept_place_opcode <= turn_kept_opcode;
        turn_kept_place_request_length <= turn_kept_request_length;
        turn_kept_place_match_bits <= turn_kept_match_bits;
        turn_kept_place_initiator <= turn_kept_initiator;
        turn_kept_place_job_id <= turn_kept_job_id;
        turn_kept_place_rendezvous_is <= turn_kept_rendezvous_is;
        turn_kept_place_rendezvous_slot <= turn_kept_rendezvous_slot;
        turn_kept_place_rendezvous_eager_length <= turn_kept_rendezvous_eager_length;
        turn_packet_place_generation <= turn_packet_update_generation;
        turn_packet_place_context <= turn_packet_update_context;
        turn_packet_place_wants_send <= turn_packet_update_wants_send;
        turn_packet_place_wants_tagged <= turn_packet_update_wants_tagged;
        turn_packet_place_is_write <= turn_packet_update_is_write;
        turn_packet_place_is_read <= turn_packet_update_is_read;
        turn_packet_place_is_no_op <= turn_packet_update_is_no_op;
        turn_packet_place_is_atomic <= turn_packet_update_is_atomic;
        turn_packet_place_region_address <= turn_packet_update_region_address;
        turn_packet_place_slot <= turn_packet_update_slot;
        turn_packet_place_keeps <= turn_packet_update_keeps;
        turn_packet_place_completes <= turn_packet_update_completes;
        turn_packet_place_has_header_data <= turn_packet_update_has_header_data;
        turn_packet_place_dc <= turn_packet_update_dc;
        turn_packet_place_header_data <= turn_packet_update_header_data;
        turn_packet_place_payload_length <= turn_packet_update_payload_length;
        turn_packet_place_message_offset <= turn_packet_update_message_offset;
        turn_packet_place_message_peer <= turn_packet_update_message_peer;
        turn_packet_place_message_pdc <= turn_packet_update_message_pdc;
        turn_packet_place_message_message_id <= turn_packet_update_message_message_id;
        turn_packet_place_tracked <= turn_packet_update_tracked;
        turn_packet_place_deferral_defers <= turn_packet_update_deferral_defers;
        turn_packet_place_deferral_restarts <= turn_packet_update_deferral_restarts;
        turn_packet_place_deferral_rel <= turn_packet_update_deferral_rel;
        turn_packet_place_deferral_tokens_initiator <= turn_packet_update_deferral_tokens_initiator;
        turn_packet_place_deferral_tokens_target <= turn_packet_update_deferral_tokens_target;
        turn_packet_place_rendezvous_is <= turn_packet_update_rendezvous_is;
        turn_packet_place_rendezvous_slot <= turn_packet_update_rendezvous_slot;
        turn_packet_place_rendezvous_keeps <= turn_packet_update_rendezvous_keeps;
        turn_packet_place_step_expired <= turn_packet_update_step_expired;
        turn_packet_place_step_found <= turn_packet_update_step_found;
        turn_packet_place_step_cut <= turn_packet_update_step_cut;
        turn_packet_place_step_first_code <= turn_packet_update_step_first_code;
        turn_packet_place_step_first_generation <= turn_packet_update_step_first_generation;
        turn_packet_place_step_first_bound <= turn_packet_update_step_first_bound;
        turn_packet_place_step_first_wr_id <= turn_packet_update_step_first_wr_id;
        turn_packet_place_step_first_address <= turn_packet_update_step_first_address;
        turn_packet_place_step_first_claim <= turn_packet_update_step_first_claim;
        turn_packet_place_step_first_is_cut <= turn_packet_update_step_first_is_cut;
        turn_packet_place_step_first_deferred <= turn_packet_update_step_first_deferred;
        turn_packet_place_step_first_opcode <= turn_packet_update_step_first_opcode;
        turn_packet_place_step_first_request_length <= turn_packet_update_step_first_request_length;
        turn_packet_place_step_first_match_bits <= turn_packet_update_step_first_match_bits;
        turn_packet_place_step_first_initiator <= turn_packet_update_step_first_initiator;
        turn_packet_place_step_first_job_id <= turn_packet_update_step_first_job_id;
        turn_packet_place_step_first_rendezvous_is <= turn_packet_update_step_first_rendezvous_is;
        turn_packet_place_step_first_rendezvous_slot <= turn_packet_update_step_first_rendezvous_slot;
        turn_packet_place_step_first_rendezvous_eager_length <= turn_packet_update_step_first_rendezvous_eager_length;
        turn_packet_place_step_header_code <= turn_packet_update_step_header_code;
        turn_packet_place_step_later_code <= turn_packet_update_step_later_code;
        turn_kept_decide_code <= turn_kept_place_code;
        turn_kept_decide_generation <= turn_kept_place_generation;
        turn_kept_decide_bound <= turn_kept_place_bound;
        turn_kept_decide_wr_id <= turn_kept_place_wr_id;
        turn_kept_decide_address <= turn_kept_place_address;
        turn_kept_decide_claim <= turn_kept_place_claim;
        turn_kept_decide_is_cut <= turn_kept_place_is_cut;
        turn_kept_decide_deferred <= turn_kept_place_deferred;
        turn_kept_decide_opcode <= turn_kept_place_opcode;
        turn_kept_decide_request_length <= turn_kept_place_request_length;
        turn_kept_decide_match_bits <= turn_kept_place_match_bits;
        turn_kept_decide_initiator <= turn_kept_place_initiator;
        turn_kept_decide_job_id <= turn_kept_place_job_id;
        turn_kept_decide_rendezvous_is <= turn_kept_place_rendezvous_is;
        turn_kept_decide_rendezvous_slot <= turn_kept_place_rendezvous_slot;
        turn_kept_decide_rendezvous_eager_length <= turn_kept_place_rendezvous_eager_length;
        turn_packet_decide_generation <= turn_packet_place_generation;
        turn_packet_decide_context <= turn_packet_place_context;
        turn_packet_decide_wants_send <= turn_packet_place_wants_send;
        turn_packet_decide_wants_tagged <= turn_packet_place_wants_tagged;
        turn_packet_decide_is_write <= turn_packet_place_is_write;
        turn_packet_decide_is_read <= turn_packet_place_is_read;
        turn_packet_decide_is_no_op <= turn_packet_place_is_no_op;
        turn_packet_decide_is_atomic <= turn_packet_place_is_atomic;
        turn_packet_decide_region_address <= turn_packet_place_region_address;
        turn_packet_decide_slot <= turn_packet_place_slot;
        turn_packet_decide_keeps <= turn_packet_place_keeps;
        turn_packet_decide_completes <= turn_packet_place_completes;
        turn_packet_decide_has_header_data <= turn_packet_place_has_header_data;
        turn_packet_decide_dc <= turn_packet_place_dc;
        turn_packet_decide_header_data <= turn_packet_place_header_data;
        turn_packet_decide_payload_length <= turn_packet_place_payload_length;
        turn_packet_decide_message_offset <= turn_packet_place_message_offset;
        turn_packet_decide_message_peer <= turn_packet_place_message_peer;
        turn_packet_decide_message_pdc <= turn_packet_place_message_pdc;
        turn_packet_decide_message_message_id <= turn_packet_place_message_message_id;
        turn_packet_decide_tracked <= turn_packet_place_tracked;
        turn_packet_decide_deferral_defers <= turn_packet_place_deferral_defers;
        turn_packet_decide_deferral_restarts <= turn_packet_place_deferral_restarts;
        turn_packet_decide_deferral_rel <= turn_packet_place_deferral_rel;
        turn_packet_decide_deferral_tokens_initiator <= turn_packet_place_deferral_tokens_initiator;
        turn_packet_decide_deferral_tokens_target <= turn_packet_place_deferral_tokens_target;
        turn_packet_decide_rendezvous_is <= turn_packet_place_rendezvous_is;
        turn_packet_decide_rendezvous_slot <= turn_packet_place_rendezvous_slot;
        turn_packet_decide_rendezvous_keeps <= turn_packet_place_rendezvous_keeps;
        turn_packet_decide_step_expired <= turn_packet_place_step_expired;
        turn_packet_decide_step_found <= turn_packet_place_step_found;
        turn_packet_decide_step_cut <= turn_packet_place_step_cut;
        turn_packet_decide_step_first_code <= turn_packet_place_step_first_code;
        turn_packet_decide_step_first_generation <= turn_packet_place_step_first_generation;
        turn_packet_decide_step_first_bound <= turn_packet_place_step_first_bound;
        turn_packet_decide_step_first_wr_id <= turn_packet_place_step_first_wr_id;
        turn_packet_decide_step_first_address <= turn_packet_place_step_first_address;
        turn_packet_decide_step_first_claim <= turn_packet_place_step_first_claim;
        turn_packet_decide_step_first_is_cut <= turn_packet_place_step_first_is_cut;
        turn_packet_decide_step_first_deferred <= turn_packet_place_step_first_deferred;
        turn_packet_decide_step_first_opcode <= turn_packet_place_step_first_opcode;
        turn_packet_decide_step_first_request_length <= turn_packet_place_step_first_request_length;
        turn_packet_decide_step_first_match_bits <= turn_packet_place_step_first_match_bits;
        turn_packet_decide_step_first_initiator <= turn_packet_place_step_first_initiator;
        turn_packet_decide_step_first_job_id <= turn_packet_place_step_first_job_id;
        turn_packet_decide_step_first_rendezvous_is <= turn_packet_place_step_first_rendezvous_is;
        turn_packet_decide_step_first_rendezvous_slot <= turn_packet_place_step_first_rendezvous_slot;
        turn_packet_decide_step_first_rendezvous_eager_length <= turn_packet_place_step_first_rendezvous_eager_length;
        turn_packet_decide_step_header_code <= turn_packet_place_step_header_code;
        turn_packet_decide_step_later_code <= turn_packet_place_step_later_code;
        turn_placed_decide_left <= turn_placed_left;
        turn_placed_decide_none <= turn_placed_none;
        turn_placed_decide_all <= turn_placed_all;
        turn_placed_decide_is_ok <= turn_placed_is_ok;
        turn_placed_decide_address <= turn_placed_address;
        turn_placed_decide_may <= turn_placed_may;
        turn_placed_decide_cut <= turn_placed_cut;
        turn_placed_decide_modified <= turn_placed_modified;
        turn_placed_decide_plain <= turn_placed_plain;
        turn_waits_out_token <= turn_waits_token;
        turn_eager_out_slot <= turn_eager_slot;
        turn_eager_out_bound <= turn_eager_bound;
        turn_eager_out_waits <= turn_eager_waits;
        turn_eager_out_address <= turn_eager_address;
        turn_said_out_expired <= turn_said_expired;
        turn_said_out_response_plain <= turn_said_response_plain;
        turn_said_out_response_return_code <= turn_said_response_return_code;
        turn_said_out_response_list <= turn_said_response_list;
        turn_said_out_response_modified_length <= turn_said_response_modified_length;
        turn_said_out_response_ri_generation <= turn_said_response_ri_generation;
        turn_said_out_place <= turn_said_place;
        turn_said_out_dc <= turn_said_dc;
        turn_said_out_read <= turn_said_read;
        turn_said_out_address <= turn_said_address;
        turn_said_out_length <= turn_said_length;
        turn_said_out_atomic <= turn_said_atomic;
        turn_said_out_completes <= turn_said_completes;
        turn_said_out_completion_kind <= turn_said_completion_kind;
        turn_said_out_completion_return_code <= turn_said_completion_return_code;
        turn_said_out_completion_opcode <= turn_said_completion_opcode;
        turn_said_out_completion_wr_id <= turn_said_completion_wr_id;
        turn_said_out_completion_bytes <= turn_said_completion_bytes;
        turn_said_out_completion_cut <= turn_said_completion_cut;
        turn_said_out_completion_has_header_data <= turn_said_completion_has_header_data;
        turn_said_out_completion_header_data <= turn_said_completion_header_data;
        turn_said_out_completion_match_bits <= turn_said_completion_match_bits;
        turn_said_out_completion_initiator <= turn_said_completion_initiator;
        turn_said_out_completion_job_id <= turn_said_completion_job_id;
        turn_said_out_completion_peer <= turn_said_completion_peer;
        turn_said_out_completion_pdc <= turn_said_completion_pdc;
        turn_said_out_completion_message_id <= turn_said_completion_message_id;
        turn_said_out_opens <= turn_said_opens;
        turn_said_out_closes <= turn_said_closes;
    end

    assign ready = resolver_ready && region_table_ready && tracker_ready;
    assign result_valid = turn_valid_out;
    assign result_expired = turn_said_out_expired;
    assign result_response_plain = turn_said_out_response_plain;
    assign result_response_return_code = turn_said_out_response_return_code;
    assign result_response_list = turn_said_out_response_list;
    assign result_response_modified_length = turn_said_out_response_modified_length;
    assign result_response_ri_generation = turn_said_out_response_ri_generation;
    assign result_place = turn_said_out_place;
    assign result_dc = turn_said_out_dc;
    assign result_read = turn_said_out_read;
    assign result_address = turn_said_out_address;
    assign result_length = turn_said_out_length;
    assign result_atomic = turn_said_out_atomic;
    assign result_completes = turn_said_out_completes;
    assign result_completion_kind = turn_said_out_completion_kind;
    assign result_completion_return_code = turn_said_out_completion_return_code;
    assign result_completion_opcode = turn_said_out_completion_opcode;
    assign result_completion_wr_id = turn_said_out_completion_wr_id;
    assign result_completion_bytes = turn_said_out_completion_bytes;
    assign result_completion_cut = turn_said_out_completion_cut;
    assign result_completion_has_header_data = turn_said_out_completion_has_header_data;
    assign result_completion_header_data = turn_said_out_completion_header_data;
    assign result_completion_match_bits = turn_said_out_completion_match_bits;
    assign result_completion_initiator = turn_said_out_completion_initiator;
    assign result_completion_job_id = turn_said_out_completion_job_id;
    assign result_completion_message_id = turn_said_out_completion_message_id;
    assign result_completion_peer = turn_said_out_completion_peer;
    assign result_completion_pdc = turn_said_out_completion_pdc;
    assign result_opens = turn_said_out_opens;
    assign result_closes = turn_said_out_closes;
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
    assign waits_valid = turn_waits_out_valid;
    assign waits_token = turn_waits_out_token;
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
    assign begins_rest_valid = to_rest_matched_valid;
    assign begins_rest_slot = to_rest_matched_slot;
    assign job_commands_ready = resolver_job_commands_ready;
    assign process_commands_ready = resolver_process_commands_ready;
    assign resource_commands_ready = resolver_resource_commands_ready;
    assign contexts_ready = resolver_contexts_ready;
    assign regions_ready = region_table_commands_ready;
    assign receives_ready = receives_payload_tagged ? tags_receives_ready : sends_receives_ready;

    wire _unused_ok = &{1'b0, resolver_verdict_has_context, region_table_verdict_valid, region_table_verdict_payload_length, tracker_verdict_place, tracker_expired_code, packet_check_version, packet_check_small, packet_check_rudi, packet_check_hd, packet_check_som, packet_check_eom, packet_check_ri_generation, packet_check_pid_on_fep, packet_check_resource_index, packet_check_header_data, checked_out_step_first_rendezvous_is, checked_out_step_first_rendezvous_slot, checked_out_step_first_rendezvous_eager_length, checked_out_rendezvous_slot, checked_out_rendezvous_keeps, line_up_ready, line_down_payload_step_expired, line_down_payload_rendezvous_keeps, expired_line_up_ready, waiting_down_payload_step_first_bound, waiting_down_payload_step_first_wr_id, waiting_down_payload_step_first_address, waiting_down_payload_step_first_claim, waiting_down_payload_step_first_is_cut, waiting_down_payload_step_first_deferred, turn_kept_decide_is_cut, turn_kept_decide_rendezvous_eager_length, turn_packet_decide_generation, turn_packet_decide_context, turn_packet_decide_wants_send, turn_packet_decide_wants_tagged, turn_packet_decide_is_no_op, turn_packet_decide_region_address, turn_packet_decide_slot, turn_packet_decide_message_offset, turn_packet_decide_tracked, turn_packet_decide_deferral_defers, turn_packet_decide_deferral_restarts, turn_packet_decide_deferral_rel, turn_packet_decide_deferral_tokens_initiator, turn_packet_decide_deferral_tokens_target, turn_packet_decide_rendezvous_slot, turn_packet_decide_rendezvous_keeps, turn_packet_decide_step_cut, turn_packet_decide_step_first_code, turn_packet_decide_step_first_generation, turn_packet_decide_step_first_bound, turn_packet_decide_step_first_wr_id, turn_packet_decide_step_first_address, turn_packet_decide_step_first_claim, turn_packet_decide_step_first_is_cut, turn_packet_decide_step_first_deferred, turn_packet_decide_step_first_opcode, turn_packet_decide_step_first_request_length, turn_packet_decide_step_first_match_bits, turn_packet_decide_step_first_initiator, turn_packet_decide_step_first_job_id, turn_packet_decide_step_first_rendezvous_is, turn_packet_decide_step_first_rendezvous_slot, turn_packet_decide_step_first_rendezvous_eager_length, turn_packet_decide_step_header_code, turn_packet_decide_step_later_code, turn_placed_decide_left[14], bindings_at, bindings_valid, defer_shr[15:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) packet_finds_room: assert (!is_checked_out || line_up_ready);
    always @(posedge clk) if (!rst) expired_finds_room: assert (!tracker_expired_valid || expired_line_up_ready);
`endif

endmodule

`default_nettype wire
