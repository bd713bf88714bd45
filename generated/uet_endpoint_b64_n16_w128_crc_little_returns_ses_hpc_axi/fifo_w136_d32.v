// Stream FIFO of 32 items of 136 bits.
`default_nettype none

module fifo_w136_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [4:0] up_payload_slot,
    input  wire        up_payload_bound,
    input  wire        up_payload_waits,
    input  wire        up_payload_ok,
    input  wire [31:0] up_payload_wr_id,
    input  wire [63:0] up_payload_address,
    input  wire [31:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [4:0] down_payload_slot,
    output wire        down_payload_bound,
    output wire        down_payload_waits,
    output wire        down_payload_ok,
    output wire [31:0] down_payload_wr_id,
    output wire [63:0] down_payload_address,
    output wire [31:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [5:0] wr;
    reg    [5:0] rd;
    reg  [135:0] items [0:31];

    wire         full = (wr ^ rd) == 6'd32;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [135:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_slot,
        up_payload_bound,
        up_payload_waits,
        up_payload_ok,
        up_payload_wr_id,
        up_payload_address,
        up_payload_length
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

    assign up_ready = !full;
    assign down_payload_slot = items_rdata[135:131];
    assign down_payload_bound = items_rdata[130];
    assign down_payload_waits = items_rdata[129];
    assign down_payload_ok = items_rdata[128];
    assign down_payload_wr_id = items_rdata[127:96];
    assign down_payload_address = items_rdata[95:32];
    assign down_payload_length = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
