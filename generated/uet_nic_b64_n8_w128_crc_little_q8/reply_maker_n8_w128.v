// Fills in ACKs, NACKs and control packets.
`default_nettype none

module reply_maker_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         enable,
    input  wire   [1:0] part_type,
    input  wire         part_p,
    input  wire [127:0] part_route_destination,
    input  wire   [3:0] part_route_local,
    input  wire  [15:0] part_route_peer_pdcid,
    input  wire  [15:0] part_entropy,
    input  wire  [15:0] part_pdcid,
    input  wire         part_m,
    input  wire         part_retx,
    input  wire  [31:0] part_psn,
    input  wire   [1:0] part_response,
    input  wire  [39:0] part_identity,
    input  wire         part_kept,
    input  wire  [15:0] part_opaque,
    input  wire   [7:0] part_nack_code,
    input  wire  [31:0] part_payload,
    input  wire         part_control,
    input  wire         answer_valid,
    input  wire   [2:0] answer_pdc,
    input  wire  [31:0] answer_cack,
    input  wire         answer_held,
    input  wire  [31:0] answer_frontier,
    input  wire  [31:0] answer_highest,
    input  wire   [7:0] answer_out_of_order,
    input  wire  [31:0] answer_sack_base,
    input  wire  [63:0] answer_bitmap,
    input  wire         close_requested,
    input  wire  [15:0] measured_service_time,
    input  wire  [23:0] measured_rcvd_bytes,
    input  wire   [7:0] registers_mpr,
    input  wire   [6:0] registers_rcv_cwnd_pend,
    input  wire         registers_restore_cwnd,
    output reg          valid,
    output wire   [1:0] reply_type,
    output wire [127:0] reply_destination,
    output wire   [3:0] reply_local,
    output wire  [15:0] reply_entropy,
    output wire  [15:0] reply_spdcid,
    output wire  [15:0] reply_dpdcid,
    output wire         reply_m,
    output wire         reply_retx,
    output wire   [1:0] reply_req,
    output wire         reply_p,
    output wire  [15:0] reply_ack_psn_offset,
    output wire  [31:0] reply_cack_psn,
    output wire   [1:0] reply_response,
    output wire  [15:0] reply_message_id,
    output wire  [23:0] reply_job_id,
    output wire  [31:0] reply_handle,
    output wire   [3:0] reply_next_hdr,
    output wire         reply_kept,
    output wire   [7:0] reply_mpr,
    output wire  [15:0] reply_sack_psn_offset,
    output wire  [63:0] reply_sack_bitmap,
    output wire  [15:0] reply_service_time,
    output wire         reply_restore_cwnd,
    output wire   [6:0] reply_rcv_cwnd_pend,
    output wire  [23:0] reply_rcvd_bytes,
    output wire  [15:0] reply_ooo_count,
    output wire   [7:0] reply_nack_code,
    output wire  [31:0] reply_psn,
    output wire  [31:0] reply_payload,
    output wire         reply_control,
    output wire         reply_ar
);

    localparam [1:0] PART_TYPE_CP    = 2'd3;
    localparam [1:0] REPLY_REQ_NONE  = 2'd0;
    localparam [1:0] REPLY_REQ_CLEAR = 2'd1;
    localparam [1:0] REPLY_REQ_CLOSE = 2'd2;

    reg    [1:0] filled_type;
    reg          filled_p;
    reg   [15:0] filled_entropy;
    reg          filled_m;
    reg          filled_retx;
    reg    [1:0] filled_response;
    reg          filled_kept;
    reg    [7:0] filled_nack_code;
    reg          filled_control;
    reg  [127:0] filled_destination;
    reg    [3:0] filled_local;
    reg   [15:0] filled_spdcid;
    reg   [15:0] filled_dpdcid;
    reg    [1:0] filled_req;
    reg   [15:0] filled_ack_psn_offset;
    reg   [31:0] filled_cack_psn;
    reg   [15:0] filled_message_id;
    reg   [23:0] filled_job_id;
    reg   [31:0] filled_handle;
    reg    [3:0] filled_next_hdr;
    reg    [7:0] filled_mpr;
    reg    [6:0] filled_rcv_cwnd_pend;
    reg          filled_restore_cwnd;
    reg   [15:0] filled_sack_psn_offset;
    reg   [63:0] filled_sack_bitmap;
    reg   [15:0] filled_service_time;
    reg   [23:0] filled_rcvd_bytes;
    reg   [15:0] filled_ooo_count;
    reg   [31:0] filled_psn;
    reg   [31:0] filled_payload;
    reg          filled_ar;
    reg   [31:0] distance;
    reg   [31:0] reach;

    wire [63:0] shown_not = ~({64{1'b1}} << reach[5:0]);
    wire        shown_term = !reach[31] && (|reach[30:6]);
    wire [63:0] shown_or = {shown_not[61:0], 2'd0} | 64'd3 | {64{shown_term}};
    wire [63:0] shown = reach[31] ? ((&reach) ? 64'd1 : 64'd0) : shown_or;
    wire        reply_sack_bitmap_term = !((|distance[31:6]) || filled_p);
    wire [63:0] reply_sack_bitmap_and = (64'd1 << distance[5:0]) & {64{reply_sack_bitmap_term}};
    wire [31:0] filled_payload_choice = !part_control ? answer_frontier : 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            valid <= 1'b0;
        end else begin
            valid <= enable;
        end
    end

    always @(posedge clk) begin
        filled_type <= part_type;
        filled_p <= part_p;
        filled_entropy <= part_entropy;
        filled_m <= part_m;
        filled_retx <= part_retx;
        filled_response <= part_response;
        filled_kept <= part_kept;
        filled_nack_code <= part_nack_code;
        filled_control <= part_control;
        filled_destination <= part_route_destination;
        filled_local <= part_route_local;
        filled_spdcid <= part_pdcid;
        filled_dpdcid <= part_route_peer_pdcid;
        filled_req <= close_requested ? REPLY_REQ_CLOSE : answer_held ? REPLY_REQ_CLEAR : REPLY_REQ_NONE;
        filled_ack_psn_offset <= part_p ? part_opaque : part_psn[15:0] - answer_cack[15:0];
        filled_cack_psn <= answer_cack;
        filled_message_id <= part_identity[39:24];
        filled_job_id <= part_identity[23:0];
        filled_handle <= part_identity[39:8];
        filled_next_hdr <= part_identity[7:4];
        filled_mpr <= registers_mpr < 8'd1 ? registers_mpr : 8'd1;
        filled_rcv_cwnd_pend <= registers_rcv_cwnd_pend;
        filled_restore_cwnd <= registers_restore_cwnd;
        filled_sack_psn_offset <= answer_sack_base[15:0] - answer_cack[15:0];
        filled_sack_bitmap <= answer_bitmap;
        filled_service_time <= measured_service_time;
        filled_rcvd_bytes <= measured_rcvd_bytes;
        filled_ooo_count <= {8'd0, answer_out_of_order};
        filled_psn <= part_type == PART_TYPE_CP ? (!part_control ? 32'd0 : part_psn) : part_psn;
        filled_payload <= part_type == PART_TYPE_CP ? filled_payload_choice : part_payload;
        filled_ar <= part_control;
        distance <= part_psn - answer_sack_base;
        reach <= answer_highest - answer_sack_base;
    end

    assign reply_type = filled_type;
    assign reply_destination = filled_destination;
    assign reply_local = filled_local;
    assign reply_entropy = filled_entropy;
    assign reply_spdcid = filled_spdcid;
    assign reply_dpdcid = filled_dpdcid;
    assign reply_m = filled_m;
    assign reply_retx = filled_retx;
    assign reply_req = filled_req;
    assign reply_p = filled_p;
    assign reply_ack_psn_offset = filled_ack_psn_offset;
    assign reply_cack_psn = filled_cack_psn;
    assign reply_response = filled_response;
    assign reply_message_id = filled_message_id;
    assign reply_job_id = filled_job_id;
    assign reply_handle = filled_handle;
    assign reply_next_hdr = filled_next_hdr;
    assign reply_kept = filled_kept;
    assign reply_mpr = filled_mpr;
    assign reply_sack_psn_offset = filled_sack_psn_offset;
    assign reply_sack_bitmap = (filled_sack_bitmap & shown) | reply_sack_bitmap_and;
    assign reply_service_time = filled_service_time;
    assign reply_restore_cwnd = filled_restore_cwnd;
    assign reply_rcv_cwnd_pend = filled_rcv_cwnd_pend;
    assign reply_rcvd_bytes = filled_rcvd_bytes;
    assign reply_ooo_count = filled_ooo_count;
    assign reply_nack_code = filled_nack_code;
    assign reply_psn = filled_psn;
    assign reply_payload = filled_payload;
    assign reply_control = filled_control;
    assign reply_ar = filled_ar;

    wire _unused_ok = &{1'b0, answer_valid, answer_pdc, shown_not[63:62]};

endmodule

`default_nettype wire
