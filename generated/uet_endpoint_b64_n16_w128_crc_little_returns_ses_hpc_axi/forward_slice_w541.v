// Stream register of 541 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w541 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] up_payload_reply_type,
    input  wire [127:0] up_payload_reply_destination,
    input  wire   [3:0] up_payload_reply_local,
    input  wire  [15:0] up_payload_reply_entropy,
    input  wire  [15:0] up_payload_reply_spdcid,
    input  wire  [15:0] up_payload_reply_dpdcid,
    input  wire         up_payload_reply_m,
    input  wire         up_payload_reply_retx,
    input  wire   [1:0] up_payload_reply_req,
    input  wire         up_payload_reply_p,
    input  wire  [15:0] up_payload_reply_ack_psn_offset,
    input  wire  [31:0] up_payload_reply_cack_psn,
    input  wire   [1:0] up_payload_reply_response,
    input  wire  [15:0] up_payload_reply_message_id,
    input  wire  [23:0] up_payload_reply_job_id,
    input  wire  [31:0] up_payload_reply_handle,
    input  wire   [3:0] up_payload_reply_next_hdr,
    input  wire         up_payload_reply_kept,
    input  wire   [7:0] up_payload_reply_mpr,
    input  wire  [15:0] up_payload_reply_sack_psn_offset,
    input  wire  [63:0] up_payload_reply_sack_bitmap,
    input  wire  [15:0] up_payload_reply_service_time,
    input  wire         up_payload_reply_restore_cwnd,
    input  wire   [6:0] up_payload_reply_rcv_cwnd_pend,
    input  wire  [23:0] up_payload_reply_rcvd_bytes,
    input  wire  [15:0] up_payload_reply_ooo_count,
    input  wire   [7:0] up_payload_reply_nack_code,
    input  wire  [31:0] up_payload_reply_psn,
    input  wire  [31:0] up_payload_reply_payload,
    input  wire         up_payload_reply_control,
    input  wire         up_payload_reply_ar,
    input  wire         up_payload_rudi,
    input  wire         up_valid,
    output wire         up_ready,
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

    reg    [1:0] held_reply_type;
    reg  [127:0] held_reply_destination;
    reg    [3:0] held_reply_local;
    reg   [15:0] held_reply_entropy;
    reg   [15:0] held_reply_spdcid;
    reg   [15:0] held_reply_dpdcid;
    reg          held_reply_m;
    reg          held_reply_retx;
    reg    [1:0] held_reply_req;
    reg          held_reply_p;
    reg   [15:0] held_reply_ack_psn_offset;
    reg   [31:0] held_reply_cack_psn;
    reg    [1:0] held_reply_response;
    reg   [15:0] held_reply_message_id;
    reg   [23:0] held_reply_job_id;
    reg   [31:0] held_reply_handle;
    reg    [3:0] held_reply_next_hdr;
    reg          held_reply_kept;
    reg    [7:0] held_reply_mpr;
    reg   [15:0] held_reply_sack_psn_offset;
    reg   [63:0] held_reply_sack_bitmap;
    reg   [15:0] held_reply_service_time;
    reg          held_reply_restore_cwnd;
    reg    [6:0] held_reply_rcv_cwnd_pend;
    reg   [23:0] held_reply_rcvd_bytes;
    reg   [15:0] held_reply_ooo_count;
    reg    [7:0] held_reply_nack_code;
    reg   [31:0] held_reply_psn;
    reg   [31:0] held_reply_payload;
    reg          held_reply_control;
    reg          held_reply_ar;
    reg          held_rudi;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_reply_type <= up_payload_reply_type;
            held_reply_destination <= up_payload_reply_destination;
            held_reply_local <= up_payload_reply_local;
            held_reply_entropy <= up_payload_reply_entropy;
            held_reply_spdcid <= up_payload_reply_spdcid;
            held_reply_dpdcid <= up_payload_reply_dpdcid;
            held_reply_m <= up_payload_reply_m;
            held_reply_retx <= up_payload_reply_retx;
            held_reply_req <= up_payload_reply_req;
            held_reply_p <= up_payload_reply_p;
            held_reply_ack_psn_offset <= up_payload_reply_ack_psn_offset;
            held_reply_cack_psn <= up_payload_reply_cack_psn;
            held_reply_response <= up_payload_reply_response;
            held_reply_message_id <= up_payload_reply_message_id;
            held_reply_job_id <= up_payload_reply_job_id;
            held_reply_handle <= up_payload_reply_handle;
            held_reply_next_hdr <= up_payload_reply_next_hdr;
            held_reply_kept <= up_payload_reply_kept;
            held_reply_mpr <= up_payload_reply_mpr;
            held_reply_sack_psn_offset <= up_payload_reply_sack_psn_offset;
            held_reply_sack_bitmap <= up_payload_reply_sack_bitmap;
            held_reply_service_time <= up_payload_reply_service_time;
            held_reply_restore_cwnd <= up_payload_reply_restore_cwnd;
            held_reply_rcv_cwnd_pend <= up_payload_reply_rcv_cwnd_pend;
            held_reply_rcvd_bytes <= up_payload_reply_rcvd_bytes;
            held_reply_ooo_count <= up_payload_reply_ooo_count;
            held_reply_nack_code <= up_payload_reply_nack_code;
            held_reply_psn <= up_payload_reply_psn;
            held_reply_payload <= up_payload_reply_payload;
            held_reply_control <= up_payload_reply_control;
            held_reply_ar <= up_payload_reply_ar;
            held_rudi <= up_payload_rudi;
        end
    end

    assign up_ready = ready;
    assign down_payload_reply_type = held_reply_type;
    assign down_payload_reply_destination = held_reply_destination;
    assign down_payload_reply_local = held_reply_local;
    assign down_payload_reply_entropy = held_reply_entropy;
    assign down_payload_reply_spdcid = held_reply_spdcid;
    assign down_payload_reply_dpdcid = held_reply_dpdcid;
    assign down_payload_reply_m = held_reply_m;
    assign down_payload_reply_retx = held_reply_retx;
    assign down_payload_reply_req = held_reply_req;
    assign down_payload_reply_p = held_reply_p;
    assign down_payload_reply_ack_psn_offset = held_reply_ack_psn_offset;
    assign down_payload_reply_cack_psn = held_reply_cack_psn;
    assign down_payload_reply_response = held_reply_response;
    assign down_payload_reply_message_id = held_reply_message_id;
    assign down_payload_reply_job_id = held_reply_job_id;
    assign down_payload_reply_handle = held_reply_handle;
    assign down_payload_reply_next_hdr = held_reply_next_hdr;
    assign down_payload_reply_kept = held_reply_kept;
    assign down_payload_reply_mpr = held_reply_mpr;
    assign down_payload_reply_sack_psn_offset = held_reply_sack_psn_offset;
    assign down_payload_reply_sack_bitmap = held_reply_sack_bitmap;
    assign down_payload_reply_service_time = held_reply_service_time;
    assign down_payload_reply_restore_cwnd = held_reply_restore_cwnd;
    assign down_payload_reply_rcv_cwnd_pend = held_reply_rcv_cwnd_pend;
    assign down_payload_reply_rcvd_bytes = held_reply_rcvd_bytes;
    assign down_payload_reply_ooo_count = held_reply_ooo_count;
    assign down_payload_reply_nack_code = held_reply_nack_code;
    assign down_payload_reply_psn = held_reply_psn;
    assign down_payload_reply_payload = held_reply_payload;
    assign down_payload_reply_control = held_reply_control;
    assign down_payload_reply_ar = held_reply_ar;
    assign down_payload_rudi = held_rudi;
    assign down_valid = full;

endmodule

`default_nettype wire
