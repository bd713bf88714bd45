// FIFO of less than 64 items of 262 bits, which always has room.
`default_nettype none

module roomy_fifo_w262_d64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_place,
    input  wire  [2:0] push_payload_kind,
    input  wire        push_payload_rod,
    input  wire        push_payload_retx,
    input  wire        push_payload_ar,
    input  wire        push_payload_syn,
    input  wire [31:0] push_payload_psn,
    input  wire [15:0] push_payload_clear_offset,
    input  wire [15:0] push_payload_opaque,
    input  wire [31:0] push_payload_payload,
    input  wire [15:0] push_payload_spdcid,
    input  wire [15:0] push_payload_dpdcid,
    input  wire [15:0] push_payload_picked_entropy,
    input  wire  [7:0] push_payload_picked_ccc_id,
    input  wire [23:0] push_payload_picked_credit_target,
    input  wire [31:0] push_payload_handle,
    input  wire [15:0] push_payload_message,
    input  wire [13:0] push_payload_length,
    input  wire [13:0] push_payload_size,
    output wire  [5:0] level,
    output wire  [2:0] down_payload_place,
    output wire  [2:0] down_payload_kind,
    output wire        down_payload_rod,
    output wire        down_payload_retx,
    output wire        down_payload_ar,
    output wire        down_payload_syn,
    output wire [31:0] down_payload_psn,
    output wire [15:0] down_payload_clear_offset,
    output wire [15:0] down_payload_opaque,
    output wire [31:0] down_payload_payload,
    output wire [15:0] down_payload_spdcid,
    output wire [15:0] down_payload_dpdcid,
    output wire [15:0] down_payload_picked_entropy,
    output wire  [7:0] down_payload_picked_ccc_id,
    output wire [23:0] down_payload_picked_credit_target,
    output wire [31:0] down_payload_handle,
    output wire [15:0] down_payload_message,
    output wire [13:0] down_payload_length,
    output wire [13:0] down_payload_size,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [5:0] wr;
    reg    [5:0] rd;
    reg  [261:0] items [0:63];

    wire         empty = wr == rd;
    wire         pop = down_ready && !empty;
    wire   [5:0] after = wr + 6'd1;
    wire [261:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {
        push_payload_place,
        push_payload_kind,
        push_payload_rod,
        push_payload_retx,
        push_payload_ar,
        push_payload_syn,
        push_payload_psn,
        push_payload_clear_offset,
        push_payload_opaque,
        push_payload_payload,
        push_payload_spdcid,
        push_payload_dpdcid,
        push_payload_picked_entropy,
        push_payload_picked_ccc_id,
        push_payload_picked_credit_target,
        push_payload_handle,
        push_payload_message,
        push_payload_length,
        push_payload_size
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_place = items_rdata[261:259];
    assign down_payload_kind = items_rdata[258:256];
    assign down_payload_rod = items_rdata[255];
    assign down_payload_retx = items_rdata[254];
    assign down_payload_ar = items_rdata[253];
    assign down_payload_syn = items_rdata[252];
    assign down_payload_psn = items_rdata[251:220];
    assign down_payload_clear_offset = items_rdata[219:204];
    assign down_payload_opaque = items_rdata[203:188];
    assign down_payload_payload = items_rdata[187:156];
    assign down_payload_spdcid = items_rdata[155:140];
    assign down_payload_dpdcid = items_rdata[139:124];
    assign down_payload_picked_entropy = items_rdata[123:108];
    assign down_payload_picked_ccc_id = items_rdata[107:100];
    assign down_payload_picked_credit_target = items_rdata[99:76];
    assign down_payload_handle = items_rdata[75:44];
    assign down_payload_message = items_rdata[43:28];
    assign down_payload_length = items_rdata[27:14];
    assign down_payload_size = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
