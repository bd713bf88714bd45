// Stream FIFO of 64 items of 540 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w540_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] up_payload_type,
    input  wire [127:0] up_payload_destination,
    input  wire   [3:0] up_payload_local,
    input  wire  [15:0] up_payload_entropy,
    input  wire  [15:0] up_payload_spdcid,
    input  wire  [15:0] up_payload_dpdcid,
    input  wire         up_payload_m,
    input  wire         up_payload_retx,
    input  wire   [1:0] up_payload_req,
    input  wire         up_payload_p,
    input  wire  [15:0] up_payload_ack_psn_offset,
    input  wire  [31:0] up_payload_cack_psn,
    input  wire   [1:0] up_payload_response,
    input  wire  [15:0] up_payload_message_id,
    input  wire  [23:0] up_payload_job_id,
    input  wire  [31:0] up_payload_handle,
    input  wire   [3:0] up_payload_next_hdr,
    input  wire         up_payload_kept,
    input  wire   [7:0] up_payload_mpr,
    input  wire  [15:0] up_payload_sack_psn_offset,
    input  wire  [63:0] up_payload_sack_bitmap,
    input  wire  [15:0] up_payload_service_time,
    input  wire         up_payload_restore_cwnd,
    input  wire   [6:0] up_payload_rcv_cwnd_pend,
    input  wire  [23:0] up_payload_rcvd_bytes,
    input  wire  [15:0] up_payload_ooo_count,
    input  wire   [7:0] up_payload_nack_code,
    input  wire  [31:0] up_payload_psn,
    input  wire  [31:0] up_payload_payload,
    input  wire         up_payload_control,
    input  wire         up_payload_ar,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] down_payload_type,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire  [15:0] down_payload_entropy,
    output wire  [15:0] down_payload_spdcid,
    output wire  [15:0] down_payload_dpdcid,
    output wire         down_payload_m,
    output wire         down_payload_retx,
    output wire   [1:0] down_payload_req,
    output wire         down_payload_p,
    output wire  [15:0] down_payload_ack_psn_offset,
    output wire  [31:0] down_payload_cack_psn,
    output wire   [1:0] down_payload_response,
    output wire  [15:0] down_payload_message_id,
    output wire  [23:0] down_payload_job_id,
    output wire  [31:0] down_payload_handle,
    output wire   [3:0] down_payload_next_hdr,
    output wire         down_payload_kept,
    output wire   [7:0] down_payload_mpr,
    output wire  [15:0] down_payload_sack_psn_offset,
    output wire  [63:0] down_payload_sack_bitmap,
    output wire  [15:0] down_payload_service_time,
    output wire         down_payload_restore_cwnd,
    output wire   [6:0] down_payload_rcv_cwnd_pend,
    output wire  [23:0] down_payload_rcvd_bytes,
    output wire  [15:0] down_payload_ooo_count,
    output wire   [7:0] down_payload_nack_code,
    output wire  [31:0] down_payload_psn,
    output wire  [31:0] down_payload_payload,
    output wire         down_payload_control,
    output wire         down_payload_ar,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg    [1:0] oldest_type;
    reg  [127:0] oldest_destination;
    reg    [3:0] oldest_local;
    reg   [15:0] oldest_entropy;
    reg   [15:0] oldest_spdcid;
    reg   [15:0] oldest_dpdcid;
    reg          oldest_m;
    reg          oldest_retx;
    reg    [1:0] oldest_req;
    reg          oldest_p;
    reg   [15:0] oldest_ack_psn_offset;
    reg   [31:0] oldest_cack_psn;
    reg    [1:0] oldest_response;
    reg   [15:0] oldest_message_id;
    reg   [23:0] oldest_job_id;
    reg   [31:0] oldest_handle;
    reg    [3:0] oldest_next_hdr;
    reg          oldest_kept;
    reg    [7:0] oldest_mpr;
    reg   [15:0] oldest_sack_psn_offset;
    reg   [63:0] oldest_sack_bitmap;
    reg   [15:0] oldest_service_time;
    reg          oldest_restore_cwnd;
    reg    [6:0] oldest_rcv_cwnd_pend;
    reg   [23:0] oldest_rcvd_bytes;
    reg   [15:0] oldest_ooo_count;
    reg    [7:0] oldest_nack_code;
    reg   [31:0] oldest_psn;
    reg   [31:0] oldest_payload;
    reg          oldest_control;
    reg          oldest_ar;
    reg  [539:0] items_rdata;
    (* no_rw_check *)
    reg  [539:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_type,
        up_payload_destination,
        up_payload_local,
        up_payload_entropy,
        up_payload_spdcid,
        up_payload_dpdcid,
        up_payload_m,
        up_payload_retx,
        up_payload_req,
        up_payload_p,
        up_payload_ack_psn_offset,
        up_payload_cack_psn,
        up_payload_response,
        up_payload_message_id,
        up_payload_job_id,
        up_payload_handle,
        up_payload_next_hdr,
        up_payload_kept,
        up_payload_mpr,
        up_payload_sack_psn_offset,
        up_payload_sack_bitmap,
        up_payload_service_time,
        up_payload_restore_cwnd,
        up_payload_rcv_cwnd_pend,
        up_payload_rcvd_bytes,
        up_payload_ooo_count,
        up_payload_nack_code,
        up_payload_psn,
        up_payload_payload,
        up_payload_control,
        up_payload_ar
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (fetch) begin
                rd <= rd + 7'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_type <= items_rdata[539:538];
            oldest_destination <= items_rdata[537:410];
            oldest_local <= items_rdata[409:406];
            oldest_entropy <= items_rdata[405:390];
            oldest_spdcid <= items_rdata[389:374];
            oldest_dpdcid <= items_rdata[373:358];
            oldest_m <= items_rdata[357];
            oldest_retx <= items_rdata[356];
            oldest_req <= items_rdata[355:354];
            oldest_p <= items_rdata[353];
            oldest_ack_psn_offset <= items_rdata[352:337];
            oldest_cack_psn <= items_rdata[336:305];
            oldest_response <= items_rdata[304:303];
            oldest_message_id <= items_rdata[302:287];
            oldest_job_id <= items_rdata[286:263];
            oldest_handle <= items_rdata[262:231];
            oldest_next_hdr <= items_rdata[230:227];
            oldest_kept <= items_rdata[226];
            oldest_mpr <= items_rdata[225:218];
            oldest_sack_psn_offset <= items_rdata[217:202];
            oldest_sack_bitmap <= items_rdata[201:138];
            oldest_service_time <= items_rdata[137:122];
            oldest_restore_cwnd <= items_rdata[121];
            oldest_rcv_cwnd_pend <= items_rdata[120:114];
            oldest_rcvd_bytes <= items_rdata[113:90];
            oldest_ooo_count <= items_rdata[89:74];
            oldest_nack_code <= items_rdata[73:66];
            oldest_psn <= items_rdata[65:34];
            oldest_payload <= items_rdata[33:2];
            oldest_control <= items_rdata[1];
            oldest_ar <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_type = oldest_type;
    assign down_payload_destination = oldest_destination;
    assign down_payload_local = oldest_local;
    assign down_payload_entropy = oldest_entropy;
    assign down_payload_spdcid = oldest_spdcid;
    assign down_payload_dpdcid = oldest_dpdcid;
    assign down_payload_m = oldest_m;
    assign down_payload_retx = oldest_retx;
    assign down_payload_req = oldest_req;
    assign down_payload_p = oldest_p;
    assign down_payload_ack_psn_offset = oldest_ack_psn_offset;
    assign down_payload_cack_psn = oldest_cack_psn;
    assign down_payload_response = oldest_response;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_job_id = oldest_job_id;
    assign down_payload_handle = oldest_handle;
    assign down_payload_next_hdr = oldest_next_hdr;
    assign down_payload_kept = oldest_kept;
    assign down_payload_mpr = oldest_mpr;
    assign down_payload_sack_psn_offset = oldest_sack_psn_offset;
    assign down_payload_sack_bitmap = oldest_sack_bitmap;
    assign down_payload_service_time = oldest_service_time;
    assign down_payload_restore_cwnd = oldest_restore_cwnd;
    assign down_payload_rcv_cwnd_pend = oldest_rcv_cwnd_pend;
    assign down_payload_rcvd_bytes = oldest_rcvd_bytes;
    assign down_payload_ooo_count = oldest_ooo_count;
    assign down_payload_nack_code = oldest_nack_code;
    assign down_payload_psn = oldest_psn;
    assign down_payload_payload = oldest_payload;
    assign down_payload_control = oldest_control;
    assign down_payload_ar = oldest_ar;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
