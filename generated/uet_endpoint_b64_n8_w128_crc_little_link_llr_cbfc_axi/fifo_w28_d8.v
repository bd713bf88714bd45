// Stream FIFO of 8 items of 28 bits.
`default_nettype none

module fifo_w28_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_kind,
    input  wire  [1:0] up_payload_vc,
    input  wire [13:0] up_payload_bytes,
    input  wire  [9:0] up_payload_cost,
    input  wire        up_payload_tag,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_kind,
    output wire  [1:0] down_payload_vc,
    output wire [13:0] down_payload_bytes,
    output wire  [9:0] down_payload_cost,
    output wire        down_payload_tag,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] wr;
    reg   [3:0] rd;
    reg  [27:0] items [0:7];

    wire        full = (wr ^ rd) == 4'd8;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [27:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {up_payload_kind, up_payload_vc, up_payload_bytes, up_payload_cost, up_payload_tag};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_kind = items_rdata[27];
    assign down_payload_vc = items_rdata[26:25];
    assign down_payload_bytes = items_rdata[24:11];
    assign down_payload_cost = items_rdata[10:1];
    assign down_payload_tag = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
