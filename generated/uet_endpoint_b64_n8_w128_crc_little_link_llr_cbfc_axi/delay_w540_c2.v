// Delays 540 bits by 2 clocks.
`default_nettype none

module delay_w540_c2 (
    input  wire         clk,
    input  wire   [1:0] d_type,
    input  wire [127:0] d_destination,
    input  wire   [3:0] d_local,
    input  wire  [15:0] d_entropy,
    input  wire  [15:0] d_spdcid,
    input  wire  [15:0] d_dpdcid,
    input  wire         d_m,
    input  wire         d_retx,
    input  wire   [1:0] d_req,
    input  wire         d_p,
    input  wire  [15:0] d_ack_psn_offset,
    input  wire  [31:0] d_cack_psn,
    input  wire   [1:0] d_response,
    input  wire  [15:0] d_message_id,
    input  wire  [23:0] d_job_id,
    input  wire  [31:0] d_handle,
    input  wire   [3:0] d_next_hdr,
    input  wire         d_kept,
    input  wire   [7:0] d_mpr,
    input  wire  [15:0] d_sack_psn_offset,
    input  wire  [63:0] d_sack_bitmap,
    input  wire  [15:0] d_service_time,
    input  wire         d_restore_cwnd,
    input  wire   [6:0] d_rcv_cwnd_pend,
    input  wire  [23:0] d_rcvd_bytes,
    input  wire  [15:0] d_ooo_count,
    input  wire   [7:0] d_nack_code,
    input  wire  [31:0] d_psn,
    input  wire  [31:0] d_payload,
    input  wire         d_control,
    input  wire         d_ar,
    output wire   [1:0] q_type,
    output wire [127:0] q_destination,
    output wire   [3:0] q_local,
    output wire  [15:0] q_entropy,
    output wire  [15:0] q_spdcid,
    output wire  [15:0] q_dpdcid,
    output wire         q_m,
    output wire         q_retx,
    output wire   [1:0] q_req,
    output wire         q_p,
    output wire  [15:0] q_ack_psn_offset,
    output wire  [31:0] q_cack_psn,
    output wire   [1:0] q_response,
    output wire  [15:0] q_message_id,
    output wire  [23:0] q_job_id,
    output wire  [31:0] q_handle,
    output wire   [3:0] q_next_hdr,
    output wire         q_kept,
    output wire   [7:0] q_mpr,
    output wire  [15:0] q_sack_psn_offset,
    output wire  [63:0] q_sack_bitmap,
    output wire  [15:0] q_service_time,
    output wire         q_restore_cwnd,
    output wire   [6:0] q_rcv_cwnd_pend,
    output wire  [23:0] q_rcvd_bytes,
    output wire  [15:0] q_ooo_count,
    output wire   [7:0] q_nack_code,
    output wire  [31:0] q_psn,
    output wire  [31:0] q_payload,
    output wire         q_control,
    output wire         q_ar
);

    reg    [1:0] ago_1_type;
    reg  [127:0] ago_1_destination;
    reg    [3:0] ago_1_local;
    reg   [15:0] ago_1_entropy;
    reg   [15:0] ago_1_spdcid;
    reg   [15:0] ago_1_dpdcid;
    reg          ago_1_m;
    reg          ago_1_retx;
    reg    [1:0] ago_1_req;
    reg          ago_1_p;
    reg   [15:0] ago_1_ack_psn_offset;
    reg   [31:0] ago_1_cack_psn;
    reg    [1:0] ago_1_response;
    reg   [15:0] ago_1_message_id;
    reg   [23:0] ago_1_job_id;
    reg   [31:0] ago_1_handle;
    reg    [3:0] ago_1_next_hdr;
    reg          ago_1_kept;
    reg    [7:0] ago_1_mpr;
    reg   [15:0] ago_1_sack_psn_offset;
    reg   [63:0] ago_1_sack_bitmap;
    reg   [15:0] ago_1_service_time;
    reg          ago_1_restore_cwnd;
    reg    [6:0] ago_1_rcv_cwnd_pend;
    reg   [23:0] ago_1_rcvd_bytes;
    reg   [15:0] ago_1_ooo_count;
    reg    [7:0] ago_1_nack_code;
    reg   [31:0] ago_1_psn;
    reg   [31:0] ago_1_payload;
    reg          ago_1_control;
    reg          ago_1_ar;
    reg    [1:0] ago_2_type;
    reg  [127:0] ago_2_destination;
    reg    [3:0] ago_2_local;
    reg   [15:0] ago_2_entropy;
    reg   [15:0] ago_2_spdcid;
    reg   [15:0] ago_2_dpdcid;
    reg          ago_2_m;
    reg          ago_2_retx;
    reg    [1:0] ago_2_req;
    reg          ago_2_p;
    reg   [15:0] ago_2_ack_psn_offset;
    reg   [31:0] ago_2_cack_psn;
    reg    [1:0] ago_2_response;
    reg   [15:0] ago_2_message_id;
    reg   [23:0] ago_2_job_id;
    reg   [31:0] ago_2_handle;
    reg    [3:0] ago_2_next_hdr;
    reg          ago_2_kept;
    reg    [7:0] ago_2_mpr;
    reg   [15:0] ago_2_sack_psn_offset;
    reg   [63:0] ago_2_sack_bitmap;
    reg   [15:0] ago_2_service_time;
    reg          ago_2_restore_cwnd;
    reg    [6:0] ago_2_rcv_cwnd_pend;
    reg   [23:0] ago_2_rcvd_bytes;
    reg   [15:0] ago_2_ooo_count;
    reg    [7:0] ago_2_nack_code;
    reg   [31:0] ago_2_psn;
    reg   [31:0] ago_2_payload;
    reg          ago_2_control;
    reg          ago_2_ar;

    always @(posedge clk) begin
        ago_1_type <= d_type;
        ago_1_destination <= d_destination;
        ago_1_local <= d_local;
        ago_1_entropy <= d_entropy;
        ago_1_spdcid <= d_spdcid;
        ago_1_dpdcid <= d_dpdcid;
        ago_1_m <= d_m;
        ago_1_retx <= d_retx;
        ago_1_req <= d_req;
        ago_1_p <= d_p;
        ago_1_ack_psn_offset <= d_ack_psn_offset;
        ago_1_cack_psn <= d_cack_psn;
        ago_1_response <= d_response;
        ago_1_message_id <= d_message_id;
        ago_1_job_id <= d_job_id;
        ago_1_handle <= d_handle;
        ago_1_next_hdr <= d_next_hdr;
        ago_1_kept <= d_kept;
        ago_1_mpr <= d_mpr;
        ago_1_sack_psn_offset <= d_sack_psn_offset;
        ago_1_sack_bitmap <= d_sack_bitmap;
        ago_1_service_time <= d_service_time;
        ago_1_restore_cwnd <= d_restore_cwnd;
        ago_1_rcv_cwnd_pend <= d_rcv_cwnd_pend;
        ago_1_rcvd_bytes <= d_rcvd_bytes;
        ago_1_ooo_count <= d_ooo_count;
        ago_1_nack_code <= d_nack_code;
        ago_1_psn <= d_psn;
        ago_1_payload <= d_payload;
        ago_1_control <= d_control;
        ago_1_ar <= d_ar;
        ago_2_type <= ago_1_type;
        ago_2_destination <= ago_1_destination;
        ago_2_local <= ago_1_local;
        ago_2_entropy <= ago_1_entropy;
        ago_2_spdcid <= ago_1_spdcid;
        ago_2_dpdcid <= ago_1_dpdcid;
        ago_2_m <= ago_1_m;
        ago_2_retx <= ago_1_retx;
        ago_2_req <= ago_1_req;
        ago_2_p <= ago_1_p;
        ago_2_ack_psn_offset <= ago_1_ack_psn_offset;
        ago_2_cack_psn <= ago_1_cack_psn;
        ago_2_response <= ago_1_response;
        ago_2_message_id <= ago_1_message_id;
        ago_2_job_id <= ago_1_job_id;
        ago_2_handle <= ago_1_handle;
        ago_2_next_hdr <= ago_1_next_hdr;
        ago_2_kept <= ago_1_kept;
        ago_2_mpr <= ago_1_mpr;
        ago_2_sack_psn_offset <= ago_1_sack_psn_offset;
        ago_2_sack_bitmap <= ago_1_sack_bitmap;
        ago_2_service_time <= ago_1_service_time;
        ago_2_restore_cwnd <= ago_1_restore_cwnd;
        ago_2_rcv_cwnd_pend <= ago_1_rcv_cwnd_pend;
        ago_2_rcvd_bytes <= ago_1_rcvd_bytes;
        ago_2_ooo_count <= ago_1_ooo_count;
        ago_2_nack_code <= ago_1_nack_code;
        ago_2_psn <= ago_1_psn;
        ago_2_payload <= ago_1_payload;
        ago_2_control <= ago_1_control;
        ago_2_ar <= ago_1_ar;
    end

    assign q_type = ago_2_type;
    assign q_destination = ago_2_destination;
    assign q_local = ago_2_local;
    assign q_entropy = ago_2_entropy;
    assign q_spdcid = ago_2_spdcid;
    assign q_dpdcid = ago_2_dpdcid;
    assign q_m = ago_2_m;
    assign q_retx = ago_2_retx;
    assign q_req = ago_2_req;
    assign q_p = ago_2_p;
    assign q_ack_psn_offset = ago_2_ack_psn_offset;
    assign q_cack_psn = ago_2_cack_psn;
    assign q_response = ago_2_response;
    assign q_message_id = ago_2_message_id;
    assign q_job_id = ago_2_job_id;
    assign q_handle = ago_2_handle;
    assign q_next_hdr = ago_2_next_hdr;
    assign q_kept = ago_2_kept;
    assign q_mpr = ago_2_mpr;
    assign q_sack_psn_offset = ago_2_sack_psn_offset;
    assign q_sack_bitmap = ago_2_sack_bitmap;
    assign q_service_time = ago_2_service_time;
    assign q_restore_cwnd = ago_2_restore_cwnd;
    assign q_rcv_cwnd_pend = ago_2_rcv_cwnd_pend;
    assign q_rcvd_bytes = ago_2_rcvd_bytes;
    assign q_ooo_count = ago_2_ooo_count;
    assign q_nack_code = ago_2_nack_code;
    assign q_psn = ago_2_psn;
    assign q_payload = ago_2_payload;
    assign q_control = ago_2_control;
    assign q_ar = ago_2_ar;

endmodule

`default_nettype wire
