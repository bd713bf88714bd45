// Joins 3 streams of 541 bits.
`default_nettype none

module stream_mux_w541_round_robin_n3_hold (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] up_0_payload_reply_type,
    input  wire [127:0] up_0_payload_reply_destination,
    input  wire   [3:0] up_0_payload_reply_local,
    input  wire  [15:0] up_0_payload_reply_entropy,
    input  wire  [15:0] up_0_payload_reply_spdcid,
    input  wire  [15:0] up_0_payload_reply_dpdcid,
    input  wire         up_0_payload_reply_m,
    input  wire         up_0_payload_reply_retx,
    input  wire   [1:0] up_0_payload_reply_req,
    input  wire         up_0_payload_reply_p,
    input  wire  [15:0] up_0_payload_reply_ack_psn_offset,
    input  wire  [31:0] up_0_payload_reply_cack_psn,
    input  wire   [1:0] up_0_payload_reply_response,
    input  wire  [15:0] up_0_payload_reply_message_id,
    input  wire  [23:0] up_0_payload_reply_job_id,
    input  wire  [31:0] up_0_payload_reply_handle,
    input  wire   [3:0] up_0_payload_reply_next_hdr,
    input  wire         up_0_payload_reply_kept,
    input  wire   [7:0] up_0_payload_reply_mpr,
    input  wire  [15:0] up_0_payload_reply_sack_psn_offset,
    input  wire  [63:0] up_0_payload_reply_sack_bitmap,
    input  wire  [15:0] up_0_payload_reply_service_time,
    input  wire         up_0_payload_reply_restore_cwnd,
    input  wire   [6:0] up_0_payload_reply_rcv_cwnd_pend,
    input  wire  [23:0] up_0_payload_reply_rcvd_bytes,
    input  wire  [15:0] up_0_payload_reply_ooo_count,
    input  wire   [7:0] up_0_payload_reply_nack_code,
    input  wire  [31:0] up_0_payload_reply_psn,
    input  wire  [31:0] up_0_payload_reply_payload,
    input  wire         up_0_payload_reply_control,
    input  wire         up_0_payload_reply_ar,
    input  wire         up_0_payload_rudi,
    input  wire         up_0_valid,
    output wire         up_0_ready,
    input  wire   [1:0] up_1_payload_reply_type,
    input  wire [127:0] up_1_payload_reply_destination,
    input  wire   [3:0] up_1_payload_reply_local,
    input  wire  [15:0] up_1_payload_reply_entropy,
    input  wire  [15:0] up_1_payload_reply_spdcid,
    input  wire  [15:0] up_1_payload_reply_dpdcid,
    input  wire         up_1_payload_reply_m,
    input  wire         up_1_payload_reply_retx,
    input  wire   [1:0] up_1_payload_reply_req,
    input  wire         up_1_payload_reply_p,
    input  wire  [15:0] up_1_payload_reply_ack_psn_offset,
    input  wire  [31:0] up_1_payload_reply_cack_psn,
    input  wire   [1:0] up_1_payload_reply_response,
    input  wire  [15:0] up_1_payload_reply_message_id,
    input  wire  [23:0] up_1_payload_reply_job_id,
    input  wire  [31:0] up_1_payload_reply_handle,
    input  wire   [3:0] up_1_payload_reply_next_hdr,
    input  wire         up_1_payload_reply_kept,
    input  wire   [7:0] up_1_payload_reply_mpr,
    input  wire  [15:0] up_1_payload_reply_sack_psn_offset,
    input  wire  [63:0] up_1_payload_reply_sack_bitmap,
    input  wire  [15:0] up_1_payload_reply_service_time,
    input  wire         up_1_payload_reply_restore_cwnd,
    input  wire   [6:0] up_1_payload_reply_rcv_cwnd_pend,
    input  wire  [23:0] up_1_payload_reply_rcvd_bytes,
    input  wire  [15:0] up_1_payload_reply_ooo_count,
    input  wire   [7:0] up_1_payload_reply_nack_code,
    input  wire  [31:0] up_1_payload_reply_psn,
    input  wire  [31:0] up_1_payload_reply_payload,
    input  wire         up_1_payload_reply_control,
    input  wire         up_1_payload_reply_ar,
    input  wire         up_1_payload_rudi,
    input  wire         up_1_valid,
    output wire         up_1_ready,
    input  wire   [1:0] up_2_payload_reply_type,
    input  wire [127:0] up_2_payload_reply_destination,
    input  wire   [3:0] up_2_payload_reply_local,
    input  wire  [15:0] up_2_payload_reply_entropy,
    input  wire  [15:0] up_2_payload_reply_spdcid,
    input  wire  [15:0] up_2_payload_reply_dpdcid,
    input  wire         up_2_payload_reply_m,
    input  wire         up_2_payload_reply_retx,
    input  wire   [1:0] up_2_payload_reply_req,
    input  wire         up_2_payload_reply_p,
    input  wire  [15:0] up_2_payload_reply_ack_psn_offset,
    input  wire  [31:0] up_2_payload_reply_cack_psn,
    input  wire   [1:0] up_2_payload_reply_response,
    input  wire  [15:0] up_2_payload_reply_message_id,
    input  wire  [23:0] up_2_payload_reply_job_id,
    input  wire  [31:0] up_2_payload_reply_handle,
    input  wire   [3:0] up_2_payload_reply_next_hdr,
    input  wire         up_2_payload_reply_kept,
    input  wire   [7:0] up_2_payload_reply_mpr,
    input  wire  [15:0] up_2_payload_reply_sack_psn_offset,
    input  wire  [63:0] up_2_payload_reply_sack_bitmap,
    input  wire  [15:0] up_2_payload_reply_service_time,
    input  wire         up_2_payload_reply_restore_cwnd,
    input  wire   [6:0] up_2_payload_reply_rcv_cwnd_pend,
    input  wire  [23:0] up_2_payload_reply_rcvd_bytes,
    input  wire  [15:0] up_2_payload_reply_ooo_count,
    input  wire   [7:0] up_2_payload_reply_nack_code,
    input  wire  [31:0] up_2_payload_reply_psn,
    input  wire  [31:0] up_2_payload_reply_payload,
    input  wire         up_2_payload_reply_control,
    input  wire         up_2_payload_reply_ar,
    input  wire         up_2_payload_rudi,
    input  wire         up_2_valid,
    output wire         up_2_ready,
    output wire   [1:0] down_payload_reply_type,
    output wire [127:0] down_payload_reply_destination,
    output wire   [3:0] down_payload_reply_local,
    output wire  [15:0] down_payload_reply_entropy,
    output wire  [15:0] down_payload_reply_spdcid,
    output wire  [15:0] down_payload_reply_dpdcid,
    output wire         down_payload_reply_m,
    output wire         down_payload_reply_retx,
    output wire   [1:0] down_payload_reply_req,
    output wire         down_payload_reply_p,
    output wire  [15:0] down_payload_reply_ack_psn_offset,
    output wire  [31:0] down_payload_reply_cack_psn,
    output wire   [1:0] down_payload_reply_response,
    output wire  [15:0] down_payload_reply_message_id,
    output wire  [23:0] down_payload_reply_job_id,
    output wire  [31:0] down_payload_reply_handle,
    output wire   [3:0] down_payload_reply_next_hdr,
    output wire         down_payload_reply_kept,
    output wire   [7:0] down_payload_reply_mpr,
    output wire  [15:0] down_payload_reply_sack_psn_offset,
    output wire  [63:0] down_payload_reply_sack_bitmap,
    output wire  [15:0] down_payload_reply_service_time,
    output wire         down_payload_reply_restore_cwnd,
    output wire   [6:0] down_payload_reply_rcv_cwnd_pend,
    output wire  [23:0] down_payload_reply_rcvd_bytes,
    output wire  [15:0] down_payload_reply_ooo_count,
    output wire   [7:0] down_payload_reply_nack_code,
    output wire  [31:0] down_payload_reply_psn,
    output wire  [31:0] down_payload_reply_payload,
    output wire         down_payload_reply_control,
    output wire         down_payload_reply_ar,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [2:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire   [2:0] request = {up_2_valid, up_1_valid, up_0_valid};
    wire         valid = |(arbiter_grant & request);
    wire         accept = valid && down_ready;
    wire         arbiter_index_0 = arbiter_index[0];
    wire   [1:0] item_reply_type_choice = arbiter_index_0 ? up_1_payload_reply_type : up_0_payload_reply_type;
    wire   [1:0] item_reply_type = arbiter_index[1] ? up_2_payload_reply_type : item_reply_type_choice;
    wire [127:0] item_reply_destination_choice = arbiter_index_0 ? up_1_payload_reply_destination : up_0_payload_reply_destination;
    wire [127:0] item_reply_destination = arbiter_index[1] ? up_2_payload_reply_destination : item_reply_destination_choice;
    wire   [3:0] item_reply_local_choice = arbiter_index_0 ? up_1_payload_reply_local : up_0_payload_reply_local;
    wire   [3:0] item_reply_local = arbiter_index[1] ? up_2_payload_reply_local : item_reply_local_choice;
    wire  [15:0] item_reply_entropy_choice = arbiter_index_0 ? up_1_payload_reply_entropy : up_0_payload_reply_entropy;
    wire  [15:0] item_reply_entropy = arbiter_index[1] ? up_2_payload_reply_entropy : item_reply_entropy_choice;
    wire  [15:0] item_reply_spdcid_choice = arbiter_index_0 ? up_1_payload_reply_spdcid : up_0_payload_reply_spdcid;
    wire  [15:0] item_reply_spdcid = arbiter_index[1] ? up_2_payload_reply_spdcid : item_reply_spdcid_choice;
    wire  [15:0] item_reply_dpdcid_choice = arbiter_index_0 ? up_1_payload_reply_dpdcid : up_0_payload_reply_dpdcid;
    wire  [15:0] item_reply_dpdcid = arbiter_index[1] ? up_2_payload_reply_dpdcid : item_reply_dpdcid_choice;
    wire         item_reply_m_choice = arbiter_index_0 ? up_1_payload_reply_m : up_0_payload_reply_m;
    wire         item_reply_m = arbiter_index[1] ? up_2_payload_reply_m : item_reply_m_choice;
    wire         item_reply_retx_choice = arbiter_index_0 ? up_1_payload_reply_retx : up_0_payload_reply_retx;
    wire         item_reply_retx = arbiter_index[1] ? up_2_payload_reply_retx : item_reply_retx_choice;
    wire   [1:0] item_reply_req_choice = arbiter_index_0 ? up_1_payload_reply_req : up_0_payload_reply_req;
    wire   [1:0] item_reply_req = arbiter_index[1] ? up_2_payload_reply_req : item_reply_req_choice;
    wire         item_reply_p_choice = arbiter_index_0 ? up_1_payload_reply_p : up_0_payload_reply_p;
    wire         item_reply_p = arbiter_index[1] ? up_2_payload_reply_p : item_reply_p_choice;
    wire  [15:0] item_reply_ack_psn_offset_choice = arbiter_index_0 ? up_1_payload_reply_ack_psn_offset : up_0_payload_reply_ack_psn_offset;
    wire  [15:0] item_reply_ack_psn_offset = arbiter_index[1] ? up_2_payload_reply_ack_psn_offset : item_reply_ack_psn_offset_choice;
    wire  [31:0] item_reply_cack_psn_choice = arbiter_index_0 ? up_1_payload_reply_cack_psn : up_0_payload_reply_cack_psn;
    wire  [31:0] item_reply_cack_psn = arbiter_index[1] ? up_2_payload_reply_cack_psn : item_reply_cack_psn_choice;
    wire   [1:0] item_reply_response_choice = arbiter_index_0 ? up_1_payload_reply_response : up_0_payload_reply_response;
    wire   [1:0] item_reply_response = arbiter_index[1] ? up_2_payload_reply_response : item_reply_response_choice;
    wire  [15:0] item_reply_message_id_choice = arbiter_index_0 ? up_1_payload_reply_message_id : up_0_payload_reply_message_id;
    wire  [15:0] item_reply_message_id = arbiter_index[1] ? up_2_payload_reply_message_id : item_reply_message_id_choice;
    wire  [23:0] item_reply_job_id_choice = arbiter_index_0 ? up_1_payload_reply_job_id : up_0_payload_reply_job_id;
    wire  [23:0] item_reply_job_id = arbiter_index[1] ? up_2_payload_reply_job_id : item_reply_job_id_choice;
    wire  [31:0] item_reply_handle_choice = arbiter_index_0 ? up_1_payload_reply_handle : up_0_payload_reply_handle;
    wire  [31:0] item_reply_handle = arbiter_index[1] ? up_2_payload_reply_handle : item_reply_handle_choice;
    wire   [3:0] item_reply_next_hdr_choice = arbiter_index_0 ? up_1_payload_reply_next_hdr : up_0_payload_reply_next_hdr;
    wire   [3:0] item_reply_next_hdr = arbiter_index[1] ? up_2_payload_reply_next_hdr : item_reply_next_hdr_choice;
    wire         item_reply_kept_choice = arbiter_index_0 ? up_1_payload_reply_kept : up_0_payload_reply_kept;
    wire         item_reply_kept = arbiter_index[1] ? up_2_payload_reply_kept : item_reply_kept_choice;
    wire   [7:0] item_reply_mpr_choice = arbiter_index_0 ? up_1_payload_reply_mpr : up_0_payload_reply_mpr;
    wire   [7:0] item_reply_mpr = arbiter_index[1] ? up_2_payload_reply_mpr : item_reply_mpr_choice;
    wire  [15:0] item_reply_sack_psn_offset_choice = arbiter_index_0 ? up_1_payload_reply_sack_psn_offset : up_0_payload_reply_sack_psn_offset;
    wire  [15:0] item_reply_sack_psn_offset = arbiter_index[1] ? up_2_payload_reply_sack_psn_offset : item_reply_sack_psn_offset_choice;
    wire  [63:0] item_reply_sack_bitmap_choice = arbiter_index_0 ? up_1_payload_reply_sack_bitmap : up_0_payload_reply_sack_bitmap;
    wire  [63:0] item_reply_sack_bitmap = arbiter_index[1] ? up_2_payload_reply_sack_bitmap : item_reply_sack_bitmap_choice;
    wire  [15:0] item_reply_service_time_choice = arbiter_index_0 ? up_1_payload_reply_service_time : up_0_payload_reply_service_time;
    wire  [15:0] item_reply_service_time = arbiter_index[1] ? up_2_payload_reply_service_time : item_reply_service_time_choice;
    wire         item_reply_restore_cwnd_choice = arbiter_index_0 ? up_1_payload_reply_restore_cwnd : up_0_payload_reply_restore_cwnd;
    wire         item_reply_restore_cwnd = arbiter_index[1] ? up_2_payload_reply_restore_cwnd : item_reply_restore_cwnd_choice;
    wire   [6:0] item_reply_rcv_cwnd_pend_choice = arbiter_index_0 ? up_1_payload_reply_rcv_cwnd_pend : up_0_payload_reply_rcv_cwnd_pend;
    wire   [6:0] item_reply_rcv_cwnd_pend = arbiter_index[1] ? up_2_payload_reply_rcv_cwnd_pend : item_reply_rcv_cwnd_pend_choice;
    wire  [23:0] item_reply_rcvd_bytes_choice = arbiter_index_0 ? up_1_payload_reply_rcvd_bytes : up_0_payload_reply_rcvd_bytes;
    wire  [23:0] item_reply_rcvd_bytes = arbiter_index[1] ? up_2_payload_reply_rcvd_bytes : item_reply_rcvd_bytes_choice;
    wire  [15:0] item_reply_ooo_count_choice = arbiter_index_0 ? up_1_payload_reply_ooo_count : up_0_payload_reply_ooo_count;
    wire  [15:0] item_reply_ooo_count = arbiter_index[1] ? up_2_payload_reply_ooo_count : item_reply_ooo_count_choice;
    wire   [7:0] item_reply_nack_code_choice = arbiter_index_0 ? up_1_payload_reply_nack_code : up_0_payload_reply_nack_code;
    wire   [7:0] item_reply_nack_code = arbiter_index[1] ? up_2_payload_reply_nack_code : item_reply_nack_code_choice;
    wire  [31:0] item_reply_psn_choice = arbiter_index_0 ? up_1_payload_reply_psn : up_0_payload_reply_psn;
    wire  [31:0] item_reply_psn = arbiter_index[1] ? up_2_payload_reply_psn : item_reply_psn_choice;
    wire  [31:0] item_reply_payload_choice = arbiter_index_0 ? up_1_payload_reply_payload : up_0_payload_reply_payload;
    wire  [31:0] item_reply_payload = arbiter_index[1] ? up_2_payload_reply_payload : item_reply_payload_choice;
    wire         item_reply_control_choice = arbiter_index_0 ? up_1_payload_reply_control : up_0_payload_reply_control;
    wire         item_reply_control = arbiter_index[1] ? up_2_payload_reply_control : item_reply_control_choice;
    wire         item_reply_ar_choice = arbiter_index_0 ? up_1_payload_reply_ar : up_0_payload_reply_ar;
    wire         item_reply_ar = arbiter_index[1] ? up_2_payload_reply_ar : item_reply_ar_choice;
    wire         item_rudi_choice = arbiter_index_0 ? up_1_payload_rudi : up_0_payload_rudi;
    wire         item_rudi = arbiter_index[1] ? up_2_payload_rudi : item_rudi_choice;

    round_robin_n3_hold arbiter (
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
    assign down_payload_reply_type = item_reply_type;
    assign down_payload_reply_destination = item_reply_destination;
    assign down_payload_reply_local = item_reply_local;
    assign down_payload_reply_entropy = item_reply_entropy;
    assign down_payload_reply_spdcid = item_reply_spdcid;
    assign down_payload_reply_dpdcid = item_reply_dpdcid;
    assign down_payload_reply_m = item_reply_m;
    assign down_payload_reply_retx = item_reply_retx;
    assign down_payload_reply_req = item_reply_req;
    assign down_payload_reply_p = item_reply_p;
    assign down_payload_reply_ack_psn_offset = item_reply_ack_psn_offset;
    assign down_payload_reply_cack_psn = item_reply_cack_psn;
    assign down_payload_reply_response = item_reply_response;
    assign down_payload_reply_message_id = item_reply_message_id;
    assign down_payload_reply_job_id = item_reply_job_id;
    assign down_payload_reply_handle = item_reply_handle;
    assign down_payload_reply_next_hdr = item_reply_next_hdr;
    assign down_payload_reply_kept = item_reply_kept;
    assign down_payload_reply_mpr = item_reply_mpr;
    assign down_payload_reply_sack_psn_offset = item_reply_sack_psn_offset;
    assign down_payload_reply_sack_bitmap = item_reply_sack_bitmap;
    assign down_payload_reply_service_time = item_reply_service_time;
    assign down_payload_reply_restore_cwnd = item_reply_restore_cwnd;
    assign down_payload_reply_rcv_cwnd_pend = item_reply_rcv_cwnd_pend;
    assign down_payload_reply_rcvd_bytes = item_reply_rcvd_bytes;
    assign down_payload_reply_ooo_count = item_reply_ooo_count;
    assign down_payload_reply_nack_code = item_reply_nack_code;
    assign down_payload_reply_psn = item_reply_psn;
    assign down_payload_reply_payload = item_reply_payload;
    assign down_payload_reply_control = item_reply_control;
    assign down_payload_reply_ar = item_reply_ar;
    assign down_payload_rudi = item_rudi;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
