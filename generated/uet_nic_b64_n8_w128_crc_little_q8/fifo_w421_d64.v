// Stream FIFO of 64 items of 421 bits.
`default_nettype none

module fifo_w421_d64 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [4:0] up_payload_event_kind,
    input  wire  [2:0] up_payload_event_place,
    input  wire [31:0] up_payload_event_rel,
    input  wire [31:0] up_payload_event_cum,
    input  wire  [7:0] up_payload_event_record,
    input  wire  [3:0] up_payload_event_act,
    input  wire  [7:0] up_payload_event_code,
    input  wire        up_payload_event_for_packet,
    input  wire        up_payload_event_retx,
    input  wire        up_payload_event_m,
    input  wire        up_payload_event_asks_clear,
    input  wire        up_payload_event_asks_close,
    input  wire        up_payload_event_has_state,
    input  wire        up_payload_event_counts,
    input  wire  [7:0] up_payload_event_mpr,
    input  wire        up_payload_event_flag,
    input  wire [15:0] up_payload_event_pdcid,
    input  wire [15:0] up_payload_event_spdcid,
    input  wire [15:0] up_payload_detail_opaque,
    input  wire [15:0] up_payload_detail_ooo_count,
    input  wire        up_payload_detail_has_nscc,
    input  wire [15:0] up_payload_detail_service_time,
    input  wire        up_payload_detail_restore_cwnd,
    input  wire  [6:0] up_payload_detail_rcv_cwnd_pend,
    input  wire        up_payload_detail_has_credit,
    input  wire [23:0] up_payload_detail_credit,
    input  wire [15:0] up_payload_detail_entropy,
    input  wire        up_payload_detail_response_present,
    input  wire  [1:0] up_payload_detail_response_list,
    input  wire  [5:0] up_payload_detail_response_opcode,
    input  wire  [5:0] up_payload_detail_response_return_code,
    input  wire [15:0] up_payload_detail_response_message_id,
    input  wire [31:0] up_payload_detail_response_modified_length,
    input  wire [23:0] up_payload_detail_rcvd_bytes,
    input  wire [31:0] up_payload_detail_sack_base,
    input  wire [63:0] up_payload_detail_sack_bitmap,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [4:0] down_payload_event_kind,
    output wire  [2:0] down_payload_event_place,
    output wire [31:0] down_payload_event_rel,
    output wire [31:0] down_payload_event_cum,
    output wire  [7:0] down_payload_event_record,
    output wire  [3:0] down_payload_event_act,
    output wire  [7:0] down_payload_event_code,
    output wire        down_payload_event_for_packet,
    output wire        down_payload_event_retx,
    output wire        down_payload_event_m,
    output wire        down_payload_event_asks_clear,
    output wire        down_payload_event_asks_close,
    output wire        down_payload_event_has_state,
    output wire        down_payload_event_counts,
    output wire  [7:0] down_payload_event_mpr,
    output wire        down_payload_event_flag,
    output wire [15:0] down_payload_event_pdcid,
    output wire [15:0] down_payload_event_spdcid,
    output wire [15:0] down_payload_detail_opaque,
    output wire [15:0] down_payload_detail_ooo_count,
    output wire        down_payload_detail_has_nscc,
    output wire [15:0] down_payload_detail_service_time,
    output wire        down_payload_detail_restore_cwnd,
    output wire  [6:0] down_payload_detail_rcv_cwnd_pend,
    output wire        down_payload_detail_has_credit,
    output wire [23:0] down_payload_detail_credit,
    output wire [15:0] down_payload_detail_entropy,
    output wire        down_payload_detail_response_present,
    output wire  [1:0] down_payload_detail_response_list,
    output wire  [5:0] down_payload_detail_response_opcode,
    output wire  [5:0] down_payload_detail_response_return_code,
    output wire [15:0] down_payload_detail_response_message_id,
    output wire [31:0] down_payload_detail_response_modified_length,
    output wire [23:0] down_payload_detail_rcvd_bytes,
    output wire [31:0] down_payload_detail_sack_base,
    output wire [63:0] down_payload_detail_sack_bitmap,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [420:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [420:0] items_rdata = items[rd[5:0]];

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {
        up_payload_event_kind,
        up_payload_event_place,
        up_payload_event_rel,
        up_payload_event_cum,
        up_payload_event_record,
        up_payload_event_act,
        up_payload_event_code,
        up_payload_event_for_packet,
        up_payload_event_retx,
        up_payload_event_m,
        up_payload_event_asks_clear,
        up_payload_event_asks_close,
        up_payload_event_has_state,
        up_payload_event_counts,
        up_payload_event_mpr,
        up_payload_event_flag,
        up_payload_event_pdcid,
        up_payload_event_spdcid,
        up_payload_detail_opaque,
        up_payload_detail_ooo_count,
        up_payload_detail_has_nscc,
        up_payload_detail_service_time,
        up_payload_detail_restore_cwnd,
        up_payload_detail_rcv_cwnd_pend,
        up_payload_detail_has_credit,
        up_payload_detail_credit,
        up_payload_detail_entropy,
        up_payload_detail_response_present,
        up_payload_detail_response_list,
        up_payload_detail_response_opcode,
        up_payload_detail_response_return_code,
        up_payload_detail_response_message_id,
        up_payload_detail_response_modified_length,
        up_payload_detail_rcvd_bytes,
        up_payload_detail_sack_base,
        up_payload_detail_sack_bitmap
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_event_kind = items_rdata[420:416];
    assign down_payload_event_place = items_rdata[415:413];
    assign down_payload_event_rel = items_rdata[412:381];
    assign down_payload_event_cum = items_rdata[380:349];
    assign down_payload_event_record = items_rdata[348:341];
    assign down_payload_event_act = items_rdata[340:337];
    assign down_payload_event_code = items_rdata[336:329];
    assign down_payload_event_for_packet = items_rdata[328];
    assign down_payload_event_retx = items_rdata[327];
    assign down_payload_event_m = items_rdata[326];
    assign down_payload_event_asks_clear = items_rdata[325];
    assign down_payload_event_asks_close = items_rdata[324];
    assign down_payload_event_has_state = items_rdata[323];
    assign down_payload_event_counts = items_rdata[322];
    assign down_payload_event_mpr = items_rdata[321:314];
    assign down_payload_event_flag = items_rdata[313];
    assign down_payload_event_pdcid = items_rdata[312:297];
    assign down_payload_event_spdcid = items_rdata[296:281];
    assign down_payload_detail_opaque = items_rdata[280:265];
    assign down_payload_detail_ooo_count = items_rdata[264:249];
    assign down_payload_detail_has_nscc = items_rdata[248];
    assign down_payload_detail_service_time = items_rdata[247:232];
    assign down_payload_detail_restore_cwnd = items_rdata[231];
    assign down_payload_detail_rcv_cwnd_pend = items_rdata[230:224];
    assign down_payload_detail_has_credit = items_rdata[223];
    assign down_payload_detail_credit = items_rdata[222:199];
    assign down_payload_detail_entropy = items_rdata[198:183];
    assign down_payload_detail_response_present = items_rdata[182];
    assign down_payload_detail_response_list = items_rdata[181:180];
    assign down_payload_detail_response_opcode = items_rdata[179:174];
    assign down_payload_detail_response_return_code = items_rdata[173:168];
    assign down_payload_detail_response_message_id = items_rdata[167:152];
    assign down_payload_detail_response_modified_length = items_rdata[151:120];
    assign down_payload_detail_rcvd_bytes = items_rdata[119:96];
    assign down_payload_detail_sack_base = items_rdata[95:64];
    assign down_payload_detail_sack_bitmap = items_rdata[63:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
