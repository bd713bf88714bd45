// Joins 4 streams of 399 bits.
`default_nettype none

module stream_mux_w399_round_robin_n4_hold (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_0_payload_packet_place,
    input  wire   [2:0] up_0_payload_packet_kind,
    input  wire         up_0_payload_packet_rod,
    input  wire         up_0_payload_packet_retx,
    input  wire         up_0_payload_packet_ar,
    input  wire         up_0_payload_packet_syn,
    input  wire  [31:0] up_0_payload_packet_psn,
    input  wire  [15:0] up_0_payload_packet_clear_offset,
    input  wire  [15:0] up_0_payload_packet_opaque,
    input  wire  [31:0] up_0_payload_packet_payload,
    input  wire  [15:0] up_0_payload_packet_spdcid,
    input  wire  [15:0] up_0_payload_packet_dpdcid,
    input  wire  [15:0] up_0_payload_packet_picked_entropy,
    input  wire   [7:0] up_0_payload_packet_picked_ccc_id,
    input  wire  [23:0] up_0_payload_packet_picked_credit_target,
    input  wire  [31:0] up_0_payload_packet_handle,
    input  wire  [15:0] up_0_payload_packet_message,
    input  wire  [13:0] up_0_payload_packet_length,
    input  wire  [13:0] up_0_payload_packet_size,
    input  wire [127:0] up_0_payload_destination,
    input  wire   [3:0] up_0_payload_local,
    input  wire         up_0_payload_uud,
    input  wire         up_0_payload_rudi,
    input  wire         up_0_payload_served_is,
    input  wire         up_0_payload_served_marked,
    input  wire         up_0_valid,
    output wire         up_0_ready,
    input  wire   [3:0] up_1_payload_packet_place,
    input  wire   [2:0] up_1_payload_packet_kind,
    input  wire         up_1_payload_packet_rod,
    input  wire         up_1_payload_packet_retx,
    input  wire         up_1_payload_packet_ar,
    input  wire         up_1_payload_packet_syn,
    input  wire  [31:0] up_1_payload_packet_psn,
    input  wire  [15:0] up_1_payload_packet_clear_offset,
    input  wire  [15:0] up_1_payload_packet_opaque,
    input  wire  [31:0] up_1_payload_packet_payload,
    input  wire  [15:0] up_1_payload_packet_spdcid,
    input  wire  [15:0] up_1_payload_packet_dpdcid,
    input  wire  [15:0] up_1_payload_packet_picked_entropy,
    input  wire   [7:0] up_1_payload_packet_picked_ccc_id,
    input  wire  [23:0] up_1_payload_packet_picked_credit_target,
    input  wire  [31:0] up_1_payload_packet_handle,
    input  wire  [15:0] up_1_payload_packet_message,
    input  wire  [13:0] up_1_payload_packet_length,
    input  wire  [13:0] up_1_payload_packet_size,
    input  wire [127:0] up_1_payload_destination,
    input  wire   [3:0] up_1_payload_local,
    input  wire         up_1_payload_uud,
    input  wire         up_1_payload_rudi,
    input  wire         up_1_payload_served_is,
    input  wire         up_1_payload_served_marked,
    input  wire         up_1_valid,
    output wire         up_1_ready,
    input  wire   [3:0] up_2_payload_packet_place,
    input  wire   [2:0] up_2_payload_packet_kind,
    input  wire         up_2_payload_packet_rod,
    input  wire         up_2_payload_packet_retx,
    input  wire         up_2_payload_packet_ar,
    input  wire         up_2_payload_packet_syn,
    input  wire  [31:0] up_2_payload_packet_psn,
    input  wire  [15:0] up_2_payload_packet_clear_offset,
    input  wire  [15:0] up_2_payload_packet_opaque,
    input  wire  [31:0] up_2_payload_packet_payload,
    input  wire  [15:0] up_2_payload_packet_spdcid,
    input  wire  [15:0] up_2_payload_packet_dpdcid,
    input  wire  [15:0] up_2_payload_packet_picked_entropy,
    input  wire   [7:0] up_2_payload_packet_picked_ccc_id,
    input  wire  [23:0] up_2_payload_packet_picked_credit_target,
    input  wire  [31:0] up_2_payload_packet_handle,
    input  wire  [15:0] up_2_payload_packet_message,
    input  wire  [13:0] up_2_payload_packet_length,
    input  wire  [13:0] up_2_payload_packet_size,
    input  wire [127:0] up_2_payload_destination,
    input  wire   [3:0] up_2_payload_local,
    input  wire         up_2_payload_uud,
    input  wire         up_2_payload_rudi,
    input  wire         up_2_payload_served_is,
    input  wire         up_2_payload_served_marked,
    input  wire         up_2_valid,
    output wire         up_2_ready,
    input  wire   [3:0] up_3_payload_packet_place,
    input  wire   [2:0] up_3_payload_packet_kind,
    input  wire         up_3_payload_packet_rod,
    input  wire         up_3_payload_packet_retx,
    input  wire         up_3_payload_packet_ar,
    input  wire         up_3_payload_packet_syn,
    input  wire  [31:0] up_3_payload_packet_psn,
    input  wire  [15:0] up_3_payload_packet_clear_offset,
    input  wire  [15:0] up_3_payload_packet_opaque,
    input  wire  [31:0] up_3_payload_packet_payload,
    input  wire  [15:0] up_3_payload_packet_spdcid,
    input  wire  [15:0] up_3_payload_packet_dpdcid,
    input  wire  [15:0] up_3_payload_packet_picked_entropy,
    input  wire   [7:0] up_3_payload_packet_picked_ccc_id,
    input  wire  [23:0] up_3_payload_packet_picked_credit_target,
    input  wire  [31:0] up_3_payload_packet_handle,
    input  wire  [15:0] up_3_payload_packet_message,
    input  wire  [13:0] up_3_payload_packet_length,
    input  wire  [13:0] up_3_payload_packet_size,
    input  wire [127:0] up_3_payload_destination,
    input  wire   [3:0] up_3_payload_local,
    input  wire         up_3_payload_uud,
    input  wire         up_3_payload_rudi,
    input  wire         up_3_payload_served_is,
    input  wire         up_3_payload_served_marked,
    input  wire         up_3_valid,
    output wire         up_3_ready,
    output wire   [3:0] down_payload_packet_place,
    output wire   [2:0] down_payload_packet_kind,
    output wire         down_payload_packet_rod,
    output wire         down_payload_packet_retx,
    output wire         down_payload_packet_ar,
    output wire         down_payload_packet_syn,
    output wire  [31:0] down_payload_packet_psn,
    output wire  [15:0] down_payload_packet_clear_offset,
    output wire  [15:0] down_payload_packet_opaque,
    output wire  [31:0] down_payload_packet_payload,
    output wire  [15:0] down_payload_packet_spdcid,
    output wire  [15:0] down_payload_packet_dpdcid,
    output wire  [15:0] down_payload_packet_picked_entropy,
    output wire   [7:0] down_payload_packet_picked_ccc_id,
    output wire  [23:0] down_payload_packet_picked_credit_target,
    output wire  [31:0] down_payload_packet_handle,
    output wire  [15:0] down_payload_packet_message,
    output wire  [13:0] down_payload_packet_length,
    output wire  [13:0] down_payload_packet_size,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire         down_payload_uud,
    output wire         down_payload_rudi,
    output wire         down_payload_served_is,
    output wire         down_payload_served_marked,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [3:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire   [3:0] request = {up_3_valid, up_2_valid, up_1_valid, up_0_valid};
    wire         valid = |(arbiter_grant & request);
    wire         accept = valid && down_ready;
    wire         arbiter_index_0 = arbiter_index[0];
    wire   [3:0] item_packet_place_choice = arbiter_index_0 ? up_3_payload_packet_place : up_2_payload_packet_place;
    wire   [3:0] item_packet_place_choice_2 = arbiter_index_0 ? up_1_payload_packet_place : up_0_payload_packet_place;
    wire   [3:0] item_packet_place = arbiter_index[1] ? item_packet_place_choice : item_packet_place_choice_2;
    wire   [2:0] item_packet_kind_choice = arbiter_index_0 ? up_3_payload_packet_kind : up_2_payload_packet_kind;
    wire   [2:0] item_packet_kind_choice_2 = arbiter_index_0 ? up_1_payload_packet_kind : up_0_payload_packet_kind;
    wire   [2:0] item_packet_kind = arbiter_index[1] ? item_packet_kind_choice : item_packet_kind_choice_2;
    wire         item_packet_rod_choice = arbiter_index_0 ? up_3_payload_packet_rod : up_2_payload_packet_rod;
    wire         item_packet_rod_choice_2 = arbiter_index_0 ? up_1_payload_packet_rod : up_0_payload_packet_rod;
    wire         item_packet_rod = arbiter_index[1] ? item_packet_rod_choice : item_packet_rod_choice_2;
    wire         item_packet_retx_choice = arbiter_index_0 ? up_3_payload_packet_retx : up_2_payload_packet_retx;
    wire         item_packet_retx_choice_2 = arbiter_index_0 ? up_1_payload_packet_retx : up_0_payload_packet_retx;
    wire         item_packet_retx = arbiter_index[1] ? item_packet_retx_choice : item_packet_retx_choice_2;
    wire         item_packet_ar_choice = arbiter_index_0 ? up_3_payload_packet_ar : up_2_payload_packet_ar;
    wire         item_packet_ar_choice_2 = arbiter_index_0 ? up_1_payload_packet_ar : up_0_payload_packet_ar;
    wire         item_packet_ar = arbiter_index[1] ? item_packet_ar_choice : item_packet_ar_choice_2;
    wire         item_packet_syn_choice = arbiter_index_0 ? up_3_payload_packet_syn : up_2_payload_packet_syn;
    wire         item_packet_syn_choice_2 = arbiter_index_0 ? up_1_payload_packet_syn : up_0_payload_packet_syn;
    wire         item_packet_syn = arbiter_index[1] ? item_packet_syn_choice : item_packet_syn_choice_2;
    wire  [31:0] item_packet_psn_choice = arbiter_index_0 ? up_3_payload_packet_psn : up_2_payload_packet_psn;
    wire  [31:0] item_packet_psn_choice_2 = arbiter_index_0 ? up_1_payload_packet_psn : up_0_payload_packet_psn;
    wire  [31:0] item_packet_psn = arbiter_index[1] ? item_packet_psn_choice : item_packet_psn_choice_2;
    wire  [15:0] item_packet_clear_offset_choice = arbiter_index_0 ? up_3_payload_packet_clear_offset : up_2_payload_packet_clear_offset;
    wire  [15:0] item_packet_clear_offset_choice_2 = arbiter_index_0 ? up_1_payload_packet_clear_offset : up_0_payload_packet_clear_offset;
    wire  [15:0] item_packet_clear_offset = arbiter_index[1] ? item_packet_clear_offset_choice : item_packet_clear_offset_choice_2;
    wire  [15:0] item_packet_opaque_choice = arbiter_index_0 ? up_3_payload_packet_opaque : up_2_payload_packet_opaque;
    wire  [15:0] item_packet_opaque_choice_2 = arbiter_index_0 ? up_1_payload_packet_opaque : up_0_payload_packet_opaque;
    wire  [15:0] item_packet_opaque = arbiter_index[1] ? item_packet_opaque_choice : item_packet_opaque_choice_2;
    wire  [31:0] item_packet_payload_choice = arbiter_index_0 ? up_3_payload_packet_payload : up_2_payload_packet_payload;
    wire  [31:0] item_packet_payload_choice_2 = arbiter_index_0 ? up_1_payload_packet_payload : up_0_payload_packet_payload;
    wire  [31:0] item_packet_payload = arbiter_index[1] ? item_packet_payload_choice : item_packet_payload_choice_2;
    wire  [15:0] item_packet_spdcid_choice = arbiter_index_0 ? up_3_payload_packet_spdcid : up_2_payload_packet_spdcid;
    wire  [15:0] item_packet_spdcid_choice_2 = arbiter_index_0 ? up_1_payload_packet_spdcid : up_0_payload_packet_spdcid;
    wire  [15:0] item_packet_spdcid = arbiter_index[1] ? item_packet_spdcid_choice : item_packet_spdcid_choice_2;
    wire  [15:0] item_packet_dpdcid_choice = arbiter_index_0 ? up_3_payload_packet_dpdcid : up_2_payload_packet_dpdcid;
    wire  [15:0] item_packet_dpdcid_choice_2 = arbiter_index_0 ? up_1_payload_packet_dpdcid : up_0_payload_packet_dpdcid;
    wire  [15:0] item_packet_dpdcid = arbiter_index[1] ? item_packet_dpdcid_choice : item_packet_dpdcid_choice_2;
    wire  [15:0] item_packet_picked_entropy_choice = arbiter_index_0 ? up_3_payload_packet_picked_entropy : up_2_payload_packet_picked_entropy;
    wire  [15:0] item_packet_picked_entropy_choice_2 = arbiter_index_0 ? up_1_payload_packet_picked_entropy : up_0_payload_packet_picked_entropy;
    wire  [15:0] item_packet_picked_entropy = arbiter_index[1] ? item_packet_picked_entropy_choice : item_packet_picked_entropy_choice_2;
    wire   [7:0] item_packet_picked_ccc_id_choice = arbiter_index_0 ? up_3_payload_packet_picked_ccc_id : up_2_payload_packet_picked_ccc_id;
    wire   [7:0] item_packet_picked_ccc_id_choice_2 = arbiter_index_0 ? up_1_payload_packet_picked_ccc_id : up_0_payload_packet_picked_ccc_id;
    wire   [7:0] item_packet_picked_ccc_id = arbiter_index[1] ? item_packet_picked_ccc_id_choice : item_packet_picked_ccc_id_choice_2;
    wire  [23:0] item_packet_picked_credit_target_choice = arbiter_index_0 ? up_3_payload_packet_picked_credit_target : up_2_payload_packet_picked_credit_target;
    wire  [23:0] item_packet_picked_credit_target_choice_2 = arbiter_index_0 ? up_1_payload_packet_picked_credit_target : up_0_payload_packet_picked_credit_target;
    wire  [23:0] item_packet_picked_credit_target = arbiter_index[1] ? item_packet_picked_credit_target_choice : item_packet_picked_credit_target_choice_2;
    wire  [31:0] item_packet_handle_choice = arbiter_index_0 ? up_3_payload_packet_handle : up_2_payload_packet_handle;
    wire  [31:0] item_packet_handle_choice_2 = arbiter_index_0 ? up_1_payload_packet_handle : up_0_payload_packet_handle;
    wire  [31:0] item_packet_handle = arbiter_index[1] ? item_packet_handle_choice : item_packet_handle_choice_2;
    wire  [15:0] item_packet_message_choice = arbiter_index_0 ? up_3_payload_packet_message : up_2_payload_packet_message;
    wire  [15:0] item_packet_message_choice_2 = arbiter_index_0 ? up_1_payload_packet_message : up_0_payload_packet_message;
    wire  [15:0] item_packet_message = arbiter_index[1] ? item_packet_message_choice : item_packet_message_choice_2;
    wire  [13:0] item_packet_length_choice = arbiter_index_0 ? up_3_payload_packet_length : up_2_payload_packet_length;
    wire  [13:0] item_packet_length_choice_2 = arbiter_index_0 ? up_1_payload_packet_length : up_0_payload_packet_length;
    wire  [13:0] item_packet_length = arbiter_index[1] ? item_packet_length_choice : item_packet_length_choice_2;
    wire  [13:0] item_packet_size_choice = arbiter_index_0 ? up_3_payload_packet_size : up_2_payload_packet_size;
    wire  [13:0] item_packet_size_choice_2 = arbiter_index_0 ? up_1_payload_packet_size : up_0_payload_packet_size;
    wire  [13:0] item_packet_size = arbiter_index[1] ? item_packet_size_choice : item_packet_size_choice_2;
    wire [127:0] item_destination_choice = arbiter_index_0 ? up_3_payload_destination : up_2_payload_destination;
    wire [127:0] item_destination_choice_2 = arbiter_index_0 ? up_1_payload_destination : up_0_payload_destination;
    wire [127:0] item_destination = arbiter_index[1] ? item_destination_choice : item_destination_choice_2;
    wire   [3:0] item_local_choice = arbiter_index_0 ? up_3_payload_local : up_2_payload_local;
    wire   [3:0] item_local_choice_2 = arbiter_index_0 ? up_1_payload_local : up_0_payload_local;
    wire   [3:0] item_local = arbiter_index[1] ? item_local_choice : item_local_choice_2;
    wire         item_uud_choice = arbiter_index_0 ? up_3_payload_uud : up_2_payload_uud;
    wire         item_uud_choice_2 = arbiter_index_0 ? up_1_payload_uud : up_0_payload_uud;
    wire         item_uud = arbiter_index[1] ? item_uud_choice : item_uud_choice_2;
    wire         item_rudi_choice = arbiter_index_0 ? up_3_payload_rudi : up_2_payload_rudi;
    wire         item_rudi_choice_2 = arbiter_index_0 ? up_1_payload_rudi : up_0_payload_rudi;
    wire         item_rudi = arbiter_index[1] ? item_rudi_choice : item_rudi_choice_2;
    wire         item_served_is_choice = arbiter_index_0 ? up_3_payload_served_is : up_2_payload_served_is;
    wire         item_served_is_choice_2 = arbiter_index_0 ? up_1_payload_served_is : up_0_payload_served_is;
    wire         item_served_is = arbiter_index[1] ? item_served_is_choice : item_served_is_choice_2;
    wire         item_served_marked_choice = arbiter_index_0 ? up_3_payload_served_marked : up_2_payload_served_marked;
    wire         item_served_marked_choice_2 = arbiter_index_0 ? up_1_payload_served_marked : up_0_payload_served_marked;
    wire         item_served_marked = arbiter_index[1] ? item_served_marked_choice : item_served_marked_choice_2;

    round_robin_n4_hold arbiter (
        .clk     (clk),
        .rst     (rst),
        .request (request),
        .accept  (accept),
        .grant   (arbiter_grant),
        .index   (arbiter_index),
        .valid   (arbiter_valid)
    );

    assign up_0_ready = down_ready && arbiter_grant[0];
    assign up_1_ready = down_ready && arbiter_grant[1];
    assign up_2_ready = down_ready && arbiter_grant[2];
    assign up_3_ready = down_ready && arbiter_grant[3];
    assign down_payload_packet_place = item_packet_place;
    assign down_payload_packet_kind = item_packet_kind;
    assign down_payload_packet_rod = item_packet_rod;
    assign down_payload_packet_retx = item_packet_retx;
    assign down_payload_packet_ar = item_packet_ar;
    assign down_payload_packet_syn = item_packet_syn;
    assign down_payload_packet_psn = item_packet_psn;
    assign down_payload_packet_clear_offset = item_packet_clear_offset;
    assign down_payload_packet_opaque = item_packet_opaque;
    assign down_payload_packet_payload = item_packet_payload;
    assign down_payload_packet_spdcid = item_packet_spdcid;
    assign down_payload_packet_dpdcid = item_packet_dpdcid;
    assign down_payload_packet_picked_entropy = item_packet_picked_entropy;
    assign down_payload_packet_picked_ccc_id = item_packet_picked_ccc_id;
    assign down_payload_packet_picked_credit_target = item_packet_picked_credit_target;
    assign down_payload_packet_handle = item_packet_handle;
    assign down_payload_packet_message = item_packet_message;
    assign down_payload_packet_length = item_packet_length;
    assign down_payload_packet_size = item_packet_size;
    assign down_payload_destination = item_destination;
    assign down_payload_local = item_local;
    assign down_payload_uud = item_uud;
    assign down_payload_rudi = item_rudi;
    assign down_payload_served_is = item_served_is;
    assign down_payload_served_marked = item_served_marked;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
