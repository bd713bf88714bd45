// Stream FIFO of 16 items of 69 bits.
`default_nettype none

module fifo_w69_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [8:0] up_payload_chain_first,
    input  wire  [8:0] up_payload_chain_last,
    input  wire [13:0] up_payload_chain_length,
    input  wire [31:0] up_payload_handle,
    input  wire  [4:0] up_payload_after,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [8:0] down_payload_chain_first,
    output wire  [8:0] down_payload_chain_last,
    output wire [13:0] down_payload_chain_length,
    output wire [31:0] down_payload_handle,
    output wire  [4:0] down_payload_after,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] wr;
    reg   [4:0] rd;
    reg  [68:0] items [0:15];

    wire        full = (wr ^ rd) == 5'd16;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [68:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_chain_first,
        up_payload_chain_last,
        up_payload_chain_length,
        up_payload_handle,
        up_payload_after
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_chain_first = items_rdata[68:60];
    assign down_payload_chain_last = items_rdata[59:51];
    assign down_payload_chain_length = items_rdata[50:37];
    assign down_payload_handle = items_rdata[36:5];
    assign down_payload_after = items_rdata[4:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
