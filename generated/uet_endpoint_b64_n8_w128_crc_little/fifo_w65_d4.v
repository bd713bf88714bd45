// Stream FIFO of 4 items of 65 bits.
`default_nettype none

module fifo_w65_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_retires,
    input  wire  [8:0] up_payload_chain_first,
    input  wire  [8:0] up_payload_chain_last,
    input  wire [13:0] up_payload_chain_length,
    input  wire [31:0] up_payload_handle,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_retires,
    output wire  [8:0] down_payload_chain_first,
    output wire  [8:0] down_payload_chain_last,
    output wire [13:0] down_payload_chain_length,
    output wire [31:0] down_payload_handle,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [64:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [64:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_retires,
        up_payload_chain_first,
        up_payload_chain_last,
        up_payload_chain_length,
        up_payload_handle
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_retires = items_rdata[64];
    assign down_payload_chain_first = items_rdata[63:55];
    assign down_payload_chain_last = items_rdata[54:46];
    assign down_payload_chain_length = items_rdata[45:32];
    assign down_payload_handle = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
