// Stream FIFO of 32 items of 290 bits that says how many it holds.
`default_nettype none

module level_fifo_w290_d32 (
    input  wire         clk,
    input  wire         rst,
    output wire   [5:0] level,
    input  wire         up_payload_uud,
    input  wire         up_payload_retx,
    input  wire  [31:0] up_payload_pkt_id,
    input  wire [127:0] up_payload_destination,
    input  wire   [3:0] up_payload_local,
    input  wire  [15:0] up_payload_picked_entropy,
    input  wire   [7:0] up_payload_picked_ccc_id,
    input  wire  [23:0] up_payload_picked_credit_target,
    input  wire  [31:0] up_payload_handle,
    input  wire  [15:0] up_payload_message,
    input  wire  [13:0] up_payload_length,
    input  wire  [13:0] up_payload_size,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_uud,
    output wire         down_payload_retx,
    output wire  [31:0] down_payload_pkt_id,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire  [15:0] down_payload_picked_entropy,
    output wire   [7:0] down_payload_picked_ccc_id,
    output wire  [23:0] down_payload_picked_credit_target,
    output wire  [31:0] down_payload_handle,
    output wire  [15:0] down_payload_message,
    output wire  [13:0] down_payload_length,
    output wire  [13:0] down_payload_size,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [5:0] wr;
    reg    [5:0] rd;
    reg  [289:0] items [0:31];

    wire         full = (wr ^ rd) == 6'd32;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [289:0] items_rdata = items[rd[4:0]];
    wire   [5:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_uud,
        up_payload_retx,
        up_payload_pkt_id,
        up_payload_destination,
        up_payload_local,
        up_payload_picked_entropy,
        up_payload_picked_ccc_id,
        up_payload_picked_credit_target,
        up_payload_handle,
        up_payload_message,
        up_payload_length,
        up_payload_size
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_uud = items_rdata[289];
    assign down_payload_retx = items_rdata[288];
    assign down_payload_pkt_id = items_rdata[287:256];
    assign down_payload_destination = items_rdata[255:128];
    assign down_payload_local = items_rdata[127:124];
    assign down_payload_picked_entropy = items_rdata[123:108];
    assign down_payload_picked_ccc_id = items_rdata[107:100];
    assign down_payload_picked_credit_target = items_rdata[99:76];
    assign down_payload_handle = items_rdata[75:44];
    assign down_payload_message = items_rdata[43:28];
    assign down_payload_length = items_rdata[27:14];
    assign down_payload_size = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 6'd32);
`endif

endmodule

`default_nettype wire
